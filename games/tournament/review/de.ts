/* Gründe auf Deutsch. */
import { reasonsIn } from './sentences.ts'

const coins = (count: number) => (count === 1 ? 'Münze' : 'Münzen')

export const sayReason = reasonsIn({
  own: {
    coins: (by) => `Du hast bald etwa ${by} ${coins(by)} mehr.`,
    knight: () => 'Du bleibst eher im Turnier.',
    firstGaps: () => 'Deine Ausrüstung ist eher vollständig.',
    moreGaps: () => 'Du bist näher an einer zweiten Ausrüstung.',
    best: () => 'Deine besten Waffen sind stärker.',
    second: () => 'Deine Ersatzwaffen sind stärker.',
    jokers: () => 'Du behältst mehr Joker.',
    cards: () => 'Du behältst mehr Karten.',
    outlasts: () => 'Deine Ausrüstungen reichen länger als die der anderen.',
    trader: () => 'Deine Karten bringen beim Verkauf mehr.',
  },
  others: {
    coins: (by) => `Die anderen haben bald etwa ${by} ${coins(by)} weniger.`,
    knight: () => 'Die anderen bleiben seltener im Turnier.',
    firstGaps: () => 'Die Ausrüstung der anderen ist seltener vollständig.',
    moreGaps: () => 'Die anderen sind weiter von einer zweiten Ausrüstung entfernt.',
    best: () => 'Die besten Waffen der anderen sind schwächer.',
    second: () => 'Die Ersatzwaffen der anderen sind schwächer.',
    jokers: () => 'Die anderen behalten weniger Joker.',
    cards: () => 'Die anderen behalten weniger Karten.',
    outlasts: () => 'Die Ausrüstungen der anderen reichen weniger lang.',
    trader: () => 'Die Karten der anderen bringen beim Verkauf weniger.',
  },
  unknown: 'Der Champion zieht diesen Zug vor.',
})
