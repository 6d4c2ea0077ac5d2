/* Les raisons en français. */
import { reasonsIn } from './sentences.ts'

const coins = (count: number) => (count === 1 ? 'pièce' : 'pièces')

export const sayReason = reasonsIn({
  own: {
    coins: (by) => `Tu auras bientôt environ ${by} ${coins(by)} de plus.`,
    knight: () => 'Tu as plus de chances de rester en lice.',
    firstGaps: () => 'Ton équipement sera plus sûrement complet.',
    moreGaps: () => 'Tu es plus près d’un second équipement.',
    best: () => 'Tes meilleures armes sont plus fortes.',
    second: () => 'Tes armes de réserve sont plus fortes.',
    jokers: () => 'Tu gardes plus de jokers.',
    cards: () => 'Tu gardes plus de cartes.',
    outlasts: () => 'Tu as de quoi t’équiper plus longtemps que les autres.',
    trader: () => 'Tes cartes se vendent plus cher.',
  },
  others: {
    coins: (by) => `Les autres auront bientôt environ ${by} ${coins(by)} de moins.`,
    knight: () => 'Les autres ont moins de chances de rester en lice.',
    firstGaps: () => 'L’équipement des autres sera moins sûrement complet.',
    moreGaps: () => 'Les autres sont plus loin d’un second équipement.',
    best: () => 'Les meilleures armes des autres sont plus faibles.',
    second: () => 'Les armes de réserve des autres sont plus faibles.',
    jokers: () => 'Les autres gardent moins de jokers.',
    cards: () => 'Les autres gardent moins de cartes.',
    outlasts: () => 'Les autres ont de quoi s’équiper moins longtemps.',
    trader: () => 'Les cartes des autres se vendent moins cher.',
  },
  unknown: 'Le champion préfère ce coup.',
})
