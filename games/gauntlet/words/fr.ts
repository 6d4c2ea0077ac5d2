/* Le Gant en français. */
import { numberIn } from '@logres/words'
import { capital, does, plural, together } from '@logres/words/fr'
import { gauntletWords } from './sentences.ts'

export const words = gauntletWords({
  score: 'Couronnes',
  unit: (count) => (count < 2 ? 'couronne' : 'couronnes'),
  options: { rounds: { label: 'Manches', hint: 'Nombre de manches de la partie (4.1).' } },
  labels: {
    round: 'Manche',
    isOver: '',
    players: 'Joueurs',
    crowns: 'Couronnes',
    hand: 'Cartes restantes',
    laid: 'Carte posée',
    shown: 'Manche précédente',
    faceDown: 'face cachée',
  },
  events: {
    roundBegan: ({ no }) => `La manche ${no} commence.`,
    cardLaid: ({ seat, card }, players) =>
      `${does(players, seat, 'poses', 'pose')} ${card === null ? 'une carte' : `le ${card}`} face cachée.`,
    cardRevealed: ({ seat, card }, players) => `${does(players, seat, 'dévoiles', 'dévoile')} le ${card}.`,
    roundWon: ({ seat }, players) =>
      seat === null ? 'Personne ne gagne de couronne.' : `${does(players, seat, 'gagnes', 'gagne')} une couronne.`,
    gameEnded: ({ winners }, players) => {
      const [only, ...others] = winners
      if (only !== undefined && others.length === 0) return `${does(players, only, 'gagnes', 'gagne')} la partie.`
      const verb = plural(players, winners, 'vous partagez la victoire', 'se partagent la victoire')
      return `${capital(together(players, winners))}${verb}.`
    },
  },
  questions: { layCard: () => 'Quelle carte poses-tu face cachée ?' },
  lay: (card) => `poser le ${card}`,
  refusals: {
    gameOver: () => 'La partie est terminée.',
    notAsked: () => 'Ce n’est pas à toi d’agir.',
    cardSpent: ({ card }) => `Tu as déjà joué le ${numberIn(card)}.`,
    alreadyLaid: () => 'Tu as déjà posé une carte dans cette manche.',
    noSuchCard: () => 'Cette carte n’existe pas.',
  },
})
