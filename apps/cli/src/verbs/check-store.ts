import { Arguments, escapeForTerminal, UsageError } from '../arguments.ts'
import { storeFor } from '../store-address.ts'

export async function runCheckStore(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['data'], most: 0 })
  // Only here: the other verbs need not wait until a server is loaded.
  const { checkStore, CheckFailed } = await import('@logres/server')
  try {
    const { rows, matches, entries, problems } = await checkStore(await storeFor(given))
    for (const problem of problems) console.log(escapeForTerminal(problem))
    const counts = `${rows} rows were read, and ${matches} matches with ${entries} entries replayed`
    console.log(problems.length === 0 ? `${counts}: all is well.` : `${counts}: ${problems.length} problems.`)
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    if (error instanceof CheckFailed) throw new UsageError(error.message)
    throw error
  }
}
