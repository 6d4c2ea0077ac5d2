/* The HTTP API. Every request is validated against its schema; the logic is in tables/ and people/. */
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Admin } from '../admin/admin.ts'
import type { Chat } from '../chat/chat.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Records } from '../matches/records.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import type { Reviews } from '../reviews/reviews.ts'
import type { Store } from '../store/store.ts'
import { type Tables, tableOf } from '../tables/tables.ts'
import { addAdmin } from './admin-routes.ts'
import { addArchive } from './archive-routes.ts'
import { addBotApi } from './bot-routes.ts'
import { allowance } from './browser-routes.ts'
import { addChat } from './chat-routes.ts'
import { addHistory } from './history-routes.ts'
import { addLobby } from './lobby-routes.ts'
import { addPeople } from './people-routes.ts'
import { addProfiles } from './profile-routes.ts'
import { addPush, type PushServices } from './push-routes.ts'
import { addRatings, type RatingServices } from './rating-routes.ts'
import { addReports } from './report-routes.ts'
import { sendJson, sendRefusal } from './responses.ts'
import { addReviews } from './review-routes.ts'
import { addSettings } from './settings-routes.ts'
import { addStanding } from './standing-routes.ts'
import type { Streams } from './streams.ts'
import { addTables } from './table-routes.ts'
import { addWatching, type WatchServices } from './watch-routes.ts'

export interface Services {
  readonly chat: Chat
  readonly admin: Admin
  /** This person's quiet hours or vacations have changed. */
  settingsChanged(person: string): Promise<void>
  failed(what: string, error: unknown): void
  readonly people: People
  readonly push: PushServices['push']
  readonly tables: Tables
  readonly lobby: Lobby
  readonly rooms: Rooms
  readonly records: Records
  readonly reviews: Reviews
  readonly store: Store
  readonly watching: WatchServices['watching']
  readonly streams: Streams
  readonly leaderboards: RatingServices['leaderboards']
  /** How often a stream gets an empty line, in milliseconds. */
  readonly streamTick: number
  /** Our public origin, if configured. */
  readonly origin: string | null
  /** Whether people reach us over https. */
  readonly isSecure: boolean
}

/** Per minute and person: the first request for a record replays its match. */
const RECORDS_PER_MINUTE = 30

const closed = { additionalProperties: false }
export const IdParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{12}$' }) }, closed)
type WithId = { Params: Static<typeof IdParams> }

export function addRoutes(app: FastifyInstance, services: Services): void {
  addPeople(app, services)
  addSettings(app, services)
  addPush(app, services)
  addChat(app, services)
  addHistory(app, services)
  addArchive(app, services)
  addWatching(app, services)
  addRatings(app, services)
  addReports(app, services)
  addProfiles(app, services)
  addStanding(app, services)
  addAdmin(app, services)
  addTables(app, services)
  addLobby(app, services)
  addMatches(app, services)
  addReviews(app, services)
  addBotApi(app, services)
}

function addMatches(app: FastifyInstance, { store, people, records }: Services): void {
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
    {
      schema: { summary: 'The record of a finished match', params: IdParams },
      onRequest: allowance(app, people, RECORDS_PER_MINUTE),
    },
    async (request, reply) => {
      const record = await records.get(request.params.id)
      if (isRefused(record)) return sendRefusal(reply, record)
      return sendJson(reply.header('content-length', record.bytes), records.read(record))
    },
  )
}
