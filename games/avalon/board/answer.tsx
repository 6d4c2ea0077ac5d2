/* An attack or a spell to be answered: it takes the prompt's place, covers nothing, and goes away only by an answer. */

import { at } from '@logres/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { lossesOf } from '../rules/index.ts'
import { Chip, Crowns, cardClass, Face } from './card.tsx'
import type { Model } from './model.ts'
import { cardName, regionName } from './names.ts'
import { Swords } from './pile.tsx'
import { Sign } from './signs.tsx'
import { ANSWER_NO, ANSWER_YES } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Answer({ model }: { readonly model: Model }) {
  const asked = model.asked.value
  if (asked === null || !asked.kind.startsWith('answer')) return null
  return <Dialog model={model} isSpell={asked.kind === 'answerSpell'} position={Number(asked.params.at)} />
}

interface DialogProps {
  readonly model: Model
  readonly isSpell: boolean
  readonly position: number
}

function Dialog({ model, isSpell, position }: DialogProps) {
  const t = texts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // With the place it is about: on a phone both may lie below the edge.
    heading.current?.closest('.avalon-dialog')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { Clock } = model.context
  const view = model.view.value
  const place = at(view.places, position)
  const attacker = at(place.piles[model.other], place.piles[model.other].length - 1)
  const name = model.nameOf(model.other)
  const region = regionName(place.region)
  const target = place.piles[model.me.value].at(-1)
  const whose =
    place.region === null ? t.theMist : place.owner === model.me.value ? t.yourRegion(region) : t.theRegion(region)
  return (
    <section class="avalon-dialog" role="alertdialog" aria-modal="false" aria-labelledby="avalon-question">
      <div class="avalon-dialog-head">
        <span class="avalon-dialog-sign">{isSpell ? <Sign id="wand" cls="avalon-icon" /> : <Swords />}</span>
        <h2 class="match-question" id="avalon-question" tabIndex={-1} ref={heading}>
          <b>{isSpell ? t.spellOn(name, target === undefined ? '' : cardName(target)) : t.attackOn(name, whose)}</b>{' '}
          {isSpell ? t.atWithA(whose, position + 1) : t.withA(position + 1)} <Chip card={attacker} named />{' '}
          {cardName(attacker)}. {t.doYouAnswer}
        </h2>
        <Clock seat={model.me.value} />
      </div>
      <div class="avalon-options">
        <Yes model={model} isSpell={isSpell} attacker={attacker} />
        <No model={model} isSpell={isSpell} position={position} />
      </div>
    </section>
  )
}

function Yes({
  model,
  isSpell,
  attacker,
}: {
  readonly model: Model
  readonly isSpell: boolean
  readonly attacker: number
}) {
  const t = texts()
  const card = model.answerCard.value
  const action = model.legal(isSpell ? 'counterSpell' : 'resist')[0]
  if (card === undefined) return null
  // To a hand without the card it is said too: who looks over the shoulder must not see it from the buttons being fewer.
  if (action === undefined) {
    return (
      <p class="avalon-option avalon-cannot">
        <span class={`${cardClass(card)} avalon-full-card`} aria-hidden="true">
          <Face card={card} />
        </span>
        <span>{t.noFitting(cardName(card))}</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      class="avalon-option yes"
      data-choice="1"
      data-place={ANSWER_YES}
      onClick={() => model.act(action)}
    >
      <span class={`${cardClass(card)} avalon-full-card`} aria-hidden="true">
        <Face card={card} />
      </span>
      <span>
        <b>{t.answerWith(cardName(card))}</b>
        <span>{isSpell ? t.spellFails(cardName(attacker)) : t.attackFails}</span>
      </span>
    </button>
  )
}

function No({
  model,
  isSpell,
  position,
}: {
  readonly model: Model
  readonly isSpell: boolean
  readonly position: number
}) {
  const t = texts()
  const me = model.me.value
  const place = at(model.view.value.places, position)
  const mine = place.piles[me]
  const lost = place.owner === me ? (place.region?.crowns ?? 0) : 0
  const decline = () => model.act({ kind: 'decline' })
  if (isSpell) {
    const target = mine.at(-1)
    return (
      <button type="button" class="avalon-option noo" data-choice="2" data-place={ANSWER_NO} onClick={decline}>
        <span class="avalon-fall">{target === undefined ? null : <Chip card={target} named />}</span>
        <span>
          <b>{t.letItGo}</b>
          <span>{target === undefined ? '' : t.letItGoHow(cardName(target), model.nameOf(model.other))}</span>
        </span>
      </button>
    )
  }
  const { fall, owed } = lossesOf(place, model.other, place.piles[model.other].length)
  return (
    <button type="button" class="avalon-option noo" data-choice="2" data-place={ANSWER_NO} onClick={decline}>
      {lost === 0 ? null : (
        <span class="avalon-fall">
          <Crowns count={lost} />
          <i>−{lost}</i>
        </span>
      )}
      <span>
        <b>{t.letItFall}</b>
        <span>
          {t.letItFallHow(model.crownsOf(me), lost, mine.length)} {t.theyLose(model.nameOf(model.other), fall, owed)}
        </span>
      </span>
    </button>
  )
}
