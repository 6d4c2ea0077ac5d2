import { patch } from './patch-apply.ts'
import { PatchMisfit } from './patch-format.ts'
import { DEEPEST, isJson } from './patch-json.ts'

/**
 * Applies a patch to a view: the result is what the server had. Throws PatchMisfit if the two do not belong together.
 */
export function patchView<View extends object>(before: View, change: unknown): View
export function patchView(before: object, change: unknown): object {
  const json: unknown = before
  if (!isJson(json, DEEPEST)) throw new PatchMisfit('a view is plain JSON data')
  const after = patch(json, change)
  if (typeof after !== 'object' || after === null) throw new PatchMisfit('a view is an object')
  return after
}
