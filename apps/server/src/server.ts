/* Puts everything together: one process, one port, one file. */
import { mkdirSync } from 'node:fs'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { BotPool } from './bots/pool.ts'
import { Alarm } from './clocks/alarm.ts'
import { Deadlines, LONGEST_SLEEP, noticing } from './clocks/deadlines.ts'
import { type Config, storeOf } from './config.ts'
import { addRoutes } from './http/routes.ts'
import { Streams } from './http/streams.ts'
import { addWeb } from './http/web.ts'
import { Bots } from './matches/bots.ts'
import { Rooms } from './matches/rooms.ts'
import { type Duty, endDuty } from './operations/duty.ts'
import { logging } from './operations/log.ts'
import { Meter, measuring } from './operations/meter.ts'
import { addOperations } from './operations/routes.ts'
import { People } from './people/people.ts'
import { Sockets } from './socket/sockets.ts'
import { openStore } from './store/index.ts'
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
  readonly leastBotDelay?: number
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
  mkdirSync(config.data, { recursive: true, mode: 0o700 })
  const opened = extras.store ?? (await openStore(storeOf(config)))
  const meter = new Meter()
  const duty: Duty = { isDraining: false }
  const kept = measuring(opened, meter)
  const store = noticing(kept, (due) => deadlines.wake(due))
  const app = await createApp(config)
  const failed = (what: string, error: unknown) => app.log.error({ what, error: String(error) }, 'failed')
  const pool = new BotPool({
    ...(config.botThreads !== null && { workers: config.botThreads }),
    onLoss: (reason) => failed('a thread of the bots', reason),
  })
  const bots = new Bots({ pool, standIn: 'squire', leastDelay: extras.leastBotDelay ?? LEAST_BOT_DELAY, failed })
  const rooms = new Rooms({ store, now, moved: (room) => bots.look(room), failed })
  const streams = new Streams(rooms, failed)
  const people = new People(store, now)
  const tables = new Tables(store, now, (row) => streams.begun(row))
  const alarm = new Alarm({ store, rooms, tables, now, nudge: (room) => bots.look(room) })
  const longestSleep = extras.longestSleep ?? LONGEST_SLEEP
  const deadlines = new Deadlines({ store: kept, now, handle: (row) => alarm.ring(row), failed, longestSleep })
  const sockets = new Sockets({ people, rooms, store, origin, messagesPerSecond, now, failed, meter })
  addRoutes(app, {
    origin,
    streams,
    people,
    tables,
    rooms,
    store,
    isSecure: config.origin?.startsWith('https:') === true,
  })
  addWeb(app, { store, origin }, extras.pages)
  addOperations(app, { store, duty, meter, areMetricsOpen: config.metrics })
  meter.watch({ rooms, sockets, pool, store: opened })
  sockets.attach(app.server)
  const stop = () => endDuty({ duty, app, sockets, deadlines, pool, store })
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  deadlines.start()
  const port = portOf(app)
  return {
    address: config.origin ?? `http://localhost:${port}`,
    port,
    store,
    settingsChanged: (person) => alarm.settingsChanged(person),
    stop,
  }
}

async function createApp({ logLevel, trustProxy, requestsPerMinute }: Config): Promise<FastifyInstance> {
  const app = fastify({
    ...logging(logLevel),
    trustProxy,
    bodyLimit: 64 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ kind: 'refusal', code: 'badRequest', message: error.message })
    // What went wrong inside is for the log, not for who asked.
    request.log.error({ error: error.message, stack: error.stack }, 'failed')
    return reply.code(500).send({ kind: 'refusal', code: 'ourFault', message: 'Something went wrong on our side.' })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ kind: 'refusal', code: 'nothingHere', message: 'There is nothing at this address.' }),
  )
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    strictTransportSecurity: false,
  })
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  await app.register(swagger, {
    openapi: { info: { title: 'Logres', version: '1', description: 'Tables and matches of three board games.' } },
  })
  app.get('/api/docs', { schema: { hide: true } }, () => app.swagger())
  return app
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
