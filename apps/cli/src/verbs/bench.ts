import { bench, benchBots } from '@logres/bench'
import { Arguments, UsageError } from '../arguments.ts'

export async function runBench(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['ms'], flags: ['json'] })
  const { subject } = given
  if (subject !== undefined && subject !== 'bots')
    throw new UsageError(`bench takes "bots" or nothing, not "${subject}".`)
  const run = subject === 'bots' ? benchBots : bench
  await run({ json: given.flag('json'), ms: given.whole('ms', 1500, 10, 60_000), print: console.log })
  return 0
}
