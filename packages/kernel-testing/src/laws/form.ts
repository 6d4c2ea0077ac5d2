/* Laws about one state: who may do what, and what becomes of wrong input. */
import { type Actor, at, canonical, isRefusal, type Refusal, step, type Tagged } from '@logres/kernel'
import { mutate } from '../mutate.ts'
import { type Moment, someOf } from './game.ts'
import { must, none, same } from './must.ts'

/** Trying every legal action of a state is dear: it is done now and then, a sample at other times. */
export const ALL_EVERY = 16
const SAMPLE = 2

export function checkForm<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  moment: Moment<O, S, A, E, V>,
): void {
  const { game, state, setup, ply } = moment
  const toAct = game.toAct(state)
  must(toAct.length > 0, 'somebody acts while the game is on')
  must(game.result(state) === undefined, 'no result while the game is on')
  const before = JSON.stringify(state)
  const copy: S = JSON.parse(JSON.stringify(state))
  same(state, copy, 'JSON round-trip')
  const actors: Actor[] = [...Array.from({ length: setup.seats }, (_, i) => i), 'clerk']
  for (const actor of actors) {
    const legal = game.legal(state, actor)
    must(new Set(legal.map((action) => canonical(action))).size === legal.length, 'legal actions are unique')
    same(legal, game.legal(copy, actor), 'legal actions in stable order')
    must(legal.length > 0 === toAct.includes(actor), 'legal actions exactly for those to act')
    const tried =
      ply % ALL_EVERY === 0
        ? legal
        : Array.from({ length: Math.min(SAMPLE, legal.length) }, () => someOf(legal, moment.luck))
    for (const action of tried) mustApply(moment, actor, action)
  }
  must(JSON.stringify(state) === before, 'looking changes nothing')
}

function mustApply<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  { game, laws, state, luck }: Moment<O, S, A, E, V>,
  actor: Actor,
  action: A,
): void {
  const parsed = game.parseAction(JSON.parse(JSON.stringify(action)))
  same(action, parsed, 'a legal action survives parsing')
  const done = step(game, state, actor, action, luck)
  if (isRefusal(done)) throw new Error(`${canonical(action)} is listed, and refused: ${done.code}`)
  none(laws.invariants(done.state), `conservation after ${canonical(action)}`)
}

/** A mutated or foreign action applies, or is refused with a code, and then nothing has changed. */
export function checkInput<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  moment: Moment<O, S, A, E, V>,
): void {
  const { game, state, luck } = moment
  const before = JSON.stringify(state)
  for (const { actor, action } of strangeActions(moment, 6)) {
    const refusal = game.whyNot(state, actor, action)
    if (refusal === undefined) {
      must(game.toAct(state).includes(actor), `nobody but those to act may act: ${canonical(action)}`)
      mustApply(moment, actor, action)
    } else mustExplain(refusal, moment.laws.rules)
  }
  const parsed = game.parseAction(mutate(at(moment.laws.foreign, 0), luck))
  if (isRefusal(parsed)) mustExplain(parsed, moment.laws.rules)
  must(JSON.stringify(state) === before, 'a refusal changes nothing')
}

function mustExplain(refusal: Refusal, rules: readonly string[]): void {
  must(/^[a-z][A-Za-z]+$/.test(refusal.code), 'a refusal has a code')
  must(refusal.rule === null || rules.includes(refusal.rule), `a refusal names a rule by its number: ${refusal.rule}`)
}

/** Nothing that is accepted is missing from the list. */
export function checkComplete<
  O extends object,
  S extends object,
  A extends Tagged,
  E extends Tagged,
  V extends object,
>({ game, laws, state, setup, ply }: Moment<O, S, A, E, V>): void {
  if (!laws.isClosed || ply % ALL_EVERY !== 0) return
  for (let seat = 0; seat < setup.seats; seat++) {
    const listed = new Set(game.legal(state, seat).map((action) => canonical(action)))
    for (const action of laws.foreign) {
      const text = canonical(action)
      const isLegal = game.whyNot(state, seat, action) === undefined
      must(isLegal === listed.has(text), `what is accepted is listed: ${text}`)
    }
  }
}

/** Exactly those to act are asked something; and a turn is somebody's. */
export function checkQuestion<
  O extends object,
  S extends object,
  A extends Tagged,
  E extends Tagged,
  V extends object,
>({ game, state, setup }: Moment<O, S, A, E, V>): void {
  const toAct = game.toAct(state)
  for (let seat = 0; seat < setup.seats; seat++) {
    const question = game.asked(game.view(state, seat))
    must((question !== undefined) === toAct.includes(seat), 'exactly those to act are asked')
  }
  must(game.asked(game.view(state, 'table')) === undefined, 'the table is asked nothing')
  const { no, seat } = game.turn(state)
  must(no >= 1 && (seat === 'all' || (seat >= 0 && seat < setup.seats)), "a turn is a seat's or everybody's")
}

/** Actions that nobody listed, each with somebody who tries it. */
export function strangeActions<
  O extends object,
  S extends object,
  A extends Tagged,
  E extends Tagged,
  V extends object,
>({ game, laws, state, setup, luck }: Moment<O, S, A, E, V>, count: number): { actor: Actor; action: A }[] {
  const list: { actor: Actor; action: A }[] = []
  for (let i = 0; i < count; i++) {
    const actor = luck.pick(8, 'who') === 0 ? 'clerk' : luck.pick(setup.seats, 'who')
    const legal = game.legal(state, actor)
    const model = legal.length > 0 && luck.pick(2, 'from') === 0 ? someOf(legal, luck) : someOf(laws.foreign, luck)
    const action = game.parseAction(luck.pick(2, 'mutate?') === 0 ? mutate(model, luck) : model)
    if (!isRefusal(action)) list.push({ actor, action })
  }
  return list
}
