/*
 * Fits how evaluations become winning chances: the power that makes the results of finished games likeliest. Positions are those
 * at the beginning of a turn.
 */
import { writeFileSync } from 'node:fs'
import { mindOf } from '@logres/bots'
import { calibrated } from '@logres/review'
import type { Arguments } from '../arguments.ts'
import { playBots, playersOf, readSetting } from './bot-game.ts'

interface Sample {
  readonly evaluations: readonly number[]
  readonly shares: readonly number[]
}

const LEAST = 0.2
const MOST = 8

export function fit(given: Arguments): number {
  const setting = readSetting(given, { games: 100, bots: 'champion@60i' })
  const { game, games, seats, seed, bots } = setting
  const mind = mindOf(game)
  const samples: Sample[] = []
  for (let i = 0; i < games; i++) {
    const { plays, shares } = playBots(setting, playersOf(setting), `${seed} ${i}`)
    let turn = 0
    for (const play of plays) {
      const [first] = play.steps
      if (play.turn === turn || first === undefined || shares === null) continue
      turn = play.turn
      const evaluations = shares.map((_, seat) => mind.evaluate(first.before, seat))
      samples.push({ evaluations, shares })
    }
  }
  const power = likeliest((each) => likelihood(samples, each))
  const better = (likelihood(samples, power) - likelihood(samples, 1)) / samples.length
  const text = {
    by: `logres review --fit ${game.id} --players ${seats} --bots ${bots} --games ${games} --seed ${seed}`,
    sample: `${samples.length} positions of ${games} games; log-likelihood per position better than with 1 by ${better.toFixed(4)}`,
    power: Number(power.toFixed(3)),
  }
  console.log(JSON.stringify(text, null, 2))
  const out = given.text('out')
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(text, null, 2)}\n`)
  return 0
}

function likelihood(samples: readonly Sample[], power: number): number {
  let total = 0
  for (const { evaluations, shares } of samples)
    for (const [seat, chance] of calibrated(evaluations, power).entries())
      total += (shares[seat] ?? 0) * Math.log(Math.max(1e-9, chance))
  return total
}

/** Golden-section search. */
function likeliest(value: (x: number) => number): number {
  const ratio = (Math.sqrt(5) - 1) / 2
  let [low, high] = [LEAST, MOST]
  while (high - low > 1e-4) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)]
    if (value(left) < value(right)) low = left
    else high = right
  }
  return (low + high) / 2
}
