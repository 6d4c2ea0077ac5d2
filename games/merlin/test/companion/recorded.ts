/* Scorings of games that bots have played: what lay on the table, and what the engine scored for it. */
import { Driver } from '@logres/bots'
import { add, at, isRefusal, type Seat, seededChance } from '@logres/kernel'
import { type EnteredScoring, newSheet, type ScoringAlly, type Sheet } from '../../companion/sheet.ts'
import {
  allyOf,
  type Event,
  kaysIn,
  leftAtEnd,
  merlin,
  type Options,
  type Player,
  PROVINCES,
  type Province,
  type Reward,
  type State,
  territoriesIn,
} from '../../rules/index.ts'

export interface Recorded {
  readonly name: string
  readonly seats: number
  /** 0 to 2. */
  readonly no: number
  /** Filled in for this scoring, the last one with the end. */
  readonly sheet: Sheet
  /** What the engine scored, the last time with the end, by reward and seat. */
  readonly engine: ReadonlyMap<Reward, readonly number[]>
  /** What the engine's track says afterwards. */
  readonly scores: readonly number[]
}

/** Expansions and readings that change a scoring, turn by turn. */
const TABLES: readonly Partial<Options>[] = [
  {},
  { kingsFavour: true, countersHome: 'all' },
  { knights: 'random' },
  { knights: 'draft', grailTie: 'any' },
  { kingsFavour: true, knights: 'random', grailTie: 'any', countersHome: 'all', blackFlag: 'one', questTimes: 'any' },
]

/** The scorings of as many games as are needed. */
export function recordedScorings(count: number): Recorded[] {
  const found: Recorded[] = []
  for (let game = 0; found.length < count; game++) {
    const options = { ...merlin.options.defaults, ...at(TABLES, game % TABLES.length) }
    found.push(...scoringsOf(`score-sheet/${game}`, 2 + (game % 3), options))
  }
  return found.slice(0, count)
}

function scoringsOf(seed: string, seats: number, options: Options): Recorded[] {
  const chance = seededChance(seed)
  const driver = new Driver(merlin, { seats: Array.from({ length: seats }, () => ({ bot: 'page' })) }, seed)
  const found: Recorded[] = []
  let state = merlin.setup(options, seats, chance)
  let before: State | undefined
  let events: Event[] = []
  while (!state.isOver) {
    const move = driver.next(state)
    const action = move === undefined ? undefined : merlin.parseAction(move.action)
    if (move === undefined || action === undefined || isRefusal(action)) throw new Error('no move')
    const next = merlin.clone(state)
    const heard: Event[] = []
    merlin.apply(next, move.actor, action, chance, (event) => heard.push(event))
    const began = heard.findIndex(({ kind }) => kind === 'scoringBegan')
    if (began >= 0) before = state
    if (before !== undefined) events.push(...heard.slice(Math.max(0, began)))
    if (before !== undefined && (next.round > before.round || next.isOver)) {
      found.push(recordOf(`${seed}, round ${before.round}`, before, next, events))
      before = undefined
      events = []
    }
    state = next
  }
  return found
}

function recordOf(name: string, before: State, after: State, events: readonly Event[]): Recorded {
  const seats = before.players.length
  const no = before.round / 2 - 1
  const engine = new Map<Reward, number[]>()
  for (const event of events) {
    if (event.kind !== 'scored') continue
    const row = engine.get(event.reward) ?? before.players.map(() => 0)
    add(row, event.seat, event.points)
    engine.set(event.reward, row)
  }
  const grail = events.find((event) => event.kind === 'grailUsed')
  const entered = enteredOf(before, grail?.kind === 'grailUsed' ? grail.province : null)
  const empty = newSheet(seats)
  const sheet: Sheet = {
    settings: {
      countersHome: before.options.countersHome ?? 'allButOne',
      grailTie: before.options.grailTie ?? 'lead',
      allies: {
        gaheris: holderOf(before, 'gaheris'),
        gareth: holderOf(before, 'gareth'),
        geraint: holderOf(before, 'geraint'),
        kay: holderOf(before, 'kay'),
      },
    },
    scorings: empty.scorings.map((scoring, i) => (i === no ? entered : scoring)),
    end: after.isOver ? after.players.map(leftAtEnd) : empty.end,
  }
  return { name, seats, no, sheet, engine, scores: after.players.map(({ score }) => score) }
}

function holderOf({ players }: State, ally: ScoringAlly): Seat | null {
  const seat = players.findIndex((player) => allyOf(player, ally) !== undefined)
  return seat < 0 ? null : seat
}

function enteredOf(state: State, grailIn: Province | null): EnteredScoring {
  const { players, manors, domain, excalibur, grail } = state
  const territories = territoriesIn(domain).filter((tiles) => tiles.some((tile) => manors[tile] !== null))
  return {
    players: players.map((player) => ({
      before: player.score,
      traitors: player.traitors,
      shields: player.items.shield,
      counters: player.influence,
      kays: PROVINCES.map((province) => kaysIn(player, province)),
      servants: player.servants.filter((place) => place !== null).length,
      gareth: PROVINCES.map((colour) => (allyOf(player, 'gareth')?.marks.includes(colour) === true ? 1 : 0)),
    })),
    territories: territories.map((tiles) => ({
      terrain: at(domain, at(tiles, 0)).terrain,
      tiles: tiles.length,
      manors: players.map((_, seat) => tiles.filter((tile) => manors[tile] === seat).length),
      gaheris: players.map((player, seat) =>
        underManors(player, (tile) => tiles.includes(tile) && manors[tile] === seat),
      ),
    })),
    ...{ excalibur, grail, grailIn },
  }
}

function underManors(player: Player, isCounted: (tile: number) => boolean): number {
  return allyOf(player, 'gaheris')?.marks.filter(isCounted).length ?? 0
}
