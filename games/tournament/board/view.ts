import type { View } from '../rules/index.ts'

/** Page and contract know no game; what this game showed is a view of it. */
export function viewIn(view: object): View {
  if (!isView(view)) throw new TypeError('not a view of the tournament')
  return view
}

export function isView(view: object): view is View {
  return 'banners' in view && 'purses' in view && 'heapSize' in view
}
