/* The predictions of the tournament's board, checked against the rules in positions of real games. */
import '../fake-dom/fake-dom.ts'
import { at, isRefusal, type Seat, seededChance, step } from '@logres/kernel'
import { board as tournamentBoard } from '@logres/tournament/board'
import { actionOf, Drafting } from '@logres/tournament/board/draft.ts'
import { EffectLine } from '@logres/tournament/board/effect.tsx'
import { duelsOf } from '@logres/tournament/board/fought.ts'
import { offersThatMend, offersToMe } from '@logres/tournament/board/listing.ts'
import { logTexts } from '@logres/tournament/board/log-texts.ts'
import { Model } from '@logres/tournament/board/model.ts'
import { effectOf, outfitOf, without } from '@logres/tournament/board/outfit.ts'
import { Say } from '@logres/tournament/board/say.tsx'
import {
  type Action,
  type Card,
  type Event,
  hasOutfit,
  isKnight,
  JOKER,
  type Offer,
  type Options,
  pairsOf,
  question,
  type State,
  tournament,
  WEAPONS,
  weaponOf,
} from '@logres/tournament/rules'
import { h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'
import { type Moment, randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt']
const HASTY: readonly string[] = ['retire', 'ready', 'endBarter', 'withdraw']

function courseOf(seed: string, seats: number, options: Partial<Options>): readonly Moment<State, Event>[] {
  return [
    ...randomGame(tournament, {
      options: { ...tournament.options.defaults, ...options },
      seats,
      seed,
      isRare: ({ kind }) => HASTY.includes(kind),
    }),
  ]
}

const COURSES = Array.from({ length: 14 }, (_, i) =>
  courseOf(`board ${i}`, 3 + (i % 3), { draft: i % 2 === 0, judgementByLot: i % 4 === 0 }),
)
const COURSE = COURSES.flat()

let speech: GameTexts

beforeAll(async () => {
  await tournamentBoard.ready()
  speech = await loadTexts(tournament)
})

function seen(state: State, viewer: Seat | 'table'): OpenedBoard {
  return openBoard({ game: tournament, speech, names: NAMES.slice(0, state.banners.length) }, state, viewer)
}

interface Asked {
  readonly state: State
  readonly me: Seat
}

/** Everybody who is asked this, wherever it is asked. */
function asking(kind: string): readonly Asked[] {
  return COURSE.flatMap(({ state }) => {
    const seats = tournament.toAct(state).filter((actor) => actor !== 'clerk')
    return question(state)?.kind === kind ? seats.map((me) => ({ state, me })) : []
  })
}

function done(state: State, actor: Seat, action: Action) {
  const result = step(tournament, state, actor, action, seededChance('done'))
  if (isRefusal(result)) throw new Error(result.code)
  return result
}

const A_WEAPON = { shield: 'a shield', sword: 'a sword', lance: 'a lance', armour: 'armour' } as const
const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

describe('5.1 an outfit', () => {
  it('lacks what no card and no joker is there for, and is complete exactly if the rules say so', () => {
    const complete = new Set<boolean>()
    for (const { state } of COURSE.filter((_, i) => i % 7 === 0))
      for (const hand of state.hands) {
        const { parts, gaps, jokers, spareJokers } = outfitOf(hand)
        expect(gaps.length === 0).toBe(hasOutfit(hand))
        complete.add(hasOutfit(hand))
        expect(jokers).toBe(hand.filter((card) => card === JOKER).length)
        const missing = WEAPONS.filter((weapon) => !hand.some((card) => weaponOf(card) === weapon))
        expect(gaps.length).toBe(Math.max(0, missing.length - jokers))
        expect(spareJokers).toBe(Math.max(0, jokers - missing.length))
        expect(parts.filter(({ by }) => by === 'card').map(({ weapon }) => weapon)).toEqual(
          WEAPONS.filter((weapon) => !missing.includes(weapon)),
        )
        expect(parts.flatMap(({ cards }) => cards).length).toBe(hand.length - jokers)
      }
    expect(complete.size).toBe(2)
  })

  it('is completed, kept, broken or still lacking by an exchange', () => {
    const whole = [0, 15, 30, 45]
    expect(effectOf(whole, whole)).toBe('keeps')
    expect(effectOf(whole.slice(1), whole)).toBe('completes')
    expect(effectOf(whole, whole.slice(1))).toBe('breaks')
    expect(effectOf(whole.slice(1), whole.slice(2))).toBe('lacks')
    expect(without([3, 3, 5, JOKER, JOKER], [3, JOKER])).toEqual([3, 5, JOKER])
  })
})

describe('4.3 what accepting an offer would do', () => {
  it('is what it does: to the outfit, and to the purse', async () => {
    const effects = new Set<string>()
    let deals = 0
    for (const { state, me } of asking('barter').filter((_, i) => i % 9 === 0)) {
      const model = new Model(seen(state, me).context)
      for (const { name, gives, wants } of model.view.value.offers) {
        const accept = model.chosenFill(name)
        if (accept === undefined) continue
        const { state: then } = done(state, me, accept)
        const hand = [...without(model.hand.value, [...wants.cards, ...accept.fill]), ...gives.cards]
        expect(hand.toSorted((a, b) => a - b)).toEqual(at(then.hands, me))
        const coins = model.purse.value + gives.coins - wants.coins
        expect(coins).toBe(at(then.purses, me))
        deals += 1
        const part = await renderPart(h(EffectLine, { model, prospect: { hand, coins } }))
        const before = hasOutfit(at(state.hands, me))
        const after = hasOutfit(at(then.hands, me))
        if (isKnight(state, me)) {
          const said = after
            ? before
              ? 'Keeps your outfit'
              : 'Completes your outfit'
            : before
              ? 'Breaks your outfit'
              : `You would lack ${listed(outfitOf(hand).gaps.map((gap) => A_WEAPON[gap]))}`
          expect(part.text()).toContain(said)
          effects.add(said.slice(0, 6))
        }
        const paid = at(then.purses, me)
        expect(part.text().includes('leaves you')).toBe(paid !== at(state.purses, me))
        if (paid !== at(state.purses, me)) expect(part.text()).toContain(`leaves you ${paid} coin`)
        part.clear()
      }
      model.close()
    }
    expect(deals).toBeGreaterThan(20)
    expect(effects.size).toBeGreaterThan(2)
  })

  it('counts the offers that would complete the outfit, and the private ones', () => {
    const mending = new Set<number>()
    const private_ = new Set<number>()
    for (const { state, me } of asking('barter').filter((_, i) => i % 5 === 0)) {
      const model = new Model(seen(state, me).context)
      const mends = model.view.value.offers.filter(({ name }) =>
        model.fillsOf(name).some((accept) => hasOutfit(at(done(state, me, accept).state.hands, me))),
      )
      const isShort = !hasOutfit(at(state.hands, me))
      expect(offersThatMend(model)).toBe(isShort ? mends.length : 0)
      mending.add(offersThatMend(model))
      const mine = state.offers.filter(
        ({ name, declinedBy }) =>
          name.audience !== 'all' && name.audience.includes(me) && name.giver !== me && !declinedBy.includes(me),
      )
      expect(offersToMe(model)).toBe(mine.length)
      private_.add(mine.length)
      model.close()
    }
    expect(mending.size).toBeGreaterThan(1)
    expect(private_.size).toBeGreaterThan(1)
  })

  it('does not count an offer that asks for another part of the outfit in return', () => {
    let tried = 0
    for (const { state, me } of asking('barter')) {
      const hand = at(state.hands, me)
      const { gaps, parts, jokers } = outfitOf(hand)
      const [gap, ...others] = gaps
      const single = parts.find(({ cards }) => cards.length === 1)?.cards[0]
      const giver = state.hands.findIndex((cards, seat) => seat !== me && cards.some((card) => weaponOf(card) === gap))
      if (gap === undefined || others.length > 0 || jokers > 0 || single === undefined || giver < 0) continue
      const wanted = at(
        at(state.hands, giver).filter((card) => weaponOf(card) === gap),
        0,
      )
      const offer = (wants: Card[]): Action => ({
        kind: 'offer',
        audience: [me],
        gives: { cards: [wanted], coins: 0 },
        wants: { cards: wants, any: [], coins: wants.length === 0 ? 1 : 0 },
      })
      const counted = (wants: Card[]): number | undefined => {
        if (tournament.whyNot(state, giver, offer(wants)) !== undefined) return undefined
        const model = new Model(seen(done(state, giver, offer(wants)).state, me).context)
        const count = offersThatMend(model)
        model.close()
        return count
      }
      const before = new Model(seen(state, me).context)
      const count = offersThatMend(before)
      before.close()
      const forPart = counted([single])
      if (forPart === undefined || at(state.purses, me) === 0) continue
      expect(forPart).toBe(count)
      expect(counted([])).toBe(count + 1)
      tried += 1
    }
    expect(tried).toBeGreaterThan(0)
  })

  it('offers every way to meet an offer that the rules list, and no other', () => {
    for (const { state, me } of asking('barter').filter((_, i) => i % 9 === 0)) {
      const model = new Model(seen(state, me).context)
      const accepts = tournament.legal(state, me).filter(({ kind }) => kind === 'accept')
      expect(model.view.value.offers.flatMap(({ name }) => model.fillsOf(name)).length).toBe(accepts.length)
      for (const { name } of model.view.value.offers) {
        const ways = model.fillsOf(name)
        for (const [no, way] of ways.entries()) {
          model.chooseFill(name, no)
          expect(model.chosenFill(name)).toEqual(way)
        }
      }
      model.close()
    }
  })
})

describe('4.2 the offer that is being made', () => {
  const nothing = { cards: [], any: [], coins: 0 }

  it('is said as it was put together', () => {
    const drafting = new Drafting(seen(at(COURSE, 0).state, 0).context)
    expect(drafting.isEmpty).toBe(true)
    drafting.add(20)
    drafting.add(3)
    drafting.change({ coins: 2, askedCoins: 5 })
    drafting.ask({ weapon: 'lance', value: 4, isAtLeast: true })
    drafting.ask({ weapon: 'sword', value: 9, isAtLeast: false })
    drafting.ask({ weapon: 'joker', value: 1, isAtLeast: false })
    expect(actionOf(drafting.draft.value)).toEqual({
      kind: 'offer',
      audience: 'all',
      gives: { cards: [3, 20], coins: 2 },
      wants: { cards: [23, JOKER], any: [{ weapon: 'lance', least: 4 }], coins: 5 },
    })
    drafting.address(2)
    drafting.address(1)
    expect(drafting.draft.value.audience).toEqual([1, 2])
    drafting.address(1)
    drafting.address(2)
    expect(drafting.draft.value.audience).toBe('all')
    drafting.remove(3)
    expect(drafting.draft.value.gives).toEqual([20])
    drafting.clear()
    expect(drafting.isEmpty).toBe(true)
  })

  it('as an answer turns the other one round: what was given is asked, what was asked is given', () => {
    const drafting = new Drafting(seen(at(COURSE, 0).state, 0).context)
    const name = { giver: 2, audience: 'all', n: 1 } as const
    const offer: Offer = {
      name,
      gives: { cards: [20, JOKER], coins: 3 },
      wants: { ...nothing, cards: [4], coins: 9 },
      answers: null,
      declinedBy: [],
    }
    drafting.counter(offer, [7], 6)
    expect(actionOf(drafting.draft.value)).toEqual({
      kind: 'counter',
      offer: name,
      gives: { cards: [4, 7], coins: 6 },
      wants: { cards: [20, JOKER], any: [], coins: 3 },
    })
    expect(drafting.draft.value.audience).toEqual([2])
    expect(drafting.isStanding([offer])).toBe(true)
    expect(drafting.isStanding([])).toBe(false)
  })

  it('takes cards of the hand in and out, and is sent only if the rules allow it', () => {
    const { state, me } = at(
      asking('barter').filter(({ state, me }) => isKnight(state, me) && at(state.hands, me).length > 3),
      4,
    )
    const { context, acts, refusals } = seen(state, me)
    const model = new Model(context)
    model.send()
    expect([acts.length, refusals.length]).toEqual([0, 1])
    const card = at(
      model.hand.value.filter((each) => each !== JOKER),
      0,
    )
    model.toggleGiven(card)
    expect(model.drafting.draft.value.gives).toEqual([card])
    expect(model.usedOf(card)).toBe(1)
    model.give(card)
    expect(model.drafting.draft.value.gives).toEqual([card])
    model.toggleGiven(card)
    expect(model.drafting.draft.value.gives).toEqual([])
    model.give(card)
    model.drafting.change({ askedCoins: 3 })
    model.send()
    expect(acts).toEqual([
      { kind: 'offer', audience: 'all', gives: { cards: [card], coins: 0 }, wants: { ...nothing, coins: 3 } },
    ])
    expect(model.drafting.isEmpty).toBe(true)
    model.drafting.change({ coins: model.purse.value + 5 })
    expect(model.drafting.draft.value.coins).toBe(model.purse.value)
    model.close()
  })
})

describe('what the prompt says', () => {
  it('in a barter: what is missing and the opponent; nothing is missing for who has a bye', async () => {
    const met = new Set<string>()
    for (const { state, me } of asking('barter').filter((_, i) => i % 11 === 0)) {
      const model = new Model(seen(state, me).context)
      const part = await renderPart(h(Say, { model }))
      const asked = question(state)
      const isReady = asked?.kind === 'barter' && at(asked.ready, me)
      const { gaps } = outfitOf(at(state.hands, me))
      const pair = pairsOf(state).find((each) => each.includes(me))
      const other = pair?.find((seat) => seat !== me)
      const said = isReady
        ? 'You are ready.'
        : !isKnight(state, me)
          ? 'You are out of the lists.'
          : other === undefined
            ? 'You have a bye this round.'
            : gaps.length > 0
              ? `You lack ${listed(gaps.map((gap) => A_WEAPON[gap]))}.`
              : `Your outfit is complete. You face ${NAMES[other]}.`
      expect(part.text()).toContain(said)
      // Never both: something is missing, and nobody looks.
      expect(part.text()).not.toMatch(/You lack.*not checked/)
      met.add(said.slice(0, 8))
      part.clear()
      model.close()
    }
    expect(met.size).toBeGreaterThan(3)
  })

  it('5.2 at the announcement: whether they stay, or what they lack and that no answer helps', async () => {
    const met = new Set<boolean>()
    for (const { state } of COURSES.flat()) {
      const asked = question(state)
      if (asked?.kind !== 'announcement') continue
      for (const me of tournament.toAct(state).filter((actor) => actor !== 'clerk')) {
        const model = new Model(seen(state, me).context)
        const part = await renderPart(h(Say, { model }))
        const { gaps } = outfitOf(at(state.hands, me))
        const isOut = gaps.length > 0 && model.isChecked(me)
        expect(part.text()).toContain(
          isOut
            ? `You lack ${listed(gaps.map((gap) => A_WEAPON[gap]))}. Whatever you answer`
            : 'Do you stay in the lists?',
        )
        met.add(isOut)
        part.clear()
        model.close()
      }
      if (met.size === 2) break
    }
    expect(met.size).toBe(2)
  })

  it('in a duel: against whom four cards are laid, and they go once four lie there', async () => {
    let laid = 0
    for (const { state, me } of asking('lay').slice(0, 12)) {
      const { context, acts } = seen(state, me)
      const model = new Model(context)
      const part = await renderPart(h(Say, { model }))
      const asked = question(state)
      if (asked?.kind !== 'lay') throw new Error('no duel')
      const other = asked.pair[0] === me ? asked.pair[1] : asked.pair[0]
      expect(part.text()).toContain(`Lay four cards against ${NAMES[other]}.`)
      expect(part.buttons()).not.toContain('Lay these four')
      const legal = tournament.legal(state, me).find(({ kind }) => kind === 'lay')
      if (legal?.kind !== 'lay') throw new Error('nothing to lay')
      await part.after(() => {
        for (const [place, card] of legal.cards.entries()) model.lay(card, place)
      })
      await part.press('Lay these four')
      expect(acts).toEqual([legal])
      laid += 1
      part.clear()
      model.close()
    }
    expect(laid).toBeGreaterThan(3)
  })

  it('6.1 a card on the wrong place is not laid, and the reason is said', () => {
    const { state, me } = at(asking('lay'), 0)
    const { context, refusals } = seen(state, me)
    const model = new Model(context)
    const card = at(
      model.hand.value.filter((each) => each !== JOKER),
      0,
    )
    const weapon = weaponOf(card)
    if (weapon === null) throw new Error('a joker fits everywhere')
    const own = WEAPONS.indexOf(weapon)
    model.lay(card, (own + 1) % 4)
    expect(model.laid.value).toEqual([null, null, null, null])
    expect(refusals.length).toBe(1)
    model.lay(card)
    expect(model.laid.value.indexOf(card)).toBe(own)
    model.takeBack(own)
    expect(model.laid.value).toEqual([null, null, null, null])
    model.close()
  })

  it('after it is over: who was the last knight and who has won', async () => {
    for (const course of COURSES.slice(0, 4)) {
      const [before, last] = course.slice(-2)
      if (before === undefined || last === undefined) throw new Error('no end')
      const { context, show } = seen(before.state, 'table')
      const model = new Model(context)
      show(last.state, last.events)
      const part = await renderPart(h(Say, { model }))
      const end = last.events.find(({ kind }) => kind === 'gameEnded')
      if (end === undefined) throw new Error('no end')
      expect(part.text()).toBe(speech.event(end, context.players.value))
      part.clear()
      model.close()
    }
  })
})

describe('whom a knight meets', () => {
  it('is the opponent of the rules; knights with a bye and knights who are out have none', () => {
    const met = new Set<boolean>()
    for (const { state } of COURSE.filter((_, i) => i % 11 === 0)) {
      const model = new Model(seen(state, 'table').context)
      for (const seat of state.banners.keys()) {
        const pair = state.ended === null ? pairsOf(state).find((each) => each.includes(seat)) : undefined
        expect(model.opponentOf(seat)).toBe(pair?.find((each) => each !== seat))
        met.add(pair === undefined)
        expect(model.isFighting(seat)).toBe(isKnight(state, seat))
      }
      model.close()
    }
    expect(met.size).toBe(2)
  })

  it('6.4 the duels that were fought are told with winner, loser and the winner’s points first', () => {
    let fought = 0
    for (const course of COURSES) {
      const [first, ...others] = course
      if (first === undefined) continue
      const { context, show } = seen(first.state, 'table')
      let wanted: readonly object[] = []
      for (const { state, events } of others) {
        show(state, events)
        for (const event of events) {
          if (event.kind === 'bannersDealt' || (event.kind === 'roundBegan' && event.round === 1)) wanted = []
          if (event.kind !== 'duelWon') continue
          const { seat: winner, loser, points } = event
          wanted = [...wanted, { winner, loser, points }]
          if (event.by === 'points') expect(points[0]).toBeGreaterThan(points[1])
          fought += 1
        }
      }
      expect(duelsOf(context.steps.value)).toEqual(wanted)
    }
    expect(fought).toBeGreaterThan(5)
  })
})

describe('the button that goes on', () => {
  it('4.4 says ready in a barter, and asks for confirmation exactly if the outfit is not complete', () => {
    const sure = new Set<boolean>()
    for (const { state, me } of asking('barter').filter((_, i) => i % 7 === 0)) {
      const board = tournamentBoard.open(seen(state, me).context)
      const asked = question(state)
      const finish = board.finish.value
      if (asked?.kind === 'barter' && at(asked.ready, me)) expect(finish).toBeUndefined()
      else {
        const { gaps } = outfitOf(at(state.hands, me))
        const isShort = isKnight(state, me) && gaps.length > 0
        expect(finish?.action).toEqual({ kind: 'ready' })
        const lacks = `You lack ${listed(gaps.map((gap) => A_WEAPON[gap]))}. Ready anyway?`
        expect(finish?.confirmText).toBe(isShort ? lacks : null)
        sure.add(isShort)
      }
      board.close()
    }
    expect(sure.size).toBe(2)
    const { state, me } = at(asking('announcement'), 0)
    const board = tournamentBoard.open(seen(state, me).context)
    expect(board.finish.value).toBeUndefined()
    board.close()
  })
})

describe('the log', () => {
  it('calls offers by whose they are, and does not say what follows from a weapon that was turned', () => {
    const players = { names: NAMES, reader: 0 }
    const offer = { giver: 1, audience: 'all', n: 1 } as const
    const events: Event[] = [
      { kind: 'offerDeclined', seat: 2, offer },
      { kind: 'offerDeclined', seat: 0, offer },
      { kind: 'offerWithdrawn', offer: { ...offer, giver: 0 }, dealtBy: [] },
      { kind: 'cardWon', seat: 1, from: 2, card: 5 },
      { kind: 'cardDestroyed', seat: 1, card: 5 },
      { kind: 'readySaid', seat: 3 },
    ]
    const lines = events.map((event, i) => ({ step: i, event }))
    expect(logTexts(lines, players).map(({ step: no, text }) => [no, text])).toEqual([
      [0, 'Bors declines Isolde’s offer.'],
      [1, 'You decline Isolde’s offer.'],
      [2, 'Your offer is off the market.'],
      [5, 'Percival is ready.'],
    ])
  })
})
