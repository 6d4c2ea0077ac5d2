/* A server that is asked over HTTP, for an admin with a token. */
import { escapeForTerminal, UsageError } from './arguments.ts'

/** The server refused: printed in one line, exit code 1. */
export class Refused extends Error {}

interface Answer {
  readonly code?: unknown
  readonly message?: unknown
}

export class AdminServer {
  readonly #base: string
  readonly #token: string

  /** `at`: where it is, if it was said. */
  constructor(at: string | undefined, env: NodeJS.ProcessEnv) {
    const base = at ?? env.LOGRES_ORIGIN ?? `http://localhost:${env.LOGRES_PORT ?? 4200}`
    const url = URL.parse(base)
    if (url === null || !/^https?:$/.test(url.protocol)) throw new UsageError(`"${base}" is not a server URL.`)
    const token = env.LOGRES_ADMIN_TOKEN
    if (token === undefined || token === '') {
      throw new UsageError(
        "LOGRES_ADMIN_TOKEN must be set to an admin's token. docs/operations.md tells how to make one.",
      )
    }
    this.#base = url.origin
    this.#token = token
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.#ask('GET', `${path}?${new URLSearchParams(query)}`, undefined)
  }

  post(path: string, body: object): Promise<unknown> {
    return this.#ask('POST', path, body)
  }

  async #ask(method: string, path: string, body: object | undefined): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}` }
    let response: Response
    let text: string
    try {
      response = await fetch(`${this.#base}/api/admin/${path}`, {
        ...{ method, signal: AbortSignal.timeout(PATIENCE), redirect: 'error' },
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      text = await response.text()
    } catch (error) {
      throw new UsageError(`${this.#base} does not answer: ${reasonOf(error)}. Use --server for another one.`)
    }
    const answer = read(text)
    if (answer === undefined) throw new UsageError(`What answers at ${this.#base} is not Logres.`)
    if (response.ok) return answer
    const { code, message }: Answer = typeof answer === 'object' && answer !== null ? answer : {}
    if (response.status === 401) throw new UsageError('This token is not known there, or it has been revoked.')
    if (code === 'adminOnly') throw new UsageError("This token is not an admin's.")
    throw new Refused(
      typeof message === 'string' ? escapeForTerminal(message) : `The server answers ${response.status}.`,
    )
  }
}

const PATIENCE = 20_000

function read(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error
    ? escapeForTerminal(('code' in cause && String(cause.code)) || cause.message)
    : String(cause)
}
