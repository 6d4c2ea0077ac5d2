/* Shown between two people on one device: the next person's view appears after they confirm that they have the device. */
import { useEffect, useRef } from 'preact/hooks'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './handover-screen.css'

export function HandoverScreen({ state }: { readonly state: MatchState }) {
  const seat = state.match.play.handover.value
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  if (seat === undefined) return null
  const words = t()
  const name = state.players.value.names[seat] ?? ''
  return (
    <section class="match-curtain" role="dialog" aria-modal="true" aria-labelledby="match-curtain">
      <div>
        <h2 id="match-curtain">{words.handover(name)}</h2>
        <p>{words.handoverHow}</p>
        <button type="button" class="button primary" ref={button} onClick={() => state.match.play.confirmHandover()}>
          {words.handoverConfirm(name)}
        </button>
      </div>
    </section>
  )
}
