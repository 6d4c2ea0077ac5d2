/*
 * Which questions have one legal answer, and of how many everybody could know that:
 *   node tools/one-answer.ts merlin 20 page '{"knights":"random"}'
 * So many games with each number of players. "Could know": there is one answer in each of some worlds that the table and every
 * other seat imagine. "Said to be": the rules say so (`isForced`), for pages that answer by themselves.
 */
import { BOTS, Driver } from '@logres/bots'
import { findGame, LISTED } from '@logres/catalogue'
import { type AnyGame, type Seat, seededChance, type Viewer } from '@logres/kernel'

/** Worlds that each onlooker imagines. */
const WORLDS = 6

interface Count {
  asked: number
  one: number
  /** Of these, known to everybody. */
  known: number
  /** Of these, by the rules. */
  said: number
  readonly answers: Set<string>
}

const [id = LISTED[0]?.id ?? '', games = '20', name = 'page', options = '{}'] = process.argv.slice(2)
const entry = findGame(id)
const bot = BOTS.find((each) => each === name)
if (entry === undefined || bot === undefined) throw new RangeError('no such game or bot')
const { game, isForced } = entry
const read = game.options.read({ ...entry.machineOptions, ...JSON.parse(options) })
if (read.kind === 'refusal') throw new RangeError(read.code)

const counts = new Map<string, Count>()
const worlds = seededChance('worlds')
for (let players = game.seats.min; players <= game.seats.max; players++) {
  for (let i = 0; i < Number(games); i++) play(game, read.options, players, `one ${players}/${i}`)
}
print()

function play(game: AnyGame, options: object, players: number, seed: string): void {
  const seats = Array.from({ length: players }, () => ({ bot: bot ?? 'page' }))
  const driver = new Driver(game, { seats }, seed)
  const chance = seededChance(seed)
  const state = game.setup(options, players, chance)
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    if (move.actor !== 'clerk') count(game, state, move.actor, players)
    game.apply(state, move.actor, move.action, chance, () => {})
  }
}

function count(game: AnyGame, state: object, seat: Seat, players: number): void {
  const kind = game.asked(game.view(state, seat))?.kind ?? ''
  const found = counts.get(kind) ?? { asked: 0, one: 0, known: 0, said: 0, answers: new Set() }
  counts.set(kind, found)
  found.asked += 1
  const legal = game.legal(state, seat)
  const [only] = legal
  if (only === undefined || legal.length > 1) return
  found.one += 1
  found.answers.add(only.kind)
  if (isKnown(game, state, seat, players)) found.known += 1
  if (isForced(game.view(state, 'table'))) found.said += 1
}

function isKnown(game: AnyGame, state: object, seat: Seat, players: number): boolean {
  const onlookers: Viewer[] = ['table', ...Array(players).keys()]
  return onlookers.every((viewer) => viewer === seat || isSure(game, game.view(state, viewer), seat))
}

function isSure(game: AnyGame, view: object, seat: Seat): boolean {
  for (let i = 0; i < WORLDS; i++) if (game.legal(game.imagine(view, worlds), seat).length !== 1) return false
  return true
}

function print(): void {
  const all = [...counts.values()].reduce((sum, { asked }) => sum + asked, 0)
  const one = [...counts.values()].reduce((sum, { one }) => sum + one, 0)
  console.log(`${id}, ${name} bots: ${all} decisions, ${percent(one, all)} with one answer`)
  console.log('| question | asked | one answer | of all decisions | everybody could know | said to be | the answer |')
  console.log('|---|---|---|---|---|---|---|')
  for (const [kind, { asked, one, known, said, answers }] of [...counts].toSorted(([, a], [, b]) => b.one - a.one)) {
    const cells = [kind, asked, percent(one, asked), percent(one, all), one === 0 ? '–' : percent(known, one)]
    cells.push(one === 0 ? '–' : percent(said, one))
    console.log(`| ${[...cells, [...answers].join(', ')].join(' | ')} |`)
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
