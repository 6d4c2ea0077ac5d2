/* What holds for every bot of every game: only views decide, strange input is said clearly, time is kept. */
import { CATALOGUE } from '@logres/catalogue'
import { type AnyGame, at, isRefusal, type Seat, seededChance, type Tagged } from '@logres/kernel'
import { describe, expect, test, vi } from 'vitest'
import { BOTS, type Bot, type BotName, type Budget, type Choice, createBot, Driver, LEVELS } from '../src/index.ts'

interface Asked {
  readonly seat: Seat
  readonly view: object
  readonly legal: readonly Tagged[]
  readonly state: object
}

const FEW: Budget = { iterations: 8 }

function botOf(game: AnyGame, name: BotName, seed = 'law'): Bot<Tagged, object> {
  const bot = createBot(game, name, seed)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}

/** Everything that was put to one seat in a game, every `step`th question of it. */
function questionsOf({ game, machineOptions }: (typeof CATALOGUE)[number], seats: number, seed: string): Asked[] {
  const asked: Asked[] = []
  const chance = seededChance(seed)
  const options = { seats: Array.from({ length: seats }, () => ({ bot: 'page' as const })) }
  const driver = new Driver(game, options, seed)
  const state = game.setup({ ...game.options.defaults, ...machineOptions }, seats, chance)
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    if (move.actor === 0)
      asked.push({ seat: 0, view: game.view(state, 0), legal: game.legal(state, 0), state: game.clone(state) })
    game.apply(state, move.actor, move.action, chance, () => {})
  }
  return asked
}

/** As it comes over a wire. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

const CASES = CATALOGUE.map((entry) => ({ id: entry.game.id, entry, seats: Math.max(2, entry.game.seats.min) }))

describe.each(CASES)('every bot of $id', ({ entry, seats }) => {
  const { game } = entry
  // A game without a mind of its own never had a reference bot.
  const names = BOTS.filter((name) => createBot(game, name, 'law').kind === 'bot')
  const questions = questionsOf(entry, seats, 'laws')
  const chosen = (name: BotName, seed: string, list: readonly Asked[]): Choice<Tagged>[] => {
    const bot = botOf(game, name, seed)
    return list.map(({ view, legal }) => bot.choose(view, legal, FEW))
  }

  /** Lists are incomplete where actions are open-ended, such as offers: then the rules say what is legal. */
  const isAllowed = ({ seat, legal, state }: Asked, action: Tagged): boolean => {
    const isListed = legal.some((each) => JSON.stringify(each) === JSON.stringify(action))
    return isListed || game.whyNot(state, seat, action) === undefined
  }

  test.each(names)('%s: the same seed and the same views give the same choices, also over a wire', (name) => {
    const choices = chosen(name, 'same', questions)
    expect(chosen(name, 'same', copy(questions))).toEqual(choices)
    for (const [i, { action }] of choices.entries()) {
      if (action !== 'wait') expect(isAllowed(at(questions, i), action)).toBe(true)
    }
  })

  test.each(names)('%s leaves what it is given as it is', (name) => {
    const given = questions.slice(0, 30)
    const before = copy(given)
    chosen(name, 'untouched', given)
    expect(copy(given)).toEqual(before)
  })

  test.each(['random', 'page'] as const)('%s: another seed, other choices', (name) => {
    expect(chosen(name, 'one', questions)).not.toEqual(chosen(name, 'other', questions))
  })

  test('the search says what it looked at: visits, and values from 0 to 1, the choice first', () => {
    let seen = 0
    const more = ['more', 'still more'].flatMap((seed) => questionsOf(entry, seats, seed))
    for (const choice of chosen('champion', 'candidates', [...questions, ...more])) {
      if (choice.action === 'wait' || choice.candidates === undefined || choice.candidates.length === 0) continue
      seen += 1
      expect(at(choice.candidates, 0).action).toEqual(choice.action)
      for (const { visits, value } of choice.candidates) {
        expect(visits).toBeGreaterThanOrEqual(1)
        expect(visits).toBeLessThanOrEqual(at(choice.candidates, 0).visits)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }
    expect(seen).toBeGreaterThan(5)
  })

  test.each(names)('%s: no legal action is an error, not a guess', (name) => {
    expect(() => botOf(game, name).choose(at(questions, 0).view, [], FEW)).toThrow(/no action is legal/)
  })

  test.each(names.filter((name) => name !== 'random'))('%s: a view from other rules is an error', (name) => {
    const { view, legal } = at(questions, 0)
    for (const rules of [game.rulesVersion + 1, 0, 'x', undefined]) {
      expect(() => botOf(game, name).choose({ ...view, rules }, legal, FEW)).toThrow(/the view says/)
    }
  })

  test.each(LEVELS)('%s: actions of another game are an error, and so is the view of the table', (name) => {
    const { view, legal } = at(questions, 0)
    expect(() => botOf(game, name).choose(view, [{ kind: 'castle' }], FEW)).toThrow(/no action there/)
    expect(() => botOf(game, name).choose({ ...view, viewer: 'table' }, legal, FEW)).toThrow(/no seat/)
  })

  test.each(LEVELS)('%s: things that are none are errors that say so', (name) => {
    const { view, legal } = at(questions, 0)
    const bot = botOf(game, name)
    // As a program in another language might send them.
    const choose = (...given: readonly unknown[]) => Reflect.apply(bot.choose, bot, given)
    expect(() => choose(null, legal, FEW)).toThrow(/the view says/)
    expect(() => choose(view, null, FEW)).toThrow(/list of actions/)
    expect(() => choose(view, [null], FEW)).toThrow(/list of actions/)
    expect(() => choose(view, legal, null)).toThrow(/budget/)
    expect(() => choose(view, legal, {})).toThrow(/budget/)
    for (const viewer of [9, 0.5, -1]) {
      expect(() => choose({ ...view, viewer }, legal, FEW)).toThrow(/no seat/)
    }
  })

  test.each(LEVELS)('%s: a list that does not fit the view is answered, or an error that says so', (name) => {
    for (let i = 1; i < Math.min(questions.length, 60); i += 3) {
      const { view } = at(questions, i)
      const { legal } = at(questions, (i * 7) % questions.length)
      try {
        const { action } = botOf(game, name).choose(view, legal, FEW)
        if (action !== 'wait') expect(isAllowed({ ...at(questions, i), legal }, action)).toBe(true)
      } catch (error) {
        expect(String(error)).toMatch(/a bot of \w+ (cannot make sense|was given)/)
      }
    }
  })

  test.each(LEVELS)('%s: a budget of 0 still gives a legal action at once, a senseless one is an error', (name) => {
    for (const asked of questions.slice(0, 20)) {
      for (const budget of [{ ms: 0 }, { iterations: 0 }]) {
        const { action } = botOf(game, name).choose(asked.view, asked.legal, budget)
        if (action !== 'wait') expect(isAllowed(asked, action)).toBe(true)
      }
    }
    const { view, legal } = at(questions, 0)
    for (const much of [Number.NaN, -1, Number.POSITIVE_INFINITY]) {
      expect(() => botOf(game, name).choose(view, legal, { ms: much })).toThrow(/budget/)
    }
  })

  test.each(LEVELS)('%s keeps its time: it looks at the clock, and does little more once that is up', (name) => {
    // A millisecond passes with every look at it.
    let looks = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      looks += 1
      return looks
    })
    try {
      for (const { view, legal } of questions) {
        looks = 0
        const choice = botOf(game, name).choose(view, legal, { ms: 10 })
        const tried = choice.action === 'wait' ? [] : (choice.candidates ?? [])
        const tries = tried.reduce((all, { visits }) => all + visits, 0)
        // One to begin with, and one that tells that the time is up.
        expect(looks).toBeLessThanOrEqual(1 + 10 + 1)
        // No more than one for each look.
        expect(tries).toBeLessThanOrEqual(looks)
      }
    } finally {
      clock.mockRestore()
    }
  })
})
