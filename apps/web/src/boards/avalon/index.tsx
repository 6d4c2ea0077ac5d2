/* The Avalon board: eleven regions in a row, the opponent's piles above, one's own below. */
import { avalon, CROWNS_TO_WIN, STANDING } from '@logres/avalon'
import { computed, effect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Board, BoardContext, BoardModule, Finish } from '../board.ts'
import { Answer } from './answer.tsx'
import { listenForDrags } from './drag.ts'
import { pressKey } from './keys.ts'
import { Model } from './model.ts'
import { showMotion } from './motion.ts'
import { Opened } from './opened.tsx'
import { Me, Opponent } from './people.tsx'
import { RegionItem } from './region.tsx'
import { Say } from './say.tsx'
import { Signs } from './signs.tsx'
import { Supply } from './supply.tsx'
import { tell } from './telling.tsx'
import './style/cards.css'
import './style/people.css'
import './style/row.css'
import './style/hand.css'
import './style/supply.css'
import './style/paying.css'
import './style/tablet.css'
import './style/phone.css'
import './style/phone-below.css'
import { texts, textsReady } from './words/index.ts'

function Field({ model }: { readonly model: Model }) {
  const steps = model.context.steps.value
  useLayoutEffect(() => {
    showMotion(model.lastSeen === steps.length - 1 ? (steps.at(-1)?.events ?? []) : [])
    model.lastSeen = steps.length
  }, [steps, model])
  const leave = () => {
    model.focus.value = undefined
  }
  return (
    <>
      <Signs />
      <ol class="a-board" aria-label={texts().row} onPointerLeave={leave}>
        {model.view.value.places.map((place, position) => (
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
  if (kind === 'endTurn') return { action: { kind: 'endTurn' }, label: t.endNow, sure: null }
  if (kind !== 'playCards') return undefined
  const hasWon = model.crownsOf(model.me.value) >= CROWNS_TO_WIN
  const steps = model.context.steps.value
  const no = model.view.value.turnNo
  const hasPlayed = steps.some(({ turn, events }) => turn.no === no && events.some(({ kind }) => PLAYS.includes(kind)))
  return { action: { kind: 'finishPlays' }, label: t.finishPlays, sure: hasPlayed || hasWon ? null : t.sureNothing }
}

const PLAYS: readonly string[] = ['reinforced', 'spellCast', 'attackDeclared']

function open(context: BoardContext): Board {
  const model = new Model(context)
  const stopDrags = listenForDrags(document, model)
  // A card picked is put back when something else is asked.
  const stopPicking = effect(() => {
    if (model.asked.value?.kind !== 'playCards') model.pick(undefined)
  })
  return {
    Above: () => <Opponent model={model} />,
    Field: () => <Field model={model} />,
    Say: () => <Say model={model} />,
    Answer: () => <Answer model={model} />,
    isAnswering: computed(() => model.asked.value?.kind.startsWith('answer') === true),
    Below: () => <Me model={model} />,
    Side: () => <Supply model={model} />,
    finish: computed(() => finishOf(model)),
    key: (event) => pressKey(model, event),
    tell: (lines, company) => tell(lines, company, context.sayEvent),
    close() {
      stopDrags()
      stopPicking()
    },
  }
}

export const avalonBoard: BoardModule = {
  game: avalon,
  ready: textsReady,
  standing: STANDING,
  open,
}
