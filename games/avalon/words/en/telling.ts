/* The actions of a turn of Avalon in English. */

import type { Players } from '@logres/words'
import { does, listed, nameOf, whose } from '@logres/words/en'
import { type Card, type Position, type Region, regionNumber, type Side } from '../../rules/index.ts'
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
import { cardName, cards, names } from './things.ts'

function a(card: Card): string {
  return `a ${cardName(card)}`
}

function place(at: Position, region: Region | null): Part {
  const brief: Readonly<Partial<Record<Region, string>>> = names.brief.regions
  const name = region === null ? names.mist : (brief[region] ?? names.regions[region])
  return { at, name, text: `${regionNumber(at)} ${name}` }
}

function named(list: readonly Card[]): readonly Part[] {
  return cardsTold(list, a, cards, ' and ')
}

function outcome({ seat, outcome: end }: ToldAttack, players: Players): readonly Part[] {
  if (end === undefined) return ['.']
  if (end.kind === 'conquered') return conquered(end, seat, players)
  const verb = end.seat === players.reader ? 'resist' : 'resists'
  return [
    ': ',
    { strong: 'it fails' },
    `, ${nameOf(players, end.seat)} ${verb} with `,
    ...pictured(a(end.card), end.card),
    '.',
  ]
}

function conquered({ from, turnedUp, crowns, payment }: Conquered, seat: Side, players: Players): readonly Part[] {
  const won: Part = { strong: from === null ? 'conquered' : `taken from ${nameOf(players, from)}` }
  const shown = turnedUp === null ? '' : ` (${names.regions[turnedUp]})`
  const price = payment === undefined ? '' : ` ${paid(payment, seat === players.reader)}`
  return [': ', won, `${shown}, ${names.crowns(crowns)}.${price}`]
}

function paid({ cards: count, isSpared, isAll }: Payment, isYou: boolean): string {
  const they = isYou ? 'You' : 'They'
  if (isAll && count === 0) return `${they} have nothing left to pay.`
  if (isAll)
    return `${they} pay ${count === 1 ? 'the last card' : `all ${count} cards`} ${isYou ? 'you' : 'they'} have.`
  if (!isSpared) return `${they} pay ${cards(count)}.`
  return count === 0
    ? `${they} pay nothing, thanks to Avalon.`
    : `${they} pay ${cards(count)}, one less thanks to Avalon.`
}

function tileTaken(
  { seat, hasPlayed, tile, cards: count, drawn, discarded }: ToldTile,
  players: Players,
): readonly Part[] {
  const s = seat === players.reader ? '' : 's'
  const who = seat === players.reader ? 'You' : nameOf(players, seat)
  if (tile === null) return [`${who} play${s} ${hasPlayed ? 'no more cards' : 'no card'}.`]
  const does = [
    ...(hasPlayed ? [] : [`play${s} no card`]),
    `take${s} ${names.tiles[tile]}`,
    ...(count === null ? [] : [`draw${s} ${count === 0 ? 'no cards' : cards(count)}`]),
  ]
  const waits = count === null ? `, which pays out on ${seat === players.reader ? 'your' : 'their'} next turn` : ''
  const they = seat === players.reader ? 'You' : 'They'
  return [
    `${who} ${listed(does)}${waits}.`,
    { cards: drawn },
    ...(discarded.length === 0 ? [] : [` ${they} discard `, ...named(discarded), '.']),
  ]
}

export const telling: AvalonTelling = {
  draw: ({ seat, tile, cards: count, drawn }, players) => [
    count === 0
      ? `${names.tiles[tile]} gives ${nameOf(players, seat)} no cards.`
      : `${does(players, seat, 'draw')} ${cards(count)} for ${names.tiles[tile]}.`,
    { cards: drawn },
  ],
  reinforcement: ({ seat, at, region, cards: laid }, players) => [
    `${does(players, seat, 'reinforce')} `,
    place(at, region),
    ' with ',
    ...named(laid),
    '.',
  ],
  attack: (told, players) => [
    `${does(players, told.seat, 'attack')} `,
    place(told.at, told.region),
    ' with ',
    ...pictured(a(told.card), told.card),
    ...outcome(told, players),
  ],
  spell: ({ seat, at, region, card, target, owner, outcome: end }, players) => [
    `${does(players, seat, 'enchant')} ${whose(players, owner)} `,
    { card: target, text: cardName(target) },
    ' at ',
    place(at, region),
    ' with ',
    ...pictured(a(card), card),
    ...(end === undefined
      ? ['.']
      : end === 'enchanted'
        ? [': ', { strong: 'it changes sides' }, '.']
        : [
            ': ',
            { strong: 'countered' },
            `, ${nameOf(players, owner)} ${owner === players.reader ? 'take' : 'takes'} `,
            ...pictured(`the ${cardName(card)}`, card),
            ` into ${owner === players.reader ? 'your' : 'their'} hand.`,
          ]),
  ],
  tile: tileTaken,
  end: ({ winner, reason, crowns }, players) => {
    const won = winner === null ? '' : `${does(players, winner, 'win')} with ${names.crowns(crowns[winner])}`
    if (reason === 'crowns') return [{ strong: won }, '.']
    return winner === null
      ? ['The last turn is over: ', { strong: 'nobody wins' }, `, both have ${names.crowns(crowns[0])}.`]
      : ['The last turn is over: ', { strong: won }, ` to ${crowns[winner === 0 ? 1 : 0]}.`]
  },
  brief: {
    results: { conquered: 'taken', resisted: 'fails', enchanted: 'changes sides', countered: 'countered' },
    draw: ({ tile, cards: count }) => [`${names.tiles[tile]} pays `, { strong: String(count) }],
    tile: ({ tile, cards: count, hasPlayed }) => {
      if (tile === null) return [hasPlayed ? 'no more cards' : 'no card played']
      return [
        'took ',
        { strong: names.tiles[tile] },
        count === null ? ', it waits' : `, drew ${count === 0 ? 'nothing' : count}`,
      ]
    },
    losses: (losses) => losses.map(([name, count]) => `${name ?? 'you'} −${count}`).join(', '),
    avalonSpares: 'Avalon spares 1',
    soFar: 'so far',
    discarded: (count) => `${count} discarded`,
  },
}
