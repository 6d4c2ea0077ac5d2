/* Gründe auf Deutsch. */
import { type AvalonReasons, isFirst, reasonsIn } from './sentences.ts'

const crowns = (count: number) => (count === 1 ? 'eine Krone' : `${count} Kronen`)
const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)

const sentences: AvalonReasons = {
  'own.crowns': ({ by }) => `Du hast bald etwa ${crowns(by)} mehr.`,
  'others.crowns': ({ by }) => `Dein Gegner hat bald etwa ${crowns(by)} weniger.`,
  'own.hand': ({ by }) => `Du behältst etwa ${cards(by)} mehr auf der Hand.`,
  'others.hand': ({ by }) => `Dein Gegner hat etwa ${cards(by)} weniger auf der Hand.`,
  'own.overflow': () => 'Du hast mehr Karten, als du behalten darfst, und kannst sie ausspielen.',
  'others.overflow': () => 'Dein Gegner hat weniger Karten übrig.',
  'own.waiting': ({ by }) => `Deine wartende Tafel bringt etwa ${cards(by)} mehr.`,
  'others.waiting': ({ by }) => `Die wartende Tafel deines Gegners bringt etwa ${cards(by)} weniger.`,
  'own.stretch': () => 'Deine Reihe von Gebieten wird länger.',
  'others.stretch': () => 'Die Reihe von Gebieten deines Gegners bleibt kürzer.',
  'own.landscape': () => 'Du besitzt mehr Gebiete derselben Landschaft.',
  'others.landscape': () => 'Dein Gegner besitzt weniger Gebiete derselben Landschaft.',
  'own.pile': ({ by }) => `Du hast etwa ${cards(by)} mehr auf dem Tisch, um Verluste zu bezahlen.`,
  'others.pile': ({ by }) => `Dein Gegner hat etwa ${cards(by)} weniger auf dem Tisch, um Verluste zu bezahlen.`,
  'own.guard': () => 'Deine Gebiete sind besser bewacht.',
  'others.guard': () => 'Die Gebiete deines Gegners sind schlechter bewacht.',
  'own.reach': () => 'Mehr Kronen sind in Reichweite deiner Angriffe.',
  'others.reach': () => 'Weniger Kronen sind in Reichweite der Angriffe deines Gegners.',
  'fact.knights': (numbers) =>
    isFirst(numbers)
      ? 'Du behältst einen Ritter, um einen Angriff abzuwehren.'
      : 'Du behältst mehr Ritter, um Angriffe abzuwehren.',
  'fact.sorceresses': (numbers) =>
    isFirst(numbers)
      ? 'Du behältst eine Zauberin, um einen Zauber abzuwehren.'
      : 'Du behältst mehr Zauberinnen, um Zauber abzuwehren.',
  'fact.openRegions': () => 'Weniger deiner Gebiete sind einem Angriff ausgesetzt.',
  'fact.heldRegions': () => 'Du besitzt am Ende des Zuges mehr Gebiete.',
}

export const sayReason = reasonsIn(sentences, 'Der Champion zieht diesen Zug vor.')
