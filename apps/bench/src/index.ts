/*
 * All in one run, the contestants taking turns in short slices, so that a busy machine slows all of them alike; the
 * median of three rounds counts. Only the ratios mean something.
 */
import { createRequire } from 'node:module'
import { avalon } from '@logres/avalon/rules'
import { seededChance } from '@logres/kernel'
import { merlin } from '@logres/merlin/rules'
import { tournament } from '@logres/tournament/rules'
import type { BotsReport } from './bots.ts'
import { medianOf, rateOf, ratesInTurns, type Work } from './measure.ts'

export interface BenchOptions {
  readonly json: boolean
  /** Milliseconds for each measurement. */
  readonly ms: number
  print(line: string): void
}

export interface BenchResult {
  readonly rates: Readonly<Record<string, number>>
  readonly ratios: Readonly<Record<string, number>>
}

const ROUNDS = 3

/** Whether the libraries to compare with are installed: `npm ci --omit=dev` leaves them out. */
export function hasPeers(): boolean {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/internal')
    return true
  } catch {
    return false
  }
}

/** The bots' thinking. */
export async function benchBots(options: BenchOptions): Promise<BotsReport> {
  process.env.NODE_ENV = 'production'
  const { measureBots } = await import('./bots.ts')
  return measureBots(options)
}

export async function bench({ json, ms, print }: BenchOptions): Promise<BenchResult> {
  // The peer checks and freezes more outside production: it is measured at its best.
  process.env.NODE_ENV = 'production'
  const {
    middleOfAvalon,
    middleOfMerlin,
    middleOfTournament,
    playAvalon,
    playBareToy,
    playMerlin,
    playPeerToy,
    playTournament,
  } = await import('./contestants.ts')
  const state = middleOfAvalon()
  const barter = middleOfTournament()
  const table = middleOfMerlin()
  const chance = seededChance('bits')
  const works = new Map<string, Work>([
    ['avalonDecisions', playAvalon],
    ['tournamentDecisions', playTournament],
    ['merlinDecisions', playMerlin],
    ['peerDecisions', playPeerToy],
    ['ceilingDecisions', playBareToy],
    ['avalonClones', () => times(100, () => avalon.clone(state))],
    ['structuredClones', () => times(20, () => structuredClone(state))],
    ['tournamentClones', () => times(100, () => tournament.clone(barter))],
    ['structuredTournamentClones', () => times(20, () => structuredClone(barter))],
    ['merlinClones', () => times(100, () => merlin.clone(table))],
    ['structuredMerlinClones', () => times(20, () => structuredClone(table))],
    ['seededBits', () => bits(() => chance.next32())],
    ['mathRandomBits', () => bits(() => (Math.random() * 0x1_0000_0000) | 0)],
  ])
  for (const work of works.values()) rateOf(work, ms / 2)
  const rounds = Array.from({ length: ROUNDS }, () => ratesInTurns(works, ms))
  const rateIn = (name: string) => Math.round(medianOf(rounds.map((round) => round.get(name) ?? Number.NaN)))
  const rates = Object.fromEntries([...works.keys()].map((name) => [name, rateIn(name)]))
  const result = { rates, ratios: ratiosOf(rates) }
  if (json) print(JSON.stringify(result))
  else for (const line of report(result)) print(line)
  return result
}

function times(count: number, work: () => unknown): number {
  for (let i = 0; i < count; i++) sink = work()
  return count
}

function bits(next: () => number): number {
  let mixed = 0
  for (let i = 0; i < 100_000; i++) mixed ^= next()
  sink = mixed
  return 100_000
}

/** Keeps the engine from eliminating work whose result is unused. */
export let sink: unknown

function ratiosOf(rates: Readonly<Record<string, number>>): Record<string, number> {
  const ratio = (a: string, b: string) => (rates[a] ?? Number.NaN) / (rates[b] ?? Number.NaN)
  return {
    avalonToPeer: ratio('avalonDecisions', 'peerDecisions'),
    avalonToCeiling: ratio('avalonDecisions', 'ceilingDecisions'),
    tournamentToPeer: ratio('tournamentDecisions', 'peerDecisions'),
    tournamentToCeiling: ratio('tournamentDecisions', 'ceilingDecisions'),
    merlinToPeer: ratio('merlinDecisions', 'peerDecisions'),
    merlinToCeiling: ratio('merlinDecisions', 'ceilingDecisions'),
    peerToCeiling: ratio('peerDecisions', 'ceilingDecisions'),
    cloneToStructuredClone: ratio('avalonClones', 'structuredClones'),
    tournamentCloneToStructuredClone: ratio('tournamentClones', 'structuredTournamentClones'),
    merlinCloneToStructuredClone: ratio('merlinClones', 'structuredMerlinClones'),
    seededToMathRandom: ratio('seededBits', 'mathRandomBits'),
  }
}

function report({ rates, ratios }: BenchResult): string[] {
  const rate = (name: string) => `${(rates[name] ?? 0).toLocaleString('en').padStart(14)} / s`
  const times = (name: string) => {
    const ratio = ratios[name] ?? Number.NaN
    return `${ratio.toFixed(ratio < 0.1 ? 4 : 2).padStart(10)} ×`
  }
  return [
    `Median of ${ROUNDS} rounds; Node ${process.version}.`,
    '',
    `avalon: list, pick, apply         ${rate('avalonDecisions')}`,
    `tournament: list, pick, apply     ${rate('tournamentDecisions')}`,
    `merlin: list, pick, apply         ${rate('merlinDecisions')}`,
    `boardgame.io reducer on the toy   ${rate('peerDecisions')}`,
    `the toy in a bare loop (ceiling)  ${rate('ceilingDecisions')}`,
    `avalon clone                      ${rate('avalonClones')}`,
    `structuredClone of that state     ${rate('structuredClones')}`,
    `tournament clone, in a barter     ${rate('tournamentClones')}`,
    `structuredClone of that state     ${rate('structuredTournamentClones')}`,
    `merlin clone                      ${rate('merlinClones')}`,
    `structuredClone of that state     ${rate('structuredMerlinClones')}`,
    `seeded chance, next 32 bits       ${rate('seededBits')}`,
    `Math.random, 32 bits              ${rate('mathRandomBits')}`,
    '',
    `avalon to boardgame.io            ${times('avalonToPeer')}   (goal: at least 100)`,
    `avalon to the ceiling             ${times('avalonToCeiling')}`,
    `tournament to boardgame.io        ${times('tournamentToPeer')}   (goal: at least 50)`,
    `tournament to the ceiling         ${times('tournamentToCeiling')}`,
    `merlin to boardgame.io            ${times('merlinToPeer')}   (goal: at least 50)`,
    `merlin to the ceiling             ${times('merlinToCeiling')}`,
    `boardgame.io to the ceiling       ${times('peerToCeiling')}`,
    `avalon clone to structuredClone   ${times('cloneToStructuredClone')}   (goal: at least 10)`,
    `tournament clone to that          ${times('tournamentCloneToStructuredClone')}   (goal: at least 10)`,
    `merlin clone to that              ${times('merlinCloneToStructuredClone')}   (goal: at least 10)`,
    `seeded to Math.random             ${times('seededToMathRandom')}   (goal: at least 1)`,
  ]
}
