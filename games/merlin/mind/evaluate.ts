/*
 * What a position is worth: for each seat its points, and those that what it has will bring; then how likely the lead
 * lasts. A lead of ten points is nothing in the first round and everything in the last.
 */
import { present, type Seat } from '@logres/kernel'
import type { State } from '../rules/index.ts'
import { groundOf, SIDES } from './cards.ts'
import { provinceContest, territoryContest, worthOfProvince, worthOfTerritory } from './majority.ts'
import { Outlook } from './outlook.ts'
import {
  worthOfAllies,
  worthOfApple,
  worthOfExcalibur,
  worthOfGrail,
  worthOfSeals,
  worthOfServant,
  worthOfStaff,
} from './treasures.ts'
import type { MerlinWeights } from './weights.ts'

/** 0 to 1. Several rivals count as their best, and a little more. */
export function evaluate(weights: MerlinWeights, state: State, seat: Seat): number {
  const mine = new Outlook(weights, state, seat)
  const own = worthOf(mine) + mine.needs.worth
  const scale = weights.scaleEnd + weights.scaleTime * Math.sqrt(mine.time)
  let against = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const theirs = new Outlook(weights, state, other)
    against += Math.exp((worthOf(theirs) + unseenHand(theirs) - own) / scale)
  }
  return 1 / (1 + against)
}

/** 2.3 The others' quests are unknown: all hands count the same, until there is no time for them. */
function unseenHand({ weights, turnsLeft }: Outlook): number {
  return weights.handUnseen * Math.min(1, turnsLeft / 2)
}

/** In points, the quests in hand aside. */
export function worthOf(outlook: Outlook): number {
  const { me, state, seat } = outlook
  let worth = me.score + me.apples * worthOfApple(outlook) + me.staffs * worthOfStaff(outlook)
  for (let kind = 0; kind < outlook.stock.length; kind++) {
    const counts = present(outlook.things[kind])
    for (let colour = 0; colour < SIDES; colour++) worth += outlook.worthOf(kind, colour, present(counts[colour]))
  }
  worth += worthOfTraitors(outlook)
  if (state.excalibur === seat) worth += worthOfExcalibur(outlook, outlook.open)
  if (state.grail === seat) worth += worthOfGrail(outlook)
  for (let servant = 0; servant < me.servants.length; servant++) {
    if (me.servants[servant] !== null) worth += worthOfServant(outlook)
  }
  worth += worthOfInfluence(outlook) + worthOfDomain(outlook)
  if (state.options.kingsFavour) worth += worthOfSeals(outlook)
  if (me.allies.length > 0) worth += worthOfAllies(outlook)
  return worth
}

/** 7.1 All traitors cost; the shields against them were counted with the items. */
function worthOfTraitors({ me, traitorCost }: Outlook): number {
  let traitors = 0
  for (let colour = 0; colour < SIDES; colour++) traitors += present(me.traitors[colour])
  return -traitors * traitorCost
}

function worthOfInfluence(outlook: Outlook): number {
  let worth = 0
  for (let province = 0; province < SIDES; province++) {
    const contest = provinceContest(outlook, province)
    worth += worthOfProvince(outlook, contest, contest.own)
  }
  return worth
}

function worthOfDomain(outlook: Outlook): number {
  let worth = 0
  const territories = groundOf(outlook.state.domain).sizes.length
  for (let territory = 0; territory < territories; territory++) {
    const contest = territoryContest(outlook, territory)
    worth += worthOfTerritory(outlook, contest, contest.own, contest.free)
  }
  return worth
}
