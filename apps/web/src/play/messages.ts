/*
 * What the match page reads of the server's messages. The types alone come from the protocol: its schemas are made for
 * whoever receives what strangers send, and no page does.
 */
import type { ClockMessage } from '@logres/protocol'

export type { ChatLine, ChatRoom, ServerMessage, StandingAnswer, StandingAnswers, StandingRule } from '@logres/protocol'

/** With when it came, by our own clock. */
export interface Clocks extends ClockMessage {
  readonly received: number
}
