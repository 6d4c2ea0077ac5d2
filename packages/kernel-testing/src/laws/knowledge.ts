/*
 * Laws about knowledge. Let w be a world that a viewer imagines from his view of s, or s with its secrets dealt anew:
 * then nothing he can see or try may differ between s and w, and nothing may come to differ unless it is marked as told
 * to him.
 */
import {
  type Actor,
  canonical,
  type Game,
  isRefusal,
  isTakeable,
  ReplayingChance,
  type SeededChance,
  type Step,
  seededChance,
  step,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import { ALL_EVERY, strangeActions } from './form.ts'
import { type Moment, someOf } from './game.ts'
import { must, none, same } from './must.ts'

/** A world is played to its end now and then. */
const PLAY_OUT_EVERY = 12

export function checkNoLeak<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  moment: Moment<O, S, A, E, V>,
): void {
  const { game, laws, state, setup, luck, ply } = moment
  const viewers: Viewer[] = [...Array.from({ length: setup.seats }, (_, i) => i), 'table']
  for (const viewer of viewers) {
    checkWorld(moment, viewer, laws.disguise(state, viewer, luck))
    const world = game.imagine(game.view(state, viewer), luck)
    checkWorld(moment, viewer, world)
    if (ply % PLAY_OUT_EVERY === 0) playOut(game, world, luck, laws.longest)
  }
}

function checkWorld<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  moment: Moment<O, S, A, E, V>,
  viewer: Viewer,
  world: S,
): void {
  const { game, laws, state } = moment
  const [here, there] = [game.view(state, viewer), game.view(world, viewer)]
  none(laws.invariants(world), 'another world keeps the invariants')
  same(here, there, 'the view is equal in s and w')
  same(game.view(state, 'table'), game.view(world, 'table'), "the table's view is equal in s and w")
  must(
    viewer === 'table' || game.toAct(state).includes(viewer) === game.toAct(world).includes(viewer),
    'whether it is his turn is equal in s and w',
  )
  same(game.asked(here) ?? null, game.asked(there) ?? null, 'the question is equal in s and w')
  if (viewer !== 'table') checkTries(moment, viewer, world)
  checkNextStep(moment, viewer, world)
}

/** What a seat may do, what it is told of its effect, and why it may not do the rest: equal in s and w. */
function checkTries<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  moment: Moment<O, S, A, E, V>,
  seat: number,
  world: S,
): void {
  const { game, state, luck, ply } = moment
  const legal = game.legal(state, seat)
  same(legal, game.legal(world, seat), 'the legal actions are equal in s and w')
  const strange = strangeActions(moment, 6).map(({ action }) => action)
  const sample = ply % ALL_EVERY === 0 || legal.length === 0 ? legal : [someOf(legal, luck), someOf(legal, luck)]
  for (const action of [...sample, ...strange]) {
    same(
      game.whyNot(state, seat, action) ?? null,
      game.whyNot(world, seat, action) ?? null,
      'a refusal is equal in s and w',
    )
  }
  const [here, there] = [game.view(state, seat), game.view(world, seat)]
  for (const action of sample) {
    same(game.preview(here, seat, action), game.preview(there, seat, action), 'a preview is equal in s and w')
  }
}

/** One action, legal in both, with the same draws. */
function checkNextStep<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  { game, state, luck }: Moment<O, S, A, E, V>,
  viewer: Viewer,
  world: S,
): void {
  const actor = someOf(game.toAct(state), luck)
  const inWorld = new Set(game.legal(world, actor).map(canonical))
  const both = game.legal(state, actor).filter((action) => inWorld.has(canonical(action)))
  if (both.length === 0) return
  const action = someOf(both, luck)
  const here = mustStep(game, state, actor, action, luck)
  const replaying = new ReplayingChance(here.draws)
  const there = mustStep(game, world, actor, action, replaying)
  const what = canonical(action)
  must(replaying.fault() === undefined, `the draws of ${what} fit w`)
  same(unmarked(game, here, viewer), unmarked(game, there, viewer), `the events of ${what} are equal in s and w`)
  if (here.disclosed.includes(viewer)) return
  same(game.view(here.state, viewer), game.view(there.state, viewer), `the view after ${what} is equal in s and w`)
  if (actor !== 'clerk') {
    const offered = isTakeable(game, state, actor, here)
    must(offered === isTakeable(game, world, actor, there), 'the undo offered is equal in s and w')
  }
}

/** The events as the viewer sees them; of one that tells him something only its kind. */
function unmarked<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  { events, marks }: Step<S, E>,
  viewer: Viewer,
): readonly unknown[] {
  return events.flatMap((event, i): readonly (E | string)[] => {
    const seen = game.redact(event, viewer)
    if (seen === undefined) return []
    return marks[i]?.includes(viewer) ? [seen.kind] : [seen]
  })
}

/** What a preview calls certain happens in every imagined world. */
export function checkPreview<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>({
  game,
  state,
  luck,
  ply,
}: Moment<O, S, A, E, V>): void {
  for (const seat of game.toAct(state)) {
    if (seat === 'clerk') continue
    const view = game.view(state, seat)
    const legal = game.legal(state, seat)
    for (const action of ply % ALL_EVERY === 0 ? legal : [someOf(legal, luck)]) {
      const { certain } = game.preview(view, seat, action)
      for (let i = 0; i < 2; i++) {
        const done = mustStep(game, game.imagine(view, luck), seat, action, luck)
        const seen = done.events.map((event) => canonical(game.redact(event, seat) ?? null))
        for (const event of certain) {
          must(seen.includes(canonical(event)), `certain of ${canonical(action)}: ${canonical(event)}`)
        }
      }
    }
  }
}

function mustStep<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  state: S,
  actor: Actor,
  action: A,
  chance: SeededChance | ReplayingChance,
): Step<S, E> {
  const done = step(game, state, actor, action, chance)
  if (isRefusal(done)) throw new Error(`${canonical(action)} is listed, and refused: ${done.code}`)
  return done
}

/** Random play in place, to the end. */
export function playOut<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  state: S,
  luck: SeededChance,
  longest: number,
): void {
  const chance = seededChance(`play out ${luck.next32()}`)
  for (let ply = 0; ; ply++) {
    const toAct = game.toAct(state)
    if (toAct.length === 0) break
    must(ply < longest, 'every world plays out to an end')
    const actor = someOf(toAct, luck)
    game.apply(state, actor, someOf(game.legal(state, actor), luck), chance, () => {})
  }
  must(game.result(state) !== undefined, 'a game that is over has a result')
}
