/* What games ask of the platform, tried on games played by lot. */
import { type AnyGame, at, seededChance, type Tagged, type Viewer } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, findGame, listedIds } from '../src/index.ts'

/** Plays by lot and shows every state on the way. */
function play(game: AnyGame, options: object, seats: number, seed: string, look: (state: object) => void): void {
  const read = game.options.read(options)
  if (read.kind === 'refusal') throw new Error(read.code)
  const chance = seededChance(seed)
  const state = game.setup(read.options, seats, chance)
  for (let i = 0; i < 2000; i++) {
    const actors = game.toAct(state)
    if (actors.length === 0) return
    look(state)
    const actor = at(actors, chance.pick(actors.length, 'actor'))
    const legal = game.legal(state, actor)
    const brave = legal.filter(({ kind }) => kind !== 'retire')
    const choices = brave.length > 0 ? brave : legal
    if (choices.length > 0)
      game.apply(state, actor, at(choices, chance.pick(choices.length, 'action')), chance, () => {})
  }
}

describe.each(CATALOGUE.filter(({ standing }) => standing.length > 0))(
  '$game.id',
  ({ game, standing, machineOptions }) => {
    test('what is answered beforehand can be declined always, and answered as the rules allow, at a known place', () => {
      const seen = new Map<string, Set<boolean>>()
      for (let i = 0; i < 20; i++) {
        play(game, machineOptions, game.seats.min, `standing-${i}`, (state) => {
          for (let seat = 0; seat < game.seats.min; seat++) {
            const question = game.asked(game.view(state, seat))
            const known = standing.find((each) => each.question === question?.kind)
            if (question === undefined || known === undefined) continue
            expect(game.whyNot(state, seat, known.decline)).toBeUndefined()
            const isLegal = game.whyNot(state, seat, known.answer) === undefined
            expect(isLegal).toBe(game.legal(state, seat).some(({ kind }) => kind === known.answer.kind))
            expect(Number(question.params.at)).toBeLessThan(known.places)
            seen.set(known.question, (seen.get(known.question) ?? new Set()).add(isLegal))
          }
        })
      }
      for (const { question } of standing) expect(seen.get(question)?.size).toBe(2)
    })
  },
)

test('tournament 7.2, 7.3: the race asks for what the clerk may do, and for nothing else', () => {
  const { game, race } = findGame('tournament') ?? {}
  if (game === undefined || race === undefined || race === null) throw new Error('no race')
  const fits = (state: object, action: Tagged) => {
    const read = game.parseAction(action)
    return 'code' in read ? read.code : game.whyNot(state, 'clerk', read)?.code
  }
  const measured = { claimed: 250, span: 300, allowance: 40 }
  let [throws, touches] = [0, 0]
  for (let i = 0; i < 60; i++) {
    play(game, {}, 3, `race-${i}`, (state) => {
      const now = race.now(state)
      const isClerkAsked = game.toAct(state).includes('clerk')
      if (now === undefined) return
      expect(isClerkAsked).toBe(!now.isThrown || now.waitsFor.length > 0)
      for (const shown of ['both', 'alone'] as const) {
        expect(fits(state, race.throwTo(shown))).toBe(now.isThrown ? 'alreadyThrown' : undefined)
      }
      throws += now.isThrown ? 0 : 1
      for (const seat of now.pair) {
        const isAwaited = now.waitsFor.includes(seat)
        touches += isAwaited ? 1 : 0
        for (const action of [race.touch(seat, null), race.touchAsBot(seat, 'knight')]) {
          expect(fits(state, action) === undefined).toBe(isAwaited)
        }
        expect(fits(state, race.touch(seat, { token: 'allThree', measured })) === undefined).toBe(isAwaited)
        expect(fits(state, race.touch(seat, { token: 'none such', measured }))).toBe('badValue')
      }
    })
  }
  expect(Math.min(throws, touches)).toBeGreaterThan(5)
  // A touch that came too late is none.
  expect(race.touch(1, { token: 'allThree', measured: { claimed: 5100, span: 5200, allowance: 50 } })).toEqual(
    race.touch(1, null),
  )
})

/** With and without what adds questions. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  merlin: [{}, { kingsFavour: true, knights: 'random' }, { questTimes: 'any', knights: 'draft' }],
}
const WORLDS = 4

describe.each(CATALOGUE.filter(({ game }) => listedIds().includes(game.id)))(
  '$game.id',
  ({ game, isForced, machineOptions }) => {
    test('a question is said to have one answer only where everybody can know that', () => {
      const chance = seededChance('forced')
      const viewersOf = (seats: number): Viewer[] => ['table', ...Array(seats).keys()]
      let forced = 0
      for (const [i, options] of (VARIANTS[game.id] ?? [{}]).entries()) {
        for (let n = 0; n < 4; n++) {
          const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1))
          play(game, { ...machineOptions, ...options }, seats, `forced-${i}-${n}`, (state) => {
            const [asked = 'clerk', ...others] = game.toAct(state)
            const views = viewersOf(seats).map((viewer) => game.view(state, viewer))
            const said = views.map((view) => isForced(view))
            expect(new Set(said).size, 'the same for every viewer').toBe(1)
            if (said[0] !== true) return
            forced += 1
            expect(others).toEqual([])
            expect(game.legal(state, asked)).toHaveLength(1)
            for (const view of views)
              for (let world = 0; world < WORLDS; world++)
                expect(game.legal(game.imagine(view, chance), asked)).toHaveLength(1)
          })
        }
      }
      expect(forced).toBeGreaterThan(0)
    })
  },
)
