/* In the middle of the table: my dice. Looking at one shows where it leads. */

import { Die, Sign } from '../art/signs.tsx'
import type { MyDie } from '../dice.ts'
import type { Model } from '../model.ts'
import { spaceName } from '../names.ts'
import { dicePlace, diePlace } from '../places.ts'
import { texts } from '../texts/index.ts'

export function Hub({ model, isSmall }: { readonly model: Model; readonly isSmall: boolean }) {
  const t = texts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in the middle of a drawing
    <div
      class="merlin-dice"
      data-place={dicePlace(model.me.value)}
      role="group"
      aria-label={model.isSeated.value ? t.dice : t.diceOf(model.nameOf(model.me.value))}
      onPointerLeave={() => glance(model, undefined)}
    >
      {model.dice.value.map((die) => (
        <DieButton key={die.no} model={model} die={die} size={isSmall ? 38 : 48} />
      ))}
    </div>
  )
}

function glance(model: Model, no: number | undefined): void {
  model.glanced.value = no
}

function DieButton({ model, die, size }: { readonly model: Model; readonly die: MyDie; readonly size: number }) {
  const { no, figure, value, state } = die
  const isShown = model.die.value?.no === no
  const isMerlins = figure === 'merlin'
  return (
    <button
      type="button"
      class={`merlin-die-button ${state === 'used' ? 'merlin-used' : ''} ${isShown ? 'merlin-on' : ''}`}
      data-die={no}
      data-place={diePlace(no)}
      data-value={value}
      aria-label={labelOf(model, die)}
      aria-pressed={isShown}
      onClick={() => model.pressDie(no)}
      onPointerEnter={(event) => {
        // A finger has no way to look without touching: its first touch picks.
        if (event.pointerType === 'mouse' && state === 'left') glance(model, no)
      }}
      onFocus={(event) => {
        if (state === 'left' && event.currentTarget.matches(':focus-visible')) glance(model, no)
      }}
      onBlur={() => glance(model, undefined)}
    >
      <Die value={value} seat={isMerlins ? 'merlin' : model.me.value} size={size} />
      {isMerlins ? <Sign name="hat" size={21} /> : null}
    </button>
  )
}

function labelOf(model: Model, { no, figure, value, state }: MyDie): string {
  const t = texts()
  const [on, back] = model.goals.value.find(({ die }) => die.no === no)?.ways ?? []
  if (state === 'used' || on === undefined) {
    const isThere = state !== 'used'
    if (figure === 'merlin') return isThere ? t.merlinsDie(value) : t.merlinUsed
    return isThere ? t.yourDie(value) : t.dieUsed(value)
  }
  const goal = spaceName(model, on.acts)
  return figure === 'merlin' && back !== undefined
    ? t.merlinTo(value, goal, spaceName(model, back.acts))
    : t.dieTo(value, goal)
}
