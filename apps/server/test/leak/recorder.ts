/*
 * A client that records everything it receives: over sockets, which it reopens at random, over HTTP from every
 * path, and over the bot stream.
 */
import { get, type IncomingMessage } from 'node:http'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { at, type Chance, type Seat, type Tagged, type Viewer } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import type { Client, Watcher } from '../client.ts'
import { Racer } from './racer.ts'

/** One socket: who it was for, the cursor it started from, and the texts received. */
export interface SocketRecording {
  readonly viewer: Viewer
  readonly from: number
  readonly texts: string[]
}

/** A response, to somebody who was this viewer of the match then. */
export interface Body {
  readonly viewer: Viewer
  readonly path: string
  /** Its headers. */
  readonly head: string
  readonly text: string
}

/** Everything somebody received. */
export interface Recording {
  readonly secret: string
  readonly sockets: readonly SocketRecording[]
  readonly bodies: readonly Body[]
  /** Of the bot stream, and the viewer they were for. */
  readonly lines: readonly string[]
  readonly viewer: Viewer
  /** Responses to what they asked for otherwise. */
  readonly received: readonly string[]
}

export class Recorder implements Recording {
  readonly client: Client
  readonly sockets: SocketRecording[] = []
  /** Over HTTP, before the match was over. */
  readonly bodies: Body[] = []
  readonly lines: string[] = []
  readonly #base: string
  readonly #match: string
  #watcher: Watcher | undefined
  #stream: AbortController | undefined

  constructor(client: Client, base: string, match: string) {
    this.client = client
    this.#base = base
    this.#match = match
  }

  get watcher(): Watcher {
    if (this.#watcher === undefined) throw new Error('not there yet')
    return this.#watcher
  }

  get viewer(): Viewer {
    return this.watcher.viewer
  }

  get secret(): string {
    return this.client.secret
  }

  get received(): readonly string[] {
    return this.client.received
  }

  /** Connects, or reconnects from a cursor it has seen. */
  async connect(cursor = 0): Promise<void> {
    const texts: string[] = []
    this.#watcher?.close()
    this.#watcher = await this.client.watch(this.#match, cursor, texts)
    this.sockets.push({ viewer: this.#watcher.viewer, from: cursor, texts })
  }

  /** Reads all paths, as this person or as nobody. */
  async readPaths(paths: readonly string[], isKnown = true): Promise<void> {
    const headers = isKnown ? { cookie: `logres=${this.client.secret}` } : {}
    const viewer = isKnown ? this.viewer : 'table'
    for (const path of paths) this.bodies.push({ viewer, path, ...(await responseOf(`${this.#base}${path}`, headers)) })
  }

  /** Opens the bot stream. */
  async listen(): Promise<void> {
    const { secret } = await this.client.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'leak' })
    this.#stream = new AbortController()
    const response = await fetch(`${this.#base}/api/bot/stream`, {
      ...{ headers: { authorization: `Bearer ${secret}` }, signal: this.#stream.signal },
    })
    void this.#take(response).catch(() => {})
  }

  async #take({ body }: Response): Promise<void> {
    let rest = ''
    for await (const chunk of body ?? []) {
      const lines = (rest + Buffer.from(chunk).toString()).split('\n')
      rest = lines.pop() ?? ''
      this.lines.push(...lines.filter((line) => line !== ''))
    }
  }

  /** The other has the seat, and we are a spectator. */
  async passTo(heir: Recorder): Promise<void> {
    const seat = this.viewer
    const { secret } = await this.client.must<{ secret: string }>(
      'POST',
      `/api/tables/${this.#match}/seats/${seat}/link`,
    )
    await heir.client.must('POST', `/api/tables/${this.#match}/link`, { secret })
    await Promise.all([this.connect(), heir.connect()])
    if (this.viewer !== 'table' || heir.viewer !== seat) throw new Error('the seat was not passed on')
  }

  leave(): void {
    this.#watcher?.close()
    this.#stream?.abort()
  }
}

/** The response of a path; of a stream, its start. (Not with `fetch`, which keeps aborted streams open.) */
function responseOf(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly head: string; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const head = response.rawHeaders.join('\n')
      let text = ''
      response.setEncoding('utf8').on('data', (data) => {
        text += data
      })
      response.on('end', () => resolve({ head, text }))
      if (response.headers['content-type']?.includes('ndjson') !== true) return
      void untilQuiet(response, () => text).then(() => {
        resolve({ head, text })
        request.destroy()
      })
    })
    request.on('error', reject)
  })
}

/**
 * Everything the server wrote at once has arrived once there is a whole line: it runs in this process, in alternating
 * turns.
 */
async function untilQuiet(response: IncomingMessage, text: () => string): Promise<void> {
  for (let before = '', quiet = 0; quiet < 50 && !response.destroyed; ) {
    await endOfTurn()
    quiet = text() === before && before.endsWith('\n') ? quiet + 1 : 0
    before = text()
  }
}

/** What a player does besides playing. */
export interface RandomPlay {
  /** Resigns after so many acts. */
  readonly resignsAfter: number
  /** Passes the seat on by a link after so many acts, to somebody who plays on. */
  readonly passes?: { readonly after: number; readonly to: Recorder }
  readonly chance: Chance
  /** At random. */
  look(): Promise<void>
}

/**
 * Plays random legal actions to the end; at random it undoes, reconnects, sends something illegal, or reads all
 * paths. In a race it touches, sometimes too early. A seat that a bot stands in for is taken back.
 */
export async function playRandomly(first: Recorder, { resignsAfter, passes, chance, look }: RandomPlay): Promise<void> {
  let recorder = first
  let hasResigned = false
  const races = new Racer(chance)
  for (let acts = 0; ; acts++) {
    const { watcher } = recorder
    await watcher.until(() => {
      const isAsked = isAway(watcher) || watcher.view.question !== null || races.mayTouch(watcher)
      return (isAsked && !hasResigned) || watcher.view.outcome !== null
    })
    if (watcher.view.outcome !== null) return
    const key = `k${acts}`
    const { undoable, ask } = watcher.view
    const whim = chance.pick(100, 'whim')
    if (passes !== undefined && acts >= passes.after && recorder === first) {
      await recorder.passTo(passes.to)
      recorder = passes.to
    } else if (isAway(watcher)) await watcher.ask({ key, ...{ kind: 'takeBack' } })
    else if (acts >= resignsAfter && !hasResigned) {
      hasResigned = true
      await watcher.ask({ key, ...{ kind: 'resign' } })
    } else if (whim < 3) await recorder.connect(chance.pick(watcher.cursor + 1, 'cursor'))
    else if (whim < 4 || acts === 5) await look()
    else if (whim < 10) await sendIllegal(watcher, key, ask, chance)
    else if (races.mayTouch(watcher)) await races.touch(watcher, key)
    else if (whim < 25 && undoable.length > 0)
      await watcher.ask({ key, ...{ kind: 'undo', from: at(undoable, chance.pick(undoable.length, 'from')) } })
    else {
      const legal = watcher.legal(chance)
      if (legal.length > 0) await watcher.ask({ key, ...{ kind: 'act', ask, action: chosen(legal, chance) } })
    }
  }
}

/** Those who stay at a tournament meet in duels, and some of these in races. */
function chosen(legal: readonly Tagged[], chance: Chance): Tagged {
  return legal.find(({ kind }) => kind === 'stay') ?? at(legal, chance.pick(legal.length, 'pick'))
}

function isAway({ view, viewer }: Watcher): boolean {
  return viewer !== 'table' && at(view.seats, viewer).standIn !== null
}

/** Refusals are answers too, with parameters. */
async function sendIllegal(watcher: Watcher, key: string, ask: number, chance: Chance): Promise<ServerMessage> {
  const any = (most: number) => chance.pick(most, 'any')
  const others: readonly Seat[] = [any(4)]
  const name = { giver: any(4), audience: others, n: 1 + any(3) }
  const wrong = [
    { kind: 'attack', card: any(10), at: any(9) },
    { kind: 'accept', offer: name, fill: [] },
    { kind: 'decline', offer: name },
    { kind: 'lay', cards: [any(40), any(40), any(40), any(40)] },
    { kind: 'offer', audience: 'all', gives: { cards: [any(40)], coins: 0 }, wants: { cards: [], any: [], coins: 1 } },
    { kind: 'discardQuest', quest: any(60) },
  ]
  const kind = chance.pick(4, 'kind')
  if (kind === 0) return watcher.ask({ key, ...{ kind: 'undo', from: any(60) } })
  return watcher.ask({
    key,
    ...{ kind: 'act', ask: kind === 1 ? any(200) : ask, action: at(wrong, any(wrong.length)) },
  })
}
