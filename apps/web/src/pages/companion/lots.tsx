/* Who begins, and whatever else is drawn by lot. */

import { deviceChance, shuffled } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { companionTexts } from './words/index.ts'

const PIPS = 6
const MOST_DICE = 6

export function Lots({ players }: { readonly players: readonly string[] }) {
  return (
    <>
      <Beginner players={players} />
      <OtherLots players={players} />
    </>
  )
}

/** A result is said again even if it is the same: the count makes it new. */
interface Drawn {
  readonly no: number
  readonly text: string
}

function Result({ drawn }: { readonly drawn: Drawn | undefined }) {
  return (
    <p class="companion-drawn" role="status">
      {drawn !== undefined && <b key={drawn.no}>{drawn.text}</b>}
    </p>
  )
}

function Beginner({ players }: { readonly players: readonly string[] }) {
  const t = companionTexts().companion
  const drawn = useSignal<Drawn | undefined>(undefined)
  const draw = () => {
    const name = at(players, deviceChance.pick(players.length, 'who begins'))
    drawn.value = { no: (drawn.peek()?.no ?? 0) + 1, text: t.beginnerIs(name) }
  }
  return (
    <section aria-labelledby="begins">
      <h2 class="section-heading" id="begins">
        {t.begins}
      </h2>
      <button type="button" class="button primary" onClick={draw}>
        {t.drawBeginner}
      </button>
      <Result drawn={drawn.value} />
    </section>
  )
}

function OtherLots({ players }: { readonly players: readonly string[] }) {
  const t = companionTexts().companion
  const id = useId()
  const drawn = useSignal<Drawn | undefined>(undefined)
  const dice = useSignal(1)
  const say = (text: string) => {
    drawn.value = { no: (drawn.peek()?.no ?? 0) + 1, text }
  }
  const throwDice = () => Array.from({ length: dice.value }, () => 1 + deviceChance.pick(PIPS, 'die')).join(', ')
  const button = (text: string, draw: () => string) => (
    <button type="button" class="button secondary" onClick={() => say(draw())}>
      {text}
    </button>
  )
  return (
    <section aria-labelledby="lots">
      <h2 class="section-heading" id="lots">
        {t.lots}
      </h2>
      <p class="muted">{t.lotsHint}</p>
      <div class="companion-buttons">
        {button(t.order, () => t.orderIs(shuffled(players).join(', ')))}
        {button(t.oneOf, () => t.drawn(at(players, deviceChance.pick(players.length, 'lot'))))}
        {button(t.coin, () => t.coinIs(deviceChance.pick(2, 'coin') === 0 ? t.heads : t.tails))}
        {button(t.dice, () => t.diceAre(throwDice()))}
        <label for={id}>{t.howMany}</label>
        <select
          id={id}
          class="input"
          onChange={(event) => {
            dice.value = event.currentTarget.selectedIndex + 1
          }}
        >
          {Array.from({ length: MOST_DICE }, (_, i) => (
            <option key={i} selected={dice.value === i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </div>
      <Result drawn={drawn.value} />
    </section>
  )
}
