import type { Viewer } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import type { Id } from '../store/store.ts'

/** A client in a room: a socket, a stream of the bot API, or a test. */
export interface RoomClient {
  readonly viewer: Viewer
  readonly person: Id
  /** The network whose limits it counts towards; null: none. */
  readonly address?: string | null
  /** Null for programs, which are not measured. */
  readonly latency: Latency | null
  /** Whether the page is visible, as far as it reports that. */
  isPageVisible?(): boolean
  send(message: ServerMessage): void
  /** The room is closed; join again to continue. With `overtaken` and `unsaved` at once: the log is as it was. */
  disconnect(why: DisconnectReason): void
}

/** Another server was first; the store cannot save; a commit failed; or somebody else has the seat. */
export type DisconnectReason = 'overtaken' | 'unsaved' | 'failed' | 'reseated'

/** The measured latency of a connection. */
export interface Latency {
  /** Measures one more round trip. */
  probe(): void
  /** The shortest of the last ones in milliseconds; null before the first. */
  readonly roundTrip: number | null
  /** For how many milliseconds a ping has been unanswered. */
  readonly silence: number
}
