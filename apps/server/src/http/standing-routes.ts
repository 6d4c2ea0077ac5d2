/*
 * What admins decided about the reader, and how to object: also for somebody who is banned, whose browser is still
 * recognised for that.
 */

import type { Refusal } from '@logres/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { appeal } from '../admin/appeals.ts'
import { LONGEST_REPORT } from '../admin/reports.ts'
import { allSeen, judgementView } from '../people/judgements.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import type { Person } from '../store/store.ts'
import { allowance } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { authenticateEvenBanned, isSignedIn } from './session.ts'

const Objection = Type.Object(
  {
    deed: IdParams.properties.id,
    text: Type.String({ minLength: 1, maxLength: LONGEST_REPORT, description: 'why it was wrong' }),
  },
  { additionalProperties: false },
)

const APPEALS_PER_MINUTE = 5
const SEEN_PER_MINUTE = 30

export function addStanding(app: FastifyInstance, { people }: { readonly people: People }): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (person: Person) => Promise<Person | Refusal>,
  ) => {
    const known = await authenticateEvenBanned(people, request)
    if (!isSignedIn(known)) return sendRefusal(reply, known)
    const person = await work(known.person)
    return isRefused(person) ? sendRefusal(reply, person) : standingView(person)
  }
  app.get(
    '/api/me/standing',
    { schema: { summary: 'What admins decided about you, and whether you may chat', querystring: Nothing } },
    (request, reply) => answer(request, reply, async (person) => person),
  )
  app.post(
    '/api/me/standing/seen',
    {
      schema: { summary: 'You have read what admins decided about you', querystring: Nothing },
      onRequest: allowance(app, people, SEEN_PER_MINUTE),
    },
    (request, reply) => answer(request, reply, ({ id }) => people.change(id, allSeen)),
  )
  app.post<{ Body: Static<typeof Objection> }>(
    '/api/me/appeals',
    {
      schema: {
        summary: 'Object to what an admin decided about you: once each',
        body: Objection,
        querystring: Nothing,
      },
      onRequest: allowance(app, people, APPEALS_PER_MINUTE),
    },
    (request, reply) =>
      answer(request, reply, (person) => appeal(people.registry, person, request.body.deed, request.body.text)),
  )
}

function standingView({ bannedAt, mutedUntil, judgements = [] }: Person): object {
  return { isBanned: bannedAt !== null, mutedUntil, judgements: judgements.map(judgementView) }
}
