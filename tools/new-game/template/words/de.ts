import { numberIn } from '@logres/words'
import { counted, does } from '@logres/words/de'
import { sampleWords } from './sentences.ts'

const stonesText = (count: number) => counted(count, 'Stein', 'Steine')
/** Im Akkusativ. */
const taken = (count: number) => (count === 1 ? 'einen Stein' : stonesText(count))

export const words = sampleWords({
  score: 'Steine',
  unit: (count) => (count === 1 ? 'Stein' : 'Steine'),
  options: { stones: { label: 'Steine', hint: 'So viele liegen am Anfang auf dem Haufen (1.1).' } },
  labels: { heap: 'Auf dem Haufen', turnNo: 'Zug', active: '', players: 'Am Tisch', taken: 'Genommen' },
  events: {
    stonesTaken: ({ seat, stones, left }, players) =>
      `${does(players, seat, 'nimmst', 'nimmt')} ${taken(stones)}. Noch übrig: ${left}.`,
    gameEnded: ({ winner }, players) => `${does(players, winner, 'gewinnst', 'gewinnt')} mit dem letzten Stein.`,
  },
  questions: { takeStones: ({ left }) => `Noch übrig: ${numberIn(left)}. Wie viele nimmst du?` },
  take: (stones) => `${taken(stones)} nehmen`,
  refusals: {
    gameOver: () => 'Die Partie ist zu Ende.',
    notYourTurn: () => 'Du bist nicht dran.',
    tooFewLeft: ({ left }) => `So viele sind nicht mehr übrig: nur noch ${numberIn(left)}.`,
    badCount: () => 'Man nimmt einen, zwei oder drei Steine.',
  },
})
