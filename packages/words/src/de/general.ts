/* Deutsch, welches Spiel auch gespielt wird. */
import { type GeneralWords, generalWords } from '../general.ts'
import { capital, does, nameOf, plural, together } from './grammar.ts'
import { SENTENCES } from './refusals.ts'

export const general: GeneralWords = generalWords({
  language: 'de',
  refusals: SENTENCES,
  unknown: (code) => `Nicht möglich: ${code}.`,
  withRule: (sentence, rule) => `${sentence} (Regel ${rule})`,
  levels: { novice: 'Neuling', page: 'Page', squire: 'Knappe', knight: 'Ritter', champion: 'Champion' },
  voids: { abandoned: 'verlassen', closed: 'geschlossen' },
  notes: {
    undo: (players, seat) => `${does(players, seat, 'nimmst', 'nimmt')} etwas zurück.`,
    resign: (players, seat) => `${does(players, seat, 'gibst', 'gibt')} auf.`,
    standIn: (players, seat) => `Jetzt spielt ein Bot für ${nameOf(players, seat, 'accusative')}.`,
    handBack: (players, seat) => `${does(players, seat, 'spielst', 'spielt')} wieder ohne Bot.`,
    agreeEnd: () => 'Die Spieler einigen sich, die Partie zu beenden.',
    void: () => 'Die Partie wird für ungültig erklärt.',
  },
  outcome: {
    place: (place, name, score) => `${place}. ${name} (${score})`,
    resignation: (name) => `${name} hat aufgegeben`,
    agreement: 'die Spieler haben die Partie ohne Sieger beendet',
    void: (reason) => `die Partie ist ungültig: ${reason}`,
  },
  winners: (seats, players) =>
    seats.length === 1 && seats[0] !== undefined
      ? `${does(players, seats[0], 'gewinnst', 'gewinnt')}.`
      : `${capital(together(players, seats))} ${plural(players, seats, 'teilt', 'teilen')} den Sieg.`,
  nobodyWins: 'Niemand gewinnt.',
  yourTurn: (game) => `Du bist dran · ${game}`,
  withThem: (names) => `Mit ${names}`,
  challengesYou: (name, game) => `${name} fordert dich heraus · ${game}`,
  answerWithin: (isLive) =>
    isLive ? 'Du hast zehn Minuten Zeit für die Antwort.' : 'Du hast sieben Tage Zeit für die Antwort.',
})
