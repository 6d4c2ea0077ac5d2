/*
 * A seat's part in sealed chance. Sitting down sends only the seal of a nonce; the nonce stays in this browser until T, the
 * frozen table, was checked. The receipt stored here is what the record is checked against later.
 */
import type { Table } from '@logres/kernel'
import { type Answer, isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { readStored, writeStored } from '../../local-storage.ts'

export interface Receipt {
  readonly seat: number
  readonly nonce: string
  readonly nonceSeal: string
  /** C, at the time of sitting down. */
  readonly seal: string
  /** T, once it was checked. */
  readonly table: Table | null
}

/** Receipts per table: two tabs may both have sealed, and only the table says which of them was last. */
const MOST = 6

function name(id: string): string {
  return `seal:${id}`
}

/** The newest first. */
export function receiptsOf(id: string): readonly Receipt[] {
  try {
    const found: unknown = JSON.parse(readStored(name(id)) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

function storeReceipt(id: string, receipt: Receipt): void {
  // A revealed nonce must not be used for another start.
  const others = receiptsOf(id).filter(({ nonce, table }) => nonce !== receipt.nonce && table === null)
  writeStored(name(id), JSON.stringify([receipt, ...others].slice(0, MOST)))
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

export type Fault = 'wrongSeal' | 'lostNonce'

/** Whether T is the table this browser sat down at. */
export function matchesReceipt(receipt: Receipt, table: Table, id: string): boolean {
  return (
    table.id === id &&
    table.seal === receipt.seal &&
    table.nonceSeals[receipt.seat] === receipt.nonceSeal &&
    table.seed === null
  )
}

/** Reveals the nonce when the table starts, if T is right. Undefined: nothing to do. */
export async function reveal(table: TableView): Promise<Answer<TableView> | Fault | undefined> {
  const { id, seat, status, seats } = table
  if (status !== 'sealing' || seat === null || seats[seat]?.revealed !== false) return undefined
  // This seat takes part without a nonce.
  const own = table.nonceSeals[seat] ?? null
  if (own === null) return undefined
  const receipt = receiptsOf(id).find((each) => each.seat === seat && each.nonceSeal === own)
  if (receipt === undefined) return 'lostNonce'
  const sealed = await tables.sealed(id)
  if (isRefused(sealed)) return sealed
  if (!matchesReceipt(receipt, sealed, id)) return 'wrongSeal'
  storeReceipt(id, { ...receipt, table: sealed })
  return tables.reveal(id, receipt.nonce)
}

/** For tables that start while their page is not open. Faults are shown on that page. */
export async function revealForTables(waiting: readonly TableView[]): Promise<void> {
  await Promise.all(waiting.map(reveal))
}
