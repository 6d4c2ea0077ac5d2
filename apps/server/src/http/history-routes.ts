/* What a viewer was shown of a match before. New updates come over the match's socket. */
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { HistoryCache } from '../matches/history-cache.ts'
import type { People } from '../people/people.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import type { Store } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { allowance } from './browser-routes.ts'
import { sendJson, sendRefusal } from './responses.ts'
import { authenticate, isSignedIn } from './session.ts'

/** Per minute and person: the match is replayed for it. */
const MAX_PER_MINUTE = 60

export function addHistory(
  app: FastifyInstance,
  { people, store }: { readonly people: People; readonly store: Store },
): void {
  const histories = new HistoryCache(store)
  app.get<{ Params: Static<typeof IdParams> }>(
    '/api/matches/:id/history',
    {
      schema: {
        summary: 'What you were shown of a match so far, step by step, without what was taken back',
        params: IdParams,
        querystring: Nothing,
      },
      onRequest: allowance(app, people, MAX_PER_MINUTE),
    },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const { id } = request.params
      const [match, table] = await Promise.all([store.get('matches', id), store.get('tables', id)])
      if (match === undefined || table === undefined) return sendRefusal(reply, refuse('noSuchMatch'))
      const history = await histories.read(match, seatOf(table, known.person) ?? 'table')
      return sendJson(reply.header('cache-control', 'no-store'), history)
    },
  )
}
