/* The face of a supply tile. */
import type { Tile } from '../rules/index.ts'

function Stack({ count }: { readonly count: number }) {
  const places = count === 2 ? [5, 10.5] : [1.5, 5.8, 10.1, 14.4]
  return (
    <svg viewBox="0 0 24 18" class="avalon-tile-icon" aria-hidden="true">
      {places.map((x, i) => (
        <rect
          key={x}
          x={x}
          y={i % 2 === 1 && count === 2 ? 3.5 : 2.5}
          width={count === 2 ? 9 : 8}
          height="13"
          rx="1.5"
          class={i > 0 ? 'cut' : ''}
        />
      ))}
    </svg>
  )
}

export function TileIcon({ tile }: { readonly tile: Tile }) {
  switch (tile) {
    case 'two':
      return <Stack count={2} />
    case 'four':
      return <Stack count={4} />
    case 'landscape':
    case 'landscapeTwice':
      return (
        <svg viewBox="0 0 24 18" class="avalon-tile-icon" aria-hidden="true">
          <path d="M0 16C3 7 7 4 10 4.5S15 9 17 16Z" />
          <path d="M18.5 1L23.5 11H20V16H17V11H13.5Z" class="cut" />
        </svg>
      )
    case 'connected':
      return (
        <svg viewBox="0 0 24 18" class="avalon-tile-icon" aria-hidden="true">
          <rect x="0" y="4" width="6" height="10" rx="1.2" />
          <rect x="9" y="4" width="6" height="10" rx="1.2" />
          <rect x="18" y="4" width="6" height="10" rx="1.2" />
          <path d="M5 8H10V10H5ZM14 8H19V10H14Z" />
        </svg>
      )
    case 'realm':
      return (
        <svg viewBox="0 0 24 18" class="avalon-tile-icon" aria-hidden="true">
          <path d="M3 16.4L1.6 5 7 8.8 12 1 17 8.8 22.4 5 21 16.4Z" />
        </svg>
      )
  }
}

export function TileFace({ tile, yields }: { readonly tile: Tile; readonly yields: number }) {
  return (
    <span class="avalon-tile-body">
      <TileIcon tile={tile} />
      {tile === 'landscapeTwice' ? <em>×2</em> : null}
      <b>+{yields}</b>
    </span>
  )
}
