/* Earlier chat of a match. New lines come over the match's socket. */
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { readableRooms } from '../chat/access.ts'
import type { Chat } from '../chat/chat.ts'
import type { People } from '../people/people.ts'
import { ChatName, IdParams } from '../people/schemas.ts'
import { sendRefusal } from './responses.ts'
import { authenticate, isSignedIn } from './session.ts'

const ChatQuery = Type.Object(
  {
    room: ChatName,
    // Query values are strings.
    before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'only lines before this number' })),
  },
  { additionalProperties: false },
)

export function addChat(
  app: FastifyInstance,
  { people, chat }: { readonly people: People; readonly chat: Chat },
): void {
  app.get<{ Params: Static<typeof IdParams>; Querystring: Static<typeof ChatQuery> }>(
    '/api/matches/:id/chat',
    {
      schema: {
        summary: 'The last fifty lines of a chat, or the fifty before one of them',
        params: IdParams,
        querystring: ChatQuery,
      },
    },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const { id } = request.params
      const { room, before } = request.query
      const readable = await readableRooms(people.registry.store, id, known.person)
      if (readable === undefined) return sendRefusal(reply, refuse('noSuchMatch'))
      if (!readable.includes(room)) return sendRefusal(reply, refuse('notYourChat'))
      return chat.page(id, room, known.person.id, ...(before === undefined ? [] : [Number(before)]))
    },
  )
}
