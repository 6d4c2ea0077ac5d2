/* The Avalon board as text: the row of regions is vertical, the opponent's piles on the left, the viewer's on the right. */

import { at } from '@logres/kernel'
import type { Terminal } from '@logres/terminal'
import { paint } from '@logres/terminal'
import type { Players } from '@logres/words'
import {
  type Action,
  CARDS,
  type Card,
  CROWNS_TO_WIN,
  cardCode,
  colourOf,
  conquestCost,
  counterSpellCard,
  crowns,
  likenessOf,
  opponentOf,
  type Place,
  question,
  readAction,
  resistanceCard,
  type Side,
  TILE_DATA,
  TILES,
  tilesDown,
  type View,
  writeAction,
  yieldOf,
} from '../rules/index.ts'
import { names } from './names.ts'

const PILE_WIDTH = 20
const NO_LINE = '\0'

const HELP = `Avalon: own 15 crowns at the end of your turn. Actions:
  reinforce rK 3   enchant rS 3   attack rK 3   finish
  resist, counter or decline   use avalon or keep avalon   pay rK (hand), pay 3 (pile)
  take two (landscape, connected, four, landscapeTwice, realm)   discard rK   end
Cards: y g r b v for the colours yellow, green, red, blue, violet; K knight, S sorceress.
Regions count from 1 to 11. ♛ is a crown; ▶ is yours, ◀ the opponent's. Piles are written from
the region outwards: the card farthest from it is on top. "+2": what a tile would give you now.
The rules: games/avalon/RULES.md`

export const terminal: Terminal<Action, View> = {
  help: HELP,
  example: 'attack rK 3',
  unsaid: [],
  board,
  read: readAction,
  write: writeAction,
  hint,
  selection: (_view, legal) => legal,
  byHand: () => undefined,
}

function board(view: View, players: Players): string {
  const me: Side = view.viewer === 1 ? 1 : 0
  const other = opponentOf(me)
  const head = (side: Side) =>
    `${players.names[side]}: ${crowns(view, side)} of ${CROWNS_TO_WIN} crowns, ${view.hands[side].size} in hand`
  return [
    '',
    `    ${head(other).padEnd(PILE_WIDTH + 26)}${head(me)}`,
    ...view.places.map((place, i) => row(place, i, me)),
    '',
    ...supply(view, me),
    `Draw pile ${view.pileSize}, discards ${codes(view.discards) || 'none'}`,
    knownLine(view, other, players),
    view.hands[me].cards === null ? NO_LINE : `Your hand: ${codes(view.hands[me].cards) || 'empty'}`,
  ]
    .filter((line) => line !== NO_LINE)
    .join('\n')
}

/** The price of an attack (6.7, with Avalon's help), the card an answer takes, the gain of a tile. */
function hint(view: View, action: Action): string {
  const me: Side = view.viewer === 1 ? 1 : 0
  const asked = question(view)
  switch (action.kind) {
    case 'attack':
      return `lose ${conquestCost(view, me, at(view.places, action.at)).price} if nobody resists`
    case 'resist':
      return asked?.kind === 'answerAttack' ? `with ${code(resistanceCard(view, me, asked.at))}` : ''
    case 'counterSpell':
      return asked?.kind === 'answerSpell' ? `with ${code(counterSpellCard(view, me, asked.at))}` : ''
    case 'takeTile': {
      const cards = yieldOf(view, me, action.tile)
      return TILE_DATA[action.tile].shade === 'light' ? `+${cards} now` : `+${cards} next turn, as things are`
    }
    default:
      return ''
  }
}

/** The bottom card lies next to the region, the top card at the far end. */
function row(place: Place, position: number, me: Side): string {
  const theirs = place.piles[opponentOf(me)].toReversed()
  const mine = place.piles[me]
  const left = ' '.repeat(Math.max(0, PILE_WIDTH - 3 * theirs.length)) + theirs.map((card) => `${code(card)} `).join('')
  return `${String(position + 1).padStart(3)} ${left}${label(place, me)} ${mine.map(code).join(' ')}`
}

function label({ region, owner }: Place, me: Side): string {
  if (region === null) return paint(`[${'· mist ·'.padStart(15).padEnd(22)}]`, 'dim')
  const whose = owner === me ? '▶' : '◀'
  const text = `${names.regions[likenessOf(region)]} ${'♛'.repeat(region.crowns)}`
  return paint(owner === me ? `[${text.padEnd(21)}${whose}]` : `[${whose}${text.padStart(21)}]`, 'bold')
}

function supply(view: View, me: Side): string[] {
  const tiles = (shade: 'light' | 'dark') =>
    TILES.flatMap((tile, kind) => {
      const up = view.faceUp[kind] ?? 0
      if (up === 0 || TILE_DATA[tile].shade !== shade) return []
      return `${up > 1 ? `${up}× ` : ''}${names.tiles[tile]} +${yieldOf(view, me, tile)}`
    }).join(', ') || 'none'
  const waiting = view.waiting.flatMap((tile, side) => {
    return tile === null ? [] : `${names.tiles[tile.tile]} before ${side === me ? 'you' : 'the opponent'}`
  })
  return [
    `Light tiles: ${tiles('light')}. Dark tiles: ${tiles('dark')}.`,
    `Face down: ${tilesDown(view)}.${waiting.length === 0 ? '' : ` Waiting: ${waiting.join(', ')}.`}`,
  ]
}

function knownLine(view: View, side: Side, players: Players): string {
  const known = codes(view.hands[side].known ?? view.hands[side].seen)
  return known === '' ? NO_LINE : `You know of ${players.names[side]}'s hand: ${known}`
}

function codes(counts: readonly number[]): string {
  return CARDS.flatMap((card) => {
    const count = counts[card] ?? 0
    return count === 0 ? [] : count === 1 ? [code(card)] : [`${count}×${code(card)}`]
  }).join(' ')
}

function code(card: Card): string {
  return paint(cardCode(card), colourOf(card))
}
