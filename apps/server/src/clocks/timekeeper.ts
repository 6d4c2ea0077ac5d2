/*
 * The time of one match: its clock, when a player was last present, and its one deadline row. It is saved, in the
 * same commit as the entry, only where the log alone does not determine it (docs/decisions/0016).
 */
import type { AnyMatch } from '@logres/kernel'
import { Seats } from '../matches/seats.ts'
import type { Change, Id, Person, SeatHolder, Store, Time } from '../store/store.ts'
import { type ClockState, type Due, MatchClock, type PendingQuestions } from './clock.ts'
import { ClockView } from './clock-view.ts'
import { DAY, type Pace, SECOND, type Times, timesOf } from './pace.ts'
import { pendingQuestionsOf } from './pending-questions.ts'
import { changedTimeOff, type TimeOff, timeAfter, timeOffIn } from './time-off.ts'

export interface StoredTime {
  /** Raised with every new deadline; older deadlines are ignored. */
  readonly version: number
  /** Our deadline row. */
  readonly deadline: Id | null
  /** When it is due; null once it has fired. */
  readonly due: Time | null
  readonly presentAt: Time
  readonly people: readonly (Id | null)[]
  readonly excuses: readonly (TimeOff | null)[]
  /** Null without clocks. */
  readonly clock: ClockState | null
}

/** A match is abandoned after nobody was present for this long. */
export const ABANDONED_AFTER = 14 * DAY
/** Where only bots are asked, check on them: there may have been a restart. */
const NUDGE_AFTER = 60 * SECOND
/** Presence is written at most this often. */
const PRESENT_EVERY = DAY / 24

export class Timekeeper {
  readonly #id: Id
  readonly #times: Times | undefined
  #stored: StoredTime
  #clock: MatchClock | undefined
  #writtenPresence: Time
  #isArmed = true
  /** The version that is surely in the store. */
  #durable: number

  constructor(id: Id, pace: Pace, kept: StoredTime) {
    this.#id = id
    this.#times = timesOf(pace)
    this.#stored = kept
    this.#writtenPresence = kept.presentAt
    this.#durable = kept.version
    this.#clock = this.#clockOf(kept)
  }

  get times(): Times | undefined {
    return this.#times
  }

  get version(): number {
    return this.#stored.version
  }

  /** Goes into the match row. */
  get stored(): StoredTime {
    return { ...this.#stored, clock: this.#clock?.toJSON() ?? null }
  }

  /** What the clock shows now; does not change later. Undefined without clocks. */
  view(): ClockView | undefined {
    return this.#clock && new ClockView(this.#clock.stopped())
  }

  /** Replays entries newer than the stored time. Nothing needs to be committed, otherwise it would have been stored. */
  replay(at: Time, pending: PendingQuestions | null, isByPerson: boolean, reveal = 0): void {
    this.#clock?.moved(at, pending, reveal)
    if (isByPerson) this.notePresence(at)
    this.#writtenPresence = this.#stored.presentAt
  }

  /** Another server has saved the time. */
  adopt(kept: StoredTime): void {
    this.#stored = kept
    this.#writtenPresence = kept.presentAt
    this.#durable = kept.version
    this.#isArmed = true
    this.#clock = this.#clockOf(kept)
  }

  #clockOf({ clock, excuses }: StoredTime): MatchClock | undefined {
    return this.#times && clock !== null ? new MatchClock(this.#times, excuses, clock) : undefined
  }

  /**
   * An entry was appended, which pages take `reveal` milliseconds to show. Answers what must be committed with it,
   * besides `stored`.
   */
  moved(now: Time, pending: PendingQuestions | null, isByPerson: boolean, reveal = 0): Change[] {
    this.#clock?.moved(now, pending, reveal)
    if (isByPerson) this.notePresence(now)
    return this.rearm(now, pending)
  }

  /** A player is present. Answers whether that should be saved. */
  notePresence(now: Time): boolean {
    if (now > this.#stored.presentAt) this.#stored = { ...this.#stored, presentAt: now }
    return now - this.#writtenPresence > PRESENT_EVERY
  }

  /** Applies new quiet hours and vacations from now on. Answers whether they changed. */
  setTimeOff(now: Time, settings: readonly (TimeOff | null)[]): boolean {
    const { excuses } = this.#stored
    const changed = settings.map((next, seat) => changedTimeOff(excuses[seat] ?? null, next, now))
    if (JSON.stringify(changed) === JSON.stringify(excuses)) return false
    this.#clock?.setTimeOff(now, changed)
    this.#stored = { ...this.#stored, excuses: changed }
    return true
  }

  /** Replaces the deadline row; with `must`, only if it is still there. */
  rearm(now: Time, pending: PendingQuestions | null, must = false): Change[] {
    const wakeAt = this.#wakeAt(now, pending)
    // Nothing was appended: do not retry at once what could not be done now.
    const due = must && wakeAt !== undefined ? Math.max(wakeAt, now + SECOND) : wakeAt
    const { deadline: old, due: armed } = this.#stored
    // A deadline that fires too early is harmless: it is then rewritten. Moving it with every act would cost more
    // than the act.
    const isEarly = this.#isArmed && old !== null && armed !== null && armed > now
    if (!must && isEarly && due !== undefined && armed <= due) {
      this.#writtenPresence = this.#stored.presentAt
      return []
    }
    const version = this.#stored.version + 1
    const id = due === undefined ? null : `${this.#id}.${version}`
    this.#stored = { ...this.#stored, version, deadline: id, due: due ?? null }
    this.#writtenPresence = this.#stored.presentAt
    this.#isArmed = true
    const changes: Change[] = old === null ? [] : [{ in: 'deadlines', remove: [old], must }]
    if (due === undefined || id === null) return changes
    return [...changes, { in: 'deadlines', insert: { id, match: this.#id, due, what: { kind: 'match', version } } }]
  }

  /** What had this version is in the store. */
  markStored(version: number): void {
    this.#durable = version
  }

  /** The store rejected the new row. */
  disarm(): void {
    this.#isArmed = false
  }

  /** A row of this version was taken. Answers whether it is our current one, so that a new one is needed. */
  taken(id: Id, version: number): boolean {
    // While a new row is being written the old one may be taken; then the new one is rejected.
    if (this.#isArmed && version !== this.#stored.version && version !== this.#durable) return false
    this.#stored = { ...this.#stored, deadline: id, due: null }
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

  /** A vacation does not count as absence. */
  #abandonedAt(): Time {
    const { presentAt, excuses, people } = this.#stored
    let last = presentAt + ABANDONED_AFTER
    if (this.#times?.rests !== true) return last
    for (const [seat, person] of people.entries()) {
      const excuse = person === null ? null : (excuses[seat] ?? null)
      if (excuse !== null) last = Math.max(last, timeAfter({ ...excuse, quiet: null }, presentAt, ABANDONED_AFTER))
    }
    return last
  }

  #wakeAt(now: Time, pending: PendingQuestions | null): Time | undefined {
    if (pending === null) return undefined
    const nudge = pending.asked.length === 0 ? now + NUDGE_AFTER : Number.POSITIVE_INFINITY
    return Math.min(this.#clock?.due()?.at ?? Number.POSITIVE_INFINITY, this.#abandonedAt(), nudge)
  }
}

export interface InitialTime {
  readonly stored: StoredTime
  /** The first deadline row. */
  readonly changes: readonly Change[]
}

/** The time of a match that starts now. */
export function beginTime(match: AnyMatch, pace: Pace, seated: SeatedPeople, now: Time): InitialTime {
  const times = timesOf(pace)
  const pending = pendingQuestionsOf(match, new Seats(match.table), times)
  const clock = times && pending ? MatchClock.begin(times, seated.excuses, now, pending).toJSON() : null
  const time = new Timekeeper(match.table.id, pace, initialStoredTime(seated, now, clock))
  const changes = time.rearm(now, pending)
  return { stored: time.stored, changes }
}

export function initialStoredTime(seated: SeatedPeople, now: Time, clock: ClockState | null = null): StoredTime {
  return { version: 0, deadline: null, due: null, presentAt: now, ...seated, clock }
}

/** Who sits where, and their time off. */
export type SeatedPeople = Pick<StoredTime, 'people' | 'excuses'>

export async function readSeatedPeople(store: Store, seats: readonly SeatHolder[]): Promise<SeatedPeople> {
  const people = seats.map((holder) => (holder.kind === 'person' ? holder.person : null))
  const found = await Promise.all(people.map((id) => (id === null ? undefined : store.get('people', id))))
  return { people, excuses: found.map((person) => timeOffOf(person)) }
}

function timeOffOf(person: Pick<Person, 'settings'> | undefined): TimeOff | null {
  return person === undefined ? null : timeOffIn(person.settings)
}

/** What the platform stores of a match, with its time. */
export interface PlatformWithTime {
  readonly time: StoredTime
}

/** Only this module writes `time`, so it is complete if present. */
export function hasTime(platform: object): platform is PlatformWithTime {
  return 'time' in platform && typeof platform.time === 'object' && platform.time !== null
}
