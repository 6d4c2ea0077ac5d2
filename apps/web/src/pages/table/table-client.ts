/* One table as its page sees it: polled while the page is open, and loaded again after every change. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isLimited, isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { showToast, showWhyNot } from '../../design/toasts.tsx'
import { explain } from '../../i18n/refusal-texts.ts'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { navigate, replaceUrl } from '../../shell/router.ts'
import { mustAskToSeal, reveal, sitDown } from './sealing.ts'
import { startTicks } from './ticks.ts'

/** A hidden page refreshes at every third tick. */
const HIDDEN_TICKS = 3
/** After a limit, only every eighth: 16 seconds. */
const LIMITED_TICKS = 8

const SECRET = /^#[\w-]{43}$/

export class TableClient {
  readonly id: string
  readonly #now = signal<Answer<TableView> | undefined>(undefined)
  /** The last change, for screen readers. */
  readonly #news = signal('')
  readonly #declined = signal<readonly string[]>([])
  readonly #linkFault = signal<string | undefined>(undefined)
  readonly #pollFault = signal<'cutOff' | 'limited' | undefined>(undefined)
  readonly #mustAsk = signal(false)
  #changes: Promise<unknown> = Promise.resolve()
  #isActing = false
  #ticks = 0
  #isRefreshing = false
  #isOpen = true
  /** Answers may arrive out of order: only that of the latest request counts. */
  #asked = 0
  #hasShownFault = false

  constructor(id: string) {
    this.id = id
  }

  get now(): ReadonlySignal<Answer<TableView> | undefined> {
    return this.#now
  }

  get news(): ReadonlySignal<string> {
    return this.#news
  }

  /** Who has declined the seat that was kept for them, while this page was open. */
  get declined(): ReadonlySignal<readonly string[]> {
    return this.#declined
  }

  /** Why the seat link of this page does not work. */
  get linkFault(): ReadonlySignal<string | undefined> {
    return this.#linkFault
  }

  /** The table may have changed without this page knowing. */
  get pollFault(): ReadonlySignal<'cutOff' | 'limited' | undefined> {
    return this.#pollFault
  }

  /** Whether the person must agree before this page seals again. */
  get mustAsk(): ReadonlySignal<boolean> {
    return this.#mustAsk
  }

  /** For useEffect: polls, and returns how to stop. The fragment of the URL may be the secret of a seat link. */
  open(): () => void {
    const takeLink = () => {
      if (SECRET.test(location.hash)) void this.#useSeatLink(location.hash.slice(1))
    }
    takeLink()
    const look = () => void this.#refresh()
    const stop = startTicks(() => {
      this.#ticks++
      if (this.#ticks % this.#ticksPerLook() === 0) look()
    })
    look()
    window.addEventListener('hashchange', takeLink)
    document.addEventListener('visibilitychange', look)
    return () => {
      this.#isOpen = false
      stop()
      window.removeEventListener('hashchange', takeLink)
      document.removeEventListener('visibilitychange', look)
    }
  }

  #ticksPerLook(): number {
    if (this.#pollFault.value === 'limited') return LIMITED_TICKS
    return document.visibilityState === 'visible' ? 1 : HIDDEN_TICKS
  }

  async #refresh(): Promise<void> {
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    await this.#changes
    const answer = await this.#load(() => tables.get(this.id))
    const isOffline = isRefused(answer) && answer.code === 'offline'
    this.#pollFault.value = isOffline ? 'cutOff' : isLimited(answer) ? 'limited' : undefined
    this.#isRefreshing = false
  }

  async #load(request: () => Promise<Answer<TableView>>): Promise<Answer<TableView>> {
    this.#asked++
    const no = this.#asked
    const answer = await request()
    if (!this.#isOpen || no !== this.#asked) return answer
    const former = this.#now.value
    const isTransient = isRefused(answer) && former !== undefined && !isRefused(former) && answer.code !== 'noSuchTable'
    // A failed request does not remove the table from the page.
    if (!isTransient) this.#show(answer)
    return answer
  }

  #show(answer: Answer<TableView>): void {
    const former = this.#now.value
    this.#now.value = answer
    if (isRefused(answer)) return
    if (former !== undefined && !isRefused(former)) this.#announce(former, answer)
    void this.#actAutomatically(answer)
  }

  #announce(former: TableView, now: TableView): void {
    this.#news.value = changes(former, now)
    this.#declined.value = declinedAfter(this.#declined.peek(), former, now)
    const isRemoved = former.seat !== null && now.seat === null && now.status === 'open' && !this.#isActing
    if (now.isHost && !former.isHost && now.status === 'open') showToast({ text: t().table.hostIsYou, icon: 'info' })
    if (isRemoved) showToast({ text: t().table.sentAway, icon: 'info' })
  }

  /** What the page does automatically: seal again where needed, reveal, and go to the match. */
  async #actAutomatically(table: TableView): Promise<void> {
    this.#mustAsk.value = table.mustSeal && (await mustAskToSeal(table.id))
    if (table.status === 'playing' || table.status === 'over') {
      await navigate(`/g/${table.id}`, { replace: true })
    } else if (table.mustSeal && table.seat !== null && !this.#mustAsk.value) {
      const { seat } = table
      await this.#enqueue(() => sitDown(table, seat))
    } else if (table.status === 'sealing') {
      await this.#reveal(table)
    }
  }

  async #reveal(table: TableView): Promise<void> {
    const answer = await reveal(table)
    if (answer === undefined || !this.#isOpen) return
    if (typeof answer === 'string') {
      const { wrongSeal, lostNonce } = t().table
      if (!this.#hasShownFault) showWhyNot({ wrongSeal, lostNonce, hiddenSeal: t().seals.hidden }[answer])
      this.#hasShownFault = true
    } else if (!isRefused(answer)) this.#show(answer)
  }

  /** The link stays in the URL until there is an answer, so that a reload tries again. */
  async #useSeatLink(secret: string): Promise<void> {
    const presented = tables.presentLink(this.id, secret)
    this.#changes = presented
    const answer = await presented
    if (!this.#isOpen) return
    const isLater = isRefused(answer) && (answer.code === 'offline' || answer.code === 'tableSealing')
    if (!isLater) replaceUrl(location.pathname)
    this.#linkFault.value = isRefused(answer) ? await explain(answer) : undefined
    if (!isRefused(answer)) this.#show(answer.table)
  }

  /** Changes are sent one after the other, so that no answer is older than a later change. */
  #enqueue(change: () => Promise<Answer<TableView>>): Promise<boolean> {
    const done = this.#changes.then(async () => {
      const answer = await this.#load(change)
      if (isRefused(answer)) await showRefusal(answer)
      return !isRefused(answer)
    })
    this.#changes = done
    return done
  }

  /** Changes the table and shows the result or the refusal. Ignored while another change is running, as by a double click. */
  async change(change: () => Promise<Answer<TableView>>): Promise<boolean> {
    if (this.#isActing) return false
    this.#isActing = true
    const isDone = await this.#enqueue(change)
    this.#isActing = false
    if (isDone) this.#linkFault.value = undefined
    return isDone
  }

  sit(seat: number): Promise<boolean> {
    const now = this.#now.value
    if (now === undefined || isRefused(now)) return Promise.resolve(false)
    return this.change(() => sitDown(now, seat))
  }
}

function declinedAfter(known: readonly string[], former: TableView, now: TableView): readonly string[] {
  const expected = former.seats.flatMap(({ kind, name }) => (kind === 'expected' && name !== null ? [name] : []))
  const here = now.seats.map(({ name }) => name)
  return [...new Set([...known, ...expected])].filter((name) => !here.includes(name))
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
