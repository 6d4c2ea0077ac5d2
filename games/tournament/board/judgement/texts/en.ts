/** A fact, and what follows from it. */
type Two = readonly [string, string]

import type { Level } from '../../../rules/index.ts'

const ms = (n: number) => `${n} ms`

const CALLED: Two = ['The duel is level: the judgement of God decides.', 'Say when you are ready.']
const WAIT: Two = ['Wait for the throw.', 'Touching before it is a false start.']
const TOUCH_KEYS: Two = ['Touch the right token.', 'Or press 1 to 4.']
const TOUCH_THUMBS: Two = ['Touch the right token.', '1 dot: once. 2 dots: twice.']
const FALSE_START: Two = ['A false start.', 'You touched before the throw: that is a miss.']
const READY: Two = ['Your run is ready.', 'Start it when you are.']
const COMING: Two = ['Get ready.', 'The throw comes in a moment.']
const ONE_DOT: Two = ['One dot', 'the emblem shown once']
const TWO_DOTS: Two = ['Two dots', 'the emblem shown twice']
const ALL_DIFFERENT: Two = ['All different', 'the token with all three, whatever the dots']
const MISS = { hit: 'Right.', wrong: 'Wrong token.', early: 'False start.', none: 'No touch.' }

export const messages = {
  title: 'The judgement of God',
  you: 'You',
  // the sentence
  wait: WAIT,
  called: CALLED,
  waitsFor: (other: string): Two => ['You are ready.', `The throw comes once ${other} is ready too.`],
  othersCalled: (one: string, other: string): Two => [
    'The duel is level: the judgement of God decides.',
    `The throw comes once ${one} and ${other} are ready.`,
  ],
  levelTitle: 'The duel is level',
  atStake: (coins: number) => `${coins} coins are at stake.`,
  tokensMean:
    'One dot: touch the emblem shown once. Two dots: the one shown twice. All different: the token with all three.',
  isReady: 'ready',
  notReady: 'not ready yet',
  imReady: 'I’m ready',
  throwWithin: (seconds: number) =>
    seconds === 1 ? 'In 1 second it no longer waits.' : `In ${seconds} seconds it no longer waits.`,
  touchKeys: TOUCH_KEYS,
  touchThumbs: TOUCH_THUMBS,
  falseStart: FALSE_START,
  ready: READY,
  coming: COMING,
  touched: (token: string, other: string): Two => [
    `You touched: ${token}.`,
    `The times are shown when ${other} has touched too.`,
  ],
  sealed: (token: string, time: number | null, other: string): Two => [
    time === null ? `You did not touch a token.` : `You touched: ${token}, ${ms(time)}.`,
    `It stays sealed until ${other} has run too.`,
  ],
  othersRun: (one: string, other: string): Two => [
    'The judgement of God.',
    `${one} and ${other} race for the right token.`,
  ],
  youWin: 'You win the duel.',
  wins: (name: string) => `${name} wins the duel.`,
  byMs: (n: number) => `${ms(n)} ahead.`,
  otherMissed: 'The other player missed.',
  lotYou: 'The lot picks you.',
  lot: (name: string) => `The lot picks ${name}.`,
  lotWhy: 'This table draws lots instead of racing.',
  lotAfter: 'Three throws brought no winner: lots decide.',
  goOn: 'Continue',
  // the field
  field: 'Four large tokens',
  token: (name: string, key: number) => `${name}, key ${key}`,
  nothingThrown: 'Nothing thrown yet',
  thrown: (list: string) => `Thrown: ${list}`,
  dots: (n: 1 | 2): string => (n === 1 ? 'one dot' : 'two dots'),
  yourTouch: 'your touch',
  lots: 'The lots',
  drawn: 'drawn',
  // my run, alone
  runTitle: 'When you are ready',
  runText: (other: string) =>
    `You run alone, once, on the same throw as ${other}. Once opened, it cannot be repeated, even if you reload the page.`,
  run: 'Start my run',
  // how it reads
  legend: 'How to read it',
  oneDot: ONE_DOT,
  twoDots: TWO_DOTS,
  allDifferent: ALL_DIFFERENT,
  legendNote: 'A wrong token is a miss. Two misses or a dead heat: thrown again.',
  // the numbers
  throwNo: (no: number) => ['First throw', 'Second throw', 'Third throw'][no - 1] ?? `Throw ${no}`,
  outcomes: {
    decided: 'decided',
    deadHeat: 'dead heat',
    bothMissed: 'both missed',
  },
  again: 'thrown again',
  lotsDecide: 'lots decide',
  right: (token: string, why: string) => `Right: ${token}, ${why}.`,
  whys: {
    shownOnce: 'shown once, with one dot',
    shownTwice: 'shown twice, with two dots',
    threeDifferent: 'three different emblems',
    threeAlike: 'three alike',
  },
  what: 'What was measured',
  touchedRow: 'Touched',
  claimedRow: 'From display to touch',
  spanRow: 'Time seen by the server',
  tripRow: 'Round trip, shortest of 8',
  allowedRow: 'Allowed',
  countsRow: 'Counts',
  resultRow: 'Result',
  ms,
  range: (from: number, to: number) => `${from}–${to}`,
  nothing: 'nothing',
  notMeasured: 'not measured',
  verdicts: {
    hit: 'right',
    wrong: 'wrong token',
    early: 'false start',
    none: 'no touch',
  },
  tableNote:
    'Your own time counts if it lies within what the server allows: the time it saw, minus the round trip. Under 100 ms is a false start.',
  localNote: 'Under 100 ms is a false start.',
  botNote: 'A bot’s token and time are drawn from the published table of its level.',
  rule: (no: string) => `rule ${no}`,
  // practice
  practice: 'Practise the judgement',
  practiceLead: 'Throws without a duel, just for you: nothing is stored, nothing is sent.',
  practiceStart: (n: number): Two => [`${n} throws.`, 'Each one comes when you least expect it.'],
  practiceMiss: MISS,
  practiceTimes: (median: number, best: number) => `Median ${ms(median)}, best ${ms(best)}.`,
  noHits: 'You got none right.',
  fits: (level: Level) => `Your match among the bots is a ${level}.`,
  mistakesOf: (n: number, all: number) => `${n} of ${all} missed.`,
  begin: 'Start',
  beginAgain: 'Try again',
  stop: 'Stop',
  myTimes: 'Your times',
  countOf: (n: number, all: number) => `${n} of ${all}`,
  median: 'Median',
  best: 'Best',
  mistakes: 'Mistakes',
  throwColumn: 'Throw',
}

export type Messages = typeof messages
