/* 1.5 to 1.7 The domain as hex rows: for each tile its number, terrain, tower and manor, below it the colours that build. */
import { at } from '@logres/kernel'
import { paint } from '@logres/terminal'
import { coloursAt, layoutOf, ROW_LENGTH, type Tile, territoriesOf, tileNumber, type View } from '../rules/index.ts'

export const CODES = ['bk', 'gy', 'bu', 'vi', 'or', 'br'] as const
const WIDTH = 15

export function domain(view: View): string[] {
  const rows = Array.from({ length: view.domain.length / ROW_LENGTH }, (_, row) => row)
  const { top, bottom } = layoutOf(view.options).edition.frames
  const half = Math.floor(WIDTH / 2)
  return [
    'Domain, between its frames',
    frame(top, 0),
    ...rows.flatMap((row) => {
      const indent = ' '.repeat(row % 2 === 0 ? 0 : half)
      const tiles = Array.from({ length: ROW_LENGTH }, (_, k) => row * ROW_LENGTH + k)
      return [
        indent + tiles.map((tile) => tileCell(view, tile)).join(''),
        indent + tiles.map((tile) => colourCell(view, tile)).join(''),
      ].map((line) => line.trimEnd())
    }),
    frame(bottom, rows.length % 2 === 0 ? half : 0),
  ]
}

/** 1.6 A slot stands between the outer ends of two tiles. */
function frame(slots: readonly number[], indent: number): string {
  const cells = slots.map((slot) => paint(at(CODES, slot), 'dim') + ' '.repeat(WIDTH - 2))
  return (' '.repeat(indent) + cells.join('')).trimEnd()
}

function tileCell(view: View, tile: Tile): string {
  const { terrain, tower } = at(view.domain, tile)
  return `${`${tileNumber(tile)}`.padStart(2)} ${terrain}${tower ? '♜' : ''}`.padEnd(WIDTH)
}

/** The colours that build here; on a tile with a manor, whose it is. */
function colourCell(view: View, tile: Tile): string {
  const owner = at(view.manors, tile)
  if (owner !== null) return paint(`   manor of ${owner + 1}`.padEnd(WIDTH), 'bold')
  const codes = coloursAt(view, tile).map((province) => at(CODES, province))
  return paint(`   ${codes.join(' ')}`.padEnd(WIDTH), 'dim')
}

/** 7.2 The territory of a tile: how many tiles it has, and whose manors stand there. */
export function territoryText(view: View, tile: Tile): string {
  const sorts = view.domain.map(({ terrain }) => terrain)
  const tiles = territoriesOf(sorts).find((territory) => territory.includes(tile)) ?? []
  const manors = view.players.flatMap((_, seat) => {
    const count = tiles.filter((each) => view.manors[each] === seat).length
    return count === 0 ? [] : `${seat + 1}: ${count}`
  })
  return `${at(sorts, tile)} of ${tiles.length}${manors.length === 0 ? '' : `, manors ${manors.join(', ')}`}`
}
