import type { Viewer } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import type { Id } from '../store/store.ts'

/** Whoever looks on at a match: a socket, a stream of the bot API, a test. */
export interface Onlooker {
  readonly viewer: Viewer
  readonly person: Id
  /** Null for programs, whose way to us is not measured. */
  readonly line: Line | null
  send(message: ServerMessage): void
  /** The room is gone; come back and you will find it. */
  dismiss(): void
}

/** The way between us and a browser. */
export interface Line {
  /** Measures one more round trip. */
  probe(): void
  /** The shortest of the last ones in milliseconds; null before the first has come back. */
  readonly roundTrip: number | null
}
