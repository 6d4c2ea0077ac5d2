/* Reasons in English. */
import { type AvalonReasons, isFirst, reasonsIn } from './sentences.ts'

const crowns = (count: number) => (count === 1 ? 'crown' : 'crowns')
const cards = (count: number) => (count === 1 ? 'card' : 'cards')

const sentences: AvalonReasons = {
  'own.crowns': ({ by }) => `You soon own about ${by} more ${crowns(by)}.`,
  'others.crowns': ({ by }) => `Your opponent soon owns about ${by} fewer ${crowns(by)}.`,
  'own.hand': ({ by }) => `You keep about ${by} more ${cards(by)} in hand.`,
  'others.hand': ({ by }) => `Your opponent has about ${by} fewer ${cards(by)} in hand.`,
  'own.overflow': () => 'You have more cards than you may keep, and can play them.',
  'others.overflow': () => 'Your opponent has fewer cards to spare.',
  'own.waiting': ({ by }) => `Your waiting tile will pay about ${by} more ${cards(by)}.`,
  'others.waiting': ({ by }) => `Your opponent’s waiting tile will pay about ${by} fewer ${cards(by)}.`,
  'own.stretch': () => 'Your stretch of regions gets longer.',
  'others.stretch': () => 'Your opponent’s stretch of regions stays shorter.',
  'own.landscape': () => 'You own more regions of the same landscape.',
  'others.landscape': () => 'Your opponent owns fewer regions of the same landscape.',
  'own.pile': ({ by }) => `You have about ${by} more ${cards(by)} on the table to pay losses with.`,
  'others.pile': ({ by }) => `Your opponent has about ${by} fewer ${cards(by)} on the table to pay losses with.`,
  'own.guard': () => 'Your regions are better guarded.',
  'others.guard': () => 'Your opponent’s regions are less well guarded.',
  'own.reach': () => 'More crowns are within reach of your attacks.',
  'others.reach': () => 'Fewer crowns are within reach of your opponent’s attacks.',
  'fact.knights': (numbers) =>
    isFirst(numbers) ? 'You keep a knight to answer an attack.' : 'You keep more knights to answer attacks.',
  'fact.sorceresses': (numbers) =>
    isFirst(numbers) ? 'You keep a sorceress to answer a spell.' : 'You keep more sorceresses to answer spells.',
  'fact.openRegions': () => 'Fewer of your regions are open to attack.',
  'fact.heldRegions': () => 'You own more regions when the turn ends.',
}

export const sayReason = reasonsIn(sentences, 'The champion prefers it.')
