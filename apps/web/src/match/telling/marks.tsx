/*
 * The marks on the board: boxes that lie over the things they mark. They change no layout and take no input, and work for
 * whatever a board is drawn with.
 */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { MatchState } from '../state.ts'
import type { Mark } from './changes.ts'
import { boxInSight, elementOf } from './places.ts'
import './marks.css'

/** Boxes at least so high have their text on the upper edge, others at the corner; low ones have small letters. */
const HIGH = 90
const LOW = 28

export function Marks({ state }: { readonly state: MatchState }) {
  const layer = useRef<HTMLDivElement>(null)
  const marks = state.telling.marks.value
  // Where things lie depends on what is shown.
  const steps = state.logState.value
  const isEmpty = marks.length === 0
  useLayoutEffect(() => {
    const { current } = layer
    if (current === null || isEmpty) return
    return keepInPlace(current)
  }, [isEmpty])
  useLayoutEffect(() => {
    if (layer.current !== null) place(layer.current)
  }, [marks, steps])
  return (
    <div class="match-marks" aria-hidden="true" ref={layer}>
      {marks.map((mark) => (
        <MarkBox key={`${mark.place} ${mark.kind}`} mark={mark} />
      ))}
    </div>
  )
}

function MarkBox({ mark: { place, kind, text } }: { readonly mark: Mark }) {
  return (
    <span class="match-mark" data-mark={kind} data-of={place} hidden>
      {text === '' ? null : <b>{text}</b>}
    </span>
  )
}

function place(layer: HTMLElement): void {
  const boxes = [...layer.children].map((box) => {
    const thing = box instanceof HTMLElement ? elementOf(box.dataset.of ?? '') : undefined
    return { box, at: thing === undefined ? undefined : boxInSight(thing) }
  })
  for (const { box, at } of boxes) {
    if (!(box instanceof HTMLElement)) continue
    box.hidden = at === undefined
    if (at === undefined) continue
    box.dataset.size = at.height >= HIGH ? 'large' : at.height < LOW ? 'small' : 'usual'
    const { left, top, width, height } = at
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
}

/** Follows whatever moves the board: scrolling, a new size, a new drawing, the end of a motion. */
function keepInPlace(layer: HTMLElement): () => void {
  let frame: number | undefined
  const later = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      place(layer)
    })
  }
  const sizes = new ResizeObserver(later)
  const changes = new MutationObserver(later)
  const match = layer.closest('.match')
  const main = match?.querySelector('.match-main')
  if (match && main) {
    sizes.observe(match)
    changes.observe(main, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'data-tab'] })
  }
  const windowEvents = ['scroll', 'resize', 'transitionend', 'animationend'] as const
  for (const name of windowEvents) addEventListener(name, later, { capture: true, passive: true })
  later()
  return () => {
    sizes.disconnect()
    changes.disconnect()
    for (const name of windowEvents) removeEventListener(name, later, { capture: true })
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
