/* What each space of the ring would bring the reference bot of Merlin now: the best action there. */
import { add, at } from '@logres/kernel'
import {
  type Action,
  allyOf,
  COLOURS,
  coloursAt,
  ITEMS,
  type Item,
  neighbours,
  POINTS_SPACES,
  PROVINCES,
  type Province,
  pointsOf,
  type QuestId,
  SERVANTS,
  type Servant,
  spaceAt,
} from '../../rules/index.ts'
import type { Outlook } from './outlook.ts'
import { countersLeft, worthOfQuest } from './worth.ts'

/** What a quest drawn unseen is worth. */
const WORTH_OF_DRAW = 0.5
/** 10.2 Geraint's tile: its point, and what the row at the end grows by. */
const GERAINTS_TILE = 2.5
const SENDS_HOME = 0.3

/** What an action that is part of a space's action brings; undefined for any other action. */
export function worthOfDeed(outlook: Outlook, position: number, action: Action): number | undefined {
  switch (action.kind) {
    case 'placeServant':
      return worthOfServant(outlook, action.servant, action.province)
    case 'placeBySeal':
      return 1.7 * worthOfServant(outlook, action.servant, action.province)
    case 'takeItem':
      return worthOfItem(outlook, action.item, action.province)
    case 'returnItem':
      return bestItem(outlook, ITEMS) + outlook.gain(({ items }) => add(items[action.item], action.province, -1))
    case 'placeCounter':
      return worthOfCounter(outlook, action.province)
    case 'build':
      return worthOfManor(outlook, action.tile, action.material)
    case 'scorePoints':
      return worthOfPoints(outlook, position)
    case 'scoreBySeal':
      return 1 + pointsOf(outlook.me, action.as)
    case 'takeExcalibur':
      return worthOfExcalibur(outlook)
    case 'takeGrail':
      return outlook.gain((standing) => {
        standing.grail = true
        standing.apples += 1
      })
    case 'discardTraitor':
      return outlook.gain(({ traitors }) => add(traitors, action.colour, -1))
    case 'discardQuest':
      return worthOfExchange(outlook, action.quest)
    case 'renounce':
      return 0
    default:
      return undefined
  }
}

/** The best that can be done on this space. */
export function bestDeed(outlook: Outlook, position: number): number {
  let best = 0
  for (const action of deedsAt(outlook, position)) best = Math.max(best, worthOfDeed(outlook, position, action) ?? 0)
  return best
}

/** The possible first actions on this space. */
function deedsAt(outlook: Outlook, position: number): Action[] {
  const { view, me } = outlook
  const withCounter = PROVINCES.filter((province) => at(me.influence, province) > 0)
  const space = spaceAt(view.options, position)
  switch (space) {
    case 'exchange':
      return ITEMS.flatMap((item) =>
        provincesOf(me.items[item]).map((province) => ({ kind: 'returnItem', item, province })),
      )
    case 'build':
      return manors(outlook)
    case 'quest':
      return (view.hand ?? []).map((quest) => ({ kind: 'discardQuest', quest }))
    case 'moveServant':
      return walks(outlook)
    case 'excalibur':
      return [{ kind: 'takeExcalibur' }]
    case 'grail':
      return [{ kind: 'takeGrail' }]
    case 'influenceShield':
      return takes(outlook, 'shield', withCounter)
    case 'influenceFlag':
      return takes(outlook, 'flag', withCounter)
    case 'influenceMaterial':
      return takes(outlook, 'material', withCounter)
    case 'influenceServant':
      return servantsTo(outlook, withCounter)
    case 'pointsShields':
    case 'pointsFlags':
    case 'pointsMaterials':
    case 'pointsInfluence':
      return [{ kind: 'scorePoints' }]
    default:
      return servantsTo(outlook, [COLOURS.indexOf(space)])
  }
}

/** The provinces of which there is something. */
function provincesOf(counts: readonly number[]): Province[] {
  return PROVINCES.filter((province) => at(counts, province) > 0)
}

function takes({ view }: Outlook, item: Item, provinces: readonly Province[]): Action[] {
  return provinces
    .filter((province) => at(view.supply[item], province) > 0)
    .map((province) => ({ kind: 'takeItem', item, province }))
}

function servantsTo({ me }: Outlook, provinces: readonly Province[]): Action[] {
  const mayStay = allyOf(me, 'lamorak') !== undefined
  return SERVANTS.flatMap((servant, i) =>
    provinces
      .filter((province) => mayStay || me.servants[i] !== province)
      .map((province): Action => ({ kind: 'placeServant', servant, province })),
  )
}

/** 4.6 */
function walks(outlook: Outlook): Action[] {
  const { me } = outlook
  if (me.servants.every((place) => place === null)) return servantsTo(outlook, PROVINCES)
  return SERVANTS.flatMap((servant, i) => {
    const from = at(me.servants, i)
    if (from === null) return []
    return neighbours(outlook.view.options, from).map(
      (province): Action => ({
        kind: 'placeServant',
        servant,
        province,
      }),
    )
  })
}

/** 4.9 */
function manors({ view, me, manorsLeft }: Outlook): Action[] {
  if (manorsLeft === 0) return []
  return view.manors.flatMap((owner, tile) =>
    owner !== null
      ? []
      : coloursAt(view, tile)
          .filter((material) => at(me.items.material, material) > 0)
          .map((material): Action => ({ kind: 'build', tile, material })),
  )
}

/** 4.1 What the servant brings, twice where Lancelot's marshal is; and the value of its new place. */
function worthOfServant(outlook: Outlook, servant: Servant, province: Province): number {
  const { view, me, others } = outlook
  const i = SERVANTS.indexOf(servant)
  const isNew = me.servants[i] !== province
  const acts = isNew && allyOf(me, 'lancelot')?.marks.includes(province) === true ? 2 : 1
  const sent = isNew && others.some(({ servants }) => servants[i] === province) ? SENDS_HOME : 0
  const item = BRINGS[servant]
  return (
    sent +
    outlook.gain((standing) => {
      standing.servants[i] = province
      if (item === null) add(standing.influence, province, Math.min(acts, countersLeft(standing)))
      else add(standing.items[item], province, Math.min(acts, at(view.supply[item], province)))
    })
  )
}

const BRINGS: Readonly<Record<Servant, Item | null>> = {
  lady: null,
  shieldBearer: 'shield',
  flagBearer: 'flag',
  builder: 'material',
}

function worthOfItem(outlook: Outlook, item: Item, province: Province): number {
  return outlook.gain(({ items }) => add(items[item], province, 1))
}

function worthOfCounter(outlook: Outlook, province: Province): number {
  return outlook.gain(({ influence }) => add(influence, province, 1))
}

/** The best item of these kinds to be had from any province. */
function bestItem(outlook: Outlook, kinds: readonly Item[]): number {
  const all = kinds.flatMap((item) => takes(outlook, item, PROVINCES))
  return Math.max(0, ...all.map((action) => worthOfDeed(outlook, 0, action) ?? 0))
}

function worthOfManor(outlook: Outlook, tile: number, material: Province): number {
  const gain = outlook.gain((standing) => {
    add(standing.items.material, material, -1)
    standing.manor = tile
  })
  return gain + (at(outlook.view.domain, tile).tower ? outlook.gift : 0)
}

/** 4.9 What a tower gives. */
export function bestGift(outlook: Outlook): number {
  const counter = countersLeft(outlook.now) > 0 ? PROVINCES.map((province) => worthOfCounter(outlook, province)) : []
  return Math.max(bestItem(outlook, ['shield', 'flag']), ...counter)
}

const KINDS: readonly string[] = POINTS_SPACES

function worthOfPoints({ view, me }: Outlook, position: number): number {
  const space = spaceAt(view.options, position)
  const points = pointsOf(me, space)
  const kind = KINDS.indexOf(space)
  const isNew = points > 0 && allyOf(me, 'geraint')?.marks.includes(kind) === false
  return points + (isNew ? GERAINTS_TILE : 0)
}

/** 4.4 With the traitor that it hurts most to keep. */
function worthOfExcalibur(outlook: Outlook): number {
  const without = (colour: Province | null) =>
    outlook.gain((standing) => {
      standing.excalibur = true
      if (colour !== null) add(standing.traitors, colour, -1)
    })
  const colours = provincesOf(outlook.me.traitors)
  return colours.length === 0 ? without(null) : Math.max(...colours.map(without))
}

/** 4.8 What the place of a quest in hand is worth more with another one. */
export function worthOfExchange(outlook: Outlook, quest: QuestId): number {
  return bestDraw(outlook) - worthOfQuest(outlook, outlook.now, outlook.quest(quest))
}

function bestDraw(outlook: Outlook): number {
  const open = outlook.view.display.map((quest) => worthOfOpen(outlook, quest))
  return Math.max(WORTH_OF_DRAW, ...open)
}

/** A quest of the display; the deck, if it is none. */
export function worthOfOpen(outlook: Outlook, quest: QuestId | null | undefined): number {
  return quest === null || quest === undefined
    ? WORTH_OF_DRAW
    : worthOfQuest(outlook, outlook.now, outlook.quest(quest))
}
