import { Arguments, UsageError } from '../arguments.ts'
import { storeFor } from '../store-address.ts'

export async function runBackup(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['data'] })
  const file = given.subject
  if (file === undefined) throw new UsageError('Into which file? Give the name of a new one.')
  // Only here: the other verbs need not wait until a server is loaded.
  const { backUp, BackupFailed } = await import('@logres/server')
  const source = await storeFor(given)
  try {
    const { matches, entries, bytes } = await backUp(source, file)
    console.log(`${file}: ${matches} matches, ${entries} entries, ${Math.ceil(bytes / 1024)} KiB.`)
    return 0
  } catch (error) {
    if (error instanceof BackupFailed) throw new UsageError(error.message)
    console.error(`logres: no backup was made: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}
