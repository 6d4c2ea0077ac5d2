import { Arguments, escapeForTerminal, UsageError } from '../arguments.ts'
import { storeFor } from '../store-address.ts'

export async function runRatings(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['data'], flags: ['rebuild', 'check'], most: 0 })
  if (given.flag('rebuild') === given.flag('check')) throw new UsageError('Give one of --rebuild and --check.')
  // Only here: the other verbs need not wait until a server is loaded.
  const { checkStoredRatings, rebuildStoredRatings, RatingsFailed } = await import('@logres/server')
  try {
    const source = await storeFor(given)
    const work = given.flag('rebuild') ? rebuildStoredRatings : checkStoredRatings
    const { results, ratings, differences } = await work(source)
    for (const difference of differences) console.log(escapeForTerminal(difference))
    const counts = `${ratings} ratings of ${results} results`
    if (given.flag('rebuild')) console.log(`${counts} were computed again, and stored.`)
    else console.log(differences.length === 0 ? `${counts}: all is as stored.` : `${counts}: not as stored.`)
    return differences.length === 0 ? 0 : 1
  } catch (error) {
    if (error instanceof RatingsFailed) throw new UsageError(error.message)
    throw error
  }
}
