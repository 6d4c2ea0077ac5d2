/* Why a challenge came to nothing, for either of the two. */
import type { TableView } from '../api/shapes.ts'
import { peopleTexts } from './words/index.ts'

/** Undefined: it has not ended, or it has become a match. */
export function endedText({ challenge }: Pick<TableView, 'challenge'>): string | undefined {
  if (challenge === undefined || challenge.ended === null) return undefined
  const words = peopleTexts()
  const { isMine, by, to } = challenge
  switch (challenge.ended) {
    case 'declined':
      return isMine ? words.hasDeclined(to.name) : words.declined
    case 'takenBack':
      return isMine ? words.youTookBack : words.wasTakenBack(by.name)
    case 'expired':
      return isMine ? words.hasExpired(to.name) : words.youWereLate
  }
}
