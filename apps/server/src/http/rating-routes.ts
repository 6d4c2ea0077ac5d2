/* The API about ratings: leaderboards, the ratings of a person, and what a match changed. For everybody. */
import { listedIds } from '@logres/catalogue'
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { ownerOf } from '../people/name-claims.ts'
import { LONGEST_NAME } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import { boardView } from '../ratings/board-view.ts'
import type { Leaderboards } from '../ratings/leaderboards.ts'
import { ratingsInMatch } from '../ratings/match-ratings.ts'
import { ratingsOf } from '../ratings/person-ratings.ts'
import type { Store } from '../store/store.ts'
import { allowance } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { identify } from './session.ts'

export interface RatingServices {
  readonly people: People
  readonly store: Store
  readonly leaderboards: Leaderboards
}

/** Per minute and person. */
const READS_PER_MINUTE = 120

const closed = { additionalProperties: false }
const Game = Type.Object({ game: Type.String({ maxLength: 40 }) }, closed)
// Query values are strings.
const Page = Type.Object({ page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })) }, closed)
const Name = Type.Object({ name: Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME }) }, closed)

export function addRatings(app: FastifyInstance, { people, store, leaderboards }: RatingServices): void {
  const onRequest = allowance(app, people, READS_PER_MINUTE)
  app.get<{ Params: Static<typeof Game>; Querystring: Static<typeof Page> }>(
    '/api/ratings/:game',
    { schema: { summary: 'Who is ranked in a game, fifty at a time', params: Game, querystring: Page }, onRequest },
    async (request, reply) => {
      const { game } = request.params
      if (!listedIds().includes(game)) return sendRefusal(reply, refuse('noSuchGame', null, { game }))
      const [board, reader] = await Promise.all([leaderboards.of(game), identify(people, request)])
      void reply.header('cache-control', 'no-store')
      return boardView(game, board, Number(request.query.page ?? 1), reader?.person.id)
    },
  )
  app.get<{ Params: Static<typeof Name> }>(
    '/api/people/:name/ratings',
    { schema: { summary: 'The ratings of a person', params: Name, querystring: Nothing }, onRequest },
    async (request, reply) => {
      const person = await ownerOf(store, request.params.name)
      if (person === undefined) return sendRefusal(reply, refuse('noSuchPerson'))
      const reader = await identify(people, request)
      void reply.header('cache-control', 'no-store')
      return { ratings: await ratingsOf({ store, leaderboards }, person, reader?.person.id) }
    },
  )
  app.get<{ Params: Static<typeof IdParams> }>(
    '/api/matches/:id/ratings',
    { schema: { summary: 'How a match changed ratings', params: IdParams, querystring: Nothing }, onRequest },
    async (request, reply) => {
      const { id } = request.params
      const [match, table] = await Promise.all([store.get('matches', id), store.get('tables', id)])
      if (match === undefined || table === undefined) return sendRefusal(reply, refuse('noSuchMatch'))
      void reply.header('cache-control', 'no-store')
      return ratingsInMatch(store, match, table)
    },
  )
}
