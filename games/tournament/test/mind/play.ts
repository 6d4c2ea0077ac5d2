/* Plays tournaments of bots without a clerk's help, as far as the rules allow. */

import { type BotName, type Budget, createBot, createClerk, type Level } from '@logres/bots'
import { type Actor, at, isRefusal, seededChance } from '@logres/kernel'
import { type Action, type Event, type Options, question, type State, tournament } from '../../rules/index.ts'

export interface Played {
  readonly state: State
  readonly choices: readonly string[]
  readonly longestBarter: number
  /** Barters that only the clerk could end. */
  readonly clerkEnded: number
}

export interface Step {
  readonly before: State
  readonly actor: Actor
  readonly action: Action
}

/** A state, and what led to it. */
export interface Moment {
  readonly state: State
  readonly events: readonly Event[]
}

const TINY: Budget = { iterations: 12 }
/** No barter of bots may need more. */
const MOST_BARTER = 400

/** Everybody is asked in random order; bots may wait, and the clerk acts when nobody else does. */
export function play(
  names: readonly BotName[],
  seed: string,
  options: Partial<Options> = {},
  watch: (step: Step) => void = () => {},
  after: (moment: Moment) => void = () => {},
): Played {
  const bots = names.map((name, seat) => {
    const bot = createBot(tournament, name, `${seed}/${seat}`)
    if (isRefusal(bot)) throw new Error(bot.code)
    return bot
  })
  const levels = names.map((name): Level => (name === 'reference' || name === 'random' ? 'squire' : name))
  const clerk = createClerk(tournament, `${seed}/clerk`, { levels })
  const chance = seededChance(seed)
  const state = tournament.setup({ ...tournament.options.defaults, ...options }, names.length, chance)
  after({ state: tournament.clone(state), events: [] })
  const order = seededChance(`${seed}/order`)
  const choices: string[] = []
  let barter = 0
  let longestBarter = 0
  let clerkEnded = 0
  const next = (): { readonly actor: Actor; readonly action: object } => {
    const seats = tournament.toAct(state).filter((actor) => actor !== 'clerk')
    while (seats.length > 0 && barter < MOST_BARTER) {
      const [seat = 0] = seats.splice(order.pick(seats.length, 'who'), 1)
      const { action } = at(bots, seat).choose(tournament.view(state, seat), tournament.legal(state, seat), TINY)
      if (action !== 'wait') return { actor: seat, action }
    }
    return { actor: 'clerk', action: clerk.act(tournament.view(state, 'table'), tournament.legal(state, 'clerk')) }
  }
  while (tournament.toAct(state).length > 0) {
    barter = question(state)?.kind === 'barter' ? barter + 1 : 0
    longestBarter = Math.max(longestBarter, barter)
    const { actor, action: said } = next()
    const action = tournament.parseAction(said)
    if (isRefusal(action)) throw new Error(action.code)
    const refusal = tournament.whyNot(state, actor, action)
    if (refusal !== undefined) throw new Error(`${refusal.code}: ${JSON.stringify(action)}`)
    if (action.kind === 'endBarter') clerkEnded += 1
    choices.push(JSON.stringify([actor, action]))
    watch({ before: state, actor, action })
    const events: Event[] = []
    tournament.apply(state, actor, action, chance, (event) => void events.push(event))
    after({ state: tournament.clone(state), events })
  }
  return { state, choices, longestBarter, clerkEnded }
}
