/*
 * Who has a page of the site open, at any server. In memory: each server knows its own pages and publishes changes at
 * once and everybody now and then, so that those of a dead server expire.
 */
import type { Bus } from '../bus/bus.ts'
import type { Id } from '../store/store.ts'

/** `away`: no page is visible and in use. */
export type HereState = 'here' | 'away'

const CHANNEL = 'here'
/** In milliseconds. */
export const REPORT_INTERVAL = 10_000
const REPORT_VALID = 2.5 * REPORT_INTERVAL

interface Page {
  isActive: boolean
}

interface Report {
  heardAt: number
  readonly people: Map<Id, HereState>
}

interface HereNews {
  readonly people?: readonly (readonly [Id, HereState | null])[]
  readonly isAll?: boolean
}

export class Here {
  readonly #bus: Bus
  readonly #pages = new Map<Id, Set<Page>>()
  readonly #elsewhere = new Map<string, Report>()
  readonly #changed: (person: Id) => void
  #reporting: NodeJS.Timeout | undefined

  /** `changed`: at this server or another. */
  constructor(bus: Bus, changed: (person: Id) => void) {
    this.#bus = bus
    this.#changed = changed
  }

  async connect(): Promise<void> {
    if (this.#bus.shared === null) return
    await this.#bus.subscribe(CHANNEL, (news: HereNews, from) => this.#heard(news, from))
    this.#reporting = setInterval(() => this.#report(), REPORT_INTERVAL)
    this.#reporting.unref()
  }

  stop(): void {
    clearInterval(this.#reporting)
  }

  /** A page has opened. */
  open(person: Id): { setActive(isActive: boolean): void; close(): void } {
    const page: Page = { isActive: true }
    const pages = this.#pages.get(person) ?? new Set()
    this.#change(person, () => this.#pages.set(person, pages.add(page)))
    return {
      setActive: (isActive) =>
        this.#change(person, () => {
          page.isActive = isActive
        }),
      close: () =>
        this.#change(person, () => {
          pages.delete(page)
          if (pages.size === 0 && this.#pages.get(person) === pages) this.#pages.delete(person)
        }),
    }
  }

  /** Undefined: no page is open. */
  stateOf(person: Id): HereState | undefined {
    const states = [this.#stateHere(person), ...this.#others().map(({ people }) => people.get(person))]
    return states.includes('here') ? 'here' : states.find((state) => state !== undefined)
  }

  isHere(person: Id): boolean {
    return this.stateOf(person) !== undefined
  }

  all(): ReadonlyMap<Id, HereState> {
    const people = new Map<Id, HereState>()
    for (const { people: others } of this.#others()) {
      for (const [person, state] of others) if (people.get(person) !== 'here') people.set(person, state)
    }
    for (const person of this.#pages.keys()) {
      const state = this.#stateHere(person)
      if (state !== undefined && people.get(person) !== 'here') people.set(person, state)
    }
    return people
  }

  #stateHere(person: Id): HereState | undefined {
    const pages = this.#pages.get(person)
    if (pages === undefined) return undefined
    return [...pages].some(({ isActive }) => isActive) ? 'here' : 'away'
  }

  #others(): Report[] {
    const now = performance.now()
    return [...this.#elsewhere.values()].filter(({ heardAt }) => now - heardAt <= REPORT_VALID)
  }

  #change(person: Id, change: () => void): void {
    const before = this.#stateHere(person)
    change()
    const after = this.#stateHere(person)
    if (before === after) return
    this.#bus.publish(CHANNEL, { people: [[person, after ?? null]] } satisfies HereNews)
    this.#changed(person)
  }

  #report(): void {
    for (const [from, { heardAt }] of this.#elsewhere) {
      if (performance.now() - heardAt > REPORT_VALID) this.#elsewhere.delete(from)
    }
    const people = [...this.#pages.keys()].map((person) => [person, this.#stateHere(person) ?? null] as const)
    this.#bus.publish(CHANNEL, { people, isAll: true } satisfies HereNews)
  }

  #heard({ people = [], isAll = false }: HereNews, from: string): void {
    const known = this.#elsewhere.get(from)
    const report = known === undefined || isAll ? { heardAt: 0, people: new Map<Id, HereState>() } : known
    report.heardAt = performance.now()
    this.#elsewhere.set(from, report)
    for (const [person, state] of people) {
      if (state === null) report.people.delete(person)
      else report.people.set(person, state)
      if (!isAll) this.#changed(person)
    }
  }
}
