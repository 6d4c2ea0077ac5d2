/*
 * What to do next is found with the rules, which takes time and makes garbage: on a thread of its own (thinking.ts), or how long
 * the load thinks, and how long it collects, would be taken for the server's. Here is the way to it and back.
 */
import { Worker } from 'node:worker_threads'

export interface Thinking {
  /** Of the match: names the chance by which the load picks. */
  readonly name: string
  readonly game: string
  readonly seats: number
  /** Kinds of action that are not sent. */
  readonly without: readonly string[]
}

/** A message that is ready to be sent by this seat. */
export interface Thought {
  readonly seat: number
  readonly text: string
}

/** To the thread: a match to think about, and what its seats were sent. */
export type Told =
  | { readonly party: number; readonly plan: Thinking }
  | { readonly party: number; readonly seat: number; readonly text: string }

/** And back. */
export interface Found {
  readonly party: number
  readonly thought: Thought | 'over'
}

let thread: Worker | undefined
let told: Told[] = []
const hearers: ((thought: Thought | 'over') => void)[] = []

function tell(news: Told): void {
  if (thread === undefined) {
    thread = new Worker(new URL('thinking.ts', import.meta.url))
    thread.unref()
    thread.on('message', (found: readonly Found[]) => {
      for (const { party, thought } of found) hearers[party]?.(thought)
    })
    thread.on('error', (error) => {
      throw error
    })
  }
  if (told.push(news) > 1) return
  setImmediate(() => {
    thread?.postMessage(told)
    told = []
  })
}

/** Hears each next act of a match, once all before it was answered. Answers how to tell what a seat was sent. */
export function think(plan: Thinking, hear: (thought: Thought | 'over') => void): (seat: number, text: string) => void {
  const party = hearers.push(hear) - 1
  const { name, game, seats, without } = plan
  tell({ party, plan: { name, game, seats, without } })
  return (seat, text) => tell({ party, seat, text })
}
