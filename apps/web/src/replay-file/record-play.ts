/* A match that is over, from its record: it can be looked at, and nothing more. */

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
import type { Connection, Play, Talk } from '../play/play.ts'
import { playAgain } from '../play/saved-match.ts'
import { Course } from '../play/timeline.ts'

export function playRecord(game: AnyGame, record: GameRecord, eyes: Viewer): RecordPlay | Refusal {
  const course = new Course()
  const match = playAgain(game, record, (now, events) => course.note(now, events))
  return 'code' in match ? match : new RecordPlay(game, record, match, course, eyes)
}

export class RecordPlay implements Play {
  readonly game: AnyGame
  readonly isLocal = true
  readonly viewer: ReadonlySignal<Viewer>
  readonly shown: ReadonlySignal<MatchView>
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly isWhole: ReadonlySignal<boolean> = signal(true)
  readonly connection: ReadonlySignal<Connection> = signal('here')
  readonly clocks: ReadonlySignal<Clocks | undefined> = signal(undefined)
  readonly agreeing: ReadonlySignal<readonly Seat[]> = signal([])
  readonly standing: ReadonlySignal<StandingAnswers> = signal({})
  readonly talks: ReadonlySignal<readonly Talk[]> = signal([])
  readonly curtain: ReadonlySignal<Seat | undefined> = signal(undefined)
  readonly waiting: ReadonlySignal<number> = signal(0)
  readonly race: ReadonlySignal<undefined> = signal(undefined)
  readonly #record: GameRecord

  constructor(game: AnyGame, record: GameRecord, match: AnyMatch, course: Course, eyes: Viewer) {
    this.game = game
    this.#record = record
    this.viewer = signal(eyes)
    this.steps = signal(stepsFor(game, course.stages, eyes))
    const { table, entries } = record
    this.shown = signal({
      ...{
        match: table.id,
        game: table.game,
        view: game.view(match.state, eyes),
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
  undo = this.act
  resign = this.act
  agreeEnd = this.act
  takeBack = this.act
  answerAlways = this.act
  say = this.act

  async record(): Promise<GameRecord> {
    return this.#record
  }

  liftCurtain(): void {}
  close(): void {}
}
