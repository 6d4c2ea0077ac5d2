/* The API about finished matches: search and statistics. For everybody; who is signed in finds all of their own. */
import { findGame, listedIds } from '@logres/catalogue'
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { ownerOf } from '../people/name-claims.ts'
import { LONGEST_NAME } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { maySearchFor } from '../results/archive-privacy.ts'
import { LENGTHS } from '../results/lengths.ts'
import { ResultViews } from '../results/result-view.ts'
import { CURSOR_PATTERN, readCursor, type SearchPlan, searchArchive, writeCursor } from '../results/search.ts'
import { statisticsOf } from '../results/statistics.ts'
import { ENDINGS } from '../store/community.ts'
import type { Id, Store } from '../store/store.ts'
import { allowance } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { identify } from './session.ts'

interface ArchiveServices {
  readonly people: People
  readonly store: Store
}

/** Per minute and person: up to a thousand entries are read for one. */
const SEARCHES_PER_MINUTE = 120

const closed = { additionalProperties: false }
const words = <Word extends string>(all: readonly Word[]) => Type.Union(all.map((word) => Type.Literal(word)))
const Name = Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME })
const When = Type.String({ pattern: '^\\d{1,15}$', description: 'in milliseconds since 1970' })

const Search = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    player: Type.Optional(Name),
    mine: Type.Optional(Type.Literal('true', { description: 'your own, also those that are not public' })),
    opponent: Type.Optional(Name),
    against: Type.Optional(words(['people', 'bots'])),
    level: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$', description: 'of a bot that played in it' })),
    ending: Type.Optional(words(ENDINGS)),
    length: Type.Optional(words(LENGTHS)),
    result: Type.Optional(words(['won', 'lost', 'tied'])),
    options: Type.Optional(
      Type.String({ pattern: '^[\\w.:-]{1,100}(,[\\w.:-]{1,100}){0,9}$', description: 'name:value,name:value' }),
    ),
    from: Type.Optional(When),
    to: Type.Optional(When),
    cursor: Type.Optional(Type.String({ pattern: CURSOR_PATTERN, description: '`cursor` of the last page' })),
  },
  closed,
)
type Search = Static<typeof Search>
const Game = Type.Object({ game: Type.String({ maxLength: 40 }) }, closed)

export function addArchive(app: FastifyInstance, { people, store }: ArchiveServices): void {
  app.get<{ Querystring: Search }>(
    '/api/archive',
    {
      schema: { summary: 'Finished matches, the newest first', querystring: Search },
      onRequest: allowance(app, people, SEARCHES_PER_MINUTE),
    },
    async (request, reply) => {
      const reader = (await identify(people, request))?.person.id
      const plan = await planOf(store, request.query, reader)
      if (isRefused(plan)) return sendRefusal(reply, plan)
      const { results, cursor } = await searchArchive(store, plan)
      const views = new ResultViews(store, reader)
      void reply.header('cache-control', 'no-store')
      return {
        results: await Promise.all(results.map((result) => views.of(result))),
        cursor: cursor === null ? null : writeCursor(cursor),
      }
    },
  )
  app.get<{ Querystring: Static<typeof Game> }>(
    '/api/archive/statistics',
    {
      schema: { summary: 'How the public matches of a game went, and how many there are', querystring: Game },
      onRequest: allowance(app, people, SEARCHES_PER_MINUTE),
    },
    async (request, reply) => {
      const { game } = request.query
      if (findGame(game) === undefined || !listedIds().includes(game))
        return sendRefusal(reply, refuse('noSuchGame', null, { game }))
      return statisticsOf(store, game)
    },
  )
}

async function planOf(store: Store, query: Search, reader: Id | undefined): Promise<SearchPlan | Refusal> {
  const { game, player, mine, opponent, against, level, ending, length, result, options, from, to, cursor } = query
  if (mine !== undefined && reader === undefined) return refuse('notSignedIn')
  const person = mine === undefined ? await searchedFor(store, player, reader) : reader
  if (typeof person === 'object') return person
  const other = await searchedFor(store, opponent, reader)
  if (typeof other === 'object') return other
  // Without a player, an opponent is as good as one.
  const [first, second] = person === undefined ? [other, undefined] : [person, other]
  if (result !== undefined && first === undefined) return refuse('needsPlayer')
  return {
    ...{ game, person: first, opponent: second, against, level, ending, length, result },
    options: options?.split(','),
    isPublic: first === undefined || first !== reader,
    since: from === undefined ? undefined : Number(from),
    before: to === undefined ? undefined : Number(to),
    cursor: cursor === undefined ? undefined : readCursor(cursor),
  }
}

/** The id behind a name; undefined: nobody is asked for. */
async function searchedFor(
  store: Store,
  name: string | undefined,
  reader: Id | undefined,
): Promise<Id | Refusal | undefined> {
  if (name === undefined) return undefined
  const person = await ownerOf(store, name)
  if (person === undefined) return refuse('noSuchPerson')
  return maySearchFor(reader, person) ? person.id : refuse('historyHidden')
}
