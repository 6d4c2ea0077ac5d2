/* The screen of a judgement on one device: each of the two has a half of it, and reads it from their side. */
import { deviceChance } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { TOKENS, type Token } from '../../rules/index.ts'
import { LargeToken } from '../judgement/art.tsx'
import { ThrowPart } from '../judgement/field.tsx'
import { verdictOf, whyRight } from '../judgement/model.ts'
import { Stopwatch } from '../judgement/stopwatch.ts'
import { texts as judgement, tokenName } from '../judgement/texts/index.ts'
import { SharedRace, type Side } from './race.ts'
import '../judgement/style/index.ts'
import './race.css'

/** What only the companion says. */
export interface RaceTexts {
  readonly leave: string
  readonly wait: string
  readonly touchNow: string
  readonly otherWaits: string
  readonly slower: string
  readonly nextThrow: string
}

interface RaceProps {
  readonly texts: RaceTexts
  readonly names: readonly [string, string]
  /** With the winner, once there is one. */
  readonly onEnd: (winner: string | undefined) => void
}

export function Race({ texts, names, onEnd }: RaceProps) {
  const race = useMemo(() => new SharedRace(deviceChance, new Stopwatch()), [])
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    return () => race.stop()
  }, [race])
  const leave = () => {
    const winner = race.told.peek()?.winner ?? null
    onEnd(winner === null ? undefined : names[winner])
  }
  return (
    <dialog class="tournament-race" ref={dialog} aria-label={judgement().title} onClose={leave}>
      <Half race={race} texts={texts} names={names} side={1} />
      <button type="button" class="button secondary compact" onClick={() => dialog.current?.close()}>
        {race.stage.value === 'over' ? judgement().goOn : texts.leave}
      </button>
      <Half race={race} texts={texts} names={names} side={0} />
    </dialog>
  )
}

interface HalfProps extends Pick<RaceProps, 'texts' | 'names'> {
  readonly race: SharedRace
  readonly side: Side
}

const nothing = () => {}

function Half({ race, texts, names, side }: HalfProps) {
  const stage = race.stage.value
  const told = race.told.value
  const mine = race.touches.value[side]?.token
  const asksReady = stage === 'called' || stage === 'told'
  const isReady = race.ready.value[side]
  const classes = ['tournament-race-half', `tournament-race-half-${side}`]
  if (told !== undefined && told.winner !== null)
    classes.push(told.winner === side ? 'tournament-race-won' : 'tournament-race-lost')
  return (
    <section class={classes.join(' ')} aria-label={names[side]}>
      <ThrowPart thrown={race.thrown} shown={side === 0 ? race.showing : nothing} />
      <div class="tournament-race-tokens">
        {TOKENS.map((token) => (
          <TokenButton
            key={token}
            token={token}
            cls={tokenClass(token, mine, told?.right)}
            touch={(when) => race.touch(side, token, when)}
          />
        ))}
      </div>
      <p class="tournament-race-says" role="status">
        <b>{names[side]}</b> {saidTo({ race, texts, names, side })}
      </p>
      {asksReady && (
        <button
          type="button"
          class="button primary tournament-race-ready"
          aria-disabled={isReady}
          onClick={() => race.sayReady(side)}
        >
          {isReady ? texts.otherWaits : stage === 'told' ? texts.nextThrow : judgement().imReady}
        </button>
      )}
    </section>
  )
}

function tokenClass(token: Token, mine: Token | null | undefined, right: Token | undefined): string {
  const touched = token === mine ? 'tournament-race-mine' : ''
  return right === undefined
    ? touched
    : `${touched} ${token === right ? 'tournament-race-right' : 'tournament-race-dim'}`
}

function saidTo({ race, texts: own, names, side }: HalfProps): string {
  const t = judgement()
  const told = race.told.value
  switch (race.stage.value) {
    case 'called':
      return t.tokensMean
    case 'waiting':
      return race.touches.value[side] === null ? own.wait : t.falseStart.join(' ')
    case 'open':
      return race.touches.value[side] === null ? own.touchNow : t.practiceMiss.wrong
    default: {
      if (told === undefined) return ''
      const { touches, right, thrown, winner, isByLot } = told
      const touch = at(touches, side)
      const verdict = verdictOf(touch, right)
      const isSlower = winner !== null && winner !== side && !isByLot && verdict !== 'wrong' && verdict !== 'early'
      const how =
        verdict === 'hit' && touch.ms !== null ? `${t.ms(touch.ms)}.` : isSlower ? own.slower : t.practiceMiss[verdict]
      const lot = isByLot ? t.lotAfter : ''
      const outcome = winner === null ? '' : t.wins(names[winner])
      return [how, t.right(tokenName(right), t.whys[whyRight(thrown)]), lot, outcome]
        .filter((part) => part !== '')
        .join(' ')
    }
  }
}

interface TokenButtonProps {
  readonly token: Token
  readonly cls: string
  readonly touch: (when: number) => void
}

function TokenButton({ token, cls, touch }: TokenButtonProps) {
  return (
    <button
      type="button"
      class={cls}
      aria-label={tokenName(token)}
      // The finger coming down counts; a click would come when it is lifted.
      onPointerDown={(event) => event.button === 0 && touch(event.timeStamp)}
      // By a reader or the keyboard there is no pointer.
      onClick={(event) => event.detail === 0 && touch(event.timeStamp)}
    >
      <LargeToken token={token} />
    </button>
  )
}
