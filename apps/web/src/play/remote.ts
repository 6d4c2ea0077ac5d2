/*
 * A match on the server, over a socket that may break at any time. What was sent and not answered is sent again under
 * the same name, so that it is done once. Views come from the server alone; nothing is worked out from events.
 */

import type { Step } from '@logres/board-kit'
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
import type { ChatLine, ChatRoom, Clocks, ServerMessage, StandingAnswers } from './messages.ts'
import { Sight } from './page-visibility.ts'
import type { Connection, Play, Talk } from './play.ts'
import { claimOf, onceSeen, RaceWatch } from './race-tracker.ts'
import { Line, type LinePlan } from './reconnecting-socket.ts'
import { Chronicle } from './step-history.ts'

export interface RemotePlan extends Omit<LinePlan, 'address' | 'heard' | 'opened' | 'lost' | 'gone'> {
  readonly game: AnyGame
  readonly race?: Race | undefined
  readonly id: string
  /** As in wss://host, without a slash at the end. */
  readonly origin: string
  record(id: string): Promise<GameRecord | Refusal>
  /** What was shown before this page was opened. */
  history(id: string): Promise<MatchHistory | Refusal>
}

/** In milliseconds, before the past is asked for again. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000

interface Sent {
  readonly text: string
  /** The page goes on without the answer. */
  readonly isAside: boolean
  readonly answer: (refusal: Refusal | undefined) => void
}

export class RemotePlay implements Play {
  readonly game: AnyGame
  readonly isLocal = false
  readonly viewer: Signal<Viewer> = signal('table')
  readonly shown: Signal<MatchView | undefined> = signal(undefined)
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly isWhole: ReadonlySignal<boolean>
  readonly connection: Signal<Connection> = signal('opening')
  readonly clocks: Signal<Clocks | undefined> = signal(undefined)
  readonly agreeing: Signal<readonly Seat[]> = signal([])
  readonly standing: Signal<StandingAnswers> = signal({})
  readonly talks: Signal<readonly Talk[]> = signal([])
  readonly curtain: Signal<Seat | undefined> = signal(undefined)
  readonly waiting: Signal<number> = signal(0)
  readonly #plan: RemotePlan
  readonly #line: Line
  readonly #sent = new Map<string, Sent>()
  readonly #name = randomName()
  readonly #chronicle: Chronicle
  readonly #watch: RaceWatch
  readonly #sight = new Sight((isSeen) => this.#tellSight(isSeen))
  #count = 0
  #cursor = 0
  /** What the server was told of `#cursor` when this connection was opened. */
  #since = 0
  #isLearning = false
  /** While what is to be touched is drawn: what was said since. */
  #held: ServerMessage[] | undefined

  constructor(plan: RemotePlan) {
    this.game = plan.game
    this.#plan = plan
    this.#chronicle = new Chronicle(plan.game)
    this.#watch = new RaceWatch(plan.race)
    this.steps = this.#chronicle.steps
    this.isWhole = this.#chronicle.isWhole
    this.#line = new Line({
      ...plan,
      address: () => {
        this.#since = this.#cursor
        return `${plan.origin}/api/matches/${plan.id}/socket?cursor=${this.#since}`
      },
      heard: (text) => this.#hear(text),
      opened: () => {},
      lost: () => {
        this.connection.value = 'lost'
      },
      gone: () => this.#leave(),
    })
  }

  get race(): RaceWatch['now'] {
    return this.#watch.now
  }

  act(action: Tagged): Promise<Refusal | undefined> {
    return this.#send({ kind: 'act', ask: this.shown.peek()?.ask ?? 0, action })
  }

  touch(token: string, claimed: number): Promise<Refusal | undefined> {
    return this.#send({ kind: 'touch', token, claimed: claimOf(claimed) }, true)
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

  answerAlways(answers: StandingAnswers): Promise<Refusal | undefined> {
    return this.#send({ kind: 'standing', answers })
  }

  say(text: string): Promise<Refusal | undefined> {
    return this.#send({ kind: 'chat', text })
  }

  liftCurtain(): void {}

  record(): Promise<GameRecord | Refusal> {
    return this.#plan.record(this.#plan.id)
  }

  close(): void {
    this.#sight.close()
    this.#line.close()
    this.#leave()
  }

  #send(message: object, isAside = false): Promise<Refusal | undefined> {
    if (this.connection.peek() === 'elsewhere') return Promise.resolve(refuse('signedOut'))
    const key = `${this.#name}-${this.#count++}`
    return new Promise((resolve) => {
      const text = JSON.stringify({ ...message, key })
      if (this.connection.peek() === 'open') this.#line.send(text)
      this.#sent.set(key, { text, isAside, answer: resolve })
      this.#countWaiting()
    })
  }

  #leave(): void {
    this.connection.value = 'elsewhere'
    for (const key of [...this.#sent.keys()]) this.#answered(key, refuse('signedOut'))
  }

  #answered(key: string, refusal: Refusal | undefined): void {
    const sent = this.#sent.get(key)
    this.#sent.delete(key)
    this.#countWaiting()
    sent?.answer(refusal)
  }

  #countWaiting(): void {
    this.waiting.value = [...this.#sent.values()].filter(({ isAside }) => !isAside).length
  }

  #hear(text: string): void {
    this.#receive(JSON.parse(text))
  }

  #receive(message: ServerMessage): void {
    if (this.#held === undefined) batch(() => this.#take(message))
    else this.#held.push(message)
  }

  /** What is to be touched is drawn by itself, and at once; the rest of the page follows when it has been seen. */
  #hold(rest: () => void): void {
    this.#held = []
    onceSeen(() => {
      const held = this.#held ?? []
      this.#held = undefined
      batch(() => {
        rest()
        for (const message of held) this.#receive(message)
      })
    })
  }

  #take(message: ServerMessage): void {
    switch (message.kind) {
      case 'whole':
        this.#whole(message)
        break
      case 'update':
        this.#update(message)
        break
      case 'done':
        this.#answered(message.key, undefined)
        break
      case 'refused':
        if (message.key !== null) this.#answered(message.key, message.refusal)
        break
      case 'clock':
        this.clocks.value = { ...message, received: Date.now() }
        break
      case 'agreeing':
        this.agreeing.value = message.seats
        break
      case 'standing':
        this.standing.value = message.answers
        break
      case 'chat':
        this.#chat(message.room, [message])
        break
      case 'chatSoFar':
        this.#chat(message.room, message.lines)
        break
    }
  }

  /** The server knows where we are again: now what it may have missed. */
  #whole({ viewer, cursor, events, view }: Extract<ServerMessage, { kind: 'whole' }>): void {
    this.viewer.value = viewer
    this.#cursor = cursor
    this.shown.value = view
    this.#watch.look(view.view, view.outcome !== null)
    this.#chronicle.begin(viewer, { cursor, view: view.view, events }, this.#since)
    void this.#learnPast()
    this.connection.value = 'open'
    for (const { text } of this.#sent.values()) this.#line.send(text)
    // A new line counts as seen until we say otherwise.
    if (!this.#sight.isSeen) this.#tellSight(false)
  }

  /** Nobody waits for the answer, and what is lost is said again with the next line. */
  #tellSight(isSeen: boolean): void {
    if (this.viewer.peek() === 'table') return
    this.#line.send(JSON.stringify({ kind: 'look', isSeen, key: `${this.#name}-${this.#count++}` }))
  }

  #update({ cursor, events, patch }: Extract<ServerMessage, { kind: 'update' }>): void {
    const before = this.shown.peek()
    // The thread is lost: the whole is asked for, with what happened since.
    if (before === undefined || cursor !== this.#cursor + 1) {
      this.#line.again()
      return
    }
    try {
      const view = patch === null ? before : patchView(before, patch)
      this.#cursor = cursor
      const show = () => {
        this.shown.value = view
        this.#chronicle.hear({ cursor, view: view.view, events })
      }
      if (this.#watch.look(view.view, view.outcome !== null)) this.#hold(show)
      else show()
    } catch {
      this.#cursor = 0
      this.#line.again()
    }
  }

  /** Asked until it is known: the line may be down, or we have asked too often. */
  async #learnPast(): Promise<void> {
    if (this.#isLearning) return
    this.#isLearning = true
    const { id, history, patience = FIRST_PAUSE } = this.#plan
    for (let pause = patience; !this.isWhole.peek(); pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
      const past = await history(id)
      if (this.connection.peek() === 'elsewhere') break
      if ('steps' in past && this.#chronicle.learn(past)) break
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    this.#isLearning = false
  }

  #chat(room: ChatRoom, lines: readonly ChatLine[]): void {
    const talks = this.talks.peek()
    const known = talks.find((talk) => talk.room === room)?.lines ?? []
    const fresh = lines.filter(({ n }) => known.every((line) => line.n !== n))
    const all = [...known, ...fresh].toSorted((a, b) => a.n - b.n)
    this.talks.value = [...talks.filter((talk) => talk.room !== room), { room, lines: all }]
  }
}

/** So that two pages of one seat never name two things alike. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
