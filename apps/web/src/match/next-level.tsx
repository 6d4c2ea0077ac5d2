/* After a victory against bots on this device: the level of the next game, so that it never rises by surprise. */
import { isLevel } from '@logres/mind'
import { t as site } from '../i18n/site.ts'
import { levelAfterWin } from '../local-link.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function NextLevel({ state }: { readonly state: MatchState }) {
  const { local, play } = state.match
  const outcome = state.outcome.value
  const viewer = play.viewer.value
  const levels = play.current.value?.seats.flatMap(({ bot }) => (isLevel(bot) ? [bot] : [])) ?? []
  const [beaten] = levels
  if (local === undefined || local.isShared || outcome?.by !== 'rules' || viewer === 'table') return null
  const { places } = outcome.result
  const hasWon = places[viewer] === 1 && places.filter((place) => place === 1).length === 1
  if (!hasWon || beaten === undefined) return null
  const next = levelAfterWin(play.game.id, local.saved.key.peek().id, beaten)
  return next === undefined ? null : <p class="match-hint">{t().nextLevel(site().levels[next])}</p>
}
