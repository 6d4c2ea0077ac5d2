/* What admins do, over HTTP. Each answers the new state. */
import type { Refusal } from '@logres/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import type { AdminAction } from '../admin/notes.ts'
import { undo } from '../admin/undo.ts'
import { LONGEST_NAME } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import type { Person } from '../store/store.ts'
import { askingAdmin, mustBeAdmin } from './admin-guard.ts'
import type { AdminServices } from './admin-routes.ts'
import { noteView, personView } from './admin-views.ts'
import { sendRefusal } from './responses.ts'

const LONGEST_REASON = 500
/** Reports about one thing that one deed answers. */
const MOST_REPORTS = 50

const closed = { additionalProperties: false }
const reason = Type.String({ maxLength: LONGEST_REASON, pattern: '\\S', description: 'told to the person, and logged' })
const answered = {
  reports: Type.Optional(
    Type.Array(IdParams.properties.id, { maxItems: MOST_REPORTS, description: 'open reports that this answers' }),
  ),
}
const Why = Type.Object({ reason, ...answered }, closed)
const MayWhy = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON, description: 'for the log' })), ...answered },
  closed,
)
const Mute = Type.Object(
  { until: Type.Integer({ description: 'milliseconds since 1970' }), reason, ...answered },
  closed,
)
const Rename = Type.Object(
  {
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME, description: "if none is given, a guest's" }),
    ),
    ...{ reason, ...answered },
  },
  closed,
)

interface Given {
  readonly reason?: string
  readonly reports?: readonly string[]
}
type WithId<Body extends TSchema> = { Params: Static<typeof IdParams>; Body: Static<Body> }
/** Answers the new state, or nothing. */
type Work = (action: AdminAction, id: string) => Promise<object | undefined>

export function addDeeds(app: FastifyInstance, { people, admin }: AdminServices): void {
  const { registry } = people
  const options = (summary: string, body: TSchema) => ({
    schema: { summary, params: IdParams, body, querystring: Nothing },
    preValidation: mustBeAdmin(people),
  })
  const perform = performer(people)
  const deed = <Body extends typeof Why | typeof MayWhy>(url: string, summary: string, body: Body, work: Work) =>
    app.post<{ Params: Static<typeof IdParams>; Body: Given }>(url, options(summary, body), (request, reply) =>
      perform(request, reply, request.body, (action) => work(action, request.params.id)),
    )
  app.post<WithId<typeof Mute>>(
    '/api/admin/people/:id/mute',
    options('Keep a person out of chats until then', Mute),
    (request, reply) =>
      perform(request, reply, request.body, (action) =>
        judged(admin.mute(action, request.params.id, request.body.until)),
      ),
  )
  app.post<WithId<typeof Rename>>(
    '/api/admin/people/:id/rename',
    options('Give a person another name', Rename),
    (request, reply) =>
      perform(request, reply, request.body, (action) =>
        judged(admin.rename(action, request.params.id, request.body.name)),
      ),
  )
  const ban: Work = (action, id) => judged(admin.ban(action, id))
  deed('/api/admin/people/:id/ban', 'Shut a person out', Why, ban)
  deed('/api/admin/people/:id/unmute', 'Let a person chat again', MayWhy, (action, id) =>
    judged(admin.unmute(action, id)),
  )
  deed('/api/admin/people/:id/unban', 'Let a person in again', MayWhy, (action, id) => judged(admin.unban(action, id)))
  deed('/api/admin/tables/:id/close', 'Cancel a table, or end its match as void', Why, (action, id) =>
    admin.closeTable(action, id),
  )
  deed('/api/admin/reports/:id/answer', 'Be done with a report', MayWhy, async (action, id) => {
    const done = await admin.answer({ ...action, reports: [id, ...(action.reports ?? [])] })
    return isRefused(done) ? done : noteView(registry.store, done)
  })
  deed('/api/admin/log/:id/undo', 'Undo what an admin did', MayWhy, (action, id) => undo(registry, action, id))
}

function performer(people: People) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    given: Given,
    work: (action: AdminAction) => Promise<object | undefined>,
  ): Promise<object> => {
    const by = await askingAdmin(people, request)
    if (isRefused(by)) return sendRefusal(reply, by)
    const done = await work({ by, reason: given.reason?.trim() ?? '', reports: given.reports })
    return isRefused(done) ? sendRefusal(reply, done) : (done ?? reply.code(204).send())
  }
}

async function judged(verdict: Promise<Person | Refusal>): Promise<object> {
  const found = await verdict
  return isRefused(found) ? found : personView(found)
}
