/*
 * A scoring as a ledger: rows in the order of the rules, one column a seat. Points are what the events say; what they were for
 * is read off the view the scoring began with, in which nothing of it had happened yet.
 */
import { add, at, type Seat } from '@logres/kernel'
import {
  type Event,
  kaysIn,
  layoutOf,
  PROVINCES,
  type Province,
  type Reward,
  SERVANTS,
  type Terrain,
  territoriesIn,
  territoryStanding,
  type View,
} from '../../rules/index.ts'
import { zeros } from './course.ts'
import type { Told } from './events.ts'

export const STEPS = ['traitors', 'domain', 'influence', 'servants', 'end'] as const
export type StepName = (typeof STEPS)[number]

export interface TraitorsMet {
  readonly colour: Province
  readonly repelled: number
  readonly left: number
}

export type About =
  | { readonly kind: 'traitors'; readonly met: readonly (readonly TraitorsMet[])[] }
  | {
      readonly kind: 'territory'
      readonly terrain: Terrain
      readonly tiles: number
      readonly manors: readonly number[]
    }
  | {
      readonly kind: 'province'
      readonly province: Province
      readonly counters: readonly number[]
      /** 10.2 Kay's tiles beside them. */
      readonly kays: readonly number[]
      readonly grail: 'used' | 'kept' | 'asked' | null
    }
  | { readonly kind: 'servants'; readonly out: readonly number[] }
  /** A reward that needs no more words than its name. */
  | { readonly kind: 'reward'; readonly reward: 'excalibur' | 'gareth' | 'geraint' | 'apples' | 'staffs' | 'items' }

export interface Row {
  readonly key: string
  readonly step: StepName
  readonly about: About
  readonly points: readonly number[]
}

export interface Ledger {
  readonly no: number
  readonly before: readonly number[]
  readonly rows: readonly Row[]
  /** Everything is counted. */
  readonly isDone: boolean
  /** The view it began with. */
  readonly view: View
  /** Among all that was told: where it began, and where it was over. */
  readonly from: number
  readonly to: number
}

/** `asked` is the province for which the Grail is asked now. */
export function ledgersOf(
  told: readonly Told[],
  seats: number,
  viewAfter: (step: number) => View,
  asked: Province | null,
): readonly Ledger[] {
  const starts = told.flatMap(({ event }, i) => (event.kind === 'scoringBegan' ? [i] : []))
  return starts.map((start, i) => {
    const { event, step } = at(told, start)
    const rest = told.slice(start + 1, starts[i + 1] ?? told.length)
    const end = rest.findIndex((each) => each.event.kind === 'roundBegan' || each.event.kind === 'gameEnded')
    const events = (end < 0 ? rest : rest.slice(0, end)).map((each) => each.event)
    const view = viewAfter(Math.max(0, step - 1))
    return {
      no: event.kind === 'scoringBegan' ? event.no : 0,
      before: scoresOf(told.slice(0, start), seats),
      rows: rowsOf(events, view, end < 0 ? asked : null),
      isDone: end >= 0,
      view,
      from: start,
      to: start + 1 + (end < 0 ? rest.length : end + 1),
    }
  })
}

function scoresOf(told: readonly Told[], seats: number): readonly number[] {
  const scores = zeros(seats)
  for (const { event } of told) if (event.kind === 'scored') add(scores, event.seat, event.points)
  return scores
}

function rowsOf(events: readonly Event[], view: View, asked: Province | null): readonly Row[] {
  return [
    ...traitorRows(events, view),
    ...territoryRows(events, view),
    ...provinceRows(events, view, asked),
    ...(asked === null ? [servantRow(events, view)] : []),
    ...END_REWARDS.flatMap((reward) => rewardRow(events, view, 'end', reward)),
  ]
}

const END_REWARDS = ['apples', 'staffs', 'items', 'gareth', 'geraint'] as const

/** Gareth's and Geraint's points for a tile are told right after the tile; their rows at the end are not. */
function isForTile(events: readonly Event[], i: number): boolean {
  return events[i - 1]?.kind === 'allyTileEarned'
}

function pointsFor(
  events: readonly Event[],
  view: View,
  isIt: (event: Extract<Event, { kind: 'scored' }>, i: number) => boolean,
): number[] {
  const points = zeros(view.players.length)
  for (const [i, event] of events.entries())
    if (event.kind === 'scored' && isIt(event, i)) add(points, event.seat, event.points)
  return points
}

function traitorRows(events: readonly Event[], view: View): Row[] {
  const met = view.players.map((_, seat) => traitorsMet(events, seat))
  const first: Row = {
    key: 'traitors',
    step: 'traitors',
    about: { kind: 'traitors', met },
    points: pointsFor(events, view, ({ reward }) => reward === 'traitors'),
  }
  return [first, ...rewardRow(events, view, 'traitors', 'excalibur'), ...rewardRow(events, view, 'traitors', 'gareth')]
}

function traitorsMet(events: readonly Event[], seat: Seat): TraitorsMet[] {
  return PROVINCES.flatMap((colour) => {
    const count = (kind: 'traitorsRepelled' | 'traitorsUnrepelled') =>
      events.reduce(
        (sum, event) =>
          event.kind === kind && event.seat === seat && event.colour === colour ? sum + event.traitors : sum,
        0,
      )
    const repelled = count('traitorsRepelled')
    const left = count('traitorsUnrepelled')
    return repelled + left > 0 ? [{ colour, repelled, left }] : []
  })
}

type Plain = Extract<About, { kind: 'reward' }>['reward']

/** One row, or none where nobody got anything. */
function rewardRow(events: readonly Event[], view: View, step: 'traitors' | 'end', reward: Plain): Row[] {
  const wanted: Reward = reward
  // Only Gareth has both.
  const isDue = (i: number) => reward !== 'gareth' || isForTile(events, i) === (step === 'traitors')
  const points = pointsFor(events, view, (event, i) => event.reward === wanted && isDue(i))
  return points.some((each) => each !== 0)
    ? [{ key: `${step}/${reward}`, step, about: { kind: 'reward', reward }, points }]
    : []
}

/** 7.2 Territories with a manor, the large ones first. */
function territoryRows(events: readonly Event[], view: View): Row[] {
  return territoriesIn(view.domain)
    .map((tiles) => ({ tiles, manors: territoryStanding(view, tiles).counts }))
    .filter(({ manors }) => manors.some((count) => count > 0))
    .toSorted((a, b) => b.tiles.length - a.tiles.length)
    .map(({ tiles, manors }) => {
      const first = at(tiles, 0)
      const { terrain } = at(view.domain, first)
      return {
        key: `territory/${first}`,
        step: 'domain',
        about: { kind: 'territory', terrain, tiles: tiles.length, manors },
        points: pointsFor(events, view, ({ reward, of }) => reward === 'territory' && of === first),
      }
    })
}

/** 7.3 Provinces with a counter; while the Grail is asked, only up to the one it is asked for. */
function provinceRows(events: readonly Event[], view: View, asked: Province | null): Row[] {
  const { clockwise } = layoutOf(view.options)
  const shown = asked === null ? clockwise : clockwise.slice(0, clockwise.indexOf(asked) + 1)
  return shown.flatMap((province): Row[] => {
    const counters = view.players.map(({ influence }) => at(influence, province))
    if (counters.every((count) => count === 0)) return []
    const said = events.find(
      (event) => (event.kind === 'grailUsed' || event.kind === 'grailKept') && event.province === province,
    )
    const grail = province === asked ? 'asked' : said === undefined ? null : said.kind === 'grailUsed' ? 'used' : 'kept'
    return [
      {
        key: `province/${province}`,
        step: 'influence',
        about: {
          kind: 'province',
          province,
          counters,
          kays: view.players.map((player) => kaysIn(player, province)),
          grail,
        },
        points: pointsFor(events, view, ({ reward, of }) => reward === 'influence' && of === province),
      },
    ]
  })
}

function servantRow(events: readonly Event[], view: View): Row {
  return {
    key: 'servants',
    step: 'servants',
    about: {
      kind: 'servants',
      out: view.players.map(({ servants }) => SERVANTS.filter((_, i) => servants[i] !== null).length),
    },
    points: pointsFor(events, view, ({ reward }) => reward === 'servants'),
  }
}

/** By seat: what these rows bring together. */
export function sumOf(rows: readonly Row[], seats: number): readonly number[] {
  const sums = zeros(seats)
  for (const { points } of rows) for (const [seat, each] of points.entries()) add(sums, seat, each)
  return sums
}
