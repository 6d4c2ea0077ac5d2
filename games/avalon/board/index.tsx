/* The Avalon board: eleven regions in a row, the opponent's piles above, one's own below. */

import type { Board, BoardContext, BoardModule, BoardTexts, Finish } from '@logres/board-kit'
import { afterPaint, Motion, useMotion, whenIdle } from '@logres/board-kit'
import { computed, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { CROWNS_TO_WIN, parseAction } from '../rules/index.ts'
import { Answer } from './answer.tsx'
import { listenForCards } from './drag.ts'
import { pressKey } from './keys.ts'
import { hasPlayed, Model } from './model.ts'
import { CardMoves } from './motion.ts'
import { Opened } from './opened.tsx'
import { Me, Opponent } from './people.tsx'
import { placesOf } from './places-of.ts'
import { RegionItem } from './region.tsx'
import { Say } from './say.tsx'
import { Shield } from './shield.tsx'
import { Supply } from './supply.tsx'
import { logTexts } from './telling/log-texts.tsx'
import { paceOf } from './telling/pace.ts'
import { readings, score } from './telling/readings.ts'
import { told } from './telling/told.tsx'
import './style/index.ts'
import { texts, textsReady } from './texts/index.ts'

function Field({ model, motion }: { readonly model: Model; readonly motion: Motion }) {
  useMotion(motion)
  const draw = () => {
    model.isDrawn.value = true
  }
  useEffect(() => afterPaint(draw), [model])
  const { places } = model.view.value
  const leave = () => {
    model.focus.value = undefined
  }
  return (
    <>
      <ol class="avalon-row" aria-label={texts().row} onPointerLeave={leave}>
        {places.map((place, position) => (
          <RegionItem key={position} model={model} place={place} position={position} />
        ))}
      </ol>
      <Opened model={model} />
    </>
  )
}

function finishOf(model: Model): Finish | undefined {
  const t = texts()
  const kind = model.asked.value?.kind
  // It ends by itself.
  if (model.ending.isUnderWay.value) return undefined
  if (kind === 'endTurn') return { action: { kind: 'endTurn' }, label: t.endNow, confirmText: null, isLast: true }
  if (kind !== 'playCards') return undefined
  const { ending } = model
  const plays = { action: { kind: 'finishPlays' }, label: t.finishPlays }
  if (ending.chosen.value !== undefined) return { ...plays, confirmText: null, run: () => ending.confirm() }
  const hasWon = model.crownsOf(model.me.value) >= CROWNS_TO_WIN
  return { ...plays, confirmText: hasPlayed(model) || hasWon ? null : t.sureNothing }
}

type Explanations = typeof import('./explain/index.ts')
/** A signal: what shows names of things shows them once they are loaded. */
const explanations = signal<Explanations | undefined>(undefined)

/** Milliseconds until explanations are loaded on a busy page. */
const LATER = 2000

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
  const motion = new Motion(context, new CardMoves(model))
  const stopDrags = listenForCards(document, model)
  return {
    Above: () => <Opponent model={model} />,
    Field: () => <Field model={model} motion={motion} />,
    PromptText: () => <Say model={model} />,
    Answer: () => <Answer model={model} />,
    isAnswering: computed(() => model.asked.value?.kind.startsWith('answer') === true),
    Below: () => <Me model={model} />,
    Side: () => <Supply model={model} />,
    finish: computed(() => finishOf(model)),
    key: (event) => pressKey(model, event),
    logTexts: (lines, players) => logTexts(lines, players, context.sayEvent),
    telling: { told, readings, score, sign: (seat, { reader }) => <Shield isMine={seat === (reader ?? 0)} /> },
    explain: (place) => explanations.value?.explainPlace(model, place),
    placesOf: (action) => {
      const parsed = parseAction(action)
      return parsed.kind === 'refusal' ? [] : placesOf(parsed, model.me.peek())
    },
    close() {
      stopDrags()
      motion.close()
      model.close()
    },
  }
}

function sayings(): BoardTexts {
  const { standing, exceptAt, regionNo, keys } = texts()
  return { standing, exceptAt, place: regionNo, keys }
}

export const board: BoardModule = {
  texts: sayings,
  ready: textsReady,
  open,
  paceOf,
}
