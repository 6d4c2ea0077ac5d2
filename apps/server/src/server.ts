/* Puts everything together: one process, one port, one store. */
import { mkdirSync } from 'node:fs'
import type { Entry } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import { Admin } from './admin/admin.ts'
import { BotPool } from './bots/pool.ts'
import type { Bus } from './bus/bus.ts'
import { openBus } from './bus/index.ts'
import { Chat } from './chat/chat.ts'
import { Alarm } from './clocks/alarm.ts'
import { Deadlines, LONGEST_SLEEP, noticing } from './clocks/deadlines.ts'
import { type Config, storeOf } from './config.ts'
import { createApp, furnish, isSecure } from './http/app.ts'
import { addRoutes } from './http/routes.ts'
import { Streams } from './http/streams.ts'
import { addWeb } from './http/web.ts'
import { RemoteThinkers } from './jobs/thinking.ts'
import { Attendants } from './matches/attendants.ts'
import { Bots } from './matches/bots.ts'
import { RACE_TIMING, Races, type RaceTiming } from './matches/races.ts'
import type { Room } from './matches/room.ts'
import { isOvertaken, Rooms, type RoomsPlan } from './matches/rooms.ts'
import { type Duty, endDuty } from './operations/duty.ts'
import type { LogStream } from './operations/log.ts'
import { Meter, measuring } from './operations/meter.ts'
import { addOperations } from './operations/routes.ts'
import { People } from './people/people.ts'
import { openPush } from './push/index.ts'
import { Sockets } from './socket/sockets.ts'
import { openStore } from './store/index.ts'
import { revising } from './store/revising.ts'
import type { Id, Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'

export interface Running {
  /** Where it listens, for people to read. */
  readonly address: string
  readonly port: number
  readonly store: Store
  /** To be called after a person's quiet hours or vacations have changed. */
  settingsChanged(person: Id): Promise<void>
  stop(): Promise<void>
}

export interface Extras {
  /** Instead of the system's. */
  now?(): number
  readonly store?: Store
  readonly log?: LogStream
  readonly leastBotDelay?: number
  readonly raceTiming?: RaceTiming
  /** Deadlines are looked at no less often than that, in milliseconds. */
  readonly longestSleep?: number
  /** Where the built pages lie, if not beside us. */
  readonly pages?: string
}

const LEAST_BOT_DELAY = 600

export async function startServer(config: Config, extras: Extras = {}): Promise<Running> {
  const now = extras.now ?? Date.now
  const { origin, messagesPerSecond } = config
  // Hands and seals of matches that go on lie in it: for nobody else on this machine.
  if (config.store === null) mkdirSync(config.data, { recursive: true, mode: 0o700 })
  const app = createApp(config, extras.log)
  const failed = (what: string, error: unknown) => {
    // Another server was first: that is how it should be.
    if (!isOvertaken(error)) app.log.error({ what, error: String(error) }, 'failed')
  }
  const bus = await openBus(config.bus, failed)
  await furnish(app, config, bus)
  const opened = extras.store ?? (await openBeside(bus, storeOf(config)))
  const meter = new Meter()
  const duty: Duty = { isDraining: false }
  const kept = revising(measuring(opened, meter))
  const store = noticing(kept, (due) => deadlines.wake(due))
  const pool = new BotPool({
    ...(config.botThreads !== null && { workers: config.botThreads }),
    onLoss: (reason) => failed('a thread of the bots', reason),
  })
  const thinkers = config.bus === null ? undefined : new RemoteThinkers(pool, config.bus, failed)
  const bots = new Bots({ pool: thinkers ?? pool, leastDelay: extras.leastBotDelay ?? LEAST_BOT_DELAY, failed })
  const races = new Races({ timing: extras.raceTiming ?? RACE_TIMING, failed })
  const look = (room: Room, news: Entry | null) => {
    attendants.look(room, news)
    push.notices.look(room)
  }
  const attendants = new Attendants({ bots, races, stoodStill: (room) => look(room, null), failed })
  const { answerDelay } = config
  const moved = (room: Room, news: Entry | null, where: 'here' | 'elsewhere') => {
    if (news !== null && where === 'elsewhere') return attendants.lookOn(room, news)
    if (news !== null) meter.played(room.match.game.id, news)
    look(room, news)
  }
  const said: RoomsPlan['said'] = (room, line, n) => chat.follow(room, line, n)
  const rooms = new Rooms({ store, bus, now, answerDelay, moved, said, failed })
  const streams = new Streams(rooms, failed)
  // A household shares an address; one of it may do half of what all may.
  const people = new People(store, now, config.requestsPerMinute / 2, bus)
  const push = await openPush(config, { store, rooms, people, meter, now, failed })
  const chat = new Chat(people)
  const tables = new Tables(store, now, {
    begun: (row) => {
      streams.begun(row)
      push.begun(row)
    },
    reseat: (row) => rooms.reseat(row),
    passed: (row, seat) => streams.passed(row, seat),
  })
  await streams.share(bus, store)
  const nudge = (room: Room) => attendants.look(room, null)
  const alarm = new Alarm({ store, rooms, tables, now, nudge, notify: (row) => push.notices.ring(row) })
  const longestSleep = extras.longestSleep ?? LONGEST_SLEEP
  const deadlines = new Deadlines({ store: kept, now, handle: (row) => alarm.ring(row), failed, longestSleep })
  const sockets = new Sockets({ people, rooms, races, chat, store, origin, messagesPerSecond, now, failed, meter })
  const settingsChanged = (person: Id) => alarm.settingsChanged(person)
  addRoutes(app, {
    ...{ chat, admin: new Admin({ people, tables, rooms, failed }), settingsChanged, failed },
    origin,
    streams,
    people,
    push,
    tables,
    rooms,
    store,
    isSecure: isSecure(origin),
  })
  addWeb(app, { store, origin }, extras.pages)
  addOperations(app, { store, duty, meter, areMetricsOpen: config.metrics })
  meter.watch({ rooms, sockets, pool, thinkers, store: opened })
  sockets.attach(app.server)
  const stop = () => endDuty({ duty, app, sockets, streams, rooms, deadlines, thinkers, pool, push, bus, store })
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  deadlines.start()
  push.notices.start()
  const port = portOf(app)
  return {
    address: config.origin ?? `http://localhost:${port}`,
    port,
    store,
    settingsChanged,
    stop,
  }
}

async function openBeside(bus: Bus, address: string): Promise<Store> {
  try {
    return await openStore(address)
  } catch (error) {
    await bus.close()
    throw error
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
