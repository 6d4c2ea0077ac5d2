import type { Result } from '@logres/kernel'
import type { Figure, Tally } from '@logres/terminal'
import { ratio, type Spread, spread } from '@logres/terminal'
import type { Event, Reward } from '../rules/index.ts'

interface Report {
  readonly [figure: string]: Figure
  /** Of the best of each game, of the second, and so on. */
  readonly scores: readonly Spread[]
  /** Of one player in one game, on average. */
  readonly quests: number
  readonly manors: number
  readonly staffs: number
  readonly flags: number
  readonly apples: number
  readonly traitorsRepelled: number
  readonly traitorsUnrepelled: number
  readonly seals: number
  readonly allyTiles: number
  readonly actionsRenounced: number
  /** By what they are for. */
  readonly points: Readonly<Record<string, number>>
}

/** In the order they are printed. */
const REWARDS: Readonly<Record<Reward, string>> = {
  pointsSpace: 'points spaces',
  quest: 'quests',
  greyFlag: 'grey flags',
  sealedIcon: 'sealed icons',
  seal: 'seals',
  traitors: 'traitors',
  excalibur: 'Excalibur',
  territory: 'territories',
  influence: 'influence',
  servants: 'servants',
  apples: 'apples',
  staffs: 'staffs',
  items: 'items',
  gareth: 'Gareth',
  geraint: 'Geraint',
}

export class MerlinTally implements Tally<Event> {
  readonly #counts = new Map<string, number>()
  readonly #points = new Map<string, number>()
  /** By place, of each game. */
  readonly #scores: number[][] = []
  #players = 0

  event(event: Event): void {
    const things = event.kind === 'traitorsRepelled' || event.kind === 'traitorsUnrepelled' ? event.traitors : 1
    this.#counts.set(event.kind, (this.#counts.get(event.kind) ?? 0) + things)
    if (event.kind === 'scored') this.#points.set(event.reward, (this.#points.get(event.reward) ?? 0) + event.points)
  }

  played({ scores }: Result): void {
    this.#players += scores.length
    for (const [place, score] of scores.toSorted((a, b) => b - a).entries()) {
      const list = this.#scores[place] ?? []
      this.#scores[place] = list
      list.push(score)
    }
  }

  report(): Report {
    const each = (kind: Event['kind']) => ratio(this.#counts.get(kind) ?? 0, this.#players, 2)
    return {
      scores: this.#scores.map(spread),
      quests: each('questResolved'),
      manors: each('manorBuilt'),
      staffs: each('staffSpent'),
      flags: each('flagSpent'),
      apples: each('appleEaten'),
      traitorsRepelled: each('traitorsRepelled'),
      traitorsUnrepelled: each('traitorsUnrepelled'),
      seals: each('sealPlaced'),
      allyTiles: each('allyUsed'),
      actionsRenounced: each('actionRenounced'),
      points: Object.fromEntries(
        Object.keys(REWARDS).map((reward) => [reward, ratio(this.#points.get(reward) ?? 0, this.#players, 2)]),
      ),
    }
  }

  lines(): readonly (readonly [string, string])[] {
    const { scores, points, ...each } = this.report()
    const scored = Object.entries(REWARDS).flatMap(([reward, words]) => {
      const much = points[reward] ?? 0
      return much === 0 ? [] : `${words} ${much}`
    })
    return [
      ...scores.map(({ mean, shortest, longest }, place): [string, string] => [
        `points of place ${place + 1}`,
        `${mean} on average, ${shortest} to ${longest}`,
      ]),
      ['per player', `${each.quests} quests resolved, ${each.manors} manors, ${each.seals} seals`],
      ['spent', `${each.staffs} staffs, ${each.flags} flags, ${each.apples} apples, ${each.allyTiles} tiles of allies`],
      ['traitors', `${each.traitorsRepelled} repelled, ${each.traitorsUnrepelled} not`],
      ['actions renounced', `${each.actionsRenounced}`],
      ...inLines(scored, 4).map((line, i): [string, string] => [i === 0 ? 'points by reward' : '', line]),
    ]
  }
}

function inLines(parts: readonly string[], most: number): string[] {
  return parts.flatMap((_, i) => (i % most === 0 ? parts.slice(i, i + most).join(', ') : []))
}
