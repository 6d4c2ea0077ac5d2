/* A ClockServer with a push service, and people who get notices. */
import { at, seededChance } from '@logres/kernel'
import { expect } from 'vitest'
import { NOTIFY_AFTER } from '../../src/push/notices.ts'
import type { Deadline } from '../../src/store/store.ts'
import { Client, type Watcher } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'
import { Browser, PushService } from './service.ts'

export interface ReceivedNotice {
  readonly match: string
  readonly lang: string
  readonly title: string
  readonly body: string
}

export class PushServer extends ClockServer {
  readonly service: PushService
  #browsers = 0

  private constructor(service: PushService) {
    super()
    this.service = service
    this.env = { LOGRES_PUSH_ANYWHERE: '1', LOGRES_PUSH_CONTACT: 'mailto:host@example.org' }
  }

  static async create(): Promise<PushServer> {
    const server = new PushServer(await PushService.open())
    await server.open()
    return server
  }

  override async close(): Promise<void> {
    await super.close()
    await this.service.close()
  }

  /** This browser gets notices from now on. */
  async subscribe(client: Pick<Client, 'must'>, language = 'en', base = this.service.base): Promise<Device> {
    const device = new Device(this.service, `${base}/${++this.#browsers}`)
    await client.must('PUT', '/api/me/push', { ...device.subscription, language })
    return device
  }

  /** Time until a notice is sent. */
  pass(ms = NOTIFY_AFTER): void {
    this.now += ms
  }

  /** What a page subscribes with. */
  async keys(): Promise<{ readonly publicKey: string }> {
    return (await Client.arrive(this.base)).must('GET', '/api/me/push')
  }

  /** The turn and who is asked, as stored. */
  async asked(match: string): Promise<{ readonly turn: number; readonly seats: readonly number[] }> {
    const platform: unknown = (await this.running.store.get('matches', match))?.platform
    expect(platform).toHaveProperty('time.clock.turn.no')
    const { asked, time }: { asked: number[]; time: { clock: { turn: { no: number } } } } = JSON.parse(
      JSON.stringify(platform),
    )
    return { turn: time.clock.turn.no, seats: asked }
  }

  /** Scheduled notices. */
  async scheduledNotices(match: string): Promise<Deadline[]> {
    const rows = await this.running.store.find('deadlines', 'match', match)
    return rows.filter(({ what }) => 'kind' in what && what.kind === 'push')
  }

  /** Resolves when everything due is done. */
  async settle(match: string): Promise<void> {
    const isDone = async () => {
      const rows = await this.running.store.find('deadlines', 'match', match)
      return rows.every(({ due, what }) => ('kind' in what && what.kind !== 'push') || due > this.now)
    }
    await this.until(isDone)
    await this.finish()
    await this.open()
  }

  /** Everything due is done, and everything sent has arrived: a stopping server waits for it. */
  async finish(): Promise<void> {
    await this.settled()
    await this.stop()
  }

  /** The notice is scheduled. Only then may time pass, since it counts from there. */
  async noticeScheduled(match: string): Promise<void> {
    await this.until(async () => {
      const { turn, seats } = await this.asked(match)
      const notices = await this.running.store.list('notices', [match])
      return seats.every((seat) => notices.some((notice) => notice.seat === seat && notice.turn === turn))
    })
  }
}

/** One browser, and what it received. */
export class Device {
  readonly #service: PushService
  readonly #browser = new Browser()
  readonly endpoint: string

  constructor(service: PushService, endpoint: string) {
    this.#service = service
    this.endpoint = endpoint
  }

  get subscription() {
    return { endpoint: this.endpoint, keys: this.#browser.keys }
  }

  get received() {
    const path = new URL(this.endpoint).pathname
    return this.#service.received.filter((each) => each.path === path)
  }

  get notices(): ReceivedNotice[] {
    return this.received.map(({ body }) => JSON.parse(this.#browser.read(body)))
  }
}

/** Reports whether the page is visible. */
export async function setPageVisible(watcher: Watcher, isSeen: boolean): Promise<void> {
  const key = `look-${watcher.heard.length}`
  expect((await watcher.ask({ key, ...{ kind: 'look', isSeen } })).kind).toBe('done')
}

let acts = 0

/** One act of this client: the first legal one, or a random one. */
export async function act(watcher: Watcher, seed?: string): Promise<void> {
  await watcher.until(() => watcher.view.question !== null)
  const chance = seededChance(seed ?? 'legal')
  const legal = watcher.legal(chance)
  const action = at(legal, seed === undefined ? 0 : chance.pick(legal.length, 'act'))
  acts += 1
  const done = await watcher.ask({ key: `act-${acts}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
  expect(done.kind).toBe('done')
}

/** Until another is asked. */
export async function endTurn(watcher: Watcher): Promise<void> {
  await watcher.until(() => watcher.view.question !== null)
  const chance = seededChance('end')
  for (let i = 0; watcher.view.question !== null && i < 50; i++) {
    const legal = watcher.legal(chance)
    const action = legal.find(({ kind }) => kind === 'endTurn') ?? at(legal, 0)
    acts += 1
    await watcher.ask({ key: `act-${acts}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
  }
}
