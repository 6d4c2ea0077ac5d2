/*
 * The API about people: profile, sign-in, sessions, deletion. Signing in and account settings are for browsers; a
 * token can only play, and must not gain more rights.
 */
import type { Refusal } from '@logres/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { networkOf } from '../limits/networks.ts'
import type { Rooms } from '../matches/rooms.ts'
import { CHALLENGE_TTL } from '../people/challenges.ts'
import { deleteAccount } from '../people/delete-account.ts'
import { exportOf } from '../people/export.ts'
import { leaveMatches } from '../people/leave-matches.ts'
import { browserOf } from '../people/names.ts'
import { passkeyView } from '../people/passkeys.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { originOf, relyingPartyOf } from '../people/relying-party.ts'
import {
  Confirm,
  IdParams,
  NewPasskey,
  NewToken,
  Nothing,
  Pairing,
  PersonRef,
  Recovery,
  Rename,
  SignIn,
} from '../people/schemas.ts'
import { type NewSession, type SignInContext, sessionView } from '../people/sessions.ts'
import type { Tables } from '../tables/tables.ts'
import { askedLanguage } from './asked-language.ts'
import { browserRoutes, created, rateLimited, refusalOf } from './browser-routes.ts'
import { meView, sendJson, sendRefusal } from './responses.ts'
import { authenticate, COOKIE, identify, isSignedIn, setSessionCookie } from './session.ts'

export interface PeopleServices {
  readonly people: People
  readonly tables: Tables
  readonly rooms: Rooms
  failed(what: string, error: unknown): void
  /** Whether people reach us over https. */
  readonly isSecure: boolean
  /** Our public origin; if not set, the requested one. */
  readonly origin?: string | null
}

type Id = Static<typeof IdParams>
type With<T extends TSchema> = { Body: Static<T> }

/** Per address: a class may sign in at once. A passkey cannot be guessed. */
const SIGN_INS_PER_MINUTE = 40
/** Set during sign-in: challenges are bound to it. */
const CEREMONY = 'logres-ceremony'

export function addPeople(app: FastifyInstance, services: PeopleServices): void {
  addSelf(app, services)
  addSignIn(app, services)
  addPasskeys(app, services)
  addKeys(app, services)
  addSessions(app, services)
  addBlocks(app, services)
  addEnd(app, services)
}

function addSelf(app: FastifyInstance, services: PeopleServices): void {
  const { people, isSecure } = services
  app.post(
    '/api/guest',
    { schema: { summary: 'Be known: a guest with a name, or who you are already', querystring: Nothing } },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (isSignedIn(known)) return meView(people.registry.store, known.person)
      // Only somebody who is not signed in becomes a guest.
      if (known.code !== 'notSignedIn') return sendRefusal(reply, known)
      const { headers } = request
      const refusal = app.limits.take('guests', { person: null, address: networkOf(request.ip) })
      if (refusal !== undefined) return sendRefusal(reply, refusal)
      const language = askedLanguage(headers['accept-language'])
      const { person, secret } = await people.createGuest(headers['user-agent'] ?? '', language)
      setSessionCookie(reply, secret, isSecure)
      return reply.code(201).send(await meView(people.registry.store, person))
    },
  )
  app.get('/api/me', { schema: { summary: 'Who you are', querystring: Nothing } }, async (request, reply) => {
    const known = await authenticate(people, request)
    return isSignedIn(known) ? meView(people.registry.store, known.person) : sendRefusal(reply, known)
  })
  app.patch<With<typeof Rename>>(
    '/api/me',
    { schema: { summary: 'Change your name', body: Rename, querystring: Nothing } },
    async (request, reply) => {
      const known = await authenticate(people, request)
      if (!isSignedIn(known)) return sendRefusal(reply, known)
      const renamed = await people.rename(known.person, request.body.name)
      return isRefused(renamed) ? sendRefusal(reply, renamed) : meView(people.registry.store, renamed)
    },
  )
}

/** Sign-in attempts come from unknown people, so they are limited by address. */
function addSignIn(app: FastifyInstance, services: PeopleServices): void {
  const { people, isSecure } = services
  const options = (summary: string, body?: TSchema, perMinute = 10) => ({
    onRequest: rateLimited(app, perMinute),
    schema: { summary, querystring: Nothing, ...(body && { body }) },
  })
  const welcome = async (reply: FastifyReply, opened: NewSession | Refusal) => {
    if (isRefused(opened)) return sendRefusal(reply, opened)
    setSessionCookie(reply, opened.secret, isSecure)
    return reply.code(201).send(await meView(people.registry.store, opened.person))
  }
  app.post(
    '/api/sign-in/passkey/options',
    options('What to ask an authenticator for, to sign in', undefined, 2 * SIGN_INS_PER_MINUTE),
    async (request, reply) => {
      const relyingParty = relyingPartyAt(services, request)
      if (isRefused(relyingParty)) return sendRefusal(reply, relyingParty)
      const { ceremony, options } = await people.passkeys.signInOptions(relyingParty)
      void reply.setCookie(CEREMONY, ceremony, {
        ...{ path: '/api/sign-in', httpOnly: true, sameSite: 'strict', secure: isSecure },
        maxAge: CHALLENGE_TTL / 1000,
      })
      return options
    },
  )
  app.post<With<typeof SignIn>>(
    '/api/sign-in/passkey',
    options('Sign in with a passkey', SignIn, SIGN_INS_PER_MINUTE),
    async (request, reply) => {
      const relyingParty = relyingPartyAt(services, request)
      if (isRefused(relyingParty)) return sendRefusal(reply, relyingParty)
      const arrival = await arrivalOf(people, request)
      const ceremony = request.cookies[CEREMONY]
      return welcome(reply, await people.passkeys.signIn(ceremony, relyingParty, request.body.credential, arrival))
    },
  )
  app.post<With<typeof Pairing>>(
    '/api/sign-in/pairing',
    options('Sign in as a second device, with what follows the # of its link', Pairing),
    async (request, reply) =>
      welcome(reply, await people.tickets.claimPairing(request.body.secret, await arrivalOf(people, request))),
  )
  app.post<With<typeof Recovery>>(
    '/api/sign-in/recovery',
    options('Sign in with a recovery code, which is then used up', Recovery),
    async (request, reply) =>
      welcome(reply, await people.tickets.claimCode(request.body.code, await arrivalOf(people, request))),
  )
}

function addPasskeys(app: FastifyInstance, services: PeopleServices): void {
  const { people } = services
  const route = browserRoutes(app, people)
  route('GET', '/api/me/passkeys', { summary: 'Your passkeys' }, async ({ person }) =>
    (await people.passkeys.list(person)).map(passkeyView),
  )
  route(
    'POST',
    '/api/me/passkeys/options',
    { summary: 'What to ask an authenticator for, to keep your account' },
    async (known, request) => {
      const relyingParty = relyingPartyAt(services, request)
      return isRefused(relyingParty) ? relyingParty : people.passkeys.creationOptions(known, relyingParty)
    },
  )
  route<Static<typeof NewPasskey>>(
    'POST',
    '/api/me/passkeys',
    { summary: 'Keep your account with a passkey', body: NewPasskey },
    async (known, request, reply) => {
      const relyingParty = relyingPartyAt(services, request)
      if (isRefused(relyingParty)) return relyingParty
      const { credential, label = browserOf(request.headers['user-agent'] ?? '') } = request.body
      const passkey = await people.passkeys.add(known, relyingParty, credential, label)
      return isRefused(passkey) ? passkey : created(reply, passkeyView(passkey))
    },
  )
  route<unknown, Id>(
    'DELETE',
    '/api/me/passkeys/:id',
    { summary: 'Forget a passkey', params: IdParams },
    async ({ person }, { params }) => refusalOf(await people.passkeys.remove(person, params.id)),
  )
}

function addKeys(app: FastifyInstance, services: PeopleServices): void {
  const { people } = services
  const route = browserRoutes(app, people)
  route(
    'POST',
    '/api/me/pairing',
    { summary: 'A link for your second device, for five minutes; told once' },
    async ({ person }, request, reply) => {
      const pairing = await people.tickets.pair(person)
      if (isRefused(pairing)) return pairing
      const { secret, expiresAt } = pairing
      // After the #: browsers never send that part, so it cannot end up in a log.
      return created(reply, { url: `${originAt(services, request) ?? ''}/pair#${secret}`, expiresAt })
    },
  )
  route('DELETE', '/api/me/pairing', { summary: 'Void the link for your second device' }, async ({ person }) =>
    refusalOf(await people.tickets.voidPairing(person)),
  )
  route('GET', '/api/me/recovery', { summary: 'How many recovery codes you have left' }, async ({ person }) => ({
    left: await people.tickets.codesLeft(person),
  }))
  route(
    'POST',
    '/api/me/recovery',
    { summary: 'New recovery codes, told once; the old ones are void', most: 5 },
    async ({ person }, _request, reply) => {
      const codes = await people.tickets.createCodes(person)
      return isRefused(codes) ? codes : created(reply, { codes })
    },
  )
}

function addSessions(app: FastifyInstance, { people, isSecure }: PeopleServices): void {
  const route = browserRoutes(app, people)
  route('GET', '/api/me/sessions', { summary: 'Browsers that are signed in as you' }, async ({ person, session }) =>
    (await people.sessions.list(person, 'browser')).map((each) => ({
      ...sessionView(each),
      isThis: each.hash === session.hash,
    })),
  )
  route<unknown, Id>(
    'DELETE',
    '/api/me/sessions/:id',
    { summary: 'Sign a browser out', params: IdParams },
    async ({ person, session }, { params }, reply) => {
      const ended = await people.sessions.end(person, 'browser', params.id)
      if (!isRefused(ended) && ended.hash === session.hash) forget(reply, isSecure)
      return refusalOf(ended)
    },
  )
  route('POST', '/api/me/sessions/end-others', { summary: 'Sign all other browsers out' }, async (known) => {
    const ended = await people.sessions.endOthers(known)
    return typeof ended === 'number' ? { ended } : ended
  })
  route('GET', '/api/me/tokens', { summary: 'Your tokens for programs' }, async ({ person }) =>
    (await people.sessions.list(person, 'token')).map(sessionView),
  )
  route<Static<typeof NewToken>>(
    'POST',
    '/api/me/tokens',
    { summary: 'A token for a program that plays as you; told once', body: NewToken },
    async ({ person }, { body }, reply) => {
      const opened = await people.sessions.createToken(person, body.label)
      return isRefused(opened) ? opened : created(reply, { ...sessionView(opened.session), secret: opened.secret })
    },
  )
  route<unknown, Id>(
    'DELETE',
    '/api/me/tokens/:id',
    { summary: 'Revoke a token', params: IdParams },
    async ({ person }, { params }) => refusalOf(await people.sessions.end(person, 'token', params.id)),
  )
}

function addBlocks(app: FastifyInstance, { people }: PeopleServices): void {
  const route = browserRoutes(app, people)
  route('GET', '/api/me/blocks', { summary: 'Whom you have blocked' }, ({ person }) => people.blocks.list(person))
  route<Static<typeof PersonRef>>(
    'POST',
    '/api/me/blocks',
    { summary: 'Block a person, or who sits on a seat', body: PersonRef },
    async ({ person }, { body }, reply) => {
      const blocked = await people.blocks.block(person, body)
      return isRefused(blocked) ? blocked : created(reply, blocked)
    },
  )
  route<unknown, Id>(
    'DELETE',
    '/api/me/blocks/:id',
    { summary: 'Unblock a person', params: IdParams },
    async ({ person }, { params }) => refusalOf(await people.blocks.unblock(person, params.id)),
  )
}

function addEnd(app: FastifyInstance, { people, tables, rooms, failed, isSecure }: PeopleServices): void {
  const route = browserRoutes(app, people)
  route(
    'GET',
    '/api/me/export',
    { summary: 'Everything that is kept about you', most: 5 },
    async ({ person }, _request, reply) => {
      void reply.header('content-disposition', 'attachment; filename="logres.json"').header('cache-control', 'no-store')
      return sendJson(reply, exportOf(people, person))
    },
  )
  route<Static<typeof Confirm>>(
    'POST',
    '/api/me/delete',
    { summary: 'Delete your account: say your name to confirm', body: Confirm, most: 5 },
    async ({ person }, { body }, reply) => {
      const refusal = await deleteAccount(people.registry, tables, person, body.confirm)
      if (refusal !== undefined) return refusal
      people.blocks.forget([person.id])
      await leaveMatches({ store: people.registry.store, rooms, failed }, person)
      forget(reply, isSecure)
      return undefined
    },
  )
}

function forget(reply: FastifyReply, isSecure: boolean): void {
  void reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure })
}

async function arrivalOf(people: People, request: FastifyRequest): Promise<SignInContext> {
  const before = await identify(people, request)
  return { label: browserOf(request.headers['user-agent'] ?? ''), before }
}

function originAt({ origin = null, isSecure }: PeopleServices, { protocol, host }: FastifyRequest): string | undefined {
  return originOf(origin, isSecure, { protocol, host })
}

function relyingPartyAt(services: PeopleServices, request: FastifyRequest) {
  return relyingPartyOf(originAt(services, request))
}
