/* The API about other people: their pages, the cards of their names, whom one follows, and challenges. */
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { challengePlan } from '../lobby/challenge-plan.ts'
import type { Hall } from '../lobby/hall.ts'
import { LOBBY_PACES } from '../lobby/pools.ts'
import { ownerOf } from '../people/name-claims.ts'
import type { People } from '../people/people.ts'
import type { PersonRef } from '../people/person-ref.ts'
import { Profiles } from '../people/profiles.ts'
import { isRefused } from '../people/registry.ts'
import { ChatName, IdParams, PersonName } from '../people/schemas.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { allowance, browserRoutes, created } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { callerOf, identify } from './session.ts'
import { tableView } from './table-view.ts'

export interface ProfileServices {
  readonly people: People
  readonly store: Store
  readonly tables: Tables
  readonly lobby: { readonly hall: Hall }
}

/** Per minute and person. */
const READS_PER_MINUTE = 120
const CHALLENGES_PER_MINUTE = 10

const closed = { additionalProperties: false }
const Named = Type.Object({ name: PersonName }, closed)
/** Query values are strings. */
const Digits = (pattern: string) => Type.String({ pattern })
const Whom = Type.Object(
  {
    name: Type.Optional(PersonName),
    table: Type.Optional(IdParams.properties.id),
    seat: Type.Optional(Digits('^[0-7]$')),
    match: Type.Optional(IdParams.properties.id),
    room: Type.Optional(ChatName),
    n: Type.Optional(Digits('^\\d{1,9}$')),
  },
  { ...closed, description: 'a name; or a table and a seat; or a line of a chat that you can read' },
)
const Follow = Type.Object({ name: PersonName, follows: Type.Boolean() }, closed)
const NewChallenge = Type.Object(
  {
    name: PersonName,
    game: Type.String({ maxLength: 40 }),
    pace: Type.Union(LOBBY_PACES.map((pace) => Type.Literal(pace))),
    begins: Type.Union([Type.Literal('me'), Type.Literal('them'), Type.Literal('random')]),
    rated: Type.Boolean(),
  },
  closed,
)

export function addProfiles(app: FastifyInstance, services: ProfileServices): void {
  const { people, store, lobby } = services
  const profiles = new Profiles({ store, follows: people.follows, hall: lobby.hall })
  const onRequest = allowance(app, people, READS_PER_MINUTE)
  app.get<{ Querystring: Static<typeof Named> }>(
    '/api/profile',
    { schema: { summary: 'The page of a kept account', querystring: Named }, onRequest },
    async (request, reply) => {
      const reader = (await identify(people, request))?.person.id
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const profile = await profiles.profile(request.query.name, reader)
      return isRefused(profile) ? sendRefusal(reply, profile) : profile
    },
  )
  app.get<{ Querystring: Static<typeof Whom> }>(
    '/api/card',
    { schema: { summary: 'A person, in short', querystring: Whom }, onRequest },
    async (request, reply) => {
      const reader = (await identify(people, request))?.person.id
      const whom = personIn(request.query)
      void reply.header('cache-control', 'no-store')
      const card = whom === undefined ? refuse('noSuchPerson') : await profiles.card(whom, reader)
      return isRefused(card) ? sendRefusal(reply, card) : card
    },
  )
  addFollows(app, services, profiles)
  addChallenges(app, services)
}

function personIn({ name, table, seat, match, room, n }: Static<typeof Whom>): PersonRef | undefined {
  if (name !== undefined) return { name }
  if (table !== undefined && seat !== undefined) return { table, seat: parseInt(seat, 10) }
  return match === undefined || room === undefined || n === undefined ? undefined : { match, room, n: parseInt(n, 10) }
}

function addFollows(app: FastifyInstance, { people }: ProfileServices, profiles: Profiles): void {
  const route = browserRoutes(app, people)
  route(
    'GET',
    '/api/me/follows',
    { summary: 'Whom you follow, those who are free first', most: 30 },
    async ({ person }) => ({ people: await profiles.followed(person) }),
  )
  route<Static<typeof Follow>>(
    'PUT',
    '/api/me/follows',
    { summary: 'Follow somebody, or no longer; they are not told', body: Follow },
    async ({ person }, { body: { name, follows } }) => {
      const refusal = follows ? await people.follows.follow(person, name) : await people.follows.unfollow(person, name)
      return refusal ?? { isFollowed: follows }
    },
  )
}

function addChallenges(app: FastifyInstance, { people, store, tables }: ProfileServices): void {
  const route = browserRoutes(app, people)
  route<Static<typeof NewChallenge>>(
    'POST',
    '/api/challenges',
    {
      summary: 'Challenge somebody: a table with a seat for each of you, for ten minutes or seven days',
      body: NewChallenge,
      most: CHALLENGES_PER_MINUTE,
    },
    async (known, request, reply) => {
      const { name, rated, ...wanted } = request.body
      const plan = challengePlan({ ...wanted, isRated: rated })
      if (isRefused(plan)) return plan
      const other = await ownerOf(store, name)
      if (other === undefined) return refuse('noSuchPerson')
      const refusal = app.limits.take('tables', await callerOf(request, known))
      if (refusal !== undefined) return refusal
      const row = await tables.challenges.make(known.person, other, plan)
      if (isRefused(row)) return row
      tables.presence?.note(row, known.person.id)
      return created(reply, await tableView(store, row, known.person, tables.presence))
    },
  )
}
