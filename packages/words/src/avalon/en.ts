import {
  type Action,
  type Card,
  colourOf,
  type Event,
  isSorceress,
  REASONS,
  type Reason,
  type Region,
  regionNumber,
  type Tile,
} from '@logres/avalon'
import type { Question, Refusal } from '@logres/kernel'
import { counted, does } from '../speech-en.ts'
import type { Company, GameWords } from '../types.ts'

export const REGION_NAMES: Readonly<Record<Region, string>> = {
  plainA: 'Plain',
  plainCastle: 'Plain with castle',
  plainB: 'Plain',
  forestA: 'Forest',
  forestCastle: 'Forest with castle',
  stoneCircle: 'Stone circle',
  hillA: 'Hill',
  hillCastle: 'Hill with castle',
  hillB: 'Hill',
  avalon: 'Avalon',
  swamp: 'Swamp',
}

export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  two: 'Two',
  landscape: 'Landscape',
  connected: 'Connected',
  four: 'Four',
  landscapeTwice: 'Landscape ×2',
  realm: 'Realm',
}

export function cardName(card: Card): string {
  return `${colourOf(card)} ${isSorceress(card) ? 'sorceress' : 'knight'}`
}

function region(position: number): string {
  return `region ${regionNumber(position)}`
}

function cards(count: number): string {
  return counted(count, 'card')
}

function event(event: Event, company: Company): string {
  const by = (verb: string, verbs?: string) => ('seat' in event ? does(company, event.seat, verb, verbs) : '')
  switch (event.kind) {
    case 'turnBegan':
      return `Turn ${event.no}: ${by('begin')}.`
    case 'tilePaid':
      return `${by('draw')} ${cards(event.cards)} for the tile ${TILE_NAMES[event.tile]}.`
    case 'cardDrawn':
      return event.card === null ? `${by('draw')} a card.` : `${by('draw')} a ${cardName(event.card)}.`
    case 'reinforced':
      return `${by('reinforce')} ${region(event.at)} with a ${cardName(event.card)}.`
    case 'spellCast':
      return `${by('lay')} a ${cardName(event.card)} at ${region(event.at)} to enchant the ${cardName(event.target)}.`
    case 'spellCountered':
      return `${by('counter')} the spell at ${region(event.at)} and ${'seat' in event && event.seat === company.reader ? 'take' : 'takes'} the ${cardName(event.card)} in hand.`
    case 'cardEnchanted':
      return `The ${cardName(event.card)} at ${region(event.at)} changes sides.`
    case 'attackDeclared':
      return `${by('attack')} ${region(event.at)} with a ${cardName(event.card)}.`
    case 'attackResisted':
      return `${by('resist')} at ${region(event.at)} with a ${cardName(event.card)}: the attack fails.`
    case 'answerDeclined':
      return `${by('let', 'lets')} it happen.`
    case 'regionTurnedUp':
      return `The mist lifts from ${region(event.at)}: ${REGION_NAMES[event.region]}.`
    case 'regionConquered':
      return `${by('conquer')} ${region(event.at)}.`
    case 'lossesOwed':
      return `${by('owe')} ${cards(event.cards)}.`
    case 'avalonUsed':
      return `${by('use')} Avalon: one card less.`
    case 'avalonKept':
      return `${by('keep')} Avalon's help for later.`
    case 'cardLost':
      return `${by('lose')} a ${cardName(event.card)} from ${event.from === 'hand' ? 'hand' : region(event.from)}.`
    case 'playsFinished':
      return `${by('play')} no more cards.`
    case 'tileTaken':
      return `${by('take')} the tile ${TILE_NAMES[event.tile]}.`
    case 'tilesTurnedUp':
      return `${event.tiles} tiles are turned face up again.`
    case 'discardsShuffled':
      return `The ${cards(event.cards)} of the discards become the new draw pile.`
    case 'cardsMissing':
      return `There is nothing left to draw: ${cards(event.cards)} lost.`
    case 'cardDiscarded':
      return `${by('discard')} a ${cardName(event.card)}.`
    case 'gameEnded':
      return `${event.winner === null ? 'Nobody wins' : does(company, event.winner, 'win')}${event.reason === 'crowns' ? ' by crowns.' : ': the turn limit is reached.'}`
  }
}

function question({ kind, params }: Question): string {
  const at = typeof params.at === 'number' ? region(params.at) : ''
  const card = typeof params.card === 'number' ? cardName(params.card) : 'card'
  switch (kind) {
    case 'playCards':
      return 'Play a card, or finish.'
    case 'answerSpell':
      return `A ${card} enchants your card at ${at}. Counter the spell?`
    case 'answerAttack':
      return `A ${card} attacks you at ${at}. Resist?`
    case 'spareLoss':
      return `You owe ${cards(Number(params.owed))} for ${at}. Use Avalon now to save one?`
    case 'payLosses':
      return `Pay ${cards(Number(params.owed))} more, from your hand or the tops of your piles.`
    case 'takeTile':
      return 'Take a supply tile.'
    case 'discardDown':
      return 'Discard down to five cards.'
    case 'endTurn':
      return 'End your turn.'
    default:
      return kind
  }
}

function action(action: Action): string {
  switch (action.kind) {
    case 'reinforce':
    case 'enchant':
    case 'attack':
      return `${action.kind} ${region(action.at)} with the ${cardName(action.card)}`
    case 'payLoss':
      return action.from === 'hand'
        ? `pay the ${cardName(action.card)} in hand`
        : `pay the top card at ${region(action.from)}`
    case 'discard':
      return `discard the ${cardName(action.card)}`
    case 'takeTile':
      return `take the tile ${TILE_NAMES[action.tile]}`
    case 'finishPlays':
      return 'play no more cards'
    case 'counterSpell':
      return 'counter the spell'
    case 'resist':
      return 'resist'
    case 'decline':
      return 'let it happen'
    case 'useAvalon':
      return 'use Avalon'
    case 'keepAvalon':
      return 'keep Avalon for later'
    case 'endTurn':
      return 'end the turn'
  }
}

type Params = Refusal['params']
const cardIn = (value: Params[string] | undefined) => (typeof value === 'number' ? cardName(value) : 'card')
const regionIn = (value: Params[string] | undefined) => (typeof value === 'number' ? region(value) : 'the region')

const REFUSALS: Readonly<Record<Reason, (params: Params) => string>> = {
  gameOver: () => 'The game is over.',
  notAsked: () => 'It is not your turn to act.',
  finishPlaysFirst: () => 'Finish your plays first.',
  playsFinished: () => 'Your plays are finished: no more cards this turn.',
  answerSpellFirst: () => 'Answer the spell first.',
  answerAttackFirst: () => 'Answer the attack first.',
  sayAvalonFirst: () => "Say first whether you use Avalon's help.",
  payFirst: ({ owed }) => `Pay your losses first: ${cards(Number(owed))} to go.`,
  takeTileFirst: () => 'Take a supply tile first.',
  discardFirst: () => 'Discard down to five cards first.',
  endTurnFirst: () => 'All that is left is to end the turn.',
  nothingToAnswer: () => 'There is nothing to answer.',
  nothingToPay: () => 'You owe no losses.',
  noAvalonToUse: () => 'There are no losses that Avalon could spare you.',
  cardNotInHand: ({ card }) => `You hold no ${cardIn(card)}.`,
  spellNeedsSorceress: ({ card }) => `Only a sorceress can enchant, not a ${cardIn(card)}.`,
  spellNeedsTarget: ({ at }) => `The opponent has no card at ${regionIn(at)} to enchant.`,
  spellNeedsSameColour: ({ card, target }) =>
    `A ${cardIn(card)} cannot enchant a ${cardIn(target)}: the colours differ.`,
  attackNeedsKnight: ({ card }) => `A ${cardIn(card)} cannot attack without the stone circle: that takes a knight.`,
  attackNeedsForeignRegion: ({ at }) => `You own ${regionIn(at)} already.`,
  attackNeedsAsMany: ({ at, yours, needed }) => `At ${regionIn(at)} you have ${yours} and need ${needed} to attack.`,
  castleNeedsOneMore: ({ at, yours, needed }) =>
    `The castle at ${regionIn(at)} holds: you have ${yours} and need ${needed}.`,
  conquestsSpent: () => 'You have made two conquests this turn.',
  cannotPayInFull: ({ yours, needed }) => `You have ${cards(Number(yours))} in all and would have to lose ${needed}.`,
  counterNeedsSorceress: ({ card }) => `To counter this spell you need a ${cardIn(card)} in hand.`,
  resistNeedsKnight: ({ card }) => `To resist this attack you need a ${cardIn(card)} in hand.`,
  spellNeedsCounterSpell: () => 'A spell is answered by a counter-spell.',
  attackNeedsResistance: () => 'An attack is answered by resistance.',
  lossNotInHand: ({ card }) => `You hold no ${cardIn(card)} to pay with.`,
  avalonMustPay: ({ owed, yours }) =>
    `You owe ${cards(Number(owed))} and have ${yours}: Avalon must spare you one now.`,
  discardNotInHand: ({ card }) => `You hold no ${cardIn(card)} to discard.`,
  pileEmpty: ({ at }) => `You have no card at ${regionIn(at)}.`,
  tileNotFaceUp: () => 'That tile does not lie face up.',
}

function isReason(code: string): code is Reason {
  return Object.hasOwn(REASONS, code)
}

const FORM: Readonly<Record<string, string>> = {
  noSuchCard: 'There is no such card.',
  noSuchRegion: 'There is no such region.',
  noSuchTile: 'There is no such tile.',
}

function refusal({ code, params }: Refusal): string | undefined {
  return isReason(code) ? REFUSALS[code](params) : FORM[code]
}

export const avalonEn: GameWords<Event, Action> = { score: 'Crowns', event, question, action, refusal }
