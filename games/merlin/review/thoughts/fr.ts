/* What a player may think about, in French. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'Un décompte suit cette manche. Où es-tu de justesse devant, ou derrière ?'
      : traitors === 1
        ? 'Un décompte suit cette manche, et il te manque un bouclier contre un traître. Peux-tu le prendre ?'
        : `Un décompte suit cette manche, et tu n’as pas de bouclier contre ${traitors} traîtres. Lesquels peux-tu repousser ?`,
  lastDice: () => 'Ton dernier dé de la manche. De quelle case as-tu encore besoin avant les nouveaux dés ?',
  traitors: ({ traitors }) =>
    traitors === 1
      ? 'Il te manque un bouclier contre un traître. Quel dé mène à un bouclier de sa couleur ?'
      : `Tu n’as pas de bouclier contre ${traitors} traîtres. Quel dé mène à l’un de ces boucliers ?`,
  begin: () => 'Une nouvelle manche. Où mène chacun de tes dés, et où mènent-ils deux par deux ?',
  dice: ({ dice }) => `Il te reste ${dice} dés. Quel ordre mène aux deux meilleures cases ?`,
  action: () => 'Que te donne cette case, et que gagnerais-tu à faire autre chose ?',
  repeat: () => 'Refaire cette action vaut-il un bâton ?',
  finish: () => 'Avant la fin du tour : peux-tu résoudre une quête, ou te servir d’une pomme ou d’un drapeau ?',
  exchange: () => 'De quel objet as-tu le moins besoin, et duquel le plus ?',
  quest: () => 'Pour quelle quête as-tu déjà presque tout ?',
  tower: () => 'Que te manque-t-il pour ton prochain manoir ?',
}

export const sayThought = thoughtsIn(sentences)
