/* What the reference bot of Merlin sees before one decision. */
import { at, type Seat } from '@logres/kernel'
import {
  layoutOf,
  MANORS,
  manorsOf,
  type Player,
  type Quest,
  type QuestId,
  ROUNDS,
  TURNS_A_ROUND,
  territoriesOf,
  type View,
} from '../../rules/index.ts'
import { bestDeed, bestGift } from './deeds.ts'
import { copyOf, type Standing, worth } from './worth.ts'

/** 7.2 A territory, and how things stand in it. */
export interface Territory {
  readonly tiles: readonly number[]
  readonly own: number
  /** The most manors that anybody else has, and how many have so many. */
  readonly most: number
  readonly ties: number
}

export class Outlook {
  readonly view: View
  readonly seat: Seat
  readonly me: Player
  readonly others: readonly Player[]
  /** In hand. */
  readonly quests: readonly Quest[]
  readonly territories: readonly Territory[]
  readonly manorsLeft: number
  /** Own turns to the end of the game. */
  readonly turnsLeft: number
  /** Scorings still to come. */
  readonly scorings: number
  /** From 0 to 1: how near the next scoring is. */
  readonly pressure: number
  /** 7.1 Traitors will be drawn again. */
  readonly moreTraitors: boolean
  readonly now: Standing
  readonly #worthNow: number
  readonly #deeds = new Map<number, number>()
  #gift: number | undefined

  constructor(view: View, seat: Seat) {
    this.view = view
    this.seat = seat
    this.me = at(view.players, seat)
    this.others = view.players.filter((_, other) => other !== seat)
    this.quests = (view.hand ?? []).map((quest) => this.quest(quest))
    this.territories = territories(view, seat)
    this.manorsLeft = MANORS - manorsOf(view, seat)
    const { dice, merlinDie } = this.me
    const here = dice.length + (merlinDie > 0 ? 1 : 0)
    this.turnsLeft = here + TURNS_A_ROUND * (ROUNDS - view.round)
    this.scorings = 1 + Math.floor((ROUNDS - view.round) / 2)
    const turnsToScoring = here + (view.round % 2 === 1 ? TURNS_A_ROUND : 0)
    this.pressure = 1 - turnsToScoring / (2 * TURNS_A_ROUND)
    this.moreTraitors = view.round < ROUNDS - 1
    this.now = standingOf(view, seat)
    this.#worthNow = worth(this, this.now)
  }

  quest(quest: QuestId): Quest {
    return at(layoutOf(this.view.options).edition.quests, quest)
  }

  /** The value of a change of the bot's own things. */
  gain(change: (standing: Standing) => void): number {
    const standing = copyOf(this.now)
    change(standing)
    return worth(this, standing) - this.#worthNow
  }

  /** The best that can be done on this space, worked out once. */
  deed(position: number): number {
    let found = this.#deeds.get(position)
    if (found === undefined) {
      found = bestDeed(this, position)
      this.#deeds.set(position, found)
    }
    return found
  }

  /** 4.9 What a tower would give, worked out once. */
  get gift(): number {
    this.#gift ??= bestGift(this)
    return this.#gift
  }
}

function standingOf(view: View, seat: Seat): Standing {
  const { items, influence, servants, traitors, apples } = at(view.players, seat)
  return copyOf({
    items,
    influence,
    servants,
    traitors,
    points: 0,
    apples,
    excalibur: view.excalibur === seat,
    grail: view.grail === seat,
    manor: null,
  })
}

function territories(view: View, seat: Seat): Territory[] {
  return territoriesOf(view.domain.map(({ terrain }) => terrain)).map((tiles) => {
    const counts = view.players.map((_, owner) => tiles.filter((tile) => view.manors[tile] === owner).length)
    const rivals = counts.filter((_, owner) => owner !== seat)
    const most = Math.max(...rivals)
    return { tiles, own: at(counts, seat), most, ties: rivals.filter((count) => count === most).length }
  })
}
