/* A million finished matches for the benchmark of the archive: as many people, endings and lengths as a busy site has. */
import { createHash } from 'node:crypto'
import { archiveEntries } from '../../../src/results/archive-lists.ts'
import type { ArchiveEntry, Result, ResultEnding, ResultSeat } from '../../../src/store/community.ts'

export const GAMES = ['avalon', 'merlin', 'tournament'] as const
export const PEOPLE = 20_000
/** The first match ended then, the others a minute apart. */
export const START = Date.parse('2024-01-01T00:00Z')
export const APART = 60_000

/** The same numbers every time. */
export class Numbers {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  below(n: number): number {
    // xorshift
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % n
  }

  /** The first is the most frequent. */
  skewed(n: number): number {
    return Math.floor(n * (this.below(10_000) / 10_000) ** 3)
  }
}

export function idOf(kind: string, n: number): string {
  return createHash('sha1').update(`${kind} ${n}`).digest('base64url').slice(0, 12)
}

const people = Array.from({ length: PEOPLE }, (_, n) => idOf('person', n))

export function personAt(n: number): string {
  return people[n % PEOPLE] ?? ''
}

function endingFrom(numbers: Numbers): ResultEnding {
  const n = numbers.below(100)
  return n < 70 ? 'played' : n < 90 ? 'resigned' : n < 95 ? 'time' : n < 97 ? 'agreed' : 'void'
}

export function finished(n: number, numbers: Numbers, overAt = START + n * APART): Result {
  const game = GAMES[numbers.skewed(GAMES.length)] ?? 'avalon'
  const first = numbers.skewed(PEOPLE)
  const hasBot = numbers.below(100) < 60
  const seat = (person: number | null, place: number): ResultSeat => ({
    ...{ person: person === null ? null : personAt(person), bot: person === null ? 'squire' : null },
    ...{ name: person === null ? 'Bors' : null, isGuest: false, place, score: 20 - 5 * place, hasLeft: false },
  })
  const other = first + 1 + numbers.skewed(PEOPLE - 1)
  return {
    ...{ match: idOf('match', n), game, n, startedAt: overAt - 1_000_000, overAt, turns: 5 + numbers.skewed(60) },
    ...{ ending: endingFrom(numbers), seats: [seat(first, 1), seat(hasBot ? null : other, 2)] },
    options: { turnLimit: numbers.below(20) === 0 ? 40 : 0, startPlayer: 'random' },
    ...{ pace: { kind: 'live', bank: 900, increment: 20 }, isPublic: numbers.below(10) > 0, isRated: false },
  }
}

/** What a search for exactly this would be indexed by: see bare.ts. */
export interface BareRow {
  readonly game: string
  readonly ending: string
  readonly length: string
  readonly against: string
  readonly limit: number
  readonly isPublic: number
}

export function bareRow(result: Result): BareRow {
  const [, , length = '', against = ''] = tagsOf(result)
  const { turnLimit } = result.options as { readonly turnLimit: number }
  return {
    ...{ game: result.game, ending: result.ending, length, against, limit: turnLimit },
    isPublic: result.isPublic ? 1 : 0,
  }
}

function tagsOf(result: Result): string[] {
  return entriesOf(result)[0]?.tags.trim().split(' ') ?? []
}

export function entriesOf(result: Result): ArchiveEntry[] {
  return archiveEntries(result)
}
