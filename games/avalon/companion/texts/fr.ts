import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Prix d’une conquête',
  mine: 'Tes cartes sur place, avant l’attaque',
  theirs: 'Cartes de l’adversaire sur place',
  castle: 'Un château visible de l’adversaire',
  avalon: 'Avec l’aide d’Avalon',
  cannot: 'Ce n’est pas permis : il te faut au moins autant de cartes que l’adversaire, une de plus contre un château.',
  falls: (n) => plural(n, { one: `De chaque côté, ${n} tombe.`, other: `De chaque côté, ${n} tombent.` }),
  pay: (n) => `Puis tu paies ${n}.`,
  crowns: 'Couronnes',
  nobody: 'personne',
  total: (name, n) => `${name} : ${n} couronnes`,
  won: (name) => `${name} a 15 couronnes.`,
}
