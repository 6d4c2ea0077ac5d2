import { numberIn } from '@logres/words'
import { counted, does } from '@logres/words/fr'
import { sampleWords } from './sentences.ts'

const stonesText = (count: number) => counted(count, 'pierre', 'pierres')

export const words = sampleWords({
  score: 'Pierres',
  unit: (count) => (count < 2 ? 'pierre' : 'pierres'),
  options: { stones: { label: 'Pierres', hint: 'Nombre de pierres sur le tas au début (1.1).' } },
  labels: { heap: 'Sur le tas', turnNo: 'Tour', active: '', players: 'Joueurs', taken: 'Prises' },
  events: {
    stonesTaken: ({ seat, stones, left }, players) =>
      `${does(players, seat, 'prends', 'prend')} ${stonesText(stones)}, il en reste ${left}.`,
    gameEnded: ({ winner }, players) => `${does(players, winner, 'gagnes', 'gagne')} avec la dernière pierre.`,
  },
  questions: { takeStones: ({ left }) => `Il en reste ${numberIn(left)}. Combien en prends-tu ?` },
  take: (stones) => `prendre ${stonesText(stones)}`,
  refusals: {
    gameOver: () => 'La partie est terminée.',
    notYourTurn: () => 'Ce n’est pas ton tour.',
    tooFewLeft: ({ left }) => `Il n’en reste que ${numberIn(left)}.`,
    badCount: () => 'On prend une, deux ou trois pierres.',
  },
})
