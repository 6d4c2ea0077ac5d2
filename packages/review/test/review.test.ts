/* Whole games through their records: Avalon with undo and chance, the gauntlet without a mind of its own. */
import { avalon } from '@logres/avalon/rules'
import { Driver, mindOf } from '@logres/bots'
import { gauntlet } from '@logres/gauntlet/rules'
import { type AnyGame, type AnyMatch, at, isRefusal, Match, present, seededChance, seededTable } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { Review, type ReviewOptions } from '../src/review.ts'
import { type Play, type Story, storyOf } from '../src/story.ts'
import { Task } from '../src/task.ts'

const LITTLE: ReviewOptions = {
  effort: { search: 24, options: 2, grow: 6, measure: 12 },
  curve: 4,
  luck: 4,
}

function play(game: AnyGame, options: object, seats: number, turns = Number.POSITIVE_INFINITY): AnyMatch {
  const table = seededTable('review', {
    ...{ id: 'test/review', game: game.id, rulesVersion: game.rulesVersion },
    options: { ...game.options.defaults, ...options },
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat + 1}`, bot: 'squire' })),
  })
  const started = Match.start(game, table, seededChance('review'), 0)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const driver = new Driver(game, { seats: table.seats.map(() => ({ bot: 'squire' })) }, 'review')
  for (let move = driver.next(match.state); move !== undefined; move = driver.next(match.state)) {
    if (game.turn(match.state).no > turns) break
    const sender = { at: match.length, by: move.actor === 'clerk' ? 'clerk' : 'bot', key: null } as const
    const done = match.act(move.actor, move.action, sender)
    if (isRefusal(done)) throw new Error(done.code)
  }
  return match
}

function told(game: AnyGame, { table, entries }: Pick<AnyMatch, 'table' | 'entries'>): Story {
  const story = storyOf(game, mindOf(game), { table, entries })
  if ('code' in story) throw new Error(story.code)
  return story
}

function reviewed(game: AnyGame, story: Story, options: ReviewOptions = LITTLE): Review {
  return new Task(new Review(mindOf(game), story, options).work()).finish()
}

describe('a story', () => {
  const match = play(avalon, { turnLimit: 200 }, 2)
  const story = told(avalon, match)

  test('goes from the set-up to the result without a gap', () => {
    const steps = story.plays.flatMap((each) => each.steps)
    expect(at(steps, 0).before).toBe(story.start)
    for (let i = 1; i < steps.length; i++) expect(at(steps, i).before).toEqual(at(steps, i - 1).after)
    expect(present(steps.at(-1)).after).toEqual(story.end)
    expect((story.shares ?? []).reduce((sum, share) => sum + share, 0)).toBe(1)
  })

  test('puts payments with the play they are for', () => {
    const first = ({ steps }: Play) => at(steps, 0).action.kind
    for (const play of story.plays) {
      const { steps, actor, of } = play
      if (first(play) === 'payLoss') expect(['attack', 'takeTile']).toContain(first(at(story.plays, of)))
      expect(steps.every((step) => step.actor === actor)).toBe(true)
    }
    expect(story.plays.some(({ no, of }) => of < no)).toBe(true)
    expect(story.plays.some(({ steps }) => steps.length > 2)).toBe(true)
  })

  test('leaves out what was taken back', () => {
    const short = play(avalon, { turnLimit: 200 }, 2, 2)
    const seat = at(short.game.toAct(short.state), 0)
    if (seat === 'clerk') throw new Error('nobody to act')
    const before = told(avalon, short).plays.length
    const legal = short.game.legal(short.state, seat)
    const reinforce = present(legal.find(({ kind }) => kind === 'reinforce'))
    expect(short.act(seat, reinforce, { at: 1, by: 'bot', key: null }).kind).toBe('appended')
    expect(told(avalon, short).plays.length).toBe(before + 1)
    expect(short.undo(seat, { at: 2, by: 'bot', key: null }).kind).toBe('appended')
    expect(told(avalon, short).plays.length).toBe(before)
  })
})

describe('a review', () => {
  const match = play(avalon, { turnLimit: 200 }, 2)
  const story = told(avalon, match)
  const review = reviewed(avalon, story)

  test('adds up: fair share, seat, deal, luck, plays and rest are the result', () => {
    const { fair, seating, deal, luck, own, others, rest, result } = present(review.ledger)
    for (let seat = 0; seat < 2; seat++) {
      const measured = [luck, own, others].map((part) => at(part, seat).mean)
      const parts = [fair, at(seating, seat), at(deal, seat), ...measured, at(rest, seat)]
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(at(result, seat), 10)
    }
    expect(result).toEqual(story.shares)
  })

  test('has a point before every play and one at the end, whose chances add up to 1', () => {
    expect(review.points).toHaveLength(story.plays.length + 1)
    for (const { open, known } of review.points) {
      expect(known).toHaveLength(2)
      for (const outlook of [open, ...known])
        expect(outlook.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 10)
    }
  })

  test('is the same every time, in steps of any size, and shows what is ready', () => {
    const again = new Review(mindOf(avalon), story, LITTLE)
    const task = new Task(again.work())
    task.step(300)
    expect(again.points.length).toBeGreaterThan(0)
    expect(again.ledger).toBeUndefined()
    while (!task.step(97)) expect(again.progress.of).toBe(story.plays.length)
    expect(again.ledger).toEqual(review.ledger)
    expect(again.moments).toEqual(review.moments)
  })

  test('judges the seats it is asked about, and chance events of everybody', () => {
    const one = reviewed(avalon, story, { ...LITTLE, seats: [1] })
    expect(one.decisions.length).toBeGreaterThan(0)
    expect(one.decisions.every(({ judgement }) => judgement.seat === 1)).toBe(true)
    expect(one.luck).toEqual(review.luck)
  })

  test('of a game without a mind works too, and gives no reasons', () => {
    const game = told(gauntlet, play(gauntlet, {}, 2))
    const { decisions, ledger } = reviewed(gauntlet, game)
    expect(decisions.length).toBeGreaterThan(0)
    expect(decisions.flatMap(({ judgement }) => judgement.reasons)).toEqual([])
    expect(present(ledger).result.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })
})
