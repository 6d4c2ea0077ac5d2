/* Die Aktionen eines Zuges von Avalon auf Deutsch. */

import type { Players } from '@logres/words'
import { does, listed, nameOf } from '@logres/words/de'
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
import { a, cards, names, the, your } from './things.ts'

/** „Gebiet 3 (Hügel)“ */
function place(at: Position, region: Region | null): readonly Part[] {
  const name = region === null ? names.mist : names.regions[region]
  return ['Gebiet ', { at, name, text: `${regionNumber(at)} (${name})` }]
}

/** „mit einem grünen Ritter“ */
function withThese(list: readonly Card[]): readonly Part[] {
  return cardsTold(list, (card) => a(card, 'dative'), cards, ' und ')
}

function outcome({ seat, outcome: end }: ToldAttack, players: Players): readonly Part[] {
  if (end === undefined) return ['.']
  if (end.kind === 'conquered') return conquered(end, seat, players)
  const resists = `${nameOf(players, end.seat)} ${end.seat === players.reader ? 'leistest' : 'leistet'}`
  return [': ', { strong: 'gescheitert' }, `, ${resists} Gegenwehr mit `, ...withThese([end.card]), '.']
}

function conquered({ from, turnedUp, crowns, payment }: Conquered, seat: Side, players: Players): readonly Part[] {
  const won: Part = { strong: from === null ? 'erobert' : `${nameOf(players, from, 'dative')} abgenommen` }
  const shown = turnedUp === null ? '' : ` (${names.regions[turnedUp]})`
  const price = payment === undefined ? '' : ` ${paid(payment, seat, players)}`
  return [': ', won, `${shown}, ${names.crowns(crowns)}.${price}`]
}

function paid({ cards: count, isSpared, isAll }: Payment, seat: Side, players: Players): string {
  const pays = does(players, seat, 'zahlst', 'zahlt')
  if (isAll && count === 0) return `${does(players, seat, 'kannst', 'kann')} nichts mehr zahlen.`
  if (isAll) return `${pays} die ${count === 1 ? 'letzte Karte' : `letzten ${count} Karten`}.`
  if (!isSpared) return `${pays} ${cards(count)}.`
  return count === 0 ? `${pays} dank Avalon nichts.` : `${pays} ${cards(count)}, dank Avalon eine weniger.`
}

function tileTaken(
  { seat, hasPlayed, tile, cards: count, drawn, discarded }: ToldTile,
  players: Players,
): readonly Part[] {
  const isYou = seat === players.reader
  const who = isYou ? 'Du' : nameOf(players, seat)
  const none = `${isYou ? 'spielst' : 'spielt'} ${hasPlayed ? 'keine Karten mehr' : 'keine Karte'}`
  if (tile === null) return [`${who} ${none}.`]
  const does = [
    ...(hasPlayed ? [] : [none]),
    `${isYou ? 'nimmst' : 'nimmt'} die Tafel ${names.tiles[tile]}`,
    ...(count === null ? [] : [`${isYou ? 'ziehst' : 'zieht'} ${count === 0 ? 'keine Karte' : cards(count)}`]),
  ]
  return [
    `${who} ${listed(does)}${count === null ? ', die im nächsten Zug zahlt' : ''}.`,
    { cards: drawn },
    ...(discarded.length === 0
      ? []
      : [` ${who} ${isYou ? 'legst' : 'legt'} `, ...cardsTold(discarded, a, cards, ' und '), ' ab.']),
  ]
}

export const telling: AvalonTelling = {
  draw: ({ seat, tile, cards: count, drawn }, players) => [
    count === 0
      ? `Die Tafel ${names.tiles[tile]} bringt ${nameOf(players, seat, 'dative')} keine Karten.`
      : `${does(players, seat, 'ziehst', 'zieht')} ${cards(count)} für die Tafel ${names.tiles[tile]}.`,
    { cards: drawn },
  ],
  reinforcement: ({ seat, at, region, cards: laid }, players) => [
    `${does(players, seat, 'verstärkst', 'verstärkt')} `,
    ...place(at, region),
    ' mit ',
    ...withThese(laid),
    '.',
  ],
  attack: (told, players) => [
    `${does(players, told.seat, 'greifst', 'greift')} `,
    ...place(told.at, told.region),
    ' mit ',
    ...withThese([told.card]),
    ' an',
    ...outcome(told, players),
  ],
  spell: ({ seat, at, region, card, target, owner, outcome: end }, players) => [
    `${does(players, seat, 'verzauberst', 'verzaubert')} `,
    ...(owner === players.reader
      ? pictured(your(target), target)
      : [...pictured(the(target), target), ` von ${nameOf(players, owner)}`]),
    ' an ',
    ...place(at, region),
    ' mit ',
    ...withThese([card]),
    ...(end === undefined
      ? ['.']
      : end === 'enchanted'
        ? [': ', { strong: `${isSorceress(target) ? 'Sie' : 'Er'} wechselt die Seite` }, '.']
        : [
            ': ',
            { strong: 'Gegenzauber' },
            `, ${nameOf(players, owner)} ${owner === players.reader ? 'nimmst' : 'nimmt'} `,
            ...pictured(the(card), card),
            ' auf die Hand.',
          ]),
  ],
  tile: tileTaken,
  end: ({ winner, reason, crowns }, players) => {
    if (winner === null) {
      return [
        'Der letzte Zug ist gespielt: ',
        { strong: 'Niemand gewinnt' },
        `, beide haben ${names.crowns(crowns[0])}.`,
      ]
    }
    const wins = does(players, winner, 'gewinnst', 'gewinnt')
    if (reason === 'crowns') return [{ strong: `${wins} mit ${names.crowns(crowns[winner])}` }, '.']
    const score = `${crowns[winner]} zu ${names.crowns(crowns[winner === 0 ? 1 : 0])}`
    return ['Der letzte Zug ist gespielt: ', { strong: `${wins} mit ${score}` }, '.']
  },
  brief: {
    results: {
      conquered: 'erobert',
      resisted: 'gescheitert',
      enchanted: 'wechselt die Seite',
      countered: 'Gegenzauber',
    },
    draw: ({ tile, cards: count }) => [`${names.tiles[tile]} bringt `, { strong: String(count) }],
    tile: ({ tile, cards: count, hasPlayed }) => {
      if (tile === null) return [hasPlayed ? 'keine Karten mehr' : 'keine Karte gespielt']
      return [
        'Tafel ',
        { strong: names.tiles[tile] },
        count === null ? ', sie wartet' : `, ${count === 0 ? 'nichts' : count} gezogen`,
      ]
    },
    losses: (losses) => losses.map(([name, count]) => `${name ?? 'du'} −${count}`).join(', '),
    avalonSpares: 'Avalon spart 1',
    soFar: 'bisher',
    discarded: (count) => `${count} abgelegt`,
  },
}
