/*
 * How fast the server is, and how much it needs, against what the machine could do and against a peer: all in one
 * run, the contestants taking turns, since machines are shared and only ratios mean something. See
 * docs/server-bench.md.
 */

import { LISTED } from '@logres/catalogue'
import { type Idle, type IdlePlan, type Matches, type MatchesPlan, measureIdle, measureMatches } from './memory.ts'
import { barsOf, idleLines, matchLines, speedLines } from './report.ts'
import { measureSpeed, type Speed } from './speed.ts'

export interface ServerBenchPlan {
  readonly connections: readonly number[]
  readonly ms: number
  readonly rounds: number
  readonly idle: IdlePlan
  readonly matches: MatchesPlan
}

export interface ServerReport {
  readonly speed: readonly Speed[]
  readonly idle: Idle
  readonly matches: readonly Matches[]
}

export const WHOLE: ServerBenchPlan = {
  connections: [200, 2_000],
  ms: 3_000,
  rounds: 5,
  idle: { connections: 10_000, matches: 250, settle: 10_000 },
  matches: { games: LISTED.map(({ id }) => id), matches: 51, middle: 150, long: 300, longMatches: 20 },
}

/** A smoke test of a few seconds; its figures mean nothing. */
export const QUICK: ServerBenchPlan = {
  connections: [8],
  ms: 150,
  rounds: 1,
  idle: { connections: 40, matches: 2, settle: 100 },
  matches: { games: ['avalon'], matches: 3, middle: 10, long: 20, longMatches: 2 },
}

export async function benchServer(plan: ServerBenchPlan, print: (line: string) => void): Promise<ServerReport> {
  const printAll = (lines: readonly string[]) => {
    for (const line of lines) print(line)
  }
  print(`Node ${process.version}; acts that a server has answered, every figure the median of its rounds.`)
  const speed: Speed[] = []
  for (const connections of plan.connections) {
    const found = await measureSpeed({ ...plan, connections })
    printAll(speedLines(found))
    speed.push(found)
  }
  const idle = await measureIdle(plan.idle)
  printAll(idleLines(idle))
  const matches = await measureMatches(plan.matches)
  printAll(matchLines(matches))
  const report = { speed, idle, matches }
  printAll(barsOf(report))
  return report
}
