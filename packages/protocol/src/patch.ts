/*
 * The difference between two values as data, for a viewer who has one of them and needs the other: patch(before,
 * diff(before, after)) is `after`.
 */
export { patch } from './patch-apply.ts'
export { diff, diffViews } from './patch-diff.ts'
export { type FieldsPatch, type ListPatch, type Patch, PatchMisfit, type Splice } from './patch-format.ts'
export type { Json, JsonList, JsonObject } from './patch-json.ts'
