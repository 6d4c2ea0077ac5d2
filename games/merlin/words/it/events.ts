import type { Players } from '@logres/words'
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
  roundBegan: ({ round, first }, players) =>
    `Round ${round}: ${first === players.reader ? 'giochi' : `${nameOf(players, first)} gioca`} per primo.`,
  diceRolled: ({ seat, dice, merlinDie }, players) =>
    `${does(players, seat, 'ottieni', 'ottiene')} ${listed(dice.map(String))}, più ${merlinDie} per Merlino.`,
  turnBegan: ({ no, seat }, players) => `Turno ${no}: tocca a ${nameOf(players, seat)}.`,
  dieChosen: ({ seat, figure, value }, players) =>
    `${does(players, seat, 'scegli', 'sceglie')} ${figure === 'merlin' ? `il dado di Merlino, un ${value}` : `il dado con ${value}`}.`,
  appleEaten: ({ seat, value }, players) =>
    `${does(players, seat, 'restituisci', 'restituisce')} una mela: il dado passa a ${value}.`,
  flagSpent: ({ seat, flag }, players) =>
    `${does(players, seat, 'spendi', 'spende')} ${itemName('flag', provinceOf(flag))}.`,
  dieTurned: ({ seat, value, other }, players) => {
    const [yours, theirs] = TURNED_DICE[other ?? 'chosen']
    return `${capital(owned(players, seat, yours, theirs))} passa a ${value}.`
  },
  figureMoved: ({ seat, figure, to }, players) =>
    `${does(players, seat, 'sposti', 'sposta')} ${figure === 'merlin' ? 'Merlino' : 'il cavaliere'} sulla ${spacePhrase(players.edition, to)}.`,
  actionBorrowed: ({ seat, at }, players) =>
    `${does(players, seat, 'agisci', 'agisce')} invece come sulla ${spacePhrase(players.edition, at)}.`,
  actionRenounced: ({ seat, at }, players) =>
    `${does(players, seat, 'rinunci', 'rinuncia')} all’azione della ${spacePhrase(players.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, players) =>
    `${does(players, seat, 'mandi', 'manda')} ${theServant(servant)} ${from === null ? 'dal castello' : `dalla ${provinceAlone(from)}`} alla ${provinceAlone(province)}.`,
  servantSentHome: ({ seat, servant }, players) =>
    `${capital(ownedServant(players, seat, servant))} deve tornare al castello.`,
  servantActedAgain: ({ seat, servant, province }, players) =>
    `${capital(ownedServant(players, seat, servant))} agisce ancora nella ${provinceAlone(province)}.`,
  itemTaken: ({ seat, item, province }, players) =>
    `${does(players, seat, 'prendi', 'prende')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, players) =>
    `${does(players, seat, 'restituisci', 'restituisce')} ${itemName(item, province)}.`,
  counterPlaced: ({ seat, province }, players) =>
    `${does(players, seat, 'metti', 'mette')} un segnalino influenza nella ${provinceAlone(province)}.`,
  countersTakenHome: ({ seat, province, counters }, players) =>
    `${does(players, seat, 'riprendi', 'riprende')} ${counted(counters, 'segnalino', 'segnalini')} dalla ${provinceAlone(province)}.`,
  scored,
  excaliburTaken: ({ seat, from }, players) => taken('Excalibur', seat, from, players),
  grailTaken: ({ seat, from }, players) => taken('il Graal', seat, from, players),
  appleTaken: ({ seat }, players) => `${does(players, seat, 'prendi', 'prende')} una mela.`,
  traitorDiscarded: ({ seat, colour }, players) => `${does(players, seat, 'scarti', 'scarta')} ${traitorName(colour)}.`,
  traitorsRepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'respingi', 'respinge')} ${traitorsText(traitors, colour)}.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'non puoi', 'non può')} respingere ${traitorsText(traitors, colour)}.`,
  traitorDrawn: ({ seat, colour }, players) => `${does(players, seat, 'peschi', 'pesca')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, players) =>
    `${does(players, seat, 'scarti', 'scarta')} ${questName(players.edition, quest)}.`,
  questResolved: ({ seat, quest }, players) =>
    `${does(players, seat, 'compi', 'compie')} ${questName(players.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, players) =>
    quest === null
      ? `${does(players, seat, 'peschi', 'pesca')} una missione dal mazzo.`
      : `${does(players, seat, 'prendi', 'prende')} ${questName(players.edition, quest)} ${from === 'deck' ? 'dal mazzo' : 'dalla fila'}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest))} entra nella fila.`,
  questsShuffled: ({ quests }) => `Gli scarti formano il nuovo mazzo: ${counted(quests, 'missione', 'missioni')}.`,
  traitorsShuffled: ({ traitors }) =>
    `I traditori scartati si mescolano: ${counted(traitors, 'traditore', 'traditori')}.`,
  manorBuilt: ({ seat, tile, province }, players) =>
    `${does(players, seat, 'costruisci', 'costruisce')} un maniero sulla ${tileName(tile)} con ${itemName('material', province)}.`,
  towerPassed: ({ seat }, players) => `${does(players, seat, 'non prendi', 'non prende')} nulla dalla torre.`,
  staffSpent: ({ seat }, players) =>
    `${does(players, seat, 'spendi', 'spende')} un bastone di Merlino: l’azione ancora una volta.`,
  staffKept: ({ seat }, players) => `${does(players, seat, 'tieni', 'tiene')} il bastone.`,
  sealPlaced: ({ seat, servant, row }, players) =>
    `${does(players, seat, 'metti', 'mette')} un sigillo sulla riga ${row} ${ofServant(servant)} invece dei punti.`,
  sealTurned: ({ seat, servant }, players) =>
    `${does(players, seat, 'usi', 'usa')} il sigillo ${ofServant(servant)} e lo ${seat === players.reader ? 'giri' : 'gira'}.`,
  sealTurnedBack: ({ seat, servant }, players) =>
    seat === players.reader
      ? `Il tuo sigillo ${ofServant(servant)} è di nuovo utilizzabile.`
      : `Per ${nameOf(players, seat)} il sigillo ${ofServant(servant)} è di nuovo utilizzabile.`,
  sealPassed: ({ seat, servant }, players) =>
    `${does(players, seat, 'tieni', 'tiene')} il sigillo ${ofServant(servant)} per dopo.`,
  allyJoined: ({ seat, ally }, players) => `${allyName(ally)} si unisce a ${nameOf(players, seat)}.`,
  allyUsed: ({ seat, ally }, players) => `${does(players, seat, 'usi', 'usa')} una tessera di ${allyName(ally)}.`,
  kayCameHome: ({ seat }, players) => `Kay torna da ${nameOf(players, seat)}.`,
  allyPassed: ({ seat, ally }, players) => `${does(players, seat, 'rinunci', 'rinuncia')} a ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of }, players) =>
    `${does(players, seat, 'ottieni', 'ottiene')} la tessera di ${allyName(ally)} per ${ally === 'geraint' ? sortName(of) : `il colore ${colourName(of)}`}.`,
  questSwapped: ({ seat, gives, takes }, players) =>
    `${does(players, seat, 'metti', 'mette')} nella fila ${questName(players.edition, gives)} e ${seat === players.reader ? 'prendi' : 'prende'} ${questName(players.edition, takes)}.`,
  scoringBegan: ({ no }) => `Conteggio ${no} di 3.`,
  grailUsed: ({ seat, province }, players) =>
    `${does(players, seat, 'usi', 'usa')} il Graal: tutti i punti della ${provinceAlone(province)}.`,
  grailKept: ({ seat, province }, players) =>
    `${does(players, seat, 'non usi', 'non usa')} il Graal nella ${provinceAlone(province)}.`,
  gameEnded: ({ scores }, players) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = pointsText(most)
    return winners.length === 1 && winners[0] !== undefined
      ? `La partita è finita. ${does(players, winners[0], 'vinci', 'vince')} con ${points}.`
      : `La partita è finita. ${capital(together(players, winners))} ${plural(players, winners, 'dividete', 'dividono')} la vittoria con ${points} a testa.`
  },
}

function pointsText(points: number): string {
  return counted(points, 'punto', 'punti')
}

/** 4.4, 4.5 */
function taken(thing: string, seat: number, from: number | null, players: Players): string {
  if (from === seat) return `${does(players, seat, 'riprendi', 'riprende')} ${thing}.`
  if (from !== null && from === players.reader) return `${nameOf(players, seat)} ti prende ${thing}.`
  return `${does(players, seat, 'prendi', 'prende')} ${thing}${from === null ? '' : ` a ${nameOf(players, from)}`}.`
}

function scored({ seat, points, reward, of }: Of<'scored'>, players: Players): string {
  const verb = points < 0 ? does(players, seat, 'perdi', 'perde') : does(players, seat, 'segni', 'segna')
  return `${verb} ${pointsText(Math.abs(points))} ${REWARDS[reward](of)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'sulla casella dei punti',
  quest: () => 'per la missione',
  greyFlag: () => 'per la seconda missione, grazie alla sua bandiera',
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

/** 6 violet: whose it is, the reader's or somebody else's. */
const TURNED_DICE = {
  chosen: ['il tuo dado', 'il dado'],
  knight: ['uno dei tuoi dadi', 'uno dei dadi'],
  merlin: ['il tuo dado bianco', 'il dado bianco'],
} as const
