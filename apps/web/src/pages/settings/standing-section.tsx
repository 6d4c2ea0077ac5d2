/* What admins decided about the reader, as long as it is kept. Absent where there is nothing. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me } from '../../api/me.ts'
import { Time } from '../../chat/time.tsx'
import { JudgementText, ObjectButton } from '../../people/judgement.tsx'
import { loadStanding, standing } from '../../people/standing.ts'
import { standingReady, standingTexts } from '../../people/standing-words/index.ts'
import { SettingsSection } from './settings-section.tsx'

export function StandingSection() {
  const isReady = useSignal(false)
  const person = me.value?.id
  useEffect(() => {
    if (person === undefined) return
    void Promise.all([standingReady(), loadStanding()]).then(() => {
      isReady.value = true
    })
  }, [person, isReady])
  const judgements = standing.value?.judgements ?? []
  if (!isReady.value || judgements.length === 0) return null
  return (
    <SettingsSection id="standing" head={standingTexts().head}>
      <ul class="judgements">
        {judgements.map((judgement) => (
          <li key={judgement.deed}>
            <Time at={judgement.at} />
            <JudgementText judgement={judgement} />
            <ObjectButton judgement={judgement} />
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
