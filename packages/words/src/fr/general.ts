/* Le français, quel que soit le jeu. */
import { type GeneralWords, generalWords } from '../general.ts'
import { capital, does, nameOf, plural, together } from './grammar.ts'
import { SENTENCES } from './refusals.ts'

export const general: GeneralWords = generalWords({
  language: 'fr',
  refusals: SENTENCES,
  unknown: (code) => `Impossible : ${code}.`,
  withRule: (sentence, rule) => `${sentence} (règle ${rule})`,
  levels: { novice: 'novice', page: 'page', squire: 'écuyer', knight: 'chevalier', champion: 'champion' },
  voids: { abandoned: 'délaissée', closed: 'fermée' },
  notes: {
    undo: (players, seat) => `${does(players, seat, 'reviens', 'revient')} en arrière.`,
    resign: (players, seat) => `${does(players, seat, 'abandonnes', 'abandonne')} la partie.`,
    standIn: (players, seat) => `Un bot joue maintenant pour ${nameOf(players, seat)}.`,
    handBack: (players, seat) => `${does(players, seat, 'joues', 'joue')} de nouveau sans le bot.`,
    agreeEnd: () => 'Les joueurs s’accordent pour arrêter la partie.',
    void: () => 'La partie est déclarée nulle et non avenue.',
  },
  outcome: {
    place: (place, name, score) => `${place}. ${name} (${score})`,
    resignation: (name) => `${name} a abandonné`,
    agreement: 'les joueurs ont arrêté la partie sans vainqueur, par accord',
    void: (reason) => `la partie ne compte pas : ${reason}`,
  },
  winners: (seats, players) =>
    seats.length === 1 && seats[0] !== undefined
      ? `${does(players, seats[0], 'gagnes', 'gagne')}.`
      : `${capital(together(players, seats))}${plural(players, seats, 'partagez', 'partagent')} la victoire.`,
  nobodyWins: 'Personne ne gagne.',
  yourTurn: (game) => `À toi · ${game}`,
  withThem: (names) => `Avec ${names}`,
  challengesYou: (name, game) => `${name} te lance un défi · ${game}`,
  answerWithin: (isLive) => (isLive ? 'Tu as dix minutes pour répondre.' : 'Tu as sept jours pour répondre.'),
})
