import { add, type Chance, present, type Seat } from '@logres/kernel'
import { APPLES, ITEMS_A_COLOUR, PLAIN_TILES, QUESTS, STAFFS, TOWER_TILES, TRAITORS_A_COLOUR } from '../data.ts'
import type { StartingTile } from '../edition.ts'
import { layoutOf, positionOf } from '../layout.ts'
import type { Options } from '../options.ts'
import type { DomainTile, Items, Player, State } from '../state.ts'
import { ITEMS, TERRAINS } from '../vocabulary.ts'
import { drawFromDeck, fillDisplay } from './05-quests.ts'
import { drawTraitor } from './07-scoring.ts'
import { noSeals } from './09-favour.ts'

/** 2.3 */
const QUESTS_IN_HAND = 4
const DISPLAY = 3
export const TRAITORS_EACH = 3

function each(value: number): number[] {
  return [value, value, value, value, value, value]
}

function itemsOf(count: number): Items {
  return { shield: each(count), flag: each(count), material: each(count) }
}

/** 2.1 to 2.4 Everything but the dice, which are rolled at the beginning of every round. */
export function setUp(rules: number, options: Options, seats: number, chance: Chance): State {
  const domain = layDomain(seats, chance)
  const state: State = {
    rules,
    options,
    turnNo: 0,
    round: 1,
    firstSeat: chance.pick(seats, 'first player'),
    turnsTaken: 0,
    players: Array.from({ length: seats }, newPlayer),
    merlin: 0,
    grail: null,
    excalibur: null,
    supply: itemsOf(ITEMS_A_COLOUR),
    apples: APPLES,
    domain,
    manors: new Array(domain.length).fill(null),
    display: Array.from({ length: DISPLAY }, () => null),
    discards: [],
    stocks: [Array.from({ length: QUESTS }, (_, quest) => quest)],
    traitors: each(TRAITORS_A_COLOUR),
    traitorDiscards: each(0),
    alliesLeft: [],
    frames: [],
    isOver: false,
    hands: Array.from({ length: seats }, () => []),
  }
  dealStartingTiles(state, chance)
  const context = { state, chance, emit: () => {} }
  fillDisplay(context)
  for (const seat of state.players.keys()) {
    for (let i = 0; i < QUESTS_IN_HAND; i++) drawFromDeck(context, seat)
    for (let i = 0; i < TRAITORS_EACH; i++) drawTraitor(context, seat)
  }
  return state
}

/** 1.3, 2.2 */
function newPlayer(): Player {
  return {
    score: 0,
    dice: [],
    merlinDie: 0,
    knight: 0,
    items: itemsOf(0),
    apples: 0,
    staffs: STAFFS,
    servants: [null, null, null, null],
    influence: each(0),
    traitors: each(0),
    seals: noSeals(),
    allies: [],
    shown: [],
    unseen: [0],
  }
}

/** 1.5 All tiles at random. */
function layDomain(seats: number, chance: Chance): DomainTile[] {
  const tiles = (seats < 4 ? FEWER_TILES : ALL_TILES).slice()
  for (let left = tiles.length; left > 1; left--) {
    const drawn = chance.pick(left, 'domain')
    const tile = present(tiles[drawn])
    tiles[drawn] = present(tiles[left - 1])
    tiles[left - 1] = tile
  }
  return tiles
}

function tilesLess(less: number): readonly DomainTile[] {
  return TERRAINS.flatMap((terrain) => [
    ...Array.from({ length: PLAIN_TILES - less }, () => Object.freeze({ terrain, tower: false })),
    ...Array.from({ length: TOWER_TILES - less }, () => Object.freeze({ terrain, tower: true })),
  ])
}
const ALL_TILES = tilesLess(0)
const FEWER_TILES = tilesLess(1)

/** 1.4, 2.2 */
function dealStartingTiles(state: State, chance: Chance): void {
  const tiles = layoutOf(state.options).edition.startingTiles.slice()
  for (const seat of state.players.keys()) {
    begin(state, seat, present(tiles.splice(chance.pick(tiles.length, 'starting tile'), 1)[0]))
  }
}

function begin(state: State, seat: Seat, tile: StartingTile): void {
  const player = present(state.players[seat])
  player.knight = positionOf(state.options, tile.knight)
  player.apples += 1
  state.apples -= 1
  add(player.influence, tile.influence, 1)
  for (const item of ITEMS) {
    add(state.supply[item], tile[item], -1)
    add(player.items[item], tile[item], 1)
  }
}
