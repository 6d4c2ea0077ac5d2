/* Avalon auf Deutsch. */

import type { Param } from '@logres/words'
import { numberIn } from '@logres/words'
import { type Case, counted, does } from '@logres/words/de'
import { editionFaults } from './de/edition.ts'
import { telling } from './de/telling.ts'
import { a, cards, names, no, region, the } from './de/things.ts'
import { type AvalonSentences, avalonWords } from './sentences.ts'

const events: AvalonSentences['events'] = {
  turnBegan: ({ no: turn, seat }, players) => `Zug ${turn}: ${does(players, seat, 'bist', 'ist')} dran.`,
  tilePaid: ({ seat, tile, cards: count }, players) =>
    `${does(players, seat, 'ziehst', 'zieht')} ${cards(count)} für die Tafel ${names.tiles[tile]}.`,
  cardDrawn: ({ seat, card }, players) =>
    `${does(players, seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : a(card)}.`,
  reinforced: ({ seat, at, card }, players) =>
    `${does(players, seat, 'verstärkst', 'verstärkt')} ${region(at)} mit ${a(card, 'dative')}.`,
  spellCast: ({ seat, card, at, target }, players) =>
    `${does(players, seat, 'legst', 'legt')} ${a(card)} an ${region(at)}, um ${the(target)} zu verzaubern.`,
  spellCountered: ({ seat, at, card }, players) =>
    `${does(players, seat, 'wehrst', 'wehrt')} den Zauber an ${region(at)} ab und ${seat === players.reader ? 'nimmst' : 'nimmt'} ${the(card)} auf die Hand.`,
  cardEnchanted: ({ card, at }) => `An ${region(at)} wechselt ${the(card, 'nominative')} die Seite.`,
  attackDeclared: ({ seat, at, card }, players) =>
    `${does(players, seat, 'greifst', 'greift')} ${region(at)} mit ${a(card, 'dative')} an.`,
  attackResisted: ({ seat, at, card }, players) =>
    `${does(players, seat, 'leistest', 'leistet')} an ${region(at)} Gegenwehr mit ${a(card, 'dative')}: Der Angriff scheitert.`,
  answerDeclined: ({ seat }, players) => `${does(players, seat, 'lässt', 'lässt')} es zu.`,
  regionTurnedUp: ({ at, region: name }) => `Über ${region(at)} lichtet sich der Nebel: ${names.regions[name]}.`,
  regionConquered: ({ seat, at }, players) => `${does(players, seat, 'eroberst', 'erobert')} ${region(at)}.`,
  lossesOwed: ({ seat, cards: count }, players) => `${does(players, seat, 'schuldest', 'schuldet')} ${cards(count)}.`,
  avalonUsed: ({ seat }, players) => `${does(players, seat, 'nutzt', 'nutzt')} Avalon: eine Karte weniger.`,
  avalonKept: ({ seat }, players) =>
    `${does(players, seat, 'sparst dir', 'spart sich')} die Hilfe von Avalon für später auf.`,
  cardLost: ({ seat, card, from }, players) =>
    `${does(players, seat, 'verlierst', 'verliert')} ${a(card)} ${from === 'hand' ? 'aus der Hand' : `an ${region(from)}`}.`,
  playsFinished: ({ seat }, players) => `${does(players, seat, 'spielst', 'spielt')} keine Karten mehr.`,
  tileTaken: ({ seat, tile }, players) => `${does(players, seat, 'nimmst', 'nimmt')} die Tafel ${names.tiles[tile]}.`,
  tilesTurnedUp: ({ tiles }) =>
    tiles === 1 ? '1 Tafel wird wieder aufgedeckt.' : `${tiles} Tafeln werden wieder aufgedeckt.`,
  discardsShuffled: ({ cards: count }) =>
    count === 1
      ? 'Die eine Karte der Ablage wird der neue Nachziehstapel.'
      : `Die ${cards(count)} der Ablage werden der neue Nachziehstapel.`,
  cardsMissing: ({ cards: count }) =>
    `Es gibt nichts mehr zu ziehen: ${counted(count, 'Karte fehlt', 'Karten fehlen')}.`,
  cardDiscarded: ({ seat, card }, players) => `${does(players, seat, 'legst', 'legt')} ${a(card)} ab.`,
  gameEnded: ({ winner, reason }, players) =>
    `${winner === null ? 'Niemand gewinnt' : does(players, winner, 'gewinnst', 'gewinnt')}${reason === 'crowns' ? ' dank der Kronen.' : ': Die Zuggrenze ist erreicht.'}`,
}

const aIn = (value: Param, form: Case) =>
  typeof value === 'number' ? a(value, form) : `${form === 'dative' ? 'einer' : 'eine'} Karte`
const noIn = (value: Param) => (typeof value === 'number' ? no(value) : 'keine solche Karte')
const regionIn = (value: Param) => (typeof value === 'number' ? region(value) : 'diesem Gebiet')

const questions: AvalonSentences['questions'] = {
  playCards: () => 'Spiel eine Karte, oder hör auf.',
  answerSpell: ({ card, at }) => `An ${regionIn(at)} verzaubert ${aIn(card, 'nominative')} deine Karte. Gegenzauber?`,
  answerAttack: ({ card, at }) => `An ${regionIn(at)} greift dich ${aIn(card, 'nominative')} an. Gegenwehr?`,
  spareLoss: ({ owed, at }) =>
    `Du schuldest ${cards(numberIn(owed))} für ${regionIn(at)}. Jetzt mit Avalon eine sparen?`,
  payLosses: ({ owed }) => `Bezahle noch ${cards(numberIn(owed))}, aus der Hand oder oben von deinen Stapeln.`,
  takeTile: () => 'Nimm eine Nachschubtafel.',
  discardDown: () => 'Lege Karten ab, bis du noch fünf hast.',
  endTurn: () => 'Beende deinen Zug.',
}

const actions: AvalonSentences['actions'] = {
  reinforce: ({ at, card }) => `${region(at)} mit ${the(card, 'dative')} verstärken`,
  enchant: ({ at, card }) => `an ${region(at)} mit ${the(card, 'dative')} verzaubern`,
  attack: ({ at, card }) => `${region(at)} mit ${the(card, 'dative')} angreifen`,
  payLoss: (action) =>
    action.from === 'hand'
      ? `${the(action.card)} aus der Hand bezahlen`
      : `die oberste Karte an ${region(action.from)} bezahlen`,
  discard: ({ card }) => `${the(card)} ablegen`,
  takeTile: ({ tile }) => `die Tafel ${names.tiles[tile]} nehmen`,
  finishPlays: () => 'keine Karten mehr spielen',
  counterSpell: () => 'Gegenzauber',
  resist: () => 'Gegenwehr leisten',
  decline: () => 'zulassen',
  useAvalon: () => 'Avalon nutzen',
  keepAvalon: () => 'Avalon für später aufsparen',
  endTurn: () => 'Zug beenden',
}

const refusals: AvalonSentences['refusals'] = {
  ...editionFaults,
  gameOver: () => 'Die Partie ist zu Ende.',
  notAsked: () => 'Du bist nicht dran.',
  finishPlaysFirst: () => 'Sag zuerst, dass du keine Karten mehr spielst.',
  playsFinished: () => 'Du hast aufgehört: keine Karten mehr in diesem Zug.',
  answerSpellFirst: () => 'Antworte zuerst auf den Zauber.',
  answerAttackFirst: () => 'Antworte zuerst auf den Angriff.',
  sayAvalonFirst: () => 'Sag zuerst, ob du die Hilfe von Avalon nutzt.',
  payFirst: ({ owed }) => `Bezahle zuerst deine Verluste: noch ${cards(numberIn(owed))}.`,
  takeTileFirst: () => 'Nimm zuerst eine Nachschubtafel.',
  discardFirst: () => 'Lege zuerst Karten ab, bis du noch fünf hast.',
  endTurnFirst: () => 'Du kannst jetzt nur noch den Zug beenden.',
  nothingToAnswer: () => 'Es gibt nichts zu beantworten.',
  nothingToPay: () => 'Du schuldest keine Verluste.',
  noAvalonToUse: () => 'Es gibt keine Verluste, die Avalon dir ersparen könnte.',
  cardNotInHand: ({ card }) => `Du hast ${noIn(card)} auf der Hand.`,
  spellNeedsSorceress: ({ card }) => `Nur eine Zauberin kann verzaubern, nicht ${aIn(card, 'nominative')}.`,
  spellNeedsTarget: ({ at }) => `An ${regionIn(at)} liegt keine gegnerische Karte, die du verzaubern könntest.`,
  spellNeedsSameColour: ({ card, target }) =>
    `Mit ${aIn(card, 'dative')} kannst du ${aIn(target, 'accusative')} nicht verzaubern: Die Farben sind verschieden.`,
  attackNeedsKnight: ({ card }) =>
    `Mit ${aIn(card, 'dative')} kannst du ohne den Steinkreis nicht angreifen: Dazu braucht es einen Ritter.`,
  attackNeedsForeignRegion: ({ at }) =>
    typeof at === 'number' ? `${region(at)} gehört dir schon.` : 'Dieses Gebiet gehört dir schon.',
  attackNeedsAsMany: ({ at, yours, needed }) =>
    `An ${regionIn(at)} hast du ${cards(numberIn(yours))} und brauchst ${numberIn(needed)}, um anzugreifen.`,
  castleNeedsOneMore: ({ at, yours, needed }) =>
    `Die Burg an ${regionIn(at)} hält stand: Du hast ${cards(numberIn(yours))} und brauchst ${numberIn(needed)}.`,
  conquestsSpent: () => 'Du hast in diesem Zug schon zweimal erobert.',
  cannotPayInFull: ({ yours, needed }) =>
    `Du hast insgesamt ${cards(numberIn(yours))} und müsstest ${numberIn(needed)} verlieren.`,
  counterNeedsSorceress: ({ card }) => `Für diesen Gegenzauber brauchst du ${aIn(card, 'accusative')} auf der Hand.`,
  resistNeedsKnight: ({ card }) => `Für diese Gegenwehr brauchst du ${aIn(card, 'accusative')} auf der Hand.`,
  spellNeedsCounterSpell: () => 'Auf einen Zauber antwortet man mit einem Gegenzauber.',
  attackNeedsResistance: () => 'Auf einen Angriff antwortet man mit Gegenwehr.',
  lossNotInHand: ({ card }) => `Du hast ${noIn(card)} zum Bezahlen auf der Hand.`,
  avalonMustPay: ({ owed, yours }) =>
    `Du schuldest ${cards(numberIn(owed))} und hast ${numberIn(yours)}: Avalon muss dir jetzt eine ersparen.`,
  discardNotInHand: ({ card }) => `Du hast ${noIn(card)} zum Ablegen.`,
  pileEmpty: ({ at }) => `An ${regionIn(at)} hast du keine Karte.`,
  tileNotFaceUp: () => 'Diese Tafel liegt nicht offen.',
  noSuchCard: () => 'Diese Karte gibt es nicht.',
  noSuchRegion: () => 'Dieses Gebiet gibt es nicht.',
  noSuchTile: () => 'Diese Tafel gibt es nicht.',
}

const options: AvalonSentences['options'] = {
  payInFull: {
    label: 'Angriffe müssen voll bezahlt werden',
    hint: 'Nur wer alle Verluste zahlen kann, darf angreifen (6.9).',
  },
  avalonAndSwampInterrupt: {
    label: 'Avalon und der Sumpf unterbrechen',
    hint: 'Die Gebiete zu beiden Seiten hängen nicht zusammen (7.3).',
  },
  startPlayer: {
    label: 'Wer beginnt',
    hint: 'Der erste Platz, der zweite oder der Zufall (2.3).',
    values: { random: 'Zufall', first: 'der erste Platz', second: 'der zweite Platz' },
  },
  turnLimit: { label: 'Zuglimit', hint: 'Für Partien zwischen Bots; 0: kein Limit (8.2).' },
  edition: {
    label: 'Aufgedruckte Werte',
    hint: 'Was auf den Gebieten steht und wie viele es von jeder Tafel gibt (1.2, 1.3).',
    values: { reconstructed: 'rekonstruiert' },
  },
}

export const words = avalonWords({
  score: 'Kronen',
  unit: (count) => (count === 1 ? 'Krone' : 'Kronen'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
  telling,
})
