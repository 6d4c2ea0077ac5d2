import { Arguments, UsageError } from '../arguments.ts'

/** Runs until it is stopped; only returns on an error at startup. */
export async function runWorker(args: readonly string[]): Promise<number> {
  new Arguments(args, {})
  // Only here: the other verbs need not wait until a server is loaded.
  const { openStore, readConfig, startWorker, stopOnSignals, storeOf, startErrorMessage } = await import(
    '@logres/server'
  )
  const failed = (what: string, error: unknown) => console.error(`logres worker: ${what}: ${error}`)
  try {
    const config = readConfig(process.env)
    if (config.bus === null) throw new UsageError('For whom? LOGRES_BUS names the Redis of the servers.')
    const store = await openStore(storeOf(config))
    const working = await startWorker(config, store, failed)
    stopOnSignals(process, async () => {
      await working.stop()
      await store.close()
    })
  } catch (error) {
    const reason = startErrorMessage(error, undefined)
    if (reason === undefined) throw error
    throw new UsageError(reason)
  }
  console.log('Logres works: bots think here, and notices are sent from here.')
  return new Promise(() => {})
}
