/*
 * The time of one match: its clock, when somebody was there last, and the one row of the store that wakes us. What it keeps is
 * written where the log does not tell it (docs/decisions/0016), in the same commit as the entry.
 */
import type { AnyMatch } from '@logres/kernel'
import { Seats } from '../matches/seats.ts'
import type { Change, Id, Person, SeatHolder, Store, Time } from '../store/store.ts'
import { askingOf } from './asking.ts'
import { type Asking, type ClockState, type Due, MatchClock } from './clock.ts'
import { changedExcuses, type Excuses, excusesIn, timeAfter } from './excuses.ts'
import { Face } from './face.ts'
import { DAY, type Pace, SECOND, type Times, timesOf } from './pace.ts'

export interface KeptTime {
  /** Raised with every new deadline: an older one has nothing to say. */
  readonly version: number
  /** The row that wakes us. */
  readonly deadline: Id | null
  /** When it does; null if it has rung. */
  readonly due: Time | null
  readonly presentAt: Time
  readonly people: readonly (Id | null)[]
  readonly excuses: readonly (Excuses | null)[]
  /** Null without clocks. */
  readonly clock: ClockState | null
}

/** So long nobody may be there before a match is abandoned. */
export const ABANDONED_AFTER = 14 * DAY
/** Where only bots are asked we look after them: a restart may have come between. */
const NUDGE_AFTER = 60 * SECOND
/** Presence is written no more often than that. */
const PRESENT_EVERY = DAY / 24

export class Timekeeper {
  readonly #id: Id
  readonly #times: Times | undefined
  #kept: KeptTime
  #clock: MatchClock | undefined
  #writtenPresence: Time
  #isArmed = true
  /** Of the row that is in the store for sure. */
  #durable: number

  constructor(id: Id, pace: Pace, kept: KeptTime) {
    this.#id = id
    this.#times = timesOf(pace)
    this.#kept = kept
    this.#writtenPresence = kept.presentAt
    this.#durable = kept.version
    this.#clock = this.#clockOf(kept)
  }

  get times(): Times | undefined {
    return this.#times
  }

  get version(): number {
    return this.#kept.version
  }

  /** Goes into the row of the match. */
  get kept(): KeptTime {
    return { ...this.#kept, clock: this.#clock?.toJSON() ?? null }
  }

  /** What the clock shows now; it stays as it is. Undefined without clocks. */
  face(): Face | undefined {
    return this.#clock && new Face(this.#clock.stopped())
  }

  /** The log is read again, beyond what was kept: nothing needs to be committed, else it would have been kept. */
  recall(at: Time, asking: Asking | null, isByPerson: boolean): void {
    this.#clock?.moved(at, asking)
    if (isByPerson) this.present(at)
    this.#writtenPresence = this.#kept.presentAt
  }

  /** Another server has written the time. */
  adopt(kept: KeptTime): void {
    this.#kept = kept
    this.#writtenPresence = kept.presentAt
    this.#durable = kept.version
    this.#isArmed = true
    this.#clock = this.#clockOf(kept)
  }

  #clockOf({ clock, excuses }: KeptTime): MatchClock | undefined {
    return this.#times && clock !== null ? new MatchClock(this.#times, excuses, clock) : undefined
  }

  /** Something was appended. Answers what must be committed with it, beside `kept`. */
  moved(now: Time, asking: Asking | null, isByPerson: boolean): Change[] {
    this.#clock?.moved(now, asking)
    if (isByPerson) this.present(now)
    return this.rearm(now, asking)
  }

  /** Somebody who sits here is there. Answers whether that is worth writing down. */
  present(now: Time): boolean {
    if (now > this.#kept.presentAt) this.#kept = { ...this.#kept, presentAt: now }
    return now - this.#writtenPresence > PRESENT_EVERY
  }

  /** Takes other quiet hours and vacations for what comes; what has passed has passed. Answers whether they are others. */
  excuse(now: Time, settings: readonly (Excuses | null)[]): boolean {
    const { excuses } = this.#kept
    const changed = settings.map((next, seat) => changedExcuses(excuses[seat] ?? null, next, now))
    if (JSON.stringify(changed) === JSON.stringify(excuses)) return false
    this.#clock?.excuse(now, changed)
    this.#kept = { ...this.#kept, excuses: changed }
    return true
  }

  /** A new row in place of the one that wakes us; if `must`, only if it is still there. */
  rearm(now: Time, asking: Asking | null, must = false): Change[] {
    const wakeAt = this.#wakeAt(now, asking)
    // Nothing was appended: what could not be done now must not be tried again at once.
    const due = must && wakeAt !== undefined ? Math.max(wakeAt, now + SECOND) : wakeAt
    const { deadline: old, due: armed } = this.#kept
    // A row that rings too early harms nobody, for then it is written anew. To move it with each act costs more than the act.
    const isEarly = this.#isArmed && old !== null && armed !== null && armed > now
    if (!must && isEarly && due !== undefined && armed <= due) {
      this.#writtenPresence = this.#kept.presentAt
      return []
    }
    const version = this.#kept.version + 1
    const id = due === undefined ? null : `${this.#id}.${version}`
    this.#kept = { ...this.#kept, version, deadline: id, due: due ?? null }
    this.#writtenPresence = this.#kept.presentAt
    this.#isArmed = true
    const changes: Change[] = old === null ? [] : [{ in: 'deadlines', remove: [old], must }]
    if (due === undefined || id === null) return changes
    return [...changes, { in: 'deadlines', insert: { id, match: this.#id, due, what: { kind: 'match', version } } }]
  }

  /** What was kept with this version is in the store. */
  stored(version: number): void {
    this.#durable = version
  }

  /** The store did not take the new row. */
  disarm(): void {
    this.#isArmed = false
  }

  /** The row of this version was taken. Answers whether it is what wakes us, and a new one is needed. */
  taken(id: Id, version: number): boolean {
    // While a new row is on its way the former one may be taken: then the new one does not get there.
    if (this.#isArmed && version !== this.#kept.version && version !== this.#durable) return false
    this.#kept = { ...this.#kept, deadline: id, due: null }
    return true
  }

  /** Whose time is up now. */
  due(now: Time): Due | undefined {
    const due = this.#clock?.due()
    return due !== undefined && due.at <= now ? due : undefined
  }

  isAbandoned(now: Time): boolean {
    return this.#abandonedAt() <= now
  }

  /** A vacation is no absence. */
  #abandonedAt(): Time {
    const { presentAt, excuses, people } = this.#kept
    let last = presentAt + ABANDONED_AFTER
    if (this.#times?.rests !== true) return last
    for (const [seat, person] of people.entries()) {
      const excuse = person === null ? null : (excuses[seat] ?? null)
      if (excuse !== null) last = Math.max(last, timeAfter({ ...excuse, quiet: null }, presentAt, ABANDONED_AFTER))
    }
    return last
  }

  #wakeAt(now: Time, asking: Asking | null): Time | undefined {
    if (asking === null) return undefined
    const nudge = asking.asked.length === 0 ? now + NUDGE_AFTER : Number.POSITIVE_INFINITY
    return Math.min(this.#clock?.due()?.at ?? Number.POSITIVE_INFINITY, this.#abandonedAt(), nudge)
  }
}

export interface BegunTime {
  readonly kept: KeptTime
  /** The row that wakes us first. */
  readonly changes: readonly Change[]
}

/** The time of a match that begins now. */
export function beginTime(match: AnyMatch, pace: Pace, sitting: Sitting, now: Time): BegunTime {
  const times = timesOf(pace)
  const asking = askingOf(match, new Seats(match.table), times)
  const clock = times && asking ? MatchClock.begin(times, sitting.excuses, now, asking).toJSON() : null
  const time = new Timekeeper(match.table.id, pace, noTime(sitting, now, clock))
  const changes = time.rearm(now, asking)
  return { kept: time.kept, changes }
}

export function noTime(sitting: Sitting, now: Time, clock: ClockState | null = null): KeptTime {
  return { version: 0, deadline: null, due: null, presentAt: now, ...sitting, clock }
}

/** Who sits where, and what excuses him. */
export type Sitting = Pick<KeptTime, 'people' | 'excuses'>

export async function sittingAt(store: Store, seats: readonly SeatHolder[]): Promise<Sitting> {
  const people = seats.map((holder) => (holder.kind === 'person' ? holder.person : null))
  const found = await Promise.all(people.map((id) => (id === null ? undefined : store.get('people', id))))
  return { people, excuses: found.map((person) => excusesOf(person)) }
}

function excusesOf(person: Pick<Person, 'settings'> | undefined): Excuses | null {
  return person === undefined ? null : excusesIn(person.settings)
}

/** What the platform keeps of a match, with its time. */
export interface WithTime {
  readonly time: KeptTime
}

/** Only this module writes `time`, so whoever has it has it whole. */
export function hasTime(platform: object): platform is WithTime {
  return 'time' in platform && typeof platform.time === 'object' && platform.time !== null
}
