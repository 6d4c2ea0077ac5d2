/* My quests, ticked; those that are met shine. Below them what lies on display, and the deck. */
import { allyOf, deckSize, iconBonus, type QuestId, questOf } from '../../rules/index.ts'
import { Sign } from '../art/signs.tsx'
import type { Choice, Model } from '../model.ts'
import { displayPlace, questPlace, storePlace } from '../places.ts'
import { names } from '../texts/index.ts'
import { capital, colourName, parts } from '../texts/parts.ts'
import { countMissing, Face, missing, Needs } from './card.tsx'
import { anyResolution, type Resolution, type Uses, usesOf } from './uses.ts'

export function Quests({ model }: { readonly model: Model }) {
  const t = parts()
  const { hand } = model.view.value
  // 10.2 The room for them stays the same when some are resolved.
  const holdsSix = allyOf(model.player.value, 'bedivere') !== undefined
  return (
    <section class={`merlin-quests merlin-section ${holdsSix ? 'merlin-six' : ''}`} aria-label={t.quests}>
      <h2 class="merlin-heading" data-place={storePlace(model.me.value, 'quests')}>
        {t.quests}
        <small>{hand === null ? '' : t.handSecret}</small>
      </h2>
      {hand === null ? null : <Hand model={model} hand={hand} />}
      <Display model={model} />
    </section>
  )
}

function Hand({ model, hand }: { readonly model: Model; readonly hand: readonly QuestId[] }) {
  const t = parts()
  return (
    <ul class={`merlin-quest-hand merlin-hand-of-${hand.length}`} aria-label={t.myQuests(hand.length)}>
      {hand.map((each) => (
        <li key={each}>
          <HandCard model={model} quest={each} />
        </li>
      ))}
      {hand.length === 0 ? <li class="merlin-none">{t.noQuests}</li> : null}
    </ul>
  )
}

function HandCard({ model, quest }: { readonly model: Model; readonly quest: QuestId }) {
  const t = parts()
  const uses = usesOf(model, quest)
  const { resolutions, discard } = uses
  const isReady = resolutions.length > 0
  const left = countMissing(model, quest)
  const state = isReady ? 'merlin-ready' : discard === undefined ? '' : 'merlin-drop'
  const press = () => {
    const choices = choicesOf(model, quest, uses)
    if (choices.length === 0) model.try(anyResolution(model, quest))
    else model.choose(capital(names().quest(questOf(model.view.value, quest))), choices)
  }
  return (
    <button
      type="button"
      class={`merlin-quest ${state}`}
      data-quest={quest}
      data-place={questPlace(quest)}
      data-ready={isReady}
      title={missing(model, quest)}
      onClick={press}
    >
      <Face model={model} quest={quest} />
      <Needs model={model} quest={quest} />
      <span class="merlin-quest-foot">
        {isReady ? <Resolve model={model} quest={quest} uses={uses} /> : left > 0 ? t.countMissing(left) : ''}
      </span>
      {discard === undefined ? null : <span class="merlin-drop-word">{t.discardIt}</span>}
    </button>
  )
}

/** "Resolve: 2 + 1 points or a seal" */
function Resolve({ model, quest, uses }: { readonly model: Model; readonly quest: QuestId; readonly uses: Uses }) {
  const t = parts()
  const first = uses.resolutions.find(({ seal }) => seal === null)
  return (
    <>
      <b>{t.resolve}</b> {first === undefined ? null : t.forPoints(pointsText(model, quest, first))}
      {uses.resolutions.some(({ seal }) => seal !== null) ? ` ${t.orSeal}` : ''}
      {first?.percival === null || first === undefined ? null : <span class="merlin-percival">{t.withPercival}</span>}
    </>
  )
}

/** 5.1, 6, 9.2 What the game says it would score: "2 + 1". */
function pointsText(model: Model, quest: QuestId, action: Resolution): string {
  const scored = model.context.legality.value
    .preview(action)
    .certain.flatMap((event) => (event.kind === 'scored' && 'points' in event ? [Number(event.points)] : []))
  const card = questOf(model.view.value, quest)
  // The printed points first, whatever comes on top after them.
  const bonus = iconBonus(model.player.value, card)
  return bonus > 0 ? [...scored.slice(1, 2), ...scored.slice(0, 1), ...scored.slice(2)].join(' + ') : scored.join(' + ')
}

function choicesOf(model: Model, quest: QuestId, { resolutions, discard, swaps }: Uses): Choice[] {
  const t = parts()
  const { icon, conditions } = questOf(model.view.value, quest)
  return [
    ...resolutions.map((action) => {
      const { seal, percival } = action
      const printed = percival === null ? undefined : conditions[percival.condition]
      const reads =
        percival !== null && printed !== undefined && 'province' in printed && printed.province !== null
          ? ` · ${t.reads(colourName(printed.province), colourName(percival.province))}`
          : ''
      const gain =
        seal === null ? t.forPoints(pointsText(model, quest, action)) : `${t.sealOn(seal)}: ${t.abilities[seal][icon]}`
      return {
        key: `${seal ?? 'points'}${reads}`,
        label: `${capital(gain)}${reads}`,
        action,
      }
    }),
    ...(discard === undefined ? [] : [{ key: 'discard', label: t.discardIt, action: discard }]),
    ...swaps.map((action) => {
      const other = model.view.value.display[action.place] ?? 0
      return {
        key: `swap-${action.place}`,
        label: t.swapFor(names().quest(questOf(model.view.value, other))),
        action,
      }
    }),
  ]
}

function Display({ model }: { readonly model: Model }) {
  const t = parts()
  const view = model.view.value
  const draws = model.legalOf('drawQuest')
  const fromDeck = draws.find(({ from }) => from === 'deck')
  const left = deckSize(view)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={`merlin-quest-display ${draws.length > 0 ? 'merlin-drawing' : ''}`}
      role="group"
      aria-label={t.onDisplay}
    >
      <span class="merlin-display-label">{t.onDisplay}</span>
      {view.display.map((quest, place) => {
        const draw = draws.find(({ from }) => from === place)
        if (quest === null) return <span key={place} class="merlin-display-quest" />
        const inner = (
          <>
            <span class="merlin-points">
              {questOf(view, quest).points}
              <span class="visually-hidden"> {t.pointsWord(questOf(view, quest).points)}</span>
            </span>
            <span>
              <Needs model={model} quest={quest} />
            </span>
          </>
        )
        return draw === undefined ? (
          <div key={place} class="merlin-display-quest" data-display={place} data-place={displayPlace(place)}>
            {inner}
          </div>
        ) : (
          <button
            key={place}
            type="button"
            class="merlin-display-quest merlin-gilt"
            data-draw={place}
            data-place={displayPlace(place)}
            onClick={() => model.act(draw)}
          >
            {inner}
          </button>
        )
      })}
      {fromDeck === undefined ? (
        <span class="merlin-quest-deck">
          <Sign name="quest" size={17} /> {t.inDeck(left)}
        </span>
      ) : (
        <button
          type="button"
          class="merlin-quest-deck merlin-gilt"
          data-draw="deck"
          onClick={() => model.act(fromDeck)}
        >
          <Sign name="quest" size={17} /> {t.drawDeck(left)}
        </button>
      )}
    </div>
  )
}

/** How many could be resolved now: for the tab. */
export function readyQuests(model: Model): number {
  return new Set(model.legalOf('resolveQuest').map(({ quest }) => quest)).size
}
