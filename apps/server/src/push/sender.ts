/* Sends one message to one browser, through its push service. */
import type { Subscription } from '../store/store.ts'
import { endpointOf } from './addresses.ts'
import { encrypt } from './encryption.ts'
import type { PushKeys } from './keys.ts'
import { post } from './post.ts'
import { vapid } from './vapid.ts'

/** `gone`: the push service no longer knows the subscription. */
export type Sent = 'sent' | 'gone' | 'failed'

export interface SenderOptions {
  readonly keys: PushKeys
  /** Contact for the operator of a push service. */
  readonly contact: string
  readonly anywhere: boolean
  now(): number
}

/** In milliseconds. */
const SEND_TIMEOUT = 10_000
/** How long a push service keeps it for an offline browser. */
const TTL_SECONDS = 24 * 60 * 60
const TOKEN_SECONDS = 12 * 60 * 60

export class Sender {
  readonly #options: SenderOptions
  readonly #ending = new AbortController()

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Aborts everything in progress. */
  end(): void {
    this.#ending.abort()
  }

  async send(to: Subscription, message: object, topic: string): Promise<Sent> {
    const { keys, contact, anywhere, now } = this.#options
    const url = endpointOf(to.endpoint, anywhere)
    if (url === undefined) return 'failed'
    const claims = { aud: url.origin, exp: Math.floor(now() / 1000) + TOKEN_SECONDS, sub: contact }
    const headers = {
      ...{
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        authorization: vapid(keys, claims),
      },
      ...{ ttl: String(TTL_SECONDS), urgency: 'normal', topic },
    }
    try {
      const body = encrypt(Buffer.from(JSON.stringify(message)), to)
      const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(SEND_TIMEOUT)])
      const status = await post(url, { headers, body }, { anywhere, signal })
      if (status === 404 || status === 410) return 'gone'
      return status >= 200 && status < 300 ? 'sent' : 'failed'
    } catch {
      // The reason may name the endpoint, which is private.
      return 'failed'
    }
  }
}
