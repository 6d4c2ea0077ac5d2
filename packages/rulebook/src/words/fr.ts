/* Ce que chaque livret dit de lui-même, en français. */
import type { BookWords } from '../book.ts'

export const words: BookWords = {
  introduction: 'Le jeu en une page',
  rules: 'Les règles',
  glossary: 'Les mots du jeu',
  example: 'Exemple',
  see: 'Voir aussi',
  marks: {
    ruling: {
      name: 'interprétation',
      meaning: 'Ici, les règles imprimées se taisent ou se contredisent. Voici comment nous les lisons.',
    },
    data: {
      name: 'reconstitué',
      meaning:
        'Aucun texte que nous ayons pu lire ne décrit cet élément. Il est refait de façon à convenir à tout ce qu’ils disent.',
    },
  },
}
