/*
 * Requests to the server. Refusals are returned, not thrown; a failed connection is the refusal `offline`.
 */
import type { Refusal } from '@logres/kernel'

export type Answer<T> = T | Refusal

export function isRefused(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refusal'
}

/** The server has had too many requests from this person or network. */
export function isLimited(answer: unknown): boolean {
  return isRefused(answer) && (answer.code === 'tooFast' || answer.code === 'tooManyFromHere')
}

/** Milliseconds. */
const TIMEOUT = 15_000

function refusal(code: string): Refusal {
  return { kind: 'refusal', code, rule: null, params: {} }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export async function request<T>(
  method: Method,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      credentials: 'same-origin',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    return refusal('offline')
  }
  const answer = await read<T>(response)
  if (answer !== undefined) return answer
  return refusal(response.status === 429 ? 'tooFast' : response.status >= 500 ? 'ourFault' : 'badRequest')
}

/** The server's answers are trusted to have the expected type. */
async function read<T>(response: Response): Promise<Answer<T> | undefined> {
  try {
    const text = await response.text()
    // An empty body means done.
    const answer = JSON.parse(text === '' ? '{}' : text)
    if (isRefused(answer)) return { ...refusal(answer.code), ...answer }
    return response.ok ? answer : undefined
  } catch {
    // A proxy or captive portal has answered.
    return refusal('offline')
  }
}
