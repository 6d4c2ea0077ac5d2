/* Opening matches from their file: how long it takes, and how much memory each needs. */
import { findGame } from '@logres/catalogue'
import { at, isRefusal, Match, present } from '@logres/kernel'
import { openStore, Rooms, SINGLE_SERVER_BUS, type Store } from '@logres/server'
import { medianOf } from '../measure.ts'
import { sleep } from './loops.ts'
import { serveCommands } from './rpc.ts'

interface Plan {
  readonly file: string
  readonly ids: readonly string[]
}

export interface ColdOpen {
  /** Milliseconds: from the file to a room that can be joined. */
  readonly open: number
  /** Only reading the rows and replaying the log. */
  readonly replay: number
  readonly entries: number
}

function roomsOf(store: Store): Rooms {
  return new Rooms({
    ...{ store, now: Date.now, answerDelay: { least: 0, most: 0 } },
    bus: SINGLE_SERVER_BUS,
    moved: () => {},
    readyElsewhere: () => {},
    chatAdded: async () => {},
    failed: (match, error) => {
      throw new Error(`${match}: ${error}`)
    },
  })
}

async function replay(store: Store, id: string): Promise<number> {
  const rows = await store.list('entries', [id])
  const { table } = present(await store.get('matches', id))
  const started = Match.restart(present(findGame(table.game)).game, table, at(rows, 0).entry)
  if (isRefusal(started)) throw new Error(started.code)
  for (const { entry } of rows.slice(1)) {
    const done = started.match.replay(entry)
    if (isRefusal(done)) throw new Error(done.code)
  }
  return rows.length
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function heap(): Promise<number> {
  // Lets this turn's references go; the second collection frees what only the first one released.
  await sleep(50)
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const { heapUsed, arrayBuffers, external } = process.memoryUsage()
  return heapUsed + Math.max(arrayBuffers, external)
}

serveCommands({
  async cold({ file, ids }: Plan): Promise<ColdOpen> {
    const store = await openStore(file)
    const opens: number[] = []
    const replays: number[] = []
    let entries = 0
    // In turns, so that other load affects both alike; the first round is a warm-up.
    for (const round of [0, 1]) {
      for (const id of ids) {
        const replayed = await timed(async () => {
          entries = await replay(store, id)
        })
        const opened = await timed(() => roomsOf(store).get(id))
        if (round === 0) continue
        replays.push(replayed)
        opens.push(opened)
      }
    }
    await store.close()
    return { open: medianOf(opens), replay: medianOf(replays), entries }
  },
  /** Bytes per open match. */
  async memory({ file, ids }: Plan): Promise<number> {
    const store = await openStore(file)
    // Warm-up: modules and compiled code do not count.
    for (const id of ids) await roomsOf(store).get(id)
    const before = await heap()
    const rooms = roomsOf(store)
    for (const id of ids.slice(1)) await rooms.get(id)
    const after = await heap()
    if (rooms.size !== ids.length - 1) throw new Error('a match was not opened')
    await store.close()
    return (after - before) / (ids.length - 1)
  },
})
