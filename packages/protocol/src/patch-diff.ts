import { isPlainObject } from '@logres/kernel'
import type { FieldsPatch, ListPatch, Patch, Splice } from './patch-format.ts'
import { DEEPEST, isJson, isList, isSame, isScalar, type Json, keySize, put, textSize } from './patch-json.ts'

type List = readonly unknown[]
type Fields = Readonly<Record<string, unknown>>

const GONE: readonly [] = []
const GONE_SIZE = 2
/** With so few changes element by element, no other encoding is worth trying. */
const FEW = 2
/** How far to look ahead for elements that match again. */
const REACH = 4

/** The text size of the last patch found, so that it need not be counted again. */
let told = 0

/**
 * The change with which `patch` makes `after` of `before`; undefined if they are equal. Its text is never longer than
 * that of `[after]`. It shares its new parts with `after`. Numbers are those of JSON, which has no −0; the order of
 * keys is not kept. Throws a TypeError for anything that is not JSON; identical parts are skipped.
 */
export function diff(before: Json, after: Json): Patch | undefined {
  return change(before, after, DEEPEST)
}

/** Like diff, for values with a more specific type than JSON. */
export function diffViews<View extends object>(before: View, after: View): Patch | undefined {
  return change(before, after, DEEPEST)
}

function change(before: unknown, after: unknown, room: number): Patch | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null || room === 0) {
    return whole(after, room)
  }
  if (isList(after)) return isList(before) ? listChange(before, after, room) : whole(after, room)
  return isPlainObject(after) && isPlainObject(before) ? fieldsChange(before, after, room) : whole(after, room)
}

function whole(after: unknown, room: number): Patch {
  const isBare = isScalar(after) && after !== null
  const found = isBare ? after : ([json(after, room)] as const)
  told = textSize(after, Number.POSITIVE_INFINITY) + (isBare ? 0 : 2)
  return found
}

function json(value: unknown, room: number): Json {
  if (isJson(value, room)) return value
  throw new TypeError('only plain JSON data, nested not too deep, can be told apart')
}

function fieldsChange(before: Fields, after: Fields, room: number): Patch | undefined {
  let fields: Record<string, FieldsPatch[string]> | undefined
  let kept = 0
  let size = 1
  for (const key in after) {
    const now = after[key]
    const old = before[key]
    // Inherited properties are never JSON, so what is equal is a field of both.
    if (old === now && now !== undefined) {
      kept += 1
      continue
    }
    let edit: Patch | undefined
    if (Object.hasOwn(before, key)) {
      kept += 1
      edit = change(old, now, room - 1)
      if (edit === undefined) continue
    } else edit = whole(now, room - 1)
    fields ??= {}
    put(fields, key, edit)
    size += keySize(key) + told + 1
  }
  if (countOf(before) > kept) {
    fields ??= {}
    for (const key in before) {
      if (Object.hasOwn(after, key)) continue
      put(fields, key, GONE)
      size += keySize(key) + GONE_SIZE + 1
    }
  }
  return fields && unlessLonger(fields, size, after, room)
}

/** Without an array of keys, which would be expensive for every object of every view. */
function countOf(fields: Fields): number {
  let count = 0
  for (const _key in fields) count += 1
  return count
}

function listChange(before: List, after: List, room: number): Patch | undefined {
  if (before.length !== after.length) return counted(shifted(before, after, room, change), after, room)
  const edits = inPlace(before, after, room)
  if (edits === undefined) return undefined
  if (edits.length <= 2 * FEW) return unlessLonger(edits, told, after, room)
  // Its elements were compared once already: twice at each level of a deep value would be exponential.
  return counted(shorter(edits, shifted(before, after, room, replaced)), after, room)
}

function counted(found: ListPatch, after: List, room: number): Patch {
  return unlessLonger(found, textSize(found, Number.POSITIVE_INFINITY), after, room)
}

function replaced(_before: unknown, after: unknown, room: number): Patch {
  return whole(after, room)
}

/** For lists of equal length: element by element. Sets its size. */
function inPlace(before: List, after: List, room: number): ListPatch | undefined {
  let edits: (Patch | Splice)[] | undefined
  let size = 1
  for (let i = 0; i < after.length; i++) {
    const old = before[i]
    const now = after[i]
    if (old === now) continue
    const edit = change(old, now, room - 1)
    if (edit === undefined) continue
    if (edits === undefined) edits = [i, edit]
    else edits.push(i, edit)
    size += textSize(i, 0) + told + 2
  }
  told = size
  return edits
}

/** For lists whose elements moved: keeps the common prefix and suffix. */
function shifted(before: List, after: List, room: number, tell: typeof change): ListPatch {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && isSame(before[start], after[start], room - 1)) start += 1
  let end = 0
  while (end < least - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end], room - 1))
    end += 1
  const old = before.slice(start, before.length - end)
  const now = after.slice(start, after.length - end)
  const spliced = [-1 - start, splice(old.length, now, 0, now.length, room)]
  return old.length === 0 || now.length === 0 ? spliced : shorter(spliced, aligned(old, now, start, room, tell))
}

function splice(gone: number, after: List, from: number, to: number, room: number): Splice {
  if (from === to) return gone
  const edit: [number, ...Json[]] = [gone]
  for (let i = from; i < to; i++) edit.push(json(after[i], room - 1))
  return edit
}

/** Walks along both lists, which differ at the start, and compares elements until the nearest ones that match again. */
function aligned(before: List, after: List, offset: number, room: number, tell: typeof change): ListPatch {
  const edits: (Patch | Splice)[] = []
  let i = 0
  let j = 0
  while (i < before.length && j < after.length) {
    const met = meeting(before, after, i, j, room)
    const iMet = i + Math.floor(met / (REACH + 1))
    const jMet = j + (met % (REACH + 1))
    for (; i < iMet && j < jMet; i++, j++) {
      const edit = tell(before[i], after[j], room - 1)
      if (edit !== undefined) edits.push(offset + i, edit)
    }
    if (i < iMet || j < jMet) edits.push(-1 - offset - i, splice(iMet - i, after, j, jMet, room))
    for (i = iMet, j = jMet; i < before.length && j < after.length; i++, j++) {
      if (!isSame(before[i], after[j], room - 1)) break
    }
  }
  if (i < before.length || j < after.length) {
    edits.push(-1 - offset - i, splice(before.length - i, after, j, after.length, room))
  }
  return edits
}

/**
 * For two differing elements the distance, in the old list times (REACH + 1) and in the new one, to the nearest
 * match; one step in both if there is none.
 */
function meeting(before: List, after: List, i: number, j: number, room: number): number {
  for (let steps = 1; steps <= REACH; steps++) {
    for (let p = 0; p <= steps; p++) {
      const q = steps - p
      if (i + p >= before.length || j + q >= after.length) continue
      if (isSame(before[i + p], after[j + q], room - 1)) return p * (REACH + 1) + q
    }
  }
  return REACH + 2
}

function shorter(one: ListPatch, other: ListPatch): ListPatch {
  const size = textSize(one, Number.POSITIVE_INFINITY)
  return textSize(other, size) < size ? other : one
}

/** `size` is that of what was found. */
function unlessLonger(found: FieldsPatch | ListPatch, size: number, after: unknown, room: number): Patch {
  // Without the outer brackets.
  if (textSize(after, size - 2) < size - 2) return whole(after, room)
  told = size
  return found
}
