/*
 * A worker that fails where a seed says so ("exit 2": the first two times it is asked in this pool), and otherwise
 * answers normally. The count is in memory shared by all threads of the pool. "hold" is answered once the second
 * number there is not 0; "budget" with the given budget.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, ToThread } from '../../src/bots/question.ts'

const counts = new Int32Array(workerData)

function make(trouble: string, view: object): void {
  if (trouble === 'exit') process.exit(3)
  if (trouble === 'throw') throw new TypeError(JSON.stringify(view))
  if (trouble === 'hang') while (Date.now() > 0) {}
  if (trouble === 'memory') hoard()
}

/** Many small objects, like bots have: a few huge ones can end the whole process, regardless of the thread limit. */
function hoard(): void {
  let last: object = {}
  while (Date.now() > 0) last = { last, list: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }
}

parentPort?.addEventListener('message', (event) => {
  if (!(event instanceof MessageEvent)) return
  const message: ToThread = event.data
  if (message.kind !== 'ask') return
  const [trouble = '', times] = message.question.seed.split(' ')
  if (trouble === 'hold') Atomics.wait(counts, 1, 0)
  if (trouble === 'budget') {
    event.stopImmediatePropagation()
    const choice = { action: { kind: JSON.stringify(message.question.budget) } }
    const answer: FromThread = { kind: 'choice', choice }
    parentPort?.postMessage(answer)
  }
  if (times === undefined || Atomics.add(counts, 0, 1) >= Number(times)) return
  // A throwing listener would not keep the next one from answering.
  event.stopImmediatePropagation()
  make(trouble, message.question.view)
})

// After this file's own listener, which must come first.
await import('../../src/bots/worker.ts')
