/* Above every page, once: what an admin has decided about the reader. A ban stays there. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me, refreshMe } from '../api/me.ts'
import { JudgementText, ObjectButton } from './judgement.tsx'
import { loadStanding, markSeen, standing } from './standing.ts'
import { standingReady, standingTexts } from './standing-words/index.ts'
import './standing.css'

export function StandingNotice() {
  const isReady = useSignal(false)
  useEffect(() => {
    void Promise.all([standingReady(), loadStanding()]).then(() => {
      isReady.value = true
    })
  }, [isReady])
  const now = standing.value
  if (!isReady.value || now === undefined) return null
  const shown = now.judgements.filter(({ act, isSeen, isUndone }) =>
    now.isBanned ? act === 'ban' && !isUndone : !isSeen,
  )
  if (shown.length === 0) return null
  const words = standingTexts()
  const understood = async () => {
    await markSeen()
    await refreshMe()
  }
  return (
    <section class="standing" aria-label={words.news}>
      <div class="wrap">
        {shown.map((judgement) => (
          <div key={judgement.deed} class="standing-item">
            <JudgementText judgement={judgement} />
            <ObjectButton judgement={judgement} />
          </div>
        ))}
        {!now.isBanned && me.value !== undefined && (
          <button type="button" class="button secondary compact" onClick={() => void understood()}>
            {words.understood}
          </button>
        )}
      </div>
    </section>
  )
}
