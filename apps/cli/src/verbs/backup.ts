import { Arguments, Complaint } from '../arguments.ts'

export async function runBackup(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['data'] })
  const file = given.subject
  if (file === undefined) throw new Complaint('Into which file? Give the name of a new one.')
  // Only here: the other verbs need not wait until a server is loaded.
  const { backUp, NoBackup, readConfig, storeOf } = await import('@logres/server')
  const source = storeOf(readConfig({ LOGRES_DATA: given.text('data') ?? process.env.LOGRES_DATA }))
  try {
    const { matches, entries, bytes } = await backUp(source, file)
    console.log(`${file}: ${matches} matches, ${entries} entries, ${Math.ceil(bytes / 1024)} KiB.`)
    return 0
  } catch (error) {
    if (error instanceof NoBackup) throw new Complaint(error.message)
    console.error(`logres: no backup was made: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}
