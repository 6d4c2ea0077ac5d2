/* A finished match from its record: read-only. */

import { type Step, stepsFor } from '@logres/board-kit'
import {
  type AnyGame,
  type AnyMatch,
  type GameRecord,
  type Refusal,
  refuse,
  type Seat,
  type Viewer,
} from '@logres/kernel'
import type { MatchView } from '@logres/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Clocks, StandingAnswers } from '../play/messages.ts'
import type { Chat, Connection, Play } from '../play/play.ts'
import { replayLog } from '../play/replay-log.ts'
import { Timeline } from '../play/timeline.ts'

export function playRecord(game: AnyGame, record: GameRecord, viewer: Viewer): RecordPlay | Refusal {
  const timeline = new Timeline()
  const match = replayLog(game, record, (now, events) => timeline.add(now, events))
  return 'code' in match ? match : new RecordPlay(game, record, match, timeline, viewer, record)
}

export class RecordPlay implements Play {
  readonly game: AnyGame
  readonly isLocal = true
  readonly viewer: ReadonlySignal<Viewer>
  readonly current: ReadonlySignal<MatchView>
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly isComplete: ReadonlySignal<boolean> = signal(true)
  readonly connection: ReadonlySignal<Connection> = signal('local')
  readonly isSaving: ReadonlySignal<boolean> = signal(true)
  readonly clocks: ReadonlySignal<Clocks | undefined> = signal(undefined)
  readonly presence: ReadonlySignal<undefined> = signal(undefined)
  readonly agreeing: ReadonlySignal<readonly Seat[]> = signal([])
  readonly standing: ReadonlySignal<StandingAnswers> = signal({})
  readonly chats: ReadonlySignal<readonly Chat[]> = signal([])
  readonly handover: ReadonlySignal<Seat | undefined> = signal(undefined)
  readonly unanswered: ReadonlySignal<number> = signal(0)
  readonly race: ReadonlySignal<undefined> = signal(undefined)
  readonly readiness: ReadonlySignal<undefined> = signal(undefined)
  readonly #record: GameRecord | undefined

  /** Without a record, nothing can be written down or checked. */
  constructor(
    game: AnyGame,
    log: Pick<GameRecord, 'table' | 'entries'>,
    match: AnyMatch,
    timeline: Timeline,
    viewer: Viewer,
    record?: GameRecord,
  ) {
    this.game = game
    this.#record = record
    this.viewer = signal(viewer)
    this.steps = signal(stepsFor(game, timeline.moments, viewer))
    const { table, entries } = log
    this.current = signal({
      ...{
        match: table.id,
        game: table.game,
        view: game.view(match.state, viewer),
        ask: 0,
        question: null,
        undoable: [],
      },
      seats: table.seats.map(({ name, bot }, seat) => ({
        ...{ name, bot, standIn: null },
        resigned: entries.some((entry) => entry.kind === 'resign' && entry.seat === seat),
      })),
      outcome: match.outcome ?? null,
    })
  }

  async act(): Promise<Refusal> {
    return refuse('matchOver')
  }

  touch = this.act
  sayReady = this.act
  undo = this.act
  resign = this.act
  agreeEnd = this.act
  takeBack = this.act
  setStandingAnswers = this.act
  say = this.act

  async record(): Promise<GameRecord | Refusal> {
    return this.#record ?? refuse('notARecord')
  }

  confirmHandover(): void {}
  setRevealing(): void {}
  close(): void {}
}
