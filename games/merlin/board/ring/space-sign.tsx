/* The sign of a space on its own, beside words. */
import { sized } from '@logres/board-kit'
import { COLOURS, type Space } from '../../rules/index.ts'
import { Badge } from '../art/signs.tsx'
import { isDeed, LOOKS, LookSigns } from './looks.tsx'

export function SpaceSign({ space, size }: { readonly space: Space; readonly size: number }) {
  if (!isDeed(space)) return <Badge province={COLOURS.indexOf(space)} size={size} />
  return (
    <svg {...sized(size)} viewBox="-19 -19 38 38" aria-hidden="true">
      <LookSigns look={LOOKS[space]} x={0} y={0} k={1} />
    </svg>
  )
}
