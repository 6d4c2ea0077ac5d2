/* One table as its page sees it: asked for again and again while it is open, and after everything done to it. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { showToast, showWhyNot } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { navigate } from '../../shell/router.ts'
import { reveal, sitDown } from './sealing.ts'

const EVERY = 2000
const EVERY_UNSEEN = 5000

export class Room {
  readonly id: string
  readonly #now = signal<Answer<TableView> | undefined>(undefined)
  /** What has changed last, to be read out. */
  readonly #news = signal('')
  readonly #busy = signal(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOpen = true
  /** Answers may overtake one another: only the latest asked counts. */
  #asked = 0
  #saidFault = false

  constructor(id: string) {
    this.id = id
  }

  get now(): ReadonlySignal<Answer<TableView> | undefined> {
    return this.#now
  }

  get news(): ReadonlySignal<string> {
    return this.#news
  }

  get isBusy(): ReadonlySignal<boolean> {
    return this.#busy
  }

  /** For an effect: looks until it is closed. */
  open(): () => void {
    void this.#look()
    return () => {
      this.#isOpen = false
      clearTimeout(this.#timer)
    }
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#take(() => tables.get(this.id))
    const pause = document.visibilityState === 'visible' ? EVERY : EVERY_UNSEEN
    if (this.#isOpen) this.#timer = setTimeout(() => void this.#look(), pause)
  }

  async #take(request: () => Promise<Answer<TableView>>): Promise<Answer<TableView>> {
    this.#asked++
    const mine = this.#asked
    const answer = await request()
    if (!this.#isOpen || mine !== this.#asked) return answer
    const former = this.#now.value
    const isStumble = isRefused(answer) && former !== undefined && !isRefused(former) && answer.code !== 'noSuchTable'
    // A line that stumbles does not take the table from the page.
    if (!isStumble) this.#show(answer)
    return answer
  }

  #show(answer: Answer<TableView>): void {
    const former = this.#now.value
    this.#now.value = answer
    if (isRefused(answer)) return
    if (former !== undefined && !isRefused(former)) this.#news.value = changes(former, answer)
    void this.#doMyPart(answer)
  }

  /** What the page does by itself: seal anew where that is asked, reveal, and go to the match. */
  async #doMyPart(table: TableView): Promise<void> {
    if (table.status === 'playing' || table.status === 'over') {
      return navigate(`/g/${table.id}`, { replace: true })
    }
    if (this.#busy.value) return
    if (table.mustSeal && table.seat !== null) {
      const { seat } = table
      await this.do(() => sitDown(table, seat))
    } else if (table.status === 'sealing') {
      await this.#reveal(table)
    }
  }

  async #reveal(table: TableView): Promise<void> {
    this.#busy.value = true
    const answer = await reveal(table)
    this.#busy.value = false
    if (answer === undefined || !this.#isOpen) return
    if (answer === 'wrongSeal' || answer === 'lostNonce') {
      if (!this.#saidFault) showWhyNot(answer === 'wrongSeal' ? t().table.wrongSeal : t().table.lostNonce)
      this.#saidFault = true
    } else if (!isRefused(answer)) this.#show(answer)
  }

  /** Does something to the table and shows it as it then is, or says why not. */
  async do(change: () => Promise<Answer<TableView>>): Promise<boolean> {
    this.#busy.value = true
    const answer = await this.#take(change)
    this.#busy.value = false
    if (isRefused(answer)) await showRefusal(answer)
    return !isRefused(answer)
  }

  sit(seat: number): Promise<boolean> {
    const now = this.#now.value
    if (now === undefined || isRefused(now)) return Promise.resolve(false)
    return this.do(() => sitDown(now, seat))
  }

  async copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ text: done })
    } catch {
      // Without https there is no clipboard.
      showWhyNot(t().table.copyFailed)
    }
  }
}

function changes(former: TableView, now: TableView): string {
  const words = t().table
  if (former.status === 'open' && now.status === 'sealing') return words.starting
  const names = (table: TableView) => table.seats.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : []))
  const [before, after] = [names(former), names(now)]
  return [
    ...after.filter((name) => !before.includes(name)).map(words.satDown),
    ...before.filter((name) => !after.includes(name)).map(words.gotUp),
  ].join(' ')
}
