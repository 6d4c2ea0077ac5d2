/* Between two people on one device: nothing of the next one is shown before he says that he has it. */
import { useEffect, useRef } from 'preact/hooks'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './curtain.css'

export function Curtain({ state }: { readonly state: MatchState }) {
  const seat = state.match.play.curtain.value
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  if (seat === undefined) return null
  const words = t()
  const name = state.company.value.names[seat] ?? ''
  return (
    <section class="match-curtain" role="dialog" aria-modal="true" aria-labelledby="match-curtain">
      <div>
        <h2 id="match-curtain">{words.curtain(name)}</h2>
        <p>{words.curtainHow}</p>
        <button type="button" class="button primary" ref={button} onClick={() => state.match.play.liftCurtain()}>
          {words.curtainLift(name)}
        </button>
      </div>
    </section>
  )
}
