/* Views are computed only on demand. All viewers must see the same, no matter when they look. */
import { findGame, gameIds } from '@logres/catalogue'
import { type AnyMatch, at, isRefusal, Match, present, seededChance, seededTable } from '@logres/kernel'
import { type MatchView, patchView } from '@logres/protocol'
import { expect, test } from 'vitest'
import { Seats } from '../../src/matches/seats.ts'
import { ViewerState, viewersOf } from '../../src/matches/viewer-state.ts'

const SEATS: Readonly<Record<string, number>> = { avalon: 2, tournament: 4, merlin: 3 }
const ACTS = 150

function begin(id: string): AnyMatch {
  const { game, machineOptions } = present(findGame(id))
  const seats = Array.from({ length: SEATS[id] ?? 2 }, (_, seat) => ({ name: `seat ${seat}`, bot: null }))
  const options = { ...game.options.defaults, ...machineOptions }
  const table = seededTable('lens', { id: 'a match', game: id, rulesVersion: game.rulesVersion, options, seats })
  const chance = seededChance('lens')
  const started = Match.start(game, table, chance, 1)
  if (started.kind === 'refusal') throw new Error(started.code)
  return started.match
}

/** A random actor takes a random action; sometimes an action is undone. */
function* entriesOf(match: AnyMatch) {
  const picks = seededChance('picks')
  for (let n = 0; n < ACTS && match.outcome === undefined; n++) {
    const actors = match.game.toAct(match.state)
    const actor = at(actors, picks.pick(actors.length, 'actor'))
    const legal = match.game.legal(match.state, actor)
    const sender = { at: n, by: actor === 'clerk' ? 'clerk' : 'person', key: null } as const
    const isUndo = actor !== 'clerk' && match.undoable(actor).length > 0 && picks.pick(4, 'undo') === 0
    const done = isUndo
      ? match.undo(actor, sender)
      : match.act(actor, at(legal, picks.pick(legal.length, 'pick')), sender)
    if (isRefusal(done)) throw new Error(done.code)
    yield done
  }
}

test.each(gameIds())('%s: a viewer who is connected always, never, or sometimes', (id) => {
  const match = begin(id)
  const seats = new Seats(match.table)
  const triples = viewersOf(match.table.seats.length).map((viewer) => {
    const [always, never, sometimes] = [0, 1, 2].map(() => new ViewerState(match, viewer, seats.list))
    return { always: present(always), never: present(never), sometimes: present(sometimes) }
  })
  const patched = new Map<ViewerState, MatchView>(triples.map(({ always }) => [always, always.shown.view]))
  const events = new Map<ViewerState, object[][]>(triples.map(({ always }) => [always, []]))
  for (const { entry, events: happened } of entriesOf(match)) {
    for (const { always, never, sometimes } of triples) {
      const updates = [always, never, sometimes].map((viewerState) => viewerState.advance(entry, happened, seats.list))
      const [update] = updates
      expect(updates.map((each) => each?.cursor)).toEqual(updates.map(() => update?.cursor))
      for (const [i, viewerState] of [always, never, sometimes].entries()) {
        const mine = updates[i]
        if (mine !== undefined) viewerState.show(mine)
      }
      if (update !== undefined) {
        events.get(always)?.push([...update.events])
        // Undoable acts are named by the seat's own questions, never by entry numbers.
        const { undoable, ask } = always.shown.view
        for (const named of undoable) expect(named).toBeLessThan(ask)
        if (always.viewer !== 'table') {
          expect(undoable.map((named) => always.entryOf(named))).toEqual(match.undoable(always.viewer))
        }
        const before = present(patched.get(always))
        patched.set(always, update.patch === null ? before : patchView(before, update.patch))
        expect(patched.get(always)).toEqual(update.view)
        if (entry.seq % 7 === 0) expect(updates[2]?.patch).toEqual(update.patch)
      }
      expect(always.shown.view.view).toEqual(match.game.view(match.state, always.viewer))
      expect([never.ask, never.question]).toEqual([always.ask, always.question])
    }
  }
  for (const { always, never, sometimes } of triples) {
    expect(never.shown.view).toEqual(always.shown.view)
    expect(sometimes.shown.view).toEqual(always.shown.view)
    const all = events.get(always) ?? []
    expect(all.length).toBe(always.cursor)
    for (const missed of [0, 1, 5, 32].map((most) => Math.min(most, all.length))) {
      expect(never.eventsSince(never.cursor - missed)).toEqual(all.slice(all.length - missed).flat())
    }
    expect(never.eventsSince(never.cursor - 33)).toBeUndefined()
    expect(never.eventsSince(never.cursor + 1)).toBeUndefined()
  }
})
