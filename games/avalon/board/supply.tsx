/* The nine tiles with what each would give now, the draw pile and the discards. */

import { sum } from '@logres/kernel'
import type { Tile } from '../rules/index.ts'
import { Back } from './card.tsx'
import { type Model, type TileNow, tilesOf } from './model.ts'
import { names, tileName } from './names.ts'
import { DISCARDS, DRAW_PILE, tilePlace } from './telling/places.ts'
import { texts } from './texts/index.ts'
import { TileFace } from './tile.tsx'

function TileItem({ model, now }: { readonly model: Model; readonly now: TileNow }) {
  const t = texts()
  const { tile, copy, yields, place, isDark } = now
  const name = tileName(tile)
  const shade = isDark ? 'avalon-dark-tile' : 'avalon-light-tile'
  if (place !== 'up') {
    const isMine = place === model.me.value && model.isSeated.value
    const text = place === 'used' ? t.used : isMine ? t.you : model.nameOf(place)
    const label = place === 'used' ? t.isUsed(name) : t.lies(name, isMine ? t.you : model.nameOf(place))
    return (
      <li class={`avalon-tile ${shade} avalon-used`} data-place={tilePlace(tile, copy)}>
        <span class="visually-hidden">{label}</span>
        <span class="avalon-tile-body" aria-hidden="true">
          <span class="avalon-tile-text">{text}</span>
        </span>
        <span class="avalon-tile-number" aria-hidden="true">
          {shortName(tile)}
        </span>
      </li>
    )
  }
  const label = isDark ? t.givesLater(name, yields) : t.gives(name, yields)
  const hint = `${label}. ${names().tileTexts[tile]}`
  const { ending } = model
  const mayTake = model.asked.value?.kind === 'takeTile' && !ending.isUnderWay.value
  const mayEnd = ending.isOffered.value
  return (
    <li
      class={`avalon-tile ${shade} ${mayTake || ending.isChosen(now) ? 'avalon-take' : ''}`}
      data-place={tilePlace(tile, copy)}
      onPointerEnter={() => model.regard(tile)}
      onPointerLeave={() => model.regard(undefined)}
      onFocusIn={() => model.regard(tile)}
      onFocusOut={() => model.regard(undefined)}
    >
      {mayTake || mayEnd ? (
        <button
          type="button"
          class="avalon-tile-button"
          data-tile={tile}
          onClick={() => (mayTake ? model.act({ kind: 'takeTile', tile }) : chooseTile(model, now))}
        >
          <span class="visually-hidden">{`${mayTake ? t.take(name, yields) : t.endWith(name)} ${hint}`}</span>
          <span aria-hidden="true">
            <TileFace tile={tile} yields={yields} />
          </span>
        </button>
      ) : (
        <>
          <span class="visually-hidden">{hint}</span>
          <span aria-hidden="true">
            <TileFace tile={tile} yields={yields} />
          </span>
        </>
      )}
      <span class="avalon-tile-number" aria-hidden="true">
        {shortName(tile)}
      </span>
    </li>
  )
}

/** A card that was picked is put back. */
function chooseTile(model: Model, tile: TileNow): void {
  const isChosen = model.ending.isChosen(tile)
  model.pick(undefined)
  if (!isChosen) model.ending.choose(tile)
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
    <section
      class={`avalon-supply ${model.asked.value?.kind === 'takeTile' ? 'avalon-taking' : ''}`}
      aria-label={t.supply}
    >
      <h2>
        {t.supply} <small>{t.supplyHint}</small>
      </h2>
      <div>
        <h3>
          {t.light} <small>{t.lightHint}</small>
        </h3>
        <ul>{list(false)}</ul>
      </div>
      <div>
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
    <div class="avalon-decks">
      <span class="avalon-deck" data-deck="draw" data-place={DRAW_PILE}>
        <Back />
        <span class="visually-hidden">{t.drawPile(view.pileSize)}</span>
        <b aria-hidden="true">{view.pileSize}</b> <i aria-hidden="true">{t.draw}</i>
      </span>
      <button
        type="button"
        class="avalon-deck"
        data-deck="discards"
        data-place={DISCARDS}
        onClick={() => {
          model.opened.value = 'discards'
        }}
      >
        <span class="avalon-card avalon-card-back avalon-open" />
        <span class="visually-hidden">{t.openDiscards(discarded)}</span>
        <b aria-hidden="true">{discarded}</b> <i aria-hidden="true">{t.discards}</i>
      </button>
    </div>
  )
}
