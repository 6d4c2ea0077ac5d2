/*
 * A seat's part in sealed chance. Sitting down sends only the seal of a nonce; the nonce stays in this browser until T, the
 * frozen table, was checked. The receipt stored here is what the record is checked against later.
 */
import type { SealedNonce } from '@logres/kernel'
import { type Answer, isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { readStored, writeStored } from '../../local-storage.ts'

/** Per table. Two tabs may both have sealed, and only the table says which of them was last. */
const MOST_UNREVEALED = 6
/** Of earlier attempts to start: T must list them. */
const MOST_REVEALED = 9

function name(id: string): string {
  return `seal:${id}`
}

/** The newest first. */
export function receiptsOf(id: string): readonly SealedNonce[] {
  try {
    const found: unknown = JSON.parse(readStored(name(id)) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

function storeReceipt(id: string, receipt: SealedNonce): void {
  const all = [receipt, ...receiptsOf(id).filter(({ nonce }) => nonce !== receipt.nonce)]
  const [revealed, unrevealed] = [all.filter(isRevealed), all.filter((each) => !isRevealed(each))]
  const kept = [...unrevealed.slice(0, MOST_UNREVEALED), ...revealed.slice(0, MOST_REVEALED)]
  writeStored(name(id), JSON.stringify(kept))
}

function isRevealed({ table }: SealedNonce): boolean {
  return table !== null
}

/** How often this browser revealed a number here without a match. */
export function revealsOf(id: string): number {
  return receiptsOf(id).filter(isRevealed).length
}

/** Whether the person must agree to another attempt: each one is another draw for somebody who cheats. */
export async function mustAskToSeal(id: string): Promise<boolean> {
  const { mustAskBeforeSealing } = await import('@logres/kernel')
  return mustAskBeforeSealing(receiptsOf(id))
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sits down, moves, or seals again. The nonce is stored before its seal is sent, so a reload in between loses nothing. */
export async function sitDown(table: TableView, seat: number): Promise<Answer<TableView>> {
  const { sealNonce } = await import('@logres/kernel')
  const nonce = newNonce()
  const nonceSeal = sealNonce(table.id, seat, nonce)
  const receipt = { seat, nonce, nonceSeal, seal: table.seal, table: null }
  storeReceipt(table.id, receipt)
  const answer = await tables.sit(table.id, seat, nonceSeal)
  if (!isRefused(answer)) storeReceipt(table.id, { ...receipt, seal: answer.seal })
  return answer
}

export type Fault = 'wrongSeal' | 'hiddenSeal' | 'lostNonce'

/** Reveals the nonce when the table starts, if T is right. Undefined: nothing to do. */
export async function reveal(table: TableView): Promise<Answer<TableView> | Fault | undefined> {
  const { id, seat, status, seats } = table
  if (status !== 'sealing' || seat === null || seats[seat]?.revealed !== false) return undefined
  // A program sat down here without a nonce.
  const own = table.nonceSeals[seat] ?? null
  if (own === null) return undefined
  const stored = receiptsOf(id)
  const receipt = stored.find((each) => each.seat === seat && each.nonceSeal === own)
  if (receipt === undefined) return 'lostNonce'
  const sealed = await tables.sealed(id)
  if (isRefused(sealed)) return sealed
  const { whyNotReveal } = await import('@logres/kernel')
  const reason = whyNotReveal(id, sealed, receipt, stored)
  if (reason !== undefined) return reason
  storeReceipt(id, { ...receipt, table: sealed })
  return tables.reveal(id, receipt.nonce)
}

/** For tables that start while their page is not open. Faults are shown on that page. */
export async function revealForTables(waiting: readonly TableView[]): Promise<void> {
  await Promise.all(waiting.map(reveal))
}
