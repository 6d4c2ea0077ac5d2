/* What a deal would do to my outfit and my purse, before it is struck. */
import type { ComponentChildren } from 'preact'
import type { Card } from '../rules/index.ts'
import { worthOf } from '../rules/index.ts'
import { Glyph, Sign } from './art.tsx'
import type { Model } from './model.ts'
import { effectOf, outfitOf } from './outfit.ts'
import { texts } from './texts/index.ts'

export interface Prospect {
  readonly hand: readonly Card[]
  readonly coins: number
}

interface EffectLineProps {
  readonly model: Model
  readonly prospect: Prospect
  /** So many offers of mine could no longer be kept. */
  readonly falls?: number
  readonly children?: ComponentChildren
}

/** In a few words: completes, keeps, breaks. Who is out of the fighting needs none. */
export function EffectLine({ model, prospect, falls = 0, children }: EffectLineProps) {
  const t = texts()
  const { hand, coins } = prospect
  const notes = [coins === model.purse.value ? [] : t.leavesYou(coins), falls === 0 ? [] : t.ownFall(falls)].flat()
  const left = notes.length === 0 ? null : <em>{notes.join(', ')}</em>
  if (!model.isFighting(model.me.value))
    return (
      <p class="tournament-effect plain">
        {left}
        {children}
      </p>
    )
  const effect = effectOf(model.hand.value, hand)
  const { gaps } = outfitOf(hand)
  const text = effect === 'lacks' ? t.stillLacks(gaps.map((weapon) => t.aWeapon[weapon])) : t.effects[effect]
  const isBad = effect === 'breaks'
  return (
    <p class={`tournament-effect ${effect}`}>
      {effect === 'lacks' ? null : <Sign id={isBad ? 'cross' : 'check'} />}
      <span>{text}</span>
      {left}
      {children}
    </p>
  )
}

interface OutfitRowProps {
  readonly hand: readonly Card[]
  /** The cards that would come, each as it would be written: "8", "8+". */
  readonly got: ReadonlyMap<Card, string>
}

/** The outfit as it would be, part by part. */
export function OutfitRow({ hand, got }: OutfitRowProps) {
  const t = texts()
  const { parts } = outfitOf(hand)
  return (
    <ol class="tournament-outfit" aria-label={t.outfitThen}>
      {parts.map(({ weapon, cards, by }) => (
        <li key={weapon} class={`${by} ${cards.some((card) => got.has(card)) ? 'new' : ''}`}>
          <Glyph kind={by === 'joker' ? 'joker' : weapon} />
          <span>
            {by === 'card'
              ? cards.map((card) => got.get(card) ?? worthOf(card)).join(' · ')
              : by === 'joker'
                ? t.jokerWord
                : '–'}
          </span>
        </li>
      ))}
    </ol>
  )
}
