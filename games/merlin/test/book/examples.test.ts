/* The examples of Merlin's book, played. What the text says in numbers is what comes out. */

import { exampleOf, numbersIn, rulesIn } from '@logres/rulebook/reading'
import { describe, expect, test } from 'vitest'
import { loadBook } from '../../book/index.ts'
import {
  allyOf,
  areFulfilled,
  COLOURS,
  coloursOf,
  merlin,
  RECONSTRUCTED,
  readAction,
  SERVANTS,
  type State,
} from '../../rules/index.ts'
import { at, own, play, points, put, score, sitting, turning, walk } from './play.ts'

const english = await loadBook('en')

describe('the examples of the book of Merlin', () => {
  test('each is played here, with these numbers', () => {
    const told = rulesIn(english).flatMap(({ no, example }) =>
      example === null ? [] : [[no, numbersIn(example.text.join(' ')).join(' ')]],
    )
    expect(Object.fromEntries(told)).toEqual({
      '1.7': '4',
      '2.4': '2 2 2 4 4 4 4 4',
      '3.2': '3 4',
      '3.4': '',
      '4.1': '',
      '4.2': '1 2 3',
      '4.6': '',
      '5.2': '2 2',
      '6.0': '17 2 2 4 5 5',
      '7.1': '3',
      '7.2': '1 2 5',
      '7.3': '1 1 1 2 2 2 3 4 6',
      '8.0': '1 1 2 2 2 5 5',
      '9.2': '1 1 2 3',
      '9.4': '1 1 4 4',
      '10.2': '2 2 3 4 4 4 7',
    })
  })

  test('1.7 the third tile of the top row takes black, grey, blue and orange', () => {
    expect(coloursOf(2, 4, RECONSTRUCTED.frames).map((colour) => COLOURS[colour])).toEqual([
      'black',
      'grey',
      'blue',
      'orange',
    ])
    expect(exampleOf(english, '1.7')).toMatch(/black and orange at once.* blue, far left, and grey/)
    expect([2, 3].map((slot) => COLOURS[at(RECONSTRUCTED.frames.top, slot)])).toEqual(['black', 'orange'])
    expect(COLOURS[at(RECONSTRUCTED.frames.bottom, 0)]).toBe('blue')
  })

  test('2.4 three alike are rolled again, two pairs stay', () => {
    const rolled = (...values: readonly number[]) => {
      const left = [...values]
      const luck = turning()
      const pick = (choices: number, what?: string) => (what === 'die' ? (left.shift() ?? 1) - 1 : luck.pick(choices))
      const { players } = merlin.setup(merlin.options.defaults, 2, { pick })
      return players.map(({ dice, merlinDie }) => [...dice, merlinDie])
    }
    expect(exampleOf(english, '2.4')).toBe(
      '4, 4, 2 and a white 4: all four are rolled again. 4, 4, 2 and a white 2: the dice stay.',
    )
    expect(rolled(4, 4, 2, 4, 1, 2, 3, 5, 4, 4, 2, 2)).toEqual([
      [1, 2, 3, 5],
      [2, 4, 4, 2],
    ])
  })

  test('3.2 from black, a 3 leads to points: shields and a 4 to grey', () => {
    for (const [value, space] of [
      [3, 'pointsShields'],
      [4, 'grey'],
    ] as const) {
      const { state, me } = sitting()
      walk(state, me, 0, value)
      expect(RECONSTRUCTED.ring[at(state.players, me).knight]).toBe(space)
    }
  })

  test('3.4 a material, and for a staff a flag', () => {
    const { state, me } = sitting()
    const player = at(state.players, me)
    player.merlinDie = 4
    play(state, 'die merlin', 'move', 'builder to grey', 'staff', 'flagBearer to grey')
    expect([player.items.material[1], player.items.flag[1], player.staffs]).toEqual([1, 1, 2])
  })

  test('4.1 the other builder goes home', () => {
    const { state, me, other } = sitting()
    put(at(state.players, me), 'builder', 'brown')
    put(at(state.players, other), 'builder', 'blue')
    walk(state, me, 5, 3)
    play(state, 'builder to blue')
    expect(at(state.players, other).servants).toEqual([null, null, null, null])
    expect(at(state.players, me).items.material[2]).toBe(1)
  })

  test('4.2 three shields, three points', () => {
    const { state, me } = sitting()
    own(at(state.players, me), 'shield', 'black', 'black', 'brown')
    walk(state, me, 0, 3)
    expect(points(play(state, 'score'), me, 'pointsSpace')).toBe(3)
  })

  test('4.6 from orange to violet or brown', () => {
    const { state, me } = sitting()
    put(at(state.players, me), 'builder', 'orange')
    walk(state, me, 12, 2)
    const allowed = COLOURS.filter((colour) => {
      const action = readAction(`builder to ${colour}`)
      return action !== undefined && merlin.whyNot(state, me, action) === undefined
    })
    expect(allowed).toEqual(['violet', 'brown'])
  })

  test('5.2 two counters in one province are not one in each of two', () => {
    const { state, me } = sitting()
    const player = at(state.players, me)
    const asked = RECONSTRUCTED.quests.find(
      ({ conditions: [first, second] }) =>
        first?.kind === 'influence' && second?.kind === 'influence' && first.province === 1 && second.province === 4,
    )
    expect(asked?.points).toBe(2)
    player.influence[1] = 2
    expect(areFulfilled(asked?.conditions ?? [], player)).toBe(false)
    player.influence[4] = 1
    expect(areFulfilled(asked?.conditions ?? [], player)).toBe(true)
  })

  test('6.0 violet turns 2 into 5, brown crosses from 5 to 17, grey makes 4 of 2', () => {
    const violet = sitting()
    own(at(violet.state.players, violet.me), 'flag', 'violet')
    walk(violet.state, violet.me, 0, 2, 'flag violet')
    expect(at(violet.state.players, violet.me).knight).toBe(5)

    const brown = sitting()
    own(at(brown.state.players, brown.me), 'flag', 'brown')
    walk(brown.state, brown.me, 0, 5)
    expect(RECONSTRUCTED.ring[5]).toBe('influenceFlag')
    play(brown.state, 'flag brown')
    expect([at(brown.state.players, brown.me).knight, RECONSTRUCTED.ring[17]]).toEqual([17, 'pointsFlags'])

    const grey = sitting()
    const player = at(grey.state.players, grey.me)
    own(player, 'flag', 'grey')
    own(player, 'material', 'black', 'violet', 'blue', 'orange')
    const quests = ['black violet', 'blue orange'].map((pair) => {
      const [first, second] = pair.split(' ')
      return RECONSTRUCTED.quests.findIndex(
        ({ conditions: [one, two] }) =>
          one?.kind === 'item' &&
          two?.kind === 'item' &&
          [one, two].every(({ item }) => item === 'material') &&
          COLOURS[one.province] === first &&
          COLOURS[two.province] === second,
      )
    })
    hold(grey.state, grey.me, quests)
    play(grey.state, `quest ${at(quests, 0) + 1}`)
    const events = play(grey.state, `quest ${at(quests, 1) + 1} grey`)
    expect([points(events, grey.me, 'quest'), points(events, grey.me, 'quest', 'greyFlag')]).toEqual([2, 4])
  })

  test('7.1 two shields for three traitors cost 3, and Excalibur brings nothing', () => {
    const { state, me } = sitting()
    const player = at(state.players, me)
    for (const traitor of [0, 1, 2]) player.traitors[traitor] = 1
    own(player, 'shield', 'black', 'blue')
    state.excalibur = me
    const events = score(state, me)
    expect([points(events, me, 'traitors'), points(events, me, 'excalibur')]).toEqual([-3, 0])
  })

  test('7.2 a wood of 5 tiles, shared by two', () => {
    const { state, me, other } = sitting()
    const wood = state.domain.map((_, tile) => ({ terrain: tile < 5 ? 'wood' : 'lake', tower: false }) as const)
    const laid: State = { ...state, domain: wood }
    laid.manors[0] = me
    laid.manors[4] = other
    const events = score(laid, me)
    expect([points(events, me, 'territory'), points(events, other, 'territory')]).toEqual([2, 2])
  })

  test('7.3 shared by three, won by one, and won by the Grail', () => {
    const counted = (...counters: readonly number[]) => {
      const { state, me } = sitting({ seats: counters.length })
      for (const [seat, player] of state.players.entries()) player.influence[3] = at(counters, seat)
      const events = score(state, me)
      return counters.map((_, seat) => points(events, seat, 'influence'))
    }
    expect([counted(1, 1, 1), counted(3, 2, 1), counted(2, 2)]).toEqual([
      [1, 1, 1],
      [6, 0, 0],
      [2, 2],
    ])
    const { state, me, other } = sitting()
    for (const player of state.players) player.influence[3] = 2
    state.grail = me
    const events = [...score(state, me), ...play(state, 'use grail')]
    expect([points(events, me, 'influence'), points(events, other, 'influence')]).toEqual([4, 0])
  })

  test('8.0 what is left: 2, 2 and 1', () => {
    const { state, me } = sitting()
    const player = at(state.players, me)
    player.apples = 2
    player.staffs = 1
    own(player, 'shield', 'black', 'black')
    own(player, 'flag', 'grey')
    own(player, 'material', 'blue', 'brown')
    const events = score(state, me, 6)
    expect([points(events, me, 'apples'), points(events, me, 'staffs'), points(events, me, 'items')]).toEqual([2, 2, 1])
    expect(merlin.result(state)?.scores[me]).toBe(5)
  })

  test('9.2 a builder’s quest of 2 brings 3, or 1 and a seal', () => {
    const quest = RECONSTRUCTED.quests.findIndex(
      ({ points: worth, icon, conditions: [first] }) =>
        worth === 2 && icon === 'builder' && first?.kind === 'items' && first.count === 4,
    )
    for (const [deed, due] of [
      [`quest ${quest + 1}`, 3],
      [`quest ${quest + 1} seal 2`, 1],
    ] as const) {
      const { state, me } = sitting({ options: { kingsFavour: true } })
      const player = at(state.players, me)
      player.seals[SERVANTS.indexOf('builder') * 3] = 1
      own(player, 'material', 'black', 'grey', 'blue', 'brown')
      hold(state, me, [quest])
      expect(points(play(state, deed), me, 'quest', 'sealedIcon')).toBe(due)
    }
  })

  test('9.4 the flag-bearer’s seal on points: shields: 4 and 1', () => {
    const { state, me } = sitting({ options: { kingsFavour: true } })
    const player = at(state.players, me)
    player.seals[SERVANTS.indexOf('flagBearer') * 3 + 2] = 1
    own(player, 'shield', 'black')
    own(player, 'flag', 'black', 'grey', 'grey', 'brown')
    walk(state, me, 0, 3)
    const events = play(state, 'seal score flags')
    expect([points(events, me, 'pointsSpace'), points(events, me, 'seal')]).toEqual([4, 1])
  })

  test('10.2 Kay makes 3 against 2 of a tie, and Gareth’s row is as told', () => {
    const { state, me, other } = sitting()
    for (const player of state.players) player.influence[3] = 2
    at(state.players, me).allies.push({ name: 'kay', tiles: 1, marks: [3] })
    const events = score(state, me)
    expect([points(events, me, 'influence'), points(events, other, 'influence')]).toEqual([4, 0])

    expect(rowOf('gareth', 6)).toEqual([1, 3, 5, 7, 9, 12])
    expect(rowOf('geraint', 5)).toEqual([1, 3, 5, 7, 10])
    const told = (name: string) =>
      rulesIn(english)
        .find(({ no }) => no === '10.2')
        ?.text.find((text) => text.startsWith(`*${name}*`)) ?? ''
    expect(told('Gareth')).toContain('1, 3, 5, 7, 9 or 12 points at the end')
    expect(told('Geraint')).toContain('1, 3, 5, 7 or 10 points at the end')
  })

  test('10.2 Gareth brings a point for each colour as it comes', () => {
    const { state, me } = sitting()
    const player = at(state.players, me)
    player.allies.push({ name: 'gareth', tiles: 6, marks: [] })
    for (const traitor of [0, 1, 2, 3]) player.traitors[traitor] = 1
    own(player, 'shield', 'black', 'grey', 'blue', 'violet')
    expect(points(score(state, me), me, 'gareth')).toBe(4)
    expect(allyOf(player, 'gareth')?.marks.length).toBe(4)
  })
})

/** What so many earned tiles bring at the end. */
function rowOf(name: 'gareth' | 'geraint', most: number): number[] {
  return Array.from({ length: most }, (_, i) => {
    const { state, me } = sitting()
    const marks = Array.from({ length: i + 1 }, (_, mark) => mark)
    at(state.players, me).allies.push({ name, tiles: most - i - 1, marks })
    return points(score(state, me, 6), me, name)
  })
}

/** These quests in hand, and no others; where they lay before is as it was. */
function hold(state: State, seat: number, quests: readonly number[]): void {
  for (const hand of state.hands) hand.length = 0
  for (const player of state.players) {
    player.shown.length = 0
    player.unseen.fill(0)
  }
  state.stocks.splice(0, state.stocks.length, [...RECONSTRUCTED.quests.keys()])
  state.display.fill(null)
  at(state.hands, seat).push(...quests.toSorted((a, b) => a - b))
  at(state.players, seat).unseen[0] = quests.length
}
