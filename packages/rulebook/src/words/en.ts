/* What every book says of itself, in English. */
import type { BookWords } from '../book.ts'

export const words: BookWords = {
  introduction: 'The game on one page',
  rules: 'The rules',
  glossary: 'Words of the game',
  example: 'Example',
  see: 'See also',
  marks: {
    ruling: {
      name: 'ruling',
      meaning: 'The printed rules are silent here or contradict each other. This is how we read them.',
    },
    data: {
      name: 'reconstructed',
      meaning: 'No text we could read describes this component. It is rebuilt so that it fits everything they say.',
    },
  },
}
