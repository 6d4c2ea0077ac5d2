/* What belongs to a question or a turn ends with it: whatever was clicked before, the board is then like one just opened. */
import '../fake-dom/fake-dom.ts'
import { at, type Chance, seededChance } from '@logres/kernel'
import { Model, TABS } from '@logres/merlin/board/model.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { type SeatAtTable, sitAt } from './merlin-seat.ts'

const BOTH = { kingsFavour: true, knights: 'random' } as const

/** All that is about to be done, and all that is drawn because of it. */
function stateOf(model: Model): object {
  const { picked, glanced, regarded, space, tile, kept, asking, sheet, isTall } = model
  const pending = { picked, glanced, regarded, space, tile, kept, asking, sheet, isTall }
  return {
    ...Object.fromEntries(Object.entries(pending).map(([name, value]) => [name, value.value])),
    die: model.die.value,
    golden: model.golden.value,
    tabStop: model.tabStop.value,
    trails: model.trails.value,
    targets: [...model.targets.value.keys()],
  }
}

const some = <T>(list: readonly T[], chance: Chance): T => at(list, chance.pick(list.length, 'which'))

/** Things that one does without doing anything. */
const IDLE: readonly ((model: Model, chance: Chance) => void)[] = [
  (model, chance) => model.pick(chance.pick(4, 'die')),
  (model, chance) => {
    model.glanced.value = chance.pick(4, 'die')
  },
  (model, chance) => {
    const ways = model.means.value.flatMap(({ ways: all }) => all)
    if (ways.length > 0) model.regarded.value = some(ways, chance)
  },
  (model, chance) => {
    model.space.value = chance.pick(24, 'space')
  },
  (model, chance) => {
    model.tile.value = chance.pick(18, 'tile')
  },
  (model, chance) => {
    model.kept.value = chance.pick(18, 'tile')
  },
  (model, chance) => model.lookAt(chance.pick(24, 'space')),
  (model, chance) => model.open(some(TABS, chance)),
  (model, chance) => {
    const legal = model.legal.value
    if (legal.length < 2) return
    const choices = [0, 1].map((key) => ({ key: String(key), label: '', action: some(legal, chance) }))
    model.choose('Which of them?', choices)
  },
  (model) => model.dismiss(),
  (model) => {
    model.isTall.value = true
  },
]

/** What ends a question: acting, or going to an earlier position, perhaps and back. */
function leave(model: Model, seat: SeatAtTable, chance: Chance): string {
  const legal = model.legal.value
  if (legal.length > 0 && chance.pick(3, 'act?') > 0) {
    model.act(some(legal, chance))
    return 'acted'
  }
  seat.lookAt(chance.pick(seat.length, 'when'))
  if (chance.pick(2, 'back?') === 0) return 'looked back'
  IDLE[chance.pick(IDLE.length, 'what')]?.(model, chance)
  seat.lookAt(undefined)
  return 'looked back and returned'
}

const open: Model[] = []

function opened(seat: SeatAtTable): Model {
  const model = new Model(seat.context)
  open.push(model)
  return model
}

afterEach(() => {
  for (const model of open.splice(0)) model.close()
})

describe('nothing of an old question is left', () => {
  test('after 200 random sequences of picking, looking, asking, leaving and acting', () => {
    const chance = seededChance('stale')
    let seat = sitAt(BOTH, 3, 1, 'stale 0')
    let model = opened(seat)
    const ways = new Set<string>()
    for (let n = 0; n < 200; n++) {
      if (seat.isOver) {
        seat = sitAt(BOTH, 3, 1, `stale ${n}`)
        model = opened(seat)
      }
      for (let i = chance.pick(6, 'length'); i >= 0; i--) some(IDLE, chance)(model, chance)
      const kind = model.asked.value?.kind
      const way = leave(model, seat, chance)
      ways.add(way)
      expect(stateOf(model), `${kind}: ${way}`).toEqual(stateOf(opened(seat)))
      seat.lookAt(undefined)
    }
    expect(ways.size).toBe(3)
  })

  test('what is asked about a flag is gone with the turn', () => {
    const seat = sitAt(BOTH, 2, 0, 'flag')
    const model = opened(seat)
    const [first, second] = model.legal.value
    if (first === undefined || second === undefined) throw new Error('nothing to choose from')
    model.choose('Which flag?', [
      { key: 'a', label: 'a', action: first },
      { key: 'b', label: 'b', action: second },
    ])
    expect(model.asking.value?.title).toBe('Which flag?')
    model.act(first)
    expect(model.asking.value).toBeUndefined()
  })
})
