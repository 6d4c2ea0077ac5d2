/* The page of a scoring is loaded when there is time for it: the first one comes after two rounds. */
import { whenIdle } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { question, ROUNDS } from '../../rules/index.ts'
import { Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { parts } from '../texts/parts.ts'

type Page = typeof import('./index.tsx')
const page = signal<Page | undefined>(undefined)

async function load(): Promise<Page> {
  const loaded = await import('./index.tsx')
  page.value = loaded
  return loaded
}

/** Milliseconds, on a busy page. */
const LATER = 2000

export function Scoring({ model }: { readonly model: Model }) {
  const loaded = page.value
  const isDue = question(model.view.value)?.kind === 'grail' || model.view.value.isOver
  useEffect(() => {
    if (loaded !== undefined) return
    if (isDue) void load()
    else whenIdle(() => void load(), LATER)
  }, [loaded, isDue])
  return loaded === undefined ? null : <loaded.Scoring model={model} />
}

const ROMAN = ['I', 'II', 'III'] as const

/** The scorings there were, to be read again. */
export function PastScorings({ model }: { readonly model: Model }) {
  const t = parts()
  const { round, isOver } = model.view.value
  const isCounting = question(model.view.value)?.kind === 'grail'
  const done = Math.floor((isOver ? ROUNDS : isCounting ? round : round - 1) / 2)
  return (
    <p class={`merlin-past-scorings ${done === 0 ? 'merlin-none-yet' : ''}`}>
      <Sign name="scales" size={16} /> {t.scorings}
      {ROMAN.slice(0, done).map((numeral, i) => (
        <button
          type="button"
          key={numeral}
          class="merlin-past-number"
          data-scoring={i + 1}
          onClick={async () => (await load()).showingOf(model).show(i + 1, true)}
        >
          <span class="visually-hidden">{t.scoringTitle(i + 1)}: </span>
          {numeral}
        </button>
      ))}
    </p>
  )
}
