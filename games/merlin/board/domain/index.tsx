/* The domain: rows of hexagons in their frames. Looking at a tile shows what builds there; a click builds. */
import { at } from '@logres/kernel'
import { useMemo, useRef } from 'preact/hooks'
import { allyOf, BUILD, coloursAt, type Province, placeInRow, ROW_LENGTH, rowOf, type Tile } from '../../rules/index.ts'
import type { Model } from '../model.ts'
import { calledMe, colourName, inList, parts } from '../texts/parts.ts'
import { Caption, prospect } from './caption.tsx'
import { type Cells, Hexes } from './hexes.tsx'

export function Domain({ model }: { readonly model: Model }) {
  const t = parts()
  const view = model.view.value
  const root = useRef<HTMLDivElement>(null)
  const { kept } = model
  const looked = model.tile.value ?? kept.value
  const before = useRef<Tile | undefined>(undefined)
  const rows = view.domain.length / ROW_LENGTH
  const open = new Set(model.legalOf('build').map(({ tile }) => tile))
  const tiles = useTiles(model)
  const look = (tile: Tile | undefined) => {
    model.tile.value = tile
  }
  const cells: Cells = {
    stop: looked ?? 0,
    isOpen: (tile) => open.has(tile),
    isPayable: (tile) => at(tiles, tile).isPayable,
    nameOf: (tile) => at(tiles, tile).name,
    onLook: look,
    onDown: () => {
      before.current = looked
    },
    onFocus: (tile) => {
      kept.value = tile
      look(undefined)
    },
    onPress: (tile, isTouch) => {
      kept.value = tile
      // A finger cannot look first: its first touch shows the tile, the second builds.
      press(model, tile, open, isTouch && before.current !== tile)
    },
    onKey: (event, tile) => {
      const next = stepTo(event.key, tile, rows)
      if (event.key === 'Enter' || event.key === ' ') press(model, tile, open, false)
      else if (next === undefined) return
      else root.current?.querySelector<SVGGElement>(`[data-tile="${next}"]`)?.focus()
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const doubled = view.players.flatMap((player) => allyOf(player, 'gaheris')?.marks ?? [])
  // Redrawn only where something in it has changed: it has more parts than the rest of the board, and most acts leave it as it is.
  const hexes = useMemo(
    () => (
      <Hexes
        domain={view.domain}
        frames={model.edition.value.frames}
        manors={view.manors}
        doubled={doubled}
        looked={looked}
        cells={cells}
        label={t.grid(rows)}
      />
    ),
    [tiles, view.manors.join(), doubled.join(), [...open].join(), looked],
  )
  return (
    <section class="merlin-domain merlin-section" aria-label={t.domain}>
      <h2 class="merlin-heading">
        {t.domain}
        <small>{t.domainHint}</small>
      </h2>
      <div class="merlin-domain-body" ref={root}>
        {hexes}
        <Caption model={model} tile={looked} />
      </div>
    </section>
  )
}

/** What is said of each tile; the same list as long as it says the same. */
function useTiles(model: Model): readonly { readonly name: string; readonly isPayable: boolean }[] {
  const { domain, manors } = model.view.value
  const { material } = model.player.value.items
  const players = model.context.players.value
  return useMemo(
    () => domain.map((_, tile) => ({ name: tileName(model, tile), isPayable: payable(model, tile).length > 0 })),
    [parts(), domain, manors.join(), material.join(), model.me.value, model.isSeated.value, players],
  )
}

/** The colours that I hold and that build here, if nobody has yet. */
function payable(model: Model, tile: Tile): readonly Province[] {
  const view = model.view.value
  if (view.manors[tile] !== null) return []
  const { material } = model.player.value.items
  return coloursAt(view, tile).filter((province) => at(material, province) > 0)
}

/** Where one may build a click builds; with several materials the caption asks which. Elsewhere it only shows the tile. */
function press(model: Model, tile: Tile, open: ReadonlySet<Tile>, isFirstTouch: boolean): void {
  const builds = model.legalOf('build').filter((action) => action.tile === tile)
  if (isFirstTouch || builds.length > 1) return
  const [only] = builds
  if (only !== undefined) model.act(only)
  else if (open.size > 0) {
    const [colour = coloursAt(model.view.peek(), tile)[0] ?? 0] = payable(model, tile)
    model.try(at(at(BUILD, tile), colour))
  }
}

/** The arrows go from tile to neighbouring tile; up and down zigzag, so that a column stays a column. */
function stepTo(key: string, tile: Tile, rows: number): Tile | undefined {
  const row = Math.floor(tile / ROW_LENGTH)
  const k = tile % ROW_LENGTH
  if (key === 'ArrowLeft') return k > 0 ? tile - 1 : undefined
  if (key === 'ArrowRight') return k < ROW_LENGTH - 1 ? tile + 1 : undefined
  if (key === 'ArrowUp') return row > 0 ? tile - ROW_LENGTH : undefined
  if (key === 'ArrowDown') return row < rows - 1 ? tile + ROW_LENGTH : undefined
  if (key === 'Home') return row * ROW_LENGTH
  return key === 'End' ? row * ROW_LENGTH + ROW_LENGTH - 1 : undefined
}

/** "Row 3, tile 5: Wood, tower" */
export function tileTitle(model: Model, tile: Tile): string {
  const t = parts()
  const { terrain, tower } = at(model.view.value.domain, tile)
  const ground = tower ? t.withTower(t.terrains[terrain]) : t.terrains[terrain]
  return `${t.place(rowOf(tile) + 1, placeInRow(tile) + 1)}: ${ground}`
}

/** "Row 3, tile 5: wood, tower, free, takes black, brown and orange; you hold brown." */
function tileName(model: Model, tile: Tile): string {
  const t = parts()
  const view = model.view.value
  const title = tileTitle(model, tile)
  const owner = view.manors[tile]
  if (owner !== null && owner !== undefined) {
    const manor = owner === model.me.value && model.isSeated.value ? t.yourManor : t.manorOf(calledMe(model, owner))
    return `${title}, ${manor}. ${prospect(model, tile)}`
  }
  const names = (provinces: readonly Province[]) => inList(provinces.map(colourName))
  const held = payable(model, tile)
  const pays = model.isSeated.value ? `; ${held.length === 0 ? t.holdNone : t.youHold(names(held))}` : ''
  return `${title}, ${t.free}, ${t.takesOf(names(coloursAt(view, tile)))}${pays}. ${prospect(model, tile)}`
}
