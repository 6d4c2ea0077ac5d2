/* The open reports, and which of them is shown. */
import { signal } from '@preact/signals'
import { type Answer, isRefused } from '../../api/http.ts'
import { moderation, type Queue, type Thing } from '../../api/moderation.ts'

export const queue = signal<Answer<Queue> | undefined>(undefined)
/** The key of the thing that is shown. */
export const selected = signal<string | undefined>(undefined)

export async function loadQueue(): Promise<void> {
  const answer = await moderation.queue()
  // What was there stays in sight while the server is away.
  if (isRefused(answer) && queue.peek() !== undefined && !isRefused(queue.peek())) return
  queue.value = answer
}

export function shownThing(things: readonly Thing[]): Thing | undefined {
  return things.find(({ key }) => key === selected.value) ?? things[0]
}

/** The one after it in the list; the first after the last. */
export function selectNext(things: readonly Thing[], key: string): void {
  const at = things.findIndex((thing) => thing.key === key)
  selected.value = (things[at + 1] ?? things.find((thing) => thing.key !== key))?.key
}
