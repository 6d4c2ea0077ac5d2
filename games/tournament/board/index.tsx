/* The tournament board: the market of a barter, the lists of the duels, and one's own hand under both. */

import type { Board, BoardContext, BoardModule, BoardTexts, Finish, PlaceId } from '@logres/board-kit'
import { isNarrow, late, whenIdle } from '@logres/board-kit'
import { isRefusal } from '@logres/kernel'
import { computed, effect, signal } from '@preact/signals'
import { parseAction } from '../rules/index.ts'
import { Announcement, OutOfLists } from './announce.tsx'
import { BannerArt } from './art.tsx'
import { Composer } from './composer.tsx'
import { listenForCards } from './drag.ts'
import type { Explainer } from './explain/index.ts'
import { Ground } from './ground.tsx'
import { Hand } from './hand.tsx'
import { Heap, SpoilsPanel } from './heap.tsx'
import { type JudgementPart, judgementReady, openJudgement } from './judgement/index.tsx'
import { pressKey } from './keys.ts'
import { Knights, Sequence } from './knights.tsx'
import { logTexts } from './log-texts.ts'
import { Market } from './market.tsx'
import { Model, type Phase, type Tab } from './model.ts'
import { showDeal } from './motion.tsx'
import { OpenCards } from './open-cards.tsx'
import { Phases } from './phases.tsx'
import { placesOf } from './places-of.ts'
import { Redealt, WentOut } from './redeal.tsx'
import { Say } from './say.tsx'
import { stagesOf } from './stages.ts'
import { Tabs } from './tabs.tsx'
import { heading } from './telling/heading.ts'
import { paceOf } from './telling/pace.ts'
import { readings, score } from './telling/readings.ts'
import { actorOf } from './telling/stories.ts'
import { tellingReady, tellingTexts } from './telling/texts/index.ts'
import { told } from './telling/told.tsx'
import './style/index.ts'
import { texts, textsReady } from './texts/index.ts'

function Above({ model }: { readonly model: Model }) {
  return (
    <>
      <Phases model={model} />
      <div class="tournament-left">
        <Knights model={model} />
        <Sequence model={model} />
        <SpoilsPanel model={model} />
      </div>
    </>
  )
}

interface FieldProps {
  readonly model: Model
  readonly judgement: JudgementPart
}

type Shown = Exclude<Phase, 'judgement'> | 'reveal' | 'out' | 'banners'

function Field({ model, judgement }: FieldProps) {
  if (judgement.isOn.value) {
    return (
      <div class="tournament-field tournament-judgement">
        <judgement.Field />
      </div>
    )
  }
  const shown = shownIn(model)
  // What scrolls must be reachable by keyboard, where nothing in it is.
  const isReached = isNarrow.value || model.asked.value === null
  return (
    <div class={`tournament-field tournament-in-${shown}`} {...(isReached && { tabIndex: 0 })}>
      <Scene model={model} shown={shown} />
    </div>
  )
}

function shownIn(model: Model): Shown {
  const scene = model.scene.value
  const phase = model.phase.value
  if (scene === 'duel' || phase === 'judgement') return 'reveal'
  return scene ?? phase
}

const useOver = late(() => import('./over.tsx'))

function Over({ model }: { readonly model: Model }) {
  const loaded = useOver(true)
  return loaded === undefined ? null : <loaded.Over model={model} />
}

function Scene({ model, shown }: { readonly model: Model; readonly shown: Shown }) {
  switch (shown) {
    case 'draft':
      return <OpenCards model={model} />
    case 'barter':
      return (
        <>
          <Market model={model} />
          {model.isTrading ? <Composer model={model} /> : null}
        </>
      )
    case 'announcement':
      return <Announcement model={model} />
    case 'lay':
    case 'purchase':
    case 'reveal':
      return (
        <>
          <Ground model={model} />
          {isOut(model) ? <OutOfLists model={model} /> : null}
        </>
      )
    case 'out':
      return <WentOut model={model} />
    case 'banners':
      return <Redealt model={model} />
    case 'over':
      return <Over model={model} />
  }
}

const IN_DUEL: readonly Phase[] = ['lay', 'judgement', 'purchase']

function isInDuel(model: Model): boolean {
  return IN_DUEL.includes(model.phase.value)
}

function isOut(model: Model): boolean {
  return model.me.value !== undefined && !model.isFighting(model.me.value)
}

function finishOf(model: Model): Finish | undefined {
  const t = texts()
  const asked = model.asked.value
  if (asked?.kind !== 'barter' || asked.params.ready === true) return undefined
  const { gaps } = model.outfit.value
  const isShort = model.isFighting(model.me.value) && gaps.length > 0
  const confirmText = isShort ? `${t.youLack(gaps.map((weapon) => t.aWeapon[weapon]))} ${t.readyAllTheSame}` : null
  return { action: { kind: 'ready' }, label: t.imReady, confirmText }
}

/** On a phone. */
function tabOf(place: PlaceId): Tab {
  if (/^(knight|banner|sequence|hand|purse)\b/.test(place)) return 'lists'
  return /^(audience|send-offer)\b/.test(place) ? 'offer' : 'market'
}

/** In milliseconds: nobody asks for an explanation before. */
const SOON = 2000

function open(context: BoardContext): Board {
  const model = new Model(context)
  model.onDeal = (deal) => showDeal(model, deal)
  const stopDrags = listenForCards(document, model)
  const judgement = openJudgement(context, (seat) => (
    <BannerArt banner={model.view.value.banners[seat] ?? null} seat={seat} />
  ))
  const isJudging = judgement.isOn
  // A player who runs sees the tokens, wherever they were on their phone.
  const stopTurning = effect(() => {
    if (judgement.isMine.value) model.goTo('market')
  })
  const explainer = signal<Explainer | undefined>(undefined)
  whenIdle(async () => {
    const { openExplainer } = await import('./explain/index.ts')
    explainer.value = await openExplainer(model)
  }, SOON)
  return {
    Above: () => <Above model={model} />,
    Field: () => <Field model={model} judgement={judgement} />,
    PromptText: () => (isJudging.value ? <judgement.Say /> : <Say model={model} />),
    Answer: () => null,
    isAnswering: computed(() => false),
    Below: () => (
      <>
        <div class="tournament-below">
          <Hand model={model} />
          {isInDuel(model) && !isJudging.value ? <Heap model={model} /> : null}
        </div>
        <Tabs model={model} />
      </>
    ),
    Side: () => null,
    finish: computed(() => finishOf(model)),
    key: (event) => (isJudging.peek() && judgement.key(event)) || pressKey(model, event),
    logTexts,
    telling: {
      told: (lines, steps, players) => told(lines, steps, players, tellingTexts()),
      readings,
      heading,
      keepsPrompt: true,
      actor: actorOf,
      score,
    },
    turnTo: (place) => model.goTo(tabOf(place)),
    explain: (place) => explainer.value?.(place),
    placesOf: (action) => {
      const parsed = parseAction(action)
      return isRefusal(parsed) ? [] : placesOf(parsed)
    },
    close() {
      stopDrags()
      stopTurning()
      judgement.close()
      model.close()
    },
  }
}

function sayings(): BoardTexts {
  const { keys } = texts()
  return { standing: {}, exceptAt: '', place: String, keys }
}

export const board: BoardModule = {
  texts: sayings,
  ready: async () => {
    await Promise.all([textsReady(), tellingReady(), judgementReady()])
  },
  open,
  stagesOf,
  paceOf,
}
