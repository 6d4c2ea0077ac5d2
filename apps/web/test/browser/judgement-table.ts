/*
 * A tournament of three on a real server, played by the test up to a judgement between the first two, who also have browsers
 * open. The second browser may have more latency.
 */
import { Worker } from 'node:worker_threads'
import { legalityOf } from '@logres/board-kit'
import { at, type Seat, type Tagged } from '@logres/kernel'
import { type Event, question, type Touch, tournament, type View } from '@logres/tournament/rules'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { RemotePlay } from '../../src/play/remote.ts'
import { Guest, startMatch } from '../play/guests.ts'
import { isLevel } from './level-duel.ts'
import type { TestSite } from './test-site.ts'

export interface DelayedServer {
  readonly base: string
  close(): Promise<void>
}

/** The server behind a proxy that adds latency; `roundTrip` in milliseconds. */
export async function delayServer(base: string, roundTrip: number): Promise<DelayedServer> {
  const port = Number(new URL(base).port)
  const line = new Worker(new URL('./delayed-proxy.ts', import.meta.url), { workerData: { port, roundTrip } })
  const far = await new Promise<{ readonly port: number }>((resolve, reject) => {
    line.once('message', resolve)
    line.once('error', reject)
  })
  return {
    base: `http://127.0.0.1:${far.port}`,
    close: async () => {
      await line.terminate()
    },
  }
}

export interface Knight {
  readonly page: Page
  readonly faults: readonly string[]
  /** What came over the page's socket, and when. */
  readonly frames: { readonly at: number; readonly text: string }[]
}

export interface RaceTableOptions {
  /** Of the game. */
  readonly options?: object
  readonly pace?: object
  readonly browser?: BrowserContextOptions
  /** Prepares the second page before the start. */
  prepare?(page: Page): Promise<void>
}

/** What was measured, by seat. */
export type Touches = readonly [Touch, Touch]

export class RaceTable {
  readonly id: string
  readonly knights: readonly [Knight, Knight]
  readonly #guests: readonly Guest[]
  #plays: readonly RemotePlay[] = []

  private constructor(id: string, guests: readonly Guest[], knights: readonly [Knight, Knight]) {
    this.id = id
    this.#guests = guests
    this.knights = knights
  }

  static async begin(
    site: TestSite,
    bases: readonly [string, string],
    { options = {}, browser = {}, prepare, ...pace }: RaceTableOptions = {},
  ): Promise<RaceTable> {
    const guests = await Promise.all([0, 1, 2].map(() => Guest.signUp(site.base)))
    const wish = { game: 'tournament', options: { draft: false, ...options }, ...pace }
    const id = await startMatch(guests, [null, null, null], wish)
    const sit = (seat: 0 | 1) => knight(site, bases[seat], at(guests, seat), id, browser)
    const knights = [await sit(0), await sit(1)] as const
    await prepare?.(knights[1].page)
    return new RaceTable(id, guests, knights)
  }

  /** While the test plays. */
  view(seat: Seat): View {
    const view = at(this.#plays, seat).current.value?.view
    if (view === undefined || !isView(view)) throw new Error('nothing is shown')
    return view
  }

  /**
   * The test plays for all three and the pages look on; then it leaves the table to the pages. Answers whether it came to
   * a judgement: the match may end before.
   */
  async untilJudgement(): Promise<boolean> {
    this.#plays = this.#guests.map((guest) => guest.watch(this.id, undefined, tournament))
    while (this.#plays.some(({ current }) => current.value === undefined)) await sleep(5)
    while (!this.#isHeld && !this.#isOver) await this.#playOne()
    const isOver = this.#isOver
    this.#leave()
    if (isOver) return false
    return true
  }

  /** What the first one's page was told of the touches of each throw. */
  get measured(): readonly Touches[] {
    return this.knights[0].frames.flatMap(({ text }) => touchesIn(text))
  }

  async close(): Promise<void> {
    this.#leave()
    for (const { page } of this.knights) await page.context().close()
  }

  /** Both skip what is still being revealed, and say that they are ready. */
  async sayReady(): Promise<void> {
    for (const { page } of this.knights) {
      const ready = page.locator('.judgement-called').getByRole('button', { name: 'I’m ready' })
      const skip = page.locator('.tournament-skip')
      await ready.or(skip).first().waitFor()
      // The last reveal may end by itself.
      while (!(await ready.isVisible())) await page.keyboard.press('Escape')
      await ready.click()
    }
  }

  /** Speaks for a seat as well as its page does, from this address. */
  speakFor(seat: Seat, base: string): RemotePlay {
    return at(this.#guests, seat).at(base).watch(this.id, undefined, tournament)
  }

  /** By a race, or by a lot that was just drawn. */
  get #isHeld(): boolean {
    const events = at(this.#plays, 0).steps.value.at(-1)?.events ?? []
    return question(this.view(0))?.kind === 'judgement' || events.some(({ kind }) => kind === 'lotDrawn')
  }

  get #isOver(): boolean {
    return at(this.#plays, 0).current.value?.outcome !== null
  }

  #leave(): void {
    for (const play of this.#plays) play.close()
    this.#plays = []
  }

  async #playOne(): Promise<void> {
    const seat = this.#plays.findIndex((play) => play.current.value?.question != null && !isReady(play))
    const play = this.#plays[seat]
    if (play === undefined) return sleep(3)
    const action = this.#choose(seat)
    const refusal = await play.act(action)
    if (refusal !== undefined && refusal.code !== 'stale') throw new Error(`${action.kind}: ${refusal.code}`)
  }

  #choose(seat: Seat): Tagged {
    const view = this.view(seat)
    const { legal } = legalityOf(tournament, view, seat)
    const asked = question(view)
    if (asked?.kind === 'lay') {
      const laying = this.#layings(asked.pair).find(([first, second]) => isLevel(first.cards, second.cards))
      return laying === undefined ? at(legal, 0) : at(laying, asked.pair[0] === seat ? 0 : 1)
    }
    // The third one leaves the fighting: then the first two meet in every round.
    const wishes = ['ready', seat === 2 ? 'retire' : 'stay', 'buy', 'pass']
    return legal.find(({ kind }) => wishes.includes(kind)) ?? at(legal, 0)
  }

  /** All that the two could lay against each other: the test sees both hands. */
  #layings(pair: readonly [Seat, Seat]): (readonly [Lay, Lay])[] {
    const [ones, others] = pair.map((seat) => layings(this.view(seat), seat))
    return (ones ?? []).flatMap((one) => (others ?? []).map((other) => [one, other] as const))
  }
}

interface Lay {
  readonly kind: string
  readonly cards: readonly number[]
}

function touchesIn(text: string): Touches[] {
  const { events = [] }: { readonly events?: readonly Event[] } = JSON.parse(text)
  return events.flatMap((event) => {
    if (event.kind !== 'touchesShown') return []
    const [first, second] = event.touches
    return [event.pair[0] === 0 ? [first, second] : [second, first]]
  })
}

/** Seats that have laid their cards have chosen. */
function layings(view: View, seat: Seat): readonly Lay[] {
  const frame = question(view)
  if (frame?.kind !== 'lay') return []
  const laid = frame.laid[frame.pair[0] === seat ? 0 : 1]
  return laid === null ? legalityOf(tournament, view, seat).legal.filter(isLay) : [{ kind: 'lay', cards: laid }]
}

function isLay(action: Tagged): action is Lay {
  return action.kind === 'lay'
}

function isReady(play: RemotePlay): boolean {
  return play.current.value?.question?.params.ready === true
}

function isView(view: object): view is View {
  return 'frames' in view
}

async function knight(
  site: TestSite,
  base: string,
  { cookie }: Guest,
  id: string,
  options: BrowserContextOptions,
): Promise<Knight> {
  const { page, faults } = await site.newPage({ baseURL: base, viewport: { width: 1280, height: 900 }, ...options })
  const frames: { at: number; text: string }[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push({ at: performance.now(), text: String(payload) })),
  )
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: base }])
  await page.goto(`/g/${id}`)
  await page.locator('.tournament-field').waitFor()
  return { page, faults, frames }
}

export interface TouchOptions {
  /** Milliseconds after the paint. */
  readonly after: number
  readonly what: 'right' | 'wrong'
  readonly by?: 'finger' | 'key'
}

export interface Touched {
  /** From the paint of the throw to the event, by the page's own clock. */
  readonly trueMs: number
  /** So often something else than the throw changed in the page in the last two seconds before it, or with it. */
  readonly stirred: number
}

/** A table at which it has come to a judgement. */
export async function judgementAt(...wish: Parameters<typeof RaceTable.begin>): Promise<RaceTable> {
  for (let i = 0; i < 12; i++) {
    const table = await RaceTable.begin(...wish)
    if (await table.untilJudgement()) {
      const [, , { options = {}, pace } = {}] = wish
      if (pace === undefined && !('judgementByLot' in options)) await table.sayReady()
      return table
    }
    await table.close()
  }
  throw new Error('no judgement at twelve tables')
}

/** To be called before the throw. Touches by itself in the page, for a message from here would take its time. */
export async function touchOnThrow(page: Page, wish: TouchOptions): Promise<Touched> {
  await page.locator('.judgement-throw.judgement-empty').waitFor()
  return page.evaluate(async ({ after, what, by = 'finger' }) => {
    const field = document.querySelector('.judgement-throw')
    if (field?.classList.contains('judgement-empty') !== true)
      throw new Error('there is no field, or the throw is there already')
    const others: number[] = []
    const isOther = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest('.judgement-throw, .match-says') === null
    }
    const [painted, changed] = await new Promise<[number, number]>((resolve) => {
      new MutationObserver((records, observer) => {
        const now = performance.now()
        others.push(...records.filter(isOther).map(() => now))
        if (field.classList.contains('judgement-empty')) return
        observer.disconnect()
        requestAnimationFrame((begun) => resolve([Math.max(begun, now), now]))
      }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
    })
    await new Promise((resolve) => setTimeout(resolve, painted + after - performance.now()))
    const said = field.getAttribute('aria-label') ?? ''
    const names = ['crown', 'cup', 'orb']
    const count = (name: string) => said.split(name).length - 1
    const wanted = said.includes('one dot') ? 1 : 2
    const right = names.every((name) => count(name) === 1) ? 3 : names.findIndex((name) => count(name) === wanted)
    const token = what === 'right' ? right : (right + 1) % 4
    const event =
      by === 'finger'
        ? new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'touch' })
        : new KeyboardEvent('keydown', { key: String(token + 1), bubbles: true, cancelable: true })
    const target = by === 'finger' ? document.querySelectorAll('.judgement-place')[token] : document.body
    target?.dispatchEvent(event)
    const stirred = others.filter((time) => time > changed - 2000).length
    return { trueMs: event.timeStamp - painted, stirred }
  }, wish)
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
