/* Reports to admins. */
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { CONCERNS, LONGEST_REPORT, Reports } from '../admin/reports.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { PersonRef } from '../people/schemas.ts'
import { browserRoutes, created } from './browser-routes.ts'

const Report = Type.Object(
  {
    whom: PersonRef,
    concern: Type.Optional(
      Type.Union(
        CONCERNS.map((each) => Type.Literal(each)),
        { description: 'what is wrong; if not told, the chat for a line, else the name' },
      ),
    ),
    text: Type.String({ maxLength: LONGEST_REPORT, description: 'in your own words' }),
  },
  { additionalProperties: false },
)

export function addReports(app: FastifyInstance, { people }: { readonly people: People }): void {
  const route = browserRoutes(app, people)
  const reports = new Reports(people.registry)
  route<Static<typeof Report>>(
    'POST',
    '/api/reports',
    { summary: 'Report a person, who sits on a seat, or a line of a chat', body: Report, most: 10 },
    async ({ person }, { body }, reply) => {
      const note = await reports.create(person, body)
      return isRefused(note) ? note : created(reply, { id: note.id, at: note.at })
    },
  )
}
