/* What the platform did to the match, as the last lines of the log: who left, and how it ended if not by its rules. */
import { levelName } from '../level-name.ts'
import type { MatchState } from '../state.ts'
import { t } from '../words/index.ts'

export function endingTexts(state: MatchState): readonly string[] {
  const words = t()
  const seats = state.isBehind.value ? [] : (state.match.play.current.value?.seats ?? [])
  const left = seats.flatMap(({ name, resigned, standIn }) => {
    if (resigned) return [words.byResignation(name)]
    // Their time ran out, or they have been away for too long.
    return standIn === null ? [] : [`${name}: ${words.standIn(levelName(standIn) ?? standIn)}`]
  })
  const by = state.outcome.value?.by
  if (by === 'agreement') return [...left, words.byAgreement]
  return by === 'void' ? [...left, words.void] : left
}
