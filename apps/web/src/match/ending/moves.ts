/* The moves of a finished match, in the words of its board. */
import type { Players } from '@logres/words'
import type { MatchState } from '../state.ts'
import { Storyteller, storyOf } from '../telling/story.tsx'
import type { Move } from './turning-points.ts'

export function movesOf({ board, steps, match }: MatchState, players: Players): readonly Move[] {
  const all = steps.value
  const turns = storyOf(all, match.game).filter(({ isSetUp }) => !isSetUp)
  if (board.telling !== undefined) {
    const teller = new Storyteller(board)
    return turns.flatMap(({ group }) => teller.actions(group, all, players))
  }
  // Without a telling each step is a move.
  const first = turns[0]?.group.lines[0]?.step ?? 0
  return all.flatMap(({ events }, step): readonly Move[] => {
    if (step < first) return []
    const texts = board.logTexts(
      events.map((event) => ({ step, event })),
      players,
    )
    const seat = all[step - 1]?.turn.seat
    const sentence = texts.map(({ text }) => text).join(' ')
    return sentence === '' ? [] : [{ from: step, to: step, seat: typeof seat === 'number' ? seat : null, sentence }]
  })
}
