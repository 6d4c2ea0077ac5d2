/* A law that nothing can break shows nothing. Here avalon is given one fault after the other, and a law finds each. */
import { refuse } from '@logres/kernel'
import { checkLaws } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { ALL_ACTIONS, type AvalonGame, avalon, question, SIDES, type State } from '../../../rules/index.ts'
import { changed } from '../../../rules/state.ts'
import { disguise, invariants, RULES } from '../position.ts'

const options = { ...avalon.options.defaults, turnLimit: 40 }
const setup = { name: 'biting', options, seats: 2 }

/** What the laws say of a game, played often enough that a fault must show. */
function verdict(game: AvalonGame): string {
  try {
    for (let i = 0; i < 12; i++) {
      checkLaws({
        game,
        laws: {
          setups: [setup],
          invariants,
          disguise,
          foreign: ALL_ACTIONS,
          isClosed: true,
          rules: RULES,
          longest: 2_000,
        },
        setup,
        seed: `bite ${i}`,
      })
    }
    return 'all laws kept'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const without = (kinds: readonly string[]): AvalonGame => ({
  ...avalon,
  legal: (state, actor) => avalon.legal(state, actor).filter(({ kind }) => !kinds.includes(kind)),
})

const FAULTS: readonly (readonly [fault: string, law: string, game: AvalonGame])[] = [
  [
    'the view shows every hand',
    'the view is equal in s and w',
    {
      ...avalon,
      view: (state, viewer) => ({
        ...avalon.view(state, viewer),
        hands: [avalon.view(state, 0).hands[0], avalon.view(state, 1).hands[1]],
      }),
    },
  ],
  [
    'the view counts a colour in the other hand',
    'the view is equal in s and w',
    {
      ...avalon,
      view: (state, viewer) => ({
        ...avalon.view(state, viewer),
        conquests: state.hands[viewer === 0 ? 1 : 0][4] ?? 0,
      }),
    },
  ],
  ['events show the card that another one drew', 'are equal in s and w', { ...avalon, redact: (event) => event }],
  [
    'a draw is not marked as disclosed',
    'are equal in s and w',
    {
      ...avalon,
      apply: (state, actor, action, chance, emit) => avalon.apply(state, actor, action, chance, (event) => emit(event)),
    },
  ],
  [
    'only who can answer an attack is asked',
    'fit w',
    {
      ...avalon,
      apply: (state, actor, action, chance, emit) => {
        avalon.apply(state, actor, action, chance, emit)
        const asked = question(state)
        if (asked?.kind !== 'answerAttack' || avalon.legal(state, asked.seat).length > 1) return
        avalon.apply(state, asked.seat, { kind: 'decline' }, chance, emit)
      },
    },
  ],
  [
    'a refusal tells of the other hand',
    'a refusal is equal in s and w',
    {
      ...avalon,
      whyNot: (state, actor, action) => {
        const refusal = avalon.whyNot(state, actor, action)
        return refusal && refuse(refusal.code, refusal.rule, { theirs: state.hands[actor === 0 ? 1 : 0][3] ?? 0 })
      },
    },
  ],
  ['no spell is listed', 'what is accepted is listed', without(['enchant'])],
  ['no answer is listed', 'what is accepted is listed', without(['resist', 'counterSpell'])],
  [
    'anybody may finish for another',
    'what is accepted is listed',
    {
      ...avalon,
      whyNot: (state, actor, action) =>
        action.kind === 'finishPlays' && question(state)?.kind === 'playCards'
          ? undefined
          : avalon.whyNot(state, actor, action),
      apply: (state, _actor, action, chance, emit) =>
        avalon.apply(state, question(state)?.seat ?? 0, action, chance, emit),
    },
  ],
  ['nobody is asked', 'exactly those to act are asked', { ...avalon, asked: () => undefined }],
  ['turns are nobody’s', 'a turn is', { ...avalon, turn: () => ({ no: 0, seat: 7 }) }],
  [
    'a refusal names a rule that is none',
    'a refusal names a rule by its number',
    {
      ...avalon,
      whyNot: (state, actor, action) => {
        const refusal = avalon.whyNot(state, actor, action)
        return refusal && { ...refusal, rule: '9.9' }
      },
    },
  ],
  [
    'a drawn card is shown to all, and only its drawer is marked',
    'are equal in s and w',
    { ...avalon, redact: (event, viewer) => (viewer === 'table' ? event : avalon.redact(event, viewer)) },
  ],
  [
    'a refusal has no code',
    'a refusal has a code',
    { ...avalon, whyNot: (state, actor, action) => avalon.whyNot(state, actor, action) && refuse('') },
  ],
  [
    'imagine forgets a card',
    'another world keeps the invariants',
    {
      ...avalon,
      imagine: (view, chance) => {
        const state = avalon.imagine(view, chance)
        state.discards = state.discards.with(0, (state.discards[0] ?? 0) + 1)
        return state
      },
    },
  ],
  [
    'imagine forgets what is known',
    'is equal in s and w',
    {
      ...avalon,
      imagine: (view, chance) => {
        const state = avalon.imagine(view, chance)
        for (const pair of [state.known, state.seen]) for (const side of SIDES) pair[side] = pair[side].map(() => 0)
        return state
      },
    },
  ],
  [
    'a clone shares its frames',
    'clones are independent',
    { ...avalon, clone: (state) => ({ ...avalon.clone(state), frames: state.frames }) },
  ],
  [
    'a clone shares what is waiting',
    'clones are independent',
    { ...avalon, clone: (state) => ({ ...avalon.clone(state), waiting: state.waiting }) },
  ],
  [
    'a legal action stands twice',
    'legal actions are unique',
    { ...avalon, legal: (state, actor) => avalon.legal(state, actor).flatMap((action) => [action, action]) },
  ],
  [
    'everybody may always finish',
    'legal actions exactly for those to act',
    { ...avalon, legal: (state, actor) => [...avalon.legal(state, actor), { kind: 'finishPlays' }] },
  ],
  [
    'an illegal action is listed',
    'is listed, and refused',
    {
      ...avalon,
      legal: (state, actor) => {
        const legal = avalon.legal(state, actor)
        return legal.length > 0 ? [{ kind: 'resist' }, ...legal.filter(({ kind }) => kind !== 'resist')] : legal
      },
    },
  ],
  [
    'a played card stays in hand',
    'conservation',
    {
      ...avalon,
      apply: (state, actor, action, chance, emit) => {
        avalon.apply(state, actor, action, chance, emit)
        if (action.kind !== 'reinforce' || actor === 'clerk') return
        const side = actor === 0 ? 0 : 1
        state.hands[side] = changed(state.hands[side], action.card, 1)
      },
    },
  ],
  [
    'looking changes the state',
    'changes nothing',
    {
      ...avalon,
      whyNot: (state, actor, action) => {
        state.turnNo += 1
        return avalon.whyNot(state, actor, action)
      },
    },
  ],
  [
    'a preview promises a conquest',
    'certain of',
    {
      ...avalon,
      preview: (_view, seat, action) => ({
        certain:
          action.kind === 'attack'
            ? [{ kind: 'regionConquered', seat: seat === 0 ? 0 : 1, at: action.at, from: null }]
            : [],
        possible: [],
      }),
    },
  ],
  [
    'the game never ends',
    'plays out to an end',
    {
      ...avalon,
      setup: (given, seats, chance) => avalon.setup({ ...given, turnLimit: 0 }, seats, chance),
      legal: (state, actor) => avalon.legal(state, actor).filter(({ kind }) => kind !== 'attack'),
      whyNot: (state, actor, action) =>
        action.kind === 'attack' ? refuse('peace') : avalon.whyNot(state, actor, action),
    },
  ],
  ['the state holds what JSON cannot', 'a undefined is not plain JSON data', { ...avalon, setup: withUndefined }],
]

function withUndefined(...[given, seats, chance]: Parameters<AvalonGame['setup']>): State {
  return Object.assign(avalon.setup(given, seats, chance), { missing: undefined })
}

describe('the laws find', () => {
  test('nothing wrong with avalon as it is', () => {
    expect(verdict(avalon)).toBe('all laws kept')
  })

  test.each(FAULTS)('%s', (_fault, law, game) => {
    expect(verdict(game)).toContain(law)
  })
})
