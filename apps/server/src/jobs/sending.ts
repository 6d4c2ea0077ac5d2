/* Notices that other processes send: a push service may take its time. Where there are no such processes, they are sent from here. */
import type { Sender, Sent } from '../push/sender.ts'
import { newId } from '../secrets.ts'
import type { Subscription } from '../store/store.ts'
import { PUSHES } from './connection.ts'
import { JobDesk } from './desk.ts'

export type Courier = Pick<Sender, 'send' | 'end'>

export interface Letter {
  readonly to: Subscription
  readonly message: object
  readonly topic: string
}

/** Longer than any push service is waited for, in milliseconds. */
const PATIENCE = 20_000

export class RemoteCourier implements Courier {
  readonly #here: Courier
  readonly #desk: JobDesk<Letter, Sent>

  constructor(here: Courier, url: string, failed: (what: string, error: unknown) => void) {
    this.#here = here
    this.#desk = new JobDesk(PUSHES, url, failed)
  }

  /** What was handed over and not answered may have been sent: to say that it failed would have it sent twice. */
  async send(to: Subscription, message: object, topic: string): Promise<Sent> {
    if ((await this.#desk.workers) === 0) return this.#here.send(to, message, topic)
    return this.#desk
      .ask({ name: newId().replaceAll(/[^a-z0-9]/gi, '0'), wish: { to, message, topic }, rank: 1, patience: PATIENCE })
      .catch(() => 'sent')
  }

  /** Whatever is under way here has failed. */
  end(): void {
    this.#here.end()
  }

  close(): Promise<void> {
    return this.#desk.close()
  }
}
