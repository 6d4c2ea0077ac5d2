/* A match somebody looks at, wherever it is played: in this page or on the server. Boards and pages know only this. */

import type { RaceView, Step } from '@logres/board-kit'
import type { AnyGame, GameRecord, Refusal, Seat, Tagged, Viewer } from '@logres/kernel'
import type { MatchView } from '@logres/protocol'
import type { ReadonlySignal } from '@preact/signals'
import type { ChatLine, ChatRoom, Clocks, StandingAnswers } from './messages.ts'

/** `elsewhere`: nothing more will come here, for this browser is signed out or the match is gone. */
export type Connection = 'here' | 'opening' | 'open' | 'lost' | 'elsewhere'

export interface Chat {
  readonly room: ChatRoom
  readonly lines: readonly ChatLine[]
}

export interface Play {
  readonly game: AnyGame
  /** A match in this page has no server, no clock and no chat. */
  readonly isLocal: boolean
  readonly viewer: ReadonlySignal<Viewer>
  /** Undefined until it was shown once. */
  readonly current: ReadonlySignal<MatchView | undefined>
  /** All that was shown, oldest first; what was taken back is not among it. */
  readonly steps: ReadonlySignal<readonly Step[]>
  /** Whether these are all: of a match that went on without this page, the past is told a moment later. */
  readonly isComplete: ReadonlySignal<boolean>
  readonly connection: ReadonlySignal<Connection>
  readonly clocks: ReadonlySignal<Clocks | undefined>
  /** The seats that would agree to end without a winner. */
  readonly agreeing: ReadonlySignal<readonly Seat[]>
  readonly standing: ReadonlySignal<StandingAnswers>
  readonly chats: ReadonlySignal<readonly Chat[]>
  /** Who must take the device before anything of his is shown. */
  readonly handover: ReadonlySignal<Seat | undefined>
  /** What was sent and not yet answered. */
  readonly unanswered: ReadonlySignal<number>
  /** The race of reflexes that is run now. */
  readonly race: ReadonlySignal<RaceView | undefined>

  /** Each answers undefined once it is done, or why not. */
  act(action: Tagged): Promise<Refusal | undefined>
  /** In a race: what was touched, so many milliseconds after it was seen. */
  touch(token: string, claimed: number): Promise<Refusal | undefined>
  /** Takes the last act back, or everything from this one of `undoable` on. */
  undo(from?: number): Promise<Refusal | undefined>
  resign(): Promise<Refusal | undefined>
  agreeEnd(agrees: boolean): Promise<Refusal | undefined>
  takeBack(): Promise<Refusal | undefined>
  setStandingAnswers(answers: StandingAnswers): Promise<Refusal | undefined>
  say(text: string): Promise<Refusal | undefined>
  confirmHandover(): void
  /** Once the match is over. */
  record(): Promise<GameRecord | Refusal>
  close(): void
}

/** The first of `undoable` is where the turn began. */
export function restartTurn(play: Play): Promise<Refusal | undefined> {
  return play.undo(play.current.peek()?.undoable[0])
}
