/* 10 The two knights at one's side: what they can do, and what is left of them. */
import { at, type Seat } from '@logres/kernel'
import { type Ally, garethsRow, geraintsRow, type Player, POINTS_SPACES, PROVINCES, TILES } from '../../rules/index.ts'
import { Badge, Sign } from '../art/signs.tsx'
import { allyPlace } from '../places.ts'
import { names } from '../texts/index.ts'
import { parts } from '../texts/parts.ts'

export function Allies({ player, seat }: { readonly player: Player; readonly seat: Seat }) {
  if (player.allies.length === 0) return null
  return (
    <ul class="merlin-allies" aria-label={parts().allies}>
      {player.allies.map((ally) => (
        <li key={ally.name} class="merlin-ally" data-ally={ally.name} data-place={allyPlace(seat, ally.name)}>
          <b>{names().ally(ally.name)}</b> <Tiles ally={ally} />
          <p>
            {parts().powers[ally.name]} {leftOf(ally, player)}
          </p>
        </li>
      ))}
    </ul>
  )
}

const SORT_SIGNS = ['shieldBearer', 'flagBearer', 'block', 'meeple'] as const

/** What was earned, where he stands, or so many tiles as are left. */
function Tiles({ ally }: { readonly ally: Ally }) {
  const { name, tiles, marks } = ally
  if (name === 'gareth')
    return (
      <span class="merlin-tiles" aria-hidden="true">
        {PROVINCES.map((colour) =>
          marks.includes(colour) ? (
            <Badge key={colour} province={colour} size={15} />
          ) : (
            <i key={colour} class="merlin-round" />
          ),
        )}
      </span>
    )
  if (name === 'geraint')
    return (
      <span class="merlin-tiles" aria-hidden="true">
        {POINTS_SPACES.map((space, kind) => (
          <i key={space} class={marks.includes(kind) ? 'merlin-round merlin-full' : 'merlin-round'}>
            <Sign name={at(SORT_SIGNS, kind)} size={10} />
          </i>
        ))}
      </span>
    )
  return (
    <span class="merlin-tiles" aria-hidden="true">
      {Array.from({ length: TILES[name] }, (_, i) => (
        <i key={i} class={i < tiles ? 'merlin-full' : ''} />
      ))}
      {name === 'lancelot' || name === 'kay'
        ? marks.map((province, i) => <Badge key={i} province={province} size={15} />)
        : null}
    </span>
  )
}

export function leftOf({ name, tiles, marks }: Ally, player: Player): string {
  const t = parts()
  if (name === 'gareth') return t.earned(marks.length, garethsRow(player))
  if (name === 'geraint') return t.earned(marks.length, geraintsRow(player))
  if (name === 'lancelot') return marks.map((province) => t.marshalIn(names().province(province))).join(' ')
  return TILES[name] === 0 ? '' : t.tilesLeft(tiles, TILES[name])
}

/** "Galahad 4/6" */
function inShort({ name, tiles, marks }: Ally): string {
  if (name === 'gareth' || name === 'geraint') return `${names().ally(name)} ${marks.length}/${TILES[name]}`
  return TILES[name] === 0 ? names().ally(name) : `${names().ally(name)} ${tiles}/${TILES[name]}`
}

/** Another player's: what they can do is said when one points at them. */
export function OthersAllies({ player, seat }: { readonly player: Player; readonly seat: Seat }) {
  if (player.allies.length === 0) return null
  return (
    <ul class="merlin-others-allies" aria-label={parts().allies}>
      {player.allies.map((ally) => (
        <li key={ally.name} data-place={allyPlace(seat, ally.name)} title={parts().powers[ally.name]}>
          <Sign name="helm" size={13} />
          {inShort(ally)}
          <span class="visually-hidden"> {parts().powers[ally.name]}</span>
        </li>
      ))}
    </ul>
  )
}
