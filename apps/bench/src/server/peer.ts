/*
 * boardgame.io's server with in-memory storage and its sockets, and Avalon by our own rules as its game: one move
 * that applies an action, and a view per player. Nothing is durable.
 */
import { createRequire } from 'node:module'
import { avalon } from '@logres/avalon/rules'
import { isRefusal, seededChance } from '@logres/kernel'
import { serveCommands } from './rpc.ts'

// The package has no ES module entry that Node can load.
const require = createRequire(import.meta.url)
const peer: typeof import('boardgame.io/server') = require('boardgame.io/server')
const { INVALID_MOVE }: typeof import('boardgame.io/core') = require('boardgame.io/core')

type State = ReturnType<typeof avalon.setup>

const chance = seededChance('peer')
const sideOf = (playerID: string): 0 | 1 => (playerID === '1' ? 1 : 0)

const game = {
  name: 'avalon',
  setup: () => avalon.setup(avalon.options.defaults, 2, chance),
  // Our rules decide who is asked.
  turn: { activePlayers: { all: 'any' }, stages: {} },
  disableUndo: true,
  moves: {
    act: ({ G, playerID }: { G: State; playerID: string }, value: unknown) => {
      const action = avalon.parseAction(value)
      if (isRefusal(action) || avalon.whyNot(G, sideOf(playerID), action) !== undefined) return INVALID_MOVE
      const next = avalon.clone(G)
      avalon.apply(next, sideOf(playerID), action, chance, () => {})
      return next
    },
  },
  endIf: ({ G }: { G: State }) => avalon.result(G),
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    avalon.view(G, playerID === null ? 'table' : sideOf(playerID)),
}

serveCommands({
  async listen(): Promise<number> {
    const server = peer.Server({ games: [game], origins: ['http://127.0.0.1'] })
    const { appServer } = await server.run({ port: 0 })
    const address = appServer.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  },
})
