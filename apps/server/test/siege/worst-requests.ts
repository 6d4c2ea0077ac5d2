/* The worst request of each route and message that we could think of, for costs-measured.test.ts. */
import { sealNonce } from '@logres/kernel'
import type { Client, Watcher } from '../client.ts'
import { type BusyWorld, FINISHED, LINES, LONGEST_LOG, REPORTS } from './busy-world.ts'

interface Worst {
  readonly name: string
  readonly input: string
  readonly times?: number
  /** Its own allowance by person; by address it is four times that. Null: the general ones. A text: by address alone. */
  readonly perMinute: number | string | null
}

export interface WorstRoute extends Worst {
  /** Answers the number of bytes that came back. */
  send(world: BusyWorld, n: number): Promise<number>
}

type Body = object | ((world: BusyWorld, n: number) => object)

/** Bytes of the answer, whatever it is. */
async function bytesOf(client: Client, method: string, path: string, body?: object): Promise<number> {
  await client.call(method, path, body)
  return Buffer.byteLength(client.received.at(-1) ?? '')
}

function route(
  name: string,
  input: string,
  perMinute: Worst['perMinute'] = null,
  { path, body, times }: { path?: (world: BusyWorld, n: number) => string; body?: Body; times?: number } = {},
): WorstRoute {
  const [method = '', plain = ''] = name.split(' ')
  return {
    ...{ name, input, perMinute, ...(times !== undefined && { times }) },
    send: (world, n) =>
      bytesOf(
        world.client,
        method,
        path?.(world, n) ??
          plain.replace('{id}', world.longest).replace('{seat}', '0').replace('{who}', 'a'.repeat(12)),
        typeof body === 'function' ? body(world, n) : body,
      ),
  }
}

const BROWSER = 30
const LINK = 20
const nothing = 'nothing to choose'
const refused = 'valid, refused by the state of the table'
const unknown = 'an unknown one'

const credential = {
  ...{ id: 'a'.repeat(80), rawId: 'a'.repeat(80), type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'a'.repeat(400), authenticatorData: 'a'.repeat(400), signature: 'a'.repeat(400) },
}

export const ROUTES: readonly WorstRoute[] = [
  route('POST /api/guest', 'signed in already'),
  route('GET /api/me', nothing),
  route('PATCH /api/me', 'a name of full length', null, { body: (_, n) => ({ name: `Somebody of Logres ${n}` }) }),
  route('POST /api/sign-in/passkey/options', nothing, '30 by address'),
  route('POST /api/sign-in/passkey', 'a long credential', '10 by address', { body: { credential } }),
  route('POST /api/sign-in/pairing', unknown, '10 by address', { body: { secret: 'a'.repeat(43) } }),
  route('POST /api/sign-in/recovery', unknown, '10 by address', { body: { code: 'aaaa-aaaa-aaaa-aaaa' } }),
  route('GET /api/me/passkeys', nothing),
  route('POST /api/me/passkeys', 'a long credential', BROWSER, { body: { credential } }),
  route('POST /api/me/passkeys/options', nothing, BROWSER),
  route('DELETE /api/me/passkeys/{id}', unknown, BROWSER),
  route('POST /api/me/pairing', nothing, BROWSER),
  route('DELETE /api/me/pairing', nothing, BROWSER),
  route('GET /api/me/recovery', nothing),
  route('POST /api/me/recovery', nothing, 5),
  route('GET /api/me/sessions', nothing),
  route('DELETE /api/me/sessions/{id}', unknown, BROWSER),
  route('POST /api/me/sessions/end-others', nothing, BROWSER),
  route('GET /api/me/tokens', nothing),
  route('POST /api/me/tokens', nothing, BROWSER, { body: { label: 'x'.repeat(40) } }),
  route('DELETE /api/me/tokens/{id}', unknown, BROWSER),
  route('GET /api/me/blocks', nothing),
  route('POST /api/me/blocks', unknown, BROWSER, { body: { person: 'a'.repeat(12) } }),
  route('DELETE /api/me/blocks/{id}', unknown, BROWSER),
  route('GET /api/me/export', `50 matches, ${FINISHED} finished, ${LINES} lines of chat, ${REPORTS} reports`, 5),
  route('POST /api/me/delete', 'another name', 5, { body: { confirm: 'x' } }),
  route('GET /api/me/settings', nothing),
  route('PUT /api/me/settings', 'other quiet hours; 50 matches, all evicted', BROWSER, {
    body: (_, n) => ({ quiet: { from: '22:00', to: `0${n}:00`, zone: 'Europe/Berlin' } }),
  }),
  route('GET /api/me/push', nothing),
  route('PUT /api/me/push', 'an address that is refused', BROWSER, {
    body: { endpoint: 'https://localhost/', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }, language: 'en' },
  }),
  route('DELETE /api/me/push', nothing, BROWSER),
  route('GET /api/matches/{id}/chat', `${LINES} lines of full length`, null, {
    path: ({ longest }) => `/api/matches/${longest}/chat?room=seated`,
  }),
  route('POST /api/tables/{id}/chat', 'valid, refused by the state of the table', null, {
    body: (_, n) => ({ key: `chat-${n}`, text: '\u{1d50f}'.repeat(250) }),
  }),
  route('GET /api/matches/{id}/history', `a match of ${LONGEST_LOG} entries, not cached`, 60, { times: 1 }),
  route('GET /api/matches/{id}/review', 'one that is computed', 120, {
    path: ({ finished }) => `/api/matches/${finished}/review`,
  }),
  route('GET /api/archive', 'all filters, of a name that nobody has', 120, {
    path: () => `/api/archive?player=${'x'.repeat(90)}&game=avalon&ending=void&length=long&against=people&result=won`,
  }),
  route('GET /api/archive/statistics', nothing, 120, { path: () => '/api/archive/statistics?game=avalon' }),
  route('GET /api/watch', 'nine matches, read from their logs', 90),
  route('GET /api/watch/worth-seeing', nothing, 90),
  route('GET /api/profile', 'a name that nobody has', 120, { path: () => '/api/profile?name=Nobody' }),
  route('GET /api/card', 'one’s own seat', 120, { path: ({ longest }) => `/api/card?table=${longest}&seat=0` }),
  route('GET /api/me/follows', nothing, 30),
  route('PUT /api/me/follows', unknown, BROWSER, { body: { name: 'x'.repeat(90), follows: true } }),
  route('POST /api/challenges', unknown, 10, {
    body: { name: 'x'.repeat(90), game: 'avalon', pace: 'live', begins: 'me', rated: false },
  }),
  route('GET /api/ratings/{game}', 'a page beyond the last', 120, { path: () => '/api/ratings/avalon?page=9999' }),
  route('GET /api/people/{name}/ratings', 'a name that nobody has', 120, {
    path: () => `/api/people/${'x'.repeat(90)}/ratings`,
  }),
  route('GET /api/matches/{id}/ratings', 'the longest match', 120, {
    path: ({ longest }) => `/api/matches/${longest}/ratings`,
  }),
  route('POST /api/reports', 'a long report', 10, {
    body: { whom: { person: 'a'.repeat(12) }, text: 'x'.repeat(900) },
  }),
  route('GET /api/me/standing', nothing),
  route('POST /api/me/standing/seen', nothing, BROWSER),
  route('POST /api/me/appeals', unknown, 5, { body: { deed: 'a'.repeat(12), text: 'x'.repeat(500) } }),
  route('GET /api/admin/claim', nothing),
  route('POST /api/admin/claim', unknown, 5, { body: { code: 'aaaa-aaaa-aaaa-aaaa' } }),
  route('GET /api/admin/reports', `the last page of ${REPORTS}`, null, {
    path: () => `/api/admin/reports?offset=${REPORTS - 50}`,
  }),
  route('GET /api/admin/queue', `the first 200 of ${REPORTS} reports`),
  route('GET /api/admin/people/{id}', `a person with ${REPORTS} notes about them`, null, {
    path: ({ person }) => `/api/admin/people/${person}`,
  }),
  route('POST /api/admin/log/{id}/undo', unknown, null, { body: {} }),
  route('GET /api/admin/log', 'an offset beyond the end', null, { path: () => '/api/admin/log?offset=999999999' }),
  route('GET /api/admin/people', 'a long name', null, { path: () => `/api/admin/people?name=${'x'.repeat(90)}` }),
  ...['mute', 'rename', 'unmute', 'ban', 'unban'].map((verb) =>
    route(`POST /api/admin/people/{id}/${verb}`, unknown, null, {
      body: { reason: 'x'.repeat(500), ...(verb === 'mute' && { until: 1 }) },
    }),
  ),
  route('POST /api/admin/tables/{id}/close', unknown, null, {
    path: () => '/api/admin/tables/nothing-here/close',
    body: { reason: 'x' },
  }),
  route('POST /api/admin/reports/{id}/answer', unknown, null, { body: {} }),
  route('GET /api/tables', 'an offset beyond the end', null, { path: () => '/api/tables?from=999999' }),
  route('POST /api/tables', 'a table, until there are too many', null, {
    body: { game: 'merlin', seats: [null, null, null, null] },
    times: 12,
  }),
  route('GET /api/me/tables', `50 matches, ${FINISHED} finished`, 120),
  route('GET /api/me/next', '50 matches'),
  route('GET /api/me/players', `50 matches, ${FINISHED} finished`),
  route('GET /api/tables/{id}', nothing),
  route('POST /api/tables/{id}/rematch', 'a finished match', null, {
    path: ({ finished }) => `/api/tables/${finished}/rematch`,
  }),
  route('POST /api/tables/{id}/sit', refused, null, {
    body: ({ longest }) => ({ seat: 0, nonceSeal: sealNonce(longest, 0, 'a'.repeat(64)) }),
  }),
  ...['leave', 'decline', 'start', 'cancel'].map((verb) => route(`POST /api/tables/{id}/${verb}`, refused)),
  route('POST /api/tables/{id}/reveal', refused, null, { body: { nonce: 'a'.repeat(64) } }),
  route('GET /api/lobby', 'alone', 120),
  route('POST /api/lobby/seek', 'the same again', BROWSER, { body: { game: 'avalon', pace: 'live', players: 2 } }),
  route('DELETE /api/lobby/seek', nothing, BROWSER),
  route('POST /api/lobby/days', 'refused: 50 matches', BROWSER, { body: { game: 'avalon', players: 2 } }),
  route('POST /api/tables/{id}/swap', refused, null, { body: { seats: [0, 1] } }),
  route('POST /api/tables/{id}/invite', refused, null, { body: { person: 'a'.repeat(12) } }),
  route('DELETE /api/tables/{id}/invited/{who}', refused),
  route('POST /api/tables/{id}/seats/{seat}', refused, null, { body: { bot: 'squire' } }),
  route('POST /api/tables/{id}/seats/{seat}/link', 'one’s own seat', LINK),
  route('POST /api/tables/{id}/link', 'a wrong secret', LINK, { body: { secret: 'a'.repeat(43) } }),
  route('GET /api/tables/{id}/sealed', nothing),
  route('GET /api/matches/{id}/record', 'a short match, built once', 30, {
    path: ({ finished }) => `/api/matches/${finished}/record`,
  }),
  {
    ...{ name: 'GET /api/bot/stream', input: '50 matches, in memory', perMinute: 30, times: 1 },
    send: ({ server, client }) => streamed(server.base, client, 50),
  },
  route('POST /api/bot/matches/{id}/act', `stale; a match of ${LONGEST_LOG} entries, in memory`, null, {
    body: (_, n) => ({ key: `bot-${n}`, ask: 0, action: { kind: 'finishPlays' } }),
  }),
]

/** Reads until there were so many lines. */
async function streamed(base: string, client: Client, most: number): Promise<number> {
  const abort = new AbortController()
  const response = await fetch(`${base}/api/bot/stream`, {
    headers: { cookie: `logres=${client.secret}` },
    signal: abort.signal,
  })
  let [lines, bytes] = [0, 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    lines += Buffer.from(chunk).toString().split('\n').length - 1
    if (lines > most) break
  }
  abort.abort()
  return bytes
}

export interface WorstMessage extends Worst {
  send(watcher: Watcher, n: number): Promise<unknown>
}

function message(name: string, input: string, fields: (n: number) => object = () => ({})): WorstMessage {
  return {
    ...{ name, input, perMinute: null },
    send: (watcher, n) => watcher.ask({ key: `${name}-${n}`, ...{ kind: name }, ...fields(n) }),
  }
}

const everywhere = Object.fromEntries(Array.from({ length: 22 }, (_, place) => [String(place), 'never']))

/** To be sent in this order. */
export const MESSAGES: readonly WorstMessage[] = [
  {
    ...{ name: 'act', input: 'with the undo after it', perMinute: null },
    async send(watcher, n) {
      const action = { kind: 'finishPlays' }
      await watcher.ask({ key: `to-${n}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
      await watcher.ask({ key: `fro-${n}`, ...{ kind: 'undo' } })
    },
  },
  message('undo', 'nothing to undo'),
  message('takeBack', 'no stand-in plays'),
  message('agreeEnd', 'agreed already'),
  message('disagreeEnd', 'did not agree'),
  message('standing', 'all questions and places', () => ({
    answers: {
      answerAttack: { otherwise: 'ask', places: everywhere },
      answerSpell: { otherwise: 'ask', places: everywhere },
    },
  })),
  message('touch', 'no race', () => ({ token: 'x'.repeat(40), claimed: 60_000 })),
  message('ready', 'no race'),
  message('shown', 'nothing was revealed', (n) => ({ cursor: n })),
  message('look', 'to and fro', (n) => ({ isSeen: n % 2 === 0 })),
  message('chat', 'a line of full length', () => ({ text: '\u{1d50f}'.repeat(250) })),
  { ...message('resign', 'ends the match'), times: 1 },
]
