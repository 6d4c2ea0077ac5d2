/* The arena's figures as text. */
import type { Share, SideReport } from '@logres/bots'
import { at } from '@logres/kernel'
import type { Outcome } from './contest.ts'

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** "85.0 % (79.4–89.3 %)" */
export function shareText({ share, low, high }: Share): string {
  return `${percent(share)} (${(100 * low).toFixed(1)}–${percent(high)})`
}

/** Columns as wide as their content, the first aligned left and all others right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = at(rows, 0).map((_, column) => Math.max(...rows.map((row) => at(row, column).length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(at(widths, column)) : cell.padStart(at(widths, column))))
      .join('   ')
      .trimEnd(),
  )
}

export function sideTable(names: readonly string[], sides: readonly SideReport[]): string[] {
  return columns([
    ['', 'share of victories', 'fair', 'score', 'lead', 'decisions a game', 'ms each', 'longest'],
    ...sides.map((side, i) => [
      at(names, i),
      shareText(side),
      percent(side.fair),
      side.meanScore.toFixed(1),
      signed(side.meanLead),
      side.decisionsPerGame.toFixed(1),
      side.msPerDecision.toFixed(2),
      side.longestMs.toFixed(1),
    ]),
  ])
}

export function seatTable(names: readonly string[], { sides, seats }: Outcome): string[] {
  const cell = (share: Share) => (share.games === 0 ? '–' : shareText(share))
  return columns([
    ['', ...seats.map((_, seat) => `seat ${seat + 1}`)],
    ...sides.map(({ bySeat }, i) => [at(names, i), ...bySeat.map(cell)]),
    ['any bot', ...seats.map(cell)],
  ])
}

function signed(number: number): string {
  return `${number >= 0 ? '+' : '−'}${Math.abs(number).toFixed(1)}`
}

/** One line, with no more digits than the figures are worth. */
export function toJson(report: object): string {
  return JSON.stringify(report, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value,
  )
}
