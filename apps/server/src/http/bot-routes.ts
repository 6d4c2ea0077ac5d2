/* For programs that play: a stream of turns, and a request for each act. docs/bot-api.md shows one in thirty lines. */
import { PassThrough } from 'node:stream'
import { refuse } from '@logres/kernel'
import { Act } from '@logres/protocol'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { tablesOf } from '../people/places.ts'
import { seatOf } from '../tables/tables.ts'
import { allowance } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { IdParams, type Services } from './routes.ts'
import { authenticate, callerOf, isSignedIn } from './session.ts'
import type { BotStream } from './streams.ts'

/** Per minute and person: all matches of the person are opened. */
const STREAMS_PER_MINUTE = 30
const BotAct = Type.Omit(Act, ['kind'])
/** A stream that has been behind for so many ticks is closed. */
const MAX_TICKS_BEHIND = 4
/** A client that does not read is cut off at so many buffered bytes. */
const MAX_BUFFERED_BYTES = 1024 * 1024

export function addBotApi(app: FastifyInstance, { people, rooms, store, streams, streamTick }: Services): void {
  app.get(
    '/api/bot/stream',
    {
      schema: { summary: 'Your turns in all your matches, one line of JSON each, for as long as you listen' },
      onRequest: allowance(app, people, STREAMS_PER_MINUTE),
      config: { isEndless: true },
    },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const { id } = known.person
      const closed = app.limits.open('streams', await callerOf(request, known))
      if (typeof closed !== 'function') return sendRefusal(reply, closed)
      request.raw.once('close', closed)
      const seated = await tablesOf(store, known.person, ['playing'])
      const out = new PassThrough()
      const forget = people.registry.connections.add(known.session, () => out.destroy())
      const stream: BotStream = {
        write: (message) => {
          if (out.writableLength + out.readableLength > MAX_BUFFERED_BYTES) out.destroy()
          else out.write(`${JSON.stringify(message)}\n`)
        },
        end: () => out.end(),
      }
      let behind = 0
      // An empty line keeps proxies and clients from timing out.
      const alive = setInterval(() => {
        behind = out.readableLength > 0 ? behind + 1 : 0
        if (behind >= MAX_TICKS_BEHIND) out.destroy()
        else out.write('\n')
      }, streamTick)
      out.on('close', () => {
        clearInterval(alive)
        forget()
        streams.close(id, stream)
      })
      request.raw.on('close', () => out.destroy())
      stream.write({ kind: 'hello', name: known.person.name })
      streams.open(id, stream, seated)
      // The session may have ended in the meantime, before we were registered.
      if ((await store.get('sessions', known.session.hash)) === undefined) out.destroy()
      return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(out)
    },
  )
  app.post<{ Params: Static<typeof IdParams>; Body: Static<typeof BotAct> }>(
    '/api/bot/matches/:id/act',
    { schema: { summary: 'Answer a turn', params: IdParams, body: BotAct } },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const { id } = request.params
      const [room, row] = await Promise.all([rooms.get(id), store.get('tables', id)])
      if (room === undefined || row === undefined) return sendRefusal(reply, refuse('noSuchMatch'))
      const seat = seatOf(row, known.person)
      if (seat === undefined || !room.mayViewAs(seat, known.person.id)) return sendRefusal(reply, refuse('notSeated'))
      const message = { kind: 'act', ...request.body } as const
      const done = await rooms.perform(id, known.person.id, seat, (now) => now.handle(seat, message))
      return typeof done === 'number' ? { cursor: done } : sendRefusal(reply, done)
    },
  )
}
