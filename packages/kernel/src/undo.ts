import type { Actor, Game, Seat, Tagged } from './game.ts'
import type { Step } from './step.ts'

/**
 * An act can be taken back as long as it used no chance, asked nobody else, and told its seat nothing. Where all act at
 * once there is no undo: the game offers take-backs of its own.
 */
export function isTakeable<State extends object>(
  game: Pick<Game<object, State, Tagged, Tagged, object>, 'toAct' | 'turn'>,
  before: State,
  seat: Seat,
  done: Pick<Step<State, unknown>, 'state' | 'draws' | 'disclosed'>,
): boolean {
  return (
    done.draws.length === 0 &&
    !done.disclosed.includes(seat) &&
    game.turn(before).seat !== 'all' &&
    asksOnly(game.toAct(before), seat) &&
    asksOnly(game.toAct(done.state), seat)
  )
}

function asksOnly(actors: readonly Actor[], seat: Seat): boolean {
  return actors.length === 1 && actors[0] === seat
}
