/* Push notices sent by worker processes, since a push service may be slow. Without workers they are sent from here. */
import type { Sender, Sent } from '../push/sender.ts'
import { newId } from '../secrets.ts'
import type { Subscription } from '../store/store.ts'
import { PUSHES } from './connection.ts'
import { JobQueue } from './job-queue.ts'

export type PushSender = Pick<Sender, 'send' | 'end'>

export interface PushJob {
  readonly to: Subscription
  readonly message: object
  readonly topic: string
}

/** Longer than any push service is waited for. */
const TIMEOUT_MS = 20_000

export class RemotePushSender implements PushSender {
  readonly #local: PushSender
  readonly #queue: JobQueue<PushJob, Sent>

  constructor(here: PushSender, url: string, failed: (what: string, error: unknown) => void) {
    this.#local = here
    this.#queue = new JobQueue(PUSHES, url, failed)
  }

  /** A job without an answer may have been sent: reporting a failure would send it twice. */
  async send(to: Subscription, message: object, topic: string): Promise<Sent> {
    if ((await this.#queue.workers) === 0) return this.#local.send(to, message, topic)
    return this.#queue
      .ask({
        name: newId().replaceAll(/[^a-z0-9]/gi, '0'),
        payload: { to, message, topic },
        priority: 1,
        timeoutMs: TIMEOUT_MS,
      })
      .catch(() => 'sent')
  }

  /** Aborts what is being sent here. */
  end(): void {
    this.#local.end()
  }

  close(): Promise<void> {
    return this.#queue.close()
  }
}
