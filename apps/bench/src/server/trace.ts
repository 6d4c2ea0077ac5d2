/* What an act came to on the wire: the relay is given the same messages to send. */

/** Sizes in bytes, in the order they came. The last message to the sender is the answer. */
export interface Exchange {
  readonly sent: number
  readonly toSender: readonly number[]
  readonly toOthers: readonly (readonly number[])[]
}

export interface Trace {
  readonly exchanges: readonly Exchange[]
}

/** What a socket of the relay sends first in each message: it must know its answer. */
export const NEWS = 'n'
export const ANSWER = 'a'

export function bytesOf({ sent, toSender, toOthers }: Exchange): number {
  return [...toSender, ...toOthers.flat()].reduce((all, size) => all + size, sent)
}

export function messagesOf({ toSender, toOthers }: Exchange): number {
  return toSender.length + toOthers.flat().length
}
