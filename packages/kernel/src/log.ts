/* The log: the table and its entries are the whole truth of a match; everything else is computed from them. */
import { type Draw, MOST_SIDES } from './chance.ts'
import type { Seat } from './game.ts'
import { isPlainObject } from './plain-json.ts'
import { fieldsOf, isOneOf, isText, isWhole, json, listOf, need, orNull } from './shape.ts'

/**
 * start: the set-up, always entry 0 · act: an action of the rules · undo: takes back · resign, standIn, handBack:
 * who plays a seat · agreeEnd, void: the platform ends the match.
 */
export const ENTRY_KINDS = ['start', 'act', 'undo', 'resign', 'standIn', 'handBack', 'agreeEnd', 'void'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const AUTHORS = ['person', 'bot', 'clerk'] as const
export type Author = (typeof AUTHORS)[number]

export interface Entry {
  readonly seq: number
  /** When, in milliseconds since 1970, by the platform's clock. */
  readonly at: number
  readonly by: Author
  /** The client's own name for this request, so that a repeat is known as one. */
  readonly key: string | null
  readonly kind: EntryKind
  /** Null where no seat speaks: the clerk's own entries. */
  readonly seat: Seat | null
  /** act: the action · undo: { from } · standIn: { bot } · void: { reason } · otherwise null. */
  readonly action: unknown
  readonly draws: readonly Draw[]
}

/** The actions that still count: what undo took back, and the undo entries themselves, are left out. */
export function effective(entries: readonly Entry[]): Entry[] {
  let acts: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'act') acts.push(entry)
    if (entry.kind === 'undo') acts = acts.filter(({ seq }) => seq < undoFrom(entry.action))
  }
  return acts
}

function undoFrom(action: unknown): number {
  return isPlainObject(action) && typeof action.from === 'number' ? action.from : Number.POSITIVE_INFINITY
}

/** Reads an entry of any origin, inside `reading`. */
export function readEntry(value: unknown, where: string): Entry {
  const read = fieldsOf(value, ['seq', 'at', 'by', 'key', 'kind', 'seat', 'action', 'draws'], where)
  return {
    seq: need(read.seq, isWhole(0, 1e9), `${where}.seq`),
    at: need(read.at, isWhole(0, Number.MAX_SAFE_INTEGER), `${where}.at`),
    by: need(read.by, isOneOf(AUTHORS), `${where}.by`),
    key: need(read.key, orNull(isText), `${where}.key`),
    kind: need(read.kind, isOneOf(ENTRY_KINDS), `${where}.kind`),
    seat: need(read.seat, orNull(isWhole(0, 255)), `${where}.seat`),
    action: json(read.action, `${where}.action`),
    draws: listOf(read.draws, `${where}.draws`, readDraw),
  }
}

function readDraw(value: unknown, where: string): Draw {
  const read = fieldsOf(value, ['why', 'sides', 'value'], where)
  return {
    why: need(read.why, isText, `${where}.why`),
    sides: need(read.sides, isWhole(1, MOST_SIDES), `${where}.sides`),
    value: need(read.value, isWhole(0, MOST_SIDES), `${where}.value`),
  }
}
