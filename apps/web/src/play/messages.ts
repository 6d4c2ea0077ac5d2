/*
 * What the match page reads of the server's messages. Only the types come from the protocol: its schemas are for validating
 * untrusted input, which pages do not receive.
 */
import type { ClockMessage, PresenceMessage } from '@logres/protocol'

export type { ChatLine, ChatRoom, ServerMessage, StandingAnswer, StandingAnswers, StandingRule } from '@logres/protocol'

export type Presence = Omit<PresenceMessage, 'kind'>

/** With the time of arrival by this page's clock. */
export interface Clocks extends ClockMessage {
  readonly received: number
}
