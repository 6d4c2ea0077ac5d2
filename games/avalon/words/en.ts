/* Avalon in English. */

import type { Param } from '@logres/words'
import { numberIn } from '@logres/words'
import { counted, does, whose } from '@logres/words/en'
import { editionFaults } from './en/edition.ts'
import { telling } from './en/telling.ts'
import { cardName, cards, names, region } from './en/things.ts'
import { type AvalonSentences, avalonWords } from './sentences.ts'

const events: AvalonSentences['events'] = {
  turnBegan: ({ no, seat }, players) => `Turn ${no}: ${whose(players, seat)} move.`,
  tilePaid: ({ seat, tile, cards: count }, players) =>
    `${does(players, seat, 'draw')} ${cards(count)} for the tile ${names.tiles[tile]}.`,
  cardDrawn: ({ seat, card }, players) =>
    card === null ? `${does(players, seat, 'draw')} a card.` : `${does(players, seat, 'draw')} a ${cardName(card)}.`,
  reinforced: ({ seat, at, card }, players) =>
    `${does(players, seat, 'reinforce')} ${region(at)} with a ${cardName(card)}.`,
  spellCast: ({ seat, card, at, target }, players) =>
    `${does(players, seat, 'play')} a ${cardName(card)} at ${region(at)} to enchant the ${cardName(target)}.`,
  spellCountered: ({ seat, at, card }, players) =>
    `${does(players, seat, 'counter')} the spell at ${region(at)} and ${seat === players.reader ? 'take' : 'takes'} the ${cardName(card)} into hand.`,
  cardEnchanted: ({ card, at }) => `The ${cardName(card)} at ${region(at)} changes sides.`,
  attackDeclared: ({ seat, at, card }, players) =>
    `${does(players, seat, 'attack')} ${region(at)} with a ${cardName(card)}.`,
  attackResisted: ({ seat, at, card }, players) =>
    `${does(players, seat, 'resist')} at ${region(at)} with a ${cardName(card)}: the attack fails.`,
  answerDeclined: ({ seat }, players) => `${does(players, seat, 'let', 'lets')} it happen.`,
  regionTurnedUp: ({ at, region: name }) => `The mist lifts from ${region(at)}: ${names.regions[name]}.`,
  regionConquered: ({ seat, at }, players) => `${does(players, seat, 'conquer')} ${region(at)}.`,
  lossesOwed: ({ seat, cards: count }, players) => `${does(players, seat, 'owe')} ${cards(count)}.`,
  avalonUsed: ({ seat }, players) => `${does(players, seat, 'use')} Avalon: one card less.`,
  avalonKept: ({ seat }, players) => `${does(players, seat, 'save')} Avalon’s help for later.`,
  cardLost: ({ seat, card, from }, players) =>
    `${does(players, seat, 'lose')} a ${cardName(card)} from ${from === 'hand' ? `${seat === players.reader ? 'your' : 'their'} hand` : region(from)}.`,
  playsFinished: ({ seat }, players) => `${does(players, seat, 'play')} no more cards.`,
  tileTaken: ({ seat, tile }, players) => `${does(players, seat, 'take')} the tile ${names.tiles[tile]}.`,
  tilesTurnedUp: ({ tiles }) =>
    tiles === 1 ? '1 tile is turned face up again.' : `${tiles} tiles are turned face up again.`,
  discardsShuffled: ({ cards: count }) => `The discards are shuffled into a new draw pile: ${cards(count)}.`,
  cardsMissing: ({ cards: count }) => `There is nothing left to draw: ${cards(count)} short.`,
  cardDiscarded: ({ seat, card }, players) => `${does(players, seat, 'discard')} a ${cardName(card)}.`,
  gameEnded: ({ winner, reason }, players) =>
    `${winner === null ? 'Nobody wins' : does(players, winner, 'win')}${reason === 'crowns' ? ' on crowns.' : ': the turn limit is reached.'}`,
}

const cardIn = (value: Param) => (typeof value === 'number' ? cardName(value) : 'card')
const regionIn = (value: Param) => (typeof value === 'number' ? region(value) : 'the region')

const questions: AvalonSentences['questions'] = {
  playCards: () => 'Play a card, or stop here.',
  answerSpell: ({ card, at }) => `A ${cardIn(card)} enchants your card at ${regionIn(at)}. Counter the spell?`,
  answerAttack: ({ card, at }) => `A ${cardIn(card)} attacks you at ${regionIn(at)}. Resist?`,
  spareLoss: ({ owed, at }) => `You owe ${cards(numberIn(owed))} for ${regionIn(at)}. Use Avalon now to save one?`,
  payLosses: ({ owed }) =>
    `Choose ${counted(numberIn(owed), 'more card')} to lose, from your hand or the tops of your piles.`,
  takeTile: () => 'Take a supply tile.',
  discardDown: () => 'Discard down to five cards.',
  endTurn: () => 'End your turn.',
}

const actions: AvalonSentences['actions'] = {
  reinforce: ({ at, card }) => `reinforce ${region(at)} with the ${cardName(card)}`,
  enchant: ({ at, card }) => `enchant ${region(at)} with the ${cardName(card)}`,
  attack: ({ at, card }) => `attack ${region(at)} with the ${cardName(card)}`,
  payLoss: (action) =>
    action.from === 'hand' ? `pay the ${cardName(action.card)} in hand` : `pay the top card at ${region(action.from)}`,
  discard: ({ card }) => `discard the ${cardName(card)}`,
  takeTile: ({ tile }) => `take the tile ${names.tiles[tile]}`,
  finishPlays: () => 'play no more cards',
  counterSpell: () => 'counter the spell',
  resist: () => 'resist',
  decline: () => 'let it happen',
  useAvalon: () => 'use Avalon',
  keepAvalon: () => 'keep Avalon for later',
  endTurn: () => 'end the turn',
}

export const refusals: AvalonSentences['refusals'] = {
  ...editionFaults,
  gameOver: () => 'The game is over.',
  notAsked: () => 'It is not your turn to act.',
  finishPlaysFirst: () => 'First say that you are done playing cards.',
  playsFinished: () => 'You are done playing cards this turn.',
  answerSpellFirst: () => 'Answer the spell first.',
  answerAttackFirst: () => 'Answer the attack first.',
  sayAvalonFirst: () => 'First say whether you use Avalon.',
  payFirst: ({ owed }) => `Pay your losses first: ${cards(numberIn(owed))} to go.`,
  takeTileFirst: () => 'Take a supply tile first.',
  discardFirst: () => 'Discard down to five cards first.',
  endTurnFirst: () => 'All that is left is to end the turn.',
  nothingToAnswer: () => 'There is nothing to answer.',
  nothingToPay: () => 'You owe no losses.',
  noAvalonToUse: () => 'There are no losses for Avalon to save.',
  cardNotInHand: ({ card }) => `You have no ${cardIn(card)} in hand.`,
  spellNeedsSorceress: ({ card }) => `Only a sorceress can enchant, not a ${cardIn(card)}.`,
  spellNeedsTarget: ({ at }) => `The opponent has no card at ${regionIn(at)} to enchant.`,
  spellNeedsSameColour: ({ card, target }) =>
    `A ${cardIn(card)} cannot enchant a ${cardIn(target)}: the colours differ.`,
  attackNeedsKnight: ({ card }) => `A ${cardIn(card)} cannot attack without the stone circle: that takes a knight.`,
  attackNeedsForeignRegion: ({ at }) => `You already own ${regionIn(at)}.`,
  attackNeedsAsMany: ({ at, yours, needed }) =>
    `You have ${cards(numberIn(yours))} at ${regionIn(at)} and need ${numberIn(needed)} to attack.`,
  castleNeedsOneMore: ({ at, yours, needed }) =>
    `The castle at ${regionIn(at)} holds: you have ${cards(numberIn(yours))} and need ${numberIn(needed)}.`,
  conquestsSpent: () => 'You have already made two conquests this turn.',
  cannotPayInFull: ({ yours, needed }) =>
    `You have ${cards(numberIn(yours))} in all and would have to lose ${numberIn(needed)}.`,
  counterNeedsSorceress: ({ card }) => `To counter this spell you need a ${cardIn(card)} in hand.`,
  resistNeedsKnight: ({ card }) => `To resist this attack you need a ${cardIn(card)} in hand.`,
  spellNeedsCounterSpell: () => 'A spell is answered by a counter-spell.',
  attackNeedsResistance: () => 'An attack is answered by resistance.',
  lossNotInHand: ({ card }) => `You have no ${cardIn(card)} in hand to pay with.`,
  avalonMustPay: ({ owed, yours }) =>
    `You owe ${cards(numberIn(owed))} and have ${numberIn(yours)}: Avalon must save you one now.`,
  discardNotInHand: ({ card }) => `You have no ${cardIn(card)} to discard.`,
  pileEmpty: ({ at }) => `You have no card at ${regionIn(at)}.`,
  tileNotFaceUp: () => 'That tile is not face up.',
  noSuchCard: () => 'There is no such card.',
  noSuchRegion: () => 'There is no such region.',
  noSuchTile: () => 'There is no such tile.',
}

const options: AvalonSentences['options'] = {
  payInFull: {
    label: 'Attacks must be paid in full',
    hint: 'You can only attack if you can pay all the losses (6.9).',
  },
  avalonAndSwampInterrupt: {
    label: 'Avalon and the swamp interrupt',
    hint: 'Regions on either side of them are not connected (7.3).',
  },
  startPlayer: {
    label: 'Who goes first',
    hint: 'First seat, second seat, or random (2.3).',
    values: { random: 'random', first: 'the first seat', second: 'the second seat' },
  },
  turnLimit: { label: 'Turn limit', hint: 'For games between bots; 0 means no limit (8.2).' },
  edition: {
    label: 'Printed values',
    hint: 'What is printed on regions, and how many there are of each tile (1.2, 1.3).',
    values: { reconstructed: 'reconstructed' },
  },
}

export const words = avalonWords({
  score: 'Crowns',
  unit: (count) => (count === 1 ? 'crown' : 'crowns'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
  telling,
})
