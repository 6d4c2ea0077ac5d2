/* Games of bots as stories, for studies: without seals and hashes. */
import { Driver, mindOf, type Player } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { type AnyGame, isRefusal, RecordingChance, seededChance, type Tagged } from '@logres/kernel'
import { shareOf } from '@logres/mind'
import { playsOf, type Step, type Story } from '@logres/review'
import { type Arguments, UsageError } from '../arguments.ts'
import { readSpec } from '../specs.ts'

/** Can be sent to a thread: the game is named. */
export interface SettingData {
  readonly id: string
  readonly seats: number
  readonly options: object
  readonly games: number
  readonly seed: string
  readonly every: number
  readonly bots: string
  /** For studies of single decisions: about so many of all games. */
  readonly positions: number
}

export interface Setting extends SettingData {
  readonly game: AnyGame
}

const MOST_POSITIONS = 10_000

export function readSetting(given: Arguments, byDefault: { readonly games: number; readonly bots: string }): Setting {
  const entry = given.game()
  const { game, machineOptions } = entry
  const seats = given.whole('players', game.seats.min, game.seats.min, game.seats.max)
  const read = game.options.read({ ...game.options.defaults, ...machineOptions })
  if (isRefusal(read)) throw new UsageError(`The options of ${game.id} cannot be used.`)
  return {
    ...{ id: game.id, game, seats, options: read.options },
    games: given.whole('games', byDefault.games, 1, 1_000_000),
    seed: given.text('seed') ?? 'study',
    every: given.whole('every', 1, 1, 1000),
    bots: given.text('bots') ?? byDefault.bots,
    positions: given.whole('positions', MOST_POSITIONS, 1, MOST_POSITIONS),
  }
}

/** In a thread. */
export function settingOf(data: SettingData): Setting {
  const entry = findGame(data.id)
  if (entry === undefined) throw new RangeError(`there is no game ${data.id}`)
  return { ...data, game: entry.game }
}

/** One bot on every seat, or one for each. */
export function playersOf({ bots, seats }: Pick<Setting, 'bots' | 'seats'>): Player[] {
  const specs = bots.split(',').map(readSpec)
  return Array.from({ length: seats }, (_, seat) => specs[seat % specs.length] ?? { bot: 'squire' })
}

export function playBots({ game, seats, options }: Setting, players: readonly Player[], seed: string): Story {
  const source = seededChance(seed)
  const driver = new Driver(game, { seats: [...players] }, seed)
  const start = game.setup(options, seats, source)
  const steps: Step[] = []
  let state = start
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    const { actor, action } = move
    const after = game.clone(state)
    const chance = new RecordingChance(source)
    const events: Tagged[] = []
    game.apply(after, actor, action, chance, (event) => events.push(event))
    const turn = game.turn(state).no
    steps.push({ seq: steps.length + 1, actor, action, draws: chance.draws, events, before: state, after, turn })
    state = after
  }
  const result = game.result(state)
  return {
    ...{ game, options, seats, start, end: state },
    plays: playsOf(game, mindOf(game), steps),
    shares: result === undefined ? null : result.places.map((_, seat) => shareOf(result, seat)),
  }
}
