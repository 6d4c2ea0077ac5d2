/* Notices that other processes send: a push service may take its time. Where there are no such processes, they are sent from here. */
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

/** Longer than any push service is waited for, in milliseconds. */
const TIMEOUT_MS = 20_000

export class RemotePushSender implements PushSender {
  readonly #local: PushSender
  readonly #queue: JobQueue<PushJob, Sent>

  constructor(here: PushSender, url: string, failed: (what: string, error: unknown) => void) {
    this.#local = here
    this.#queue = new JobQueue(PUSHES, url, failed)
  }

  /** What was handed over and not answered may have been sent: to say that it failed would have it sent twice. */
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

  /** Whatever is under way here has failed. */
  end(): void {
    this.#local.end()
  }

  close(): Promise<void> {
    return this.#queue.close()
  }
}
