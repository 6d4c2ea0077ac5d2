/* Who asks: a cookie for browsers, a bearer token for programs. */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, SignedIn } from '../people/people.ts'

export const COOKIE = 'logres'
const A_YEAR = 365 * 24 * 60 * 60

/** The secret that a request carries; undefined if none. */
export function secretIn(cookie: string | undefined, authorization: string | undefined): string | undefined {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  return token ?? cookie
}

/** One request asks who it is from more than once. */
const known = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>()

/** Whoever the request is from. It is not counted: what it does is. */
export async function identify(people: People, request: FastifyRequest): Promise<SignedIn | undefined> {
  let found = known.get(request)
  if (found === undefined) {
    const secret = secretIn(request.cookies[COOKIE], request.headers.authorization)
    found = secret === undefined ? Promise.resolve(undefined) : people.identify(secret)
    known.set(request, found)
  }
  return found
}

const ONLY_READS: readonly string[] = ['GET', 'HEAD']
const counted = new WeakMap<FastifyRequest, boolean>()

/** Who asks, if he does not ask for too much: what changes something is counted, by person. */
export async function authenticate(people: People, request: FastifyRequest): Promise<SignedIn | Refusal> {
  const found = await identify(people, request)
  if (found === undefined) return refuse('notSignedIn')
  if (ONLY_READS.includes(request.method)) return found
  const isAllowed = counted.get(request) ?? (await people.mayWrite(found.person.id))
  counted.set(request, isAllowed)
  return isAllowed ? found : refuse('tooFast')
}

export function isSignedIn(found: SignedIn | Refusal): found is SignedIn {
  return 'person' in found
}

/** Secure only where the page itself came over https: on a home network there is none. */
export function setSessionCookie(reply: FastifyReply, secret: string, isSecure: boolean): void {
  void reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: A_YEAR,
  })
}
