/* What can be read off the board, and what is explained about it. */
import { at, seededChance, type Viewer } from '@logres/kernel'
import { describe, expect, it } from 'vitest'
import { explain, type Known } from '../../board/explain/explain.ts'
import { messages as de } from '../../board/explain/texts/de.ts'
import { messages as en } from '../../board/explain/texts/en.ts'
import { messages as fr } from '../../board/explain/texts/fr.ts'
import { messages as it_ } from '../../board/explain/texts/it.ts'
import { dealsSeen, salesIn } from '../../board/prices.ts'
import { readings, score } from '../../board/telling/readings.ts'
import { dealFor, JOKER, tournament, type View } from '../../rules/index.ts'
import { BOT_GAMES, type BotGame, playersFor, stepsOf, viewersOf, viewIn } from './bot-games.ts'

const LANGUAGES = { en, fr, de, it: it_ }

/** The places where two views differ, found without the readings. */
function differing(was: View, is: View): ReadonlySet<string> {
  const places = new Set<string>()
  for (const seat of is.banners.keys()) {
    if (was.banners[seat] !== is.banners[seat]) places.add(`banner-${seat}`)
    if (was.hands[seat]?.size !== is.hands[seat]?.size) places.add(`hand-${seat}`)
    if (was.purses[seat] !== is.purses[seat]) places.add(`purse-${seat}`)
  }
  const { viewer } = is
  const cardsIn = (view: View) => (viewer === 'table' ? [] : (view.hands[viewer]?.cards ?? []))
  const countIn = (view: View, card: number) => cardsIn(view).filter((each) => each === card).length
  for (const card of [...cardsIn(was), ...cardsIn(is), JOKER])
    if (countIn(was, card) !== countIn(is, card)) places.add(`card-${card}`)
  const offersIn = (view: View) =>
    new Map(
      view.offers
        .filter(({ declinedBy }) => viewer === 'table' || !declinedBy.includes(viewer))
        .map(({ name: { giver, audience, n }, declinedBy }) => [
          `offer-${giver}-${audience === 'all' ? audience : audience.join('.')}-${n}`,
          declinedBy.join(),
        ]),
    )
  const [before, after] = [offersIn(was), offersIn(is)]
  for (const place of [...before.keys(), ...after.keys()]) if (before.get(place) !== after.get(place)) places.add(place)
  const knights = (view: View) => view.banners.filter((banner) => banner !== null).length
  if (was.round !== is.round || knights(was) !== knights(is)) places.add('sequence')
  if (was.heapSize !== is.heapSize) places.add('heap')
  const openIn = (view: View, card: number) => view.open.filter((each) => each === card).length
  for (const card of was.open) if (openIn(was, card) !== openIn(is, card)) places.add(`open-${card}`)
  return places
}

describe('what can be read off the board', () => {
  it('differs exactly where the views differ', () => {
    const kinds = new Set<string>()
    for (const game of BOT_GAMES) {
      for (const viewer of viewersOf(game)) {
        const steps = stepsOf(game, viewer)
        for (const [i, step] of steps.entries()) {
          const before = steps[i - 1]
          if (before === undefined) continue
          const [was, is] = [readings(before.view), readings(step.view)]
          const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
            (place) => was.get(place) !== is.get(place),
          )
          expect(new Set(changed)).toEqual(differing(viewIn(before.view), viewIn(step.view)))
          for (const place of changed) kinds.add(place.replace(/-.*/u, ''))
        }
      }
    }
    expect(kinds).toEqual(new Set(['banner', 'hand', 'purse', 'card', 'offer', 'sequence', 'heap', 'open']))
  })

  it('holds no purse and no score that is secret', () => {
    let secret = 0
    for (const game of BOT_GAMES) {
      for (const viewer of viewersOf(game)) {
        for (const { view } of stepsOf(game, viewer)) {
          for (const [seat, coins] of viewIn(view).purses.entries()) {
            expect(readings(view).get(`purse-${seat}`)).toBe(coins ?? undefined)
            expect(score(view, seat)).toBe(coins ?? undefined)
            if (coins === null) secret += 1
          }
        }
      }
    }
    expect(secret).toBeGreaterThan(100)
  })
})

function knownIn(game: BotGame, viewer: Viewer, i: number): Known {
  const steps = stepsOf(game, viewer).slice(0, i + 1)
  const view = viewIn(at(steps, i).view)
  const lowest = view.options.lowestValue
  const state = tournament.imagine(view, seededChance('explain'))
  const accepts =
    viewer === 'table'
      ? []
      : tournament.legal(state, viewer).flatMap((action) => (action.kind === 'accept' ? [action] : []))
  return {
    ...{ view, players: playersFor(game, viewer), sales: salesIn(dealsSeen(steps)) },
    values: { lowest, highest: lowest + dealFor(game.seats).values - 1 },
    fillOf: (name) => accepts.find(({ offer }) => JSON.stringify(offer) === JSON.stringify(name))?.fill,
  }
}

describe('what is explained', () => {
  it('covers every place that can be read, in four languages, with a rule', () => {
    const rules = new Set<string>()
    for (const game of BOT_GAMES) {
      for (const viewer of viewersOf(game)) {
        const count = stepsOf(game, viewer).length
        for (let i = 0; i < count; i += 17) {
          const known = knownIn(game, viewer, i)
          const places = [
            ...readings(known.view).keys(),
            'tokens',
            'token-crown',
            'token-allThree',
            'duel-lance',
            'gap-lance',
          ]
          for (const [language, texts] of Object.entries(LANGUAGES)) {
            for (const place of places) {
              const said = explain(place, known, texts)
              expect(said, `${language} ${place}`).toBeDefined()
              expect(`${said?.title} ${said?.text}`, place).not.toMatch(/undefined|NaN| {2}/u)
              expect(said?.text, `${language} ${place}`).toMatch(/^\p{Lu}.*\.$/u)
              rules.add(said?.rule ?? '')
            }
          }
          expect(explain('nothing-7', known, en)).toBeUndefined()
        }
      }
    }
    expect(rules).not.toContain('')
    expect(rules.size).toBeGreaterThan(7)
  })

  it('says what an offer would do, as the rules do it', () => {
    const effects = new Set<string>()
    for (const game of BOT_GAMES) {
      const viewer = 0
      for (const [i, { view }] of stepsOf(game, viewer).entries()) {
        const { offers, purses, viewer: me } = viewIn(view)
        if (offers.length === 0 || i % 5 !== 0) continue
        const known = knownIn(game, viewer, i)
        for (const { name, gives, wants } of offers) {
          const place = `offer-${name.giver}-${name.audience === 'all' ? 'all' : name.audience.join('.')}-${name.n}`
          const { text = '' } = explain(place, known, en) ?? {}
          const fill = known.fillOf(name)
          if (name.giver === me) expect(text).toMatch(/^Yours/u)
          else if (fill === undefined) expect(text).toMatch(/^You do not have/u)
          else {
            const gained = gives.coins - wants.coins
            if (gained !== 0) expect(text).toContain(`and have ${(purses[viewer] ?? 0) + gained}.`)
            effects.add(text.slice(0, 12))
          }
        }
      }
    }
    expect(effects.size).toBeGreaterThan(1)
  })
})
