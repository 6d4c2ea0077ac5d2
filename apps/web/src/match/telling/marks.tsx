/*
 * The marks on the board: boxes that lie over the things they mark. They change no layout and take no input, and work for
 * whatever a board is drawn with.
 */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { MatchState } from '../state.ts'
import type { Mark } from './changes.ts'
import { followBoard } from './follow.ts'
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
    return followBoard(current, () => place(current))
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
