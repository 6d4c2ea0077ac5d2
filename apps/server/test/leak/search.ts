/* Goes through everything a client received, moment by moment, and looks for what it must not know. */
import { at, type GameRecord, present, type Viewer } from '@logres/kernel'
import { diffViews, type MatchView, PROTOCOL, patchView, type ServerMessage } from '@logres/protocol'
import { expect } from 'vitest'
import { AVALON } from './avalon.ts'
import type { GroundTruth, Shown } from './ground-truth.ts'
import { checkedHistory } from './history-check.ts'
import { type LeakCheck, leakCheckWith } from './leak-detector.ts'
import { MERLIN } from './merlin.ts'
import type { Body, Recording, SocketRecording } from './recorder.ts'
import { smallBoardsIn, withoutBoards } from './small-boards.ts'
import { TOURNAMENT } from './tournament.ts'

/** How much was searched, so that a test can require a minimum. */
export interface Count {
  messages: number
  views: number
  bodies: number
  lines: number
  bytes: number
  /** Small boards in the list of running matches. */
  boards: number
  /** History steps over HTTP. */
  past: number
  /** Races in which people touched. */
  races: number
  /** Seats that somebody else had later. */
  passed: number
  standIns: number
  undos: number
}

function huntFor({ record, moments }: GroundTruth): LeakCheck {
  const start = at(moments, 0).state
  switch (record.table.game) {
    case 'avalon':
      return leakCheckWith(AVALON, start)
    case 'merlin':
      return leakCheckWith(MERLIN, start)
    case 'tournament':
      return leakCheckWith(TOURNAMENT, start)
    default:
      throw new Error(`nobody has said what is hidden in ${record.table.game}`)
  }
}

/** One thing received, and the moment it belongs to. */
interface Item {
  readonly moment: number
  readonly text: string
  /** If it contains the game's view. */
  readonly view?: object
  readonly events?: readonly object[]
}

export function search(recordings: readonly Recording[], truth: GroundTruth, count: Count): void {
  searchUndos(truth, count)
  for (const recording of recordings) {
    const { sockets, bodies, viewer } = recording
    const viewers = new Set([...sockets, ...bodies].map((each) => each.viewer))
    count.lines += recording.lines.length
    // Somebody who passed their seat on was two viewers.
    count.passed += viewers.has('table') && viewers.size > 1 ? 1 : 0
    for (const each of viewers) {
      const items = sockets
        .filter((socket) => socket.viewer === each)
        .flatMap((socket) => itemsOf(socket, each, truth, count))
      const read = bodies.filter((body) => body.viewer === each)
      const past = checkedHistory(read, each, truth)
      count.past += past.length
      check([...items, ...past, ...(each === viewer ? linesOf(recording, truth) : [])], each, truth)
      searchBodies(read, each, truth, count)
    }
    const boards = smallBoardsIn(bodies, truth)
    count.boards += boards.length
    check(boards, 'table', truth)
  }
  const cookies = recordings.map(({ secret }) => secret)
  for (const recording of recordings) searchSecrets(recording, truth.record, cookies, count)
}

/** What is taken back must not have shown anything: it drew nothing by chance, and told its seat nothing new. */
function searchUndos({ moments }: GroundTruth, count: Count): void {
  for (const { entry } of moments) {
    if (entry.kind === 'standIn') count.standIns += 1
    if (JSON.stringify(entry.action).includes('"measured":{')) count.races += 1
    if (entry.kind !== 'undo') continue
    count.undos += 1
    const { from }: { from: number } = JSON.parse(JSON.stringify(entry.action))
    const undone = moments.slice(from, entry.seq).filter((moment) => moment.entry.seq >= from)
    for (const { entry: each } of undone) expect(each.draws, `entry ${each.seq} was taken back`).toEqual([])
  }
}

function check(items: readonly Item[], viewer: Viewer, truth: GroundTruth): void {
  const hunting = huntFor(truth)
  const byMoment = Map.groupBy(items, ({ moment }) => moment)
  // Once the match is over everything may be known.
  for (const [i, { entry, state, events }] of truth.moments.slice(0, -1).entries()) {
    if (i > 0) hunting.follow(entry, state, events)
    for (const { text, view, events: told = [] } of byMoment.get(i) ?? []) {
      expect(hunting.hiddenIn(text, viewer), `to ${viewer} after entry ${i}: ${text}`).toEqual([])
      if (view === undefined) continue
      const faults = hunting.faults({ viewer, view, events: told })
      expect(faults, `to ${viewer} after entry ${i}: ${text}`).toEqual([])
    }
  }
}

/**
 * The messages of one socket follow from the log for this viewer: the cursor rises by one each time, and a patch
 * leads exactly from one view to the next.
 */
function itemsOf({ from, texts }: SocketRecording, viewer: Viewer, truth: GroundTruth, count: Count): Item[] {
  const shown = present(truth.shown.get(viewer))
  const items: Item[] = []
  let cursor = -1
  let view: MatchView | undefined
  for (const text of texts) {
    count.messages += 1
    const message: ServerMessage = JSON.parse(text)
    if (message.kind === 'whole') {
      cursor = message.cursor
      view = message.view
      const events = eventsSince(shown, from, cursor)
      expect([events, []]).toContainEqual(message.events)
      const { view: expected } = at(shown, cursor)
      const whole = { kind: 'whole', protocol: PROTOCOL, viewer, cursor, events: message.events, view: expected }
      expect(message).toEqual(whole)
      items.push({ moment: at(shown, cursor).moment, text, view: view.view })
      // Earlier events belong to their own moment.
      for (const each of shown.slice(from + 1, cursor + 1))
        if (message.events.length > 0) items.push({ moment: each.moment, text: '', view: {}, events: each.events })
    } else if (message.kind === 'update') {
      cursor += 1
      const now = at(shown, cursor)
      const before = present(view)
      const patch = diffViews(before, now.view) ?? null
      expect(message).toEqual({ kind: 'update', cursor, events: now.events, patch })
      view = message.patch === null ? before : patchView(before, message.patch)
      items.push({ moment: now.moment, text, view: view.view, events: message.events })
    } else if (cursor >= 0) items.push({ moment: at(shown, cursor).moment, text })
    count.bytes += text.length
  }
  count.views += items.length
  return items
}

function eventsSince(shown: readonly Shown[], from: number, to: number): readonly object[] {
  return shown.slice(from + 1, to + 1).flatMap(({ events }) => events)
}

/** The lines of a stream: each turn is as shown when it was asked. */
function linesOf({ lines, viewer }: Recording, { shown, record }: GroundTruth): Item[] {
  const mine = present(shown.get(viewer))
  return lines.flatMap((text) => {
    const line: { kind: string; match: string; ask: number; view: object } = JSON.parse(text)
    if (line.kind !== 'turn' || line.match !== record.table.id) return []
    expect(viewer, `a turn for somebody without a seat: ${text}`).not.toBe('table')
    const fitting = mine.filter(({ ask, view }) => ask === line.ask && sameView(view, line.view))
    expect(fitting.length, `nobody was shown that: ${text}`).toBeGreaterThan(0)
    return [{ moment: at(fitting, 0).moment, text, view: line.view }]
  })
}

function sameView(whole: object, view: object): boolean {
  return JSON.stringify(Reflect.get(whole, 'view')) === JSON.stringify(view)
}

/** Over HTTP only the history of a running match is sent (see history-check.ts): no hidden list of any moment. */
function searchBodies(bodies: readonly Body[], viewer: Viewer, truth: GroundTruth, count: Count): void {
  const all = bodies.filter(({ path }) => !/\/(record|stream|history)$/.test(path)).map(withoutBoards)
  const together = [...all, ...bodies.map(({ head }) => head)].join('\n')
  count.bodies += bodies.length
  count.bytes += together.length
  const hunting = huntFor(truth)
  for (const [i, { entry, state, events }] of truth.moments.slice(0, -1).entries()) {
    if (i > 0) hunting.follow(entry, state, events)
    expect(hunting.hiddenIn(together, viewer), 'over HTTP').toEqual([])
  }
  // A record is available only once the match is over.
  for (const { path, text } of bodies.filter(({ path }) => path.endsWith('/record'))) {
    const record: { readonly code?: string; readonly entries?: readonly object[] } = JSON.parse(text)
    if (record.entries === undefined) expect(['notOver', 'tooFast'], path).toContain(record.code)
    else expect(record.entries.length, path).toBe(truth.record.entries.length)
  }
}

/** The seal's secret, nonces, and other people's cookies. */
function searchSecrets(
  recording: Recording,
  { secret, nonces }: GameRecord,
  cookies: readonly string[],
  count: Count,
): void {
  const texts = [
    ...recording.sockets.flatMap((hearing) => hearing.texts),
    ...recording.bodies
      .filter(({ path, text }) => !path.endsWith('/record') || text.includes('"refusal"'))
      .map(({ text }) => text),
    ...[...recording.bodies.map(({ head }) => head), ...recording.lines, ...recording.received],
  ].join('\n')
  count.bytes += texts.length
  const secrets = [secret, ...(nonces ?? []), ...cookies].flatMap((each) =>
    each === null || each === '' ? [] : [each],
  )
  expect(secrets.length).toBeGreaterThan(2)
  for (const each of secrets) expect(texts).not.toContain(each)
}
