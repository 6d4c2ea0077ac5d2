import type { ComponentChildren } from 'preact'

/** A sentence in which what stands between two pairs of asterisks is set in bold. */
export function strong(text: string): ComponentChildren {
  return text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))
}
