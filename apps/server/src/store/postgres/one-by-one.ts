/* Callers one after the other, each behind a savepoint: slow, and right whatever they want. */
import type { Step } from '../steps.ts'
import { columnsOf } from '../steps.ts'
import { type Fault, faultOf } from '../transactions.ts'
import type { Line } from './line.ts'
import { isLost, isRace, isTaken } from './link.ts'
import { planOf } from './plan.ts'
import { statementOf } from './statement.ts'

/** Who may change or remove what is unique may make room for others: then the order counts, and one statement has none. */
export function needOrder(callers: readonly (readonly Step[])[]): boolean {
  return callers.some((steps) =>
    steps.some(({ collection, kind }) => kind !== 'insert' && columnsOf(collection).unique.length > 0),
  )
}

export async function writeOneByOne(
  line: Line,
  callers: readonly (readonly Step[])[],
): Promise<readonly (Fault | null)[]> {
  await line.run('BEGIN')
  try {
    const faults: (Fault | null)[] = []
    for (const steps of callers) faults.push(await attempt(line, steps))
    await line.ask(statementOf([], line.nextReceipt()))
    return await line.commit({ text: 'COMMIT', values: [] }, faults)
  } catch (error) {
    if (!isLost(error)) {
      line.refused()
      await line.run('ROLLBACK')
    }
    throw error
  }
}

async function attempt(line: Line, steps: readonly Step[]): Promise<Fault | null> {
  await line.run('SAVEPOINT caller')
  const fault = await faultIn(line, steps)
  if (fault !== null) await line.run('ROLLBACK TO caller')
  await line.run('RELEASE caller')
  return fault
}

async function faultIn(line: Line, steps: readonly Step[]): Promise<Fault | null> {
  for (const step of steps) {
    try {
      await line.ask(statementOf(planOf([[step]]).effects))
    } catch (error) {
      if (isTaken(error)) return { kind: 'conflict', collection: step.collection }
      if (isLost(error) || isRace(error)) throw error
      return faultOf(error)
    }
  }
  return null
}
