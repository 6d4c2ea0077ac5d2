/* Le azioni di un turno di Avalon in italiano. */

import type { Players } from '@logres/words'
import { capital, does, listed, nameOf } from '@logres/words/it'
import { type Card, isSorceress, type Position, type Region, regionNumber, type Side } from '../../rules/index.ts'
import {
  type AvalonTelling,
  type Conquered,
  cardsTold,
  type Part,
  type Payment,
  pictured,
  type ToldAttack,
  type ToldTile,
} from '../telling.ts'
import { a, cardName, cards, names, the } from './things.ts'

/** « 3 (Collina) », dopo « il territorio ». */
function place(at: Position, region: Region | null): Part {
  const name = region === null ? names.mist : names.regions[region]
  return { at, name, text: `${regionNumber(at)} (${name})` }
}

function named(list: readonly Card[]): readonly Part[] {
  return cardsTold(list, a, cards, ' e ')
}

function outcome({ seat, outcome: end }: ToldAttack, players: Players): readonly Part[] {
  if (end === undefined) return ['.']
  if (end.kind === 'conquered') return conquered(end, seat, players)
  const resists = end.seat === players.reader ? 'opponi' : `${nameOf(players, end.seat)} oppone`
  return [': ', { strong: 'attacco fallito' }, `, ${resists} resistenza con `, ...pictured(a(end.card), end.card), '.']
}

function conquered({ from, turnedUp, crowns, payment }: Conquered, seat: Side, players: Players): readonly Part[] {
  const won: Part = { strong: from === null ? 'conquistato' : `tolto a ${nameOf(players, from)}` }
  const shown = turnedUp === null ? '' : ` (${names.regions[turnedUp]})`
  const price = payment === undefined ? '' : ` ${paid(payment, seat, players)}`
  return [': ', won, `${shown}, ${names.crowns(crowns)}.${price}`]
}

function paid({ cards: count, isSpared, isAll }: Payment, seat: Side, players: Players): string {
  const pays = does(players, seat, 'paghi', 'paga')
  if (isAll && count === 0) return `${does(players, seat, 'non hai', 'non ha')} più nulla con cui pagare.`
  if (isAll) {
    const last = seat === players.reader ? ['la tua', 'le tue'] : ['la sua', 'le sue']
    return `${pays} ${count === 1 ? `${last[0]} ultima carta` : `${last[1]} ultime ${count} carte`}.`
  }
  if (!isSpared) return `${pays} ${cards(count)}.`
  return count === 0
    ? `${does(players, seat, 'non paghi', 'non paga')} nulla, grazie ad Avalon.`
    : `${pays} ${cards(count)}, una in meno grazie ad Avalon.`
}

function tileTaken(
  { seat, hasPlayed, tile, cards: count, drawn, discarded }: ToldTile,
  players: Players,
): readonly Part[] {
  const isYou = seat === players.reader
  const who = isYou ? '' : `${nameOf(players, seat)} `
  const none = `non ${isYou ? 'giochi' : 'gioca'} ${hasPlayed ? 'più carte' : 'carte'}`
  const draws = isYou ? 'peschi' : 'pesca'
  if (tile === null) return [`${capital(`${who}${none}`)}.`]
  const does = [
    ...(hasPlayed ? [] : [none]),
    `${isYou ? 'prendi' : 'prende'} la tessera ${names.tiles[tile]}`,
    ...(count === null ? [] : [count === 0 ? `non ${draws} carte` : `${draws} ${cards(count)}`]),
  ]
  return [
    `${capital(`${who}${listed(does)}`)}${count === null ? ', che paga al prossimo turno' : ''}.`,
    { cards: drawn },
    ...(discarded.length === 0
      ? []
      : [` ${capital(`${who}${isYou ? 'scarti' : 'scarta'}`)} `, ...named(discarded), '.']),
  ]
}

/** « il tuo cavaliere rosso », « il cavaliere rosso di Mordred » */
function targeted(card: Card, owner: Side, players: Players): readonly Part[] {
  if (owner !== players.reader) return [...pictured(the(card), card), ` di ${nameOf(players, owner)}`]
  return [isSorceress(card) ? 'la tua ' : 'il tuo ', { card, text: cardName(card) }]
}

export const telling: AvalonTelling = {
  draw: ({ seat, tile, cards: count, drawn }, players) => [
    count === 0
      ? `La tessera ${names.tiles[tile]} non dà carte a ${nameOf(players, seat)}.`
      : `${does(players, seat, 'peschi', 'pesca')} ${cards(count)} per la tessera ${names.tiles[tile]}.`,
    { cards: drawn },
  ],
  reinforcement: ({ seat, at, region, cards: laid }, players) => [
    `${does(players, seat, 'rinforzi', 'rinforza')} il territorio `,
    place(at, region),
    ' con ',
    ...named(laid),
    '.',
  ],
  attack: (told, players) => [
    `${does(players, told.seat, 'attacchi', 'attacca')} il territorio `,
    place(told.at, told.region),
    ' con ',
    ...pictured(a(told.card), told.card),
    ...outcome(told, players),
  ],
  spell: ({ seat, at, region, card, target, owner, outcome: end }, players) => [
    `${does(players, seat, 'incanti', 'incanta')} `,
    ...targeted(target, owner, players),
    ' al territorio ',
    place(at, region),
    ' con ',
    ...pictured(a(card), card),
    ...(end === undefined
      ? ['.']
      : end === 'enchanted'
        ? [': ', { strong: 'cambia schieramento' }, '.']
        : [
            ': ',
            { strong: 'contro-incantesimo' },
            `, ${owner === players.reader ? 'prendi' : `${nameOf(players, owner)} prende`} in mano `,
            ...pictured(the(card), card),
            '.',
          ]),
  ],
  tile: tileTaken,
  end: ({ winner, reason, crowns }, players) => {
    if (winner === null) {
      return ['L’ultimo turno è finito: ', { strong: 'non vince nessuno' }, `, ${names.crowns(crowns[0])} a testa.`]
    }
    const won = `${does(players, winner, 'vinci', 'vince')} con ${names.crowns(crowns[winner])}`
    if (reason === 'crowns') return [{ strong: won }, '.']
    const inside = winner === players.reader ? `v${won.slice(1)}` : won
    return ['L’ultimo turno è finito: ', { strong: inside }, ` contro ${crowns[winner === 0 ? 1 : 0]}.`]
  },
  brief: {
    results: {
      conquered: 'conquistato',
      resisted: 'fallito',
      enchanted: 'cambia schieramento',
      countered: 'contro-incantesimo',
    },
    draw: ({ tile, cards: count }) => [`${names.tiles[tile]} dà `, { strong: String(count) }],
    tile: ({ tile, cards: count, hasPlayed }) => {
      if (tile === null) return [hasPlayed ? 'niente più carte' : 'nessuna carta giocata']
      return ['tessera ', { strong: names.tiles[tile] }, count === null ? ', in attesa' : `: ${cards(count)}`]
    },
    losses: (losses) => losses.map(([name, count]) => `${name ?? 'tu'} −${count}`).join(', '),
    avalonSpares: 'Avalon ne risparmia 1',
    soFar: 'per ora',
    discarded: (count) => (count === 1 ? '1 scartata' : `${count} scartate`),
  },
}
