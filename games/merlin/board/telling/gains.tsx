/* What an action gave and cost, in signs: at the right end of its line in the log. */
import type { ComponentChildren } from 'preact'
import type { Event } from '../../rules/index.ts'
import { Badge, ItemMark, SeatMark, ServantMark, Sign } from '../art/signs.tsx'
import { Hood } from '../castle/matrix.tsx'
import { signed } from '../texts/parts.ts'
import type { Cluster } from './clusters.ts'
import type { Change } from './deeds.ts'

const SIZE = 17

/** Flags, apples and staffs that were spent on the way, then what the space gave; points last. */
export function Gains({ cluster, changes }: { readonly cluster: Cluster; readonly changes: readonly Change[] }) {
  const signs = cluster.lines.flatMap(({ event }, i) => {
    const sign = signOf(event)
    return sign === undefined ? [] : [<span key={i}>{sign}</span>]
  })
  return (
    <span class="merlin-gains">
      {signs}
      {changes.map(({ seat, before, after }) => (
        <b key={seat}>{signed(after - before)}</b>
      ))}
    </span>
  )
}

/** By seat: in a scoring several change at once. */
export function SeatGains({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <span class="merlin-gains">
      {changes.map(({ seat, before, after }) => (
        <span key={seat}>
          <SeatMark seat={seat} size={14} />
          <b>{signed(after - before)}</b>
        </span>
      ))}
    </span>
  )
}

function signOf(event: Event): ComponentChildren | undefined {
  switch (event.kind) {
    case 'itemTaken':
      return (
        <>
          +<ItemMark item={event.item} province={event.province} size={SIZE} />
        </>
      )
    case 'itemReturned':
      return (
        <>
          −<ItemMark item={event.item} province={event.province} size={SIZE} />
        </>
      )
    case 'appleTaken':
      return (
        <>
          +<Sign name="apple" size={SIZE} />
        </>
      )
    case 'appleEaten':
      return (
        <>
          −<Sign name="apple" size={SIZE} />
        </>
      )
    case 'staffSpent':
      return (
        <>
          −<Sign name="staff" size={SIZE} />
        </>
      )
    case 'counterPlaced':
      return <Badge province={event.province} size={SIZE} />
    case 'servantPlaced':
      return <ServantMark servant={event.servant} province={event.province} size={SIZE} />
    case 'manorBuilt':
      return <Sign name="manor" size={SIZE} />
    case 'grailTaken':
      return <Sign name="grail" size={SIZE} />
    case 'excaliburTaken':
      return <Sign name="sword" size={SIZE} />
    case 'traitorDiscarded':
    case 'traitorsRepelled':
      return (
        <>
          −<Hood colour={event.colour} size={SIZE} count={1} />
        </>
      )
    case 'questDrawn':
      return (
        <>
          +<Sign name="quest" size={SIZE} />
        </>
      )
    case 'questDiscarded':
      return (
        <>
          −<Sign name="quest" size={SIZE} />
        </>
      )
    case 'sealPlaced':
      return (
        <>
          +<Sign name="seal" size={SIZE} />
        </>
      )
    case 'sealTurned':
      return <Sign name="seal" size={SIZE} />
    default:
      return undefined
  }
}
