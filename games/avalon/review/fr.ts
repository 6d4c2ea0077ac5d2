/* Les raisons en français. */
import { type AvalonReasons, isFirst, reasonsIn } from './sentences.ts'

const crowns = (count: number) => (count === 1 ? 'une couronne' : `${count} couronnes`)
const cards = (count: number) => (count === 1 ? 'une carte' : `${count} cartes`)

const sentences: AvalonReasons = {
  'own.crowns': ({ by }) => `Tu auras bientôt environ ${crowns(by)} de plus.`,
  'others.crowns': ({ by }) => `Ton adversaire aura bientôt environ ${crowns(by)} de moins.`,
  'own.hand': ({ by }) => `Tu gardes environ ${cards(by)} de plus en main.`,
  'others.hand': ({ by }) => `Ton adversaire a environ ${cards(by)} de moins en main.`,
  'own.overflow': () => 'Tu as plus de cartes que tu ne peux en garder, et tu peux les jouer.',
  'others.overflow': () => 'Ton adversaire a moins de cartes en trop.',
  'own.waiting': ({ by }) => `Ta tuile en attente rapportera environ ${cards(by)} de plus.`,
  'others.waiting': ({ by }) => `La tuile en attente de ton adversaire rapportera environ ${cards(by)} de moins.`,
  'own.stretch': () => 'Ta suite de régions s’allonge.',
  'others.stretch': () => 'La suite de régions de ton adversaire reste plus courte.',
  'own.landscape': () => 'Tu possèdes plus de régions du même paysage.',
  'others.landscape': () => 'Ton adversaire possède moins de régions du même paysage.',
  'own.pile': ({ by }) => `Il te reste environ ${cards(by)} de plus sur la table pour payer des pertes.`,
  'others.pile': ({ by }) =>
    `Il reste à ton adversaire environ ${cards(by)} de moins sur la table pour payer des pertes.`,
  'own.guard': () => 'Tes régions sont mieux gardées.',
  'others.guard': () => 'Les régions de ton adversaire sont moins bien gardées.',
  'own.reach': () => 'Plus de couronnes sont à portée de tes attaques.',
  'others.reach': () => 'Moins de couronnes sont à portée des attaques de ton adversaire.',
  'fact.knights': (numbers) =>
    isFirst(numbers)
      ? 'Tu gardes un chevalier pour répondre à une attaque.'
      : 'Tu gardes plus de chevaliers pour répondre aux attaques.',
  'fact.sorceresses': (numbers) =>
    isFirst(numbers)
      ? 'Tu gardes une sorcière pour répondre à un sort.'
      : 'Tu gardes plus de sorcières pour répondre aux sorts.',
  'fact.openRegions': () => 'Moins de tes régions sont exposées à une attaque.',
  'fact.heldRegions': () => 'Tu possèdes plus de régions à la fin du tour.',
}

export const sayReason = reasonsIn(sentences, 'Le champion préfère ce coup.')
