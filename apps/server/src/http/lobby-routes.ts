/* The API of the lobby: who is here and who waits, and looking for opponents. Pages are told by a socket how it goes on. */
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Lobby } from '../lobby/lobby.ts'
import { LIVE_PACES } from '../lobby/pools.ts'
import type { People } from '../people/people.ts'
import { browserRoutes } from './browser-routes.ts'

export interface LobbyServices {
  readonly people: People
  readonly lobby: Lobby
}

/** Per minute and person. */
const VIEWS_PER_MINUTE = 120

const closed = { additionalProperties: false }
const wanted = {
  game: Type.String({ maxLength: 40 }),
  players: Type.Integer({ minimum: 2, maximum: 8, description: 'how many play' }),
  rated: Type.Optional(Type.Boolean({ description: 'the result counts for ratings: for kept accounts' })),
}
const Look = Type.Object(
  {
    ...wanted,
    pace: Type.Union(LIVE_PACES.map((pace) => Type.Literal(pace))),
    range: Type.Optional(
      Type.Integer({ minimum: 50, maximum: 1000, description: 'opponents may differ by so many points; it grows' }),
    ),
  },
  closed,
)
const LookOverDays = Type.Object(wanted, closed)

export function addLobby(app: FastifyInstance, { people, lobby }: LobbyServices): void {
  const route = browserRoutes(app, people)
  route(
    'GET',
    '/api/lobby',
    { summary: 'Who is here, and who waits for opponents', most: VIEWS_PER_MINUTE },
    async ({ person }) => lobby.hall.view(person),
  )
  route<Static<typeof Look>>(
    'POST',
    '/api/lobby/seek',
    { summary: 'Look for opponents who are here now, instead of whatever you looked for', body: Look },
    async ({ person }, { body }) =>
      (await lobby.look(person, { range: null, ...wantedIn(body) })) ?? lobby.me(person.id),
  )
  route(
    'DELETE',
    '/api/lobby/seek',
    { summary: 'Stop looking, or do not play with who was found' },
    async ({ person }) => {
      await lobby.stopLooking(person)
      return lobby.me(person.id)
    },
  )
  route<Static<typeof LookOverDays>>(
    'POST',
    '/api/lobby/days',
    { summary: 'A seat at a table over days where somebody waits, or at a new one', body: LookOverDays },
    async ({ person }, { body }) => lobby.findOverDays(person, { ...wantedIn(body), pace: 'days' }),
  )
}

function wantedIn<Body extends { readonly rated?: boolean }>({ rated = false, ...body }: Body) {
  return { ...body, isRated: rated }
}
