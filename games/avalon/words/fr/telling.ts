/* Les actions d’un tour d’Avalon en français. */

import type { Players } from '@logres/words'
import { does, listed, nameOf, of } from '@logres/words/fr'
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

/** « la région 3 (Colline) » */
function place(at: Position, region: Region | null): readonly Part[] {
  const name = region === null ? names.mist : names.regions[region]
  return ['la région ', { at, name, text: `${regionNumber(at)} (${name})` }]
}

function named(list: readonly Card[]): readonly Part[] {
  return cardsTold(list, a, cards, ' et ')
}

/** « Tu », « Mordred » au début d’une phrase. */
function subject(players: Players, seat: Side): string {
  return seat === players.reader ? 'Tu' : nameOf(players, seat)
}

function outcome({ seat, outcome: end }: ToldAttack, players: Players): readonly Part[] {
  if (end === undefined) return ['.']
  if (end.kind === 'conquered') return conquered(end, seat, players)
  const resists = end.seat === players.reader ? 'tu résistes' : `${nameOf(players, end.seat)} résiste`
  return [' : ', { strong: 'échec' }, `, ${resists} avec `, ...pictured(a(end.card), end.card), '.']
}

function conquered({ from, turnedUp, crowns, payment }: Conquered, seat: Side, players: Players): readonly Part[] {
  const won: Part = { strong: from === null ? 'conquise' : `conquise sur ${nameOf(players, from)}` }
  const shown = turnedUp === null ? '' : ` (${names.regions[turnedUp]})`
  const price = payment === undefined ? '' : ` ${paid(payment, seat, players)}`
  return [' : ', won, `${shown}, ${names.crowns(crowns)}.${price}`]
}

function paid({ cards: count, isSpared, isAll }: Payment, seat: Side, players: Players): string {
  const pays = does(players, seat, 'paies', 'paie')
  if (isAll && count === 0) return `${does(players, seat, 'n’as', 'n’a')} plus rien pour payer.`
  if (isAll) {
    const last = seat === players.reader ? ['ta', 'tes'] : ['sa', 'ses']
    return `${pays} ${count === 1 ? `${last[0]} dernière carte` : `${last[1]} ${count} dernières cartes`}.`
  }
  if (!isSpared) return `${pays} ${cards(count)}.`
  return count === 0
    ? `${does(players, seat, 'ne paies', 'ne paie')} rien, grâce à Avalon.`
    : `${pays} ${cards(count)}, une de moins grâce à Avalon.`
}

function tileTaken(
  { seat, hasPlayed, tile, cards: count, drawn, discarded }: ToldTile,
  players: Players,
): readonly Part[] {
  const isYou = seat === players.reader
  const none = hasPlayed
    ? `ne ${isYou ? 'joues' : 'joue'} plus de carte`
    : `ne ${isYou ? 'joues' : 'joue'} aucune carte`
  const draws = isYou ? 'pioches' : 'pioche'
  if (tile === null) return [`${subject(players, seat)} ${none}.`]
  const does = [
    ...(hasPlayed ? [] : [none]),
    `${isYou ? 'prends' : 'prend'} la tuile ${names.tiles[tile]}`,
    ...(count === null ? [] : [count === 0 ? `ne ${draws} rien` : `${draws} ${cards(count)}`]),
  ]
  const waits = count === null ? `, qui rapporte à ${isYou ? 'ton' : 'son'} prochain tour` : ''
  return [
    `${subject(players, seat)} ${listed(does)}${waits}.`,
    { cards: drawn },
    ...(discarded.length === 0
      ? []
      : [` ${subject(players, seat)} ${isYou ? 'défausses' : 'défausse'} `, ...named(discarded), '.']),
  ]
}

export const telling: AvalonTelling = {
  draw: ({ seat, tile, cards: count, drawn }, players) => [
    count === 0
      ? `La tuile ${names.tiles[tile]} ne rapporte rien à ${nameOf(players, seat)}.`
      : `${does(players, seat, 'pioches', 'pioche')} ${cards(count)} pour la tuile ${names.tiles[tile]}.`,
    { cards: drawn },
  ],
  reinforcement: ({ seat, at, region, cards: laid }, players) => [
    `${does(players, seat, 'renforces', 'renforce')} `,
    ...place(at, region),
    ' avec ',
    ...named(laid),
    '.',
  ],
  attack: (told, players) => [
    `${does(players, told.seat, 'attaques', 'attaque')} `,
    ...place(told.at, told.region),
    ' avec ',
    ...pictured(a(told.card), told.card),
    ...outcome(told, players),
  ],
  spell: ({ seat, at, region, card, target, owner, outcome: end }, players) => [
    `${does(players, seat, 'ensorcelles', 'ensorcelle')} `,
    ...targeted(target, owner, players),
    ' à ',
    ...place(at, region),
    ' avec ',
    ...pictured(a(card), card),
    ...(end === undefined
      ? ['.']
      : end === 'enchanted'
        ? [' : ', { strong: `${isSorceress(target) ? 'elle' : 'il'} change de camp` }, '.']
        : [
            ' : ',
            { strong: 'contre-sort' },
            `, ${owner === players.reader ? 'tu prends' : `${nameOf(players, owner)} prend`} `,
            ...pictured(the(card), card),
            ' en main.',
          ]),
  ],
  tile: tileTaken,
  end: ({ winner, reason, crowns }, players) => {
    const won =
      winner === null ? '' : `${does(players, winner, 'gagnes', 'gagne')} avec ${names.crowns(crowns[winner])}`
    if (reason === 'crowns') return [{ strong: won }, '.']
    return winner === null
      ? ['Le dernier tour est joué : ', { strong: 'personne ne gagne' }, `, ${names.crowns(crowns[0])} partout.`]
      : ['Le dernier tour est joué : ', { strong: inside(won) }, ` contre ${crowns[winner === 0 ? 1 : 0]}.`]
  },
  brief: {
    results: { conquered: 'conquise', resisted: 'échec', enchanted: 'change de camp', countered: 'contre-sort' },
    draw: ({ tile, cards: count }) => [`${names.tiles[tile]} rapporte `, { strong: String(count) }],
    tile: ({ tile, cards: count, hasPlayed }) => {
      if (tile === null) return [hasPlayed ? 'plus de carte' : 'aucune carte jouée']
      return ['tuile ', { strong: names.tiles[tile] }, count === null ? ', en attente' : ` : ${cards(count)}`]
    },
    losses: (losses) => losses.map(([name, count]) => `${name ?? 'toi'} −${count}`).join(', '),
    avalonSpares: 'Avalon en épargne 1',
    soFar: 'pour l’instant',
    discarded: (count) => (count < 2 ? `${count} défaussée` : `${count} défaussées`),
  },
}

/** « ton chevalier rouge », « le chevalier rouge de Mordred » */
function targeted(card: Card, owner: Side, players: Players): readonly Part[] {
  if (owner !== players.reader) return [...pictured(the(card), card), ` ${of(players, owner)}`]
  return [isSorceress(card) ? 'ta ' : 'ton ', { card, text: cardName(card) }]
}

/** Après deux-points. */
function inside(text: string): string {
  return text.startsWith('Tu ') ? `t${text.slice(1)}` : text
}
