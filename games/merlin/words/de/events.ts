import type { Company } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/de'
import type { Event } from '../../rules/index.ts'
import { type MerlinEvents, provinceOf } from '../sentences.ts'
import {
  allyName,
  colourName,
  itemName,
  ofServant,
  ownedServant,
  provinceName,
  questName,
  sortName,
  spacePhrase,
  theServant,
  tileName,
  traitorName,
  traitorsText,
} from './things.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export const events: MerlinEvents = {
  roundBegan: ({ round, first }, company) => `Runde ${round}: ${does(company, first, 'beginnst', 'beginnt')}.`,
  diceRolled: ({ seat, dice, merlinDie }, company) =>
    `${does(company, seat, 'würfelst', 'würfelt')} ${listed(dice.map(String))}, dazu ${merlinDie} für Merlin.`,
  turnBegan: ({ no, seat }, company) => `Zug ${no}: ${does(company, seat, 'bist', 'ist')} dran.`,
  dieChosen: ({ seat, figure, value }, company) =>
    `${does(company, seat, 'wählst', 'wählt')} ${figure === 'merlin' ? `Merlins Würfel, eine ${value}` : `die ${value}`}.`,
  appleEaten: ({ seat, value }, company) =>
    `${does(company, seat, 'gibst', 'gibt')} einen Apfel zurück: Der Würfel zeigt nun ${value}.`,
  flagSpent: ({ seat, flag }, company) =>
    `${does(company, seat, 'gibst', 'gibt')} ${itemName('flag', provinceOf(flag))} aus.`,
  dieTurned: ({ seat, value }, company) =>
    `${capital(owned(company, seat, 'dein Würfel', 'der Würfel'))} zeigt nun ${value}.`,
  figureMoved: ({ seat, figure, to }, company) =>
    `${does(company, seat, 'ziehst', 'zieht')} ${figure === 'merlin' ? 'Merlin' : 'den Ritter'} auf das ${spacePhrase(company.edition, to)}.`,
  actionBorrowed: ({ seat, at }, company) =>
    `${does(company, seat, 'handelst', 'handelt')} stattdessen wie auf dem ${spacePhrase(company.edition, at)}.`,
  actionRenounced: ({ seat, at }, company) =>
    `${does(company, seat, 'verzichtest', 'verzichtet')} auf die Aktion: ${spacePhrase(company.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, company) =>
    `${does(company, seat, 'schickst', 'schickt')} ${theServant(servant)} aus ${from === null ? 'der Burg' : provinceName(from, 'dative')} in ${provinceName(province)}.`,
  servantSentHome: ({ seat, servant }, company) => `${capital(ownedServant(company, seat, servant))} muss nach Hause.`,
  servantActedAgain: ({ seat, servant, province }, company) =>
    `${capital(ownedServant(company, seat, servant))} handelt noch einmal in ${provinceName(province, 'dative')}.`,
  itemTaken: ({ seat, item, province }, company) =>
    `${does(company, seat, 'nimmst', 'nimmt')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, company) =>
    `${does(company, seat, 'gibst', 'gibt')} ${itemName(item, province)} zurück.`,
  counterPlaced: ({ seat, province }, company) =>
    `${does(company, seat, 'setzt', 'setzt')} einen Einflussmarker in ${provinceName(province)}.`,
  countersTakenHome: ({ seat, province, counters }, company) =>
    `${does(company, seat, 'nimmst', 'nimmt')} ${counted(counters, 'Marker', 'Marker')} aus ${provinceName(province, 'dative')} zurück.`,
  scored,
  excaliburTaken: ({ seat, from }, company) => taken('Excalibur', seat, from, company),
  grailTaken: ({ seat, from }, company) => taken('den Gral', seat, from, company),
  appleTaken: ({ seat }, company) => `${does(company, seat, 'nimmst', 'nimmt')} einen Apfel.`,
  traitorDiscarded: ({ seat, colour }, company) => `${does(company, seat, 'legst', 'legt')} ${traitorName(colour)} ab.`,
  traitorsRepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'wehrst', 'wehrt')} ${traitorsText(traitors, colour)} ab.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'kannst', 'kann')} ${traitorsText(traitors, colour)} nicht abwehren.`,
  traitorDrawn: ({ seat, colour }, company) => `${does(company, seat, 'ziehst', 'zieht')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, company) =>
    `${does(company, seat, 'legst', 'legt')} ${questName(company.edition, quest)} ab.`,
  questResolved: ({ seat, quest }, company) =>
    `${does(company, seat, 'erfüllst', 'erfüllt')} ${questName(company.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, company) =>
    quest === null
      ? `${does(company, seat, 'ziehst', 'zieht')} einen Auftrag vom Stapel.`
      : `${does(company, seat, 'nimmst', 'nimmt')} ${questName(company.edition, quest)} ${from === 'deck' ? 'vom Stapel' : 'aus der Auslage'}.`,
  questLaidOut: ({ quest }, { edition }) => `${questName(edition, quest)} kommt in die Auslage.`,
  questsShuffled: ({ quests }) => `Die Ablage wird der neue Stapel: ${counted(quests, 'Auftrag', 'Aufträge')}.`,
  traitorsShuffled: ({ traitors }) =>
    `Die abgelegten Verräter werden gemischt: ${counted(traitors, 'Verräter', 'Verräter')}.`,
  manorBuilt: ({ seat, tile, province }, company) =>
    `${does(company, seat, 'baust', 'baut')} einen Landsitz auf ${tileName(tile)} mit ${itemName('material', province, 'dative')}.`,
  towerPassed: ({ seat }, company) => `${does(company, seat, 'nimmst', 'nimmt')} nichts vom Turm.`,
  staffSpent: ({ seat }, company) =>
    `${does(company, seat, 'gibst', 'gibt')} einen Stab von Merlin aus: die Aktion noch einmal.`,
  staffKept: ({ seat }, company) => `${does(company, seat, 'behältst', 'behält')} den Stab.`,
  sealPlaced: ({ seat, servant, row }, company) =>
    `${does(company, seat, 'legst', 'legt')} statt der Punkte ein Siegel auf Zeile ${row} ${ofServant(servant)}.`,
  sealTurned: ({ seat, servant }, company) =>
    `${does(company, seat, 'nutzt', 'nutzt')} das Siegel ${ofServant(servant)} und ${seat === company.reader ? 'drehst' : 'dreht'} es um.`,
  sealTurnedBack: ({ seat, servant }, company) =>
    `Bei ${nameOf(company, seat, 'dative')} gilt das Siegel ${ofServant(servant)} wieder.`,
  sealPassed: ({ seat, servant }, company) =>
    `${does(company, seat, 'sparst dir', 'spart sich')} das Siegel ${ofServant(servant)} für später auf.`,
  allyJoined: ({ seat, ally }, company) => `${allyName(ally)} schließt sich ${nameOf(company, seat, 'dative')} an.`,
  allyUsed: ({ seat, ally }, company) =>
    `${does(company, seat, 'nutzt', 'nutzt')} ein Plättchen von ${allyName(ally)}.`,
  kayCameHome: ({ seat }, company) => `Kay kommt zu ${nameOf(company, seat, 'dative')} zurück.`,
  allyPassed: ({ seat, ally }, company) => `${does(company, seat, 'verzichtest', 'verzichtet')} auf ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of }, company) =>
    `${does(company, seat, 'erhältst', 'erhält')} das Plättchen von ${allyName(ally)} für ${ally === 'geraint' ? sortName(of) : `die Farbe ${capital(colourName(of))}`}.`,
  questSwapped: ({ seat, gives, takes }, company) =>
    `${does(company, seat, 'legst', 'legt')} ${questName(company.edition, gives)} aus und ${seat === company.reader ? 'nimmst' : 'nimmt'} ${questName(company.edition, takes)}.`,
  scoringBegan: ({ no }) => `Wertung ${no} von 3.`,
  grailUsed: ({ seat, province }, company) =>
    `${does(company, seat, 'nutzt', 'nutzt')} den Gral: alle Punkte ${provinceName(province, 'dative')}.`,
  grailKept: ({ seat, province }, company) =>
    `${does(company, seat, 'teilst', 'teilt')} die Punkte ${provinceName(province, 'dative')} ohne den Gral.`,
  gameEnded: ({ scores }, company) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = pointsText(most)
    return winners.length === 1 && winners[0] !== undefined
      ? `Die Partie ist zu Ende. ${does(company, winners[0], 'gewinnst', 'gewinnt')} mit ${counted(most, 'Punkt', 'Punkten')}.`
      : `Die Partie ist zu Ende. ${capital(together(company, winners))} ${plural(company, winners, 'teilt', 'teilen')} den Sieg: je ${points}.`
  },
}

function pointsText(points: number): string {
  return counted(points, 'Punkt', 'Punkte')
}

/** 4.4, 4.5 */
function taken(thing: string, seat: number, from: number | null, company: Company): string {
  if (from === null) return `${does(company, seat, 'nimmst', 'nimmt')} ${thing}.`
  if (from === seat) return `${does(company, seat, 'nimmst', 'nimmt')} ${thing} von Neuem.`
  return `${does(company, seat, 'nimmst', 'nimmt')} ${nameOf(company, from, 'dative')} ${thing} ab.`
}

function scored({ seat, points, reward, of }: Of<'scored'>, company: Company): string {
  const verb = points < 0 ? does(company, seat, 'verlierst', 'verliert') : does(company, seat, 'erhältst', 'erhält')
  return `${verb} ${pointsText(Math.abs(points))} ${REWARDS[reward](of)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'auf dem Punktefeld',
  quest: () => 'für den Auftrag',
  greyFlag: () => 'für den zweiten Auftrag durch die graue Fahne',
  sealedIcon: () => 'für das Siegel auf dem Zeichen des Auftrags',
  seal: () => 'für das Siegel',
  traitors: (traitors) => `für ${counted(traitors, 'nicht abgewehrten Verräter', 'nicht abgewehrte Verräter')}`,
  excalibur: () => 'für Excalibur: Kein Verräter blieb übrig',
  territory: (tile) => `für den Landstrich um ${tileName(tile)}`,
  influence: (province) => `für Einfluss in ${provinceName(province, 'dative')}`,
  servants: (servants) => `für ${counted(servants, 'Person', 'Personen')} des Gefolges auf dem Plan`,
  apples: (apples) => `für ${counted(apples, 'Apfel', 'Äpfel')}`,
  staffs: (staffs) => `für ${counted(staffs, 'Stab', 'Stäbe')}`,
  items: (items) => `für ${counted(items, 'Ding', 'Dinge')} in der Burg`,
  gareth: () => 'mit Gareth',
  geraint: () => 'mit Geraint',
}
