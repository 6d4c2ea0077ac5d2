/* The Merlin board: the round table in the middle, what a die leads to beside it, one's own things around. */

import type { Board, BoardContext, BoardModule, BoardTexts, Finish } from '@logres/board-kit'
import { isNarrow, Motion, useMotion, whenIdle } from '@logres/board-kit'
import { computed, signal } from '@preact/signals'
import { question } from '../rules/index.ts'
import { Castle, OtherCastles } from './castle/index.tsx'
import { Domain } from './domain/index.tsx'
import { Draft, KingsFavour } from './draft/index.tsx'
import { listenForPieces } from './drag.ts'
import { pressKey } from './keys.ts'
import { Model, type Tab } from './model.ts'
import { PieceMoves } from './motion.ts'
import { Quests } from './quests/index.tsx'
import { Ring } from './ring/ring.tsx'
import { Rounds } from './rounds.tsx'
import { Say } from './say.tsx'
import { Scoring } from './scoring/late.tsx'
import './style/index.ts'
import { tell } from './log-texts.ts'
import { Tabs, tabFor } from './tabs.tsx'
import { tellingOf } from './telling/index.tsx'
import { paceOf } from './telling/pace.ts'
import { texts, textsReady } from './texts/index.ts'
import { WayCard } from './way/card.tsx'
import { Sayings } from './way/choices.tsx'

/** Milliseconds until what is not needed at once is loaded on a busy page. */
const LATER = 3000

interface Parts {
  readonly model: Model
  readonly motion: Motion
}

function Field({ model, motion }: Parts) {
  useMotion(motion)
  return (
    <>
      <Ring model={model} />
      <div class={`merlin-panel merlin-way ${isPlaying(model) ? 'merlin-kept' : ''}`} data-panel="move">
        <Way model={model} />
      </div>
      <Scoring model={model} />
    </>
  )
}

/** Who plays will need the room of the way card again, even with no die left in this round. */
function isPlaying(model: Model): boolean {
  return model.isSeated.value && model.context.isLive.value
}

/** What scrolls by itself must be reached by the keys even where nothing in it can have the focus. */
const SCROLLS = { tabIndex: 0 }

function scrollsOnPhones(): { readonly tabIndex?: number } {
  return isNarrow.value ? SCROLLS : {}
}

/** Where it goes, the draft before it begins, nothing once it is over. */
function Way({ model }: { readonly model: Model }) {
  if (model.view.value.isOver && model.sheet.value === undefined) return null
  return question(model.view.value)?.kind === 'chooseAlly' ? <Draft model={model} /> : <WayCard model={model} />
}

/** On a phone the panel that a question opens stands in place of the way card: what else can be answered is said there too. */
function OtherAnswers({ model, tab }: { readonly model: Model; readonly tab: Tab }) {
  const isOpened = isNarrow.value && model.asked.value !== null && tabFor(model) === tab
  return isOpened ? <Sayings model={model} /> : null
}

/** All that is one's own; on a phone each behind its tab. */
function Own({ model }: { readonly model: Model }) {
  return (
    <>
      <div class="merlin-own">
        <div class="merlin-panel merlin-panel-domain" data-panel="domain" {...scrollsOnPhones()}>
          <OtherAnswers model={model} tab="domain" />
          <Domain model={model} />
        </div>
        <div class="merlin-panel" data-panel="castle" {...scrollsOnPhones()}>
          <Castle model={model} />
          <KingsFavour model={model} />
        </div>
        <div class="merlin-panel merlin-panel-quests" data-panel="quests">
          <OtherAnswers model={model} tab="quests" />
          <Quests model={model} />
        </div>
      </div>
      <Tabs model={model} />
    </>
  )
}

function finishOf(model: Model): Finish | undefined {
  const t = texts()
  if (model.asked.value?.kind !== 'finish') return undefined
  const hasQuest = model.legalOf('resolveQuest').length > 0
  const isLast = model.legal.value.length === 1
  return { action: { kind: 'endTurn' }, label: t.endTurn, confirmText: hasQuest ? t.sureQuest : null, isLast }
}

type Explanations = typeof import('./explain/index.ts')
/** A signal: what shows names of things shows them once they are loaded. */
const explanations = signal<Explanations | undefined>(undefined)

/** What a thing is need not be known before anybody points at it. */
function loadExplanations(): void {
  void import('./explain/index.ts').then(async (loaded) => {
    await loaded.explanationsReady()
    explanations.value = loaded
  })
}

function open(context: BoardContext): Board {
  whenIdle(loadExplanations, LATER)
  const model = new Model(context)
  const motion = new Motion(context, new PieceMoves(model))
  const stopDrags = listenForPieces(document, model)
  return {
    Above: () => <Rounds model={model} />,
    Field: () => <Field model={model} motion={motion} />,
    PromptText: () => <Say model={model} />,
    Answer: () => null,
    isAnswering: computed(() => false),
    Below: () => <Own model={model} />,
    Side: () => (
      <div class="merlin-panel merlin-panel-table" data-panel="table" {...SCROLLS}>
        <OtherCastles model={model} />
      </div>
    ),
    finish: computed(() => finishOf(model)),
    key: (event) => pressKey(model, event),
    telling: tellingOf(context.sayEvent),
    turnTo: (place) => model.turnTo(place),
    explain: (place) => explanations.value?.explainPlace(model, place),
    logTexts: (lines, players) => tell(lines, players, context.sayEvent),
    placesOf: (action) => explanations.value?.placesOf(action, model) ?? [],
    close() {
      stopDrags()
      motion.close()
      model.close()
    },
  }
}

function sayings(): BoardTexts {
  const { standing, exceptAt, place, keys } = texts()
  return { standing, exceptAt, place, keys }
}

export const board: BoardModule = {
  texts: sayings,
  ready: textsReady,
  open,
  paceOf,
}
