/* The terminal of a game without its own: the view as indented lines, and actions by their number in the list. */
import type { Tagged } from '@logres/kernel'
import type { GameWords, Players } from '@logres/words'
import type { Terminal } from './terminal.ts'

/** Fields of every view that are not shown. */
const KNOWN: ReadonlySet<string> = new Set(['viewer', 'rules', 'options', 'frames'])

type Words = GameWords<Tagged, Tagged>

export function plainTerminal(words: Words, players: Players): Terminal<Tagged, object> {
  return {
    help: 'Type the number of an action.',
    example: '1',
    unsaid: [],
    board: (view) => new Lines(words, players).of(view, '').join('\n'),
    read: () => undefined,
    write: (action) => words.action(action, players),
    hint: () => '',
    selection: (_view, legal) => legal,
    byHand: () => undefined,
  }
}

/** A view as indented lines, with the words that the game has for what is in it. */
class Lines {
  readonly #words: Words
  readonly #names: readonly string[]

  constructor(words: Words, { names }: Players) {
    this.#words = words
    this.#names = names
  }

  of(value: object, indent: string): string[] {
    return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const label = this.#label(key)
      return KNOWN.has(key) || label === '' ? [] : this.#entry(label, key === 'players', inner, indent)
    })
  }

  /** The list of players is read by seat, whichever game it is. */
  #entry(label: string, isBySeat: boolean, inner: unknown, indent: string): string[] {
    if (typeof inner !== 'object' || inner === null) return [`${indent}${label}: ${this.#text(inner)}`]
    if (!Array.isArray(inner)) return [`${indent}${label}:`, ...this.of(inner, `${indent}  `)]
    if (!isBySeat && inner.every((item) => typeof item !== 'object' || item === null)) {
      return [`${indent}${label}: ${inner.length === 0 ? 'none' : inner.map((item) => this.#text(item)).join(' ')}`]
    }
    const items = inner.flatMap((item: unknown, i) =>
      this.#entry((isBySeat ? this.#names[i] : undefined) ?? String(i + 1), false, item, `${indent}  `),
    )
    return [`${indent}${label}:`, ...items]
  }

  #text(value: unknown): string {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return typeof value === 'string' ? this.#label(value) : String(value)
  }

  #label(name: string): string {
    return this.#words.label?.(name) ?? name
  }
}
