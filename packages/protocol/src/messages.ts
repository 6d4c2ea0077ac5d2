/*
 * Messages over a match's socket. Each viewer has its own cursor: 1, 2, 3 … over what it was shown. An act names the
 * question it answers by `ask`, and has an idempotency `key`: a repeat gets the first answer.
 */
import type { Question, Refusal } from '@logres/kernel'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Patch } from './patch.ts'

/** Raised when clients of the previous version would no longer understand us. */
export const PROTOCOL = 1

/** Longer messages are refused. */
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
const word = <Kind extends string>(kind: Kind) => Type.Object({ kind: Type.Literal(kind), key: Key }, closed)

export const Resign = word('resign')
/** Takes the seat back from the stand-in. */
export const TakeBack = word('takeBack')
/** Agrees to end without a winner; it ends when all people agree. */
export const AgreeEnd = word('agreeEnd')
export const DisagreeEnd = word('disagreeEnd')

const Rule = Type.Union([Type.Literal('ask'), Type.Literal('never'), Type.Literal('whenever')])
const StandingAnswer = Type.Object(
  {
    otherwise: Rule,
    places: Type.Record(Type.String({ pattern: '^[0-9]{1,2}$' }), Rule, { description: 'where it is another rule' }),
  },
  closed,
)
export type StandingRule = Static<typeof Rule>
export type StandingAnswer = Static<typeof StandingAnswer>
/** By question; a question without one is asked. */
export type StandingAnswers = Readonly<Record<string, StandingAnswer>>

/** Sets standing answers: how this seat answers without being asked. Nobody else learns of it. */
export const Standing = Type.Object(
  {
    kind: Type.Literal('standing'),
    key: Key,
    answers: Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), StandingAnswer),
  },
  closed,
)
/** A touch of a token, in a race. */
export const Touch = Type.Object(
  {
    kind: Type.Literal('touch'),
    key: Key,
    token: Type.String({ maxLength: 40 }),
    claimed: Type.Integer({ minimum: 0, maximum: 60_000, description: 'milliseconds from paint to touch' }),
  },
  closed,
)
/** Ready for the throw of a race: everything that led to it has been seen. */
export const Ready = word('ready')
/** The page has shown everything up to this cursor: bots need not wait for it. */
export const Shown = Type.Object(
  { kind: Type.Literal('shown'), key: Key, cursor: Type.Integer({ minimum: 0 }) },
  closed,
)
/** Whether the page is visible: otherwise the person gets a push notice of their turn. */
export const Look = Type.Object(
  { kind: Type.Literal('look'), key: Key, isSeen: Type.Boolean({ description: 'until you say so, it is' }) },
  closed,
)
export const Chat = Type.Object(
  { kind: Type.Literal('chat'), key: Key, text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT }) },
  closed,
)

export const ClientMessage = Type.Union([
  Act,
  Undo,
  Resign,
  TakeBack,
  AgreeEnd,
  DisagreeEnd,
  Standing,
  Touch,
  Ready,
  Shown,
  Look,
  Chat,
])
export type ClientMessage = Static<typeof ClientMessage>

/** Compiled with the first message: that needs eval, which pages may not use, and they read none. */
let clientMessage: ReturnType<typeof Compile<typeof ClientMessage>> | undefined

/** The message in a text, or undefined if it is invalid. */
export function readClientMessage(text: string): ClientMessage | undefined {
  if (text.length > MOST_BYTES) return undefined
  try {
    const value: unknown = JSON.parse(text)
    clientMessage ??= Compile(ClientMessage)
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
  /** The level of the bot that plays for the person now. */
  readonly standIn: string | null
  readonly resigned: boolean
}

/** Everything a viewer may know of a match: the game's view, and what the platform adds. */
export interface MatchView {
  readonly match: string
  readonly game: string
  readonly view: object
  /** For a seat that is asked: the question, and the number its answer must name. */
  readonly ask: number
  readonly question: Question | null
  /** How far the viewer can undo, oldest first: the numbers of the answered questions. */
  readonly undoable: readonly number[]
  readonly seats: readonly SeatView[]
  readonly outcome: object | null
}

/**
 * The clocks, after each change. Times are milliseconds; `at` is the server's time, so that the reader can continue
 * with their own clock.
 */
export interface ClockMessage {
  readonly kind: 'clock'
  readonly at: number
  /** The bank of each seat. */
  readonly left: readonly number[]
  /** Whose time runs. Empty where several are asked at once: then `frame` runs. */
  readonly running: readonly number[]
  /** For the running seat: how long until its bank runs. */
  readonly grace: number
  /** What is left for all that are asked at once; null if there is no such frame, or no limit. */
  readonly frame: number | null
  /** For so long no time runs, because pages are still showing what happened. */
  readonly paused: number
  /** When the time of the running seat (in a frame: the viewer's) is up, including quiet hours and vacations. */
  readonly until: number | null
}

/** Seated people chat among themselves; so do spectators, whose chat everybody can read after the end. */
export type ChatRoom = 'seated' | 'spectators'

export interface ChatLine {
  /** 0, 1, 2 … in its room; lines of blocked people leave gaps. */
  readonly n: number
  readonly at: number
  readonly name: string
  /** Null for a spectator. */
  readonly seat: number | null
  readonly text: string
}

export interface ChatPage {
  readonly room: ChatRoom
  /** Oldest first. */
  readonly lines: readonly ChatLine[]
  readonly before: number | null
}

/** Before the throw of a race. */
export interface ReadinessMessage {
  readonly kind: 'readiness'
  /** The people who are not ready yet. */
  readonly waitsFor: readonly number[]
  /** After so many milliseconds the throw no longer waits for them. */
  readonly left: number
}

/** `away`: connected, but the page is hidden. `gone`: not connected. */
export type SeatPresence = 'here' | 'away' | 'gone'

/** Who is connected, on opening and after each change. */
export interface PresenceMessage {
  readonly kind: 'presence'
  /** Null for a bot. */
  readonly seats: readonly (SeatPresence | null)[]
  /** How many people watch. */
  readonly watching: number
}

export type ServerMessage =
  /** Everything, on opening and whenever the client is out of sync; `events` since the cursor it sent. */
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
  /** The request with this key is done, and shown at this cursor. */
  | { readonly kind: 'done'; readonly key: string; readonly cursor: number }
  | { readonly kind: 'refused'; readonly key: string | null; readonly refusal: Refusal }
  /** Whether the server can save what is sent; if not, it refuses with `cannotSave` until this says so again. */
  | { readonly kind: 'saving'; readonly isSaving: boolean }
  | ClockMessage
  | ReadinessMessage
  | PresenceMessage
  /** The seat's own, on opening and after a change. */
  | { readonly kind: 'standing'; readonly answers: StandingAnswers }
  /** The seats that agree to end without a winner. */
  | { readonly kind: 'agreeing'; readonly seats: readonly number[] }
  /** A new line. */
  | ({ readonly kind: 'chat'; readonly room: ChatRoom } & ChatLine)
  /**
   * The last lines, on opening, if there are any. A line may come here and by itself: compare `n`. Lines before
   * `before` can be requested; null: there are none.
   */
  | ({ readonly kind: 'chatSoFar' } & ChatPage)
