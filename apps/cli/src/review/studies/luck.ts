import { mindOf } from '@logres/bots'
import { type Estimate, estimateOf, type Ledger, Review, type Story, Task } from '@logres/review'
import type { Arguments } from '../../arguments.ts'
import { playBots, playersOf, readSetting } from '../bot-game.ts'
import { percent } from './decisions.ts'

const PARTS = { known: false, decisions: false }

/** Luck and open curve of games of bots against themselves; every game twice, with different seeds of the review. */
export function studyLuck(given: Arguments): void {
  const setting = readSetting(given, { games: 50, bots: 'champion@60i' })
  const lucks: number[][] = Array.from({ length: setting.seats }, () => [])
  let off = 0
  let agreeing = 0
  let compared = 0
  for (let i = 0; i < setting.games; i++) {
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    const first = ledgerOf(story, 'first')
    const second = ledgerOf(story, 'second')
    for (const [seat, { mean }] of first.luck.entries()) lucks[seat]?.push(mean + (first.deal[seat] ?? 0))
    for (let seat = 0; seat < setting.seats; seat++) {
      off = Math.max(off, Math.abs(remainder(first, seat)))
      compared += 1
      if (isSame(first.luck[seat], second.luck[seat])) agreeing += 1
    }
  }
  for (const [seat, list] of lucks.entries()) {
    const { mean, error } = estimateOf(list)
    console.log(
      `seat ${seat + 1}: mean luck ${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)} points (95 %), ${list.length} games`,
    )
  }
  console.log(`sums are off by ${off.toExponential(1)} at most`)
  console.log(`two reviews differ by less than stated (twice the error): ${percent(agreeing, compared)} of ${compared}`)
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
