/* The end of the match, in place of the prompt, with the final board in sight; and the page about it, which is loaded then. */
import type { EndingModule } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { brokenSealsText } from '../broken-seals-text.ts'
import { t as site } from '../i18n/site.ts'
import { Downloads } from './downloads.tsx'
import { closeEnd, isEndOpen, openEnd } from './end-address.ts'
import { NextLevel } from './next-level.tsx'
import { VerifyButton } from './proof-dialog.tsx'
import { mayRematch, pressRematch, RematchNotice, rematchText } from './rematch-notice.tsx'
import { toggleReplay } from './replay-bar.tsx'
import { Standings, ViewerSelect, verdict } from './result.tsx'
import type { Finished, MatchState } from './state.ts'
import { t } from './words/index.ts'
import './end.css'

export { ProofDialog } from './proof-dialog.tsx'

export function End({ state }: { readonly state: MatchState }) {
  const outcome = state.outcome.value
  if (outcome === null) return null
  const words = t()
  const broken = state.match.table?.broken
  const plays = mayRematch(state)
  const isBehindPage = isEndOpen.value && state.finished.value !== undefined
  return (
    <section class="match-prompt match-ending" aria-labelledby="match-ending">
      <div class="match-says">
        <h2 class="match-question" id="match-ending">
          <span class="match-whose-turn">{words.over}</span> <b>{verdict(state, outcome)}</b>
        </h2>
        <Standings state={state} outcome={outcome} />
        {broken && <p class="match-hint">{site().seals.again(broken.count, brokenSealsText(broken, 2))}</p>}
        {isBehindPage ? null : <NextLevel state={state} />}
        {isBehindPage ? null : <RematchNotice state={state} />}
      </div>
      {isBehindPage ? null : (
        <div class="match-actions match-end-actions">
          {plays && (
            <button type="button" class="match-button primary" onClick={() => pressRematch(state)}>
              {rematchText()}
            </button>
          )}
          {state.finished.value === undefined ? null : (
            <button type="button" class={plays ? 'match-button' : 'match-button primary'} onClick={openEnd}>
              {words.toEnd}
            </button>
          )}
          <button type="button" class="match-button" onClick={() => toggleReplay(state)}>
            {words.toReplay}
          </button>
          <Downloads state={state} />
          <VerifyButton state={state} />
          <ViewerSelect state={state} />
        </div>
      )}
    </section>
  )
}

interface Loaded {
  readonly Page: ComponentType<{
    readonly state: MatchState
    readonly finished: Finished
    readonly module: EndingModule | undefined
  }>
  readonly module: EndingModule | undefined
}

/** Renders nothing until everything it needs is there. */
export function EndPage({ state }: { readonly state: MatchState }) {
  const loaded = useSignal<Loaded | undefined>(undefined)
  useEffect(() => {
    const load = async () => {
      const [{ EndPage: Page, endReady }, module] = await Promise.all([
        import('./ending/index.tsx'),
        state.match.game.ending?.(),
      ])
      await Promise.all([endReady(), module?.ready()])
      loaded.value = { Page, module }
    }
    // Without it the final board stays, and says who won.
    load().catch((error: unknown) => {
      reportError(error)
      closeEnd()
    })
  }, [state, loaded])
  const finished = state.finished.value
  if (loaded.value === undefined || finished === undefined || !isEndOpen.value || !state.isLive) return null
  const { Page, module } = loaded.value
  return <Page state={state} finished={finished} module={module} />
}
