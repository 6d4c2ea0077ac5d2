/* The API over HTTP. Everything that comes in is checked against its schema first; everything else is in tables and people. */
import { exportRecord, type Refusal, refuse } from '@logres/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Rooms } from '../matches/rooms.ts'
import type { People } from '../people/people.ts'
import type { Person, Store } from '../store/store.ts'
import { type Tables, tableOf } from '../tables/tables.ts'
import { sendRefusal, tableView } from './answers.ts'
import { addBotApi } from './bot-routes.ts'
import { addPeople } from './people-routes.ts'
import { isSignedIn, whoAsks } from './session.ts'
import type { Streams } from './streams.ts'

export interface Services {
  readonly people: People
  readonly tables: Tables
  readonly rooms: Rooms
  readonly store: Store
  readonly streams: Streams
  /** Where people reach us, if that was said. */
  readonly origin: string | null
  /** Whether people reach us over https. */
  readonly isSecure: boolean
}

const closed = { additionalProperties: false }
const Hex64 = Type.String({ pattern: '^[0-9a-f]{64}$' })
export const IdParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{12}$' }) }, closed)
const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(Type.Object({}, { description: "the game's options; what is missing is by default" })),
    seats: Type.Array(Type.Union([Type.String({ maxLength: 40 }), Type.Null()]), {
      minItems: 1,
      maxItems: 8,
      description: "for each seat a bot's level, or null for a person",
    }),
    access: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('link'), Type.Literal('invite')])),
    standIn: Type.Optional(Type.String({ maxLength: 40, description: 'the level that plays for who is out of time' })),
    pace: Type.Optional(
      Type.Object(
        { kind: Type.String({ maxLength: 10 }) },
        { description: 'clocks: one of the presets, or of your own' },
      ),
    ),
  },
  closed,
)
const Sit = Type.Object(
  {
    seat: Type.Integer({ minimum: 0, maximum: 7 }),
    nonceSeal: Type.Union([Hex64, Type.Null()], { description: 'c of your nonce; null: you add none' }),
  },
  closed,
)
const Reveal = Type.Object({ nonce: Hex64 }, closed)

type WithId = { Params: Static<typeof IdParams> }

export function addRoutes(app: FastifyInstance, services: Services): void {
  addPeople(app, services)
  addTables(app, services)
  addMatches(app, services)
  addBotApi(app, services)
}

function addTables(app: FastifyInstance, { people, tables }: Services): void {
  app.get('/api/tables', { schema: { summary: 'Open tables that anybody may join' } }, async (request, reply) => {
    const known = await whoAsks(people, request)
    if (!isSignedIn(known)) return sendRefusal(reply, known)
    const rows = await tables.listPublic()
    return rows.map((row) => tableView(row, known.person))
  })
  app.post<{ Body: Static<typeof NewTable> }>(
    '/api/tables',
    { schema: { summary: 'Make a table', body: NewTable } },
    async (request, reply) => {
      const known = await whoAsks(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const { options = {}, access = 'link', standIn = 'squire', ...wish } = request.body
      const made = await tables.create(known.person, { ...wish, options, access, standIn })
      return 'kind' in made ? sendRefusal(reply, made) : reply.code(201).send(tableView(made, known.person))
    },
  )
  app.get<WithId>('/api/tables/:id', { schema: { summary: 'One table', params: IdParams } }, async (request, reply) => {
    const known = await whoAsks(people, request)
    if (!isSignedIn(known)) return sendRefusal(reply, known)
    const row = await tables.get(request.params.id)
    return row === undefined ? sendRefusal(reply, refuse('noSuchTable')) : tableView(row, known.person)
  })
  const change = <Body>(
    verb: string,
    summary: string,
    body: object | undefined,
    work: (id: string, person: Person, request: FastifyRequest<WithId & { Body: Body }>) => ReturnType<Tables['leave']>,
  ) =>
    app.post<WithId & { Body: Body }>(
      `/api/tables/:id/${verb}`,
      { schema: { summary, params: IdParams, ...(body && { body }) } },
      async (request, reply) => {
        const known = await whoAsks(people, request)
        if (!isSignedIn(known)) return sendRefusal(reply, known)
        const row = await work(request.params.id, known.person, request)
        return 'kind' in row ? sendRefusal(reply, row) : tableView(row, known.person)
      },
    )
  change<Static<typeof Sit>>('sit', 'Sit down, or move to another seat', Sit, (id, person, { body }) =>
    tables.sit(id, person, body.seat, body.nonceSeal),
  )
  change('leave', 'Leave your seat', undefined, (id, person) => tables.leave(id, person))
  change('cancel', 'Cancel your table', undefined, (id, person) => tables.cancel(id, person))
  change('start', 'Freeze the table: everybody reveals his nonce now', undefined, async (id, person) => {
    const begun = await tables.start(id, person)
    return 'row' in begun ? begun.row : begun
  })
  change<Static<typeof Reveal>>(
    'reveal',
    'Reveal your nonce; with the last one the match begins',
    Reveal,
    async (id, person, { body }) => {
      const begun = await tables.reveal(id, person, body.nonce)
      return 'row' in begun ? begun.row : begun
    },
  )
}

function addMatches(app: FastifyInstance, { store, rooms }: Services): void {
  app.get<WithId>(
    '/api/tables/:id/sealed',
    { schema: { summary: 'T: what is sealed, to be found right before revealing', params: IdParams } },
    async (request, reply) => {
      const row = await store.get('tables', request.params.id)
      const match = row && (await store.get('matches', row.id))
      if (match !== undefined) return match.table
      if (row === undefined) return sendRefusal(reply, refuse('noSuchTable'))
      return row.status === 'sealing' ? tableOf(row) : sendRefusal(reply, refuse('notSealing'))
    },
  )
  app.get<WithId>(
    '/api/matches/:id/record',
    { schema: { summary: 'The record of a finished match', params: IdParams } },
    async (request, reply) => {
      const record = await recordOf(request.params.id, rooms, store)
      return 'code' in record ? sendRefusal(reply, record) : record
    },
  )
}

async function recordOf(id: string, rooms: Rooms, store: Store): Promise<Refusal | object> {
  const [room, row] = await Promise.all([rooms.get(id), store.get('tables', id)])
  if (room === undefined || row === undefined) return refuse('noSuchMatch')
  if (room.match.outcome === undefined) return refuse('notOver')
  return exportRecord(room.match, { secret: row.secret, nonces: row.nonces })
}
