import type { Players } from '@logres/words'
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
  roundBegan: ({ round, first }, players) => `Runde ${round}: ${does(players, first, 'beginnst', 'beginnt')}.`,
  diceRolled: ({ seat, dice, merlinDie }, players) =>
    `${does(players, seat, 'würfelst', 'würfelt')} ${listed(dice.map(String))}, dazu ${merlinDie} für Merlin.`,
  turnBegan: ({ no, seat }, players) => `Zug ${no}: ${does(players, seat, 'bist', 'ist')} dran.`,
  dieChosen: ({ seat, figure, value }, players) =>
    `${does(players, seat, 'wählst', 'wählt')} ${figure === 'merlin' ? `Merlins Würfel, eine ${value}` : `die ${value}`}.`,
  appleEaten: ({ seat, value }, players) =>
    `${does(players, seat, 'gibst', 'gibt')} einen Apfel zurück: Der Würfel zeigt nun ${value}.`,
  flagSpent: ({ seat, flag }, players) =>
    `${does(players, seat, 'gibst', 'gibt')} ${itemName('flag', provinceOf(flag))} aus.`,
  dieTurned: ({ seat, value, other }, players) => {
    const [yours, theirs] = TURNED_DICE[other ?? 'chosen']
    return `${capital(owned(players, seat, yours, theirs))} zeigt nun ${value}.`
  },
  figureMoved: ({ seat, figure, to }, players) =>
    `${does(players, seat, 'ziehst', 'zieht')} ${figure === 'merlin' ? 'Merlin' : 'den Ritter'} auf das ${spacePhrase(players.edition, to)}.`,
  actionBorrowed: ({ seat, at }, players) =>
    `${does(players, seat, 'handelst', 'handelt')} stattdessen wie auf dem ${spacePhrase(players.edition, at)}.`,
  actionRenounced: ({ seat, at }, players) =>
    `${does(players, seat, 'verzichtest', 'verzichtet')} auf die Aktion: ${spacePhrase(players.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, players) =>
    `${does(players, seat, 'schickst', 'schickt')} ${theServant(servant)} aus ${from === null ? 'der Burg' : provinceName(from, 'dative')} in ${provinceName(province)}.`,
  servantSentHome: ({ seat, servant }, players) => `${capital(ownedServant(players, seat, servant))} muss nach Hause.`,
  servantActedAgain: ({ seat, servant, province }, players) =>
    `${capital(ownedServant(players, seat, servant))} handelt noch einmal in ${provinceName(province, 'dative')}.`,
  itemTaken: ({ seat, item, province }, players) =>
    `${does(players, seat, 'nimmst', 'nimmt')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, players) =>
    `${does(players, seat, 'gibst', 'gibt')} ${itemName(item, province)} zurück.`,
  counterPlaced: ({ seat, province }, players) =>
    `${does(players, seat, 'setzt', 'setzt')} einen Einflussmarker in ${provinceName(province)}.`,
  countersTakenHome: ({ seat, province, counters }, players) =>
    `${does(players, seat, 'nimmst', 'nimmt')} ${counted(counters, 'Marker', 'Marker')} aus ${provinceName(province, 'dative')} zurück.`,
  scored,
  excaliburTaken: ({ seat, from }, players) => taken('Excalibur', seat, from, players),
  grailTaken: ({ seat, from }, players) => taken('den Gral', seat, from, players),
  appleTaken: ({ seat }, players) => `${does(players, seat, 'nimmst', 'nimmt')} einen Apfel.`,
  traitorDiscarded: ({ seat, colour }, players) => `${does(players, seat, 'legst', 'legt')} ${traitorName(colour)} ab.`,
  traitorsRepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'wehrst', 'wehrt')} ${traitorsText(traitors, colour)} ab.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'kannst', 'kann')} ${traitorsText(traitors, colour)} nicht abwehren.`,
  traitorDrawn: ({ seat, colour }, players) => `${does(players, seat, 'ziehst', 'zieht')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, players) =>
    `${does(players, seat, 'legst', 'legt')} ${questName(players.edition, quest)} ab.`,
  questResolved: ({ seat, quest }, players) =>
    `${does(players, seat, 'erfüllst', 'erfüllt')} ${questName(players.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, players) =>
    quest === null
      ? `${does(players, seat, 'ziehst', 'zieht')} einen Auftrag vom Stapel.`
      : `${does(players, seat, 'nimmst', 'nimmt')} ${questName(players.edition, quest)} ${from === 'deck' ? 'vom Stapel' : 'aus der Auslage'}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest, 'nominative'))} kommt in die Auslage.`,
  questsShuffled: ({ quests }) => `Die Ablage wird der neue Stapel: ${counted(quests, 'Auftrag', 'Aufträge')}.`,
  traitorsShuffled: ({ traitors }) =>
    `Die abgelegten Verräter werden gemischt: ${counted(traitors, 'Verräter', 'Verräter')}.`,
  manorBuilt: ({ seat, tile, province }, players) =>
    `${does(players, seat, 'baust', 'baut')} einen Landsitz auf ${tileName(tile)} mit ${itemName('material', province, 'dative')}.`,
  towerPassed: ({ seat }, players) => `${does(players, seat, 'nimmst', 'nimmt')} nichts vom Turm.`,
  staffSpent: ({ seat }, players) =>
    `${does(players, seat, 'gibst', 'gibt')} einen Stab von Merlin aus: die Aktion noch einmal.`,
  staffKept: ({ seat }, players) => `${does(players, seat, 'behältst', 'behält')} den Stab.`,
  sealPlaced: ({ seat, servant, row }, players) =>
    `${does(players, seat, 'legst', 'legt')} statt der Punkte ein Siegel auf Zeile ${row} ${ofServant(servant)}.`,
  sealTurned: ({ seat, servant }, players) =>
    `${does(players, seat, 'nutzt', 'nutzt')} das Siegel ${ofServant(servant)} und ${seat === players.reader ? 'drehst' : 'dreht'} es um.`,
  sealTurnedBack: ({ seat, servant }, players) =>
    `Bei ${nameOf(players, seat, 'dative')} gilt das Siegel ${ofServant(servant)} wieder.`,
  sealPassed: ({ seat, servant }, players) =>
    `${does(players, seat, 'sparst dir', 'spart sich')} das Siegel ${ofServant(servant)} für später auf.`,
  allyJoined: ({ seat, ally }, players) => `${allyName(ally)} schließt sich ${nameOf(players, seat, 'dative')} an.`,
  allyUsed: ({ seat, ally }, players) =>
    `${does(players, seat, 'nutzt', 'nutzt')} ein Plättchen von ${allyName(ally)}.`,
  kayCameHome: ({ seat }, players) => `Kay kommt zu ${nameOf(players, seat, 'dative')} zurück.`,
  allyPassed: ({ seat, ally }, players) => `${does(players, seat, 'verzichtest', 'verzichtet')} auf ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of }, players) =>
    `${does(players, seat, 'erhältst', 'erhält')} das Plättchen von ${allyName(ally)} für ${ally === 'geraint' ? sortName(of) : `die Farbe ${capital(colourName(of))}`}.`,
  questSwapped: ({ seat, gives, takes }, players) =>
    `${does(players, seat, 'legst', 'legt')} ${questName(players.edition, gives)} aus und ${seat === players.reader ? 'nimmst' : 'nimmt'} ${questName(players.edition, takes)}.`,
  scoringBegan: ({ no }) => `Wertung ${no} von 3.`,
  grailUsed: ({ seat, province }, players) =>
    `${does(players, seat, 'nutzt', 'nutzt')} den Gral: alle Punkte ${provinceName(province, 'dative')}.`,
  grailKept: ({ seat, province }, players) =>
    `${does(players, seat, 'nutzt', 'nutzt')} den Gral in ${provinceName(province, 'dative')} nicht.`,
  gameEnded: ({ scores }, players) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = pointsText(most)
    return winners.length === 1 && winners[0] !== undefined
      ? `Die Partie ist zu Ende. ${does(players, winners[0], 'gewinnst', 'gewinnt')} mit ${counted(most, 'Punkt', 'Punkten')}.`
      : `Die Partie ist zu Ende. ${capital(together(players, winners))} ${plural(players, winners, 'teilt', 'teilen')} den Sieg: je ${points}.`
  },
}

function pointsText(points: number): string {
  return counted(points, 'Punkt', 'Punkte')
}

/** 4.4, 4.5 */
function taken(thing: string, seat: number, from: number | null, players: Players): string {
  if (from === null) return `${does(players, seat, 'nimmst', 'nimmt')} ${thing}.`
  if (from === seat) return `${does(players, seat, 'nimmst', 'nimmt')} ${thing} von Neuem.`
  return `${does(players, seat, 'nimmst', 'nimmt')} ${nameOf(players, from, 'dative')} ${thing} ab.`
}

function scored({ seat, points, reward, of }: Of<'scored'>, players: Players): string {
  const verb = points < 0 ? does(players, seat, 'verlierst', 'verliert') : does(players, seat, 'erhältst', 'erhält')
  return `${verb} ${pointsText(Math.abs(points))} ${REWARDS[reward](of)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'auf dem Punktefeld',
  quest: () => 'für den Auftrag',
  greyFlag: () => 'für den zweiten Auftrag durch seine Fahne',
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

/** 6 violet: whose it is, the reader's or somebody else's. */
const TURNED_DICE = {
  chosen: ['dein Würfel', 'der Würfel'],
  knight: ['einer deiner Würfel', 'einer der Würfel'],
  merlin: ['dein weißer Würfel', 'der weiße Würfel'],
} as const
