/**
 * Attributes of a drawing of so many px which grows with the match: design/base.css makes its size of them. Style sheets can
 * overrule it.
 */
export function sized(width: number, height = width) {
  return { width, height, 'data-sized': true, style: { '--w': width, '--h': height } }
}
