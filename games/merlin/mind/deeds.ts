/* 4 What can be done on each space of the ring, and what the best of it brings, in points. */
import { at as itemAt, present } from '@logres/kernel'
import {
  type Action,
  allyOf,
  BUILD,
  coloursAt,
  DISCARD_QUEST,
  ITEMS,
  layoutOf,
  neighbours,
  PLACE,
  PLACE_BY_SEAL,
  POINTS_SPACES,
  type Position,
  RETURN,
  SAY,
  SCORE_BY_SEAL,
  type Space,
  spaceAt,
  TAKE,
} from '../rules/index.ts'
import { COUNTER, FLAG, groundOf, MATERIAL, SHIELD, SIDES } from './cards.ts'
import { Gains } from './gains.ts'
import { gainOfManor } from './majority.ts'
import type { Outlook } from './outlook.ts'

const SERVANTS = 4
const LADY = 0
/** 9.1 Of a servant's three abilities. */
const ROWS = 3
const SEALED = 1
const UNKNOWN = -1

const POINTS_AT: ReadonlyMap<Space, number> = new Map<Space, number>(POINTS_SPACES.map((space, kind) => [space, kind]))

export class Deeds {
  readonly outlook: Outlook
  readonly gains: Gains
  readonly #worths: number[] = new Array(24).fill(UNKNOWN)
  #best = 0
  #action: Action = SAY.renounce

  constructor(outlook: Outlook) {
    this.outlook = outlook
    this.gains = new Gains(outlook)
  }

  /** The best that the space brings; 0 where nothing is worth doing. */
  worthAt(position: Position): number {
    const known = present(this.#worths[position])
    return known === UNKNOWN ? this.#look(position) : known
  }

  /** What to begin with there. */
  actionAt(position: Position): Action {
    this.#look(position)
    return this.#action
  }

  #look(position: Position): number {
    this.#best = 0
    this.#action = SAY.renounce
    this.#offerSpace(position)
    this.#worths[position] = this.#best
    return this.#best
  }

  #offer(worth: number, action: Action): void {
    if (worth <= this.#best) return
    this.#best = worth
    this.#action = action
  }

  #offerSpace(position: Position): void {
    const { state } = this.outlook
    const home = present(layoutOf(state.options).provinceAt[position])
    if (home >= 0) {
      this.#offerProvince(home)
      return
    }
    const space = spaceAt(state.options, position)
    switch (space) {
      case 'exchange':
        this.#offerExchange()
        break
      case 'build':
        this.offerBuild()
        break
      case 'quest':
        this.#offerQuests()
        break
      case 'moveServant':
        this.#offerWalks()
        break
      case 'excalibur':
        this.#offer(this.gains.excalibur(), SAY.takeExcalibur)
        break
      case 'grail':
        this.#offer(this.gains.grail(), SAY.takeGrail)
        break
      case 'influenceServant':
        this.#offerByCounters()
        break
      case 'influenceShield':
        this.#offerInfluence(SHIELD)
        break
      case 'influenceFlag':
        this.#offerInfluence(FLAG)
        break
      case 'influenceMaterial':
        this.#offerInfluence(MATERIAL)
        break
      default:
        this.#offerPoints(POINTS_AT.get(space) ?? 0)
    }
  }

  /** 4.1; 9.3 a sealed servant goes anywhere. */
  #offerProvince(home: number): void {
    const { me, state } = this.outlook
    const mayStay = me.allies.length > 0 && allyOf(me, 'lamorak') !== undefined
    for (let servant = 0; servant < SERVANTS; servant++) {
      if (mayStay || me.servants[servant] !== home) this.#offerServant(servant, home)
      if (!state.options.kingsFavour || me.seals[servant * ROWS + 1] !== SEALED) continue
      for (let province = 0; province < SIDES; province++) {
        if (me.servants[servant] !== province) this.#offerServant(servant, province)
      }
    }
  }

  #offerServant(servant: number, province: number): void {
    this.#offer(this.gains.servant(servant, province), present(present(PLACE[servant])[province]))
  }

  /** 4.6 To a neighbouring province; from home only if all are there. */
  #offerWalks(): void {
    const { servants } = this.outlook.me
    let out = 0
    for (let servant = 0; servant < SERVANTS; servant++) {
      const from = present(servants[servant])
      if (from === null) continue
      out += 1
      for (const province of neighbours(this.outlook.state.options, from)) this.#offerServant(servant, province)
    }
    if (out > 0) return
    for (let servant = 0; servant < SERVANTS; servant++) {
      for (let province = 0; province < SIDES; province++) this.#offerServant(servant, province)
    }
  }

  /** 4.3 */
  #offerByCounters(): void {
    const { me } = this.outlook
    const mayStay = me.allies.length > 0 && allyOf(me, 'lamorak') !== undefined
    for (let province = 0; province < SIDES; province++) {
      if (present(me.influence[province]) === 0) continue
      for (let servant = 0; servant < SERVANTS; servant++) {
        if (mayStay || me.servants[servant] !== province) this.#offerServant(servant, province)
      }
    }
    this.#offerLadysSeal()
  }

  /** 4.3 */
  #offerInfluence(kind: number): void {
    const { me } = this.outlook
    for (let province = 0; province < SIDES; province++) {
      if (present(me.influence[province]) === 0 || !this.gains.isInStock(kind, province)) continue
      this.#offer(this.gains.thing(kind, province), present(TAKE[itemAt(ITEMS, kind)][province]))
    }
    this.#offerLadysSeal()
  }

  /** 9.4 */
  #offerLadysSeal(): void {
    const { me, state } = this.outlook
    if (!state.options.kingsFavour || me.seals[LADY * ROWS + 2] !== SEALED) return
    for (let province = 0; province < SIDES; province++) {
      if (present(me.influence[province]) === 0) continue
      for (let servant = 0; servant < SERVANTS; servant++) {
        if (me.servants[servant] === province) continue
        this.#offer(this.gains.bySeal(servant, province), present(present(PLACE_BY_SEAL[servant])[province]))
      }
    }
  }

  /** 4.2; 9.4 the flag-bearer's seal scores any sort, and one more. */
  #offerPoints(kind: number): void {
    const { me, state } = this.outlook
    this.#offer(this.gains.points(kind), SAY.scorePoints)
    if (!state.options.kingsFavour || me.seals[2 * ROWS + 2] !== SEALED) return
    for (let as = 0; as < POINTS_SPACES.length; as++) this.#offer(this.gains.scoredAs(as), present(SCORE_BY_SEAL[as]))
  }

  /** 4.7 The best item, for the least useful one. */
  #offerExchange(): void {
    const { things } = this.outlook
    const best = this.gains.bestItem(false)
    for (let kind = 0; kind < COUNTER; kind++) {
      const counts = present(things[kind])
      for (let colour = 0; colour < SIDES; colour++) {
        if (present(counts[colour]) === 0) continue
        this.#offer(best - this.outlook.lossOf(kind, colour), present(RETURN[itemAt(ITEMS, kind)][colour]))
      }
    }
  }

  /** 4.9 The best tile, paid with the least useful material. */
  offerBuild(): void {
    const { state, me, manorsLeft } = this.outlook
    if (manorsLeft === 0 || this.gains.countOf(MATERIAL) === 0) return
    const { material } = me.items
    const losses = material.map((count, colour) => (count > 0 ? this.outlook.lossOf(MATERIAL, colour) : UNKNOWN))
    const { territoryOf, sizes } = groundOf(state.domain)
    const gains: number[] = new Array(sizes.length).fill(Number.NaN)
    for (let tile = 0; tile < state.manors.length; tile++) {
      if (state.manors[tile] !== null) continue
      const territory = present(territoryOf[tile])
      if (Number.isNaN(gains[territory])) gains[territory] = gainOfManor(this.outlook, territory)
      const gain = present(gains[territory]) + (present(state.domain[tile]).tower ? this.gains.gift : 0)
      const colours = coloursAt(state, tile)
      for (let i = 0; i < colours.length; i++) {
        const colour = present(colours[i])
        if (present(material[colour]) === 0) continue
        this.#offer(gain - present(losses[colour]), present(present(BUILD[tile])[colour]))
      }
    }
  }

  /** 4.8 Two of the worst for the best there are. */
  #offerQuests(): void {
    const { state, seat } = this.outlook
    const hand = present(state.hands[seat])
    let worst = -1
    let least = Number.POSITIVE_INFINITY
    let second = Number.POSITIVE_INFINITY
    for (let i = 0; i < hand.length; i++) {
      const worth = this.gains.quest(present(hand[i]))
      if (worth < least) {
        second = least
        least = worth
        worst = present(hand[i])
      } else if (worth < second) second = worth
    }
    if (worst < 0) return
    const [first, next] = this.gains.draws()
    this.#offer(first - least + Math.max(0, next - second), present(DISCARD_QUEST[worst]))
  }
}
