/* Three matches with everything in them that a log can hold, and their records. */
import { exportRecord, type GameRecord, type Opening, openingOfSeed, present, unsealSeeded } from '../src/index.ts'
import {
  ASK,
  asked,
  begin,
  beginSealed,
  CLOSE,
  DRAW,
  does,
  END,
  KEEP,
  ok,
  openTable,
  PASS,
  PEEK,
  type PebbleMatch,
  play,
  revealAll,
  senderOf,
  TAKE,
  TAKE_BLUE,
} from './matches.ts'

export interface Sample {
  readonly match: PebbleMatch
  readonly opening: Opening
  readonly record: GameRecord
}

function undo(match: PebbleMatch, from?: number): void {
  const seat = asked(match)
  if (seat === 'clerk') throw new Error('the clerk has no undo')
  ok(match.undo(seat, senderOf(match, seat), from))
}

/** Draws, a question to another seat, a peek, and undo of one step and of several. */
function firstRound(match: PebbleMatch): void {
  play(match, DRAW, TAKE, TAKE_BLUE)
  undo(match)
  play(match, TAKE, END)
  play(match, DRAW, ASK, KEEP, PASS, END)
  play(match, TAKE, TAKE_BLUE)
  undo(match, match.undoable(match.state.first === 0 ? match.table.seats.length - 1 : match.state.first - 1)[0])
  play(match, TAKE_BLUE, PEEK, END)
}

function vote(match: PebbleMatch): void {
  does(match, 0, { kind: 'vote', more: false }, { kind: 'withdraw' }, { kind: 'vote', more: true })
  does(match, 1, { kind: 'vote', more: true })
  does(match, 'clerk', CLOSE)
}

function wholeGame(match: PebbleMatch): void {
  firstRound(match)
  vote(match)
  ok(match.note('standIn', 1, { bot: 'easy' }, senderOf(match, null)))
  ok(match.note('handBack', 1, null, senderOf(match, 1)))
  play(match, TAKE, END)
  ok(match.note('resign', 0, null, senderOf(match, 0)))
  play(match, PASS, END, TAKE, END)
  does(match, 'clerk', CLOSE)
  revealAll(match)
}

const OPTIONS = { red: 9, rounds: 2, peeking: true, ending: 'vote' } as const

/** Two persons and a bot, from the first draw to the rules' own end. */
export function finishedSealed(): Sample {
  const { match, opening } = beginSealed(3, OPTIONS)
  wholeGame(match)
  return { match, opening, record: exportRecord(match, opening) }
}

export function finishedSeeded(): Sample {
  const table = openTable(3, OPTIONS)
  const match = begin(table, unsealSeeded(table, 'a seed').chance)
  wholeGame(match)
  const opening = present(openingOfSeed(table))
  return { match, opening, record: exportRecord(match, opening) }
}

/** Stops in the middle of the second round. */
export function unfinishedSealed(): Sample {
  const { match, opening } = beginSealed(3, OPTIONS)
  firstRound(match)
  vote(match)
  ok(match.note('resign', 1, null, senderOf(match, 1)))
  play(match, TAKE)
  undo(match)
  play(match, TAKE_BLUE)
  return { match, opening, record: exportRecord(match, opening) }
}
