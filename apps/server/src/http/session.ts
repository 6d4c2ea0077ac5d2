/* Who asks: a cookie for browsers, a bearer token for programs. */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, SignedIn } from '../people/people.ts'

export const COOKIE = 'logres'
const A_YEAR = 365 * 24 * 60 * 60

/** The secret that a request carries; undefined if none. */
export function secretOf(cookie: string | undefined, authorization: string | undefined): string | undefined {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  return token ?? cookie
}

export async function whoAsks(people: People, request: FastifyRequest): Promise<SignedIn | Refusal> {
  const secret = secretOf(request.cookies[COOKIE], request.headers.authorization)
  const found = secret === undefined ? undefined : await people.recognise(secret)
  return found ?? refuse('notSignedIn')
}

export function isSignedIn(found: SignedIn | Refusal): found is SignedIn {
  return 'person' in found
}

/** Secure only where the page itself came over https: on a home network there is none. */
export function remember(reply: FastifyReply, secret: string, isSecure: boolean): void {
  void reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: A_YEAR,
  })
}
