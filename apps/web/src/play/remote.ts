/*
 * A match on the server, over a socket that may break at any time. Requests without an answer are sent again with the same
 * idempotency key. Views come from the server; none is derived from events.
 */

import type { Readiness, Step } from '@logres/board-kit'
import type { Race } from '@logres/kernel'
import {
  type AnyGame,
  type GameRecord,
  type Refusal,
  refuse,
  type Seat,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import { type MatchHistory, type MatchView, patchView } from '@logres/protocol'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ChatLine, ChatRoom, Clocks, Presence, ServerMessage, StandingAnswers } from './messages.ts'
import { PageVisibility } from './page-visibility.ts'
import type { Chat, Connection, Play } from './play.ts'
import { afterNextFrame, clampClaim, RaceTracker } from './race-tracker.ts'
import { ReconnectingSocket, type SocketOptions } from './reconnecting-socket.ts'
import { StepHistory } from './step-history.ts'

export interface RemotePlayOptions extends Omit<SocketOptions, 'url' | 'onMessage' | 'onOpen' | 'onLost' | 'onEnd'> {
  readonly game: AnyGame
  readonly race?: Race | undefined
  readonly id: string
  /** For example wss://host, without a slash at the end. */
  readonly origin: string
  /** The match cannot be opened, now or later. */
  refused?(refusal: Refusal): void
  record(id: string): Promise<GameRecord | Refusal>
  /** The steps before this page was opened. */
  history(id: string): Promise<MatchHistory | Refusal>
}

/** In milliseconds, before the history is requested again. */
const FIRST_RETRY = 1000
const LONGEST_RETRY = 60_000

interface Unanswered {
  readonly text: string
  /** The page does not wait for the answer. */
  readonly isBackground: boolean
  readonly answer: (refusal: Refusal | undefined) => void
}

export class RemotePlay implements Play {
  readonly game: AnyGame
  readonly isLocal = false
  readonly viewer: Signal<Viewer> = signal('table')
  readonly current: Signal<MatchView | undefined> = signal(undefined)
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly isComplete: ReadonlySignal<boolean>
  readonly connection: Signal<Connection> = signal('opening')
  readonly isSaving: Signal<boolean> = signal(true)
  readonly clocks: Signal<Clocks | undefined> = signal(undefined)
  readonly presence: Signal<Presence | undefined> = signal(undefined)
  readonly agreeing: Signal<readonly Seat[]> = signal([])
  readonly standing: Signal<StandingAnswers> = signal({})
  readonly chats: Signal<readonly Chat[]> = signal([])
  readonly handover: Signal<Seat | undefined> = signal(undefined)
  readonly unanswered: Signal<number> = signal(0)
  readonly readiness: Signal<Readiness | undefined> = signal(undefined)
  readonly #options: RemotePlayOptions
  readonly #socket: ReconnectingSocket
  readonly #unanswered = new Map<string, Unanswered>()
  readonly #keyPrefix = randomKeyPrefix()
  readonly #history: StepHistory
  readonly #raceTracker: RaceTracker
  readonly #visibility = new PageVisibility((isSeen) => this.#sendVisibility(isSeen))
  #count = 0
  #cursor = 0
  /** The cursor this connection was opened with. */
  #openedAt = 0
  #isLoadingHistory = false
  #wasRevealing = false
  /** Messages that arrived while the tokens of a race are painted. */
  #queue: ServerMessage[] | undefined

  constructor(options: RemotePlayOptions) {
    this.game = options.game
    this.#options = options
    this.#history = new StepHistory(options.game)
    this.#raceTracker = new RaceTracker(options.race)
    this.steps = this.#history.steps
    this.isComplete = this.#history.isComplete
    this.#socket = new ReconnectingSocket({
      ...options,
      url: () => {
        this.#openedAt = this.#cursor
        return `${options.origin}/api/matches/${options.id}/socket?cursor=${this.#openedAt}`
      },
      onMessage: (text) => this.#parse(text),
      onOpen: () => {},
      onLost: (reason) => {
        this.connection.value = reason ?? 'lost'
        this.presence.value = undefined
      },
      onEnd: () => this.#end(),
    })
  }

  get race(): RaceTracker['now'] {
    return this.#raceTracker.now
  }

  act(action: Tagged): Promise<Refusal | undefined> {
    return this.#send({ kind: 'act', ask: this.current.peek()?.ask ?? 0, action })
  }

  touch(token: string, claimed: number): Promise<Refusal | undefined> {
    return this.#send({ kind: 'touch', token, claimed: clampClaim(claimed) }, true)
  }

  sayReady(): Promise<Refusal | undefined> {
    return this.#send({ kind: 'ready' }, true)
  }

  undo(from?: number): Promise<Refusal | undefined> {
    return this.#send(from === undefined ? { kind: 'undo' } : { kind: 'undo', from })
  }

  resign(): Promise<Refusal | undefined> {
    return this.#send({ kind: 'resign' })
  }

  agreeEnd(agrees: boolean): Promise<Refusal | undefined> {
    return this.#send({ kind: agrees ? 'agreeEnd' : 'disagreeEnd' })
  }

  takeBack(): Promise<Refusal | undefined> {
    return this.#send({ kind: 'takeBack' })
  }

  setStandingAnswers(answers: StandingAnswers): Promise<Refusal | undefined> {
    return this.#send({ kind: 'standing', answers })
  }

  say(text: string): Promise<Refusal | undefined> {
    return this.#send({ kind: 'chat', text })
  }

  confirmHandover(): void {}

  /** The server knows how long it takes; a page that has skipped it says so. */
  setRevealing(isRevealing: boolean): void {
    if (!isRevealing && this.#wasRevealing) this.#sendInBackground({ kind: 'shown', cursor: this.#cursor })
    this.#wasRevealing = isRevealing
  }

  record(): Promise<GameRecord | Refusal> {
    return this.#options.record(this.#options.id)
  }

  close(): void {
    this.#visibility.close()
    this.#socket.close()
    this.#end()
  }

  #send(message: object, isBackground = false): Promise<Refusal | undefined> {
    if (this.connection.peek() === 'ended') return Promise.resolve(refuse('signedOut'))
    const key = `${this.#keyPrefix}-${this.#count++}`
    return new Promise((resolve) => {
      const text = JSON.stringify({ ...message, key })
      if (this.connection.peek() === 'open') this.#socket.send(text)
      this.#unanswered.set(key, { text, isBackground, answer: resolve })
      this.#countUnanswered()
    })
  }

  #end(): void {
    this.connection.value = 'ended'
    for (const key of [...this.#unanswered.keys()]) this.#settle(key, refuse('signedOut'))
  }

  #refuse(refusal: Refusal): void {
    this.close()
    this.#options.refused?.(refusal)
  }

  #settle(key: string, refusal: Refusal | undefined): void {
    const sent = this.#unanswered.get(key)
    this.#unanswered.delete(key)
    this.#countUnanswered()
    sent?.answer(refusal)
  }

  #countUnanswered(): void {
    this.unanswered.value = [...this.#unanswered.values()].filter(({ isBackground }) => !isBackground).length
  }

  #parse(text: string): void {
    this.#receive(JSON.parse(text))
  }

  #receive(message: ServerMessage): void {
    if (this.#queue === undefined) batch(() => this.#handle(message))
    else this.#queue.push(message)
  }

  /** The tokens of a race are painted first; the rest of the page follows after that frame. */
  #queueUntilPainted(rest: () => void): void {
    this.#queue = []
    afterNextFrame(() => {
      const held = this.#queue ?? []
      this.#queue = undefined
      batch(() => {
        rest()
        for (const message of held) this.#receive(message)
      })
    })
  }

  #handle(message: ServerMessage): void {
    switch (message.kind) {
      case 'whole':
        this.#handleWhole(message)
        break
      case 'update':
        this.#handleUpdate(message)
        break
      case 'done':
        this.#settle(message.key, undefined)
        break
      case 'refused':
        if (message.key !== null) this.#settle(message.key, message.refusal)
        else if (this.current.peek() === undefined) this.#refuse(message.refusal)
        break
      case 'saving':
        this.isSaving.value = message.isSaving
        break
      case 'clock':
        this.clocks.value = { ...message, received: Date.now() }
        break
      case 'readiness':
        this.readiness.value = { waitsFor: message.waitsFor, until: Date.now() + message.left }
        break
      case 'presence':
        this.presence.value = message
        break
      case 'agreeing':
        this.agreeing.value = message.seats
        break
      case 'standing':
        this.standing.value = message.answers
        break
      case 'chat':
        this.#addChatLines(message.room, [message])
        break
      case 'chatSoFar':
        this.#addChatLines(message.room, message.lines)
        break
    }
  }

  /** The first message of a connection. Afterwards requests without an answer are repeated. */
  #handleWhole({ viewer, cursor, events, view }: Extract<ServerMessage, { kind: 'whole' }>): void {
    this.viewer.value = viewer
    this.#cursor = cursor
    this.current.value = view
    this.#raceTracker.update(view.view, view.outcome !== null)
    this.readiness.value = undefined
    this.#history.resync(viewer, { cursor, view: view.view, events }, this.#openedAt)
    void this.#loadHistory()
    this.connection.value = 'open'
    // If it cannot, the server says so next.
    this.isSaving.value = true
    for (const { text } of this.#unanswered.values()) this.#socket.send(text)
    // The server takes a new connection for visible.
    if (!this.#visibility.isVisible) this.#sendVisibility(false)
  }

  /** Nobody waits for the answer; the next connection sends it again. */
  #sendVisibility(isSeen: boolean): void {
    if (this.viewer.peek() === 'table') return
    this.#sendInBackground({ kind: 'look', isSeen })
  }

  #sendInBackground(message: object): void {
    this.#socket.send(JSON.stringify({ ...message, key: `${this.#keyPrefix}-${this.#count++}` }))
  }

  #handleUpdate({ cursor, events, patch }: Extract<ServerMessage, { kind: 'update' }>): void {
    const before = this.current.peek()
    // An update was missed: reconnecting fetches the full view and what happened since.
    if (before === undefined || cursor !== this.#cursor + 1) {
      this.#socket.reconnect()
      return
    }
    try {
      const view = patch === null ? before : patchView(before, patch)
      this.#cursor = cursor
      const show = () => {
        this.current.value = view
        this.#history.append({ cursor, view: view.view, events })
      }
      const isThrown = this.#raceTracker.update(view.view, view.outcome !== null)
      // It belongs to one race.
      if (this.race.peek()?.isThrown !== false) this.readiness.value = undefined
      if (isThrown) this.#queueUntilPainted(show)
      else show()
    } catch {
      this.#cursor = 0
      this.#socket.reconnect()
    }
  }

  /** Retries until it succeeds: the browser may be offline, or the rate limit reached. */
  async #loadHistory(): Promise<void> {
    if (this.#isLoadingHistory) return
    this.#isLoadingHistory = true
    const { id, history, retryDelay = FIRST_RETRY } = this.#options
    for (let pause = retryDelay; !this.isComplete.peek(); pause = Math.min(LONGEST_RETRY, 2 * pause)) {
      const past = await history(id)
      if (this.connection.peek() === 'ended') break
      if ('steps' in past && this.#history.addHistory(past)) break
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    this.#isLoadingHistory = false
  }

  #addChatLines(room: ChatRoom, lines: readonly ChatLine[]): void {
    const talks = this.chats.peek()
    const known = talks.find((talk) => talk.room === room)?.lines ?? []
    const fresh = lines.filter(({ n }) => known.every((line) => line.n !== n))
    const all = [...known, ...fresh].toSorted((a, b) => a.n - b.n)
    this.chats.value = [...talks.filter((talk) => talk.room !== room), { room, lines: all }]
  }
}

/** Two pages of one seat must not use the same idempotency keys. */
function randomKeyPrefix(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
