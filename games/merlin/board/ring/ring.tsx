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
    <section class="r-ring" aria-label={texts().ring}>
      <div class="r-box">
        <svg class={`r-svg ${isSmall ? 'r-small' : ''}`} viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}>
          <title>{texts().ring}</title>
          <Wedges {...parts} />
          <circle class="r-line" r={radii.outer + 0.5} />
          <Spaces {...parts} />
          <Bands isSmall={isSmall} />
          <ProvinceThings {...parts} />
          <Rim {...parts} />
          <circle class="r-hub" r={radii.hub - 4} />
          <circle class="r-hub2" r={radii.hub - 8} />
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
    <circle class="r-band" r="163" />
  ) : (
    <>
      <circle class="r-band" r="169" />
      <circle class="r-band" r="131" />
    </>
  )
}
