/* Positions of any game in which the first seat is asked something, so that every kind of question met is among them. */
import { Driver } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { type AnyMatch, at, isRefusal, Match, seededTable, unsealSeeded } from '@logres/kernel'
import type { Position } from './positions.ts'
import { storedGame } from './stored-game.ts'

export interface Sampled extends Position {
  /** The kind of question. */
  readonly asked: string
}

export interface SampleSetup {
  readonly game: string
  /** The first is the reader's. */
  readonly names: readonly string[]
  readonly options?: object
}

interface Moment {
  readonly match: AnyMatch
  readonly entries: number
  readonly turn: number
}

/** From one match after the other, until there are so many. The kinds of question take turns, each from its matches' middles. */
export function samplePositions(setup: SampleSetup, count: number): readonly Sampled[] {
  const moments = new Map<string, Moment[]>()
  for (let i = 0; i < Math.ceil(count / 12) + 1; i++) collect(setup, `screens/${i}`, moments)
  const found: Sampled[] = []
  const lists = [...moments].map(([asked, all]) => [asked, spread(all, count)] as const)
  for (let i = 0; found.length < count && lists.some(([, list]) => i < list.length); i++) {
    for (const [asked, list] of lists) {
      const moment = list[i]
      if (moment !== undefined && found.length < count) found.push({ ...positionAt(moment), asked })
    }
  }
  return found
}

/** At most so many, evenly from all of them, the middle one first. */
function spread(moments: readonly Moment[], count: number): readonly Moment[] {
  const most = Math.min(count, moments.length)
  return Array.from({ length: most }, (_, i) =>
    at(moments, Math.floor(((i + 0.5) / most + 0.5) * moments.length) % moments.length),
  )
}

function collect({ game: id, names, options }: SampleSetup, seed: string, moments: Map<string, Moment[]>): void {
  const game = findGame(id)?.game
  if (game === undefined) throw new Error(`no game ${id}`)
  const seats = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'page' }))
  const table = seededTable(seed, {
    ...{ id: `local/${seed}`, game: id, rulesVersion: game.rulesVersion, seats },
    options: { ...game.options.defaults, ...options },
  })
  const started = Match.start(game, table, unsealSeeded(table, seed).chance, 1_700_000_000_000)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const driver = new Driver(game, { seats: names.map(() => ({ bot: 'page' })) }, seed)
  for (let i = 0; match.outcome === undefined && i < 3000; i++) {
    const asked = game.toAct(match.state).includes(0) ? game.asked(game.view(match.state, 0))?.kind : undefined
    if (asked !== undefined) {
      const known = moments.get(asked) ?? []
      moments.set(asked, known)
      known.push({ match, entries: match.entries.length, turn: game.turn(match.state).no })
    }
    const move = driver.next(match.state)
    if (move === undefined) return
    const by = move.actor === 'clerk' ? 'clerk' : move.actor === 0 ? 'person' : 'bot'
    const done = match.act(move.actor, move.action, { at: 1_700_000_000_000 + i * 9000, by, key: null })
    if (isRefusal(done)) throw new Error(done.code)
  }
}

function positionAt({ match, entries: count, turn }: Moment): Position {
  const text = JSON.stringify({ table: match.table, entries: match.entries.slice(0, count) })
  return { ...storedGame(match), text, turn }
}
