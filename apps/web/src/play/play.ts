/* A match as the page sees it, whether it runs in this page or on the server. Boards and pages know only this interface. */

import type { RaceView, Readiness, Step } from '@logres/board-kit'
import type { AnyGame, GameRecord, Refusal, Seat, Tagged, Viewer } from '@logres/kernel'
import type { MatchView } from '@logres/protocol'
import type { ReadonlySignal } from '@preact/signals'
import type { ChatLine, ChatRoom, Clocks, Presence, StandingAnswers } from './messages.ts'
import type { LimitReason } from './reconnecting-socket.ts'

/**
 * `local`: a local match. `ended`: nothing more will come, because this browser is signed out or the match is gone. The
 * limits: lost because of one of them.
 */
export type Connection = 'local' | 'opening' | 'open' | 'lost' | LimitReason | 'ended'

export interface Chat {
  readonly room: ChatRoom
  readonly lines: readonly ChatLine[]
}

export interface Play {
  readonly game: AnyGame
  /** A match in this page has no server, no clock and no chat. */
  readonly isLocal: boolean
  readonly viewer: ReadonlySignal<Viewer>
  /** The current view; undefined until the first one arrives. */
  readonly current: ReadonlySignal<MatchView | undefined>
  /** All steps, oldest first, without undone ones. */
  readonly steps: ReadonlySignal<readonly Step[]>
  /** Whether `steps` is complete. The history of a match on the server arrives a moment later. */
  readonly isComplete: ReadonlySignal<boolean>
  readonly connection: ReadonlySignal<Connection>
  /** False while the server cannot save, and so refuses everything. */
  readonly isSaving: ReadonlySignal<boolean>
  readonly clocks: ReadonlySignal<Clocks | undefined>
  /** Who is connected, and how many watch. Undefined in a match in this page, and while this page is not connected. */
  readonly presence: ReadonlySignal<Presence | undefined>
  /** The seats that agree to end without a winner. */
  readonly agreeing: ReadonlySignal<readonly Seat[]>
  readonly standing: ReadonlySignal<StandingAnswers>
  readonly chats: ReadonlySignal<readonly Chat[]>
  /** The seat whose person must take the device before their view is shown. */
  readonly handover: ReadonlySignal<Seat | undefined>
  /** The number of requests without an answer. */
  readonly unanswered: ReadonlySignal<number>
  /** The race of reflexes that is on now. */
  readonly race: ReadonlySignal<RaceView | undefined>
  /** Who is not ready yet for the throw of a race. */
  readonly readiness: ReadonlySignal<Readiness | undefined>

  /** Each returns undefined once done, or the refusal. */
  act(action: Tagged): Promise<Refusal | undefined>
  /** In a race: the token touched, and the milliseconds since it was painted. */
  touch(token: string, claimed: number): Promise<Refusal | undefined>
  /** The viewer is ready for the throw of a race. */
  sayReady(): Promise<Refusal | undefined>
  /** Undoes the last action, or everything since this one of `undoable`. */
  undo(from?: number): Promise<Refusal | undefined>
  resign(): Promise<Refusal | undefined>
  agreeEnd(agrees: boolean): Promise<Refusal | undefined>
  takeBack(): Promise<Refusal | undefined>
  setStandingAnswers(answers: StandingAnswers): Promise<Refusal | undefined>
  say(text: string): Promise<Refusal | undefined>
  confirmHandover(): void
  /** The page is revealing something: bots of a match in this page wait for it. */
  setRevealing(isRevealing: boolean): void
  /** Once the match is over. */
  record(): Promise<GameRecord | Refusal>
  close(): void
}

/** The first of `undoable` is the beginning of the turn. */
export function restartTurn(play: Play): Promise<Refusal | undefined> {
  return play.undo(play.current.peek()?.undoable[0])
}
