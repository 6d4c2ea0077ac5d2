/* Damaged records: each is named once in the log, and refused to those who ask for it. */
import { type Refusal, refuse } from '@logres/kernel'
import { CorruptLog } from '../matches/replay.ts'
import { DamagedRow } from '../store/store.ts'

interface Logger {
  error(fields: object, text: string): void
}

/** More are not remembered, and not logged. */
const MOST = 1_000

export class DamageLog {
  readonly #named = new Set<string>()

  /** Logs it if it is damage, once. Answers whether it is. */
  note(log: Logger, error: unknown): boolean {
    if (!(error instanceof CorruptLog || error instanceof DamagedRow)) return false
    const { message } = error
    if (this.#named.has(message) || this.#named.size >= MOST) return true
    this.#named.add(message)
    log.error({ damaged: message }, 'a stored record is damaged: run `logres check-store`')
    return true
  }
}

export function damageRefusal(error: unknown): Refusal | undefined {
  if (error instanceof CorruptLog) return refuse('damagedMatch')
  if (!(error instanceof DamagedRow)) return undefined
  return refuse(error.collection === 'entries' ? 'damagedMatch' : 'damagedRecord')
}
