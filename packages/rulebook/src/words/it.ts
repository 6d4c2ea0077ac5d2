/* Che cosa dice di sé ogni regolamento, in italiano. */
import type { BookWords } from '../book.ts'

export const words: BookWords = {
  introduction: 'Il gioco in una pagina',
  rules: 'Le regole',
  glossary: 'Le parole del gioco',
  example: 'Esempio',
  see: 'Vedi anche',
  marks: {
    ruling: {
      name: 'interpretazione',
      meaning: 'Qui le regole stampate tacciono o si contraddicono. Noi le leggiamo così.',
    },
    data: {
      name: 'ricostruito',
      meaning:
        'Nessun testo che abbiamo potuto leggere descrive questo materiale. È rifatto in modo da accordarsi con tutto ciò che dicono.',
    },
  },
}
