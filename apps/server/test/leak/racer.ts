/* Touches in the races of a tournament, right and wrong, in time and too early. */
import { at, type Chance } from '@logres/kernel'
import { type JudgementFrame, TOKENS } from '@logres/tournament/rules'
import type { Watcher } from '../client.ts'
import { judgementIn } from '../matches/to-judgement.ts'

export class Racer {
  readonly #chance: Chance
  /** The race in which we touched too early, or decided not to. */
  #early = ''

  constructor(chance: Chance) {
    this.#chance = chance
  }

  mayTouch(watcher: Watcher): boolean {
    const frame = raceOf(watcher)
    if (frame === undefined) return false
    return frame.thrown !== null || (frame.shown === null && nameOf(frame, watcher) !== this.#early)
  }

  /** The throw waits for us. A touch before it is answered with the throw, so that is not waited for. */
  async touch(watcher: Watcher, key: string): Promise<void> {
    const frame = raceOf(watcher)
    if (frame === undefined) return
    const token = at(TOKENS, this.#chance.pick(TOKENS.length, 'token'))
    const message = { ...{ kind: 'touch', token, claimed: 100 + this.#chance.pick(400, 'claimed') }, key }
    const isEarly = frame.thrown === null
    if (isEarly) {
      this.#early = nameOf(frame, watcher)
      watcher.send({ kind: 'ready', key: `${key} ready` })
      if (this.#chance.pick(3, 'early') === 0) watcher.send(message)
      return
    }
    const { cursor } = watcher
    await watcher.ask(message)
    // Refused after a touch that was too early: that one is entered by itself.
    await watcher.until(() => watcher.cursor > cursor || watcher.view.outcome !== null)
  }
}

/** The race in which this seat has not touched yet. */
function raceOf(watcher: Watcher): JudgementFrame | undefined {
  const frame = judgementIn(watcher)
  const side = watcher.viewer === 'table' ? -1 : (frame?.pair.indexOf(watcher.viewer) ?? -1)
  return side >= 0 && frame?.hasTouched[side] === false ? frame : undefined
}

/** Views do not say which duel it is: the position of the last event does. */
function nameOf({ pair, no }: JudgementFrame, { view }: Watcher): string {
  const { round }: { readonly round?: unknown } = view.view
  return `${JSON.stringify(round)} ${pair.join('-')} ${no}`
}
