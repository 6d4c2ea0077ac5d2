/* The log by turns: actions are listed in the turn of their player, in every game. */

import { logOf, type Step } from '@logres/board-kit'
import { findGame, findManifest } from '@logres/catalogue'
import { at, isRefusal, Match, present, seededChance, seededTable, unsealSeeded } from '@logres/kernel'
import { expect, test } from 'vitest'

const GAMES = [
  ['avalon', 2],
  ['tournament', 4],
  ['merlin', 3],
] as const

/** Who acted, as an event tells it. */
const DOINGS = ['cardDrafted', 'reinforced', 'attackDeclared', 'readySaid', 'dieChosen', 'cardBought', 'purchasePassed']

test.each(GAMES)('%s: what is done stands in the turn in which it was done', (id, seats) => {
  const { game } = present(findGame(id))
  const chance = seededChance(id)
  const names = Array.from({ length: seats }, (_, i) => ({ name: `${i}`, bot: null }))
  const { rulesVersion, options } = game
  const table = seededTable('log', { id: 'log', game: id, rulesVersion, options: options.defaults, seats: names })
  const started = Match.start(game, table, unsealSeeded(table, 'log').chance, 0)
  if (isRefusal(started)) throw new Error(started.code)
  const { match } = started
  const stepNow = (events: Step['events']): Step => ({
    events,
    view: game.view(match.state, 'table'),
    turn: game.turn(match.state),
  })
  const steps = [stepNow([])]
  /** The turn in which each step was made. */
  const turns = [0]
  for (let i = 0; i < 300 && match.outcome === undefined; i++) {
    const actors = game.toAct(match.state)
    const actor = at(actors, chance.pick(actors.length, 'actor'))
    const legal = game.legal(match.state, actor).filter(({ kind }) => kind !== 'offer')
    if (legal.length === 0) continue
    const { no } = game.turn(match.state)
    const done = match.act(actor, at(legal, chance.pick(legal.length, 'action')), { at: i, by: 'person', key: null })
    if (isRefusal(done)) continue
    turns.push(no)
    steps.push(stepNow(done.events))
  }
  const doings = logOf(steps, present(findManifest(id)).logStarts).flatMap(({ turn, lines }) =>
    lines.flatMap(({ step, event }) => (DOINGS.includes(event.kind) ? [{ no: turn.no, was: turns[step] }] : [])),
  )
  expect(doings.length).toBeGreaterThan(10)
  for (const { no, was } of doings) expect(no).toBe(was)
})
