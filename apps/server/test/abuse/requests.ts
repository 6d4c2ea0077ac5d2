/* Bad HTTP requests: to every path of the OpenAPI document, and to unknown ones. */
import { Agent, request } from 'node:http'
import { at, type Chance } from '@logres/kernel'
import {
  any,
  bytes,
  fitting,
  noise,
  ODD_VALUES,
  type Pool,
  poisoned,
  type Schema,
  seldom,
  spoiled,
} from './bad-values.ts'

export interface Operation {
  readonly method: string
  /** As in the document, with {names} in it. */
  readonly path: string
  readonly body: Schema | null
}

export interface BadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

export interface Answer {
  /** 0: the connection was closed, which is fine for something that is not a request. */
  readonly status: number
  readonly type: string
  readonly text: string
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>>
  >
}

export async function operationsOf(base: string): Promise<Operation[]> {
  const document: Document = JSON.parse(await (await fetch(`${base}/api/docs/json`)).text())
  return Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { requestBody }]) => ({
      ...{ method: verb.toUpperCase(), path },
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY']
const TYPES = [
  ...['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', '', 'json', '*/*'],
  ...['application/json; charset=utf-16', 'application/json;', 'APPLICATION/JSON', 'application/json, text/plain'],
]
const ENDS = [
  '%',
  '%zz',
  '%00',
  '%2e%2e%2f',
  '//',
  '/..',
  '?',
  '?cursor=-1',
  '?cursor=9999999999999999.x',
  '?player=%00&opponent=%F0%9F%92%A9&game=__proto__',
  '?options=__proto__:1,constructor:x&from=0&to=999999999999999',
  '?page=9999&page=-1',
  '?__proto__[a]=1',
  '?a=%ff',
  '/x'.repeat(800),
  '#',
  ';x',
]

/** One invalid request, or a valid one by somebody who may not send it. */
export function badRequestFor(
  operations: readonly Operation[],
  secrets: readonly string[],
  chance: Chance,
  pool: Pool,
): BadRequest {
  const { method, path, body } = any(chance, operations)
  const wanted = body === null ? undefined : fitting(body, chance, pool)
  const place = path.replace(/\{\w+\}/g, () => (seldom(chance, 4) ? oddPart(chance) : any(chance, pool.ids)))
  const sent = bodyFor(wanted, chance)
  return {
    method: seldom(chance, 12) ? any(chance, METHODS) : method,
    path: seldom(chance, 10) ? place + any(chance, ENDS) : place,
    body: sent.body,
    // Set for every method: otherwise Node sends the body of a GET as the next request.
    headers: { ...sent.headers, ...whoAsks(secrets, chance), ...lengthOf(sent.body) },
  }
}

function bodyFor(wanted: unknown, chance: Chance): Pick<BadRequest, 'body' | 'headers'> {
  const json = { 'content-type': 'application/json' }
  const text = JSON.stringify(wanted)
  return any<() => Pick<BadRequest, 'body' | 'headers'>>(chance, [
    () => ({ body: text, headers: text === undefined ? {} : json }),
    () => ({ body: JSON.stringify(spoiled(wanted ?? {}, chance)), headers: json }),
    () => ({ body: JSON.stringify(spoiled(spoiled(wanted ?? {}, chance), chance)), headers: json }),
    () => ({ body: poisoned(wanted ?? {}, chance), headers: json }),
    () => ({ body: noise(chance), headers: json }),
    () => ({ body: text ?? '{}', headers: { 'content-type': any(chance, TYPES) } }),
    () => ({ body: text ?? '{}', headers: { ...json, 'content-encoding': any(chance, ['gzip', 'br', 'x']) } }),
    () => ({ body: Buffer.from(text ?? '{}', 'utf16le'), headers: json }),
    () => ({
      body: seldom(chance, 20) ? `"${'x'.repeat(100_000)}"` : JSON.stringify(any(chance, ODD_VALUES)),
      headers: json,
    }),
    () => ({ body: undefined, headers: {} }),
  ])()
}

function lengthOf(body: BadRequest['body']): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
}

function oddPart(chance: Chance): string {
  return any(chance, [
    '%00',
    '%',
    '%C0%AF',
    '..',
    'x'.repeat(500),
    '__proto__',
    'constructor',
    '-',
    '%2F',
    'é',
    '0',
    'null',
  ])
}

/** Nobody, somebody, or an invalid cookie. */
function whoAsks(secrets: readonly string[], chance: Chance): Record<string, string> {
  const secret = any(chance, secrets)
  const from = Array.from({ length: 4 }, () => chance.pick(256, 'address')).join('.')
  const who = any<() => Record<string, string>>(chance, [
    () => ({ cookie: `logres=${secret}` }),
    () => ({ cookie: `logres=${secret}` }),
    () => ({ cookie: `logres=${secret}` }),
    () => ({ authorization: `Bearer ${secret}` }),
    () => ({}),
    () => ({
      cookie: any(chance, ['logres=', 'logres=%00', '=', ';;;', `logres=${'x'.repeat(4000)}`, `logres=${secret}x`]),
    }),
    () => ({ authorization: any(chance, ['Bearer', 'Bearer ', 'Basic eDp5', `Bearer ${'a'.repeat(5000)}`]) }),
    () => ({ cookie: bytes(chance, 30).toString('base64') }),
  ])()
  const forwarded = seldom(chance, 10) ? any(chance, ['', 'x', ',', '::1', '1.2.3.4, 5.6.7.8', 'z'.repeat(300)]) : from
  return {
    ...who,
    'x-forwarded-for': forwarded,
    ...(seldom(chance, 15) && { origin: any(chance, ['null', 'https://elsewhere.example', 'x', 'http://127.0.0.1']) }),
    ...(seldom(chance, 15) && { host: any(chance, ['', 'x', 'a b', '[', '127.0.0.1:99999', 'x'.repeat(300)]) }),
    ...(seldom(chance, 25) && { 'user-agent': any(chance, ['', 'x'.repeat(6000), '<b>', '\u00e9']) }),
    ...(seldom(chance, 60) && { 'x-long': 'y'.repeat(20_000) }),
    ...(seldom(chance, 40) && { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'gopher' }),
  }
}

export class RequestSender {
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })

  constructor(port: number) {
    this.#port = port
  }

  /** Undefined where Node refuses to send it. */
  fire({ method, path, headers, body }: BadRequest): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const closed = () => resolve({ status: 0, type: '', text: '' })
      try {
        const asked = request(
          { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent, timeout: 60_000 },
          (response) => {
            const parts: Buffer[] = []
            const type = response.headers['content-type'] ?? ''
            const done = () =>
              resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(parts).toString() })
            response.on('data', (part) => parts.push(part))
            response.on('end', done).on('error', closed)
            // A stream does not end.
            if (type.includes('ndjson')) setTimeout(() => asked.destroy(), 5).unref()
            if (type.includes('ndjson')) done()
          },
        )
        asked.on('error', closed)
        asked.on('timeout', () => resolve({ status: 504, type: '', text: 'no answer' }))
        asked.end(body)
      } catch {
        resolve(undefined)
      }
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** What an answer must never be. */
export function faultOf({ status, type, text }: Answer, { method, path }: BadRequest): string | undefined {
  if (status >= 500) return `${status}: ${text}`
  if (/node_modules|\bat \S+ \(|\.ts:\d/.test(text) && status >= 400) return `it shows its insides: ${text}`
  if (status < 400 || method === 'HEAD') return undefined
  if (!type.includes('json')) return `${status} to ${method} ${path} without a sentence: ${text}`
  const { message }: { message?: unknown } = JSON.parse(text)
  return typeof message === 'string' && /\w/.test(message) ? undefined : `${status} without a sentence: ${text}`
}

export function idsIn(text: string): string[] {
  return [...text.matchAll(/"id":"([\w-]{12})"/g)].map((found) => at(found, 1))
}
