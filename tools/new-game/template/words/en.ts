import { numberIn } from '@logres/words'
import { counted, does } from '@logres/words/en'
import { sampleWords } from './sentences.ts'

const stonesText = (count: number) => counted(count, 'stone')

export const words = sampleWords({
  score: 'Stones',
  unit: (count) => (count === 1 ? 'stone' : 'stones'),
  options: { stones: { label: 'Stones', hint: 'How many lie on the heap at the beginning (1.1).' } },
  labels: { heap: 'On the heap', turnNo: 'Turn', active: '', players: 'Players', taken: 'Taken' },
  events: {
    stonesTaken: ({ seat, stones, left }, players) =>
      `${does(players, seat, 'take')} ${stonesText(stones)}, ${left} left.`,
    gameEnded: ({ winner }, players) => `${does(players, winner, 'win')} with the last stone.`,
  },
  questions: { takeStones: ({ left }) => `Stones left: ${numberIn(left)}. How many do you take?` },
  take: (stones) => `take ${stonesText(stones)}`,
  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: () => 'It is not your turn.',
    tooFewLeft: ({ left }) => `Only ${numberIn(left)} left.`,
    badCount: () => 'You take one, two or three stones.',
  },
})
