import { isPlainObject } from '@logres/kernel'
import { PatchMisfit } from './patch-format.ts'
import { DEEPEST, isJson, isList, isScalar, type Json, type JsonList, put } from './patch-json.ts'

/**
 * The value after the change. `before` is not changed; unchanged parts are the same objects in the result, and new
 * ones are shared with the patch. `change` may be any value: one that does not fit throws a PatchMisfit.
 */
export function patch(before: Json, change: unknown): Json {
  return changed(before, change, DEEPEST)
}

/** `before` is undefined for a new field. */
function changed(before: Json | undefined, change: unknown, room: number): Json {
  if (isScalar(change) && change !== null) return change
  if (isList(change)) return change.length === 1 ? json(change[0], room) : changedList(before, change, room)
  if (isPlainObject(change)) return changedFields(before, change, room)
  throw new PatchMisfit('neither a value nor a change of fields or of a list')
}

function json(value: unknown, room: number): Json {
  if (isJson(value, room)) return value
  throw new PatchMisfit('a patch brings what is no JSON, or is nested too deep')
}

function changedFields(before: Json | undefined, change: Record<string, unknown>, room: number): Json {
  if (typeof before !== 'object' || before === null || isList(before)) {
    throw new PatchMisfit('a patch of fields for something without fields')
  }
  if (room === 0) throw new PatchMisfit('a patch is nested too deep')
  const after: Record<string, Json> = { ...before }
  for (const key in change) {
    const edit = change[key]
    const isThere = Object.hasOwn(before, key)
    if (!isList(edit) || edit.length > 0) put(after, key, changed(isThere ? before[key] : undefined, edit, room - 1))
    else if (isThere) delete after[key]
    else throw new PatchMisfit('a patch takes away a field that is not there')
  }
  return after
}

function changedList(before: Json | undefined, change: readonly unknown[], room: number): Json {
  if (!isList(before)) throw new PatchMisfit('a patch of a list for something else')
  if (room === 0) throw new PatchMisfit('a patch is nested too deep')
  if (change.length === 0 || change.length % 2 === 1) throw new PatchMisfit('a patch of a list is not made of pairs')
  const after: Json[] = []
  let done = 0
  for (let i = 0; i < change.length; i += 2) {
    const place = change[i]
    const edit = change[i + 1]
    if (typeof place !== 'number' || !Number.isInteger(place)) throw new PatchMisfit('a place in a list is no integer')
    const index = place < 0 ? -1 - place : place
    if (index < done || index > before.length) throw new PatchMisfit('a place out of order, or beyond the list')
    append(after, before, done, index)
    if (place < 0) done = index + splice(after, before.length - index, edit, room)
    else {
      if (index === before.length) throw new PatchMisfit('a place beyond the list')
      after.push(changed(before[index], edit, room - 1))
      done = index + 1
    }
  }
  append(after, before, done, before.length)
  return after
}

function append(after: Json[], before: JsonList, from: number, to: number): void {
  for (let i = from; i < to; i++) after.push(before[i] ?? null)
}

/** Adds the new elements, and answers how many of the `left` old ones are removed. */
function splice(after: Json[], left: number, edit: unknown, room: number): number {
  const gone = isList(edit) ? edit[0] : edit
  if (typeof gone !== 'number' || !Number.isInteger(gone) || gone < 0 || gone > left) {
    throw new PatchMisfit('a patch takes from a list what it does not have')
  }
  if (isList(edit)) for (let i = 1; i < edit.length; i++) after.push(json(edit[i], room - 1))
  return gone
}
