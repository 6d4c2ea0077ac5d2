/* What a player may think about, in French. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'Un décompte vient après cette manche. Où es-tu de justesse devant, ou derrière ?'
      : traitors === 1
        ? 'Un décompte vient après cette manche, et un traître est sans bouclier. Peux-tu en prendre un ?'
        : `Un décompte vient après cette manche, et ${traitors} traîtres sont sans bouclier. Lesquels peux-tu repousser ?`,
  lastDice: () => 'Ton dernier dé de la manche. De quelle case as-tu encore besoin avant les nouveaux dés ?',
  traitors: ({ traitors }) =>
    traitors === 1
      ? 'Un traître est sans bouclier. Quel dé mène à un bouclier de sa couleur ?'
      : `${traitors} traîtres sont sans bouclier. Quel dé mène à l’un de ces boucliers ?`,
  begin: () => 'Une nouvelle manche. Où mène chacun de tes dés, et où mènent-ils à deux ?',
  dice: ({ dice }) => `Il te reste ${dice} dés. Quel ordre mène aux deux meilleures cases ?`,
  action: () => 'Que te donne cette case, et que gagnerais-tu autrement ici ?',
  repeat: () => 'La même action encore une fois vaut-elle un bâton ?',
  finish: () => 'Une quête est-elle remplie, une pomme ou un drapeau aide-t-il, avant la fin du tour ?',
  exchange: () => 'De quel objet as-tu le moins besoin, et duquel le plus ?',
  quest: () => 'Pour quelle quête as-tu déjà presque tout ?',
  tower: () => 'Que te manque-t-il pour ton prochain manoir ?',
}

export const sayThought = thoughtsIn(sentences)
