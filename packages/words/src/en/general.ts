/* English texts that do not depend on the game. */
import { type GeneralWords, generalWords } from '../general.ts'
import { capital, does, listed, nameOf } from './grammar.ts'
import { SENTENCES } from './refusals.ts'

export const general: GeneralWords = generalWords({
  language: 'en',
  refusals: SENTENCES,
  unknown: (code) => `Not possible: ${code}.`,
  withRule: (sentence, rule) => `${sentence} (rule ${rule})`,
  levels: { novice: 'novice', page: 'page', squire: 'squire', knight: 'knight', champion: 'champion' },
  voids: { abandoned: 'abandoned', closed: 'closed' },
  notes: {
    undo: (players, seat) => `${does(players, seat, 'undo', 'undoes')} something.`,
    resign: (players, seat) => `${does(players, seat, 'resign')}.`,
    standIn: (players, seat) => `A bot is now playing for ${nameOf(players, seat)}.`,
    handBack: (players, seat) => `${does(players, seat, 'take')} over from the bot.`,
    agreeEnd: () => 'The players agree to end the match.',
    void: () => 'The match is declared void.',
  },
  outcome: {
    place: (place, name, score) => `${place}. ${name} (${score})`,
    resignation: (name) => `${name} has resigned`,
    agreement: 'the players agreed to end the match without a winner',
    void: (reason) => `the match is void: ${reason}`,
  },
  winners: (seats, players) =>
    seats.length === 1 && seats[0] !== undefined
      ? `${does(players, seats[0], 'win')}.`
      : `${capital(listed(seats.map((seat) => nameOf(players, seat))))} share the victory.`,
  nobodyWins: 'Nobody wins.',
  yourTurn: (game) => `Your turn · ${game}`,
  withThem: (names) => `With ${names}`,
  challengesYou: (name, game) => `${name} challenges you · ${game}`,
  answerWithin: (isLive) => (isLive ? 'You have ten minutes to answer.' : 'You have seven days to answer.'),
})
