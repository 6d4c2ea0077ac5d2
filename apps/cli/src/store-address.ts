import { type Arguments, UsageError } from './arguments.ts'

/** The address of a server's store: a file in the folder that was named by --data, else what the server itself would take. */
export async function storeFor(given: Arguments): Promise<string> {
  // Only here: the other verbs need not wait until a server is loaded.
  const { BadConfig, readConfig, storeOf } = await import('@logres/server')
  const data = given.text('data')
  const { LOGRES_DATA, LOGRES_STORE } = process.env
  try {
    return storeOf(readConfig(data === undefined ? { LOGRES_DATA, LOGRES_STORE } : { LOGRES_DATA: data }))
  } catch (error) {
    if (error instanceof BadConfig) throw new UsageError(error.message)
    throw error
  }
}
