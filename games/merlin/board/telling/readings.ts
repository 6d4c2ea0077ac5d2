/* What can be read off the board, place by place. Dice are left out: that one is used up is so in every turn. */
import type { PlaceId } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { allyOf, deckSize, ITEMS, type Player, PROVINCES, SERVANTS, sealOn, type View } from '../../rules/index.ts'
import {
  APPLES,
  allyPlace,
  DECK,
  displayPlace,
  EXCALIBUR,
  GRAIL,
  influencePlace,
  itemPlace,
  knightPlace,
  MERLIN,
  questPlace,
  SEAL_ROWS,
  STORES,
  scorePlace,
  sealPlace,
  servantPlace,
  storeOf,
  storePlace,
  supplyPlace,
  tilePlace,
  traitorPlace,
} from '../places.ts'

export type Reading = number | string

/** Whose it is, in a text: a difference is no number of things. */
function whose(seat: number | null | undefined): string {
  return seat === null || seat === undefined || seat < 0 ? '' : `seat ${seat}`
}

export function readingsOf(view: View): ReadonlyMap<PlaceId, Reading> {
  return new Map([
    ...commonReadings(view),
    ...provinceReadings(view),
    ...tileReadings(view),
    ...view.players.flatMap((player, seat) => [
      ...playerReadings(view, player, seat),
      ...castleReadings(view, player, seat),
    ]),
  ])
}

type Read = readonly [PlaceId, Reading]

function commonReadings(view: View): Read[] {
  return [
    [GRAIL, whose(view.grail)],
    [EXCALIBUR, whose(view.excalibur)],
    [APPLES, view.apples],
    [DECK, deckSize(view)],
    [MERLIN, `space ${view.merlin}`],
    ...view.display.map((quest, place): Read => [displayPlace(place), quest === null ? '' : `quest ${quest}`]),
    ...(view.hand ?? []).map((quest): Read => [questPlace(quest), 'held']),
  ]
}

function provinceReadings({ players, supply }: View): Read[] {
  return PROVINCES.flatMap((province) => [
    ...SERVANTS.map((servant, i): Read => {
      const owner = players.findIndex(({ servants }) => servants[i] === province)
      return [servantPlace(servant, province), whose(owner)]
    }),
    ...ITEMS.map((item): Read => [supplyPlace(item, province), at(supply[item], province)]),
    ...players.map(({ influence }, seat): Read => [influencePlace(province, seat), at(influence, province)]),
  ])
}

function tileReadings({ manors, players }: View): Read[] {
  return manors.map((owner, tile) => {
    const isDoubled = owner !== null && allyOf(at(players, owner), 'gaheris')?.marks.includes(tile) === true
    return [tilePlace(tile), isDoubled ? `${whose(owner)}, doubled` : whose(owner)]
  })
}

function playerReadings(view: View, player: Player, seat: number): Read[] {
  return [
    [scorePlace(seat), player.score],
    [knightPlace(seat), `space ${player.knight}`],
    ...STORES.map((store): Read => [storePlace(seat, store), storeOf(view, seat, store)]),
  ]
}

function castleReadings(view: View, player: Player, seat: number): Read[] {
  const seals = view.options.kingsFavour ? SERVANTS : []
  return [
    ...PROVINCES.flatMap((province) => [
      [traitorPlace(seat, province), at(player.traitors, province)] as const,
      ...ITEMS.map((item): Read => [itemPlace(seat, item, province), at(player.items[item], province)]),
    ]),
    ...seals.flatMap((servant) =>
      SEAL_ROWS.map((row): Read => [sealPlace(seat, servant, row), sealOn(player, servant, row)]),
    ),
    ...player.allies.map((ally): Read => [allyPlace(seat, ally.name), ally.tiles]),
  ]
}
