/* What SQLite's errors mean. */
import { StoreUnavailable } from './store.ts'

/** Primary result codes: PERM, BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
const UNAVAILABLE = [3, 5, 6, 8, 10, 11, 13, 14, 15, 26]
const CORRUPT = [11, 26]
/** The low byte of an extended code is the primary one. */
const PRIMARY = 0xff

/** SQLite's extended result code. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode : undefined
}

/** The error that callers of the store get. */
export function errorFrom(message: string, code: number | null): Error {
  const isUnavailable = code !== null && UNAVAILABLE.includes(code & PRIMARY)
  return Object.assign(isUnavailable ? new StoreUnavailable(message) : new Error(message), { errcode: code })
}

/** Of a read. */
export function readError(error: unknown): unknown {
  const code = codeOf(error)
  return error instanceof Error && code !== undefined ? errorFrom(error.message, code) : error
}

export function isCorrupt(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && CORRUPT.includes(code & PRIMARY)
}
