/* The place of the looking bar on every page; what stands there is loaded when somebody looks for opponents, or is challenged. */
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { ended, lobbyMe } from './state.ts'

export function LookingSlot() {
  const bar = useSignal<ComponentType | undefined>(undefined)
  const isNeeded = useComputed(
    () =>
      lobbyMe.value.seek !== null ||
      lobbyMe.value.found !== null ||
      lobbyMe.value.challenges.length > 0 ||
      ended.value !== undefined,
  ).value
  useEffect(() => {
    if (!isNeeded || bar.peek() !== undefined) return
    const load = async () => {
      const [{ LookingBar }, { lobbyReady }, { peopleReady }] = await Promise.all([
        import('./bar.tsx'),
        import('./words/index.ts'),
        import('../people/words/index.ts'),
      ])
      await Promise.all([lobbyReady(), peopleReady()])
      bar.value = LookingBar
    }
    void load().catch(reportError)
  }, [isNeeded, bar])
  const Bar = bar.value
  return Bar === undefined ? null : <Bar />
}
