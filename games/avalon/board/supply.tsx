/* The nine tiles with what each would give now, the draw pile and the discards. */

import { sum } from '@logres/kernel'
import type { Tile } from '../rules/index.ts'
import { Back } from './card.tsx'
import { type Model, type TileNow, tilesOf } from './model.ts'
import { names, tileName } from './names.ts'
import { texts } from './texts/index.ts'
import { TileFace } from './tile.tsx'

function TileItem({ model, now }: { readonly model: Model; readonly now: TileNow }) {
  const t = texts()
  const { tile, yields, place, isDark } = now
  const name = tileName(tile)
  const shade = isDark ? 'a-dk' : 'a-lt'
  if (place !== 'up') {
    const isMine = place === model.me.value && model.isSeated.value
    const text = place === 'used' ? t.used : isMine ? t.you : model.nameOf(place)
    const label = place === 'used' ? t.isUsed(name) : t.lies(name, isMine ? t.you : model.nameOf(place))
    return (
      <li class={`a-tile ${shade} a-used`} title={label}>
        <span class="vh">{label}</span>
        <span class="a-tb" aria-hidden="true">
          <span class="a-tx">{text}</span>
        </span>
        <span class="a-tn" aria-hidden="true">
          {shortName(tile)}
        </span>
      </li>
    )
  }
  const label = isDark ? t.givesLater(name, yields) : t.gives(name, yields)
  const hint = `${label}. ${names().tileTexts[tile]}`
  const mayTake = model.asked.value?.kind === 'takeTile'
  return (
    <li
      class={`a-tile ${shade} ${mayTake ? 'a-take' : ''}`}
      title={hint}
      onPointerEnter={() => model.regard(tile)}
      onPointerLeave={() => model.regard(undefined)}
      onFocusIn={() => model.regard(tile)}
      onFocusOut={() => model.regard(undefined)}
    >
      {mayTake ? (
        <button
          type="button"
          class="a-tbtn"
          data-tile={tile}
          aria-label={`${t.take(name, yields)}. ${hint}`}
          onClick={() => model.act({ kind: 'takeTile', tile })}
        >
          <TileFace tile={tile} yields={yields} />
        </button>
      ) : (
        <>
          <span class="vh">{hint}</span>
          <span aria-hidden="true">
            <TileFace tile={tile} yields={yields} />
          </span>
        </>
      )}
      <span class="a-tn" aria-hidden="true">
        {shortName(tile)}
      </span>
    </li>
  )
}

/** The ×2 stands on the tile itself. */
function shortName(tile: Tile): string {
  return tile === 'connected' ? texts().connectedShort : tileName(tile === 'landscapeTwice' ? 'landscape' : tile)
}

export function Supply({ model }: { readonly model: Model }) {
  const t = texts()
  const tiles = tilesOf(model.view.value, model.me.value)
  const list = (isDark: boolean) =>
    tiles.filter((tile) => tile.isDark === isDark).map((now) => <TileItem key={now.key} model={model} now={now} />)
  return (
    <section class={`a-supply ${model.asked.value?.kind === 'takeTile' ? 'a-taking' : ''}`} aria-label={t.supply}>
      <h2>
        {t.supply} <small>{t.supplyHint}</small>
      </h2>
      <div class="a-tl">
        <h3>
          {t.light} <small>{t.lightHint}</small>
        </h3>
        <ul>{list(false)}</ul>
      </div>
      <div class="a-td">
        <h3>
          {t.dark} <small>{t.darkHint}</small>
        </h3>
        <ul>{list(true)}</ul>
      </div>
      <Decks model={model} />
    </section>
  )
}

function Decks({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const discarded = sum(view.discards)
  return (
    <div class="a-decks">
      <span class="a-deck" data-deck="draw" title={t.drawPile(view.pileSize)}>
        <Back />
        <b>{view.pileSize}</b> <i>{t.draw}</i>
      </span>
      <button
        type="button"
        class="a-deck"
        data-deck="discards"
        title={t.openDiscards(discarded)}
        onClick={() => {
          model.opened.value = 'discards'
        }}
      >
        <span class="a-card a-back a-open" />
        <b>{discarded}</b> <i>{t.discards}</i>
        <span class="a-phone-only vh">{t.discards}</span>
      </button>
    </div>
  )
}
