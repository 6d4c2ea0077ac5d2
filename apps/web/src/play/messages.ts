/*
 * What the match page reads of the server's messages. The types alone come from the protocol: its schemas are made for
 * whoever receives what strangers send, and no page does.
 */
import type { ClockMessage, ServerMessage } from '@logres/protocol'

/** With when it came, by our own clock. */
export interface Clocks extends ClockMessage {
  readonly received: number
}

/** How this seat answers a question without being asked; `places` where it is another rule. */
export type StandingRule = 'ask' | 'never' | 'whenever'
export interface StandingAnswer {
  readonly otherwise: StandingRule
  readonly places: Readonly<Record<string, StandingRule>>
}
export type StandingAnswers = Readonly<Record<string, StandingAnswer>>

export type ChatRoom = 'seated' | 'spectators'
export interface ChatLine {
  readonly n: number
  readonly at: number
  readonly name: string
  readonly seat: number | null
  readonly text: string
}

export type Heard =
  | Exclude<ServerMessage, { readonly kind: 'chat' | 'chatSoFar' | 'standing' | 'agreeing' }>
  | { readonly kind: 'standing'; readonly answers: StandingAnswers }
  | { readonly kind: 'agreeing'; readonly seats: readonly number[] }
  | ({ readonly kind: 'chat'; readonly room: ChatRoom } & ChatLine)
  | { readonly kind: 'chatSoFar'; readonly room: ChatRoom; readonly lines: readonly ChatLine[] }
