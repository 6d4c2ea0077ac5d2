/* 5 Who fights whom, and whether one stays in the lists. Answers are secret until all are in. */
import type { Seat } from '@logres/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { nextPairs, question } from '../rules/index.ts'
import { BannerArt, Sign } from './art.tsx'
import { OutfitRow } from './effect.tsx'
import type { Model } from './model.ts'
import { bannerPlace, knightPlace, RETIRE, STAY } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Announcement({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const next = nextPairs(view)
  return (
    <section class="tournament-panel tournament-announce" aria-labelledby="tournament-announce">
      <h2 id="tournament-announce">
        {t.announcement}
        <span class="tournament-note">{t.secretUntilAll}</span>
      </h2>
      <ol class="tournament-meetings">
        {next.map(([one, two]) => (
          <li key={one}>
            <Answerer model={model} seat={one} />
            <i>{t.versus}</i>
            <Answerer model={model} seat={two} />
          </li>
        ))}
        {view.banners.map((banner, seat) =>
          banner === null || next.flat().includes(seat) ? null : (
            <li key={`r${seat}`} class="rest">
              <Answerer model={model} seat={seat} />
              <em>{waitingWord(model, seat)}</em>
            </li>
          ),
        )}
      </ol>
      <MyAnswer model={model} />
    </section>
  )
}

/** Why a knight has no part in the next duels. */
function waitingWord(model: Model, seat: Seat): string {
  const t = texts()
  if (model.hasFought(seat)) return t.hasFought
  return model.opponentOf(seat) === undefined ? t.bye : t.laterDuel
}

function Answerer({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const t = texts()
  const asked = question(model.view.value)
  const hasAnswered = asked?.kind === 'announcement' && asked.hasAnswered[seat] === true
  return (
    <span class="tournament-answerer" data-place={knightPlace(seat)}>
      <BannerArt banner={model.view.value.banners[seat] ?? null} seat={seat} place={bannerPlace(seat)} />
      <b>{model.isMe(seat) ? t.you : model.nameOf(seat)}</b>
      <small class={hasAnswered ? 'yes' : ''}>
        {hasAnswered ? <Sign id="check" /> : null}
        {hasAnswered ? t.answered : t.thinks}
      </small>
    </span>
  )
}

const NOTHING_NEW: ReadonlyMap<number, string> = new Map()

function MyAnswer({ model }: { readonly model: Model }) {
  const t = texts()
  const me = model.me.value
  if (me === undefined) return null
  if (!model.isFighting(me)) return <OutOfLists model={model} />
  const asked = question(model.view.value)
  const said = asked?.kind === 'announcement' ? asked.answers[me] : null
  const { gaps } = model.outfit.value
  const isChecked = model.isChecked(me)
  const isOut = isChecked && gaps.length > 0
  const hasBye = model.opponentOf(me) === undefined && !model.hasFought(me)
  return (
    <div class="tournament-mine">
      <OutfitRow hand={model.hand.value} got={NOTHING_NEW} />
      <p class={`tournament-effect ${isOut ? 'breaks' : 'keeps'}`}>
        <Sign id={isOut ? 'cross' : 'check'} />
        <span>
          {!isChecked
            ? hasBye
              ? t.byeUnchecked
              : t.notChecked
            : isOut
              ? t.youLack(gaps.map((weapon) => t.aWeapon[weapon]))
              : t.outfitComplete}
        </span>
      </p>
      {model.asked.value?.kind === 'announcement' ? (
        <StayOrRetire model={model} />
      ) : (
        <p class="tournament-small-note">{said === 'retire' ? t.youRetire : t.youStay}</p>
      )}
    </div>
  )
}

/** 5.2 Who retires never fights again: that is asked twice. */
function StayOrRetire({ model }: { readonly model: Model }) {
  const t = texts()
  const isAsking = model.isRetiring
  const answers = useRef<HTMLDivElement>(null)
  // On a phone the warning pushes them below the hand.
  useEffect(() => {
    if (isAsking.value) answers.current?.scrollIntoView({ block: 'center' })
  }, [isAsking.value])
  const retire = () => {
    if (isAsking.peek()) model.attempt({ kind: 'retire' })
    else isAsking.value = true
  }
  const stay = () => {
    if (isAsking.peek()) isAsking.value = false
    else model.attempt({ kind: 'stay' })
  }
  return (
    <>
      {isAsking.value ? (
        <p class="tournament-out-note" role="alert">
          <b>{t.retireSure}</b> {t.retireMeans} {model.onlyFightersWin ? t.retireLoses : ''}
        </p>
      ) : null}
      <div class="tournament-actions" ref={answers}>
        <button type="button" class="match-button" data-place={RETIRE} onClick={retire}>
          {isAsking.value ? t.retireConfirm : t.retire}
        </button>
        <button type="button" class="match-button tournament-main-button" data-place={STAY} onClick={stay}>
          {isAsking.value ? t.retireNot : t.stay}
        </button>
      </div>
    </>
  )
}

/** A player who is out trades on, and may still be the richest. */
export function OutOfLists({ model }: { readonly model: Model }) {
  const t = texts()
  return (
    <p class="tournament-out-note">
      <b>{t.outTitle}</b> {model.onlyFightersWin ? t.outLost : t.outText}
    </p>
  )
}
