/* Who may use the routes for admins: by browser or token. Everybody else is refused before the body is validated. */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import type { Person } from '../store/store.ts'
import { sendRefusal } from './responses.ts'
import { authenticate, isSignedIn } from './session.ts'

export async function askingAdmin(people: People, request: FastifyRequest): Promise<Person | Refusal> {
  const known = await authenticate(people, request)
  if (!isSignedIn(known)) return known
  return known.person.role === 'admin' ? known.person : refuse('adminOnly')
}

export function mustBeAdmin(people: People) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const by = await askingAdmin(people, request)
    return isRefused(by) ? sendRefusal(reply, by) : undefined
  }
}
