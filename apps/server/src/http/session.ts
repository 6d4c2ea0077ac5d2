/* Authentication: a cookie for browsers, a bearer token for programs. */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../limits/limiter.ts'
import { networkOf } from '../limits/networks.ts'
import { closedRefusal } from '../people/judgements.ts'
import type { People, SignedIn } from '../people/people.ts'

export const COOKIE = 'logres'
const A_YEAR = 365 * 24 * 60 * 60

/** The secret in a request, if any. */
export function secretIn(cookie: string | undefined, authorization: string | undefined): string | undefined {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  return token ?? cookie
}

/** One request is authenticated more than once. */
const known = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>()

/** Who sent the request. Not rate limited by itself. */
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
const counted = new WeakMap<FastifyRequest, Refusal | null>()

/** Who sent the request, unless they send too many: requests and writes are limited per person. */
export async function authenticate(people: People, request: FastifyRequest): Promise<SignedIn | Refusal> {
  const found = await identify(people, request)
  if (found !== undefined) return counting(request, found)
  const banned = await identifyBanned(people, request)
  return banned === undefined ? refuse('notSignedIn') : closedRefusal(banned.person)
}

/** Also somebody who is banned, for what they are still allowed: to read why, and to object. */
export async function authenticateEvenBanned(people: People, request: FastifyRequest): Promise<SignedIn | Refusal> {
  const found = (await identify(people, request)) ?? (await identifyBanned(people, request))
  return found === undefined ? refuse('notSignedIn') : counting(request, found)
}

async function identifyBanned(people: People, request: FastifyRequest): Promise<SignedIn | undefined> {
  const secret = secretIn(request.cookies[COOKIE], request.headers.authorization)
  return secret === undefined ? undefined : people.identifyBanned(secret)
}

function counting(request: FastifyRequest, found: SignedIn): SignedIn | Refusal {
  let refusal = counted.get(request)
  if (refusal === undefined) {
    const { limits } = request.server
    const caller = { person: found.person.id, address: null }
    const isWrite = !ONLY_READS.includes(request.method)
    refusal = limits.take('requests', caller) ?? (isWrite ? limits.take('writes', caller) : undefined) ?? null
    counted.set(request, refusal)
  }
  return refusal ?? found
}

/** Whom a request counts for. */
export async function callerOf({ server, ip }: FastifyRequest, { person }: SignedIn): Promise<Caller> {
  return { person: person.id, address: (await server.keptAccounts.has(person)) ? null : networkOf(ip) }
}

export function isSignedIn(found: SignedIn | Refusal): found is SignedIn {
  return 'person' in found
}

/** Secure only if the page came over https: a home network has none. */
export function setSessionCookie(reply: FastifyReply, secret: string, isSecure: boolean): void {
  void reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: A_YEAR,
  })
}
