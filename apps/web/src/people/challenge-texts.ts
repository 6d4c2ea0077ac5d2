/* A challenge in words. */
import type { ChallengeView } from '@logres/protocol'
import { aboutOf, isGame } from '../games.ts'
import { lowerFirst } from '../i18n/lower-first.ts'
import { t } from '../i18n/site.ts'
import { peopleTexts } from './words/index.ts'

/** "Avalon, live, rated, you begin": for the reader. */
export function challengeText({ game, pace, isRated, begins, isMine, bots, other }: ChallengeView): string {
  const words = peopleTexts()
  const isReaderFirst = (begins === 'me') === isMine
  return [
    isGame(game) ? aboutOf(game).name : game,
    lowerFirst(t().pace[pace]),
    ...(isRated ? [words.ratedShort] : []),
    ...(bots > 0 ? [words.withBots(bots)] : []),
    begins === 'random' ? words.byLot : isReaderFirst ? words.youBegin : words.theyBegin(other.name),
  ].join(', ')
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the largest whole unit. */
export function leftText(left: number): string {
  const words = peopleTexts()
  if (left >= 2 * DAY) return words.days(Math.floor(left / DAY))
  if (left >= 2 * HOUR) return words.hours(Math.floor(left / HOUR))
  return words.minutes(Math.max(1, Math.ceil(left / MINUTE)))
}
