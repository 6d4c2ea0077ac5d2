/* What a player may think about, in French. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  nearWin: ({ crowns }) => `Tu as ${crowns} couronnes sur 15. Quelle région suffirait pour gagner ?`,
  danger: ({ crowns }) =>
    `L’adversaire a ${crowns} couronnes. Quelle région ne doit pas tomber, et laquelle peux-tu prendre ?`,
  overflow: ({ cards }) => `Tu as ${cards} cartes et peux en garder cinq. Lesquelles joues-tu ?`,
  undefended: ({ knights }) =>
    knights === 1
      ? 'Tu as un chevalier. Quelle région n’est gardée par personne ?'
      : `Tu as ${knights} chevaliers. Quelle région n’est gardée par personne ?`,
  knights: ({ knights }) =>
    knights === 1
      ? 'Tu as un chevalier. Une région en vaut-elle la peine, ou le gardes-tu pour répondre à une attaque ?'
      : `Tu as ${knights} chevaliers. Quelle région qui n’est pas à toi est tenue par le moins de cartes ?`,
  noKnight: () => 'Tu n’as pas de chevalier. Quelle pile a besoin d’une carte, et que peut voler une sorcière ?',
  tile: () => 'Quelle tuile rapporte le plus maintenant, et laquelle rapporterait plus à ton prochain tour ?',
  attacked: () => 'Que te coûterait la perte de cette région, et à quoi d’autre te sert le chevalier ?',
  enchanted: () => 'La carte vaut-elle une sorcière pour toi ?',
  losses: ({ cards }) =>
    cards === 1
      ? 'Une carte à payer. Laquelle te manquera le moins ?'
      : `${cards} cartes à payer. Lesquelles te manqueront le moins ?`,
}

export const sayThought = thoughtsIn(sentences)
