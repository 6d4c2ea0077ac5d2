/* Lists of the settings: each row says what it is, and may have one button. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Answer, isRefused } from '../../api/http.ts'
import { showRefusal } from '../../i18n/show-refusal.ts'

/** A list that is loaded when shown, and again after each change. */
export function useList<T>(
  load: () => Promise<Answer<readonly T[]>>,
): readonly [Signal<readonly T[]>, () => Promise<void>] {
  const list = useSignal<readonly T[]>([])
  const refresh = async () => {
    const answer = await load()
    if (!isRefused(answer)) list.value = answer
  }
  useEffect(() => void refresh(), [])
  return [list, refresh]
}

export async function isDone(answer: Answer<object> | undefined): Promise<boolean> {
  if (answer !== undefined && isRefused(answer)) await showRefusal(answer)
  return answer !== undefined && !isRefused(answer)
}

export interface Row {
  readonly id: string
  readonly text: string
  readonly note?: string
  readonly badge?: string
  readonly act?: string
}

interface KeyListProps {
  readonly items: readonly Row[]
  readonly none: ComponentChildren
  readonly onAct: (id: string) => void
}

export function KeyList({ items, none, onAct }: KeyListProps) {
  if (items.length === 0) return <p class="muted">{none}</p>
  return (
    <ul class="keys">
      {items.map(({ id, text, note, badge, act }) => (
        <li key={id}>
          <span>
            <b>{text}</b> {badge !== undefined && <span class="badge live">{badge}</span>}
            {note !== undefined && <small>{note}</small>}
          </span>
          {act !== undefined && (
            <button type="button" class="button ghost compact" aria-label={`${act}: ${text}`} onClick={() => onAct(id)}>
              {act}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
