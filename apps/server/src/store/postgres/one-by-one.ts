/* Writes callers one after the other, each in a savepoint: slow, but always correct. */
import type { Step } from '../steps.ts'
import { columnsOf } from '../steps.ts'
import { type Fault, faultOf } from '../transactions.ts'
import { isConflict, isConnectionLost, isOutOfService, isSerializationFailure } from './connection.ts'
import { planOf } from './plan.ts'
import { statementOf } from './statement.ts'
import type { WriteConnection } from './write-connection.ts'

/** Changing or removing unique fields may make room for others: then order matters, and a single statement has none. */
export function needsOrder(callers: readonly (readonly Step[])[]): boolean {
  return callers.some((steps) =>
    steps.some(({ collection, kind }) => kind !== 'insert' && columnsOf(collection).unique.length > 0),
  )
}

export async function writeOneByOne(
  connection: WriteConnection,
  callers: readonly (readonly Step[])[],
): Promise<readonly (Fault | null)[]> {
  await connection.run('BEGIN')
  try {
    const faults: (Fault | null)[] = []
    for (const steps of callers) faults.push(await attempt(connection, steps))
    await connection.query(statementOf([], connection.nextReceipt()))
    return await connection.commit({ text: 'COMMIT', values: [] }, faults)
  } catch (error) {
    if (!isConnectionLost(error)) {
      connection.refused()
      await connection.run('ROLLBACK')
    }
    throw error
  }
}

async function attempt(connection: WriteConnection, steps: readonly Step[]): Promise<Fault | null> {
  await connection.run('SAVEPOINT caller')
  const fault = await faultIn(connection, steps)
  if (fault !== null) await connection.run('ROLLBACK TO caller')
  await connection.run('RELEASE caller')
  return fault
}

async function faultIn(connection: WriteConnection, steps: readonly Step[]): Promise<Fault | null> {
  for (const step of steps) {
    try {
      await connection.query(statementOf(planOf([[step]]).effects))
    } catch (error) {
      if (isConflict(error)) return { kind: 'conflict', collection: step.collection }
      if (isConnectionLost(error) || isSerializationFailure(error) || isOutOfService(error)) throw error
      return faultOf(error)
    }
  }
  return null
}
