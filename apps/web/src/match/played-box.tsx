/* With which box a match is played, where that is not the usual one: in the match, in its replay and at its end. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Differences } from '../pages/editions/differences.tsx'
import { texts, textsReady } from '../pages/editions/texts.ts'
import { type PlayedEdition, playedEdition, rulesQueryOf } from './played-edition.ts'
import type { MatchState } from './state.ts'
import './played-box.css'

interface BoxProps {
  readonly state: MatchState
}

/** Its name; when it is opened, the values that differ. */
export function PlayedBox({ state }: BoxProps) {
  const played = playedEdition(state.match.options)
  return played === undefined ? null : <Box state={state} played={played} />
}

function Box({ state, played: { name, edition } }: BoxProps & { readonly played: PlayedEdition }) {
  const isReady = useSignal(false)
  const isOpen = useSignal(false)
  useEffect(() => {
    state.rulesQuery.value = rulesQueryOf(state.match)
    void textsReady().then(() => {
      isReady.value = true
    })
  }, [state, isReady])
  if (!isReady.value) return null
  return (
    <details
      class="played-box"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open
      }}
    >
      <summary>{texts().playedBox(name)}</summary>
      {isOpen.value ? <Differences game={state.match.play.game.id} edition={edition} /> : null}
    </details>
  )
}
