/*
 * Leaks put in on purpose, one for each way something reaches a client. Where the search compares with the game's own
 * views, these leak too: so that what finds them is the check that knows the true state.
 */
import { at, present, type Viewer } from '@logres/kernel'
import { diffViews, type MatchView, type ServerMessage } from '@logres/protocol'
import type { GroundTruth, Moment, Shown } from './ground-truth.ts'
import { remaining } from './history-check.ts'
import type { Recording, SocketRecording } from './recorder.ts'
import { TOURNAMENT } from './tournament.ts'

/** A tournament with a race, and what a spectator received of it. */
export interface Searched {
  readonly truth: GroundTruth
  readonly spectator: Recording
}

export const PLANTED_LEAKS: readonly (readonly [string, (searched: Searched) => Searched])[] = [
  ['a field of a view', (all) => retold(withView(all), 'sockets')],
  ['an event that is not redacted', (all) => retold(withEvents(all), 'sockets')],
  ['a step of the history', (all) => retold(withEvents(all), 'history')],
  ['a chat line', (all) => withMessage(all, { kind: 'chat', text: JSON.stringify(secretOf(all).hand) })],
  ['a message about who is there', (all) => withMessage(all, { kind: 'agreeing', seats: secretOf(all).hand })],
  ['a small board', withBoard],
  ['a list of tables', (all) => withBody(all, { path: '/api/tables', text: JSON.stringify(secretOf(all).hand) })],
  ['a header', (all) => withBody(all, { head: JSON.stringify(secretOf(all).hand) })],
  ['a sealed touch', (all) => withBody(all, { path: '/metrics', text: JSON.stringify(touchIn(all)) })],
  ['the record before the end', (all) => withBody(all, { path: '/record', text: '{"entries":[]}' })],
  ['a turn in the stream of somebody without a seat', withTurn],
  ['an undo that shows a draw', withUndo],
]

/** The spectator is shown this while seat 0 has this hand. */
function secretOf({ truth }: Searched): { readonly cursor: number; readonly hand: readonly number[] } {
  const shown = shownTo(truth)
  const cursor = shown.findIndex(({ moment }, i) => i > 0 && (stateAt(truth, moment).hands[0]?.length ?? 0) > 3)
  return { cursor, hand: present(stateAt(truth, at(shown, cursor).moment).hands[0]) }
}

interface State {
  readonly hands: readonly (readonly number[])[]
}

function stateAt({ moments }: GroundTruth, moment: number): State {
  return JSON.parse(at(moments, moment).state)
}

function shownTo({ shown }: GroundTruth, viewer: Viewer = 'table'): readonly Shown[] {
  return present(shown.get(viewer))
}

/** The first touch that was sealed, as it was measured. */
export function touchIn({ truth }: Pick<Searched, 'truth'>): object | undefined {
  const sealed = ({ state }: Moment) => TOURNAMENT.sealed?.(JSON.parse(state), 'table') ?? []
  return truth.moments.slice(0, -1).flatMap(sealed)[0]
}

function withShown({ truth, spectator }: Searched, cursor: number, change: Partial<Shown>): Searched {
  const shown = shownTo(truth).with(cursor, { ...at(shownTo(truth), cursor), ...change })
  return { spectator, truth: { ...truth, shown: new Map([...truth.shown, ['table', shown]]) } }
}

function withView(all: Searched): Searched {
  const { cursor, hand } = secretOf(all)
  const { view } = at(shownTo(all.truth), cursor)
  return withShown(all, cursor, { view: { ...view, view: { ...view.view, extra: hand } } })
}

/** As if a spectator had been shown it too. */
function withBoard(all: Searched): Searched {
  const { cursor } = secretOf(all)
  const { truth, spectator } = withView(all)
  const { view } = at(shownTo(truth), cursor)
  const nothing = { ...spectator, sockets: [], bodies: [], lines: [] }
  const text = JSON.stringify({ matches: [{ match: truth.record.table.id, shown: { view: view.view } }] })
  return withBody({ truth, spectator: nothing }, { path: '/api/watch', text })
}

function withEvents(all: Searched): Searched {
  const { moments } = all.truth
  const isLaid = ({ moment }: Shown) => at(moments, moment).events.some(({ kind }) => kind === 'equipmentLaid')
  const cursor = shownTo(all.truth).findIndex(isLaid)
  return withShown(all, cursor, { events: at(moments, at(shownTo(all.truth), cursor).moment).events })
}

/** As if the server had sent what it now says. */
function retold({ truth, spectator }: Searched, where: 'sockets' | 'history'): Searched {
  const nothing = { ...spectator, sockets: [], bodies: [], lines: [] }
  const shown = shownTo(truth)
  if (where === 'sockets') {
    const sockets = spectator.sockets.map((socket) => ({ ...socket, texts: textsOf(socket, shown) }))
    return { truth, spectator: { ...nothing, sockets } }
  }
  const steps = remaining(
    shown.map(({ moment, events, view }) => ({ events, view: view.view, entry: at(truth.moments, moment).entry })),
  )
  const told = steps
    .slice(1)
    .map(({ events, view }, i) => ({ events, patch: diffViews(at(steps, i).view, view) ?? null }))
  const history = { viewer: 'table', cursor: shown.length - 1, start: at(steps, 0).view, steps: told }
  return withBody({ truth, spectator: nothing }, { path: '/history', text: JSON.stringify(history) })
}

function textsOf({ texts, from }: SocketRecording, shown: readonly Shown[]): string[] {
  let cursor = -1
  let before: MatchView | undefined
  return texts.map((text) => {
    const message: ServerMessage = JSON.parse(text)
    if (message.kind === 'update') {
      cursor += 1
      const { view, events } = at(shown, cursor)
      const patch = diffViews(present(before), view) ?? null
      before = view
      return JSON.stringify({ kind: 'update', cursor, events, patch })
    }
    if (message.kind !== 'whole') return text
    cursor = message.cursor
    before = at(shown, cursor).view
    const events = message.events.length === 0 ? [] : shown.slice(from + 1, cursor + 1).flatMap((each) => each.events)
    return JSON.stringify({ ...message, events, view: before })
  })
}

/** After the message with the cursor at which it is a secret. */
function withMessage({ truth, spectator }: Searched, message: object): Searched {
  const { cursor } = secretOf({ truth, spectator })
  const sockets = spectator.sockets.map((socket) => {
    const place = socket.texts.findIndex((text) => Reflect.get(JSON.parse(text), 'cursor') === cursor)
    return {
      ...socket,
      texts: socket.texts.toSpliced(place < 0 ? socket.texts.length : place + 1, 0, JSON.stringify(message)),
    }
  })
  return { truth, spectator: { ...spectator, sockets } }
}

function withBody({ truth, spectator }: Searched, body: object): Searched {
  const added = { viewer: 'table', path: '/api/me', head: '', text: '{}', ...body } as const
  return { truth, spectator: { ...spectator, bodies: [...spectator.bodies, added] } }
}

function withTurn({ truth, spectator }: Searched): Searched {
  const { ask, view } = at(shownTo(truth), 1)
  const line = JSON.stringify({ kind: 'turn', match: truth.record.table.id, ask, view: view.view })
  return { truth, spectator: { ...spectator, lines: [...spectator.lines, line] } }
}

function withUndo({ truth, spectator }: Searched): Searched {
  const drawn = truth.moments.findIndex(({ entry }, i) => i > 0 && entry.draws.length > 0)
  const next = at(truth.moments, drawn + 1)
  const entry = { ...next.entry, kind: 'undo', action: { from: drawn } } as const
  return { spectator, truth: { ...truth, moments: truth.moments.with(drawn + 1, { ...next, entry }) } }
}
