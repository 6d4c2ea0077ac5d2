/* Sends one message to one browser, through whatever push service that has. */
import type { Subscription } from '../store/store.ts'
import { endpointOf } from './addresses.ts'
import { encrypt } from './encryption.ts'
import type { PushKeys } from './keys.ts'
import { post } from './post.ts'
import { vapid } from './vapid.ts'

/** `gone`: the push service knows the subscription no longer. */
export type Sent = 'sent' | 'gone' | 'failed'

export interface SenderOptions {
  readonly keys: PushKeys
  /** Whom the operator of a push service can write to. */
  readonly contact: string
  readonly anywhere: boolean
  now(): number
}

/** No push service takes longer, in milliseconds. */
const SEND_TIMEOUT = 10_000
/** So many seconds a push service keeps it for a browser that is off. */
const TTL_SECONDS = 24 * 60 * 60
const TOKEN_SECONDS = 12 * 60 * 60

export class Sender {
  readonly #plan: SenderOptions
  readonly #ending = new AbortController()

  constructor(plan: SenderOptions) {
    this.#plan = plan
  }

  /** Whatever is under way has failed. */
  end(): void {
    this.#ending.abort()
  }

  async send(to: Subscription, message: object, topic: string): Promise<Sent> {
    const { keys, contact, anywhere, now } = this.#plan
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
      // Where it was sent to is nobody's business, and the reason may name it.
      return 'failed'
    }
  }
}
