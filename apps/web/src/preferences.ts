/* How somebody likes the match page. Kept in this browser. */
import { type Signal, signal } from '@preact/signals'
import { keep, kept } from './kept.ts'

function keptFlag(name: string, standard: boolean): Signal<boolean> {
  const word = kept(name)
  const flag = signal(word === undefined ? standard : word === 'yes')
  flag.subscribe((on) => {
    const now = on ? 'yes' : 'no'
    if (now !== (kept(name) ?? (standard ? 'yes' : 'no'))) keep(name, now)
  })
  return flag
}

/** A sound when it is my turn. */
export const isSoundOn = keptFlag('sound', true)
/** Ask before my turn ends; otherwise the page ends a turn with nothing left to do. */
export const isEndConfirmed = keptFlag('confirm-end', true)
