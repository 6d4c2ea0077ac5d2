import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/de'
import { weaponOf } from '../../rules/index.ts'
import { type TournamentSentences, weaponNamed } from '../sentences.ts'
import { editionFaults } from './edition.ts'
import { cardName, coinsText, WEAPON_NAMES } from './things.ts'

/** „kein Schwert 4“, „keine Lanze 2“, „keinen Schild 7“ */
function no(value: Param): string {
  if (typeof value !== 'number') return 'keine solche Karte'
  const weapon = weaponOf(value)
  const article = weapon === 'sword' ? 'kein' : weapon === 'lance' || weapon === 'armour' ? 'keine' : 'keinen'
  return `${article} ${cardName(value)}`
}

const name = (value: Param) => (typeof value === 'number' ? cardName(value) : 'Diese Karte')
const coins = (value: Param) => coinsText(number(value))

export const refusals: TournamentSentences['refusals'] = {
  ...editionFaults,
  valuesNotForPlayers: ({ seats, lowestValue }) =>
    `Bei ${number(seats)} Spielern können die Werte im Spiel nicht bei ${number(lowestValue)} beginnen.`,
  gameOver: () => 'Die Partie ist zu Ende.',
  notAsked: () => 'Du bist jetzt nicht gefragt.',
  clerkOnly: () => 'Das kann nur der Schreiber.',
  clerkEndsBarter: () => 'Der Tausch endet, wenn alle bereit sind oder die Zeit um ist.',
  notForTheClerk: () => 'Das ist Sache der Spieler, nicht des Schreibers.',
  draftFirst: () => 'Wähle zuerst eine der offenen Karten.',
  noBarterNow: () => 'Jetzt ist kein Tausch.',
  announceFirst: () => 'Sag zuerst, ob du bleibst oder dich zurückziehst.',
  layFirst: () => 'Lege zuerst deine vier Karten.',
  judgementFirst: () => 'Zuerst kommt das Gottesurteil.',
  purchaseFirst: () => 'Sag zuerst, ob du eine Karte vom Haufen kaufst.',
  nothingToAnnounce: () => 'Jetzt ist nichts anzusagen.',
  nothingToLay: () => 'Jetzt ist nichts zu legen.',
  nothingToBuy: () => 'Jetzt ist nichts vom Haufen zu kaufen.',
  noJudgement: () => 'Jetzt ist kein Gottesurteil.',
  nothingToDraft: () => 'Jetzt ist nichts zu wählen.',
  cardNotOpen: ({ card }) => `${name(card)} liegt nicht offen.`,
  nothingExchanged: () => 'Es würde nichts den Besitzer wechseln.',
  tooManyCards: ({ most }) => `Ein Angebot hat höchstens ${number(most)} Karten auf jeder Seite.`,
  tooManyOpenOffers: ({ most }) => `Du hast schon ${number(most)} offene Angebote: Zieh zuerst eines zurück.`,
  tooManyOffers: ({ most }) => `Du hast bei diesem Tausch schon ${number(most)} Angebote gemacht: Mehr gibt es nicht.`,
  readyMayNotOffer: () => 'Du bist bereit: Nimm das zurück, bevor du ein Angebot machst.',
  notToYourself: () => 'Du kannst dir nicht selbst ein Angebot machen.',
  noSuchSeat: () => 'Diesen Spieler gibt es nicht.',
  giveNotHeld: ({ card }) => `Du hast ${no(card)} zu geben.`,
  coinsNotHeld: ({ coins: given, yours }) => `Du hast ${coins(yours)} und kannst nicht ${number(given)} geben.`,
  cardTwice: () => 'Jede Karte gibt es nur einmal: Sie kann da nicht zweimal stehen.',
  cardNotInPlay: ({ card, weapon, least }) => {
    const asked = weaponNamed(weapon)
    return asked === undefined
      ? `${name(card)} ist nicht im Spiel.`
      : `${WEAPON_NAMES[asked]} ab ${number(least)} ist nicht im Spiel.`
  },
  noSuchOffer: () => 'Dieses Angebot gibt es nicht.',
  offerGone: () => 'Dieses Angebot gilt nicht mehr.',
  ownOffer: () => 'Das ist dein eigenes Angebot.',
  notYourOffer: () => 'Das ist nicht dein Angebot.',
  offerDeclined: () => 'Du hast dieses Angebot abgelehnt.',
  cannotMeetCards: ({ card }) => `Du hast ${no(card)}.`,
  cannotMeetCoins: ({ coins: wanted, yours }) => `Du hast ${coins(yours)} und müsstest ${number(wanted)} zahlen.`,
  fillCount: ({ needed, given }) =>
    `Das Angebot verlangt ${counted(number(needed), 'Karte', 'Karten')} deiner Wahl: Du nennst ${number(given)}.`,
  fillNotHeld: ({ card }) => `Du hast ${no(card)} dafür.`,
  fillMisfit: ({ card }) => `${name(card)} ist nicht, was das Angebot verlangt.`,
  alreadyReady: () => 'Du bist schon bereit.',
  notReady: () => 'Du bist noch nicht bereit.',
  takeBacksSpent: ({ most }) => `Du hast „bereit“ schon ${number(most)} Mal zurückgenommen: Mehr geht nicht.`,
  alreadyAnswered: () => 'Du hast schon geantwortet.',
  alreadyLaid: () => 'Du hast deine Karten schon gelegt.',
  layCount: () => 'Lege genau vier Karten: Schild, Schwert, Lanze, Rüstung.',
  layNotHeld: ({ card }) => `Du hast ${no(card)} zu legen, oder nicht oft genug.`,
  layMisfit: ({ card, weapon }) => {
    const space = weaponNamed(weapon)
    return space === undefined
      ? 'Eine Karte passt nicht an ihren Platz.'
      : `${name(card)} passt nicht an den Platz „${WEAPON_NAMES[space]}“.`
  },
  purchaseTooDear: ({ price, yours }) => `Eine Karte kostet ${number(price)}, und du hast ${coins(yours)}.`,
  alreadyThrown: () => 'Die Marken sind schon geworfen.',
  throwFirst: () => 'Die Marken sind noch nicht geworfen.',
  alreadyRun: () => 'Du hast deinen Lauf schon begonnen.',
  noRun: () => 'Beide sehen diesen Wurf zugleich: Es gibt keinen Lauf zu beginnen.',
  runFirst: () => 'Dieser Ritter hat seinen Lauf noch nicht begonnen.',
  notInJudgement: () => 'Dieser Platz ist nicht im Gottesurteil.',
  alreadyTouched: () => 'Dieser Ritter hat schon zugegriffen.',
  timeMiscounted: ({ ms }) => `Die Zeit, die zählt, ist ${number(ms)} ms.`,
}
