/* What a viewer was shown of a match before. New updates come over the match's socket. */
import { refuse } from '@logres/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { HistoryCache } from '../matches/history-cache.ts'
import type { People } from '../people/people.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import type { Store } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { rateLimited } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { authenticate, identify, isSignedIn } from './session.ts'

/** Per minute and person, and four times that per address: the match is replayed for it. */
const MAX_PER_MINUTE = 60
const PEOPLE_PER_ADDRESS = 4

export function addHistory(
  app: FastifyInstance,
  { people, store }: { readonly people: People; readonly store: Store },
): void {
  const histories = new HistoryCache(store)
  const byPerson = async (request: FastifyRequest) => (await identify(people, request))?.person.id ?? request.ip
  app.get<{ Params: Static<typeof IdParams> }>(
    '/api/matches/:id/history',
    {
      schema: {
        summary: 'What you were shown of a match so far, step by step, without what was taken back',
        params: IdParams,
        querystring: Nothing,
      },
      onRequest: [rateLimited(app, PEOPLE_PER_ADDRESS * MAX_PER_MINUTE), rateLimited(app, MAX_PER_MINUTE, byPerson)],
    },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const { id } = request.params
      const [match, table] = await Promise.all([store.get('matches', id), store.get('tables', id)])
      if (match === undefined || table === undefined) return sendRefusal(reply, refuse('noSuchMatch'))
      const text = await histories.read(match, seatOf(table, known.person) ?? 'table')
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text)
    },
  )
}
