/* A sentence with some of its words set in bold. */

export function Marked({ text, marks }: { readonly text: string; readonly marks: readonly string[] }) {
  return <>{partsOf(text, marks).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>
}

/** In turn: what stands as it is, what is marked, and so on. */
export function partsOf(text: string, marks: readonly string[]): readonly string[] {
  const wanted = [...new Set(marks)].filter((mark) => mark !== '').toSorted((a, b) => b.length - a.length)
  if (wanted.length === 0) return [text]
  const pattern = wanted.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  // Whole words only: "lance 1" is no part of "lance 12".
  return text.split(new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, 'u'))
}
