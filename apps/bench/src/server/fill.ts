/* Fills a file with matches in the middle of their game, by playing them on the real server over real sockets. */
import { readConfig, startServer } from '@logres/server'
import { LogresParty, type MatchPlan } from './logres-client.ts'
import { obey } from './rpc.ts'
import { type Thinking, ThinkingMind } from './thinking.ts'

interface Plan extends Omit<MatchPlan, 'base'>, Thinking {
  readonly folder: string
  readonly matches: number
  /** Played on until there are so many. */
  readonly acts: number
}

/** Plays until so many acts are done. Answers false if the match was over before. */
async function playOn(party: LogresParty, acts: number): Promise<boolean> {
  // Where all act at once, somebody's offer may be gone before it is taken.
  for (let act = 0; act < acts + party.refused.length; act++) {
    if (party.isOver) return false
    await new Promise<void>((resolve) => {
      party.whenOver(resolve)
      party.ready(() => party.act(resolve))
    })
  }
  return true
}

obey({
  /** Answers the names of the matches. */
  async fill({ folder, matches, acts, ...plan }: Plan): Promise<readonly string[]> {
    const server = await startServer(
      readConfig({
        ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: folder, LOGRES_LOG: 'error' },
        ...{ LOGRES_MESSAGES_PER_SECOND: '1000000', LOGRES_REQUESTS_PER_MINUTE: '1000000' },
        ...{ LOGRES_BOT_THREADS: '1', LOGRES_ANSWER_DELAY: '0-0' },
      }),
    )
    const base = `http://127.0.0.1:${server.port}`
    const filled: string[] = []
    const worker = async () => {
      while (filled.length < matches) {
        const party = await LogresParty.open({ ...plan, base }, (id) => new ThinkingMind(plan, id))
        const isLong = await playOn(party, acts)
        party.close()
        if (isLong) filled.push(party.id)
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches) }, worker))
    await server.stop()
    return filled.slice(0, matches)
  },
})

const AT_ONCE = 20
