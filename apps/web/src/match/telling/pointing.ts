/* Places named in texts: pointing at a name marks the place on the board, a click leads there. */
import type { PlaceId } from '@logres/board-kit'
import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { elementOf } from './places.ts'

/** Milliseconds for which a place stays marked after a click. */
const KEPT = 2000

export function usePointing(pointed: Signal<PlaceId | undefined>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const point = ({ target }: Event) => {
      const place = placeNamedBy(target)
      if (place === undefined) return
      clearTimeout(timer)
      timer = undefined
      pointed.value = place
    }
    const leave = ({ target }: Event) => {
      if (timer === undefined && placeNamedBy(target) === pointed.peek()) pointed.value = undefined
    }
    const click = ({ target }: Event) => {
      const place = placeNamedBy(target)
      if (place === undefined) return
      elementOf(place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      pointed.value = place
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        pointed.value = undefined
      }, KEPT)
    }
    const heard = { pointerover: point, focusin: point, pointerout: leave, focusout: leave, click }
    for (const [name, listener] of Object.entries(heard)) document.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(heard)) document.removeEventListener(name, listener)
      clearTimeout(timer)
      pointed.value = undefined
    }
  }, [pointed])
}

function placeNamedBy(target: EventTarget | null): PlaceId | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-points-at]')?.getAttribute('data-points-at') ?? undefined
}
