/* What a single gain brings, in points: an item, a counter, a servant, a manor, a quest, a traitor less. */
import { present } from '@logres/kernel'
import { allyOf, COUNTERS } from '../rules/index.ts'
import { COUNTER, groundOf, MATERIAL, SHIELD, SIDES } from './cards.ts'
import { gainOfCounter, gainOfManor } from './majority.ts'
import { missingFor, worthOfCard, worthOfDraw } from './needs.ts'
import type { Outlook } from './outlook.ts'
import { EARNED_TILE, isEarned, worthOfApple, worthOfExcalibur, worthOfGrail, worthOfServant } from './treasures.ts'

const LADY = 0
/** Two things at once are not quite worth twice the better one. */
const TWICE = 1.7
const UNKNOWN = -1

export class Gains {
  readonly outlook: Outlook
  readonly #counters: number[] = new Array(SIDES).fill(UNKNOWN)
  #gift = UNKNOWN

  constructor(outlook: Outlook) {
    this.outlook = outlook
  }

  /** 9.4 By the lady's seal a second one follows; then the seal is spent until the scoring. */
  bySeal(servant: number, province: number): number {
    const { weights, pressure } = this.outlook
    return TWICE * this.servant(servant, province) - weights.sealLady * (1 - pressure)
  }

  isInStock(kind: number, province: number): boolean {
    return present(present(this.outlook.stock[kind])[province]) > 0
  }

  countOf(kind: number): number {
    let count = 0
    for (const some of present(this.outlook.things[kind])) count += some
    return count
  }

  /** 4.2 The kinds of points spaces are in the order of the things. */
  points(kind: number): number {
    const count = this.countOf(kind)
    return count + (count > 0 && !isEarned(this.outlook.me, 'geraint', kind) ? EARNED_TILE : 0)
  }

  /** 9.4 */
  scoredAs(kind: number): number {
    const { weights, pressure } = this.outlook
    return this.countOf(kind) + 1 - weights.sealFlagBearer * (1 - pressure)
  }

  /** The best item of any province; from a tower no material. */
  bestItem(isTower: boolean): number {
    let best = 0
    for (let kind = 0; kind < (isTower ? MATERIAL : COUNTER); kind++) {
      for (let colour = 0; colour < SIDES; colour++) {
        if (this.isInStock(kind, colour)) best = Math.max(best, this.thing(kind, colour))
      }
    }
    return best
  }

  /** 4.9 A shield, a flag or a counter. */
  get gift(): number {
    if (this.#gift === UNKNOWN) {
      this.#gift = this.bestItem(true)
      for (let province = 0; province < SIDES; province++) {
        this.#gift = Math.max(this.#gift, this.counter(province))
      }
    }
    return this.#gift
  }

  manor(tile: number, material: number): number {
    const { state } = this.outlook
    const territory = present(groundOf(state.domain).territoryOf[tile])
    const gift = present(state.domain[tile]).tower ? this.gift : 0
    return gainOfManor(this.outlook, territory) + gift - this.outlook.lossOf(MATERIAL, material)
  }

  /** The best two that can be drawn: open ones, or what the deck brings on average. */
  draws(): readonly [number, number] {
    const { state, weights, turnsLeft } = this.outlook
    let first = worthOfDraw(weights, turnsLeft)
    let second = first
    for (let place = 0; place < state.display.length; place++) {
      const quest = present(state.display[place])
      if (quest === null) continue
      const worth = this.quest(quest)
      if (worth > first) {
        second = Math.max(second, first)
        first = worth
      } else if (worth > second) second = worth
    }
    return [first, second]
  }

  quest(quest: number): number {
    const { cards, me, things, weights, turnsLeft } = this.outlook
    const card = present(cards[quest])
    return worthOfCard(weights, card.points, missingFor(card, things, me.servants), turnsLeft)
  }

  /** One item, from the outlook of the seat that takes it. */
  thing(kind: number, colour: number): number {
    const { state, seat } = this.outlook
    const gain = this.outlook.gainOf(kind, colour)
    if (kind !== SHIELD || state.excalibur !== seat || this.outlook.openOf(colour) === 0) return gain
    const { open } = this.outlook
    return gain + worthOfExcalibur(this.outlook, open - 1) - worthOfExcalibur(this.outlook, open)
  }

  /** One counter, if one is left at home. */
  counter(province: number): number {
    let worth = present(this.#counters[province])
    if (worth !== UNKNOWN) return worth
    const hasOne = this.countOf(COUNTER) < COUNTERS
    worth = hasOne ? gainOfCounter(this.outlook, province) + this.outlook.needs.more(COUNTER * SIDES + province) : 0
    this.#counters[province] = worth
    return worth
  }

  /** 4.1 What a servant does there, and the value of the place; the servant that was there before goes home. */
  servant(servant: number, province: number): number {
    const { me, needs } = this.outlook
    const from = present(me.servants[servant])
    const brings = this.#brings(servant, province)
    if (from === province) return brings
    const twice = me.allies.length > 0 && allyOf(me, 'lancelot')?.marks.includes(province) === true
    const stands = worthOfServant(this.outlook)
    return (
      (twice ? TWICE : 1) * brings +
      needs.stand(servant, province) +
      (from === null ? stands : -needs.leave(servant)) +
      (this.#isTaken(servant, province) ? this.outlook.rivalry * stands : 0)
    )
  }

  #brings(servant: number, province: number): number {
    if (servant === LADY) return this.counter(province)
    const kind = servant - 1
    return this.isInStock(kind, province) ? this.thing(kind, province) : 0
  }

  #isTaken(servant: number, province: number): boolean {
    const { state, seat } = this.outlook
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat && present(state.players[other]).servants[servant] === province) return true
    }
    return false
  }

  /** 4.4 Excalibur itself, and the discarded traitor. */
  excalibur(): number {
    const { state, seat } = this.outlook
    let best = 0
    for (let colour = 0; colour < SIDES; colour++) best = Math.max(best, this.traitor(colour))
    if (state.excalibur === seat) return best
    const open = Math.max(0, this.outlook.open - 1)
    const denied = state.excalibur === null ? 0 : this.outlook.rivalry * worthOfExcalibur(this.outlook, 0)
    return best + worthOfExcalibur(this.outlook, open) + denied
  }

  /** 4.4 One traitor less: an open one costs no more, for another a shield is free again. */
  traitor(colour: number): number {
    const { me, weights, traitorCost, scorings } = this.outlook
    if (present(me.traitors[colour]) === 0) return 0
    if (this.outlook.openOf(colour) > 0) return traitorCost
    return weights.item + (scorings > 1 ? weights.spareShield : 0)
  }

  /** 4.5 */
  grail(): number {
    const { state, seat } = this.outlook
    const apple = state.apples > 0 ? worthOfApple(this.outlook) : 0
    return apple + (state.grail === seat ? 0 : worthOfGrail(this.outlook))
  }
}
