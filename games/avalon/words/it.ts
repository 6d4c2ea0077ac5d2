/* Avalon in italiano. */

import type { Param } from '@logres/words'
import { numberIn } from '@logres/words'
import { counted, does, nameOf } from '@logres/words/it'
import { editionFaults } from './it/edition.ts'
import { telling } from './it/telling.ts'
import { a, cards, names, no, region, the } from './it/things.ts'
import { type AvalonSentences, avalonWords } from './sentences.ts'

const events: AvalonSentences['events'] = {
  turnBegan: ({ no: turn, seat }, players) => `Turno ${turn}: tocca a ${nameOf(players, seat)}.`,
  tilePaid: ({ seat, tile, cards: count }, players) =>
    `${does(players, seat, 'peschi', 'pesca')} ${cards(count)} per la tessera ${names.tiles[tile]}.`,
  cardDrawn: ({ seat, card }, players) =>
    `${does(players, seat, 'peschi', 'pesca')} ${card === null ? 'una carta' : a(card)}.`,
  reinforced: ({ seat, at, card }, players) =>
    `${does(players, seat, 'rinforzi', 'rinforza')} il ${region(at)} con ${a(card)}.`,
  spellCast: ({ seat, card, at, target }, players) =>
    `${does(players, seat, 'metti', 'mette')} ${a(card)} al ${region(at)} per incantare ${the(target)}.`,
  spellCountered: ({ seat, at, card }, players) =>
    `${does(players, seat, 'contrasti', 'contrasta')} l’incantesimo al ${region(at)} e ${seat === players.reader ? 'prendi' : 'prende'} in mano ${the(card)}.`,
  cardEnchanted: ({ card, at }) => `Al ${region(at)} ${the(card)} cambia schieramento.`,
  attackDeclared: ({ seat, at, card }, players) =>
    `${does(players, seat, 'attacchi', 'attacca')} il ${region(at)} con ${a(card)}.`,
  attackResisted: ({ seat, at, card }, players) =>
    `${does(players, seat, 'opponi', 'oppone')} resistenza al ${region(at)} con ${a(card)}: l’attacco fallisce.`,
  answerDeclined: ({ seat }, players) => `${does(players, seat, 'lasci', 'lascia')} fare.`,
  regionTurnedUp: ({ at, region: name }) => `La nebbia si alza dal ${region(at)}: ${names.regions[name]}.`,
  regionConquered: ({ seat, at }, players) => `${does(players, seat, 'conquisti', 'conquista')} il ${region(at)}.`,
  lossesOwed: ({ seat, cards: count }, players) => `${does(players, seat, 'devi', 'deve')} pagare ${cards(count)}.`,
  avalonUsed: ({ seat }, players) => `${does(players, seat, 'usi', 'usa')} Avalon: una carta in meno.`,
  avalonKept: ({ seat }, players) => `${does(players, seat, 'tieni', 'tiene')} l’aiuto di Avalon per dopo.`,
  cardLost: ({ seat, card, from }, players) =>
    `${does(players, seat, 'perdi', 'perde')} ${a(card)} ${from === 'hand' ? 'dalla mano' : `dal ${region(from)}`}.`,
  playsFinished: ({ seat }, players) => `${does(players, seat, 'non giochi', 'non gioca')} più carte.`,
  tileTaken: ({ seat, tile }, players) => `${does(players, seat, 'prendi', 'prende')} la tessera ${names.tiles[tile]}.`,
  tilesTurnedUp: ({ tiles }) =>
    tiles === 1 ? '1 tessera torna a faccia in su.' : `${tiles} tessere tornano a faccia in su.`,
  discardsShuffled: ({ cards: count }) => `Gli scarti formano il nuovo mazzo: ${cards(count)}.`,
  cardsMissing: ({ cards: count }) => `Non c’è più nulla da pescare: ${counted(count, 'carta persa', 'carte perse')}.`,
  cardDiscarded: ({ seat, card }, players) => `${does(players, seat, 'scarti', 'scarta')} ${a(card)}.`,
  gameEnded: ({ winner, reason }, players) =>
    `${winner === null ? 'Non vince nessuno' : does(players, winner, 'vinci', 'vince')}${reason === 'crowns' ? ' grazie alle corone.' : ': il limite di turni è raggiunto.'}`,
}

const aIn = (value: Param) => (typeof value === 'number' ? a(value) : 'una carta')
const noIn = (value: Param) => (typeof value === 'number' ? no(value) : 'nessuna carta del genere')
const regionIn = (value: Param) => (typeof value === 'number' ? region(value) : 'territorio')

const neededText = (value: Param) => (numberIn(value) === 1 ? 'te ne serve 1' : `te ne servono ${numberIn(value)}`)

const questions: AvalonSentences['questions'] = {
  playCards: () => 'Gioca una carta, oppure fermati.',
  answerSpell: ({ card, at }) => `Al ${regionIn(at)} ${aIn(card)} incanta la tua carta. Contro-incantesimo?`,
  answerAttack: ({ card, at }) => `Al ${regionIn(at)} ti attacca ${aIn(card)}. Opporre resistenza?`,
  spareLoss: ({ owed, at }) =>
    `Devi ${cards(numberIn(owed))} per il ${regionIn(at)}. Usare Avalon adesso per risparmiarne una?`,
  payLosses: ({ owed }) => `Paga ancora ${cards(numberIn(owed))}, dalla mano o dalla cima delle tue pile.`,
  takeTile: () => 'Prendi una tessera rifornimento.',
  discardDown: () => 'Scarta fino a restare con cinque carte.',
  endTurn: () => 'Termina il tuo turno.',
}

const actions: AvalonSentences['actions'] = {
  reinforce: ({ at, card }) => `rinforzare il ${region(at)} con ${the(card)}`,
  enchant: ({ at, card }) => `incantare al ${region(at)} con ${the(card)}`,
  attack: ({ at, card }) => `attaccare il ${region(at)} con ${the(card)}`,
  payLoss: (action) =>
    action.from === 'hand'
      ? `pagare ${the(action.card)} dalla mano`
      : `pagare la carta in cima al ${region(action.from)}`,
  discard: ({ card }) => `scartare ${the(card)}`,
  takeTile: ({ tile }) => `prendere la tessera ${names.tiles[tile]}`,
  finishPlays: () => 'non giocare più carte',
  counterSpell: () => 'fare un contro-incantesimo',
  resist: () => 'opporre resistenza',
  decline: () => 'lasciar fare',
  useAvalon: () => 'usare Avalon',
  keepAvalon: () => 'tenere Avalon per dopo',
  endTurn: () => 'terminare il turno',
}

const refusals: AvalonSentences['refusals'] = {
  ...editionFaults,
  gameOver: () => 'La partita è finita.',
  notAsked: () => 'Non tocca a te.',
  finishPlaysFirst: () => 'Prima dichiara che non giochi più carte.',
  playsFinished: () => 'Hai finito di giocare: niente più carte in questo turno.',
  answerSpellFirst: () => 'Prima rispondi all’incantesimo.',
  answerAttackFirst: () => 'Prima rispondi all’attacco.',
  sayAvalonFirst: () => 'Prima di’ se usi l’aiuto di Avalon.',
  payFirst: ({ owed }) => `Prima paga le tue perdite: ancora ${cards(numberIn(owed))}.`,
  takeTileFirst: () => 'Prima prendi una tessera rifornimento.',
  discardFirst: () => 'Prima scarta fino a restare con cinque carte.',
  endTurnFirst: () => 'Resta solo da terminare il turno.',
  nothingToAnswer: () => 'Non c’è nulla a cui rispondere.',
  nothingToPay: () => 'Non devi pagare perdite.',
  noAvalonToUse: () => 'Non ci sono perdite che Avalon possa risparmiarti.',
  cardNotInHand: ({ card }) => `Non hai in mano ${noIn(card)}.`,
  spellNeedsSorceress: ({ card }) => `Solo una strega può incantare, non ${aIn(card)}.`,
  spellNeedsTarget: ({ at }) => `Al ${regionIn(at)} l’avversario non ha carte da incantare.`,
  spellNeedsSameColour: ({ card, target }) => `Con ${aIn(card)} non si incanta ${aIn(target)}: i colori sono diversi.`,
  attackNeedsKnight: ({ card }) => `Senza il cerchio di pietre non si attacca con ${aIn(card)}: serve un cavaliere.`,
  attackNeedsForeignRegion: ({ at }) => `Il ${regionIn(at)} è già tuo.`,
  attackNeedsAsMany: ({ at, yours, needed }) =>
    `Al ${regionIn(at)} hai ${cards(numberIn(yours))} e ${neededText(needed)} per attaccare.`,
  castleNeedsOneMore: ({ at, yours, needed }) =>
    `Il castello del ${regionIn(at)} resiste: hai ${cards(numberIn(yours))} e ${neededText(needed)}.`,
  conquestsSpent: () => 'Hai già fatto due conquiste in questo turno.',
  cannotPayInFull: ({ yours, needed }) =>
    `Hai ${cards(numberIn(yours))} in tutto e dovresti perderne ${numberIn(needed)}.`,
  counterNeedsSorceress: ({ card }) => `Per contrastare questo incantesimo ti serve in mano ${aIn(card)}.`,
  resistNeedsKnight: ({ card }) => `Per resistere a questo attacco ti serve in mano ${aIn(card)}.`,
  spellNeedsCounterSpell: () => 'A un incantesimo si risponde con un contro-incantesimo.',
  attackNeedsResistance: () => 'A un attacco si risponde con la resistenza.',
  lossNotInHand: ({ card }) => `Non hai in mano ${noIn(card)} con cui pagare.`,
  avalonMustPay: ({ owed, yours }) =>
    `Devi ${cards(numberIn(owed))} e ne hai ${numberIn(yours)}: Avalon deve risparmiartene una adesso.`,
  discardNotInHand: ({ card }) => `Non hai ${noIn(card)} da scartare.`,
  pileEmpty: ({ at }) => `Al ${regionIn(at)} non hai carte.`,
  tileNotFaceUp: () => 'Questa tessera non è a faccia in su.',
  noSuchCard: () => 'Questa carta non esiste.',
  noSuchRegion: () => 'Questo territorio non esiste.',
  noSuchTile: () => 'Questa tessera non esiste.',
}

const options: AvalonSentences['options'] = {
  payInFull: {
    label: 'Attacchi da pagare per intero',
    hint: 'Può attaccare solo chi è in grado di pagare tutte le perdite (6.9).',
  },
  avalonAndSwampInterrupt: {
    label: 'Avalon e la palude interrompono le file',
    hint: 'I territori ai due lati non formano una fila (7.3).',
  },
  startPlayer: {
    label: 'Chi gioca per primo',
    hint: 'Il primo posto, il secondo oppure a caso (2.3).',
    values: { random: 'a caso', first: 'il primo posto', second: 'il secondo posto' },
  },
  turnLimit: { label: 'Limite di turni', hint: 'Per partite tra bot; 0: senza limite (8.2).' },
  edition: {
    label: 'Valori stampati',
    hint: 'Che cosa è stampato sui territori, e quante tessere ci sono di ogni tipo (1.2, 1.3).',
    values: { reconstructed: 'ricostruiti' },
  },
}

export const words = avalonWords({
  score: 'Corone',
  unit: (count) => (count === 1 ? 'corona' : 'corone'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
  telling,
})
