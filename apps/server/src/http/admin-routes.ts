/* For admins: becoming one, reports, the log, and people. What they do about it: admin-deeds.ts. */
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Admin } from '../admin/admin.ts'
import { claimAdmin, countAdmins, hasAdmin, hasCode } from '../admin/claim.ts'
import { readQueue } from '../admin/queue.ts'
import { ownerOf } from '../people/name-claims.ts'
import { LONGEST_NAME } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { IdParams, Nothing, Recovery } from '../people/schemas.ts'
import { addDeeds } from './admin-deeds.ts'
import { mustBeAdmin } from './admin-guard.ts'
import { noteView, personCard, personView, thingView } from './admin-views.ts'
import { browserRoutes } from './browser-routes.ts'
import { meView, sendRefusal } from './responses.ts'

export interface AdminServices {
  readonly people: People
  readonly admin: Admin
}

const closed = { additionalProperties: false }
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
  addPeople(app, services)
  addDeeds(app, services)
}

function addClaim(app: FastifyInstance, { people }: AdminServices): void {
  const route = browserRoutes(app, people)
  const { registry } = people
  route('GET', '/api/admin/claim', { summary: 'Whether there is an admin, and a code to become one' }, async () => ({
    hasAdmin: await hasAdmin(registry.store),
    hasCode: await hasCode(registry.store),
  }))
  route<Static<typeof Recovery>>(
    'POST',
    '/api/admin/claim',
    { summary: 'Become admin, by the code that the server printed', body: Recovery, most: 5 },
    async ({ person }, { body }) => {
      const admin = await claimAdmin(registry, person, body.code)
      return isRefused(admin) ? admin : meView(registry.store, admin)
    },
  )
}

function addLists(app: FastifyInstance, { people }: AdminServices): void {
  const { store } = people.registry
  const preValidation = mustBeAdmin(people)
  const notes = async (kind: 'report' | 'answered' | 'admin', offset: string | undefined) => {
    const rows = await store.find('notes', 'kind', kind, { limit: LIMIT, offset: Number(offset ?? 0) })
    return Promise.all(rows.map((row) => noteView(store, row)))
  }
  app.get<{ Querystring: Static<typeof ReportsPage> }>(
    '/api/admin/reports',
    {
      schema: { summary: 'What was reported, the newest first; if not told, what is open', querystring: ReportsPage },
      preValidation,
    },
    ({ query }) => notes(query.state === 'answered' ? 'answered' : 'report', query.offset),
  )
  app.get(
    '/api/admin/queue',
    {
      schema: { summary: 'Open reports; several about the same thing are one, the newest first', querystring: Nothing },
      preValidation,
    },
    async () => {
      const { things, hasMore } = await readQueue(store)
      const views = await Promise.all(things.map((thing) => thingView(store, thing)))
      return { things: views, hasMore, admins: await countAdmins(store) }
    },
  )
  app.get<{ Querystring: Static<typeof Page> }>(
    '/api/admin/log',
    { schema: { summary: 'What admins did, the newest first', querystring: Page }, preValidation },
    ({ query }) => notes('admin', query.offset),
  )
}

function addPeople(app: FastifyInstance, { people }: AdminServices): void {
  const { store } = people.registry
  const preValidation = mustBeAdmin(people)
  app.get<{ Querystring: Static<typeof ByName> }>(
    '/api/admin/people',
    {
      schema: { summary: 'People of this name, and the account whose name looks like it', querystring: ByName },
      preValidation,
    },
    async ({ query }) => {
      const found = await store.find('people', 'name', query.name, { limit: LIMIT })
      const owner = await ownerOf(store, query.name)
      const isNew = owner !== undefined && found.every(({ id }) => id !== owner.id)
      return (isNew ? [owner, ...found] : found).map(personView)
    },
  )
  app.get<{ Params: Static<typeof IdParams> }>(
    '/api/admin/people/:id',
    {
      schema: { summary: 'A person: names, reports and deeds about them', params: IdParams, querystring: Nothing },
      preValidation,
    },
    async ({ params }, reply) => {
      const person = await store.get('people', params.id)
      return person === undefined ? sendRefusal(reply, refuse('noSuchPerson')) : personCard(store, person)
    },
  )
}
