/* Who is here and who waits, as one person may see it: without those they have nothing to do with. */
import { gameIds } from '@logres/catalogue'
import type { LobbyPerson } from '@logres/protocol'
import { isKept } from '../people/kept.ts'
import type { People } from '../people/people.ts'
import { personView } from '../people/person-view.ts'
import { pointsOf } from '../ratings/scale.ts'
import type { Id, Person, Store, TableRow, Time } from '../store/store.ts'
import { ALL_GAMES } from '../tables/places.ts'
import { isOverDays, seatedAt } from '../tables/table-row.ts'
import type { Here, HereState } from './here.ts'
import { openTables } from './over-days.ts'
import type { LobbyPace } from './pools.ts'
import type { Seeks } from './seeks.ts'

/** Milliseconds: everybody is told the same for so long. */
const WAITS_VALID = 1_000
const PROFILE_VALID = 15_000
const MOST_PROFILES = 5_000
/** People listed, and people of whom that many are chosen. */
const MOST_ROWS = 50
const MOST_READ = 300
const SHOWN_PER_WAIT = 3
/** Newest matches among which the one that somebody plays now is looked for. */
const SEARCHED_MATCHES = 5

export interface WaitView {
  readonly game: string
  readonly pace: LobbyPace
  readonly players: number
  readonly isRated: boolean
  /** How many wait; for a table over days how many sit there. */
  readonly count: number
  /** The first of them. */
  readonly people: readonly LobbyPerson[]
}

export interface HereRow {
  readonly person: LobbyPerson
  readonly state: 'free' | 'waiting' | 'playing' | 'away'
  /** What they play or wait for. */
  readonly game: string | null
  /** The match, if it can be watched. */
  readonly match: Id | null
  readonly isFollowed: boolean
}

export interface PresenceView {
  readonly state: HereState | 'gone'
  /** A match that is played now; without its id if it cannot be watched. */
  readonly playing: { readonly game: string; readonly match: Id | null } | null
}

export interface HallView {
  readonly waits: readonly WaitView[]
  readonly here: {
    /** Everybody, the reader too. */
    readonly count: number
    readonly guests: number
    readonly rows: readonly HereRow[]
  }
  /** Others do not see the reader here. */
  readonly isHidden: boolean
  /** The reader may look for rated matches. */
  readonly mayRate: boolean
  /** The reader's ratings by game, as they are shown. */
  readonly ratings: Readonly<Record<string, number>>
}

interface Waiting extends Omit<WaitView, 'count' | 'people'> {
  readonly people: readonly Id[]
}

interface Profile {
  readonly at: number
  readonly view: LobbyPerson
  readonly isHidden: boolean
  readonly playing: PresenceView['playing']
  /** Who sits at the match that they play. */
  readonly playingWith: readonly Id[]
}

/** A rating as it is shown; null: none yet. */
export async function shownRating(store: Pick<Store, 'get'>, person: Id, game: string): Promise<number | null> {
  const rating = await store.get('ratings', person, game)
  return rating === undefined ? null : pointsOf(rating).value
}

export interface HallOptions {
  readonly store: Store
  readonly people: People
  readonly seeks: Seeks
  readonly here: Here
  now(): Time
}

export class Hall {
  readonly #options: HallOptions
  #waits: { readonly at: number; readonly list: Promise<readonly Waiting[]> } | undefined
  readonly #profiles = new Map<Id, Promise<Profile>>()

  constructor(options: HallOptions) {
    this.#options = options
  }

  async view(reader: Person): Promise<HallView> {
    const apart = await this.#options.people.blocks.blockedEitherWay(reader.id)
    const isShown = (person: Id) => person !== reader.id && !apart.has(person)
    const waits = await this.#waitsNow()
    const mayRate = await isKept(this.#options.store, reader.id)
    return {
      waits: await this.#waitViews(waits, isShown),
      here: await this.#hereView(reader, isShown, waits, mayRate),
      isHidden: isHidden(reader),
      mayRate,
      ratings: mayRate ? await this.#ratingsOf(reader.id) : {},
    }
  }

  async #ratingsOf(reader: Id): Promise<Record<string, number>> {
    const { store } = this.#options
    const found = await Promise.all(
      gameIds().map(async (game) => [game, await shownRating(store, reader, game)] as const),
    )
    return Object.fromEntries(found.flatMap(([game, rating]) => (rating === null ? [] : [[game, rating] as const])))
  }

  /** Null: they do not want it seen, or the reader has nothing to do with them. */
  async presenceOf(reader: Id, person: Person): Promise<PresenceView | null> {
    if (reader !== person.id && isHidden(person)) return null
    if ((await this.#options.people.blocks.blockedEitherWay(reader)).has(person.id)) return null
    const playing = playingFor(await this.#profile(person.id), reader)
    return { state: this.#options.here.stateOf(person.id) ?? 'gone', playing }
  }

  async #waitViews(waits: readonly Waiting[], isShown: (person: Id) => boolean): Promise<WaitView[]> {
    const views = waits.map(async ({ people: all, ...wanted }): Promise<WaitView> => {
      const people = all.filter(isShown)
      const profiles = await Promise.all(people.slice(0, SHOWN_PER_WAIT).map((person) => this.#profile(person)))
      return { ...wanted, count: people.length, people: profiles.map(({ view }) => view) }
    })
    return (await Promise.all(views)).filter(({ count }) => count > 0)
  }

  async #hereView(
    reader: Person,
    isShown: (person: Id) => boolean,
    waits: readonly Waiting[],
    isReaderKept: boolean,
  ): Promise<HallView['here']> {
    const all = this.#options.here.all()
    const others = [...all].filter(([person]) => isShown(person))
    const followed = new Set((await this.#options.store.list('follows', [reader.id])).map(({ followed }) => followed))
    const first = others.toSorted(([a], [b]) => Number(followed.has(b)) - Number(followed.has(a))).slice(0, MOST_READ)
    const profiles = await Promise.all(
      first.map(async ([person, state]) => {
        const profile = await this.#profile(person)
        return { person, state, ...profile, playing: playingFor(profile, reader.id) }
      }),
    )
    const seen = profiles.filter((profile) => !profile.isHidden)
    const live = new Map(
      waits.flatMap(({ people, pace, game }) => (pace === 'days' ? [] : people.map((id) => [id, game]))),
    )
    const rows = seen
      .filter(({ view }) => !view.isGuest)
      .map((profile): HereRow => rowOf(profile, live.get(profile.person), followed.has(profile.person)))
    const hidden = profiles.length - seen.length
    return {
      count: Math.max(0, others.length - hidden) + 1,
      guests: seen.filter(({ view }) => view.isGuest).length + (isReaderKept ? 0 : 1),
      rows: rows.toSorted(byInterest).slice(0, MOST_ROWS),
    }
  }

  #waitsNow(): Promise<readonly Waiting[]> {
    const now = performance.now()
    if (this.#waits === undefined || now - this.#waits.at > WAITS_VALID) {
      this.#waits = { at: now, list: this.#readWaits() }
    }
    return this.#waits.list
  }

  async #readWaits(): Promise<readonly Waiting[]> {
    const { store, seeks } = this.#options
    const pools = new Map<string, Waiting & { readonly people: Id[] }>()
    for (const { person, pool, body } of (await seeks.all()).toSorted((a, b) => a.since - b.since)) {
      const { game, pace, players, isRated } = body
      const known = pools.get(pool) ?? { game, pace, players, isRated, people: [] }
      known.people.push(person)
      pools.set(pool, known)
    }
    const tables = (await openTables(store, ALL_GAMES)).toReversed()
    return [...pools.values(), ...tables.map(waitingAt)]
  }

  /** Cached: pages of many people ask at the same time. */
  #profile(person: Id): Promise<Profile> {
    const known = this.#profiles.get(person)
    const reading = (async () => {
      const found = await known
      return found !== undefined && performance.now() - found.at < PROFILE_VALID ? found : this.#readProfile(person)
    })()
    const [oldest] = this.#profiles.keys()
    this.#profiles.delete(person)
    if (oldest !== undefined && this.#profiles.size >= MOST_PROFILES) this.#profiles.delete(oldest)
    this.#profiles.set(person, reading)
    reading.catch(() => this.#profiles.delete(person))
    return reading
  }

  /** This person has changed something that others see. */
  forget(person: Id): void {
    this.#profiles.delete(person)
  }

  async #readProfile(id: Id): Promise<Profile> {
    const { store } = this.#options
    const person = await store.get('people', id)
    const places = await store.list('places', [id, 'playing'], { limit: SEARCHED_MATCHES })
    const tables = await Promise.all(places.map(({ table }) => store.get('tables', table)))
    const live = tables.find((table) => table !== undefined && !isOverDays(table.pace) && seatedAt(table).length > 1)
    return {
      at: performance.now(),
      view: await personView(store, person),
      isHidden: person === undefined || isHidden(person),
      playing: live === undefined ? null : { game: live.game, match: live.access === 'public' ? live.id : null },
      playingWith: live === undefined ? [] : seatedAt(live),
    }
  }
}

export function isHidden({ settings }: Pick<Person, 'settings'>): boolean {
  return Reflect.get(settings, 'hidePresence') === true
}

/** Nobody watches a match in which they play. */
function playingFor({ playing, playingWith }: Profile, reader: Id): PresenceView['playing'] {
  return playing !== null && playingWith.includes(reader) ? { ...playing, match: null } : playing
}

function waitingAt(table: TableRow): Waiting {
  const { game, seats } = table
  return { game, pace: 'days', players: seats.length, isRated: table.isRated === true, people: seatedAt(table) }
}

function rowOf(
  { view, state, playing }: Profile & { readonly state: HereState },
  waitsFor: string | undefined,
  isFollowed: boolean,
): HereRow {
  const known = { person: view, isFollowed, match: null }
  if (playing !== null) return { ...known, ...playing, state: 'playing' }
  if (waitsFor !== undefined) return { ...known, state: 'waiting', game: waitsFor }
  return { ...known, state: state === 'away' ? 'away' : 'free', game: null }
}

const ORDER: readonly HereRow['state'][] = ['free', 'waiting', 'playing', 'away']

function byInterest(a: HereRow, b: HereRow): number {
  return (
    Number(b.isFollowed) - Number(a.isFollowed) ||
    ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
    a.person.name.localeCompare(b.person.name)
  )
}
