/* Runs WAL checkpoints beside the writing thread: see checkpoints.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkpoint } from './checkpoints.ts'
import { connect } from './connection.ts'

const file: string = workerData
const db = connect(file, 0)
/** More is committed while one runs; the next one has less to do. */
const PASSES = 3

parentPort?.on('message', () => {
  for (let pass = 0; pass < PASSES; pass++) if (checkpoint(db)) break
  parentPort?.postMessage('done')
})
