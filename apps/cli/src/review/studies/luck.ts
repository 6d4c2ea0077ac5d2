import { mindOf } from '@logres/bots'
import { type Estimate, estimateOf, type Ledger, Review, type Story, Task } from '@logres/review'
import { playBots, playersOf } from '../bot-game.ts'
import type { Plan } from '../study.ts'
import { percent } from './decisions.ts'

const PARTS = { known: false, decisions: false }

interface Found {
  /** By seat, the deal included. */
  readonly luck: readonly number[]
  /** What was left at most when everything was added up. */
  readonly off: number
  /** By seat: whether two reviews agreed. */
  readonly agreeing: readonly boolean[]
}

/** Luck and open curve of games of bots against themselves; every game twice, with different seeds of the review. */
export const studyLuck: Plan<Found> = {
  games: 50,
  bots: 'champion@60i',
  measure(setting, i) {
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    const first = ledgerOf(story, 'first')
    const second = ledgerOf(story, 'second')
    return {
      luck: first.luck.map(({ mean }, seat) => mean + (first.deal[seat] ?? 0)),
      off: Math.max(...first.luck.map((_, seat) => Math.abs(remainder(first, seat)))),
      agreeing: first.luck.map((luck, seat) => isSame(luck, second.luck[seat])),
    }
  },
  report({ seats }, results) {
    for (let seat = 0; seat < seats; seat++) {
      const { mean, error } = estimateOf(results.map(({ luck }) => luck[seat] ?? 0))
      const interval = `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)}`
      console.log(`seat ${seat + 1}: mean luck ${interval} points (95 %), ${results.length} games`)
    }
    const compared = results.flatMap(({ agreeing }) => agreeing)
    console.log(`sums are off by ${Math.max(...results.map(({ off }) => off)).toExponential(1)} at most`)
    const same = compared.filter((agrees) => agrees).length
    console.log(
      `two reviews differ by less than stated (twice the error): ${percent(same, compared.length)} of ${compared.length}`,
    )
  },
}

function ledgerOf(story: Story, seed: string): Ledger {
  const { ledger } = new Task(
    new Review(mindOf(story.game), story, { seed, parts: PARTS, luck: 16, curve: 8 }).work(),
  ).finish()
  if (ledger === undefined) throw new Error('a finished review has a ledger')
  return ledger
}

/** What is left when everything is added up. */
function remainder({ fair, seating, deal, luck, own, others, rest, result }: Ledger, seat: number): number {
  const parts = [fair, seating[seat], deal[seat], luck[seat]?.mean, own[seat]?.mean, others[seat]?.mean, rest[seat]]
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) - (result[seat] ?? 0)
}

function isSame(a: Estimate | undefined, b: Estimate | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return Math.abs(a.mean - b.mean) <= 2 * Math.hypot(a.error, b.error)
}
