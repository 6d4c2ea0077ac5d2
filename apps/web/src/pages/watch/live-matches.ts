/*
 * The running matches as the page shows them. It looks every few seconds while it is visible. While somebody points at the
 * list or has the focus in it nothing moves: matches keep their places, and those that are over stay, and say so.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isRefused } from '../../api/http.ts'
import type { LiveMatch, LivePage, LiveQuery } from './api.ts'

export interface ShownMatch extends LiveMatch {
  readonly view: object | undefined
  readonly isOver: boolean
}

export interface LiveState {
  readonly matches: readonly ShownMatch[]
  readonly counts: Readonly<Record<string, number>>
  readonly hasMore: boolean
}

export interface LiveMatchesOptions {
  look(query: LiveQuery): Promise<Answer<LivePage>>
  readonly game: string | undefined
  isVisible(): boolean
  /** Milliseconds between two looks at a page of the list. */
  readonly every?: number
}

const EVERY = 2_500
/** Small boards are drawn for no more. */
const MOST_PAGES = 4

export class LiveMatches {
  readonly #options: LiveMatchesOptions
  readonly #state = signal<Answer<LiveState> | undefined>(undefined)
  readonly state: ReadonlySignal<Answer<LiveState> | undefined> = this.#state
  #pages = 1
  #isHeld = false
  #isClosed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: Promise<void> | undefined

  constructor(options: LiveMatchesOptions) {
    this.#options = options
  }

  /** Looks, and goes on looking. */
  async start(): Promise<void> {
    await this.look()
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.start(), (this.#options.every ?? EVERY) * this.#pages)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async more(): Promise<void> {
    this.#pages += 1
    await this.#looking
    await this.look()
  }

  /** While it is held nothing moves. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
  }

  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<void> {
    const { look, game, isVisible } = this.#options
    if (!isVisible() && this.#state.peek() !== undefined) return
    const before = this.#before()
    const known = new Map(before.flatMap(({ match, shown, view }) => (shown && view ? [[match, shown.version]] : [])))
    const found: LiveMatch[] = []
    let counts: Readonly<Record<string, number>> = {}
    let cursor: string | null = null
    for (let page = 0; page < this.#pages; page++) {
      const answer: Answer<LivePage> = await look({ game, cursor, known: knownOn(page, before, known) })
      if (this.#isClosed) return
      if (isRefused(answer)) {
        // What is shown is better than nothing; the next look may work.
        if (before.length === 0 || this.#state.peek() === undefined) this.#state.value = answer
        return
      }
      found.push(...answer.matches)
      counts = answer.counts
      cursor = answer.cursor
      if (cursor === null) break
    }
    const hasMore = cursor !== null && this.#pages < MOST_PAGES
    this.#state.value = { matches: merged(before, found, this.#isHeld), counts, hasMore }
  }

  #before(): readonly ShownMatch[] {
    const state = this.#state.peek()
    return state === undefined || isRefused(state) ? [] : state.matches
  }
}

const PER_PAGE = 9

/** Of the matches that were on this page of the list. */
function knownOn(page: number, before: readonly ShownMatch[], known: ReadonlyMap<string, string>) {
  const ids = before.slice(PER_PAGE * page, PER_PAGE * (page + 1)).map(({ match }) => match)
  return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) ?? ''] as const] : [])))
}

function merged(before: readonly ShownMatch[], found: readonly LiveMatch[], isHeld: boolean): ShownMatch[] {
  const old = new Map(before.map((each) => [each.match, each]))
  const fresh = new Map<string, ShownMatch>()
  for (const each of found) {
    // Between two pages of the list a match may have moved.
    if (fresh.has(each.match)) continue
    const known = old.get(each.match)
    const view = each.shown?.view ?? known?.view
    fresh.set(each.match, { ...each, shown: each.shown ?? known?.shown ?? null, view, isOver: false })
  }
  if (!isHeld) return [...fresh.values()]
  const stays = before.map((each) => fresh.get(each.match) ?? { ...each, isOver: true })
  return [...stays, ...[...fresh.values()].filter(({ match }) => !old.has(match))]
}
