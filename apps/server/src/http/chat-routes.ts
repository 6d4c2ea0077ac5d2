/* Earlier chat of a match, whose new lines come over its socket; and the chat at a table that waits. */
import { refuse } from '@logres/kernel'
import { LONGEST_CHAT } from '@logres/protocol'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { readableRooms } from '../chat/access.ts'
import type { Chat } from '../chat/chat.ts'
import type { People } from '../people/people.ts'
import { ChatName, IdParams, Nothing } from '../people/schemas.ts'
import { sendRefusal } from './responses.ts'
import { authenticate, callerOf, isSignedIn } from './session.ts'

const ChatQuery = Type.Object(
  {
    room: ChatName,
    // Query values are strings.
    before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'only lines before this number' })),
  },
  { additionalProperties: false },
)

const Said = Type.Object(
  {
    key: Type.String({ pattern: '^[\\w-]{1,60}$', description: 'a repeat with the same key counts once' }),
    text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT }),
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
  app.post<{ Params: Static<typeof IdParams>; Body: Static<typeof Said> }>(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'Say something at a table that waits. Its lines are read as those of the match',
        ...{ params: IdParams, body: Said, querystring: Nothing },
      },
    },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const table = await people.registry.store.get('tables', request.params.id)
      if (table === undefined) return sendRefusal(reply, refuse('noSuchTable'))
      const { address } = await callerOf(request, known)
      const refusal = await chat.sayAtTable(table, known.person, address, request.body)
      return refusal === undefined ? reply.code(204).send() : sendRefusal(reply, refusal)
    },
  )
}
