/*
 * How several servers of one store tell each other what is new. All of it lies in the store, and is durable before anybody is
 * told. So news may be lost, doubled or late, and nothing is wrong for longer than it takes to look there.
 */

export interface Bus {
  /** Tells the other servers that listen there. Nobody waits for it. */
  publish(channel: string, news: object): void

  /** Resolves once all that is told from then on is heard, as far as there is a way. Answers how to stop. */
  subscribe(channel: string, hear: Listener): Promise<() => void>

  /** Called back when news may have been lost, and every second as long as there is no way to the others. */
  onGap(look: () => void): void

  /** Null: there are no other servers. */
  readonly shared: SharedCache | null

  close(): Promise<void>
}

/** What all servers know for a while, and may forget. All of it rejects, at once, while there is no way to it. */
export interface SharedCache {
  /** Kept for so many milliseconds. */
  put(name: string, text: string, ms: number): Promise<void>
  /** One alone gets it. */
  take(name: string): Promise<string | null>
  /** How often this has been counted, with this time, since it was first counted in the last so many milliseconds. */
  count(name: string, ms: number): Promise<number>
}

/** `from` names the server that told it. */
export type Listener = (news: object, from: string) => void

/** For a server that has its store for itself. */
export const SINGLE_SERVER_BUS: Bus = {
  publish() {},
  subscribe: async () => () => {},
  onGap() {},
  shared: null,
  close: async () => {},
}
