/*
 * The list of offers as it is shown. It is sorted, best first; but while a pointer or the keyboard is in it, nothing in it moves:
 * what is gone leaves its place, and what is new comes last. A place that has just changed cannot be accepted for a moment.
 */
import { type Signal, signal } from '@preact/signals'
import { type Offer, offerText } from '../rules/index.ts'

/** In this order. `public`: to everyone, and I can meet it. `others`: I cannot. */
export const GROUPS = ['mine', 'public', 'own', 'others'] as const
export type Group = (typeof GROUPS)[number]

export interface Listed {
  readonly offer: Offer
  readonly group: Group
  /** What it is worth to me, in coins. */
  readonly benefit: number
  /** What accepting it could hand over: another text is another deal. */
  readonly ways: string
}

export interface Place extends Listed {
  readonly key: string
  /** It came while the list was held still. */
  readonly isLate: boolean
  /** When the offer was gone; null while it stands. */
  readonly goneAt: number | null
  /** Since when it is where it is, and as it is. */
  readonly since: number
}

/** For so long after a change nothing at that place can be accepted, in milliseconds. */
export const GUARD = 500
/** So long what is gone keeps its place where nothing holds it. */
export const MARKED = 4000

interface Moment {
  readonly isHeld: boolean
  readonly now: number
}

export function arrange(before: readonly Place[], listed: readonly Listed[], moment: Moment): readonly Place[] {
  const known = new Map(before.map((place) => [place.key, place]))
  const open = new Map(listed.map((each) => [offerText(each.offer.name), each]))
  const stay = before.flatMap((place): readonly Place[] => {
    const now = open.get(place.key)
    // Held still it also keeps its group: a heading more would move what stands below.
    // It may be there again: a lesson takes a deal back.
    if (now !== undefined)
      return [moment.isHeld ? { ...place, offer: now.offer, ways: now.ways, goneAt: null } : placeOf(now, place)]
    const gone = { ...place, goneAt: place.goneAt ?? moment.now }
    return moment.isHeld || moment.now - gone.goneAt < MARKED ? [gone] : []
  })
  const come = listed
    .filter(({ offer }) => !known.has(offerText(offer.name)))
    .map((each) => ({ ...placeOf(each), isLate: moment.isHeld && before.length > 0 }))
  const places = moment.isHeld ? [...stay, ...sorted(come)] : sorted([...stay, ...come])
  return marked(before, places, moment.now)
}

function placeOf(listed: Listed, before?: Place): Place {
  return { ...listed, key: offerText(listed.offer.name), isLate: false, goneAt: null, since: before?.since ?? 0 }
}

function sorted(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || b.benefit - a.benefit)
}

/** From the first place on that differs, all have changed: they may stand elsewhere. */
function marked(before: readonly Place[], places: readonly Place[], now: number): readonly Place[] {
  let isMoved = false
  return places.map((place, i) => {
    const was = before[i]
    const isOther = was === undefined || was.key !== place.key || was.ways !== place.ways
    isMoved ||= isOther || (was.goneAt === null) !== (place.goneAt === null) || was.isLate !== place.isLate
    return isMoved ? { ...place, since: now } : place
  })
}

export interface Clock {
  now(): number
  /** Returns what calls it off. */
  after(ms: number, run: () => void): () => void
}

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** A finger rests nowhere: so long after it was lifted the list stays as it is. */
const AFTER_TOUCH = 1200

type Holder = 'pointer' | 'touch' | 'focus'

export class Shelf {
  readonly places: Signal<readonly Place[]> = signal([])
  readonly isHeld: Signal<boolean> = signal(false)
  /** The keys of the places that cannot be accepted yet. */
  readonly guarded: Signal<ReadonlySet<string>> = signal(new Set())
  readonly #clock: Clock
  readonly #holders = new Set<Holder>()
  #listed: readonly Listed[] = []
  #acceptedAt = Number.NEGATIVE_INFINITY
  #callOffWake = () => {}
  #callOffLift = () => {}

  constructor(clock: Clock = PAGE_CLOCK) {
    this.#clock = clock
  }

  show(listed: readonly Listed[]): void {
    this.#listed = listed
    this.#arrange()
  }

  /** Nothing is for sale. */
  close(): void {
    this.#callOffWake()
    this.#callOffLift()
    this.#holders.clear()
    this.isHeld.value = false
    this.#listed = []
    if (this.places.peek().length > 0) this.places.value = []
  }

  hold(by: Holder): void {
    if (by === 'touch') this.#callOffLift()
    this.#holders.add(by)
    this.isHeld.value = true
  }

  release(by: Holder): void {
    if (!this.#holders.delete(by) || this.#holders.size > 0) return
    this.isHeld.value = false
    // What has left its greyed place was seen; nobody points at it any more.
    this.places.value = this.places
      .peek()
      .map((place) => (place.goneAt === null ? place : { ...place, goneAt: -MARKED }))
    this.#arrange()
  }

  /** The finger is lifted. */
  lift(): void {
    this.#callOffLift()
    this.#callOffLift = this.#clock.after(AFTER_TOUCH, () => this.release('touch'))
  }

  /** All of it came into sight, or was sorted by hand: a click may have been meant for what was there before. */
  disturb(): void {
    const now = this.#clock.now()
    this.places.value = this.places.peek().map((place) => ({ ...place, since: now }))
    this.#wake()
  }

  /** Sorted again at once, as the reader asks for it. */
  sort(): void {
    const wasHeld = this.isHeld.peek()
    this.isHeld.value = false
    this.#arrange()
    this.isHeld.value = wasHeld
  }

  /** Whether a press at this time may accept what stands there; then all others are guarded. */
  accepts(key: string, at: number): boolean {
    const place = this.places.peek().find((each) => each.key === key)
    const isRepeat = at - this.#acceptedAt < GUARD
    // Clicks that follow each other are one gesture, however many there are.
    if (isRepeat) this.#acceptedAt = at
    if (isRepeat || place === undefined || place.goneAt !== null || at - place.since < GUARD) return false
    this.#acceptedAt = at
    this.#wake()
    return true
  }

  #arrange(): void {
    const now = this.#clock.now()
    this.places.value = arrange(this.places.peek(), this.#listed, { isHeld: this.isHeld.peek(), now })
    this.#wake()
  }

  /** Tells what is guarded now, and again when the next guard ends or the next place is given up. */
  #wake(): void {
    const now = this.#clock.now()
    const places = this.places.peek()
    const ends = new Map(places.map(({ key, since }) => [key, Math.max(since, this.#acceptedAt) + GUARD]))
    const guarded = new Set([...ends].flatMap(([key, end]) => (end > now ? [key] : [])))
    if (!isSameSet(guarded, this.guarded.peek())) this.guarded.value = guarded
    const leaves = this.isHeld.peek() ? [] : places.flatMap(({ goneAt }) => (goneAt === null ? [] : [goneAt + MARKED]))
    const next = Math.min(...[...ends.values(), ...leaves].filter((time) => time > now))
    this.#callOffWake()
    if (!Number.isFinite(next)) return
    this.#callOffWake = this.#clock.after(next - now, () => {
      if (leaves.some((time) => time <= this.#clock.now())) this.#arrange()
      else this.#wake()
    })
  }
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each))
}
