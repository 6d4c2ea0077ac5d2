/* The Fastify instance and its plugins, without routes. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { refuse } from '@logres/kernel'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Config } from '../config.ts'
import type { KeptAccounts } from '../limits/kept-accounts.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Timeouts } from '../limits/limits.ts'
import { networkOf } from '../limits/networks.ts'
import { type DamageLog, damageRefusal } from '../operations/damage.ts'
import { type LogStream, logging } from '../operations/log.ts'
import { StoreUnavailable } from '../store/store.ts'
import { addDocs } from './docs.ts'
import { safeHeaders } from './headers.ts'
import { refuseForeignPages } from './origin.ts'
import { readableUrl } from './readable-url.ts'
import { requestLimits } from './request-limits.ts'
import { sendRefusal } from './responses.ts'
import { limitConnections, limitResponses } from './slow-clients.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limiter
    readonly keptAccounts: KeptAccounts
  }
}

/** Without plugins: it can only log. */
export function createApp(
  { logLevel, trustProxy }: Config,
  timeouts: Timeouts,
  log: LogStream | undefined,
  damageLog: DamageLog,
): FastifyInstance {
  const app = fastify({
    ...logging(logLevel, log),
    trustProxy,
    bodyLimit: 64 * 1024,
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionTimeout: timeouts.stalled,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check, keepAlive: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 429) return sendRefusal(reply, refuse('tooManyFromHere'))
    if (error instanceof StoreUnavailable) return sendRefusal(reply.header('retry-after', '5'), refuse('cannotSave'))
    const damage = damageRefusal(error)
    if (damage !== undefined) {
      damageLog.note(request.log, error)
      return sendRefusal(reply, damage)
    }
    if (status < 500) return reply.code(status).send({ kind: 'refusal', code: 'badRequest', message: error.message })
    // Internal errors are for the log, not for the client.
    request.log.error({ error: error.message, stack: error.stack }, 'failed')
    return reply.code(500).send({ kind: 'refusal', code: 'ourFault', message: 'Something went wrong on our side.' })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ kind: 'refusal', code: 'nothingHere', message: 'There is nothing at this address.' }),
  )
  return app
}

/** What every request goes through. */
export async function registerPlugins(
  app: FastifyInstance,
  { origin, trustProxy }: Config,
  { shared }: Bus,
  { response }: Timeouts,
): Promise<void> {
  const { plan, networks } = app.limits
  limitConnections(app.server, plan.connections, trustProxy ? null : networks)
  limitResponses(app, response)
  await app.register(cookie)
  await app.register(helmet, safeHeaders(isSecure(origin)))
  // A connection that is already closed has no address, whatever the type says, and needs no answer.
  app.addHook('onRequest', async ({ ip }, reply) => (typeof ip === 'string' ? undefined : reply.hijack()))
  await app.register(rateLimit, {
    keyGenerator: ({ ip }) => networkOf(ip),
    max: (_request, network) => plan.requestsPerAddress * networks.timesAt(network),
    timeWindow: '1 minute',
    store: requestLimits(shared, app.limits.now),
  })
  refuseForeignPages(app, origin)
  await app.register(swagger, {
    openapi: { info: { title: 'Logres', version: '1', description: 'Tables and matches of three board games.' } },
  })
  addDocs(app)
}

/** Whether people reach us over https. */
export function isSecure(origin: string | null): boolean {
  return origin?.startsWith('https:') === true
}
