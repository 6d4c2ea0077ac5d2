/* Positions of random games. A kind of action is chosen before the action, so that rare kinds come up too. */
import { type Actor, at, type Game, isRefusal, seededChance, step, type Tagged } from '@logres/kernel'

export interface Moment<S, E> {
  readonly state: S
  /** What led here. */
  readonly events: readonly E[]
}

export interface RandomGameSetup<O, A> {
  readonly options: O
  readonly seats: number
  readonly seed: string
  /** Actions that would end most games too soon; chosen an eighth as often. */
  isRare?(action: A): boolean
}

export function* randomGame<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  { options, seats, seed, isRare }: RandomGameSetup<O, A>,
): Generator<Moment<S, E>> {
  const chance = seededChance(seed)
  let state = game.setup(options, seats, chance)
  let events: readonly E[] = []
  const pick = <T>(list: readonly T[], why: string): T => at(list, chance.pick(list.length, why))
  for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
    yield { state, events }
    const actor: Actor = pick(actors, 'actor')
    const all = game.legal(state, actor)
    const lively = all.filter((action) => isRare?.(action) !== true)
    const legal = lively.length > 0 && chance.pick(8, 'seldom?') > 0 ? lively : all
    const kind = pick([...new Set(legal.map((action) => action.kind))], 'kind')
    const action = pick(
      legal.filter((each) => each.kind === kind),
      'action',
    )
    const done = step(game, state, actor, action, chance)
    if (isRefusal(done)) throw new Error(done.code)
    state = done.state
    events = done.events
  }
  yield { state, events }
}
