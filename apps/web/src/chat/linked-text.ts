/* Addresses in a line of chat, as parts to be rendered: the text is never parsed as HTML. */

export interface TextPart {
  readonly text: string
  /** What it links to; undefined for plain text. */
  readonly href?: string
}

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu
/** A sentence may end right after an address, in brackets or quotes. */
const CLOSING = /[.,;:!?…'’]+$/u

export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = withoutClosing(found)
    const href = hrefOf(shown)
    if (href === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: shown, href })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function withoutClosing(found: string): string {
  const bare = found.replace(CLOSING, '')
  const count = (letter: string) => bare.split(letter).length
  return bare.endsWith(')') && count(')') > count('(') ? withoutClosing(bare.slice(0, -1)) : bare
}

/** What stands before an @ looks like a host and is none. */
function hrefOf(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return url.hostname.includes('.') && url.username === '' && url.password === '' ? url.href : undefined
}
