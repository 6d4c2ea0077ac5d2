/* What the table of a challenge waits for, in place of what other tables say. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { TableView } from '../api/shapes.ts'

/** Loaded with the first challenge: other tables do without its texts. */
export function ChallengeAtTable({ table }: { readonly table: TableView }) {
  const loaded = useSignal<ComponentType<{ readonly table: TableView }> | undefined>(undefined)
  useEffect(() => {
    const load = async () => {
      const [{ ChallengeState }, { peopleReady }] = await Promise.all([
        import('./challenge-state.tsx'),
        import('./words/index.ts'),
      ])
      await peopleReady()
      loaded.value = ChallengeState
    }
    void load().catch(reportError)
  }, [loaded])
  const Loaded = loaded.value
  return Loaded === undefined ? null : <Loaded table={table} />
}
