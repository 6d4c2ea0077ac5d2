/* The messages of an act: the relay sends the same amount. */

/** Sizes in bytes, in order. The last message to the sender is the answer. */
export interface Exchange {
  readonly sent: number
  readonly toSender: readonly number[]
  readonly toOthers: readonly (readonly number[])[]
}

export interface Trace {
  readonly exchanges: readonly Exchange[]
}

/** The first byte of each message of the relay: it must recognise its answer. */
export const NEWS = 'n'
export const ANSWER = 'a'

export function bytesOf({ sent, toSender, toOthers }: Exchange): number {
  return [...toSender, ...toOthers.flat()].reduce((all, size) => all + size, sent)
}

export function messagesOf({ toSender, toOthers }: Exchange): number {
  return toSender.length + toOthers.flat().length
}
