/* What a player may think about, in German. */
import { type Sentences, thoughtsIn } from './sentences.ts'

const WEAPON = { shield: 'ein Schild', sword: 'ein Schwert', lance: 'eine Lanze', armour: 'eine Rüstung' } as const

export const sentences: Sentences = {
  draft: () => 'Welche Karte fehlt dir für eine Ausrüstung, und welche lassen dir die anderen nicht?',
  lacks: ({ weapon }) => `Dir fehlt ${WEAPON[weapon]}. Wer hat wohl zwei davon, und was braucht er von dir?`,
  lacksSeveral: ({ count }) => `Dir fehlen ${count} Waffen. Welche ist am leichtesten zu bekommen?`,
  complete: () => 'Deine Ausrüstung ist vollständig. Welche Karte kannst du entbehren, und wer würde dafür zahlen?',
  announce: () => 'Du kannst kämpfen. Sind deine Waffen gut genug für noch einen Zweikampf?',
  announceShort: () => 'Deine Ausrüstung ist unvollständig. Was verlierst du, wenn du ansagst, dass du bleibst?',
  lay: () => 'An welchen Plätzen willst du gewinnen? An den anderen reicht vielleicht eine schwache Karte.',
  purchase: () => 'Ist dir eine Karte vom Haufen jetzt ihren Preis wert?',
}

export const sayThought = thoughtsIn(sentences)
