/* Fills a file with half-played matches, by playing them on the real server over real sockets. */
import { readConfig, startServer } from '@logres/server'
import { type LegalActOptions, LegalActSource } from './legal-acts.ts'
import { LogresClient, type MatchPlan } from './logres-client.ts'
import { serveCommands } from './rpc.ts'

interface Plan extends Omit<MatchPlan, 'base'>, LegalActOptions {
  readonly folder: string
  readonly matches: number
  /** Played until there are so many. */
  readonly acts: number
}

/** Plays so many acts. Answers false if the match was over before. */
async function playOn(client: LogresClient, acts: number): Promise<boolean> {
  // Where all act at once, an offer may be gone before it is accepted.
  for (let act = 0; act < acts + client.refused.length; act++) {
    if (client.isOver) return false
    await new Promise<void>((resolve) => {
      client.whenOver(resolve)
      client.ready(() => client.act(resolve))
    })
  }
  return true
}

serveCommands({
  /** Answers the ids of the matches. */
  async fill({ folder, matches, acts, ...plan }: Plan): Promise<readonly string[]> {
    const server = await startServer(
      readConfig({
        ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: folder, LOGRES_LOG: 'error' },
        ...{ LOGRES_MESSAGES_PER_SECOND: '1000000', LOGRES_REQUESTS_PER_MINUTE: '1000000', LOGRES_LIMIT_SCALE: '1000' },
        ...{ LOGRES_BOT_THREADS: '1', LOGRES_ANSWER_DELAY: '0-0' },
      }),
    )
    const base = `http://127.0.0.1:${server.port}`
    const filled: string[] = []
    const worker = async () => {
      while (filled.length < matches) {
        const client = await LogresClient.open({ ...plan, base }, (id) => new LegalActSource(plan, id))
        const isLong = await playOn(client, acts)
        client.close()
        if (isLong) filled.push(client.id)
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches) }, worker))
    await server.stop()
    return filled.slice(0, matches)
  },
})

const AT_ONCE = 20
