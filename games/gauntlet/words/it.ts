/* Il guanto di sfida in italiano. */
import { numberIn } from '@logres/words'
import { capital, does, plural, together } from '@logres/words/it'
import { gauntletWords } from './sentences.ts'

/** « il 3 », « l’1 » */
const theCard = (card: number) => (card === 1 ? 'l’1' : `il ${card}`)

export const words = gauntletWords({
  score: 'Corone',
  unit: (count) => (count === 1 ? 'corona' : 'corone'),
  options: { rounds: { label: 'Round', hint: 'Quanti round dura la partita (4.1).' } },
  labels: {
    round: 'Round',
    isOver: '',
    players: 'Giocatori',
    crowns: 'Corone',
    hand: 'Carte rimaste',
    laid: 'Carta giocata',
    shown: 'Round precedente',
    faceDown: 'coperta',
  },
  events: {
    roundBegan: ({ no }) => `Comincia il round ${no}.`,
    cardLaid: ({ seat, card }, players) =>
      `${does(players, seat, 'giochi', 'gioca')} ${card === null ? 'una carta coperta' : `${theCard(card)} coperto`}.`,
    cardRevealed: ({ seat, card }, players) => `${does(players, seat, 'scopri', 'scopre')} ${theCard(card)}.`,
    roundWon: ({ seat }, players) =>
      seat === null ? 'Nessuno vince la corona.' : `${does(players, seat, 'vinci', 'vince')} una corona.`,
    gameEnded: ({ winners }, players) => {
      const [only, ...others] = winners
      if (only !== undefined && others.length === 0) return `${does(players, only, 'vinci', 'vince')} la partita.`
      return `${capital(together(players, winners))} ${plural(players, winners, 'vincete', 'vincono')} a pari merito.`
    },
  },
  questions: { layCard: () => 'Quale carta giochi coperta?' },
  lay: (card) => `giocare ${theCard(card)}`,
  refusals: {
    gameOver: () => 'La partita è finita.',
    notAsked: () => 'Non tocca a te.',
    cardSpent: ({ card }) => `Hai già giocato ${theCard(numberIn(card))}.`,
    alreadyLaid: () => 'Hai già giocato una carta in questo round.',
    noSuchCard: () => 'Questa carta non esiste.',
  },
})
