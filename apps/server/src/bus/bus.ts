/*
 * How servers that share a store notify each other. Everything is durable in the store before it is published, so
 * messages may be lost, duplicated or late: a receiver is stale only until it reads the store.
 */

export interface Bus {
  /** To the other servers subscribed to the channel. Fire and forget. */
  publish(channel: string, news: object): void

  /** Resolves once later messages will arrive, as far as there is a connection. Answers an unsubscribe function. */
  subscribe(channel: string, hear: Listener): Promise<() => void>

  /** Called when messages may have been lost, and every second while there is no connection. */
  onGap(look: () => void): void

  /** Null: there are no other servers. */
  readonly shared: SharedCache | null

  close(): Promise<void>
}

/** State that all servers share for a while and may lose. Every call rejects at once while there is no connection. */
export interface SharedCache {
  /** Expires after so many milliseconds. */
  put(name: string, text: string, ms: number): Promise<void>
  /** Only one caller gets it. */
  take(name: string): Promise<string | null>
  /** The count including this one, in a window of so many milliseconds that began with the first. */
  count(name: string, ms: number): Promise<number>
}

/** `from` names the sending server. */
export type Listener = (news: object, from: string) => void

/** For a server that has its store to itself. */
export const SINGLE_SERVER_BUS: Bus = {
  publish() {},
  subscribe: async () => () => {},
  onGap() {},
  shared: null,
  close: async () => {},
}
