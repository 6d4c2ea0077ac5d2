import {
  type Actor,
  type Game,
  hash,
  isRefusal,
  type Refusal,
  ScriptedChance,
  type Step,
  step,
  type Tagged,
} from '@logres/kernel'
import { expect } from 'vitest'

type Script = readonly (readonly [why: string, value: number])[]

/** A position to test single rules in: each action is checked and applied, with scripted draws. */
export class Scenario<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object> {
  readonly game: Game<O, S, A, E, V>
  state: S

  constructor(game: Game<O, S, A, E, V>, state: S) {
    this.game = game
    this.state = state
  }

  /** The action must be legal and listed; answers its events. Every scripted draw must be used. */
  does(actor: Actor, action: A, draws: Script = []): readonly E[] {
    return this.#do(actor, action, draws).events
  }

  /** The same; answers the whole step, with who learned something. */
  stepBy(actor: Actor, action: A, draws: Script = []): Step<S, E> {
    return this.#do(actor, action, draws)
  }

  #do(actor: Actor, action: A, draws: Script): Step<S, E> {
    expect(this.game.legal(this.state, actor)).toContainEqual(action)
    const chance = new ScriptedChance(draws)
    const done = step(this.game, this.state, actor, action, chance)
    if (isRefusal(done)) throw new Error(`refused: ${done.code} (${done.rule})`)
    expect(chance.left(), 'scripted draws left over').toBe(0)
    this.state = done.state
    return done
  }

  /** The action must be refused and unlisted, and nothing may change; answers the refusal. */
  refuses(actor: Actor, action: A): Refusal {
    const before = hash(this.state)
    const refusal = this.game.whyNot(this.state, actor, action)
    if (refusal === undefined) throw new Error(`${JSON.stringify(action)} is legal`)
    expect(this.game.legal(this.state, actor)).not.toContainEqual(action)
    expect(hash(this.state)).toBe(before)
    return refusal
  }

  legal(actor: Actor): readonly A[] {
    return this.game.legal(this.state, actor)
  }
}
