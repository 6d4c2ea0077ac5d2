/* What the tile looked at is, what builds there, and what a manor on it would do to its territory. */
import { sized } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { COLOURS, coloursAt, type Province, type Tile, territoryAround, territoryStanding } from '../../rules/index.ts'
import { ItemMark } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { calledMe, capital, colourName, inList, parts } from '../texts/parts.ts'

export function Caption({ model, tile }: { readonly model: Model; readonly tile: Tile | undefined }) {
  const t = parts()
  if (tile === undefined) {
    return (
      <div class="merlin-tile-caption merlin-quiet">
        <p>{t.lookHint}</p>
        <Key />
      </div>
    )
  }
  const { terrain, tower } = at(model.view.value.domain, tile)
  return (
    <div class="merlin-tile-caption">
      <b>{tower ? t.withTower(t.terrains[terrain]) : t.terrains[terrain]}</b>
      <Materials model={model} tile={tile} />
      <p>{prospect(model, tile)}</p>
      {tower && model.view.value.manors[tile] === null ? <p>{t.towerGives}</p> : null}
      <Key />
    </div>
  )
}

function Key() {
  return (
    <p class="merlin-key">
      <svg {...sized(12, 8)} viewBox="0 0 12 8" aria-hidden="true">
        <path class="merlin-pays" d="M1 1h10L6 7z" />
      </svg>
      {parts().canPay}
    </p>
  )
}

/** The colours allowed and what I hold of them; those that build now are buttons. */
function Materials({ model, tile }: { readonly model: Model; readonly tile: Tile }) {
  const t = parts()
  const { material } = model.player.value.items
  const builds = model.legalOf('build').filter((action) => action.tile === tile)
  return (
    <ul class="merlin-pay" aria-label={builds.length > 1 ? t.payWith : t.takes}>
      {coloursAt(model.view.value, tile).map((province) => {
        const held = at(material, province)
        const action = builds.find((each) => each.material === province)
        const line = <Line province={province} held={held} />
        return (
          <li key={province} class={held === 0 ? 'merlin-lack' : ''}>
            {action === undefined ? (
              line
            ) : (
              <button
                type="button"
                class="merlin-gilt"
                data-pay={COLOURS[province]}
                aria-label={t.buildWith(colourName(province))}
                onClick={() => model.act(action)}
              >
                {line}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Line({ province, held }: { readonly province: Province; readonly held: number }) {
  return (
    <>
      <ItemMark item="material" province={province} size={20} />
      <span>{capital(colourName(province))}</span>
      <span class="merlin-amount">{held === 0 ? parts().none : `✓ ${held}`}</span>
    </>
  )
}

/** 7.2 What the territory would bring with a manor of mine here, or brings as it is. */
export function prospect(model: Model, tile: Tile): string {
  const t = parts()
  const view = model.view.value
  const tiles = territoryAround(view, tile)
  const name = t.territory(t.terrains[at(view.domain, tile).terrain], tiles.length)
  const me = model.me.value
  const isFree = view.manors[tile] === null && model.isSeated.value
  const { points } = territoryStanding(view, tiles, isFree ? me : null)
  const most = Math.max(...points)
  const leaders = points.flatMap((each, seat) => (each > 0 ? [seat] : []))
  const others = inList(leaders.filter((seat) => !isFree || seat !== me).map((seat) => calledMe(model, seat)))
  if (leaders.length === 0) return t.territoryEmpty(name)
  if (!isFree) return leaders.length > 1 ? t.territoryShared(name, others, most) : t.territoryLed(name, others, most)
  if (!leaders.includes(me)) return t.wouldLag(name, others)
  return leaders.length === 1 ? t.wouldLead(name, most) : t.wouldTie(name, others, most)
}
