/* One click, several meanings: the choice is asked for right where it was made. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { parts } from '../texts/parts.ts'

export interface Choice {
  readonly key: string
  readonly label: ComponentChildren
  readonly onChoose: () => void
}

export interface AskProps {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly onClose: () => void
}

export function Ask({ title, choices, onClose }: AskProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('button')?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class="merlin-ask"
      role="group"
      aria-label={title}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <b>{title}</b>
      {choices.map(({ key, label, onChoose }) => (
        <button
          type="button"
          key={key}
          class="merlin-choice"
          data-choice={key}
          onClick={() => {
            onClose()
            onChoose()
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" class="merlin-choice merlin-back" onClick={onClose}>
        {parts().notNow}
      </button>
    </div>
  )
}
