/* 7.2, 7.3 Where the most counts: manors in the territories, counters in the provinces. */
import { add, present } from '@logres/kernel'
import { allyOf, type Player, type State } from '../rules/index.ts'
import { groundOf } from './cards.ts'
import type { Outlook } from './outlook.ts'

/** How a seat stands against the best of the others: `ties` of them have `most`. */
export interface Contest {
  readonly own: number
  readonly most: number
  readonly ties: number
  /** Tiles of the territory, or counters in the province. */
  readonly points: number
  /** Free tiles; of a province always some. */
  readonly free: number
}

/** What goes to one with `own`. */
export function shareFor({ most, ties, points }: Contest, own: number, more = 0): number {
  if (own === 0 || own < most) return 0
  return own > most ? points + more : Math.floor((points + more) / (ties + 1))
}

/** What goes to the best of the others. */
export function rivalShare({ most, ties, points }: Contest, own: number, more = 0): number {
  if (most === 0 || own > most) return 0
  return Math.floor((points + more) / (own === most ? ties + 1 : ties))
}

/** By territory: for each seat its manors (Gaheris' tile is one more), then the free tiles. */
export function countManors({ domain, manors, players, options }: State): number[] {
  const { territoryOf, sizes } = groundOf(domain)
  const width = players.length + 1
  const counts: number[] = new Array(sizes.length * width).fill(0)
  for (let tile = 0; tile < manors.length; tile++) {
    const owner = present(manors[tile])
    const row = present(territoryOf[tile]) * width
    add(counts, row + (owner ?? players.length), 1)
    if (owner === null || options.knights === 'off') continue
    if (allyOf(present(players[owner]), 'gaheris')?.marks.includes(tile) === true) add(counts, row + owner, 1)
  }
  return counts
}

/** 7.2 */
export function territoryContest({ state, seat, manors }: Outlook, territory: number): Contest {
  const seats = state.players.length
  const row = territory * (seats + 1)
  let most = 0
  let ties = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const count = present(manors[row + other])
    if (count > most) {
      most = count
      ties = 1
    } else if (count === most) ties += 1
  }
  const points = present(groundOf(state.domain).sizes[territory])
  return { own: present(manors[row + seat]), most, ties, points, free: present(manors[row + seats]) }
}

/**
 * 7.2 The value of a territory. It scores repeatedly: build early, and prefer a sole lead to a shared one; a lead that nobody can
 * take away is certain, and second place in a large territory is a start.
 */
export function worthOfTerritory({ weights, scorings }: Outlook, contest: Contest, own: number, free: number): number {
  if (own === 0) return 0
  const trust = free <= 0 ? 1 : own > contest.most ? weights.territoryLead : weights.territoryTie
  const hope = own < contest.most && free > 0 ? weights.territoryBehind * contest.points : 0
  return (1 + weights.territoryLater * (scorings - 1)) * (shareFor(contest, own) * trust + hope)
}

/** The value of one more manor in a territory, including what the others lose. */
export function gainOfManor(outlook: Outlook, territory: number): number {
  const contest = territoryContest(outlook, territory)
  const { own, free } = contest
  const lost = outlook.weights.territoryLead * (rivalShare(contest, own) - rivalShare(contest, own + 1))
  return (
    worthOfTerritory(outlook, contest, own + 1, free - 1) -
    worthOfTerritory(outlook, contest, own, free) +
    outlook.rivalry * (1 + outlook.weights.territoryLater * (outlook.scorings - 1)) * lost
  )
}

/** 7.3 Counted as the scoring would; Kay counts for the lead and brings no points (10.2). */
export function provinceContest({ state, seat }: Outlook, province: number): Contest {
  let most = 0
  let ties = 0
  let points = 0
  let own = 0
  for (let other = 0; other < state.players.length; other++) {
    const player = present(state.players[other])
    const counters = present(player.influence[province])
    const count = counters + kaysIn(player, province)
    points += counters
    if (other === seat) own = count
    else if (count > most) {
      most = count
      ties = 1
    } else if (count === most) ties += 1
  }
  return { own, most, ties, points, free: 1 }
}

/** 10.2 Kay's tiles in a province. */
function kaysIn(player: Player, province: number): number {
  if (player.allies.length === 0) return 0
  let kays = 0
  for (const mark of allyOf(player, 'kay')?.marks ?? []) if (mark === province) kays += 1
  return kays
}

/**
 * 7.3 What a province brings: the points of the next scoring, surer the nearer it is; and a foothold, since one counter
 * stays for the scorings after it (7.3), opens the influence spaces (4.3) and counts on the points space (4.2).
 */
export function worthOfProvince(outlook: Outlook, contest: Contest, own: number, more = 0): number {
  if (own === 0) return 0
  const { weights, scorings, time } = outlook
  const later = (scorings - 1) * weights.influenceLater
  return (
    shareFor(contest, own, more) * outlook.grow(weights.influenceFar) +
    later +
    weights.presence * time +
    weights.counterTime * time * own
  )
}

/** The value of one more counter in a province, including what the others lose. */
export function gainOfCounter(outlook: Outlook, province: number): number {
  const contest = provinceContest(outlook, province)
  const { own } = contest
  const lost = rivalShare(contest, own) - rivalShare(contest, own + 1, 1)
  return (
    worthOfProvince(outlook, contest, own + 1, 1) -
    worthOfProvince(outlook, contest, own) +
    outlook.rivalry * outlook.grow(outlook.weights.influenceFar) * lost
  )
}

/** 7.3 What the Grail would add in the province where it decides most. */
export function bestTie(outlook: Outlook, from: number): number {
  let best = 0
  for (let province = from; province < outlook.me.influence.length; province++) {
    const contest = provinceContest(outlook, province)
    if (contest.own === 0 || contest.own !== contest.most) continue
    best = Math.max(best, contest.points - shareFor(contest, contest.own))
  }
  return best
}
