/*
 * "It is your turn", for players who are not there. One notice per turn of a seat, whatever is asked within it: its
 * row is written with the deadline that sends it, and survives a restart. The process that takes the deadline sends,
 * and takes it before calling the push service, so that nobody is notified twice. A match never waits for this.
 */
import type { Seat } from '@logres/kernel'
import { DAY, HOUR, SECOND } from '../clocks/pace.ts'
import { storedWaiting } from '../clocks/pending-questions.ts'
import { timeOffIn, timeOffWithin } from '../clocks/time-off.ts'
import type { PushSender } from '../jobs/remote-push.ts'
import type { Room } from '../matches/room.ts'
import type { Rooms } from '../matches/rooms.ts'
import { settingsIn } from '../people/settings.ts'
import { newId } from '../secrets.ts'
import { type Change, Conflict, type Deadline, type Id, type Person, type Store, type Time } from '../store/store.ts'
import { languageOf, topicOf, turnMessage } from './message.ts'
import type { Sent } from './sender.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface NoticesOptions {
  readonly store: Store
  readonly rooms: Pick<Rooms, 'get'>
  readonly subscriptions: Subscriptions
  readonly sender: PushSender
  now(): number
  failed(what: string, error: unknown): void
  /** `givenUp`: all retries failed. */
  counted(outcome: Sent | 'givenUp'): void
}

/** Stored in a deadline. */
interface NoticeJob {
  readonly kind: 'push'
  readonly seat: Seat
  readonly turn: number
  readonly failures: number
  /** The browsers that were not reached, by session; null: all. */
  readonly to: readonly string[] | null
}

/** Somebody who reloads the page, or plays at once, gets no notice. */
export const NOTIFY_AFTER = 5 * SECOND
/** Before each retry. */
export const RETRY_DELAYS = [60 * SECOND, 5 * 60 * SECOND, 30 * 60 * SECOND, 2 * HOUR]
/** Quiet hours and vacations may change while a notice waits for their end. */
const MAX_POSTPONE = HOUR
const MAX_CONCURRENT = 64
const STOP_TIMEOUT = 2_000

export class Notices {
  readonly #options: NoticesOptions
  /** The last turn in which each seat of a room was checked. */
  readonly #checkedTurns = new WeakMap<Room, Map<Seat, number>>()
  readonly #running = new Set<Promise<void>>()
  #sending = 0
  #isStopped = false

  constructor(options: NoticesOptions) {
    this.#options = options
  }

  /** After every entry, and when a match is opened. */
  roomChanged(room: Room): void {
    if (this.#isStopped) return
    const { pending } = room
    if (pending === null) {
      this.#background(room.id, this.#forget(room.id))
      return
    }
    const looked = this.#checkedTurns.get(room) ?? new Map<Seat, number>()
    this.#checkedTurns.set(room, looked)
    const { no } = pending.turn
    for (const seat of pending.asked) {
      const person = room.people[seat] ?? null
      if (person === null || (looked.get(seat) ?? -1) >= no) continue
      looked.set(seat, no)
      if (this.#options.subscriptions.isKnownUnsubscribed(person)) continue
      this.#background(room.id, this.#schedule(room, seat, no, person))
    }
  }

  async #schedule(room: Room, seat: Seat, turn: number, person: Id): Promise<void> {
    const { store, now, subscriptions } = this.#options
    if (!(await subscriptions.hasSubscription(person))) return
    const before = await store.list('notices', [room.id, seat])
    if (before.some((notice) => notice.turn >= turn)) return
    // By the deadline we will know whether the connection is alive.
    for (const { viewer, latency } of room.clients) if (viewer === seat) latency?.probe()
    const job: NoticeJob = { kind: 'push', seat, turn, failures: 0, to: null }
    await commitIfFirst(store, [
      { in: 'notices', insert: { match: room.id, seat, turn, at: now() } },
      ...before.map((notice): Change => ({ in: 'notices', remove: [notice.match, notice.seat, notice.turn] })),
      deadline(room.id, now() + NOTIFY_AFTER, job),
    ])
  }

  /** The match is over. */
  async #forget(match: Id): Promise<void> {
    const { store } = this.#options
    const notices = await store.list('notices', [match])
    if (notices.length === 0) return
    await store.commit(notices.map(({ seat, turn }) => ({ in: 'notices', remove: [match, seat, turn] })))
  }

  /** One of our deadlines is due. */
  async handle(row: Deadline): Promise<void> {
    const { store, rooms, now } = this.#options
    const job = noticeJobIn(row.what)
    const room = job && (await rooms.get(row.match))
    if (job === undefined || room === undefined || !isWaiting(room, job)) return
    const person = await store.get('people', room.people[job.seat] ?? '')
    if (person === undefined || !wantsNotices(person)) return
    if (room.presence.isPageVisible(job.seat)) return
    const later = this.#sending >= MAX_CONCURRENT ? now() + NOTIFY_AFTER : postponedUntil(person, now())
    const again = later === undefined ? [] : [deadline(row.match, later, job)]
    // The process that removes it sends.
    if (!(await commitIfFirst(store, [{ in: 'deadlines', remove: [row.id], must: true }, ...again]))) return
    // Other deadlines must not wait for a push service.
    if (later === undefined) this.#background(row.match, this.#send(row.match, person, job))
  }

  async #send(match: Id, person: Person, job: NoticeJob): Promise<void> {
    this.#sending += 1
    try {
      await this.#sendToAll(match, person, job)
    } finally {
      this.#sending -= 1
    }
  }

  async #sendToAll(match: Id, person: Person, job: NoticeJob): Promise<void> {
    const { store, subscriptions, sender, counted, now } = this.#options
    const table = await store.get('tables', match)
    if (table === undefined) return
    const { seat, to, failures } = job
    const wanted = (await subscriptions.of(person)).filter(({ session }) => to === null || to.includes(session))
    const results = await Promise.all(
      wanted.map(async (subscription) => {
        const message = await turnMessage(table, seat, languageOf(person, subscription))
        const sent = await sender.send(subscription, message, topicOf(match, seat))
        if (sent === 'gone') await subscriptions.remove(subscription)
        counted(sent)
        return { sent, session: subscription.session }
      }),
    )
    const missed = results.filter(({ sent }) => sent === 'failed').map(({ session }) => session)
    if (missed.length === 0) return
    const wait = RETRY_DELAYS[failures]
    if (wait !== undefined) {
      await store.commit([deadline(match, now() + wait, { ...job, failures: failures + 1, to: missed })])
    } else for (const _ of missed) counted('givenUp')
  }

  start(): void {
    this.#background('notices', this.#catchUp())
  }

  /** Turns that began while no server ran, or when one died, without a notice. */
  async #catchUp(): Promise<void> {
    const { store, rooms } = this.#options
    const people = new Set((await store.list('subscriptions', [])).map(({ person }) => person))
    for (const person of people) {
      if (this.#isStopped) return
      for (const { table: match, seat } of await store.list('places', [person, 'playing'])) {
        if (seat === null) continue
        const row = await store.get('matches', match)
        const { asked, askedSince } = storedWaiting(row?.platform ?? {})
        if (!asked.includes(seat)) continue
        const notices = await store.list('notices', [match, seat])
        // Opening the room checks for notices.
        if (!notices.some(({ at }) => at >= askedSince)) await rooms.get(match)
      }
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const late = setTimeout(() => this.#options.sender.end(), STOP_TIMEOUT)
    while (this.#running.size > 0) await Promise.all(this.#running)
    clearTimeout(late)
  }

  #background(what: string, work: Promise<void>): void {
    const done = work.catch((error) => this.#options.failed(what, error)).finally(() => this.#running.delete(done))
    this.#running.add(done)
  }
}

/** Another process may have done it just now. */
async function commitIfFirst(store: Store, changes: readonly Change[]): Promise<boolean> {
  try {
    await store.commit(changes)
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}

function deadline(match: Id, due: Time, what: NoticeJob): Change {
  return { in: 'deadlines', insert: { id: newId(), match, due, what } }
}

/** Only this module writes such rows, so they are complete. */
function noticeJobIn(what: object): NoticeJob | undefined {
  return isNoticeJob(what) ? what : undefined
}

function isNoticeJob(what: object): what is NoticeJob {
  return 'kind' in what && what.kind === 'push'
}

function isWaiting({ pending }: Room, { seat, turn }: NoticeJob): boolean {
  return pending !== null && pending.turn.no === turn && pending.asked.includes(seat)
}

function wantsNotices({ departed, bannedAt, settings }: Person): boolean {
  return !departed && bannedAt === null && settingsIn(settings).notify
}

/** When to try again during quiet hours or vacation. The notice is sent then, if the seat is still asked. */
function postponedUntil({ settings }: Person, now: Time): Time | undefined {
  const excuses = timeOffIn(settings)
  const rest = excuses && timeOffWithin(excuses, { from: now, to: now + DAY })[0]
  return rest?.from === now ? Math.min(rest.to, now + MAX_POSTPONE) : undefined
}
