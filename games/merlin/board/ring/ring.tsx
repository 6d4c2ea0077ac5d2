/* The round table. One drawing for wide screens, a larger-lettered one without the items for small ones. */
import { isNarrow } from '@logres/board-kit'
import type { Model } from '../model.ts'
import { texts } from '../texts/index.ts'
import { Corners, Scores } from './corners.tsx'
import { HALF, SMALL, WIDE } from './geometry.ts'
import { Hub } from './hub.tsx'
import { ProvinceThings, Wedges } from './provinces.tsx'
import { Rim } from './rim.tsx'
import { Spaces } from './spaces.tsx'

export function Ring({ model }: { readonly model: Model }) {
  const isSmall = isNarrow.value
  const radii = isSmall ? SMALL : WIDE
  const parts = { model, radii, isSmall }
  return (
    <section class="merlin-ring" aria-label={texts().ring}>
      <div class="merlin-box">
        <svg
          class={`merlin-board-drawing ${isSmall ? 'merlin-small' : ''}`}
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        >
          <title>{texts().ring}</title>
          <Wedges {...parts} />
          <circle class="merlin-line" r={radii.outer + 0.5} />
          <Spaces {...parts} />
          <Bands isSmall={isSmall} />
          <ProvinceThings {...parts} />
          <Rim {...parts} />
          <circle class="merlin-hub" r={radii.hub - 4} />
          <circle class="merlin-hub-inner" r={radii.hub - 8} />
        </svg>
        <Hub model={model} isSmall={isSmall} />
        <Corners model={model} />
        <Scores model={model} />
      </div>
    </section>
  )
}

function Bands({ isSmall }: { readonly isSmall: boolean }) {
  return isSmall ? (
    <circle class="merlin-band" r="163" />
  ) : (
    <>
      <circle class="merlin-band" r="169" />
      <circle class="merlin-band" r="131" />
    </>
  )
}
