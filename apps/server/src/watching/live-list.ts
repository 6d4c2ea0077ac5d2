/* Running matches that anybody may watch: those with most spectators first, then those nobody is at, the newest first. */
import { LISTED } from '@logres/catalogue/manifests'
import { type Pace, readPace } from '../clocks/pace.ts'
import type { PersonView } from '../people/person-view.ts'
import { PersonViews } from '../people/person-views.ts'
import { type Cursor, readCursor, writeCursor } from '../results/search.ts'
import { DamagedRow, type Id, type Offer, type SeatHolder, type Store, type TableRow } from '../store/store.ts'
import { liveList } from '../tables/places.ts'
import type { Attendance } from './attendance.ts'
import type { PublicView, PublicViews } from './public-views.ts'

export const MATCHES_PER_PAGE = 9
/** Matches looked at per request: some may be over by now. */
const MOST_READ = 40
/** More are not counted. */
export const MOST_COUNTED = 100
/** Counts are this old at most, in milliseconds. */
const COUNTS_VALID = 5_000
/** A match that has to be read from a long log comes with the next request. */
const PATIENCE = 500

export interface LiveSeat {
  /** Null: a bot. */
  readonly person: PersonView | null
  readonly bot: { readonly name: string; readonly level: string } | null
}

export interface LiveMatch {
  readonly match: Id
  readonly game: string
  readonly options: object
  readonly pace: Pace
  readonly isRated: boolean
  readonly watching: number
  readonly seats: readonly LiveSeat[]
  /** Null: not known yet. `view` is missing if the reader has this version. */
  readonly shown: (Omit<PublicView, 'view' | 'outcome'> & { readonly view?: object }) | null
}

export interface LivePage {
  readonly matches: readonly LiveMatch[]
  /** By game, up to MOST_COUNTED. */
  readonly counts: Readonly<Record<string, number>>
  readonly cursor: string | null
}

export interface LiveQuery {
  readonly game: string | undefined
  readonly cursor: string | undefined
  /** The versions that the reader has. */
  readonly known: ReadonlyMap<Id, string>
}

export interface LiveListOptions {
  readonly store: Store
  readonly attendance: Pick<Attendance, 'all'>
  readonly views: Pick<PublicViews, 'getWithin'>
  failed(what: string, error: unknown): void
}

interface Candidate {
  readonly match: Id
  readonly watching: number
  /** Where to go on after it. */
  readonly after: string
}

/** As schemas admit it: a position among those with people at them, or in the index. */
export const LIVE_CURSOR_PATTERN = '^(w\\d{1,4}|i\\d{1,16}\\.[\\w-]{1,40})$'

export class LiveList {
  readonly #options: LiveListOptions
  #counts: { readonly at: number; readonly counts: Promise<Record<string, number>> } | undefined

  constructor(options: LiveListOptions) {
    this.#options = options
  }

  async page({ game, cursor, known }: LiveQuery): Promise<LivePage> {
    const { candidates, next } = await this.#candidates(game, cursor)
    const people = new PersonViews(this.#options.store)
    const matches: LiveMatch[] = []
    let read = 0
    while (matches.length < MATCHES_PER_PAGE && read < candidates.length) {
      const some = candidates.slice(read, read + MATCHES_PER_PAGE - matches.length)
      read += some.length
      const found = await Promise.all(some.map((each) => this.#viewOf(each, known, people)))
      matches.push(...found.filter((each) => each !== undefined))
    }
    const goesOn = read < candidates.length ? (candidates[read - 1]?.after ?? null) : next
    return { matches, counts: await this.#countsNow(), cursor: goesOn }
  }

  /** `next`: where to go on after all of them. */
  async #candidates(
    game: string | undefined,
    cursor: string | undefined,
  ): Promise<{ candidates: readonly Candidate[]; next: string | null }> {
    const { store, attendance } = this.#options
    const attended = attendance.all().filter((each) => game === undefined || each.game === game)
    const isInIndex = cursor?.startsWith('i') === true
    const offset = cursor === undefined ? 0 : isInIndex ? attended.length : Number(cursor.slice(1))
    const first = attended.slice(offset, offset + MOST_READ).map(({ match, watching }, i) => ({
      ...{ match, watching, after: `w${offset + i + 1}` },
    }))
    if (offset + first.length < attended.length) return { candidates: first, next: first.at(-1)?.after ?? null }
    const from = isInIndex && cursor !== undefined ? readCursor(cursor.slice(1)) : undefined
    const rows = await store.list('offers', [liveList(game)], {
      limit: 2 * MOST_READ,
      ...(from && { from: from.rank }),
    })
    const known = new Set(attended.map(({ match }) => match))
    const rest = rows
      .filter((row) => isAfter(row, from) && !known.has(row.table))
      .map((row) => ({ match: row.table, watching: 0, after: afterRow(row) }))
    const last = rows.at(-1)
    const isEnd = rows.length < 2 * MOST_READ || last === undefined
    return { candidates: [...first, ...rest], next: isEnd ? null : afterRow(last) }
  }

  async #viewOf(
    { match, watching }: Candidate,
    known: ReadonlyMap<Id, string>,
    people: PersonViews,
  ): Promise<LiveMatch | undefined> {
    const { store, views } = this.#options
    // One that is damaged is reported by the store, and left out here.
    const row = await store.get('tables', match).catch(ignoreDamage)
    if (row === undefined) return undefined
    if (row.status !== 'playing' || row.access !== 'public') return this.#forget(row)
    const shown = await views.getWithin(match, PATIENCE)
    if (shown !== undefined && shown.outcome !== null) return undefined
    const pace = readPace(row.pace)
    return {
      ...{ match, game: row.game, options: row.options, watching, isRated: row.isRated === true },
      pace: pace.kind === 'refusal' ? { kind: 'none' } : pace,
      seats: await Promise.all(row.seats.map((holder) => seatView(holder, people))),
      shown: shown === undefined ? null : withoutKnown(shown, known.get(match)),
    }
  }

  /** A server of an earlier version does not take matches off the list. */
  #forget({ id, game, status, createdAt }: TableRow): undefined {
    if (status !== 'over') return undefined
    const lists = [liveList(), liveList(game)]
    this.#options.store
      .commit(lists.map((list) => ({ in: 'offers', remove: [list, -createdAt, id] }) as const))
      .catch((error) => this.#options.failed(`live list: ${id}`, error))
    return undefined
  }

  #countsNow(): Promise<Record<string, number>> {
    const now = performance.now()
    if (this.#counts === undefined || now - this.#counts.at > COUNTS_VALID) {
      const counts = this.#count()
      this.#counts = { at: now, counts }
      counts.catch(() => {
        this.#counts = undefined
      })
    }
    return this.#counts.counts
  }

  async #count(): Promise<Record<string, number>> {
    const { store } = this.#options
    const counted = LISTED.map(async ({ id }) => {
      const rows = await store.list('offers', [liveList(id)], { limit: MOST_COUNTED })
      return [id, rows.length] as const
    })
    return Object.fromEntries(await Promise.all(counted))
  }
}

async function seatView(holder: SeatHolder, people: PersonViews): Promise<LiveSeat> {
  if (holder.kind === 'bot') return { person: null, bot: { name: holder.name ?? holder.level, level: holder.level } }
  return { person: await people.of(holder.kind === 'person' ? holder.person : null), bot: null }
}

function withoutKnown({ version, seats, view }: PublicView, known: string | undefined) {
  return { version, seats, ...(version !== known && { view }) }
}

function afterRow({ rank, table }: Offer): string {
  return `i${writeCursor({ rank, match: table })}`
}

function isAfter({ rank, table }: Offer, cursor: Cursor | undefined): boolean {
  if (cursor === undefined || rank > cursor.rank) return true
  return rank === cursor.rank && table > cursor.match
}

function ignoreDamage(error: unknown): undefined {
  if (error instanceof DamagedRow) return undefined
  throw error
}
