/*
 * Bots of this working tree against those of another, such as a git worktree of an earlier commit, on alternating seats:
 *   node tools/compare-bots.ts ../earlier tournament squire 200
 * Each deal is played twice, with the seats swapped. The match begins with the oldest rules, which both know. A fifth argument says
 * how many games to pass over, for other deals or for several processes.
 */
import { resolve } from 'node:path'
import { type Bot, createBot, createClerk, isLevel, type Level } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { type Actor, type AnyGame, at, isRefusal, type Seat, seededChance, type Tagged } from '@logres/kernel'
import { shareOf } from '@logres/mind'

const SEATS = 4
/** After so many actions in one turn, the clerk ends a question to several seats. */
const PATIENCE = 40 * SEATS
const BUDGET = { iterations: 100 }

const [folder = '', id = 'tournament', name = 'squire', count = '100', passed = '0'] = process.argv.slice(2)
const game = findGame(id)?.game
const earlier: typeof import('@logres/bots') = await import(resolve(folder, 'packages/bots/src/index.ts'))
const catalogue: typeof import('@logres/catalogue') = await import(resolve(folder, 'packages/catalogue/src/index.ts'))
const earlierGame = catalogue.findGame(id)?.game
if (game === undefined || earlierGame === undefined || !isLevel(name)) throw new RangeError('no such game or level')

/** What the bots of this tree win together: 1, 0, or a share. */
function play(game: AnyGame, earlierGame: AnyGame, level: Level, no: number): number {
  const isNew = (seat: Seat) => (seat + no) % 2 === 0
  const bots = Array.from({ length: SEATS }, (_, seat): Bot<Tagged, object> => {
    const seed = `compare ${no}/${seat}`
    const bot = isNew(seat) ? createBot(game, level, seed) : earlier.createBot(earlierGame, level, seed)
    if (isRefusal(bot)) throw new RangeError(bot.code)
    return bot
  })
  const clerk = createClerk(game, `compare ${no}`, { levels: bots.map(() => level) })
  const [chance, order] = [seededChance(`deal ${no >> 1}`), seededChance(`order ${no}`)]
  const state = game.setup(game.options.defaults, SEATS, chance, game.oldestRules)
  let turn = 0
  let acts = 0
  const next = (seats: Seat[]): readonly [Actor, Tagged] => {
    while (seats.length > 0 && acts < PATIENCE) {
      const [seat = 0] = seats.splice(order.pick(seats.length, 'who'), 1)
      const { view, legal } = isNew(seat) ? game : earlierGame
      const { action } = at(bots, seat).choose(view(state, seat), legal(state, seat), BUDGET)
      if (action !== 'wait') return [seat, action]
    }
    return ['clerk', clerk.act(game.view(state, 'table'), game.legal(state, 'clerk'))]
  }
  for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
    const { no } = game.turn(state)
    acts = no === turn ? acts + 1 : 0
    turn = no
    const [actor, action] = next(actors.filter((each) => each !== 'clerk'))
    game.apply(state, actor, action, chance, () => {})
  }
  const result = game.result(state)
  if (result === undefined) throw new Error('over without a result')
  return bots.reduce((sum, _, seat) => sum + (isNew(seat) ? shareOf(result, seat) : 0), 0)
}

const games = Number(count)
const won = Array.from({ length: games }, (_, no) => play(game, earlierGame, name, Number(passed) + no))
const mean = won.reduce((sum, share) => sum + share, 0) / games
const error = Math.sqrt(won.reduce((sum, share) => sum + (share - mean) ** 2, 0) / games / games)
const percent = (part: number) => (100 * part).toFixed(1)
console.log(
  `${name}s of this tree win ${percent(mean)} % (${percent(mean - 1.96 * error)}–${percent(mean + 1.96 * error)}) of ${games} games`,
)
