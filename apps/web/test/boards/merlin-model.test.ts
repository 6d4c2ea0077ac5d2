/* The predictions of Merlin's board, checked against the rules in positions of real games. */
import '../fake-dom/fake-dom.ts'
import { at, isRefusal, type Seat, seededChance, step, sum, type Tagged } from '@logres/kernel'
import { board as merlinBoard } from '@logres/merlin/board'
import { Model } from '@logres/merlin/board/model.ts'
import { provinceLabel, spaceLabel, spaceTitle } from '@logres/merlin/board/names.ts'
import { anyResolution, usesOf } from '@logres/merlin/board/quests/uses.ts'
import { Say } from '@logres/merlin/board/say.tsx'
import { layout } from '@logres/merlin/board/texts/index.ts'
import { Deeds } from '@logres/merlin/board/way/deeds.tsx'
import { type Action, layoutOf, merlin, type Options, question, type State, turnOf } from '@logres/merlin/rules'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'
import { type Moment, randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Bors', 'Mordred', 'Morgause']
const OPTIONS: Options = { ...merlin.options.defaults, kingsFavour: true, knights: 'random' }
const DULL: readonly string[] = ['renounce', 'passTower', 'passAlly', 'passSeal', 'keepStaff', 'endTurn']

const COURSE: readonly Moment<State, Tagged>[] = [0, 1].flatMap((i) => [
  ...randomGame(merlin, {
    options: OPTIONS,
    seats: 3,
    seed: `board ${i}`,
    isRare: ({ kind }: Action) => DULL.includes(kind),
  }),
])

let speech: GameTexts

beforeAll(async () => {
  await merlinBoard.ready()
  speech = await loadTexts(merlin)
})

function seen(state: State, viewer: Seat): OpenedBoard {
  return openBoard({ game: merlin, speech, names: NAMES }, state, viewer)
}

interface Asked {
  readonly state: State
  readonly me: Seat
}

function asking(kind: string): readonly Asked[] {
  return COURSE.flatMap(({ state }) => {
    const asked = question(state)
    return asked?.kind === kind ? [{ state, me: asked.seat }] : []
  })
}

/** The model of the seat that is asked. */
function looking<T>({ state, me }: Asked, look: (model: Model, seen: OpenedBoard) => T): T {
  const all = seen(state, me)
  const model = new Model(all.context)
  const answer = look(model, all)
  model.close()
  return answer
}

function after(state: State, seat: Seat, actions: readonly Action[]): State {
  const chance = seededChance('after')
  return actions.reduce((before, action) => {
    const done = step(merlin, before, seat, action, chance)
    if (isRefusal(done)) throw new Error(done.code)
    return done.state
  }, state)
}

it('opens before there is a view, as in a match on a server, and shows the edition once there is one', () => {
  const state = at(COURSE, 0).state
  const { context } = seen(state, 0)
  const view = signal<object>({})
  const model = new Model({ ...context, view })
  expect(layout().edition.name).toBe(layoutOf(OPTIONS).edition.name)
  const another = { ...layoutOf(OPTIONS).edition, name: 'Another box' }
  view.value = { ...merlin.view(state, 0), options: { ...OPTIONS, layout: another } }
  expect(layout().edition.name).toBe('Another box')
  view.value = merlin.view(state, 0)
  expect(layout().edition.name).toBe(layoutOf(OPTIONS).edition.name)
  model.close()
})

describe('3.2 3.3 where a die leads', () => {
  it('is where the figure then stands, for each die that is left, and nowhere for those that are used', () => {
    const figures = new Set<string>()
    for (const each of asking('chooseDie').filter((_, i) => i % 3 === 0)) {
      looking(each, (model) => {
        const { state, me } = each
        const left = model.dice.value.filter((die) => die.state === 'left')
        const player = at(state.players, me)
        expect(left.filter(({ figure }) => figure === 'knight').map(({ value }) => value)).toEqual(
          player.dice.toSorted(),
        )
        expect(model.goals.value.map(({ die }) => die.no)).toEqual(left.map(({ no }) => no))
        for (const { die, ways } of model.goals.value) {
          expect(ways.length, die.figure).toBe(die.figure === 'merlin' ? 2 : 1)
          for (const { chain, to, acts, figure } of ways) {
            const then = after(state, me, chain)
            expect(figure === 'merlin' ? then.merlin : at(then.players, me).knight).toBe(to)
            expect(turnOf(then).at).toBe(acts)
            figures.add(figure)
          }
        }
      })
    }
    expect([...figures].toSorted()).toEqual(['knight', 'merlin'])
  })

  it('is shown as soon as a die is picked, and hidden when it is put back', async () => {
    const each = at(asking('chooseDie'), 6)
    const { context } = seen(each.state, each.me)
    const model = new Model(context)
    const part = await renderPart(h(Say, { model }))
    expect(part.text()).toContain('Choose a die.')
    for (const { die, ways } of model.goals.value) {
      await part.after(() => model.pick(die.no))
      const [way] = ways
      if (way === undefined) throw new Error('no way')
      if (die.figure === 'merlin') expect(part.text()).toContain('Merlin: which way?')
      else expect(part.text()).toContain(`To “${spaceTitle(model, way.acts)}”?`)
      expect(model.golden.value).toEqual(ways.map(({ acts }) => acts))
      await part.after(() => model.pick(undefined))
      expect(part.text()).toContain('Choose a die.')
    }
    model.close()
    part.clear()
  })

  it('can be changed by what is held, and each such way ends where it says', () => {
    const used = new Set<string>()
    for (const each of asking('chooseDie').filter((_, i) => i % 4 === 0)) {
      looking(each, (model) => {
        for (const { die } of model.goals.value) {
          model.pick(die.no)
          for (const { name, count, ways, refusal } of model.means.value) {
            expect(count).toBeGreaterThan(0)
            expect(refusal === undefined).toBe(ways.length > 0 || name === 'staff')
            for (const { chain, acts } of ways) {
              expect(turnOf(after(each.state, each.me, chain)).at, name).toBe(acts)
              used.add(name)
            }
          }
        }
      })
    }
    expect(used.size).toBeGreaterThan(4)
  })

  it('is gone in one go: choosing and moving, one act after the other', async () => {
    const each = at(asking('chooseDie'), 2)
    const { context, acts, show } = seen(each.state, each.me)
    const model = new Model(context)
    const knight = model.goals.value.find(({ die }) => die.figure === 'knight')
    if (knight === undefined) throw new Error('no die for the knight')
    const [way] = knight.ways
    if (way === undefined) throw new Error('no way')
    model.pick(knight.die.no)
    model.press(way.acts)
    expect(acts).toEqual(way.chain.slice(0, 1))
    show(after(each.state, each.me, way.chain.slice(0, 1)))
    expect(acts).toEqual(way.chain)
    model.close()
  })

  it('is nowhere for a die that is used: it stays in sight, and why it cannot be used again is said', () => {
    const [first, ...others] = COURSE.slice(0, 160)
    if (first === undefined) throw new Error('no course')
    const { context, acts, refusals, show } = seen(first.state, 0)
    const model = new Model(context)
    let used = 0
    for (const { state, events } of others) {
      show(state, events)
      const dice = model.dice.value
      const { dice: left, merlinDie } = at(state.players, 0)
      expect(dice.map(({ no }) => no)).toEqual([0, 1, 2, 3])
      expect(dice.filter((die) => die.state === 'left').length).toBe(left.length + (merlinDie > 0 ? 1 : 0))
      if (question(state)?.kind !== 'chooseDie' || question(state)?.seat !== 0) continue
      for (const die of dice) {
        if (die.state !== 'used' || (die.figure === 'knight' && left.includes(die.value))) continue
        refusals.length = 0
        model.pressDie(die.no)
        expect(refusals.length).toBe(1)
        used += 1
      }
    }
    expect(acts).toEqual([])
    expect(used).toBeGreaterThan(3)
    model.close()
  })
})

describe('4.1 what could be done at a space', () => {
  it('is what can be done there after moving there', async () => {
    const told = new Set<string>()
    for (const each of asking('chooseDie').filter((_, i) => i % 5 === 0)) {
      const { context } = seen(each.state, each.me)
      const model = new Model(context)
      for (const { ways } of model.goals.value)
        for (const way of ways) {
          const space = model.spaceAt(way.acts)
          const then = after(each.state, each.me, way.chain)
          const part = await renderPart(h(Deeds, { model, way }))
          const text = part.text()
          part.clear()
          told.add(space)
          const legal = merlin.legal(then, each.me)
          const player = at(then.players, each.me)
          if (space === 'build') {
            const tiles = new Set(legal.flatMap((action) => (action.kind === 'build' ? action.tile : [])))
            const free = then.manors.filter((owner) => owner === null).length
            expect(text).toContain(`you can pay for ${tiles.size} of ${free} free tiles`)
          }
          if (space === 'quest') expect(text).toContain(`you have ${at(then.hands, each.me).length} quest`)
          if (space === 'pointsShields') expect(text).toContain(`${sum(player.items.shield)} point`)
          if (space === 'pointsInfluence') expect(text).toContain(`${sum(player.influence)} point`)
          if (space === 'excalibur' && then.excalibur !== null && then.excalibur !== each.me)
            expect(text).toContain(`from ${NAMES[then.excalibur]}`)
          if (space === 'grail') expect(text).toContain(then.apples === 0 ? 'no apple left' : 'an apple as well')
        }
      model.close()
    }
    expect(told.size).toBeGreaterThan(14)
  })
})

describe('what the prompt asks', () => {
  const SENTENCES: Readonly<Record<string, string>> = {
    chooseDie: 'Choose a die.',
    repeat: 'Spend a staff to do it again?',
    finish: 'Your turn is done.',
    exchange: 'Take any item in exchange.',
    discardTraitor: 'Discard one of your traitors.',
    discardMore: 'Discard another quest, or draw.',
    drawQuest: 'Draw a quest',
    tower: 'The tower gives a shield, a flag or a counter.',
    galahad: 'Galahad: one more of this kind?',
    gaheris: 'Put a Gaheris tile under this manor?',
    kay: 'Put a Kay tile beside this counter?',
  }

  it('is one sentence for each question to the asked player; the others read whom they wait for', async () => {
    const met = new Set<string>()
    for (const [kind, sentence] of Object.entries(SENTENCES)) {
      for (const { state, me } of asking(kind).slice(0, 2)) {
        met.add(kind)
        const model = new Model(seen(state, me).context)
        const part = await renderPart(h(Say, { model }))
        expect(part.text(), kind).toContain('Your turn')
        expect(part.text(), kind).toContain(sentence)
        part.clear()
        model.close()
        const other = (me + 1) % 3
        const looker = new Model(seen(state, other).context)
        const waiting = await renderPart(h(Say, { model: looker }))
        expect(waiting.text()).toMatch(new RegExp(`${NAMES[me]}’s turn ${NAMES[me]} (is playing|is on)`))
        expect(waiting.text()).not.toContain(sentence)
        waiting.clear()
        looker.close()
      }
    }
    expect(met.size).toBeGreaterThan(6)
  })

  it('5.1 says how many quests can be resolved, and what each can be used for', async () => {
    let ready = 0
    for (const each of COURSE.filter((_, i) => i % 4 === 0)) {
      const asked = question(each.state)
      if (asked === undefined) continue
      const legal = merlin.legal(each.state, asked.seat)
      const quests = new Set(legal.flatMap((action) => (action.kind === 'resolveQuest' ? action.quest : [])))
      const model = new Model(seen(each.state, asked.seat).context)
      for (const quest of at(each.state.hands, asked.seat)) {
        const { resolutions, discard, swaps } = usesOf(model, quest)
        expect(resolutions.length > 0).toBe(quests.has(quest))
        expect(resolutions.every((resolution) => resolution.quest === quest)).toBe(true)
        expect(discard !== undefined).toBe(legal.some((act) => act.kind === 'discardQuest' && act.quest === quest))
        expect(swaps.length).toBe(legal.filter((act) => act.kind === 'swapQuest' && act.quest === quest).length)
        const plain = resolutions.some(({ percival }) => percival === null)
        if (plain) expect(resolutions.every(({ percival }) => percival === null)).toBe(true)
        if (!quests.has(quest)) expect(model.whyNot(anyResolution(model, quest))).toBeDefined()
      }
      if (quests.size > 0 && ready < 12) {
        ready += 1
        const part = await renderPart(h(Say, { model }))
        const said = quests.size === 1 ? 'A quest can be resolved.' : `${quests.size} quests can be resolved.`
        expect(part.buttons()).toContain(said)
        await part.press(said)
        expect(model.tab.value).toBe('quests')
        part.clear()
      }
      model.close()
    }
    expect(ready).toBeGreaterThan(3)
  })
})

describe('the button that ends the turn', () => {
  it('is there only at the end, is the last thing exactly if nothing else can be done, and asks if a quest would be left', () => {
    const last = new Set<boolean>()
    const sure = new Set<boolean>()
    for (const { state } of COURSE.filter((_, i) => i % 2 === 0)) {
      const asked = question(state)
      if (asked === undefined) continue
      const board = merlinBoard.open(seen(state, asked.seat).context)
      const finish = board.finish.value
      if (asked.kind !== 'finish') expect(finish).toBeUndefined()
      else {
        const legal = merlin.legal(state, asked.seat)
        expect(finish?.action).toEqual({ kind: 'endTurn' })
        expect(finish?.isLast).toBe(legal.length === 1)
        const hasQuest = legal.some(({ kind }) => kind === 'resolveQuest')
        expect(finish?.confirmText).toBe(hasQuest ? 'You could still resolve a quest. End your turn?' : null)
        last.add(legal.length === 1)
        sure.add(hasQuest)
      }
      board.close()
    }
    expect([last.size, sure.size]).toEqual([2, 2])
  })
})

describe('the ring in words', () => {
  it('tells of each space its number, whose dice lead there and who stands there', () => {
    for (const each of asking('chooseDie').filter((_, i) => i % 8 === 0)) {
      looking(each, (model) => {
        const { players, merlin: where } = each.state
        for (let position = 0; position < 24; position++) {
          const label = spaceLabel(model, position)
          expect(label.startsWith(`${position}, `)).toBe(true)
          expect(label.includes('your knight')).toBe(at(players, each.me).knight === position)
          for (const [seat, { knight }] of players.entries())
            if (seat !== each.me) expect(label.includes(`${NAMES[seat]}’s knight`)).toBe(knight === position)
          expect(/here: .*Merlin/.test(label)).toBe(where === position)
          const leads = model.goals.value.some(({ ways }) => ways.some(({ acts }) => acts === position))
          expect(/where .* leads/.test(label)).toBe(leads)
        }
      })
    }
  })

  it('tells of each province what is left, whose servants are there and who has influence', () => {
    for (const each of asking('chooseDie').filter((_, i) => i % 8 === 0)) {
      looking(each, (model) => {
        for (let province = 0; province < 6; province++) {
          const label = provinceLabel(model, province)
          const left = (item: 'shield' | 'flag' | 'material') => at(each.state.supply[item], province)
          expect(label).toMatch(
            new RegExp(`Left: ${left('shield')} shields?, ${left('flag')} flags?, ${left('material')} materials?$`),
          )
          for (const [seat, { influence }] of each.state.players.entries()) {
            const name = seat === each.me ? 'you' : (NAMES[seat] ?? '')
            const counters = at(influence, province)
            if (counters > 0) expect(label).toMatch(new RegExp(`Influence: .*${name} ${counters}`))
          }
        }
      })
    }
  })
})
