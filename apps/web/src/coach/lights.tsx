/* Lights around the things that a good move is about: the card or die, then where it goes. They take no input. */
import type { Board, PlaceId } from '@logres/board-kit'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { followBoard } from '../match/telling/follow.ts'
import { boxInSight, elementOf } from '../match/telling/places.ts'

interface LightsProps {
  readonly places: readonly PlaceId[]
  readonly board: Board
}

export function Lights({ places, board }: LightsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const key = places.join(' ')
  useLayoutEffect(() => {
    const { current } = layer
    return current === null ? undefined : followBoard(current, () => layOut(current))
  }, [key])
  // Where a screen shows one part of the board at a time, to the part where the move ends.
  const last = places.at(-1)
  useEffect(() => {
    if (last !== undefined && elementOf(last) === undefined) board.turnTo?.(last)
  }, [last, board])
  return (
    <div class="coach-lights" aria-hidden="true" ref={layer}>
      {places.map((place) => (
        <span key={place} class="coach-light" data-of={place} hidden />
      ))}
    </div>
  )
}

function layOut(layer: HTMLElement): void {
  for (const light of layer.children) {
    if (!(light instanceof HTMLElement)) continue
    const thing = elementOf(light.dataset.of ?? '')
    const box = thing === undefined ? undefined : boxInSight(thing)
    light.hidden = box === undefined
    if (box === undefined) continue
    const { left, top, width, height } = box
    Object.assign(light.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
}
