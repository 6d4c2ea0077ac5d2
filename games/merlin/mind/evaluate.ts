/*
 * What a position is worth: for each seat its points, and those that what it has will bring; then how likely the lead
 * lasts. A lead of ten points is nothing in the first round and everything in the last.
 */
import { present, type Seat, sum } from '@logres/kernel'
import type { Fact, Term } from '@logres/mind'
import type { State } from '../rules/index.ts'
import { COUNTER, FLAG, groundOf, MATERIAL, SHIELD, SIDES } from './cards.ts'
import { Deeds } from './deeds.ts'
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
import { Ways } from './ways.ts'
import type { MerlinWeights } from './weights.ts'

/** 0 to 1. Several rivals count as their best, and a little more. */
export function evaluate(weights: MerlinWeights, state: State, seat: Seat): number {
  const mine = new Outlook(weights, state, seat)
  const own = worthOf(mine) + mine.needs.worth + worthOfDice(mine)
  const scale = weights.scaleEnd + weights.scaleTime * Math.sqrt(mine.time)
  let against = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const theirs = new Outlook(weights, state, other)
    against += Math.exp((worthOf(theirs) + unseenHand(theirs) - own) / scale)
  }
  return 1 / (1 + against)
}

/** 6 By the option `violetFlag`: where a flag may turn a die of a later turn, it counts how the dice lie that are left. */
function worthOfDice(outlook: Outlook): number {
  const { state, weights, me } = outlook
  if (state.options.violetFlag !== 'any' || me.dice.length + me.merlinDie === 0) return 0
  return weights.ahead * new Ways(new Deeds(outlook)).left()
}

/** 2.3 The others' quests are unknown: all hands count the same, until there is no time for them. */
function unseenHand({ weights, turnsLeft }: Outlook): number {
  return weights.handUnseen * Math.min(1, turnsLeft / 2)
}

/** What is counted for each player, in points, in the order of `partsOf`; then the quests in hand and the dice that are left. */
export const TERMS = [
  'points',
  'apples',
  'staffs',
  'shields',
  'flags',
  'materials',
  'counters',
  'traitors',
  'excalibur',
  'grail',
  'servants',
  'influence',
  'domain',
  'seals',
  'allies',
  'quests',
  'dice',
] as const
export type TermName = (typeof TERMS)[number]

/** What `evaluate(state, seat)` counts for the player `of`. */
export function termsOf(weights: MerlinWeights, state: State, seat: Seat, of: Seat): Term[] {
  const outlook = new Outlook(weights, state, of)
  const secret = of === seat ? [outlook.needs.worth, worthOfDice(outlook)] : [unseenHand(outlook), 0]
  const parts = [...partsOf(outlook), ...secret]
  return TERMS.map((name, i) => ({ name, value: present(parts[i]), amount: present(parts[i]) }))
}

/** In points, the quests in hand aside. */
export function worthOf(outlook: Outlook): number {
  return sum(partsOf(outlook))
}

function partsOf(outlook: Outlook): number[] {
  const { me, state, seat } = outlook
  let servants = 0
  for (let servant = 0; servant < me.servants.length; servant++) {
    if (me.servants[servant] !== null) servants += worthOfServant(outlook)
  }
  return [
    me.score,
    me.apples * worthOfApple(outlook),
    me.staffs * worthOfStaff(outlook),
    worthOfThings(outlook, SHIELD),
    worthOfThings(outlook, FLAG),
    worthOfThings(outlook, MATERIAL),
    worthOfThings(outlook, COUNTER),
    worthOfTraitors(outlook),
    state.excalibur === seat ? worthOfExcalibur(outlook, outlook.open) : 0,
    state.grail === seat ? worthOfGrail(outlook) : 0,
    servants,
    worthOfInfluence(outlook),
    worthOfDomain(outlook),
    state.options.kingsFavour ? worthOfSeals(outlook) : 0,
    me.allies.length > 0 ? worthOfAllies(outlook) : 0,
  ]
}

function worthOfThings(outlook: Outlook, kind: number): number {
  if (kind >= outlook.stock.length) return 0
  const counts = present(outlook.things[kind])
  let worth = 0
  for (let colour = 0; colour < SIDES; colour++) worth += outlook.worthOf(kind, colour, present(counts[colour]))
  return worth
}

export const FACTS = ['openTraitors', 'servantsOut'] as const
export type FactName = (typeof FACTS)[number]

/** What can be counted when a turn is over. */
export function factsOf(weights: MerlinWeights, state: State, seat: Seat): Fact[] {
  const outlook = new Outlook(weights, state, seat)
  const out = outlook.me.servants.filter((servant) => servant !== null).length
  return [
    { name: 'openTraitors', amount: outlook.open, isGood: false },
    { name: 'servantsOut', amount: out, isGood: true },
  ]
}

/** The rule behind each of them; null for what is only for the bots. */
export const RULES_OF: Readonly<Record<TermName | FactName, string | null>> = {
  points: '8.0',
  apples: '3.3',
  staffs: '3.4',
  shields: '7.1',
  flags: '6.0',
  materials: '4.9',
  counters: null,
  traitors: '7.1',
  excalibur: '7.1',
  grail: '7.3',
  servants: '7.4',
  influence: '7.3',
  domain: '7.2',
  seals: '9.1',
  allies: '10.2',
  quests: '5.1',
  dice: null,
  openTraitors: '7.1',
  servantsOut: '7.4',
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
