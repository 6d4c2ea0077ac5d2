/* For whoever runs the server: is it alive, does it take work, and how is it doing? */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Duty } from './duty.ts'
import { FOR_MACHINES } from './log.ts'
import type { Meter } from './meter.ts'
import { classOfStatus } from './refusal-class.ts'

export interface Operations {
  readonly store: Store
  readonly duty: Duty
  readonly meter: Meter
  /** Whether everybody may see the metrics; else only who asks from this machine. */
  readonly areMetricsOpen: boolean
}

const unlimited = { schema: { hide: true }, config: { rateLimit: false } }

export function addOperations(app: FastifyInstance, { store, duty, meter, areMetricsOpen }: Operations): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!duty.isDraining || FOR_MACHINES.includes(request.routeOptions.url ?? '')) return
    const message = 'The server is restarting. Try again in a moment.'
    return reply.code(503).header('retry-after', '2').send({ kind: 'refusal', code: 'restarting', message })
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const refused = classOfStatus(statusCode)
    if (refused !== undefined && !FOR_MACHINES.includes(request.routeOptions.url ?? '')) meter.refused('http', refused)
  })
  app.get('/healthz', unlimited, () => ({ ok: true }))
  app.get('/readyz', unlimited, async (request, reply) => {
    const reason = duty.isDraining ? 'draining' : await troubleOf(store, request)
    return reason === undefined ? { ok: true } : reply.code(503).send({ ok: false, reason })
  })
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!areMetricsOpen && !isFromThisMachine(request)) return reply.callNotFound()
    return reply.type(meter.contentType).send(await meter.text())
  })
}

async function troubleOf(store: Store, { log }: FastifyRequest): Promise<string | undefined> {
  try {
    await inTime(store.get('matches', 'none'))
    return undefined
  } catch (error) {
    log.error({ error: String(error) }, 'the store does not answer')
    return 'store'
  }
}

/** A store that is away is waited for longer than who asks here will wait. */
const LONGEST_LOOK = 3_000

async function inTime(look: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new Error('it takes too long')), LONGEST_LOOK)
  try {
    await Promise.race([look, promise])
  } finally {
    clearTimeout(late)
  }
}

const HERE = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/
const NAMES_OF_HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** A proxy on this machine asks from here too, for somebody else. Another name for here may be a page's trick. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    HERE.test(socket.remoteAddress ?? '') &&
    NAMES_OF_HERE.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
