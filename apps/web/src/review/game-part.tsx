/* The tab of the game's own: the chart and the numbers of its end, and what its review lists. */
import type { EndingModule, ReviewPart } from '@logres/board-kit'
import type { EndingContext } from '@logres/board-kit/ending'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { stepBefore } from './data.ts'
import type { ReviewSession } from './session.ts'
import '../match/ending/style.ts'

interface Props {
  readonly session: ReviewSession
  readonly part: ReviewPart
}

export function GamePart({ session, part }: Props) {
  const { state, outcome, moments, reader } = session.open
  const ending = useSignal<EndingModule | undefined>(undefined)
  useEffect(() => {
    void state.match.game.ending?.().then(async (module) => {
      await module.ready()
      ending.value = module
    })
  }, [state, ending])
  const names = state.players.value.names
  const context = useComputed((): EndingContext | undefined =>
    outcome === null ? undefined : { outcome, moments, players: { names, reader } },
  ).value
  if (context === undefined) return null
  const goTo = (seq: number) => {
    session.tab.value = 'moments'
    session.choose(undefined)
    state.jump(stepBefore(session.reviewing.data.peek(), seq))
  }
  const chart = ending.value?.open(context).chart
  return (
    <div class="review-page review-game-part">
      <h2 class="review-heading">{part.title()}</h2>
      {chart === undefined ? null : (
        <section>
          <h3>
            {chart.title} <small>{chart.note}</small>
          </h3>
          <chart.Chart marks={[]} />
        </section>
      )}
      <part.Part
        context={context}
        found={session.reviewing.data.value.found}
        sayEvent={(event) => state.texts.event(event, { names, reader })}
        goTo={goTo}
      />
    </div>
  )
}
