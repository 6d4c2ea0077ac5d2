/* The prompt's sentence: one fact, and what follows from it. */

import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { question, WEAPONS } from '../rules/index.ts'
import { duelNow, verdictOf } from './duel.ts'
import { endOf } from './ending.ts'
import { duelTitle } from './ground.tsx'
import { offersThatMend } from './listing.ts'
import type { Model } from './model.ts'
import { announcedLast } from './redeal.tsx'
import { LAY } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Say({ model }: { readonly model: Model }) {
  if (model.scene.value === 'duel') return <Revealing model={model} />
  if (model.context.reveal.now.value === undefined) return <Sentence model={model} />
  return (
    <div class="tournament-say-row">
      <Sentence model={model} />
      <span class="tournament-actions">
        <Skip model={model} label={texts().goOn} />
      </span>
    </div>
  )
}

/** To the present, past whatever is still to be shown. */
function Skip({ model, label }: { readonly model: Model; readonly label: string }) {
  return (
    <button
      type="button"
      class="match-button tournament-skip"
      aria-keyshortcuts="Escape"
      onClick={() => model.context.reveal.skip()}
    >
      {label}
    </button>
  )
}

function Sentence({ model }: { readonly model: Model }) {
  if (model.scene.value === 'out') return <WentOutLine model={model} />
  if (model.scene.value === 'banners') return <Line fact={texts().newBannersFact} />
  switch (model.phase.value) {
    case 'draft':
      return <Picking model={model} />
    case 'barter':
      return <Bartering model={model} />
    case 'announcement':
      return <Announcing model={model} />
    case 'lay':
      return <Laying model={model} />
    case 'judgement':
      return <Judging model={model} />
    case 'purchase':
      return <Buying model={model} />
    case 'over':
      return <Ended model={model} />
  }
}

interface LineProps {
  readonly fact: string
  readonly children?: ComponentChildren
  readonly tone?: 'plain' | 'won'
}

function Line({ fact, children, tone = 'plain' }: LineProps) {
  // Another line with each fact: what follows it begins elsewhere, and has not moved.
  return (
    <p key={fact} class={`match-question tournament-say ${tone}`}>
      <b>{fact}</b> <span>{children}</span>
    </p>
  )
}

function Revealing({ model }: { readonly model: Model }) {
  const t = texts()
  const turned = duelNow(model)?.turned ?? []
  const last = turned.at(-1)
  const isDrawn = turned.length === WEAPONS.length && model.context.reveal.now.value?.isTold === false
  return (
    <div class="tournament-say-row">
      <Line fact={last === undefined ? t.turnOver : model.context.sayEvent(last, model.context.players.value)} />
      <span class="tournament-actions">
        <button
          type="button"
          class="match-button"
          aria-keyshortcuts="Space"
          onClick={() => model.context.reveal.next()}
        >
          {isDrawn ? t.goOn : t.turnNext}
        </button>
        <Skip model={model} label={t.skip} />
      </span>
    </div>
  )
}

/** 5.2 Everybody sees who is out. */
function WentOutLine({ model }: { readonly model: Model }) {
  const announced = announcedLast(model)
  return announced && <Line fact={model.context.sayEvent(announced, model.context.players.value)} />
}

function Picking({ model }: { readonly model: Model }) {
  const t = texts()
  const asked = question(model.view.value)
  const seat = asked?.kind === 'draft' ? asked.seat : 0
  return model.asked.value?.kind === 'draft' ? (
    <Line fact={t.pickOne}>{lackNote(model) ?? t.pickWhy}</Line>
  ) : (
    <Line fact={t.picksNext(model.nameOf(seat))}>{t.pickHow}</Line>
  )
}

function lackNote(model: Model): string | undefined {
  const t = texts()
  const { gaps } = model.outfit.value
  return model.me.value === undefined || gaps.length === 0
    ? undefined
    : t.youLack(gaps.map((weapon) => t.aWeapon[weapon]))
}

function OutLine({ model }: { readonly model: Model }) {
  const t = texts()
  return <Line fact={t.outTitle}>{model.onlyFightersWin ? t.outLost : t.outText}</Line>
}

function Bartering({ model }: { readonly model: Model }) {
  const t = texts()
  const me = model.me.value
  if (me === undefined) return <Line fact={t.theyTrade}>{t.tradeHow}</Line>
  const isReady = model.context.question.value?.params.ready === true
  if (isReady) return <Line fact={t.youAreReady}>{t.waitReady(notReady(model))}</Line>
  if (!model.isFighting(me)) return <OutLine model={model} />
  const other = model.opponentOf(me)
  const wait = model.hasFought(me) ? t.foughtNow : other === undefined ? t.byeNow : t.youMeet(model.nameOf(other))
  // Where nothing is checked it is no news that something is missing.
  if (!model.isChecked(me))
    return (
      <Line fact={wait}>
        <span class="tournament-long">{t.notChecked}</span> {t.tradeWhy}
      </Line>
    )
  const lack = lackNote(model)
  if (lack === undefined)
    return (
      <Line fact={t.completeNow}>
        <span class="tournament-long">{wait}</span> {t.spareWhy}
      </Line>
    )
  const mending = offersThatMend(model)
  return <Line fact={lack}>{mending > 0 ? t.mends(mending) : t.lackWhy}</Line>
}

function notReady(model: Model): readonly string[] {
  const asked = question(model.view.value)
  if (asked?.kind !== 'barter') return []
  return asked.ready.flatMap((ready, seat) => (ready ? [] : [model.nameOf(seat)]))
}

function Announcing({ model }: { readonly model: Model }) {
  const t = texts()
  const me = model.me.value
  if (me === undefined) return <Line fact={t.theyAnnounce} />
  if (!model.isFighting(me)) return <OutLine model={model} />
  if (model.asked.value?.kind !== 'announcement') return <Line fact={t.youAnswered}>{t.waitAnswers}</Line>
  const lack = model.isChecked(me) ? lackNote(model) : undefined
  return <Line fact={lack ?? t.stayOrRetire}>{lack === undefined ? stayNote(model, me) : t.shortIsOut}</Line>
}

function stayNote(model: Model, me: Seat): string {
  const t = texts()
  const other = model.opponentOf(me)
  if (other !== undefined) return t.stayWhy(model.nameOf(other))
  const ends = model.onlyFightersWin ? t.fightersWin : t.richestOfAll
  return `${model.hasFought(me) ? t.foughtNow : t.byeNow} ${ends}`
}

function Laying({ model }: { readonly model: Model }) {
  const t = texts()
  const duel = duelNow(model)
  if (duel === undefined) return null
  const [one, two] = duel.pair
  if (model.asked.value?.kind !== 'lay') {
    const isMine = model.me.value === one || model.me.value === two
    return (
      <Line fact={`${duelTitle(model, duel.pair)}.`}>
        {isMine ? t.waitLaid(model.nameOf(model.isMe(one) ? two : one)) : t.theyLay}
      </Line>
    )
  }
  const cards = model.laid.value
  const isFull = cards.every((card) => card !== null)
  const other = model.isMe(one) ? two : one
  return (
    <div class="tournament-say-row">
      <Line fact={t.layAgainst(model.nameOf(other))}>{t.layHow}</Line>
      <button
        type="button"
        class="match-button tournament-main-button"
        data-place={LAY}
        disabled={!isFull}
        aria-keyshortcuts="E"
        onClick={() => model.attempt({ kind: 'lay', cards: cards.filter((card) => card !== null) })}
      >
        {t.layThem}
      </button>
    </div>
  )
}

function Judging({ model }: { readonly model: Model }) {
  const t = texts()
  const duel = duelNow(model)
  return <Line fact={t.judgementDecides}>{duel === undefined ? '' : t.level(duel.points[0], duel.points[1])}</Line>
}

function Buying({ model }: { readonly model: Model }) {
  const t = texts()
  const verdict = verdictOf(model)
  const asked = question(model.view.value)
  const said = verdict === undefined ? '' : model.context.sayEvent(verdict, model.context.players.value)
  const isMine = verdict !== undefined && model.isMe(verdict.seat)
  return (
    <Line fact={said} tone={isMine ? 'won' : 'plain'}>
      {model.asked.value?.kind === 'purchase' ? (
        <>
          {t.willYouBuy} <span class="tournament-long">{t.buyWhy}</span>
        </>
      ) : asked?.kind === 'purchase' ? (
        t.maybeBuys(model.nameOf(asked.seat))
      ) : null}
    </Line>
  )
}

function Ended({ model }: { readonly model: Model }) {
  const end = endOf(model.context.steps.value)
  return (
    <Line
      fact={end === undefined ? texts().stageNames.over : model.context.sayEvent(end, model.context.players.value)}
    />
  )
}
