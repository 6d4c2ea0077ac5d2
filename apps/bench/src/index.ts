/*
 * All in one run, the contestants taking turns in short slices, so that a busy machine slows all of them alike; the
 * median of three rounds counts. Only the ratios mean something.
 */
import { createRequire } from 'node:module'
import { CATALOGUE, findManifest } from '@logres/catalogue'
import { seededChance } from '@logres/kernel'
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
/** Those that people play. */
const GAMES = CATALOGUE.filter(({ game }) => findManifest(game.id)?.isListed === true)

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
  const { middleOf, playBareToy, playPeerToy, randomPlay } = await import('./contestants.ts')
  const chance = seededChance('bits')
  const works = new Map<string, Work>([
    ...GAMES.flatMap((entry): [string, Work][] => {
      const { game } = entry
      const state = middleOf(entry)
      return [
        [`${game.id}Decisions`, randomPlay(entry)],
        [`${game.id}Clones`, () => times(100, () => game.clone(state))],
        [`${game.id}StructuredClones`, () => times(20, () => structuredClone(state))],
      ]
    }),
    ['peerDecisions', playPeerToy],
    ['ceilingDecisions', playBareToy],
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
    ...Object.fromEntries(
      GAMES.flatMap(({ game: { id } }) => [
        [`${id}ToPeer`, ratio(`${id}Decisions`, 'peerDecisions')],
        [`${id}ToCeiling`, ratio(`${id}Decisions`, 'ceilingDecisions')],
        [`${id}CloneToStructuredClone`, ratio(`${id}Clones`, `${id}StructuredClones`)],
      ]),
    ),
    peerToCeiling: ratio('peerDecisions', 'ceilingDecisions'),
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
    ...GAMES.flatMap(({ game: { id } }) => [
      line(`${id}: list, pick, apply`, rate(`${id}Decisions`)),
      line(`${id} clone`, rate(`${id}Clones`)),
      line('structuredClone of that state', rate(`${id}StructuredClones`)),
    ]),
    line('boardgame.io reducer on the toy', rate('peerDecisions')),
    line('the toy in a bare loop (ceiling)', rate('ceilingDecisions')),
    line('seeded chance, next 32 bits', rate('seededBits')),
    line('Math.random, 32 bits', rate('mathRandomBits')),
    '',
    ...GAMES.flatMap(({ game: { id } }) => [
      line(`${id} to boardgame.io`, times(`${id}ToPeer`), findManifest(id)?.bench?.goal ?? 50),
      line(`${id} to the ceiling`, times(`${id}ToCeiling`)),
      line(`${id} clone to structuredClone`, times(`${id}CloneToStructuredClone`), 10),
    ]),
    line('boardgame.io to the ceiling', times('peerToCeiling')),
    line('seeded to Math.random', times('seededToMathRandom'), 1),
  ]
}

function line(what: string, much: string, goal?: number): string {
  return `${what.padEnd(34)}${much}${goal === undefined ? '' : `   (goal: at least ${goal})`}`
}
