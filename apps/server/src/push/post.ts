/* One request to a push service: no redirects, reads only the status, and times out. */
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isInside, lookUpOutside } from './addresses.ts'

export interface PostRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface PostOptions {
  /** Also to private addresses. */
  readonly anywhere: boolean
  readonly signal: AbortSignal
}

/** Answers the status. */
export function post(to: URL, { headers, body }: PostRequest, { anywhere, signal }: PostOptions): Promise<number> {
  const request = to.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    // An IP address is not looked up.
    const host = hostOf(to)
    if (!anywhere && isIP(host) !== 0 && isInside(host)) return reject(new Error('private address'))
    const asked = request(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        ...{ signal, agent: false, maxHeaderSize: 8 * 1024 },
        ...(!anywhere && { lookup: lookUpOutside }),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.on('error', () => undefined)
        response.destroy()
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
