import { numberIn } from '@logres/words'
import { counted, does } from '@logres/words/it'
import { sampleWords } from './sentences.ts'

const stonesText = (count: number) => counted(count, 'pietra', 'pietre')

export const words = sampleWords({
  score: 'Pietre',
  unit: (count) => (count === 1 ? 'pietra' : 'pietre'),
  options: { stones: { label: 'Pietre', hint: 'Quante pietre ci sono nel mucchio all’inizio (1.1).' } },
  labels: { heap: 'Nel mucchio', turnNo: 'Turno', active: '', players: 'Giocatori', taken: 'Prese' },
  events: {
    stonesTaken: ({ seat, stones, left }, players) =>
      `${does(players, seat, 'prendi', 'prende')} ${stonesText(stones)}, ${left === 1 ? 'ne resta' : 'ne restano'} ${left}.`,
    gameEnded: ({ winner }, players) => `${does(players, winner, 'vinci', 'vince')} con l’ultima pietra.`,
  },
  questions: {
    takeStones: ({ left }) => `${left === 1 ? 'Ne resta' : 'Ne restano'} ${numberIn(left)}. Quante ne prendi?`,
  },
  take: (stones) => `prendere ${stonesText(stones)}`,
  refusals: {
    gameOver: () => 'La partita è finita.',
    notYourTurn: () => 'Non tocca a te.',
    tooFewLeft: ({ left }) => `${left === 1 ? 'Ne resta' : 'Ne restano'} solo ${numberIn(left)}.`,
    badCount: () => 'Si prendono una, due o tre pietre.',
  },
})
