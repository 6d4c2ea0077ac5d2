/* A bot runs in a browser's worker: bundled as for a web page, without anything of Node. */
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { createBot } from '@logres/bots'
import { CATALOGUE } from '@logres/catalogue'
import { at, isRefusal, seededChance } from '@logres/kernel'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { botWorkerGames } from '../../vite/game-parts.ts'
import type { WorkerRequest } from './bots-in-browser-worker.ts'

const WORKER = fileURLToPath(new URL('bots-in-browser-worker.ts', import.meta.url))

describe('in a browser', () => {
  let worker: string
  beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [botWorkerGames()],
      build: {
        ...{ write: false, minify: false, lib: { entry: WORKER, formats: ['es'] } },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    const [bundle] = [built].flat()
    if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built')
    worker = bundle.output[0].code
  })

  test.each(CATALOGUE.map(({ game, machineOptions }) => ({ id: game.id, game, machineOptions })))(
    'the champion of $id chooses what it chooses here',
    async ({ id, game, machineOptions }) => {
      const state = game.setup({ ...game.options.defaults, ...machineOptions }, game.seats.min, seededChance('browser'))
      const seat = game.toAct(state).find((actor) => actor !== 'clerk')
      if (seat === undefined) throw new Error('nobody is asked')
      const [view, legal] = [game.view(state, seat), game.legal(state, seat)]
      const bot = createBot(game, 'champion', 'browser')
      if (isRefusal(bot)) throw new Error(bot.code)
      const here = bot.choose(view, legal, { iterations: 50 })
      const posted: string[] = []
      const self = { onmessage: null, postMessage: (text: string) => posted.push(text) }
      const world = createContext({ self, performance: { now: () => 0 } })
      // Top-level await works in modules only.
      await runInContext(`(async () => { ${worker} })()`, world)
      const asked: WorkerRequest = { game: id, seed: 'browser', view, legal, budget: { iterations: 50 } }
      runInContext(`self.onmessage({ data: ${JSON.stringify(JSON.stringify(asked))} })`, world)
      expect(JSON.parse(at(posted, 0))).toEqual(JSON.parse(JSON.stringify(here)))
    },
  )
})
