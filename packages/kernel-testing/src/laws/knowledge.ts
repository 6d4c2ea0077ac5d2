/*
 * Laws about knowledge. Let w be a world that a viewer imagines from their view of s, or s with its secrets dealt again: nothing
 * the viewer can see or try may differ between s and w, and nothing may come to differ unless it is marked as disclosed to them.
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
import type { Laws } from '../laws.ts'
import { ALL_EVERY, strangeActions } from './form.ts'
import { type Moment, someAction, someActor, someOf } from './game.ts'
import { isSame, must, none, same } from './must.ts'

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
    if (ply % PLAY_OUT_EVERY === 0) playOut(game, laws, world, luck)
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
    'whether it is their turn is equal in s and w',
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
  moment: Moment<O, S, A, E, V>,
  viewer: Viewer,
  world: S,
): void {
  const { game, laws, state, luck } = moment
  const chosen = legalInBoth(moment, world)
  if (chosen === undefined) return
  const { actor, action } = chosen
  const here = mustStep(game, state, actor, action, luck)
  const replaying = new ReplayingChance(here.draws)
  const there = mustStep(game, world, actor, action, replaying)
  const what = canonical(action)
  const seen = [here, there].map((done) => seenEvents(game, laws, done, viewer))
  const shorter = Math.min(...seen.map(({ certain }) => certain))
  const [inState, inThere] = seen.map(({ events }) => events.slice(0, shorter))
  const isSame = shorter === Number.POSITIVE_INFINITY
  must(!isSame || replaying.fault() === undefined, `the draws of ${what} fit w`)
  same(inState, inThere, `the events of ${what} are equal in s and w`)
  if (!isSame || here.disclosed.includes(viewer)) return
  same(game.view(here.state, viewer), game.view(there.state, viewer), `the view after ${what} is equal in s and w`)
  if (actor !== 'clerk') {
    const offered = isTakeable(game, state, actor, here)
    must(offered === isTakeable(game, world, actor, there), 'the undo offered is equal in s and w')
  }
}

/** Mostly one that is listed in both; where choices are open now and then one that nobody listed. */
function legalInBoth<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  moment: Moment<O, S, A, E, V>,
  world: S,
): { actor: Actor; action: A } | undefined {
  const { game, laws, state, luck } = moment
  if (!laws.isClosed && luck.pick(3, 'unlisted?') === 0) {
    const unlisted = strangeActions(moment, 6).find(
      ({ actor, action }) =>
        game.whyNot(state, actor, action) === undefined && game.whyNot(world, actor, action) === undefined,
    )
    if (unlisted !== undefined) return unlisted
  }
  const actor = someActor(game.toAct(state), luck)
  const inWorld = new Set(game.legal(world, actor).map(canonical))
  const both = game.legal(state, actor).filter((action) => inWorld.has(canonical(action)))
  return both.length === 0 ? undefined : { actor, action: someOf(both, luck) }
}

/**
 * The events as the viewer sees them; only the kind of one that discloses something. `certain` are those that must be equal in s
 * and w: up to the first that discloses something and may change what follows, otherwise all.
 */
function seenEvents<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  { turningPoints }: Pick<Laws<O, S, A, E>, 'turningPoints'>,
  { events, marks }: Step<S, E>,
  viewer: Viewer,
): { readonly events: readonly unknown[]; readonly certain: number } {
  const seen: (E | string)[] = []
  let certain = Number.POSITIVE_INFINITY
  for (const [i, event] of events.entries()) {
    const mine = game.redact(event, viewer)
    if (mine === undefined) continue
    const tells = marks[i]?.includes(viewer) === true
    if (tells && turningPoints?.includes(event.kind)) certain = Math.min(certain, seen.length)
    seen.push(tells ? mine.kind : mine)
  }
  return { events: seen, certain }
}

/**
 * Events tell no more than the views they lead to. Let one actor do either of two things: a viewer for whom the outcome
 * looks alike has seen the same happen. (What was laid face down, said in secret or offered to others is hidden so.)
 */
export function checkEvents<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>({
  game,
  laws,
  state,
  setup,
  luck,
}: Moment<O, S, A, E, V>): void {
  const actor = someActor(game.toAct(state), luck)
  const legal = game.legal(state, actor)
  const [one, other] = [someOf(legal, luck), someOf(legal, luck)]
  const here = mustStep(game, state, actor, one, luck)
  const replaying = new ReplayingChance(here.draws)
  const there = mustStep(game, state, actor, other, replaying)
  if (replaying.fault() !== undefined) return
  const viewers: Viewer[] = [...Array.from({ length: setup.seats }, (_, i) => i), 'table']
  for (const viewer of viewers) {
    if (viewer === actor || here.disclosed.includes(viewer) || there.disclosed.includes(viewer)) continue
    if (!isSame(game.view(here.state, viewer), game.view(there.state, viewer))) continue
    const [inHere, inThere] = [here, there].map(({ events }) =>
      events.flatMap((event): readonly (E | string)[] => {
        const seen = game.redact(event, viewer)
        if (seen === undefined || laws.isAnnounced?.(seen, viewer)) return []
        return [laws.isTelling?.(seen, viewer) ? seen.kind : seen]
      }),
    )
    same(inHere, inThere, `events tell no more than the view after: ${canonical(one)} or ${canonical(other)}`)
  }
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
  laws: Laws<O, S, A, E>,
  state: S,
  luck: SeededChance,
): void {
  const chance = seededChance(`play out ${luck.next32()}`)
  for (let ply = 0; ; ply++) {
    const toAct = game.toAct(state)
    if (toAct.length === 0) break
    must(ply < laws.longest, 'every world plays out to an end')
    const actor = someActor(toAct, luck)
    game.apply(state, actor, someAction(laws, game.legal(state, actor), luck), chance, () => {})
  }
  must(game.result(state) !== undefined, 'a game that is over has a result')
}
