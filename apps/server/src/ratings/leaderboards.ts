/*
 * Who is ranked in each game, with their ranks. A rank is about everybody else, so the whole list is read, in slices, and
 * kept for a while.
 */

import { armsOf, type PersonView } from '../people/person-view.ts'
import { hidesHistory } from '../results/archive-privacy.ts'
import { nextSlice } from '../slices.ts'
import type { Leader } from '../store/community.ts'
import type { Id, Page, Person, Store, Time } from '../store/store.ts'
import { newcomersOf } from './leaders.ts'
import { type RankSpan, rankSpans } from './rank-spans.ts'
import { type Points, pointsOf } from './scale.ts'

/** Who has played no rated match for so long is out of the list, until the next. */
export const LISTED_FOR = 90 * 24 * 60 * 60 * 1000
/** Per game. Nobody below has a rank. */
export const MOST_RANKED = 5_000
/** Rows read for them: others may be hidden, or have not played for long. */
const MOST_READ = 20_000
const PAGE = 200
/** How old an answer may be. A result that was written here is seen sooner. */
const KEPT_FOR = 60_000
const KEPT_AFTER_CHANGE = 3_000
/** Of those who are not ranked yet, the latest. */
const NEWCOMERS = 12
const MOST_NEWCOMERS_READ = 100

export interface BoardEntry extends Points {
  readonly id: Id
  readonly person: PersonView
  readonly played: number
  readonly at: Time
  readonly last: Leader['last']
}
export interface RankedEntry extends BoardEntry {
  readonly rank: RankSpan
}

export interface Board {
  /** The best first. */
  readonly ranked: readonly RankedEntry[]
  readonly newcomers: readonly BoardEntry[]
  /** Their places in `ranked`. */
  readonly places: ReadonlyMap<Id, number>
}

export interface LeaderboardsOptions {
  readonly store: Pick<Store, 'get' | 'list'>
  now(): Time
}

interface Kept {
  readonly board: Promise<Board>
  readonly since: Time
  isOutdated: boolean
}

export class Leaderboards {
  readonly #options: LeaderboardsOptions
  readonly #kept = new Map<string, Kept>()

  constructor(options: LeaderboardsOptions) {
    this.#options = options
  }

  of(game: string): Promise<Board> {
    const now = this.#options.now()
    const kept = this.#kept.get(game)
    if (kept !== undefined && now - kept.since < (kept.isOutdated ? KEPT_AFTER_CHANGE : KEPT_FOR)) return kept.board
    const board = this.#read(game)
    const entry: Kept = { board, since: now, isOutdated: false }
    this.#kept.set(game, entry)
    board.catch(() => {
      if (this.#kept.get(game) === entry) this.#kept.delete(game)
    })
    return board
  }

  /** A result of this game was written here. */
  changed(game: string): void {
    const kept = this.#kept.get(game)
    if (kept !== undefined) kept.isOutdated = true
  }

  async #read(game: string): Promise<Board> {
    const entries: BoardEntry[] = []
    for await (const entry of this.#entries(game, MOST_READ)) if (entries.push(entry) === MOST_RANKED) break
    const newcomers: BoardEntry[] = []
    for await (const entry of this.#entries(newcomersOf(game), MOST_NEWCOMERS_READ))
      if (newcomers.push(entry) === NEWCOMERS) break
    const spans = rankSpans(entries)
    const ranked = entries.map((entry, i) => ({ ...entry, rank: spans[i] ?? { from: i + 1, to: i + 1 } }))
    return { ranked, newcomers, places: new Map(ranked.map(({ id }, place) => [id, place])) }
  }

  async *#entries(list: string, most: number): AsyncGenerator<BoardEntry> {
    const { store, now } = this.#options
    const since = now() - LISTED_FOR
    let from: number | undefined
    let skipped = 0
    for (let read = 0; read < most; ) {
      await nextSlice()
      // By rank, for the whole list may be long; and by how many of that rank are read already.
      const page: Page = { limit: PAGE, offset: skipped, ...(from !== undefined && { from }) }
      const rows: Leader[] = await store.list('leaders', [list], page)
      read += rows.length
      const recent = rows.filter(({ at }) => at >= since)
      const people = await Promise.all(recent.map(({ person }) => store.get('people', person)))
      await nextSlice()
      yield* recent.flatMap((leader, i) => entryOf(leader, people[i]))
      const last = rows.at(-1)
      if (rows.length < PAGE || last === undefined) return
      const alike = rows.filter(({ rank }) => rank === last.rank).length
      skipped = last.rank === from ? skipped + alike : alike
      from = last.rank
    }
  }
}

function entryOf(leader: Leader, person: Person | undefined): BoardEntry[] {
  if (person === undefined || !isListed(person)) return []
  const { played, at, last } = leader
  const view = { name: person.name, isGuest: false, arms: armsOf(person.id) }
  return [{ id: person.id, person: view, ...pointsOf(leader), played, at, last }]
}

/** People who hide their history are in no list. */
function isListed({ departed, bannedAt, settings }: Person): boolean {
  return !departed && bannedAt === null && !hidesHistory(settings)
}
