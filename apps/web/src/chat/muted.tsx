/* Instead of the field to write, for somebody whom an admin has muted: why, until when, and how to object. */
import { late } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me } from '../api/me.ts'
import { type Judgement, loadStanding, muteIn, standing } from '../people/standing.ts'

const useJudgement = late(async () => {
  const [module, { standingReady }] = await Promise.all([
    import('../people/judgement.tsx'),
    import('../people/standing-words/index.ts'),
  ])
  await standingReady()
  return module
})

/** The longest time that a browser can wait for. */
const LONGEST_TIMER = 2 ** 31 - 1

/** What keeps the reader from chatting; ends by itself, or when an admin lifts it and the page is looked at again. */
export function useMute(): Judgement | undefined {
  const now = useSignal(Date.now())
  const until = me.value?.mutedUntil ?? 0
  useEffect(() => {
    const look = () => {
      now.value = Date.now()
      if (document.visibilityState === 'visible' && muteIn(standing.peek(), Date.now()) !== undefined)
        void loadStanding()
    }
    if (until > Date.now()) void loadStanding()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [until, now])
  const mute = muteIn(standing.value, now.value)
  const ends = mute?.until ?? undefined
  useEffect(() => {
    if (ends === undefined) return
    const timer = setTimeout(
      () => {
        now.value = Date.now()
      },
      Math.min(LONGEST_TIMER, ends - Date.now() + 1),
    )
    return () => clearTimeout(timer)
  }, [ends, now])
  return mute
}

export function Muted({ mute }: { readonly mute: Judgement }) {
  const module = useJudgement(true)
  if (module === undefined) return null
  return (
    <div class="chat-muted">
      <module.JudgementText judgement={mute} />
      <module.ObjectButton judgement={mute} />
    </div>
  )
}
