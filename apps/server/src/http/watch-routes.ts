/* The API of the page /watch: running matches with what a spectator may see of them, and finished ones worth seeing. */
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { People } from '../people/people.ts'
import { Nothing } from '../people/schemas.ts'
import { LIVE_CURSOR_PATTERN, MATCHES_PER_PAGE } from '../watching/live-list.ts'
import type { Watching } from '../watching/watching.ts'
import { allowance } from './browser-routes.ts'

export interface WatchServices {
  readonly people: People
  readonly watching: Pick<Watching, 'live' | 'worthSeeing'>
}

/** Per minute and person: pages look every few seconds. */
const LOOKS_PER_MINUTE = 90

const Live = Type.Object(
  {
    game: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
    cursor: Type.Optional(Type.String({ pattern: LIVE_CURSOR_PATTERN, description: '`cursor` of the last page' })),
    known: Type.Optional(
      Type.String({
        pattern: `^[\\w-]{12}:[\\w-]{10}(,[\\w-]{12}:[\\w-]{10}){0,${MATCHES_PER_PAGE - 1}}$`,
        description: 'match:version of what you have: then only what is different is sent',
      }),
    ),
  },
  { additionalProperties: false },
)

export function addWatching(app: FastifyInstance, { people, watching }: WatchServices): void {
  app.get<{ Querystring: Static<typeof Live> }>(
    '/api/watch',
    {
      schema: { summary: 'Running public matches, those with most spectators first', querystring: Live },
      onRequest: allowance(app, people, LOOKS_PER_MINUTE),
    },
    async ({ query: { game, cursor, known } }, reply) => {
      void reply.header('cache-control', 'no-store')
      return watching.live.page({ game, cursor, known: versionsIn(known) })
    },
  )
  app.get(
    '/api/watch/worth-seeing',
    {
      schema: { summary: 'Finished public matches of the last week that are worth seeing', querystring: Nothing },
      onRequest: allowance(app, people, LOOKS_PER_MINUTE),
    },
    async () => ({ matches: await watching.worthSeeing.list() }),
  )
}

function versionsIn(known: string | undefined): ReadonlyMap<string, string> {
  const pairs = known?.split(',').map((each) => each.split(':')) ?? []
  return new Map(pairs.map(([match = '', version = '']) => [match, version]))
}
