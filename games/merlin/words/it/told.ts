import { capital, counted, listed, nameOf } from '@logres/words/it'
import {
  COLOURS,
  type Edition,
  type FlagEffect,
  flagIn,
  type QuestId,
  type Space,
  type Terrain,
} from '../../rules/index.ts'
import { fromTo, type Taken, type Teller, type ToldSentences } from '../told.ts'
import {
  allyName,
  isDeed,
  itemName,
  ofServant,
  provinceAlone,
  provinceName,
  questName,
  SPACE_NAMES,
  theServant,
  tilePlace,
  traitorName,
  traitorsText,
} from './things.ts'

/** « avanzi » per chi legge, « avanza » per gli altri. */
function v({ isYou }: Teller, tu: string, lui: string): string {
  return isYou ? tu : lui
}

function space(to: Space): string {
  return isDeed(to) ? `“${SPACE_NAMES[to]}”` : provinceName(COLOURS.indexOf(to))
}

/** « fino a “costruzione” », « fino alla provincia blu » */
function upTo(to: Space): string {
  return isDeed(to) ? `fino a ${space(to)}` : `fino alla ${provinceAlone(COLOURS.indexOf(to))}`
}

/** « su “costruzione” », « nella provincia blu » */
function on(to: Space): string {
  return isDeed(to) ? `su ${space(to)}` : `nella ${provinceAlone(COLOURS.indexOf(to))}`
}

const GROUNDS: Readonly<Record<Terrain, string>> = { mountain: 'sulla montagna', wood: 'nel bosco', lake: 'sul lago' }
/** « una bandiera viola » */
function flag({ edition }: Teller, effect: FlagEffect): string {
  return itemName('flag', flagIn(edition, effect))
}

const CHANGES = { apple: 'una mela', tristram: 'Tristram', gawain: 'Gawain' } as const

function things(taken: readonly Taken[]): string {
  return listed(taken.map((each) => (each === 'apple' ? 'una mela' : itemName(each.item, each.province))))
}

function quests(edition: Edition, known: readonly QuestId[], hidden: number): string {
  const unknown = hidden === 0 ? [] : [hidden === 1 ? 'una missione' : `${hidden} missioni`]
  return listed([...known.map((quest) => questName(edition, quest)), ...unknown])
}

export const told: ToldSentences = {
  deeds: {
    move: ({ figure, spaces, isBack, to }, teller) => {
      const way = `di ${spaces} ${upTo(to)}`
      if (figure === 'merlin')
        return `${isBack ? v(teller, 'fai arretrare', 'fa arretrare') : v(teller, 'fai avanzare', 'fa avanzare')} Merlino ${way}`
      return isBack
        ? `${v(teller, 'arretri', 'arretra')} ${way} con ${flag(teller, 'backwards')}`
        : `${v(teller, 'avanzi', 'avanza')} ${way}`
    },
    cross: ({ to }, teller) => `${v(teller, 'passi', 'passa')} di fronte ${on(to)} con ${flag(teller, 'cross')}`,
    ride: ({ to }, teller) => `${v(teller, 'raggiungi', 'raggiunge')} ${space(to)} con Bors`,
    change: ({ from, to, by }, teller) =>
      `${v(teller, 'cambi', 'cambia')} ${from === 1 ? 'l’1' : `il ${from}`} in ${to} con ${by === 'flag' ? flag(teller, 'turnDie') : CHANGES[by]}`,
    borrow: ({ to }, teller) => `${v(teller, 'agisci', 'agisce')} come ${on(to)} con ${flag(teller, 'borrow')}`,
    renounce: (_, teller) => `lì non ${v(teller, 'fai', 'fa')} nulla`,
    place: ({ servant, from, province, isHere }, teller) =>
      isHere
        ? `vi ${v(teller, 'metti', 'mette')} ${theServant(servant)}`
        : `${v(teller, 'mandi', 'manda')} ${theServant(servant)} ${from === null ? 'dal castello' : `dalla ${provinceAlone(from)}`} alla ${provinceAlone(province)}`,
    again: ({ servant, province }, teller) =>
      `${v(teller, 'fai', 'fa')} agire ancora ${theServant(servant)} nella ${provinceAlone(province)}`,
    take: ({ things: taken, isFromTower }, teller) =>
      isFromTower
        ? `${v(teller, 'ricevi', 'riceve')} ${things(taken)} dalla torre`
        : `${v(teller, 'prendi', 'prende')} ${things(taken)}`,
    counter: ({ province, count }, teller) =>
      `${v(teller, 'metti', 'mette')} ${count === 1 ? 'un segnalino' : `${count} segnalini`} influenza nella ${provinceAlone(province)}`,
    return: ({ item, province }, teller) => `${v(teller, 'restituisci', 'restituisce')} ${itemName(item, province)}`,
    build: ({ tile, terrain, material }, teller) =>
      `${v(teller, 'costruisci', 'costruisce')} un maniero ${GROUNDS[terrain]} (${tilePlace(tile)}) per ${itemName('material', material)}`,
    token: ({ token, from, seat }, teller) => {
      const what = token === 'grail' ? 'il Graal' : 'Excalibur'
      if (from === seat) return `${v(teller, 'riprendi', 'riprende')} ${what}`
      if (from !== null && from === teller.reader) return `ti prende ${what}`
      return `${v(teller, 'prendi', 'prende')} ${what}${from === null ? '' : ` a ${nameOf(teller, from)}`}`
    },
    dismiss: ({ colour }, teller) => `${v(teller, 'scarti', 'scarta')} ${traitorName(colour)}`,
    repel: ({ colour, traitors, by }, teller) =>
      `${v(teller, 'respingi', 'respinge')} ${traitorsText(traitors, colour)} con ${by === 'flag' ? flag(teller, 'repel') : 'il sigillo dello scudiere'}`,
    discard: ({ quests: known }, teller) => `${v(teller, 'scarti', 'scarta')} ${quests(teller.edition, known, 0)}`,
    draw: ({ quests: known, hidden }, teller) =>
      `${v(teller, 'peschi', 'pesca')} ${quests(teller.edition, known, hidden)}`,
    staff: (_, teller) => `${v(teller, 'ripeti', 'ripete')} l’azione con un bastone`,
    score: ({ points, before, after }, teller) =>
      `${points < 0 ? v(teller, 'perdi', 'perde') : v(teller, 'segni', 'segna')} ${counted(Math.abs(points), 'punto', 'punti')} ${fromTo(before, after)}`,
    resolve: ({ quest, withGreyFlag, withPercival }, teller) =>
      `${v(teller, 'compi', 'compie')} ${questName(teller.edition, quest)}${withGreyFlag ? ` con ${flag(teller, 'secondQuest')}` : ''}${withPercival ? ' con Percival' : ''}`,
    seal: ({ servant, row }, teller) =>
      `${v(teller, 'metti', 'mette')} un sigillo sulla riga ${row} ${ofServant(servant)}`,
    useSeal: ({ servant }, teller) => `${v(teller, 'usi', 'usa')} il sigillo ${ofServant(servant)}`,
    useAlly: ({ ally }, teller) => `${v(teller, 'usi', 'usa')} una tessera di ${allyName(ally)}`,
    earn: ({ ally }, teller) => `${v(teller, 'ottieni', 'ottiene')} una tessera di ${allyName(ally)}`,
    swap: ({ gives, takes }, teller) =>
      `${v(teller, 'scambi', 'scambia')} ${questName(teller.edition, gives)} con ${questName(teller.edition, takes)} grazie a Bedivere`,
    join: ({ ally }, teller) => `${v(teller, 'scegli', 'sceglie')} ${allyName(ally)}`,
  },
  sentence: (players, seat, deeds) =>
    seat === players.reader ? `${capital(listed(deeds))}.` : `${nameOf(players, seat)} ${listed(deeds)}.`,
  space,
  place: tilePlace,
  item: itemName,
  scoring: (no, what, changes) =>
    `${no === null ? what : `Conteggio ${no} di 3. ${what}`}: ${changes.length === 0 ? 'nessun cambiamento' : changes.join(', ')}.`,
  change: (players, seat, points, before, after) =>
    `${seat === players.reader ? 'tu' : nameOf(players, seat)} ${points} (${before} → ${after})`,
}
