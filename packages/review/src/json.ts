/* A review as data, without the states it was made from. */
import type { Tagged } from '@logres/kernel'
import type { Option } from './judge.ts'
import type { Review } from './review.ts'

export function reviewJson({ story, points, decisions, luck, moments, ledger }: Review): object {
  return {
    game: story.game.id,
    seats: story.seats,
    plays: story.plays.map(({ no, actor, turn, steps }) => ({
      ...{ no, actor, turn },
      steps: steps.map(({ seq, action }) => ({ seq, action })),
    })),
    points,
    decisions: decisions.map(({ judgement, play, seq, turn, squires }) => ({
      ...{ play, seq, turn, seat: judgement.seat },
      options: judgement.options,
      played: judgement.played === undefined ? -1 : judgement.options.indexOf(judgement.played),
      squires: squires === undefined ? -1 : indexOf(judgement.options, squires),
      reasons: judgement.reasons,
    })),
    luck,
    moments,
    ledger,
  }
}

function indexOf(options: readonly Option<Tagged>[], option: Option<Tagged>): number {
  return options.indexOf(option)
}
