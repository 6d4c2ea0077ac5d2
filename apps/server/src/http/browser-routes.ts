/* Routes for a signed-in browser, and their shared rate limits. */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { networkOf } from '../limits/networks.ts'
import type { People, SignedIn } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { Nothing } from '../people/schemas.ts'
import { sendRefusal } from './responses.ts'
import { authenticate, identify, isSignedIn } from './session.ts'

interface RouteTypes<Body, Params> {
  Body: Body
  Params: Params
}
/** Reads have only the general limit. */
const UNLIMITED = Number.POSITIVE_INFINITY
/** Several people may share one address. */
const PEOPLE_PER_ADDRESS_COSTLY = 4

interface RouteOptions {
  readonly summary: string
  readonly body?: TSchema
  readonly params?: TSchema
  /** Per minute and person. */
  readonly most?: number
}

type Work<Body, Params> = (
  known: SignedIn,
  request: FastifyRequest<RouteTypes<Body, Params>>,
  reply: FastifyReply,
) => Promise<object | undefined>

/** Routes for a signed-in browser. Writes and expensive reads are limited by person and by address. */
export function browserRoutes(app: FastifyInstance, people: People) {
  return <Body = unknown, Params = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { summary, most = method === 'GET' ? UNLIMITED : 30, ...inputs }: RouteOptions,
    work: Work<Body, Params>,
  ): void => {
    app.route<RouteTypes<Body, Params>>({
      ...{ method, url, schema: { summary, querystring: Nothing, ...inputs } },
      onRequest: most < UNLIMITED ? allowance(app, people, most) : [],
      handler: async (request, reply) => {
        const known = await authenticate(people, request)
        if (!isSignedIn(known)) return sendRefusal(reply, known)
        if (known.session.kind !== 'browser') return sendRefusal(reply, refuse('browserOnly'))
        const answer = await work(known, request, reply)
        // Awaiting a reply that was sent answers undefined.
        if (reply.sent) return reply
        return isRefused(answer) ? sendRefusal(reply, answer) : (answer ?? reply.code(204).send())
      },
    })
  }
}

/** So many requests per minute and person, and a few times that per address. One allowance per call: routes may share it. */
export function allowance(app: FastifyInstance, people: People, most: number) {
  const byPerson = async (request: FastifyRequest) => (await identify(people, request))?.person.id ?? request.ip
  return [rateLimited(app, PEOPLE_PER_ADDRESS_COSTLY * most), rateLimited(app, most, byPerson)]
}

/** A limit per minute, besides the general one; by address unless a key is given. */
export function rateLimited(
  app: FastifyInstance,
  max: number,
  keyGenerator?: (request: FastifyRequest) => Promise<string>,
) {
  const byAddress = {
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    max: (_request: FastifyRequest, network: string) => max * app.limits.networks.timesAt(network),
  }
  const by = keyGenerator === undefined ? byAddress : { max, keyGenerator }
  const count = app.createRateLimit({ timeWindow: '1 minute', ...by })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return undefined
    const refusal = keyGenerator === undefined ? refuse('tooManyFromHere') : refuse('tooFast')
    return sendRefusal(reply.header('retry-after', counted.ttlInSeconds), refusal)
  }
}

export function created(reply: FastifyReply, answer: object): object {
  void reply.code(201)
  return answer
}

export function refusalOf(answer: object | undefined): Refusal | undefined {
  return isRefused(answer) ? answer : undefined
}
