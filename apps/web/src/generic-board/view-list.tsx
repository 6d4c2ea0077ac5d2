/* A view, whatever is in it: objects as lists of terms, lists of single values as cards. */
import type { BoardContext } from '@logres/board-kit'
import { texts } from './texts.ts'

/** What every view has, and the page shows elsewhere: whose it is, by which rules, and what is asked. */
const KNOWN: ReadonlySet<string> = new Set(['viewer', 'rules', 'options', 'frames'])

interface ValueProps {
  readonly value: unknown
  readonly context: BoardContext
}

export function ViewList({ value, context }: ValueProps) {
  if (Array.isArray(value)) return <Items items={value} context={context} />
  if (typeof value !== 'object' || value === null) return <span class="generic-card">{textOf(value, context)}</span>
  const entries = Object.entries(value).filter(([key]) => !KNOWN.has(key))
  return (
    <dl>
      {entries.map(([key, inner]) => (
        <div key={key} class={isPlain(inner) ? 'generic-line' : ''}>
          <dt>{context.sayLabel(key)}</dt>
          <dd>
            <ViewList value={inner} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A list with as many items as there are seats is read by seat. */
function Items({ items, context }: { readonly items: readonly unknown[]; readonly context: BoardContext }) {
  const seats = context.seats.value
  if (items.length === 0) return <span class="generic-none">{texts().none}</span>
  if (items.length === seats.length) {
    return (
      <dl>
        {items.map((item, seat) => (
          <div key={seat} class={isPlain(item) ? 'generic-line' : ''}>
            <dt>{seats[seat]?.name}</dt>
            <dd>
              <ViewList value={item} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul class={items.every(isPlain) ? 'generic-cards' : ''}>
      {items.map((item, i) => (
        <li key={i}>
          <ViewList value={item} context={context} />
        </li>
      ))}
    </ul>
  )
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function textOf(value: unknown, context: BoardContext): string {
  if (value === null || value === undefined) return texts().none
  if (typeof value === 'boolean') return value ? texts().yes : texts().no
  return typeof value === 'number' ? String(value) : context.sayLabel(String(value))
}
