/* Health, readiness and metrics, for operators. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UNLOGGED_PATHS } from './log.ts'
import type { Metrics } from './metrics.ts'
import { classOfStatus } from './refusal-class.ts'
import type { ShutdownState } from './shutdown.ts'
import type { StoreHealth } from './store-health.ts'

export interface Operations {
  readonly health: Pick<StoreHealth, 'check'>
  readonly shutdown: ShutdownState
  readonly metrics: Metrics
  /** Whether metrics are public; otherwise only for this machine. */
  readonly areMetricsOpen: boolean
}

const unlimited = { schema: { hide: true }, config: { rateLimit: false } }

export function addOperations(app: FastifyInstance, { health, shutdown, metrics, areMetricsOpen }: Operations): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!shutdown.isDraining || UNLOGGED_PATHS.includes(request.routeOptions.url ?? '')) return
    const message = 'The server is restarting. Try again in a moment.'
    return reply.code(503).header('retry-after', '2').send({ kind: 'refusal', code: 'restarting', message })
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const refused = classOfStatus(statusCode)
    if (refused !== undefined && !UNLOGGED_PATHS.includes(request.routeOptions.url ?? ''))
      metrics.refused('http', refused)
  })
  app.get('/healthz', unlimited, () => ({ ok: true }))
  app.get('/readyz', unlimited, async (_request, reply) => {
    const reason = shutdown.isDraining ? 'draining' : (await health.check()) ? undefined : 'store'
    return reason === undefined ? { ok: true } : reply.code(503).send({ ok: false, reason })
  })
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!areMetricsOpen && !isFromThisMachine(request)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

const HERE = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/
const NAMES_OF_HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** A proxy on this machine asks from here too, for somebody else. Another host name may be DNS rebinding. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    HERE.test(socket.remoteAddress ?? '') &&
    NAMES_OF_HERE.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
