import { Arguments, UsageError } from '../arguments.ts'

export async function runBench(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['ms'], flags: ['json'] })
  const { subject } = given
  if (subject !== undefined && subject !== 'bots')
    throw new UsageError(`bench takes "bots" or nothing, not "${subject}".`)
  const ms = given.whole('ms', 1500, 10, 60_000)
  // Loaded only here: the other commands also run where the benchmark is not installed.
  const { bench, benchBots, hasPeers } = await import('@logres/bench')
  if (!hasPeers())
    throw new UsageError(
      'bench is a development command, and this is a production install without the libraries it compares with. Use a clone of the repository: npm run bench.',
    )
  const run = subject === 'bots' ? benchBots : bench
  await run({ json: given.flag('json'), ms, print: console.log })
  return 0
}
