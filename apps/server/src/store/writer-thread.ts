/* The thread that writes the SQLite file: one task after the other. */
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { sum } from '@logres/kernel'
import { Checkpoints } from './checkpoints.ts'
import { connect } from './connection.ts'
import { type PackedSteps, unpackSteps } from './packed-steps.ts'
import { faultOf } from './transactions.ts'
import { type FromThread, InlineWriter, type Task, type ThreadOptions, type ToThread } from './writer.ts'

const { file, patience, prepare }: ThreadOptions = workerData
const db = connect(file, patience)
if (prepare !== '') db.exec(prepare)
const writer = new InlineWriter(db)
const checkpoints = new Checkpoints(db, file)

const identity = identityOf(file)

async function write(packed: PackedSteps): Promise<unknown> {
  // SQLite would go on writing into the deleted file, and all of it would be lost with this process.
  if (identityOf(file) !== identity) throw new FileGone(file)
  const callers = unpackSteps(packed)
  const faults = await writer.write(callers)
  checkpoints.changesWritten(sum(callers.map((steps) => steps.length)))
  return faults
}

async function perform(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'write':
      return write(task.packed)
    case 'backup':
      return writer.backup(task.file)
    case 'pragma':
      return writer.pragma(task.name)
    case 'close':
      await checkpoints.close()
      return db.close()
  }
}

/** SQLITE_CANTOPEN. */
class FileGone extends Error {
  readonly errcode = 14

  constructor(gone: string) {
    super(`${gone} was moved, deleted or replaced`)
  }
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino}`
}

parentPort?.on('message', ({ n, task }: ToThread) => {
  const answer = (message: FromThread) => parentPort?.postMessage(message)
  perform(task).then(
    (value) => answer({ n, kind: 'done', value }),
    (error) => answer({ n, kind: 'failed', fault: faultOf(error) }),
  )
})
