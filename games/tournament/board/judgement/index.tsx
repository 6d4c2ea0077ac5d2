/* The judgement of God: the race of reflexes that decides a level duel, and what was measured in it. */

import type { BoardContext } from '@logres/board-kit'
import { isNarrow } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Token } from '../../rules/index.ts'
import { TokenField, tokenOfKey } from './field.tsx'
import { Judgement, type Phase, type Shown, verdictOf, whyRight } from './model.ts'
import { Called, Legend, LotDrawn, Ready } from './panels.tsx'
import { Record } from './record.tsx'
import './style/index.ts'
import { texts, tokenName } from './texts/index.ts'

export { judgementReady } from './texts/index.ts'

/** What the board shows in place of the lists while a judgement is held, and until its numbers are put away. */
export interface JudgementPart {
  readonly isOn: ReadonlySignal<boolean>
  /** The viewer runs in it, and has not touched yet. */
  readonly isMine: ReadonlySignal<boolean>
  readonly Field: ComponentType
  readonly Say: ComponentType
  key(event: KeyboardEvent): boolean
  close(): void
}

const RUNNING: readonly Phase[] = ['called', 'waiting', 'ready', 'coming', 'open']

type Banner = (seat: Seat) => ComponentChildren

export function openJudgement(context: BoardContext, banner: Banner): JudgementPart {
  const model = new Judgement(context)
  return {
    isOn: computed(() => model.phase.value !== undefined),
    isMine: computed(() => model.side.value !== undefined && RUNNING.some((phase) => phase === model.phase.value)),
    Field: () => <Field model={model} banner={banner} />,
    Say: () => <Say model={model} />,
    key: (event) => pressKey(model, event),
    close: () => model.close(),
  }
}

/** 1 to 4 touch; Enter or Space put the numbers away. */
function pressKey(model: Judgement, event: KeyboardEvent): boolean {
  const phase = model.phase.peek()
  if (phase === undefined) return false
  const token = tokenOfKey(event)
  if (token !== undefined) {
    if (!event.repeat) model.touch(token, event.timeStamp)
    return true
  }
  const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null
  const isClosing = event.key === 'Escape' || (!isOnButton && (event.key === 'Enter' || event.key === ' '))
  if (phase !== 'decided' || !isClosing) return false
  model.dismiss()
  return true
}

interface PartProps {
  readonly model: Judgement
}

function nameIn({ context }: Judgement): (seat: Seat) => string {
  const { names, reader } = context.players.value
  return (seat) => (seat === reader ? texts().you : (names[seat] ?? ''))
}

function Field({ model, banner }: PartProps & { readonly banner: Banner }) {
  const t = texts()
  const past = model.past.value
  const last = past?.throws.at(-1)
  const name = nameIn(model)
  return (
    <section class="judgement-page" aria-label={t.title}>
      <h2 class="visually-hidden">{t.title}</h2>
      <div class="judgement-arena">
        <Arena model={model} banner={banner} name={name} />
      </div>
      <div class="judgement-beside">
        {last !== undefined && past !== undefined ? (
          <Record no={past.throws.length} shown={last} name={name} banner={banner} />
        ) : null}
        {last === undefined && past?.lot === undefined && model.stage.value !== 'called' ? <Legend /> : null}
      </div>
    </section>
  )
}

interface ArenaProps extends PartProps {
  readonly banner: Banner
  readonly name: (seat: Seat) => string
}

function Arena({ model, banner, name }: ArenaProps) {
  const past = model.past.value
  const stage = model.stage.value
  useLayoutEffect(() => model.arm(), [model])
  if (stage === 'called' || stage === 'ready') {
    const { pair, points } = model
    const level = { pair: pair.value ?? [], points: points.value, name, banner }
    return stage === 'ready' ? (
      <Ready {...level} other={otherOf(model, name)} begin={() => model.beginRun()} />
    ) : (
      <Called {...level} model={model} />
    )
  }
  if (stage === 'lot' && past?.lot !== undefined)
    return <LotDrawn pair={past.lot.pair} winner={past.lot.winner} name={name} banner={banner} />
  const shown = stage === 'after' ? past?.throws.at(-1) : undefined
  return (
    <TokenField
      thrown={model.thrown}
      shown={model.showing}
      touch={stage === 'touch' ? model.touching : undefined}
      mine={model.mine.value?.token}
      right={shown?.right}
      {...(shown && { marks: (token: Token) => <Marks token={token} shown={shown} banner={banner} name={name} /> })}
    />
  )
}

interface MarksProps extends Pick<ArenaProps, 'banner' | 'name'> {
  readonly token: Token
  readonly shown: Shown
}

/** Who touched this token, and when. */
function Marks({ token, shown: { pair, touches }, banner, name }: MarksProps) {
  return (
    <span class="judgement-marks">
      {pair.map((seat, side) => {
        const touch = touches[side === 0 ? 0 : 1]
        if (touch.token !== token) return null
        return (
          <span key={seat}>
            {banner(seat)}
            <span class="visually-hidden">{name(seat)} </span>
            {touch.ms}
          </span>
        )
      })}
    </span>
  )
}

function otherOf(model: Judgement, name: (seat: Seat) => string): string {
  const [first, second] = model.pair.value ?? []
  const other = model.side.value === 0 ? second : first
  return other === undefined ? '' : name(other)
}

function Say({ model }: PartProps) {
  const [fact, more] = sentence(model)
  return (
    <div class="tournament-say-row">
      <p class={`match-question tournament-say ${isWon(model) ? 'won' : ''}`}>
        <b>{fact}</b> <span>{more}</span>
      </p>
      {model.phase.value === 'decided' ? (
        <button type="button" class="match-button tournament-main-button" onClick={() => model.dismiss()}>
          {texts().goOn}
        </button>
      ) : null}
    </div>
  )
}

/** By the viewer. */
function isWon({ phase, past, context }: Judgement): boolean {
  const { lot, throws } = past.value ?? {}
  const winner = (lot ?? throws?.at(-1))?.winner
  return phase.value === 'decided' && winner !== undefined && winner === context.players.value.reader
}

function sentence(model: Judgement): readonly [string, string] {
  const t = texts()
  const mine = model.mine.value
  const name = nameIn(model)
  switch (model.phase.value) {
    case 'called':
      return called(model, name)
    case 'waiting':
      return mine === undefined ? t.wait : t.falseStart
    case 'ready':
      return t.ready
    case 'coming':
      return t.coming
    case 'open':
      if (mine !== undefined)
        return mine.isEarly ? t.falseStart : t.touched(tokenName(mine.token), otherOf(model, name))
      return isNarrow.value ? t.touchThumbs : t.touchKeys
    case 'looking':
      return looking(model, name)
    default:
      return decided(model, name)
  }
}

function called(model: Judgement, name: (seat: Seat) => string): readonly [string, string] {
  const t = texts()
  const [first = 0, second = 0] = model.pair.value ?? []
  if (model.side.value === undefined || !model.context.isLive.value) return t.othersCalled(name(first), name(second))
  return model.amReady ? t.waitsFor(otherOf(model, name)) : t.called
}

function looking(model: Judgement, name: (seat: Seat) => string): readonly [string, string] {
  const t = texts()
  const frame = model.frame.value
  const side = model.side.value
  // Shown before the lot is drawn.
  if (frame !== undefined && (model.past.value?.throws.length ?? 0) >= frame.no) return [t.lotAfter, '']
  const [first = 0, second = 0] = model.pair.value ?? []
  if (frame === undefined || side === undefined) return t.othersRun(name(first), name(second))
  const touch = frame.touches[side]
  const token = touch?.token === undefined || touch.token === null ? '' : tokenName(touch.token)
  if (frame.shown === 'alone') return t.sealed(token, touch?.ms ?? null, otherOf(model, name))
  if (model.mine.value?.isEarly === true) return t.falseStart
  return t.touched(token === '' ? t.nothing : token, otherOf(model, name))
}

function decided(model: Judgement, name: (seat: Seat) => string): readonly [string, string] {
  const t = texts()
  const past = model.past.value
  const { reader } = model.context.players.value
  if (past?.lot !== undefined) {
    const { winner } = past.lot
    return [winner === reader ? t.lotYou : t.lot(name(winner)), past.throws.length === 0 ? t.lotWhy : t.lotAfter]
  }
  const last = past?.throws.at(-1)
  if (last === undefined || last.winner === null) return [t.title, '']
  const [first, second] = last.touches
  const ahead = first.ms !== null && second.ms !== null ? Math.abs(first.ms - second.ms) : 0
  const areHits = last.touches.every((touch) => verdictOf(touch, last.right) === 'hit')
  return [
    `${last.winner === reader ? t.youWin : t.wins(name(last.winner))} ${areHits ? t.byMs(ahead) : t.otherMissed}`,
    t.right(tokenName(last.right), t.whys[whyRight(last.thrown)]),
  ]
}
