/* The API of reviews of finished matches. Nobody can ask for one before the end: it knows what all hands held. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { allowance } from './browser-routes.ts'
import { sendJson, sendRefusal } from './responses.ts'
import { authenticate, callerOf, isSignedIn } from './session.ts'

/** Per minute and person; how many are begun is limited by `reviews` (limits/limits.ts). */
const MAX_PER_MINUTE = 120
/** Seconds until it is worth asking again. */
const ASK_AGAIN = 2

export function addReviews(
  app: FastifyInstance,
  { people, reviews }: { readonly people: People; readonly reviews: Reviews },
): void {
  app.get<{ Params: Static<typeof IdParams> }>(
    '/api/matches/:id/review',
    {
      schema: {
        summary: 'The review of a finished match; 202 with how it stands while it is being computed',
        params: IdParams,
        querystring: Nothing,
      },
      onRequest: allowance(app, people, MAX_PER_MINUTE),
    },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const caller = await callerOf(request, known)
      const state = await reviews.get(request.params.id, () => app.limits.take('reviews', caller))
      if (isRefused(state)) return sendRefusal(reply, state)
      if (state.kind !== 'stored') return reply.code(202).header('retry-after', ASK_AGAIN).send(state)
      return sendJson(reply.header('content-length', state.review.bytes), reviews.read(state.review))
    },
  )
}
