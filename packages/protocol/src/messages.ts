/*
 * What travels over a match's socket. A viewer has a cursor of its own: 1, 2, 3 … over what it was shown. An act names
 * the question it answers by `ask`, and itself by `key`: a repeat gets the first answer.
 */
import type { Question, Refusal } from '@logres/kernel'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Patch } from './patch.ts'

/** Raised when a client of the former version could no longer understand us. */
export const PROTOCOL = 1

/** Longer messages are not read. */
export const MOST_BYTES = 16 * 1024
export const LONGEST_CHAT = 500

const Key = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[\\w-]+$',
  description: 'your own name for this request',
})

const closed = { additionalProperties: false }

export const Act = Type.Object(
  {
    kind: Type.Literal('act'),
    key: Key,
    ask: Type.Integer({ minimum: 0, description: 'which question this answers' }),
    action: Type.Object({ kind: Type.String({ maxLength: 40 }) }, { description: 'an action of the game' }),
  },
  closed,
)
export const Undo = Type.Object(
  {
    kind: Type.Literal('undo'),
    key: Key,
    from: Type.Optional(
      Type.Integer({ minimum: 0, description: 'take back to here: one of `undoable`; else the last act' }),
    ),
  },
  closed,
)
/** Things one says without more: give up, agree to end or no longer, take the seat back from the stand-in. */
export const Say = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('resign'),
      Type.Literal('agreeEnd'),
      Type.Literal('disagreeEnd'),
      Type.Literal('takeBack'),
    ]),
    key: Key,
  },
  closed,
)
export const Chat = Type.Object(
  { kind: Type.Literal('chat'), key: Key, text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT }) },
  closed,
)

export const ClientMessage = Type.Union([Act, Undo, Say, Chat])
export type ClientMessage = Static<typeof ClientMessage>

const clientMessage = Compile(ClientMessage)

/** The message in a text, or undefined if it is none. */
export function readClientMessage(text: string): ClientMessage | undefined {
  if (text.length > MOST_BYTES) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return clientMessage.Check(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Who plays a seat now. */
export interface SeatView {
  readonly name: string
  /** The level of the bot that sits here; null for a person. */
  readonly bot: string | null
  /** The level of the bot that plays for the person just now. */
  readonly standIn: string | null
  readonly resigned: boolean
}

/** All a viewer may know of a match: the game's view, and what the platform adds. */
export interface MatchView {
  readonly match: string
  readonly game: string
  readonly view: object
  /** For a seat that is asked: the number its answer must name, and the question. */
  readonly ask: number
  readonly question: Question | null
  /** Where the viewer's undo can go back to, oldest first. */
  readonly undoable: readonly number[]
  readonly seats: readonly SeatView[]
  readonly outcome: object | null
}

/**
 * The clocks, after each change. Times are milliseconds; `at` is the server's time, so that the reader can count on by
 * his own clock.
 */
export interface ClockMessage {
  readonly kind: 'clock'
  readonly at: number
  /** The bank of each seat. */
  readonly left: readonly number[]
  /** Whose time runs. Nobody's own where several are asked at once: then `frame` does. */
  readonly running: readonly number[]
  /** For the seat that runs: so long yet before its bank does. */
  readonly grace: number
  /** What is left for all that are asked at once; null where there is nothing such, or no limit. */
  readonly frame: number | null
  /** When the time of the seat that runs (in a frame: the viewer's) is up, its quiet hours and vacations counted in. */
  readonly until: number | null
}

export type ServerMessage =
  /** Everything, on opening and whenever the client has lost the thread; `events` since the cursor it named. */
  | {
      readonly kind: 'whole'
      readonly protocol: number
      readonly viewer: number | 'table'
      readonly cursor: number
      readonly events: readonly object[]
      readonly view: MatchView
    }
  | {
      readonly kind: 'update'
      readonly cursor: number
      readonly events: readonly object[]
      readonly patch: Patch | null
    }
  /** What the client named so is done, and shown at this cursor. */
  | { readonly kind: 'done'; readonly key: string; readonly cursor: number }
  | { readonly kind: 'refused'; readonly key: string | null; readonly refusal: Refusal }
  | ClockMessage
  | { readonly kind: 'chat'; readonly n: number; readonly at: number; readonly name: string; readonly text: string }
