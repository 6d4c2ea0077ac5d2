/* The results of the server bench as text, compared with the targets. */
import type { ServerReport } from './index.ts'
import type { Load } from './loops.ts'
import type { Idle, Matches } from './memory.ts'
import type { Latency, Rate, Speed } from './speed.ts'

export function idleLines(idle: Idle): string[] {
  const line = (name: string, bytes: number) =>
    `  ${name.padEnd(12)}${kilobytes(bytes)}, ${kilobytes(bytes / idle.connections)} each`
  return [
    '',
    `${whole(idle.connections)} connections that say nothing`,
    line('the server', idle.logres),
    line('bare ws', idle.bare),
  ]
}

export function matchLines(matches: readonly Matches[]): string[] {
  const lines = matches.map(
    ({ game, seats, middle, memory, cold }) =>
      `  ${game.padEnd(12)}${seats} seats; after ${middle} acts ${kilobytes(memory)}; ${cold.entries} entries opened in ` +
      `${cold.open.toFixed(1)} ms, of which reading and replaying ${cold.replay.toFixed(1)} ms`,
  )
  return ['', 'A match in memory, and opening one that is not', ...lines]
}

export function speedLines(speed: Speed): string[] {
  const { connections, logres, relay, peer, disk, actsPerCommit, rowsPerAct, bytesPerAct, messagesPerAct } = speed
  return [
    '',
    `${whole(connections)} connections, ${whole(connections / 2)} matches of Avalon: as many acts as go through`,
    rateLine('the server', logres),
    rateLine('a bare relay', relay),
    rateLine('boardgame.io', peer),
    `  ${'SQLite alone'.padEnd(14)}${whole(disk).padStart(8)} / s`,
    `  an act: ${bytesPerAct.toFixed(0)} bytes, ${messagesPerAct.toFixed(1)} messages sent, ${rowsPerAct.toFixed(1)} rows; ` +
      `${actsPerCommit} acts a commit`,
    latencyLine("a quarter of the relay's rate", speed.ofRelay),
    latencyLine("a quarter of the server's rate", speed.ofOwn),
  ]
}

function rateLine(name: string, { perSecond, p50, p99, server, cpu }: Rate): string {
  const times = `p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`
  // Per second of CPU time, which other load on the machine disturbs less.
  const perCore = `${whole(perSecond / server).padStart(7)} a core`
  const cores = `cores: server ${server.toFixed(2)}, load ${cpu.toFixed(2)}`
  return `  ${name.padEnd(14)}${whole(perSecond).padStart(8)} / s ${perCore}   ${times}   ${cores}`
}

function latencyLine(name: string, { perSecond, logres, relay, disk }: Latency): string {
  const times = ({ p50, p99 }: Load) => `p50 ${p50.toFixed(2)} ms p99 ${p99.toFixed(2)} ms`
  const each = `server ${times(logres)}; relay ${times(relay)}; SQLite alone ${times(disk)}`
  return `  ${name}, ${whole(perSecond)} / s: ${each}`
}

export function barsOf({ speed, idle, matches }: ServerReport): string[] {
  return [
    '',
    'What was asked for',
    ...speed.flatMap(({ connections, toRelay, toPeer, ofRelay, ofOwn }) => [
      atLeast(`${whole(connections)} connections: acts to the relay's`, toRelay, 0.25),
      atLeast(`${whole(connections)} connections: acts to boardgame.io's (a goal)`, toPeer, 3),
      atMost(
        `${whole(connections)} connections: p99 to the relay's, at a quarter of its rate`,
        p99Ratio(ofRelay),
        5,
        '×',
      ),
      atMost(`${whole(connections)} connections: the same at a quarter of the server's rate`, p99Ratio(ofOwn), 5, '×'),
    ]),
    atMost(`${whole(idle.connections)} idle connections: memory to bare ws`, idle.logres / idle.bare, 3, '×'),
    ...matches.flatMap(({ game, memory, cold }) => [
      atMost(`${game}: a match in memory`, memory / 1000, 50, 'kB'),
      atMost(`${game}: ${cold.entries} entries opened`, cold.open, 50, 'ms'),
    ]),
  ]
}

function p99Ratio({ logres, relay }: Latency): number {
  return logres.p99 / relay.p99
}

function atLeast(name: string, measured: number, bar: number): string {
  return barLine(name, `${measured.toFixed(2)} ×`, `at least ${bar} ×`, measured >= bar)
}

function atMost(name: string, measured: number, bar: number, unit: string): string {
  return barLine(name, `${measured.toFixed(2)} ${unit}`, `at most ${bar} ${unit}`, measured <= bar)
}

function barLine(name: string, measured: string, bar: string, isMet: boolean): string {
  return `  ${name.padEnd(64)}${measured.padStart(12)}   ${bar.padEnd(16)}${isMet ? 'ok' : 'below'}`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function kilobytes(bytes: number): string {
  return bytes > 10e6 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1000).toFixed(1)} kB`
}
