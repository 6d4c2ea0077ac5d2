/*
 * Matches on this device, in the browser's storage. Each has two values: its record (table and log), which is the match, and
 * its row, a summary for lists. The record is written first and deleted first, so a crash between the two loses nothing: a
 * record without a row is listed from what it says, a row without a record is removed. No value is shared by two matches,
 * so tabs with different matches never overwrite each other.
 */
import type { Entry, Table, TableSeat } from '@logres/kernel'

/** The part of the browser's storage that is used. */
export type ShelfStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** How many finished matches of a game are kept; the oldest go first. docs/limits.md has their sizes. */
export const MAX_FINISHED = 12

export interface GameKey {
  readonly game: string
  readonly id: string
}

export interface SavedRecord {
  readonly table: Table
  readonly entries: readonly Entry[]
  /** Of a match that goes on from a position of another. */
  readonly from?: Branch
}

/** Where a match that goes on from a review begins. */
export interface Branch {
  readonly state: object
  /** By which its player knows it. */
  readonly name: string
  /** The address of that position. */
  readonly review: string
}

export interface ShelfRow extends GameKey {
  readonly createdAt: number
  readonly playedAt: number
  readonly seats: readonly TableSeat[]
  /** Null: not known. */
  readonly turn: number | null
  /** By seat, what can be known by everybody; empty where a game has no such number. */
  readonly scores: readonly (number | null)[]
  /** By seat; null: it is not over. Empty: nobody won. */
  readonly places: readonly number[] | null
  /** The name of a match that goes on from a review. */
  readonly branch?: string
}

export interface Shelf {
  /** Played last first. */
  readonly rows: readonly ShelfRow[]
  /** Stored, but not to be read any more. */
  readonly damaged: readonly GameKey[]
}

const RECORDS = 'logres/local/'
const ROWS = 'logres/shelf/'

export function recordKey({ game, id }: GameKey): string {
  return `${RECORDS}${game}/${id}`
}

export function rowKey({ game, id }: GameKey): string {
  return `${ROWS}${game}/${id}`
}

export function shelfPath({ game, id }: GameKey): string {
  return `/local/${game}/${id}`
}

/** The same match always gets the same id, so taking it over twice does not double it. */
export function shelfId(text: string): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return [a, b].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('')
}

/** Undefined if the browser forbids it. */
export function browserStorage(): ShelfStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Undefined if it cannot be read. */
export function readRecord(text: string): SavedRecord | undefined {
  try {
    const record: Partial<SavedRecord> | null = JSON.parse(text)
    const { table, entries, from } = record ?? {}
    const isRecord = typeof table?.game === 'string' && Array.isArray(table.seats) && Array.isArray(entries)
    return isRecord ? { table, entries, ...(from !== undefined && { from }) } : undefined
  } catch {
    return undefined
  }
}

/** All matches, or those of one game. */
export function listShelf(storage: ShelfStorage | undefined, game?: string): Shelf {
  if (storage === undefined) return { rows: [], damaged: [] }
  try {
    takeOverOldMatches(storage)
    const records = keysIn(storage, RECORDS)
    removeOrphanedRows(storage, records)
    const rows: ShelfRow[] = []
    const damaged: GameKey[] = []
    for (const key of records) {
      if (game !== undefined && key.game !== game) continue
      const row = rowOf(storage, key)
      if (row === undefined) damaged.push(key)
      else rows.push(row)
    }
    return { rows: rows.sort((a, b) => b.playedAt - a.playedAt), damaged }
  } catch {
    // Storage was forbidden meanwhile.
    return { rows: [], damaged: [] }
  }
}

/** Between people who share the device. */
export function isShared({ seats }: Pick<ShelfRow, 'seats'>): boolean {
  return seats.every(({ bot }) => bot === null)
}

export function isFinished({ places }: ShelfRow): boolean {
  return places !== null
}

/** What was stored of a match, so that deleting it can be undone. */
export interface Deleted extends GameKey {
  readonly record: string | null
  readonly row: string | null
}

export function deleteGame(storage: ShelfStorage, key: GameKey): Deleted {
  const deleted = { ...key, record: storage.getItem(recordKey(key)), row: storage.getItem(rowKey(key)) }
  storage.removeItem(recordKey(key))
  storage.removeItem(rowKey(key))
  return deleted
}

/** False if there is no room for it any more. */
export function restoreGame(storage: ShelfStorage, { record, row, ...key }: Deleted): boolean {
  if (record === null || !write(storage, recordKey(key), record)) return false
  if (row !== null) write(storage, rowKey(key), row)
  return true
}

/** Whether it could be written. A full storage keeps the former value. */
export function write(storage: ShelfStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes the oldest finished match but this one; false if there is none. */
export function removeOldestFinished(storage: ShelfStorage, { game, id }: GameKey): boolean {
  const oldest = listShelf(storage).rows.findLast((row) => isFinished(row) && !(row.game === game && row.id === id))
  if (oldest === undefined) return false
  deleteGame(storage, oldest)
  return true
}

export function removeBeyondLimit(storage: ShelfStorage, game: string): void {
  const finished = listShelf(storage, game).rows.filter(isFinished)
  for (const row of finished.slice(MAX_FINISHED)) deleteGame(storage, row)
}

function keysIn(storage: ShelfStorage, start: string): GameKey[] {
  return namesIn(storage, start).flatMap((name) => {
    const [game = '', id = '', ...more] = name.split('/')
    return game === '' || id === '' || more.length > 0 ? [] : [{ game, id }]
  })
}

function namesIn(storage: ShelfStorage, start: string): string[] {
  const all = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
  return all.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
}

/** There used to be one match of each game, under the name of the game alone. */
function takeOverOldMatches(storage: ShelfStorage): void {
  for (const game of namesIn(storage, RECORDS)) {
    if (game === '' || game.includes('/')) continue
    const old = `${RECORDS}${game}`
    const text = storage.getItem(old) ?? ''
    const key = { game, id: shelfId(readRecord(text)?.table.id ?? text) }
    const isThere = storage.getItem(recordKey(key)) !== null
    // Where there is no room for both it stays where it is, and is taken over once there is.
    if (isThere || write(storage, recordKey(key), text)) storage.removeItem(old)
  }
}

function removeOrphanedRows(storage: ShelfStorage, records: readonly GameKey[]): void {
  const known = new Set(records.map(rowKey))
  for (const key of keysIn(storage, ROWS)) if (!known.has(rowKey(key))) storage.removeItem(rowKey(key))
}

function rowOf(storage: ShelfStorage, key: GameKey): ShelfRow | undefined {
  const row = readRow(storage.getItem(rowKey(key)) ?? '')
  if (row !== undefined) return { ...row, ...key }
  const record = readRecord(storage.getItem(recordKey(key)) ?? '')
  if (record === undefined) return undefined
  const { table, entries, from } = record
  const times = { createdAt: entries[0]?.at ?? 0, playedAt: entries.at(-1)?.at ?? 0 }
  // Whether it is over only the rules can tell: the page that opens it writes the row.
  const branch = from === undefined ? {} : { branch: from.name }
  return { ...key, ...times, seats: table.seats, turn: null, scores: [], places: null, ...branch }
}

function readRow(text: string): Omit<ShelfRow, keyof GameKey> | undefined {
  try {
    const row: Partial<ShelfRow> | null = JSON.parse(text)
    const { createdAt, playedAt, seats, turn = null, scores = [], places = null, branch } = row ?? {}
    const isRow = typeof createdAt === 'number' && typeof playedAt === 'number' && Array.isArray(seats)
    if (!isRow || !Array.isArray(scores) || !(places === null || Array.isArray(places))) return undefined
    return { createdAt, playedAt, seats, turn, scores, places, ...(branch !== undefined && { branch }) }
  } catch {
    return undefined
  }
}
