import { bench } from '@logres/bench'
import { Arguments, Complaint } from '../arguments.ts'

export async function runBench(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['ms'], flags: ['json'] })
  if (given.subject !== undefined) throw new Complaint(`bench takes no "${given.subject}".`)
  await bench({ json: given.flag('json'), ms: given.whole('ms', 1500, 10, 60_000), print: console.log })
  return 0
}
