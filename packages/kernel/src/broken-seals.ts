/*
 * Attempts to start a match that failed after T was published: somebody did not reveal, or left. They are listed in the
 * next T, so that they are sealed with it: who runs the server and plays too could otherwise try again unseen.
 */
import { canonical } from './canonical.ts'
import type { Seat } from './game.ts'
import type { Table } from './seal.ts'
import { fieldsOf, isHash, isOneOf, isText, isWhole, listOf, misfit, need, orNull } from './shape.ts'

/** Earlier ones are only counted: somebody could break seals all day. */
export const MOST_BROKEN_SEALS = 8

/** Later ones are no dates. */
const LAST_DATE = 8.64e15

export const BROKEN_BECAUSE = ['withheld', 'left', 'changed'] as const

export interface BrokenSeal {
  /** Milliseconds since 1970. */
  readonly at: number
  /** A nonce was not revealed in time, somebody left, or the rules on the server changed. */
  readonly why: (typeof BROKEN_BECAUSE)[number]
  readonly by: readonly { readonly seat: Seat; readonly name: string }[]
  readonly seal: string
  readonly nonceSeals: readonly (string | null)[]
  /** Only an attempt in which somebody had revealed can show anybody what would be drawn. */
  readonly revealed: readonly Seat[]
}

export interface BrokenSeals {
  readonly count: number
  /** The last of them, in order. */
  readonly last: readonly BrokenSeal[]
}

export function addBrokenSeal(list: BrokenSeals | undefined, broken: BrokenSeal): BrokenSeals {
  const { count, last } = list ?? { count: 0, last: [] }
  return { count: count + 1, last: [...last, broken].slice(-MOST_BROKEN_SEALS) }
}

/** How the attempt that published `attempt` ended, according to `table`. Each attempt is numbered by those before it. */
export function fateOf(attempt: Table, table: Table): 'started' | 'listed' | 'tooOldToBeListed' | 'missing' {
  if (canonical(attempt) === canonical(table)) return 'started'
  const { count, last } = table.broken ?? { count: 0, last: [] }
  const number = attempt.broken?.count ?? 0
  if (attempt.id !== table.id || number >= count) return 'missing'
  const found = last[number - (count - last.length)]
  if (found === undefined) return 'tooOldToBeListed'
  const isSame = found.seal === attempt.seal && canonical(found.nonceSeals) === canonical(attempt.nonceSeals)
  return isSame ? 'listed' : 'missing'
}

/** Inside `reading`. */
export function readBrokenSeals(value: unknown, where: string): BrokenSeals {
  const read = fieldsOf(value, ['count', 'last'], where)
  const count = need(read.count, isWhole(1, 1e9), `${where}.count`)
  const last = listOf(read.last, `${where}.last`, readBrokenSeal)
  return last.length === Math.min(count, MOST_BROKEN_SEALS) ? { count, last } : misfit('badValue', { where })
}

function readBrokenSeal(value: unknown, where: string): BrokenSeal {
  const read = fieldsOf(value, ['at', 'why', 'by', 'seal', 'nonceSeals', 'revealed'], where)
  const isSeat = isWhole(0, 255)
  return {
    at: need(read.at, isWhole(0, LAST_DATE), `${where}.at`),
    why: need(read.why, isOneOf(BROKEN_BECAUSE), `${where}.why`),
    by: listOf(read.by, `${where}.by`, (item, at) => {
      const { seat, name } = fieldsOf(item, ['seat', 'name'], at)
      return { seat: need(seat, isSeat, `${at}.seat`), name: need(name, isText, `${at}.name`) }
    }),
    seal: need(read.seal, isHash, `${where}.seal`),
    nonceSeals: listOf(read.nonceSeals, `${where}.nonceSeals`, (item, at) => need(item, orNull(isHash), at)),
    revealed: listOf(read.revealed, `${where}.revealed`, (item, at) => need(item, isSeat, at)),
  }
}
