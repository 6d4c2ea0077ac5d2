import type { Viewer } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import type { Id } from '../store/store.ts'

/** Whoever looks on at a match: a socket, a stream of the bot API, a test. */
export interface RoomClient {
  readonly viewer: Viewer
  readonly person: Id
  /** Null for programs, whose way to us is not measured. */
  readonly latency: Latency | null
  /** Whether a person has the page before his eyes, as far as it says so. */
  isPageVisible?(): boolean
  send(message: ServerMessage): void
  /** The room is gone; come back and you will find it. `overtaken`: at once, for nothing is wrong. */
  disconnect(why: DisconnectReason): void
}

/** Another server was first; the store did not take something; or somebody else has the seat. */
export type DisconnectReason = 'overtaken' | 'failed' | 'reseated'

/** The way between us and a browser. */
export interface Latency {
  /** Measures one more round trip. */
  probe(): void
  /** The shortest of the last ones in milliseconds; null before the first has come back. */
  readonly roundTrip: number | null
  /** For how many milliseconds something that should have come back has not. */
  readonly silence: number
}
