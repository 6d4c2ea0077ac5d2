/* Puts everything together: one process, one port, one file. */
import { mkdirSync } from 'node:fs'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import { BotPool } from './bots/pool.ts'
import { type Config, storeOf } from './config.ts'
import { homePage } from './home.ts'
import { addRoutes } from './http/routes.ts'
import { Bots } from './matches/bots.ts'
import { Rooms } from './matches/rooms.ts'
import { People } from './people/people.ts'
import { Sockets } from './socket/sockets.ts'
import { openStore } from './store/index.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'

export interface Running {
  /** Where it listens, for people to read. */
  readonly address: string
  readonly port: number
  readonly store: Store
  stop(): Promise<void>
}

export interface Extras {
  /** Instead of the system's. */
  now?(): number
  readonly store?: Store
  readonly leastBotDelay?: number
}

const LEAST_BOT_DELAY = 600

export async function startServer(config: Config, extras: Extras = {}): Promise<Running> {
  const now = extras.now ?? Date.now
  const { origin, messagesPerSecond } = config
  mkdirSync(config.data, { recursive: true })
  const store = extras.store ?? (await openStore(storeOf(config)))
  const app = await createApp(config)
  const failed = (what: string, error: unknown) => app.log.error({ what, error: String(error) }, 'failed')
  const pool = new BotPool({ ...(config.botThreads !== null && { workers: config.botThreads }) })
  const bots = new Bots({ pool, standIn: 'squire', leastDelay: extras.leastBotDelay ?? LEAST_BOT_DELAY, failed })
  const rooms = new Rooms({ store, now, moved: (room) => bots.look(room), failed })
  const people = new People(store, now)
  const tables = new Tables(store, now)
  const sockets = new Sockets({ people, rooms, store, origin, messagesPerSecond, now, failed })
  addRoutes(app, { people, tables, rooms, store, isSecure: config.origin?.startsWith('https:') === true })
  sockets.attach(app.server)
  await app.listen({ port: config.port, host: config.host })
  const port = portOf(app)
  return {
    address: config.origin ?? `http://localhost:${port}`,
    port,
    store,
    async stop() {
      sockets.close()
      await app.close()
      await pool.close()
      await store.close()
    },
  }
}

async function createApp({ logLevel, trustProxy, requestsPerMinute }: Config): Promise<FastifyInstance> {
  const app = fastify({
    // What people write, and their cookies, are nobody's business: the log has method, path and status.
    logger: { level: logLevel, serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) } },
    trustProxy,
    bodyLimit: 64 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    strictTransportSecurity: false,
  })
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  await app.register(swagger, {
    openapi: { info: { title: 'Logres', version: '1', description: 'Tables and matches of three board games.' } },
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.type('text/html; charset=utf-8').send(homePage()))
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }))
  app.get('/api/docs', { schema: { hide: true } }, () => app.swagger())
  return app
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
