/* The predictions of Avalon's board, checked against the rules in positions of real games. */
import '../fake-dom/fake-dom.ts'
import { board as avalonBoard } from '@logres/avalon/board'
import { Answer } from '@logres/avalon/board/answer.tsx'
import { isDoable, Model, tilesOf } from '@logres/avalon/board/model.ts'
import { cardName, regionName } from '@logres/avalon/board/names.ts'
import { Say } from '@logres/avalon/board/say.tsx'
import { logTexts } from '@logres/avalon/board/telling/log-texts.tsx'
import {
  type Action,
  avalon,
  CARDS,
  type Event,
  hasAvalonsHelp,
  isSorceress,
  opponentOf,
  owns,
  question,
  resistanceCard,
  type Side,
  type State,
} from '@logres/avalon/rules'
import { at, type Chance, isRefusal, seededChance, step, sum } from '@logres/kernel'
import { h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'
import { randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Bors', 'Morgan']
let speech: GameTexts

beforeAll(async () => {
  await avalonBoard.ready()
  speech = await loadTexts(avalon)
})

function seen(state: State, viewer: Side): OpenedBoard {
  return openBoard({ game: avalon, speech, names: NAMES }, state, viewer)
}

/** One action of the seat that is asked; returns what happened. */
function done(
  state: State,
  action: Action,
  chance: Chance,
): { readonly state: State; readonly events: readonly Event[] } {
  const asked = question(state)
  if (asked === undefined) throw new Error('nobody is asked')
  const result = step(avalon, state, asked.seat, action, chance)
  if (isRefusal(result)) throw new Error(result.code)
  return result
}

const COURSE: readonly State[] = Array.from({ length: 12 }, (_, i) => {
  const options = { ...avalon.options.defaults, turnLimit: 90 }
  return [...randomGame(avalon, { options, seats: 2, seed: `board ${i}` })].map(({ state }) => state)
}).flat()

/** All positions in which this is asked. */
function asking(kind: string): readonly { readonly state: State; readonly me: Side }[] {
  return COURSE.flatMap((state) => {
    const asked = question(state)
    return asked?.kind === kind ? [{ state, me: asked.seat }] : []
  })
}

interface Price {
  /** Cards lost at the region itself, and beyond. */
  readonly there: number
  readonly more: number
  readonly crowns: number | null
  /** 6.8 Avalon helped. */
  readonly isHelped: boolean
}

/** What an attack costs its seat in the end, if nobody resists and Avalon helps wherever it can. */
function paidFor(before: State, attack: Attack, me: Side): Price {
  const chance = seededChance('price')
  let { state, events } = done(before, attack, chance)
  const all = [...events]
  for (let asked = question(state); asked !== undefined; asked = question(state)) {
    const legal = avalon.legal(state, asked.seat)
    const answers = ['decline', 'useAvalon', 'payLoss']
    const answer = legal.find(({ kind }) => answers.includes(kind))
    if (answer === undefined) break
    ;({ state, events } = done(state, answer, chance))
    all.push(...events)
  }
  const owed = all.findIndex(({ kind }) => kind === 'lossesOwed')
  const lost = (list: readonly Event[]) => list.filter((event) => event.kind === 'cardLost' && event.seat === me).length
  const region = at(before.places, attack.at).region
  return {
    there: lost(all.slice(0, owed)),
    more: lost(all.slice(owed)),
    crowns: region?.crowns ?? null,
    isHelped: all.some(({ kind }) => kind === 'avalonUsed'),
  }
}

function cardsOf({ hands, places }: State, side: Side): number {
  return sum(hands[side]) + sum(places.map(({ piles }) => piles[side].length))
}

describe('6.7 6.8 what an attack would cost', () => {
  const positions = asking('playCards')

  it('is what it does cost, with Avalon’s help and without, whatever cards lie there', async () => {
    let attacks = 0
    const helped = new Set<boolean>()
    const supported = new Set<boolean>()
    for (const { state, me } of positions.filter((_, i) => i % 3 === 0)) {
      const { context } = seen(state, me)
      const model = new Model(context)
      const part = await renderPart(h(Say, { model }))
      for (const { card, no } of model.hand.value) {
        await part.after(() => model.pick(no))
        for (const { at: position, attack, price } of model.prospects.value ?? []) {
          if (!isDoable(attack) || !isAttack(attack)) continue
          const cost = paidFor(state, attack, me)
          // 6.8 Conquering Avalon qualifies for its help; in the mist nobody knows that it lies there.
          const isInMist = at(state.places, position).region === null
          const later = isInMist && cost.isHelped && !hasAvalonsHelp(state, me) ? 1 : 0
          const truth = { ...cost, more: cost.more + later }
          // A player who has less than they owe loses everything; the text says what they would owe.
          if (truth.there + truth.more >= cardsOf(state, me)) continue
          expect(price, `${cardName(card)} at ${position}`).toBe(truth.there + truth.more)
          await part.after(() => {
            model.focus.value = position
          })
          const { there, more, crowns } = truth
          const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
          const won = crowns === null ? 'what the mist hides' : crowns === 1 ? '1 crown' : `${crowns} crowns`
          const lose = there === 0 ? cards(more) : `${cards(there)} there and ${more} more`
          expect(part.text()).toContain(`you win ${won} and lose ${lose}.`)
          attacks += 1
          helped.add(hasAvalonsHelp(state, me))
          supported.add(at(state.places, position).piles[me].length > 1)
        }
        await part.after(() => model.pick(undefined))
      }
      part.clear()
    }
    expect(attacks).toBeGreaterThan(60)
    expect([...helped].toSorted()).toEqual([false, true])
    expect([...supported].toSorted()).toEqual([false, true])
  })

  it('is said on the button too, where as what a card is laid is asked', async () => {
    const found = positions.find(({ state, me }) => hasAvalonsHelp(state, me) && attacksIn(state, me).length > 0)
    if (found === undefined) throw new Error('no such position')
    const { state, me } = found
    const { context } = seen(state, me)
    const model = new Model(context)
    const attack = at(attacksIn(state, me), 0)
    model.pick(model.hand.value.findIndex(({ card }) => card === attack.card))
    model.target.value = attack.at
    const part = await renderPart(h(Say, { model }))
    const { there, more } = paidFor(state, attack, me)
    expect(part.buttons()).toContain(`Attack lose ${there + more}`)
  })
})

type Attack = Action & { readonly kind: 'attack'; readonly card: number; readonly at: number }

function isAttack(action: Action): action is Attack {
  return action.kind === 'attack'
}

function attacksIn(state: State, me: Side): readonly Attack[] {
  return avalon.legal(state, me).filter(isAttack)
}

describe('6.4 5.2 what is said of an answer', () => {
  it('names the card that could answer, and says nothing where nobody could', async () => {
    let said = 0
    for (const { state, me } of asking('playCards').filter((_, i) => i % 5 === 0)) {
      const attack = attacksIn(state, me)[0]
      if (attack === undefined) continue
      const { context } = seen(state, me)
      const model = new Model(context)
      model.pick(model.hand.value.findIndex(({ card }) => card === attack.card))
      model.focus.value = attack.at
      const part = await renderPart(h(Say, { model }))
      const other = opponentOf(me)
      const { state: then } = done(state, attack, seededChance('answer'))
      const isAsked = question(then)?.kind === 'answerAttack'
      const isSaid = part.text().includes('unless')
      if (isAsked) {
        const card = resistanceCard(then, other, attack.at)
        if (at(then.hands[other], card) > 0) expect(isSaid).toBe(true)
        if (isSaid) expect(part.text()).toContain(`unless ${NAMES[other]} answers with a ${cardName(card)}, you win`)
      } else expect(isSaid).toBe(false)
      if (isSaid) said += 1
      part.clear()
    }
    expect(said).toBeGreaterThan(5)
  })

  it.each(['answerAttack', 'answerSpell'])(
    'offers to %s with the card the rules ask for, if it is held',
    async (kind) => {
      const held = new Set<boolean>()
      for (const { state, me } of asking(kind).filter((_, i) => i % 2 === 0)) {
        const { context, acts } = seen(state, me)
        const model = new Model(context)
        const part = await renderPart(h(Answer, { model }))
        const answer = avalon.legal(state, me).find((action) => action.kind !== 'decline')
        held.add(answer !== undefined)
        const card = model.answerCard.value
        if (card === undefined) throw new Error('no card would answer')
        const name = cardName(card)
        if (answer === undefined) {
          expect(part.text()).toContain(`You have no ${name}.`)
          expect(state.hands[me][card]).toBe(0)
        } else {
          expect(state.hands[me][card]).toBeGreaterThan(0)
          await part.press(`Answer with your ${name}`)
          expect(acts).toEqual([answer])
        }
        part.clear()
      }
      expect(held.size).toBe(2)
    },
  )

  it('says what is lost if the attack is let happen, on both sides', async () => {
    let said = 0
    for (const { state, me } of asking('answerAttack').filter((_, i) => i % 3 === 0)) {
      const { context } = seen(state, me)
      const part = await renderPart(h(Answer, { model: new Model(context) }))
      const position = Number(context.question.value?.params.at)
      const there = at(state.places, position)
      const { events } = done(state, { kind: 'decline' }, seededChance('let'))
      const lost = (side: Side) => events.filter((event) => event.kind === 'cardLost' && event.seat === side).length
      const owed = events.find((event) => event.kind === 'lossesOwed')
      const crowns = there.owner === me ? (there.region?.crowns ?? 0) : 0
      const mine = lost(me)
      if (crowns > 0) expect(part.text()).toContain(`You lose ${crowns === 1 ? '1 crown' : `${crowns} crowns`} (`)
      const cards = mine === 1 ? '1 card' : `${mine} cards`
      if (crowns > 0 && mine > 0) expect(part.text()).toContain(`and ${cards}.`)
      if (mine > 0 && owed !== undefined)
        expect(part.text()).toContain(`${NAMES[opponentOf(me)]} loses ${cards} there and ${owed.cards} more.`)
      if (mine > 0 && owed !== undefined) said += 1
      part.clear()
    }
    expect(said).toBeGreaterThan(0)
  })
})

describe('4.1 5.1 6.1 what a picked card can do where', () => {
  const positions = asking('playCards').filter((_, i) => i % 4 === 0)

  it('is what the rules allow, and else the reason is said', () => {
    for (const { state, me } of positions) {
      const { context } = seen(state, me)
      const model = new Model(context)
      const legal = avalon.legal(state, me)
      expect(model.prospects.value).toBeUndefined()
      for (const { card, no } of model.hand.value) {
        model.pick(no)
        for (const { at: position, attack, enchant, reinforce } of model.prospects.value ?? []) {
          const isLegal = (kind: string) =>
            legal.some(
              (action) =>
                action.kind === kind &&
                'at' in action &&
                action.at === position &&
                'card' in action &&
                action.card === card,
            )
          expect(isDoable(attack)).toBe(isLegal('attack'))
          expect(isDoable(enchant)).toBe(isLegal('enchant'))
          expect(reinforce !== undefined).toBe(isLegal('reinforce'))
        }
        model.pick(no)
        expect(model.pickedCard.value).toBeUndefined()
      }
    }
  })

  it('is done if it is one thing, asked for if it could be two, refused with the reason if it is nothing', () => {
    const met = new Set<string>()
    const circles = asking('playCards').filter(({ state, me }) => owns(state, me, 'stoneCircle'))
    for (const { state, me } of [...positions, ...circles].filter((_, i) => i % 6 === 0)) {
      for (const card of CARDS.filter((each) => (state.hands[me][each] ?? 0) > 0)) {
        const { context, acts, refusals } = seen(state, me)
        for (let position = 0; position < 11; position++) {
          acts.length = 0
          refusals.length = 0
          const model = new Model(context)
          model.pick(model.hand.value.findIndex((each) => each.card === card))
          const { attack, enchant } = at(model.prospects.value ?? [], position)
          model.layOnRegion(position)
          const choices = [attack, enchant].filter((each) => isDoable(each))
          met.add(String(choices.length))
          if (choices.length === 1) expect(acts).toEqual(choices)
          else expect(acts).toEqual([])
          expect(model.target.value).toBe(choices.length === 2 ? position : undefined)
          if (choices.length === 0) {
            const [refusal] = refusals
            const wanted = isSorceress(card) && attack === undefined ? enchant : attack
            expect(refusal).toEqual(wanted)
          } else expect(refusals).toEqual([])
        }
      }
    }
    expect([...met].toSorted()).toEqual(['0', '1', '2'])
  })
})

describe('what the prompt asks', () => {
  it('6.7 counts what is still to be paid and what was paid', async () => {
    let several = 0
    for (const { state, me } of asking('payLosses').filter((_, i) => i % 3 === 0)) {
      const { context, show } = seen(state, me)
      const owed = Number(context.question.value?.params.owed)
      const model = new Model(context)
      const part = await renderPart(h(Say, { model }))
      const more = (n: number) => (n === 1 ? '1 more card' : `${n} more cards`)
      expect(part.text()).toContain(`Choose ${more(owed)} to lose.`)
      expect(part.text()).toContain(`0 of ${owed} paid`)
      const pay = avalon.legal(state, me).find(({ kind }) => kind === 'payLoss')
      if (owed > 1 && pay !== undefined) {
        const { state: then, events } = done(state, pay, seededChance('pay'))
        await part.after(() => show(then, events))
        expect(part.text()).toContain(`Choose ${more(owed - 1)} to lose.`)
        expect(part.text()).toContain(`1 of ${owed} paid`)
        several += 1
      }
      part.clear()
    }
    expect(several).toBeGreaterThan(3)
  })

  it('6.8 offers Avalon’s help, and to keep it', async () => {
    const { state, me } = at(asking('spareLoss'), 0)
    const { context, acts } = seen(state, me)
    const part = await renderPart(h(Say, { model: new Model(context) }))
    const owed = Number(context.question.value?.params.owed)
    expect(part.text()).toContain(`You owe ${owed === 1 ? '1 card' : `${owed} cards`}. Use Avalon to save one?`)
    await part.press('Yes, save one')
    await part.press('Keep it for later')
    expect(acts).toEqual([{ kind: 'useAvalon' }, { kind: 'keepAvalon' }])
  })

  it('7.6 says how many cards are too many', async () => {
    for (const { state, me } of asking('discardDown').slice(0, 6)) {
      const { context } = seen(state, me)
      const part = await renderPart(h(Say, { model: new Model(context) }))
      const over = sum(state.hands[me]) - 5
      expect(part.text()).toContain(`Discard ${over === 1 ? '1 card' : `${over} cards`} from your hand.`)
      part.clear()
    }
  })

  it('says to the other whose turn it is, and who may answer', async () => {
    for (const kind of ['playCards', 'answerAttack'] as const) {
      const { state, me } = at(asking(kind), 3)
      const { context } = seen(state, opponentOf(me))
      const part = await renderPart(h(Say, { model: new Model(context) }))
      if (kind === 'playCards') expect(part.text()).toContain(`${NAMES[me]}’s turn ${NAMES[me]} is playing.`)
      else expect(part.text()).toContain(`Your turn Waiting for ${NAMES[me]}’s answer.`)
      part.clear()
    }
  })
})

describe('7 the supply', () => {
  it('says of each tile what it would give, and where it is', () => {
    for (const { state, me } of asking('takeTile').filter((_, i) => i % 4 === 0)) {
      const tiles = tilesOf(avalon.view(state, me), me)
      expect(tiles.length).toBe(9)
      for (const { tile, isDark, yields, place } of tiles) {
        if (place !== 'up') continue
        const { events } = done(state, { kind: 'takeTile', tile }, seededChance('tile'))
        const paid = events.find((event) => event.kind === 'tilePaid')
        expect(isDark).toBe(paid === undefined)
        if (paid !== undefined) expect(yields, tile).toBe(paid.cards)
      }
      for (const side of [0, 1] as const) {
        const waiting = state.waiting[side]?.tile
        expect(tiles.filter(({ place }) => place === side).map(({ tile }) => tile)).toEqual(
          waiting === undefined ? [] : [waiting],
        )
      }
    }
  })
})

describe('the button that goes on', () => {
  it('3.4 asks for confirmation exactly if nothing was played, unless the game is won', async () => {
    const sure = new Set<boolean>()
    for (const { state, me } of asking('playCards').filter((_, i) => i % 5 === 0)) {
      const { context, show } = seen(state, me)
      const board = avalonBoard.open(context)
      expect(board.finish.value?.action).toEqual({ kind: 'finishPlays' })
      sure.add(board.finish.value?.confirmText === null)
      const reinforce = avalon.legal(state, me).find(({ kind }) => kind === 'reinforce')
      if (reinforce !== undefined) {
        const { state: then, events } = done(state, reinforce, seededChance('reinforce'))
        show(then, events)
        expect(board.finish.value?.confirmText).toBeNull()
      }
      board.close()
    }
    expect(sure.has(false)).toBe(true)
    const { state, me } = at(asking('endTurn'), 0)
    const board = avalonBoard.open(seen(state, me).context)
    expect(board.finish.value).toEqual({
      action: { kind: 'endTurn' },
      label: 'End turn',
      confirmText: null,
      isLast: true,
    })
    board.close()
  })
})

describe('what belongs to a turn', () => {
  it('ends with it: the picked card, the place it was meant for, what was pointed at, a tile looked at', () => {
    const { state, me } = at(asking('playCards'), 4)
    const { context, show } = seen(state, me)
    const model = new Model(context)
    const later = COURSE.slice(COURSE.indexOf(state)).find(({ turnNo }) => turnNo > state.turnNo)
    if (later === undefined) throw new Error('no later turn')
    model.pick(0)
    model.target.value = 3
    model.focus.value = 5
    model.regard('realm')
    show(later)
    expect([model.picked.value, model.target.value, model.focus.value]).toEqual([undefined, undefined, undefined])
    expect(model.counted.value).toEqual([])
    model.close()
  })

  it('7.1 the regions that a tile counts are no longer marked once it is taken', () => {
    const found = asking('takeTile').find(
      ({ state, me }) => sum(state.faceUp) > 0 && state.places.some(({ owner }) => owner === me),
    )
    if (found === undefined) throw new Error('no such position')
    const { state, me } = found
    const { context, show } = seen(state, me)
    const model = new Model(context)
    const [take] = avalon.legal(state, me)
    if (take?.kind !== 'takeTile') throw new Error('no tile to take')
    model.regard('realm')
    expect(model.counted.value.length).toBeGreaterThan(0)
    const { state: then, events } = done(state, take, seededChance('take'))
    show(then, events)
    expect(model.counted.value).toEqual([])
    model.close()
  })

  it('3.5 an undo that brings a card back leaves the same card picked', () => {
    const positions = asking('playCards').filter(({ state, me }) => sum(state.hands[me]) > 2)
    const { state, me } = at(positions, 0)
    const { context, show } = seen(state, me)
    const model = new Model(context)
    const first = at(model.hand.value, 0)
    const last = at(model.hand.value, model.hand.value.length - 1)
    const { state: then, events } = done(state, { kind: 'reinforce', card: first.card, at: 0 }, seededChance('lay'))
    show(then, events)
    model.pick(model.hand.value.findIndex(({ key }) => key === last.key))
    expect(model.pickedCard.value).toBe(last.card)
    show(state)
    expect(model.pickedCard.value).toBe(last.card)
    model.close()
  })
})

describe('the log', () => {
  it('6.7 says losses that belong together in one line, with their number and where they come from', () => {
    const players = { names: NAMES, reader: 0 }
    const line = (event: Event) => ({ step: 4, event })
    const lost = (seat: Side, from: number | 'hand', card: number): Event => ({ kind: 'cardLost', seat, card, from })
    const say = (...events: Event[]) =>
      logTexts(events.map(line), players, (event, to) => speech.event(event, to)).map(({ text }) => text)
    expect(say(lost(1, 3, 0), lost(1, 3, 2), lost(1, 3, 4))).toEqual(['Morgan loses 3 cards at region 4.'])
    expect(say(lost(0, 3, 0), lost(0, 'hand', 2))).toEqual(['You lose 2 cards from hand and piles.'])
    expect(say(lost(0, 3, 0), lost(1, 3, 2))).toEqual([
      'You lose a yellow knight from region 4.',
      'Morgan loses a green knight from region 4.',
    ])
    expect(say({ kind: 'turnBegan', no: 3, seat: 0 }, lost(0, 'hand', 5))).toEqual([
      'You lose a red sorceress from your hand.',
    ])
  })

  it('names a region as the row does', () => {
    expect(regionName(null)).toBe('Mist')
  })
})
