/* To where the race of the tournament's judgement can be tried without a match. */
import { t } from '../../i18n/site.ts'

export function PractiseLink() {
  return (
    <a class="link tap" href="/practice/judgement">
      {t().rules.practise}
    </a>
  )
}
