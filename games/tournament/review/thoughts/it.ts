/* What a player may think about, in Italian. */
import { type Sentences, thoughtsIn } from './sentences.ts'

const WEAPON = { shield: 'uno scudo', sword: 'una spada', lance: 'una lancia', armour: 'un’armatura' } as const

export const sentences: Sentences = {
  draft: () => 'Quale carta ti manca per un equipaggiamento, e quale gli altri non ti lasceranno?',
  lacks: ({ weapon }) => `Ti manca ${WEAPON[weapon]}. Chi potrebbe averne due, e di che cosa ha bisogno?`,
  lacksSeveral: ({ count }) => `Ti mancano ${count} armi. Quale è la più facile da ottenere?`,
  complete: () => 'Il tuo equipaggiamento è completo. Quale carta puoi cedere, e chi pagherebbe per averla?',
  announce: () => 'Puoi combattere. Le tue armi bastano per un altro duello?',
  announceShort: () => 'Il tuo equipaggiamento non è completo. Che cosa perdi se annunci di restare?',
  lay: () => 'In quali posti vuoi vincere? Per gli altri può bastare una carta debole.',
  purchase: () => 'Una carta del mucchio vale per te il suo prezzo, adesso?',
}

export const sayThought = thoughtsIn(sentences)
