import type { Json } from './patch-json.ts'

/**
 * How a value becomes another, as compact JSON:
 *
 * - a number, text or boolean, or a list of one: the new value. `7`, `[null]`, `[[1,2]]`
 * - an object: by field what changes; a field that was not there is new, and `[]` takes one away. `{"turnNo":8,"out":[]}`
 * - a longer list: what changes in a list, in pairs of a place and an edit, by rising places in the old list.
 *   Place n ≥ 0: the element n changes as its edit says. Place −1−n: in front of the element n the edit takes away
 *   so many elements and puts others there. `[4,{"owner":1},-8,[2,"new","new"],-21,1]`
 *
 * Neither null nor undefined is a patch: both are free to say that there is none.
 */
export type Patch = number | string | boolean | readonly [Json] | FieldsPatch | ListPatch

export interface FieldsPatch {
  readonly [key: string]: Patch | readonly []
}

/** Of even length, at least 2. */
export type ListPatch = readonly (Patch | Splice)[]

/** How many elements are removed, and the new ones; without any, the number alone. */
export type Splice = number | readonly [gone: number, ...come: Json[]]

/** A patch that is malformed, or was made for another value. */
export class PatchMisfit extends Error {
  override readonly name = 'PatchMisfit'
}
