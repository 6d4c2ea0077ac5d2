/* One click, several meanings: the choice is asked for in the centre, like all questions, so that nothing else moves. */
import { useEffect, useRef } from 'preact/hooks'
import type { Model } from '../model.ts'
import { parts } from '../texts/parts.ts'

export function Ask({ model }: { readonly model: Model }) {
  const root = useRef<HTMLElement>(null)
  const asking = model.asking.value
  useEffect(() => root.current?.querySelector('button')?.focus(), [asking])
  if (asking === undefined) return null
  const { title, choices } = asking
  return (
    <section
      class="merlin-card merlin-ask"
      aria-label={title}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        model.dismiss()
      }}
    >
      <b>{title}</b>
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.key}
          class="merlin-choice"
          data-choice={choice.key}
          onClick={() => model.take(choice)}
        >
          {choice.label}
        </button>
      ))}
      <button type="button" class="merlin-choice merlin-back" onClick={() => model.dismiss()}>
        {parts().notNow}
      </button>
    </section>
  )
}
