/*
 * What a thing on the board is, beside it: while the pointer rests on it, on a long press, or after the key `?`. Things are the
 * elements with `data-place`; what is said about them comes from the board.
 */
import { ruleLink } from '@logres/board-kit'
import type { AnyGame } from '@logres/kernel'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { placeBeside } from './explanation-place.ts'
import { closeExplanation, ExplanationTriggers, type Shown } from './explanation-triggers.ts'
import type { MatchGame } from './match-game.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './explanations.css'

/** What it needs of a match. */
export interface Explained {
  readonly board: Pick<MatchState['board'], 'explain'>
  readonly match: {
    readonly game: Pick<MatchGame, 'hasBook'>
    readonly play: { readonly game: Pick<AnyGame, 'id'> }
  }
  readonly steps: ReadonlySignal<object>
  readonly shownAt: ReadonlySignal<number>
}

interface ExplanationsProps {
  readonly state: Explained
  /** Where a lesson is: with the next step an explanation ends. */
  readonly at?: number
}

export function Explanations({ state, at }: ExplanationsProps) {
  const shown = useSignal<Shown | undefined>(undefined)
  const { board, match } = state
  useEffect(() => {
    if (board.explain === undefined) return
    const triggers = new ExplanationTriggers((place) => board.explain?.(place), shown)
    return () => triggers.stop()
  }, [board, shown])
  // What was said about a thing was said about it at another position.
  const now = [state.steps.value, state.shownAt.value, at] as const
  useEffect(() => closeExplanation(shown), [shown, ...now])
  if (shown.value === undefined) return null
  const game = match.game.hasBook ? match.play.game.id : undefined
  return <Popover game={game} shown={shown.value} close={() => closeExplanation(shown)} />
}

interface PopoverProps {
  /** Undefined if it has no rulebook. */
  readonly game: string | undefined
  readonly shown: Shown
  readonly close: () => void
}

const ID = 'explanation'

/** While a pointer rests it must not catch a click or a drag, so there is a link only in one that stays. */
function Popover({ game, shown, close }: PopoverProps) {
  const { explanation, isPinned, thing } = shown
  const { title, text, rule } = explanation
  const box = useRef<HTMLDivElement>(null)
  usePlacement(box, thing, shown)
  useDescription(thing, isPinned)
  useLayoutEffect(() => {
    if (isPinned) box.current?.focus({ preventScroll: true })
  }, [isPinned, thing])
  const content = (
    <>
      <b id={`${ID}-title`}>{title}</b>
      <p>{text}</p>
    </>
  )
  if (!isPinned) {
    return (
      <div class="explanation" id={ID} role="tooltip" ref={box}>
        {content}
        <small>{t().moreByKey}</small>
      </div>
    )
  }
  return (
    <div
      class="explanation explanation-pinned"
      id={ID}
      role="dialog"
      aria-labelledby={`${ID}-title`}
      tabIndex={-1}
      ref={box}
    >
      {content}
      <p class="explanation-foot">
        {rule === undefined || game === undefined ? null : (
          <a href={ruleLink(game, rule)} onClick={close}>{`${t().rules} ${rule}`}</a>
        )}
        <button type="button" onClick={close}>
          {t().closeExplanation}
        </button>
      </p>
    </div>
  )
}

/** While it is shown the thing is described by it. */
function useDescription(thing: Element, isPinned: boolean): void {
  useLayoutEffect(() => {
    if (isPinned || thing.hasAttribute('aria-describedby')) return
    thing.setAttribute('aria-describedby', ID)
    return () => thing.removeAttribute('aria-describedby')
  }, [thing, isPinned])
}

function usePlacement(box: RefObject<HTMLDivElement | null>, thing: Element, shown: Shown): void {
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const { left, top } = placeBeside(thing.getBoundingClientRect(), current.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    current.style.left = `${left}px`
    current.style.top = `${top}px`
  }, [box, thing, shown])
}
