import type { Company } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/it'
import type { Event } from '../../rules/index.ts'
import { type MerlinEvents, provinceOf } from '../sentences.ts'
import {
  allyName,
  colourName,
  itemName,
  ofServant,
  ownedServant,
  provinceAlone,
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
  roundBegan: ({ round, first }, company) =>
    `Round ${round}: ${first === company.reader ? 'giochi' : `${nameOf(company, first)} gioca`} per primo.`,
  diceRolled: ({ seat, dice, merlinDie }, company) =>
    `${does(company, seat, 'ottieni', 'ottiene')} ${listed(dice.map(String))}, più ${merlinDie} per Merlino.`,
  turnBegan: ({ no, seat }, company) => `Turno ${no}: tocca a ${nameOf(company, seat)}.`,
  dieChosen: ({ seat, figure, value }, company) =>
    `${does(company, seat, 'scegli', 'sceglie')} ${figure === 'merlin' ? `il dado di Merlino, un ${value}` : `il dado con ${value}`}.`,
  appleEaten: ({ seat, value }, company) =>
    `${does(company, seat, 'restituisci', 'restituisce')} una mela: il dado passa a ${value}.`,
  flagSpent: ({ seat, flag }, company) =>
    `${does(company, seat, 'spendi', 'spende')} ${itemName('flag', provinceOf(flag))}.`,
  dieTurned: ({ seat, value }, company) =>
    `${capital(owned(company, seat, 'il tuo dado', 'il dado'))} passa a ${value}.`,
  figureMoved: ({ seat, figure, to }, company) =>
    `${does(company, seat, 'sposti', 'sposta')} ${figure === 'merlin' ? 'Merlino' : 'il cavaliere'} sulla ${spacePhrase(company.edition, to)}.`,
  actionBorrowed: ({ seat, at }, company) =>
    `${does(company, seat, 'agisci', 'agisce')} invece come sulla ${spacePhrase(company.edition, at)}.`,
  actionRenounced: ({ seat, at }, company) =>
    `${does(company, seat, 'rinunci', 'rinuncia')} all’azione della ${spacePhrase(company.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, company) =>
    `${does(company, seat, 'mandi', 'manda')} ${theServant(servant)} ${from === null ? 'dal castello' : `dalla ${provinceAlone(from)}`} alla ${provinceAlone(province)}.`,
  servantSentHome: ({ seat, servant }, company) =>
    `${capital(ownedServant(company, seat, servant))} deve tornare al castello.`,
  servantActedAgain: ({ seat, servant, province }, company) =>
    `${capital(ownedServant(company, seat, servant))} agisce ancora nella ${provinceAlone(province)}.`,
  itemTaken: ({ seat, item, province }, company) =>
    `${does(company, seat, 'prendi', 'prende')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, company) =>
    `${does(company, seat, 'restituisci', 'restituisce')} ${itemName(item, province)}.`,
  counterPlaced: ({ seat, province }, company) =>
    `${does(company, seat, 'metti', 'mette')} un segnalino influenza nella ${provinceAlone(province)}.`,
  countersTakenHome: ({ seat, province, counters }, company) =>
    `${does(company, seat, 'riprendi', 'riprende')} ${counted(counters, 'segnalino', 'segnalini')} dalla ${provinceAlone(province)}.`,
  scored,
  excaliburTaken: ({ seat, from }, company) => taken('Excalibur', seat, from, company),
  grailTaken: ({ seat, from }, company) => taken('il Graal', seat, from, company),
  appleTaken: ({ seat }, company) => `${does(company, seat, 'prendi', 'prende')} una mela.`,
  traitorDiscarded: ({ seat, colour }, company) => `${does(company, seat, 'scarti', 'scarta')} ${traitorName(colour)}.`,
  traitorsRepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'respingi', 'respinge')} ${traitorsText(traitors, colour)}.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'non puoi', 'non può')} respingere ${traitorsText(traitors, colour)}.`,
  traitorDrawn: ({ seat, colour }, company) => `${does(company, seat, 'peschi', 'pesca')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, company) =>
    `${does(company, seat, 'scarti', 'scarta')} ${questName(company.edition, quest)}.`,
  questResolved: ({ seat, quest }, company) =>
    `${does(company, seat, 'compi', 'compie')} ${questName(company.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, company) =>
    quest === null
      ? `${does(company, seat, 'peschi', 'pesca')} una missione dal mazzo.`
      : `${does(company, seat, 'prendi', 'prende')} ${questName(company.edition, quest)} ${from === 'deck' ? 'dal mazzo' : 'dalla fila'}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest))} entra nella fila.`,
  questsShuffled: ({ quests }) => `Gli scarti formano il nuovo mazzo: ${counted(quests, 'missione', 'missioni')}.`,
  traitorsShuffled: ({ traitors }) =>
    `I traditori scartati si mescolano: ${counted(traitors, 'traditore', 'traditori')}.`,
  manorBuilt: ({ seat, tile, province }, company) =>
    `${does(company, seat, 'costruisci', 'costruisce')} un maniero sulla ${tileName(tile)} con ${itemName('material', province)}.`,
  towerPassed: ({ seat }, company) => `${does(company, seat, 'non prendi', 'non prende')} nulla dalla torre.`,
  staffSpent: ({ seat }, company) =>
    `${does(company, seat, 'spendi', 'spende')} un bastone di Merlino: l’azione ancora una volta.`,
  staffKept: ({ seat }, company) => `${does(company, seat, 'tieni', 'tiene')} il bastone.`,
  sealPlaced: ({ seat, servant, row }, company) =>
    `${does(company, seat, 'metti', 'mette')} un sigillo sulla riga ${row} ${ofServant(servant)} invece dei punti.`,
  sealTurned: ({ seat, servant }, company) =>
    `${does(company, seat, 'usi', 'usa')} il sigillo ${ofServant(servant)} e lo ${seat === company.reader ? 'giri' : 'gira'}.`,
  sealTurnedBack: ({ seat, servant }, company) =>
    seat === company.reader
      ? `Il tuo sigillo ${ofServant(servant)} è di nuovo utilizzabile.`
      : `Per ${nameOf(company, seat)} il sigillo ${ofServant(servant)} è di nuovo utilizzabile.`,
  sealPassed: ({ seat, servant }, company) =>
    `${does(company, seat, 'tieni', 'tiene')} il sigillo ${ofServant(servant)} per dopo.`,
  allyJoined: ({ seat, ally }, company) => `${allyName(ally)} si unisce a ${nameOf(company, seat)}.`,
  allyUsed: ({ seat, ally }, company) => `${does(company, seat, 'usi', 'usa')} una tessera di ${allyName(ally)}.`,
  kayCameHome: ({ seat }, company) => `Kay torna da ${nameOf(company, seat)}.`,
  allyPassed: ({ seat, ally }, company) => `${does(company, seat, 'rinunci', 'rinuncia')} a ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of }, company) =>
    `${does(company, seat, 'ottieni', 'ottiene')} la tessera di ${allyName(ally)} per ${ally === 'geraint' ? sortName(of) : `il colore ${colourName(of)}`}.`,
  questSwapped: ({ seat, gives, takes }, company) =>
    `${does(company, seat, 'metti', 'mette')} nella fila ${questName(company.edition, gives)} e ${seat === company.reader ? 'prendi' : 'prende'} ${questName(company.edition, takes)}.`,
  scoringBegan: ({ no }) => `Conteggio ${no} di 3.`,
  grailUsed: ({ seat, province }, company) =>
    `${does(company, seat, 'usi', 'usa')} il Graal: tutti i punti della ${provinceAlone(province)}.`,
  grailKept: ({ seat, province }, company) =>
    `${does(company, seat, 'dividi', 'divide')} i punti della ${provinceAlone(province)} senza il Graal.`,
  gameEnded: ({ scores }, company) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = pointsText(most)
    return winners.length === 1 && winners[0] !== undefined
      ? `La partita è finita. ${does(company, winners[0], 'vinci', 'vince')} con ${points}.`
      : `La partita è finita. ${capital(together(company, winners))} ${plural(company, winners, 'dividete', 'dividono')} la vittoria con ${points} a testa.`
  },
}

function pointsText(points: number): string {
  return counted(points, 'punto', 'punti')
}

/** 4.4, 4.5 */
function taken(thing: string, seat: number, from: number | null, company: Company): string {
  if (from === seat) return `${does(company, seat, 'riprendi', 'riprende')} ${thing}.`
  if (from !== null && from === company.reader) return `${nameOf(company, seat)} ti prende ${thing}.`
  return `${does(company, seat, 'prendi', 'prende')} ${thing}${from === null ? '' : ` a ${nameOf(company, from)}`}.`
}

function scored({ seat, points, reward, of }: Of<'scored'>, company: Company): string {
  const verb = points < 0 ? does(company, seat, 'perdi', 'perde') : does(company, seat, 'segni', 'segna')
  return `${verb} ${pointsText(Math.abs(points))} ${REWARDS[reward](of)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'sulla casella dei punti',
  quest: () => 'per la missione',
  greyFlag: () => 'per la seconda missione, grazie alla bandiera grigia',
  sealedIcon: () => 'per il sigillo sul simbolo della missione',
  seal: () => 'per il sigillo',
  traitors: (traitors) => `per ${counted(traitors, 'traditore non respinto', 'traditori non respinti')}`,
  excalibur: () => 'per Excalibur: non restava alcun traditore',
  territory: (tile) => `per il territorio intorno alla ${tileName(tile)}`,
  influence: (province) => `per l’influenza nella ${provinceAlone(province)}`,
  servants: (servants) => `per ${counted(servants, 'servitore', 'servitori')} sul tabellone`,
  apples: (apples) => `per ${counted(apples, 'mela', 'mele')}`,
  staffs: (staffs) => `per ${counted(staffs, 'bastone', 'bastoni')}`,
  items: (items) => `per ${counted(items, 'oggetto', 'oggetti')} nel castello`,
  gareth: () => 'con Gareth',
  geraint: () => 'con Geraint',
}
