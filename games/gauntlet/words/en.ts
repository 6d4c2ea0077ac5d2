/* Gauntlet in English. */
import { numberIn } from '@logres/words'
import { capital, does, listed, nameOf } from '@logres/words/en'
import { gauntletWords } from './sentences.ts'

export const words = gauntletWords({
  score: 'Crowns',
  unit: (count) => (count === 1 ? 'crown' : 'crowns'),
  options: { rounds: { label: 'Rounds', hint: 'How many rounds the game lasts (4.1).' } },
  labels: {
    round: 'Round',
    isOver: '',
    players: 'Players',
    crowns: 'Crowns',
    hand: 'Cards left',
    laid: 'Laid',
    shown: 'Previous round',
    faceDown: 'face down',
  },
  events: {
    roundBegan: ({ no }) => `Round ${no} begins.`,
    cardLaid: ({ seat, card }, players) =>
      `${does(players, seat, 'lay')} ${card === null ? 'a card' : `the ${card}`} face down.`,
    cardRevealed: ({ seat, card }, players) => `${does(players, seat, 'reveal')} the ${card}.`,
    roundWon: ({ seat }, players) => `${seat === null ? 'Nobody wins' : does(players, seat, 'win')} a crown.`,
    gameEnded: ({ winners }, players) => {
      const [only, ...others] = winners
      if (only !== undefined && others.length === 0) return `${does(players, only, 'win')} the game.`
      const readerFirst = winners.toSorted((a, b) => Number(b === players.reader) - Number(a === players.reader))
      return `${capital(listed(readerFirst.map((seat) => nameOf(players, seat))))} share the victory.`
    },
  },
  questions: { layCard: () => 'Which card do you lay face down?' },
  lay: (card) => `lay the ${card}`,
  refusals: {
    gameOver: () => 'The game is over.',
    notAsked: () => 'It is not your turn to act.',
    cardSpent: ({ card }) => `You have already spent the ${numberIn(card)}.`,
    alreadyLaid: () => 'You have already laid a card this round.',
    noSuchCard: () => 'There is no such card.',
  },
})
