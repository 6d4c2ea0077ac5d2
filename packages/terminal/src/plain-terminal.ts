/* The terminal of a game without its own: the view as indented lines, and actions by their number in the list. */
import type { Tagged } from '@logres/kernel'
import type { GameWords, Players } from '@logres/words'
import type { Terminal } from './terminal.ts'

/** Fields of every view that are not shown. */
const KNOWN: ReadonlySet<string> = new Set(['viewer', 'rules', 'options', 'frames'])

export function plainTerminal(words: GameWords<Tagged, Tagged>, players: Players): Terminal<Tagged, object> {
  return {
    help: 'Type the number of an action.',
    example: '1',
    unsaid: [],
    board: (view) => linesOf(view, '').join('\n'),
    read: () => undefined,
    write: (action) => words.action(action, players),
    hint: () => '',
    selection: (_view, legal) => legal,
    byHand: () => undefined,
  }
}

function linesOf(value: object, indent: string): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (KNOWN.has(key)) return []
    if (typeof inner !== 'object' || inner === null) return [`${indent}${key}: ${inner ?? 'none'}`]
    if (Array.isArray(inner) && inner.every((item) => typeof item !== 'object' || item === null)) {
      return [`${indent}${key}: ${inner.length === 0 ? 'none' : inner.join(' ')}`]
    }
    return [`${indent}${key}:`, ...linesOf(inner, `${indent}  `)]
  })
}
