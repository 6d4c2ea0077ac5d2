/* What a player may think about, in French. */
import { type Sentences, thoughtsIn } from './sentences.ts'

const WEAPON = { shield: 'un bouclier', sword: 'une épée', lance: 'une lance', armour: 'une armure' } as const

export const sentences: Sentences = {
  draft: () => 'Quelle carte te manque pour un équipement, et laquelle les autres risquent-ils de te prendre ?',
  lacks: ({ weapon }) =>
    `Il te manque ${WEAPON[weapon]} pour ton équipement. Qui pourrait en avoir deux, et que lui faut-il ?`,
  lacksSeveral: ({ count }) =>
    `Il te manque ${count} armes pour ton équipement. Laquelle est la plus facile à obtenir ?`,
  complete: () => 'Ton équipement est complet. Quelle carte peux-tu céder, et qui paierait pour l’avoir ?',
  announce: () => 'Tu peux combattre. Tes armes suffisent-elles pour un autre duel ?',
  announceShort: () => 'Ton équipement n’est pas complet. Que perds-tu si tu annonces que tu restes ?',
  lay: () => 'À quels emplacements veux-tu gagner ? Pour les autres, une carte faible suffit peut-être.',
  purchase: () => 'Une carte du tas vaut-elle son prix pour toi maintenant ?',
}

export const sayThought = thoughtsIn(sentences)
