/* Brings what is committed into the file, beside the thread that writes: see checkpoints.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { CHECKPOINT } from './checkpoints.ts'
import { connect } from './connection.ts'

const file: string = workerData
const db = connect(file, 0)
/** While one is under way more is committed; the next one has less to do. */
const PASSES = 3

/** Answers whether all that is committed is in the file. */
function checkpoint(): boolean {
  const { log, checkpointed } = db.prepare(CHECKPOINT).get() ?? {}
  return log === checkpointed
}

parentPort?.on('message', () => {
  for (let pass = 0; pass < PASSES; pass++) if (checkpoint()) break
  parentPort?.postMessage('done')
})
