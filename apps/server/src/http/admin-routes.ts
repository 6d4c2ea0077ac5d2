/*
 * For admins, by browser or token: reports, and what to do about them. Everybody else is refused before the body is
 * validated.
 */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import type { Admin } from '../admin/admin.ts'
import { claimAdmin } from '../admin/claim.ts'
import type { AdminAction } from '../admin/notes.ts'
import { LONGEST_NAME } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { IdParams, Nothing, Recovery } from '../people/schemas.ts'
import type { Person } from '../store/store.ts'
import { noteView, personView } from './admin-views.ts'
import { browserRoutes } from './browser-routes.ts'
import { meView, sendRefusal } from './responses.ts'
import { authenticate, isSignedIn } from './session.ts'

export interface AdminServices {
  readonly people: People
  readonly admin: Admin
}

const closed = { additionalProperties: false }
const reason = { reason: Type.Optional(Type.String({ maxLength: 500, description: 'for the log' })) }
const Why = Type.Object(reason, closed)
const Mute = Type.Object({ until: Type.Integer({ description: 'milliseconds since 1970' }), ...reason }, closed)
const Rename = Type.Object(
  {
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME, description: "if none is given, a guest's" }),
    ),
    ...reason,
  },
  closed,
)
const Offset = Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'so many are left out' }))
const Page = Type.Object({ offset: Offset }, closed)
const ReportsPage = Type.Object(
  { state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('answered')])), offset: Offset },
  closed,
)
const ByName = Type.Object({ name: Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME }) }, closed)
const LIMIT = 50

export function addAdmin(app: FastifyInstance, services: AdminServices): void {
  addClaim(app, services)
  addLists(app, services)
  addDeeds(app, services)
}

function addClaim(app: FastifyInstance, { people }: AdminServices): void {
  browserRoutes(app, people)<Static<typeof Recovery>>(
    'POST',
    '/api/admin/claim',
    { summary: 'Become admin, by the code that the server printed', body: Recovery, most: 5 },
    async ({ person }, { body }) => {
      const admin = await claimAdmin(people.registry, person, body.code)
      return isRefused(admin) ? admin : meView(admin)
    },
  )
}

function addLists(app: FastifyInstance, { people }: AdminServices): void {
  const { store } = people.registry
  const mustBeAdmin = guard(people)
  const notes = async (kind: 'report' | 'answered' | 'admin', offset: string | undefined) => {
    const rows = await store.find('notes', 'kind', kind, { limit: LIMIT, offset: Number(offset ?? 0) })
    return Promise.all(rows.map((row) => noteView(store, row)))
  }
  app.get<{ Querystring: Static<typeof ReportsPage> }>(
    '/api/admin/reports',
    {
      schema: { summary: 'What was reported, the newest first; if not told, what is open', querystring: ReportsPage },
      preValidation: mustBeAdmin,
    },
    ({ query }) => notes(query.state === 'answered' ? 'answered' : 'report', query.offset),
  )
  app.get<{ Querystring: Static<typeof Page> }>(
    '/api/admin/log',
    { schema: { summary: 'What admins did, the newest first', querystring: Page }, preValidation: mustBeAdmin },
    ({ query }) => notes('admin', query.offset),
  )
  app.get<{ Querystring: Static<typeof ByName> }>(
    '/api/admin/people',
    { schema: { summary: 'People of this name', querystring: ByName }, preValidation: mustBeAdmin },
    async ({ query }) => (await store.find('people', 'name', query.name, { limit: LIMIT })).map(personView),
  )
}

type WithId<Body extends TSchema> = { Params: Static<typeof IdParams>; Body: Static<Body> }

function addDeeds(app: FastifyInstance, services: AdminServices): void {
  const { people, admin } = services
  const options = (summary: string, body: TSchema) => ({
    schema: { summary, params: IdParams, body, querystring: Nothing },
    preValidation: guard(people),
  })
  const perform = performer(people)
  const simple = (url: string, summary: string, work: Work) =>
    app.post<WithId<typeof Why>>(url, options(summary, Why), (request, reply) =>
      perform(request, reply, request.body.reason, (action) => work(action, request.params.id)),
    )
  app.post<WithId<typeof Mute>>(
    '/api/admin/people/:id/mute',
    options('Keep a person out of chats until then', Mute),
    (request, reply) =>
      perform(request, reply, request.body.reason, (action) =>
        judged(admin.mute(action, request.params.id, request.body.until)),
      ),
  )
  app.post<WithId<typeof Rename>>(
    '/api/admin/people/:id/rename',
    options('Give a person another name', Rename),
    (request, reply) =>
      perform(request, reply, request.body.reason, (action) =>
        judged(admin.rename(action, request.params.id, request.body.name)),
      ),
  )
  simple('/api/admin/people/:id/unmute', 'Let a person chat again', (action, id) => judged(admin.unmute(action, id)))
  simple('/api/admin/people/:id/ban', 'Shut a person out', (action, id) => judged(admin.ban(action, id)))
  simple('/api/admin/people/:id/unban', 'Let a person in again', (action, id) => judged(admin.unban(action, id)))
  simple('/api/admin/tables/:id/close', 'Cancel a table, or end its match as void', (action, id) =>
    admin.closeTable(action, id),
  )
  simple('/api/admin/reports/:id/answer', 'Be done with a report', async (action, id) => {
    const answered = await admin.closeReport(action, id)
    return isRefused(answered) ? answered : noteView(people.registry.store, answered)
  })
}

/** Answers the new state, or nothing. */
type Work = (action: AdminAction, id: string) => Promise<object | undefined>

function performer(people: People) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: string | undefined,
    work: (action: AdminAction) => Promise<object | undefined>,
  ): Promise<object> => {
    const by = await askingAdmin(people, request)
    if (isRefused(by)) return sendRefusal(reply, by)
    const done = await work({ by, reason: reason ?? '' })
    return isRefused(done) ? sendRefusal(reply, done) : (done ?? reply.code(204).send())
  }
}

async function judged(verdict: Promise<Person | Refusal>): Promise<object> {
  const found = await verdict
  return isRefused(found) ? found : personView(found)
}

async function askingAdmin(people: People, request: FastifyRequest): Promise<Person | Refusal> {
  const known = await authenticate(people, request)
  if (!isSignedIn(known)) return known
  return known.person.role === 'admin' ? known.person : refuse('adminOnly')
}

function guard(people: People) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const by = await askingAdmin(people, request)
    return isRefused(by) ? sendRefusal(reply, by) : undefined
  }
}
