/* L'italiano, qualunque sia il gioco. */
import { type GeneralWords, generalWords } from '../general.ts'
import { capital, does, nameOf, plural, together } from './grammar.ts'
import { SENTENCES } from './refusals.ts'

export const general: GeneralWords = generalWords({
  language: 'it',
  refusals: SENTENCES,
  unknown: (code) => `Non è possibile: ${code}.`,
  withRule: (sentence, rule) => `${sentence} (regola ${rule})`,
  levels: { novice: 'principiante', page: 'paggio', squire: 'scudiero', knight: 'cavaliere', champion: 'campione' },
  voids: { abandoned: 'lasciata a metà', closed: 'chiusa' },
  notes: {
    undo: (players, seat) => `${does(players, seat, 'torni', 'torna')} indietro.`,
    resign: (players, seat) => `${does(players, seat, 'abbandoni', 'abbandona')} la partita.`,
    standIn: (players, seat) => `Ora un bot gioca per ${nameOf(players, seat)}.`,
    handBack: (players, seat) => `${does(players, seat, 'giochi', 'gioca')} di nuovo senza il bot.`,
    agreeEnd: () => 'I giocatori si accordano per finire la partita.',
    void: () => 'La partita è dichiarata nulla.',
  },
  outcome: {
    place: (place, name, score) => `${place}. ${name} (${score})`,
    resignation: (name) => `${name} ha abbandonato`,
    agreement: 'i giocatori hanno finito la partita senza vincitore, di comune accordo',
    void: (reason) => `la partita è nulla: ${reason}`,
  },
  winners: (seats, players) =>
    seats.length === 1 && seats[0] !== undefined
      ? `${does(players, seats[0], 'vinci', 'vince')}.`
      : `${capital(together(players, seats))} ${plural(players, seats, 'dividete', 'dividono')} la vittoria.`,
  nobodyWins: 'Non vince nessuno.',
  yourTurn: (game) => `Tocca a te · ${game}`,
  withThem: (names) => `Con ${names}`,
  challengesYou: (name, game) => `${name} ti sfida · ${game}`,
  answerWithin: (isLive) => (isLive ? 'Hai dieci minuti per rispondere.' : 'Hai sette giorni per rispondere.'),
})
