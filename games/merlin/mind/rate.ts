/* A quick rating of every action, in points: passing or ending brings nothing. */
import { present } from '@logres/kernel'
import {
  type Action,
  type AllyName,
  COLOURS,
  ITEMS,
  layoutOf,
  POINTS_SPACES,
  positionOf,
  type Question,
  RING,
  SERVANTS,
  turnOf,
} from '../rules/index.ts'
import { Deeds } from './deeds.ts'
import type { Gains } from './gains.ts'
import { bestTie, provinceContest, shareFor } from './majority.ts'
import { worthOfDraw } from './needs.ts'
import type { Outlook } from './outlook.ts'
import { EARNED_TILE, isEarned, worthOfApple, worthOfSeal, worthOfStaff } from './treasures.ts'
import { Ways } from './ways.ts'

/** 6 The second quest of a turn. */
const GREY_FLAG_BONUS = 2
/** 9.1 Abilities to a servant. */
const ROWS = 3
/** A quest that is done goes before everything else in the turn: nothing is spent, and another is drawn. */
const FIRST = 4

export class Ratings {
  readonly #outlook: Outlook
  readonly #asked: Question
  readonly #deeds: Deeds
  readonly #gains: Gains
  readonly #ways: Ways

  constructor(outlook: Outlook, asked: Question) {
    this.#outlook = outlook
    this.#asked = asked
    this.#deeds = new Deeds(outlook)
    this.#gains = this.#deeds.gains
    this.#ways = new Ways(this.#deeds)
  }

  rate(action: Action): number {
    return this.#rateMove(action) ?? this.#rateFree(action) ?? this.#rateDeed(action) ?? this.#rateRare(action)
  }

  best(legal: readonly Action[]): Action {
    let best = present(legal[0])
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < legal.length; i++) {
      const action = present(legal[i])
      const rate = this.rate(action)
      if (rate <= highest) continue
      highest = rate
      best = action
    }
    return best
  }

  /** 3.1 to 3.3, 6 Which die, and what it is made to do. */
  #rateMove(action: Action): number | undefined {
    const { weights, me } = this.#outlook
    switch (action.kind) {
      case 'chooseDie':
        return action.figure === 'merlin'
          ? this.#ways.die('merlin', me.merlinDie)
          : this.#ways.die('knight', action.value)
      case 'move':
        return this.#rateWay(action.clockwise)
      case 'eatApple':
        return this.#rateValue(action.value) - worthOfApple(this.#outlook)
      case 'askTristram':
      case 'askGawain':
        return this.#rateValue(action.value) - weights.allyTile
      case 'askBors':
        return this.#ways.knightAt(positionOf(this.#outlook.state.options, action.province)) - weights.allyTile
      case 'spendFlag':
        return this.#rateFlag(action)
      default:
        return undefined
    }
  }

  #rateWay(clockwise: boolean): number {
    const { figure, value } = turnOf(this.#outlook.state)
    const { state, me } = this.#outlook
    const steps = clockwise ? value : -value
    return figure === 'merlin'
      ? this.#ways.merlinAt((state.merlin + steps + RING) % RING)
      : this.#ways.knightAt((me.knight + steps + RING) % RING)
  }

  /** The better of the ways that are open. */
  #rateMoves(): number {
    const { figure, backwards } = turnOf(this.#outlook.state)
    if (figure === 'knight') return this.#rateWay(!backwards)
    return Math.max(this.#rateWay(true), this.#rateWay(false))
  }

  #rateValue(value: number): number {
    const { figure, backwards } = turnOf(this.#outlook.state)
    return this.#ways.plain(figure, value, backwards)
  }

  #rateFlag(action: Extract<Action, { kind: 'spendFlag' }>): number {
    const { state, me } = this.#outlook
    const cost = this.#ways.flagCost(COLOURS.indexOf(action.flag))
    const turn = turnOf(state)
    if ('traitors' in action) {
      return this.#repelled(action.traitors, this.#outlook.repels(present(me.traitors[action.traitors]))) - cost
    }
    // Before a die is chosen it is too early: it can still be done then, and one knows more.
    if ('die' in action) {
      return turn.value === 0 ? -cost : this.#rateMoves() + this.#ways.gainByTurning(turn, action.die)
    }
    if ('at' in action) return this.#deeds.worthAt(action.at) - cost
    switch (layoutOf(state.options).effectOf[COLOURS.indexOf(action.flag)]) {
      case 'backwards':
        return this.#ways.plain('knight', turn.value, true) - cost
      case 'turnDie':
        return this.#rateValue(7 - turn.value) - cost
      default:
        return this.#deeds.worthAt((turn.at + RING / 2) % RING) - cost
    }
  }

  /** 6, 9.4 Traitors that cost no shields. */
  #repelled(colour: number, count: number): number {
    const open = Math.min(count, this.#outlook.openOf(colour))
    const gareth = isEarned(this.#outlook.me, 'gareth', colour) ? 0 : EARNED_TILE
    return open * this.#outlook.traitorCost + (count - open) * this.#outlook.weights.item + gareth
  }

  /** 3.5 */
  #rateFree(action: Action): number | undefined {
    const { weights, pressure, state } = this.#outlook
    switch (action.kind) {
      case 'resolveQuest':
        return FIRST + this.resolved(action)
      case 'repelBySeal':
        return 1 + this.#repelled(action.colour, 1) - weights.sealShieldBearer * (1 - pressure)
      case 'swapQuest': {
        const open = state.display[action.place] ?? null
        const drawn = open === null ? 0 : this.#gains.quest(open)
        return drawn - this.#gains.quest(action.quest) - weights.allyTile
      }
      default:
        return undefined
    }
  }

  /** 5.1, 9.1 */
  resolved({ quest, seal, withGreyFlag, percival }: Extract<Action, { kind: 'resolveQuest' }>): number {
    const { cards, weights } = this.#outlook
    const { points, icon } = present(cards[quest])
    const brings = seal === null ? points : worthOfSeal(this.#outlook, icon * ROWS + seal - 1, false)
    const flag = withGreyFlag ? GREY_FLAG_BONUS - this.#ways.flagCost(1) : 0
    return brings + flag - (percival === null ? 0 : weights.allyTile)
  }

  /** 4 */
  #rateDeed(action: Action): number | undefined {
    switch (action.kind) {
      case 'placeServant':
        return this.#gains.servant(SERVANTS.indexOf(action.servant), action.province)
      case 'placeBySeal':
        return this.#gains.bySeal(SERVANTS.indexOf(action.servant), action.province)
      case 'takeItem': {
        const tile = this.#asked.kind === 'galahad' ? this.#outlook.weights.allyTile : 0
        return this.#gains.thing(ITEMS.indexOf(action.item), action.province) - tile
      }
      case 'returnItem':
        return this.#gains.bestItem(false) - this.#outlook.lossOf(ITEMS.indexOf(action.item), action.province)
      case 'placeCounter':
        return this.#gains.counter(action.province)
      case 'build':
        return this.#gains.manor(action.tile, action.material)
      case 'scorePoints':
        return this.#deeds.worthAt(turnOf(this.#outlook.state).at)
      case 'scoreBySeal':
        return this.#gains.scoredAs(POINTS_SPACES.indexOf(action.as))
      case 'takeExcalibur':
        return this.#gains.excalibur()
      case 'takeGrail':
        return this.#gains.grail()
      case 'discardTraitor':
        return this.#gains.traitor(action.colour)
      default:
        return undefined
    }
  }

  #rateRare(action: Action): number {
    const { state, turnsLeft, weights } = this.#outlook
    switch (action.kind) {
      case 'discardQuest': {
        const [first, second] = this.#gains.draws()
        return (this.#asked.kind === 'discardMore' ? second : first) - this.#gains.quest(action.quest)
      }
      case 'drawQuest': {
        const open = action.from === 'deck' ? null : (state.display[action.from] ?? null)
        return open === null ? worthOfDraw(weights, turnsLeft) : this.#gains.quest(open)
      }
      case 'useStaff':
        return this.#deeds.worthAt(turnOf(state).at) - worthOfStaff(this.#outlook)
      case 'useGrail':
        return this.#rateGrail(this.#asked.n)
      case 'useAlly':
        return 1
      case 'chooseAlly':
        return LIKING[action.ally]
      default:
        return 0
    }
  }

  /** 7.3 Once in a scoring: where it decides most. */
  #rateGrail(province: number): number {
    const contest = provinceContest(this.#outlook, province)
    return contest.points - shareFor(contest, contest.own) - bestTie(this.#outlook, province + 1)
  }
}

/** 10.1 Which ally is chosen first. */
const LIKING: Readonly<Record<AllyName, number>> = {
  galahad: 6,
  tristram: 5,
  gaheris: 4,
  bors: 3,
  lamorak: 2,
  gawain: 1,
  percival: 6,
  gareth: 5,
  geraint: 4,
  lancelot: 3,
  kay: 2,
  bedivere: 1,
}
