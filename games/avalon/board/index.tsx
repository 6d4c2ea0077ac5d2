/* The Avalon board: eleven regions in a row, the opponent's piles above, one's own below. */

import type { Board, BoardContext, BoardModule, BoardTexts, Finish } from '@logres/board-kit'
import { afterPaint, Motion, useMotion } from '@logres/board-kit'
import { computed, effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { CROWNS_TO_WIN } from '../rules/index.ts'
import { Answer } from './answer.tsx'
import { listenForCards } from './drag.ts'
import { pressKey } from './keys.ts'
import { Model } from './model.ts'
import { CardMoves } from './motion.ts'
import { Opened } from './opened.tsx'
import { Me, Opponent } from './people.tsx'
import { RegionItem } from './region.tsx'
import { Say } from './say.tsx'
import { Supply } from './supply.tsx'
import { tell } from './telling.tsx'
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
  if (kind === 'endTurn') return { action: { kind: 'endTurn' }, label: t.endNow, confirmText: null, isLast: true }
  if (kind !== 'playCards') return undefined
  const hasWon = model.crownsOf(model.me.value) >= CROWNS_TO_WIN
  const steps = model.context.steps.value
  const no = model.view.value.turnNo
  const hasPlayed = steps.some(({ turn, events }) => turn.no === no && events.some(({ kind }) => PLAYS.includes(kind)))
  return {
    action: { kind: 'finishPlays' },
    label: t.finishPlays,
    confirmText: hasPlayed || hasWon ? null : t.sureNothing,
  }
}

const PLAYS: readonly string[] = ['reinforced', 'spellCast', 'attackDeclared']

function open(context: BoardContext): Board {
  const model = new Model(context)
  const motion = new Motion(context, new CardMoves(model))
  const stopDrags = listenForCards(document, model)
  // A card picked is put back when something else is asked.
  const stopPicking = effect(() => {
    if (model.asked.value?.kind !== 'playCards') model.pick(undefined)
  })
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
    logTexts: (lines, players) => tell(lines, players, context.sayEvent),
    close() {
      stopDrags()
      motion.close()
      stopPicking()
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
}
