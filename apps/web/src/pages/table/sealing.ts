/*
 * A seat's part in sealed chance. Sitting down sends only the seal of a nonce; the nonce stays here until T, which is what
 * the match will be played by, has been found right. What is kept here is the receipt that a record can be held against.
 */
import type { Table } from '@logres/kernel'
import { type Answer, isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { keep, kept } from '../../kept.ts'

export interface Receipt {
  readonly seat: number
  readonly nonce: string
  readonly nonceSeal: string
  /** C, as it was when we sat down. */
  readonly seal: string
  /** T, once it has been found right. */
  readonly table: Table | null
}

function name(id: string): string {
  return `seal:${id}`
}

export function receiptOf(id: string): Receipt | undefined {
  try {
    const text = kept(name(id))
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function keepReceipt(id: string, receipt: Receipt): void {
  keep(name(id), JSON.stringify(receipt))
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sits down, moves, or seals anew. The nonce is kept before its seal leaves: a reload in between costs nothing. */
export async function sitDown(table: TableView, seat: number): Promise<Answer<TableView>> {
  const { sealNonce } = await import('@logres/kernel')
  const nonce = newNonce()
  const nonceSeal = sealNonce(table.id, seat, nonce)
  const former = receiptOf(table.id)
  const receipt = { seat, nonce, nonceSeal, seal: table.seal, table: null }
  keepReceipt(table.id, receipt)
  const answer = await tables.sit(table.id, seat, nonceSeal)
  if (!isRefused(answer)) keepReceipt(table.id, { ...receipt, seal: answer.seal })
  else if (former !== undefined) keepReceipt(table.id, former)
  return answer
}

export type Fault = 'wrongSeal' | 'lostNonce'

/** Whether T is what we sat down for. */
export function isRight(receipt: Receipt, table: Table, id: string): boolean {
  return (
    table.id === id &&
    table.seal === receipt.seal &&
    table.nonceSeals[receipt.seat] === receipt.nonceSeal &&
    table.seed === null
  )
}

/** Reveals the nonce of a table that starts, if T is right. Undefined: nothing was to do. */
export async function reveal(table: TableView): Promise<Answer<TableView> | Fault | undefined> {
  const { id, seat, status, seats } = table
  if (status !== 'sealing' || seat === null || seats[seat]?.revealed !== false) return undefined
  // A seat without a nonce adds none.
  if (table.nonceSeals[seat] === null) return undefined
  const receipt = receiptOf(id)
  if (receipt === undefined || receipt.seat !== seat) return 'lostNonce'
  const sealed = await tables.sealed(id)
  if (isRefused(sealed)) return sealed
  if (!isRight(receipt, sealed, id)) return 'wrongSeal'
  keepReceipt(id, { ...receipt, table: sealed })
  return tables.reveal(id, receipt.nonce)
}

/** For tables that start while their page is not open. What goes wrong is told there. */
export async function revealWhereAsked(waiting: readonly TableView[]): Promise<void> {
  await Promise.all(waiting.map(reveal))
}
