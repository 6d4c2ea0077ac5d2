/* A law that nothing can break shows nothing. Here Merlin is given one fault after the other, and a law finds each. */
import { add, at, refuse } from '@logres/kernel'
import { checkLaws } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { type MerlinGame, merlin, question } from '../../../rules/index.ts'
import { LAWS } from './laws.ts'

const setup = { name: 'biting', options: merlin.options.defaults, seats: 3 }

/** What the laws say of a game, played often enough that a fault must show. */
function verdict(game: MerlinGame): string {
  try {
    for (let i = 0; i < 2; i++) checkLaws({ game, laws: { ...LAWS, setups: [setup] }, setup, seed: `bite ${i}` })
    return 'all laws kept'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const without = (kind: string): MerlinGame => ({
  ...merlin,
  legal: (state, actor) => {
    const legal = merlin.legal(state, actor)
    const rest = legal.filter((action) => action.kind !== kind)
    return rest.length > 0 ? rest : legal
  },
})

const FAULTS: readonly (readonly [fault: string, law: string, game: MerlinGame])[] = [
  [
    'the view shows another hand',
    'the view is equal in s and w',
    { ...merlin, view: (state, viewer) => ({ ...merlin.view(state, viewer), hand: at(state.hands, 0).slice() }) },
  ],
  [
    'the view tells what is left in the deck',
    'the view is equal in s and w',
    {
      ...merlin,
      view: (state, viewer) => ({
        ...merlin.view(state, viewer),
        stocks: state.stocks.map((stock) => stock.filter((each) => !state.hands.some((hand) => hand.includes(each)))),
      }),
    },
  ],
  [
    'the view says something of the first quest in a hand',
    'the view is equal in s and w',
    {
      ...merlin,
      view: (state, viewer) => ({
        ...merlin.view(state, viewer),
        turnNo: state.turnNo + (at(at(state.hands, 1), 0) % 2),
      }),
    },
  ],
  ['a quest from the deck is told to all', 'are equal in s and w', { ...merlin, redact: (event) => event }],
  [
    'nothing is marked as disclosed',
    'are equal in s and w',
    {
      ...merlin,
      apply: (state, actor, action, chance, emit) => merlin.apply(state, actor, action, chance, (event) => emit(event)),
    },
  ],
  [
    'a refusal tells of the next hand',
    'a refusal is equal in s and w',
    {
      ...merlin,
      whyNot: (state, actor, action) => {
        const refusal = merlin.whyNot(state, actor, action)
        return refusal && refuse(refusal.code, refusal.rule, { theirs: at(at(state.hands, actor === 0 ? 1 : 0), 0) })
      },
    },
  ],
  [
    'imagine forgets which stock a quest came from',
    'another world keeps the invariants',
    {
      ...merlin,
      imagine: (view, chance) => {
        const world = merlin.imagine(view, chance)
        const other = view.viewer === 0 ? 1 : 0
        const [open] = world.display
        const hand = at(world.hands, other)
        if (open !== undefined && open !== null) hand[0] = open
        return world
      },
    },
  ],
  ['resolving is not listed', 'what is accepted is listed', without('resolveQuest')],
  ['apples are not listed', 'what is accepted is listed', without('eatApple')],
  [
    'anybody may end the turn',
    'what is accepted is listed',
    {
      ...merlin,
      whyNot: (state, actor, action) =>
        action.kind === 'endTurn' && question(state)?.kind === 'finish'
          ? undefined
          : merlin.whyNot(state, actor, action),
      apply: (state, _actor, action, chance, emit) =>
        merlin.apply(state, question(state)?.seat ?? 0, action, chance, emit),
    },
  ],
  [
    'an item comes out of nowhere',
    'conservation',
    {
      ...merlin,
      apply: (state, actor, action, chance, emit) => {
        merlin.apply(state, actor, action, chance, emit)
        if (action.kind === 'takeItem') add(at(state.players, 0).items.flag, 2, 1)
      },
    },
  ],
  [
    'a servant stands where another’s stands',
    'conservation',
    {
      ...merlin,
      apply: (state, actor, action, chance, emit) => {
        merlin.apply(state, actor, action, chance, emit)
        if (action.kind === 'placeServant') for (const player of state.players) player.servants[0] = 3
      },
    },
  ],
  [
    'a discarded quest lies there twice',
    'conservation',
    {
      ...merlin,
      apply: (state, actor, action, chance, emit) => {
        merlin.apply(state, actor, action, chance, emit)
        if (action.kind === 'discardQuest') state.discards.push(action.quest)
      },
    },
  ],
  [
    'a clone shares its frames',
    'clones are independent',
    { ...merlin, clone: (state) => ({ ...merlin.clone(state), frames: state.frames }) },
  ],
  [
    'a clone shares a hand',
    'clones are independent',
    { ...merlin, clone: (state) => ({ ...merlin.clone(state), hands: state.hands }) },
  ],
  [
    'a refusal names a rule that is none',
    'a refusal names a rule by its number',
    {
      ...merlin,
      whyNot: (state, actor, action) => {
        const refusal = merlin.whyNot(state, actor, action)
        return refusal && { ...refusal, rule: '12.7' }
      },
    },
  ],
  ['nobody is asked', 'exactly those to act are asked', { ...merlin, asked: () => undefined }],
  [
    'a preview promises an apple',
    'certain of',
    {
      ...merlin,
      preview: (_view, seat, action) => ({
        certain: action.kind === 'endTurn' ? [{ kind: 'appleTaken', seat }] : [],
        possible: [],
      }),
    },
  ],
]

describe('the laws find', () => {
  test('nothing wrong with Merlin as it is', () => {
    expect(verdict(merlin)).toBe('all laws kept')
  })

  test.each(FAULTS)('%s', (_fault, law, game) => {
    expect(verdict(game)).toContain(law)
  })
})
