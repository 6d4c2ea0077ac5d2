import type { Messages } from './en.ts'

export const messages: Messages = {
  you: 'toi',
  title: 'Couronnes',
  attacks: 'Les attaques qui ont payé, et les autres',
  none: 'Personne n’a attaqué.',
  turn: 'Tour',
  who: 'Qui',
  where: 'Région',
  crowns: 'Couronnes',
  cards: 'Cartes perdues',
  kept: 'Gardée',
  held: 'repoussée',
  toTheEnd: 'jusqu’à la fin',
  turns: (n) => (n === 1 ? '1 tour' : `${n} tours`),
  show: 'Voir sur le plateau',
}
