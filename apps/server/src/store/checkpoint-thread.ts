/* Brings what is committed into the file, beside the thread that writes: see checkpoints.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { CHECKPOINT, type Checkpoint } from './checkpoints.ts'
import { connect } from './connection.ts'

const file: string = workerData
const db = connect(file, 0)
/** While one is under way more is committed; the next one has less to do. */
const PASSES = 3

function checkpoint(): Checkpoint {
  const { log = 0, checkpointed = 0 } = db.prepare(CHECKPOINT).get() ?? {}
  return { log: Number(log), checkpointed: Number(checkpointed) }
}

parentPort?.on('message', () => {
  let done = checkpoint()
  for (let pass = 1; pass < PASSES && done.checkpointed < done.log; pass++) done = checkpoint()
  parentPort?.postMessage(done)
})
