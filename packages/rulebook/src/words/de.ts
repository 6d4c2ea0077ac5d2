/* Was jedes Regelheft von sich sagt, auf Deutsch. */
import type { BookWords } from '../book.ts'

export const words: BookWords = {
  introduction: 'Das Spiel auf einer Seite',
  rules: 'Die Regeln',
  glossary: 'Wörter des Spiels',
  example: 'Beispiel',
  see: 'Siehe auch',
  marks: {
    ruling: {
      name: 'Auslegung',
      meaning: 'Hier schweigen die gedruckten Regeln oder widersprechen einander. So lesen wir sie.',
    },
    data: {
      name: 'rekonstruiert',
      meaning:
        'Kein Text, den wir lesen konnten, beschreibt dieses Material. Es ist so nachgebildet, dass es zu allem passt, was sie sagen.',
    },
  },
}
