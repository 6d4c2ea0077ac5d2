/* Where the coach speaks, in matches against bots on this device. Nothing of the coach is loaded in any other match. */
import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { services } from '../coach/settings.ts'
import type { MatchState } from './state.ts'

type CoachModule = typeof import('../coach/index.tsx')
const loaded: Signal<CoachModule | undefined> = signal(undefined)

/** Whether a coach may be had: one person, against bots. */
export function canHaveCoach({ match: { local } }: MatchState): boolean {
  return local !== undefined && !local.isShared && local.viewer.value !== 'table'
}

export function isCoached(state: MatchState): boolean {
  return services.coach.value && canHaveCoach(state) && state.isLive && state.outcome.value === null
}

export function CoachSlot({ state }: { readonly state: MatchState }) {
  const isWanted = isCoached(state)
  useEffect(() => {
    if (!isWanted || loaded.peek() !== undefined) return
    const load = async () => {
      const module = await import('../coach/index.tsx')
      await module.coachReady()
      loaded.value = module
    }
    load().catch(reportError)
  }, [isWanted])
  if (!isWanted) return null
  const module = loaded.value
  return <div class="match-coach">{module === undefined ? null : <module.Strip state={state} />}</div>
}
