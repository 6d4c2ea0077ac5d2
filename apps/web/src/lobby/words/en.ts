/* English, and the type of all languages. */
import type { Widen } from '@logres/board-kit/lang'
import { plural } from '@logres/board-kit/lang'

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

export const messages = {
  find: 'Find an opponent',
  findPeople: 'Find people',
  paces: { quick: 'Quick', live: 'Live', days: 'Over days' },
  forPlayers: (n: number) => `for ${NUMBERS[n] ?? n}`,
  rated: 'rated',
  unrated: 'unrated',
  near: (rating: number) => `near ${rating}`,
  nobody: 'nobody waits',
  first: 'be the first',
  waiting: (n: number) => plural(n, { one: '1 waits', other: `${n} wait` }),
  ofSeats: (n: number, all: number) => `${n} of ${all}`,
  looking: 'looking …',
  /** For screen readers, after a name. */
  waitsAfter: 'waits',
  stopLooking: 'Press to stop looking.',

  choose: (game: string) => `${game}: whom to play`,
  chooseHow: 'Number of players, rated, opponents',
  players: 'Players',
  ratedOn: 'Rated',
  ratedHint: 'The result counts for your rating, and for theirs.',
  guests: 'Guests play unrated. Keep your account to get a rating.',
  keep: 'Keep my account',
  range: 'Opponents',
  rangeAny: 'any rating',
  rangeWithin: (n: number) => `± ${n}`,
  rangeHint: 'The range grows while you wait.',
  rangeNone: 'Your first rated matches are against anyone.',
  done: 'Done',

  here: 'Here now',
  hereCount: (n: number, guests: number) => {
    const people = plural(n, { one: '1 person', other: `${n} people` })
    return guests === 0 ? people : `${people}, ${guests} as ${guests === 1 ? 'a guest' : 'guests'}`
  },
  onlyYou: 'Only you are here.',
  onlyGuests: (n: number) => plural(n, { one: 'You and one guest are here.', other: `You and ${n} guests are here.` }),
  states: { free: 'free', waiting: 'looking', playing: 'in a match', away: 'away' },
  waitsFor: (game: string) => `waits for ${game}`,
  playsGame: (game: string) => `plays ${game}`,
  join: 'Join',
  watch: 'Watch',
  all: (n: number) => `All ${n}`,
  fewer: 'Fewer',
  seen: 'Others see that you are here.',
  hide: 'Hide me',
  unseen: 'Nobody sees that you are here.',
  show: 'Show me',

  hostHere: 'host is here',
  hostAway: 'host is away',
  startsFull: 'starts when full',
  daysHost: 'over several days',
  gone: 'closed',

  quiet: 'It is quiet right now. This always works:',
  botHead: 'A bot, at once',
  botText: 'From novice to champion, also offline. If somebody comes while you play, you hear of it.',
  botGo: (game: string, level: string) => `Play ${game} with a ${level}`,
  friendHead: 'A friend, by link',
  friendText: 'Create a table and send the link. Your friend sits down at once, on any device, without an account.',
  friendGo: 'Create a table',
  strangerHead: 'A stranger, over days',
  strangerText: 'Leave an open seat. The match starts when somebody sits down; you each play when you have time.',
  strangerGo: (game: string) => `Leave a seat: ${game}`,

  bar: 'Looking for opponents',
  lookFor: (game: string, pace: string) => `${game}, ${pace}.`,
  lookTime: (time: string) => `Looking for ${time}`,
  details: (n: number, isRated: boolean) => `${NUMBERS[n] ?? n} players, ${isRated ? 'rated' : 'unrated'}`,
  nobodyYet: (game: string, time: string) => `Nobody for ${game} yet, ${time}.`,
  nobodyHint: 'Keep looking, or leave an open seat over days.',
  cutOff: 'The server is not responding. Your search goes on when it does.',
  wider: 'Any rating',
  stop: 'Stop',
  openSeat: 'Open seat',
  bot: 'Play a bot meanwhile',
  botShort: 'Play a bot',
  isHere: (names: string, many: number) => `${names} ${many === 1 ? 'is' : 'are'} here.`,
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  startsIn: (seconds: number) => `Starts in ${seconds} s.`,
  answerIn: (seconds: number) => `Press Go within ${seconds} s.`,
  youAreIn: (n: number, all: number) => `You are in: ${n} of ${all}.`,
  starting: 'The match is starting.',
  notNow: 'Not now',
  go: 'Go',
  foundTitle: (names: string) => `${names}: go!`,
  othersGone: 'Not everyone came. You keep your place in the queue and are still looking.',
  missed: 'You did not answer, so your search has ended.',
  again: 'Look again',
  close: 'Close',
  /** Read out by screen readers: at the start, when somebody is found, and at the end. */
  said: {
    start: (game: string, pace: string) => `You are looking for opponents: ${game}, ${pace}.`,
    found: (names: string, many: number) => `${names} ${many === 1 ? 'is' : 'are'} here. Press Go to play.`,
    stop: 'You are no longer looking.',
  },
  seatLeft: 'Your seat stays open. It is under My matches.',
  toTable: 'To the table',
  started: 'A match of yours has started.',
  toMatch: 'To the match',
  botKept: 'Your game against the bot is kept on this device.',
} as const

export type Messages = Widen<typeof messages>
