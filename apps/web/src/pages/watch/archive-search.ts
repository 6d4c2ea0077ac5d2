/* The state of a search in the archive: what was found so far, and where it goes on. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isRefused } from '../../api/http.ts'
import type { ArchivePage, ResultView } from './api.ts'
import type { Filter } from './filter.ts'

export interface FoundState {
  readonly results: readonly ResultView[]
  readonly hasMore: boolean
  readonly isLoading: boolean
}

export interface ArchiveSearchOptions {
  readonly filter: Filter
  search(filter: Filter, cursor: string | null, now: number): Promise<Answer<ArchivePage>>
  /** What "the last week" counts from, for all pages. */
  readonly now: number
}

/** A request reads a bounded part of the archive: so many are made for one press if they find nothing. */
const MOST_IN_A_ROW = 5

export class ArchiveSearch {
  readonly #options: ArchiveSearchOptions
  readonly #state = signal<Answer<FoundState> | undefined>(undefined)
  readonly state: ReadonlySignal<Answer<FoundState> | undefined> = this.#state
  #cursor: string | null = null
  #isClosed = false
  #isBusy = false

  constructor(options: ArchiveSearchOptions) {
    this.#options = options
  }

  close(): void {
    this.#isClosed = true
  }

  /** The first page, or the next one. */
  async more(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      await this.#more()
    } finally {
      this.#isBusy = false
    }
  }

  async #more(): Promise<void> {
    const { filter, search, now } = this.#options
    const before = this.#results()
    if (before.length > 0) this.#state.value = { results: before, hasMore: true, isLoading: true }
    const found: ResultView[] = [...before]
    for (let i = 0; i < MOST_IN_A_ROW && found.length === before.length; i++) {
      const page = await search(filter, this.#cursor, now)
      if (this.#isClosed) return
      if (isRefused(page)) {
        this.#state.value = page
        return
      }
      const known = new Set(found.map(({ match }) => match))
      found.push(...page.results.filter(({ match }) => !known.has(match)))
      this.#cursor = page.cursor
      if (page.cursor === null) break
    }
    this.#found = found
    this.#state.value = { results: found, hasMore: this.#cursor !== null, isLoading: false }
  }

  #found: readonly ResultView[] = []

  /** Also after a refusal: the next try goes on from there. */
  #results(): readonly ResultView[] {
    return this.#found
  }
}
