/* The sentence of an action with its places and things to be pointed at. */
import { PlaceLink } from '@logres/board-kit'
import { at } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { layoutOf, type View } from '../../rules/index.ts'
import { ItemMark } from '../art/signs.tsx'
import * as places from '../places.ts'
import { words } from '../texts/index.ts'
import type { Cluster } from './clusters.ts'

/** A piece of the sentence, and what stands in its place. */
interface Found {
  readonly text: string
  readonly shown: ComponentChildren
}

function foundIn({ lines }: Cluster, view: View): readonly Found[] {
  const { told } = words()
  const { ring } = layoutOf(view.options).edition
  const link = (place: string, text: string): Found => ({ text, shown: <PlaceLink place={place}>{text}</PlaceLink> })
  return lines.flatMap(({ event }): Found[] => {
    switch (event.kind) {
      case 'figureMoved':
        return [link(places.spacePlace(event.to), told.space(at(ring, event.to)))]
      case 'manorBuilt':
        return [link(places.tilePlace(event.tile), told.place(event.tile))]
      case 'itemTaken':
      case 'itemReturned': {
        const text = told.item(event.item, event.province)
        const sign = <ItemMark item={event.item} province={event.province} size={18} />
        return [
          {
            text,
            shown: (
              <>
                {sign} {text}
              </>
            ),
          },
        ]
      }
      default:
        return []
    }
  })
}

/** Each piece once, from left to right. */
export function richOf(sentence: string, cluster: Cluster, view: View): ComponentChildren {
  let rest: ComponentChildren[] = [sentence]
  for (const { text, shown } of foundIn(cluster, view)) {
    const i = rest.findIndex((piece) => typeof piece === 'string' && piece.includes(text))
    const piece = rest[i]
    if (typeof piece !== 'string') continue
    const start = piece.indexOf(text)
    rest = [...rest.slice(0, i), piece.slice(0, start), shown, piece.slice(start + text.length), ...rest.slice(i + 1)]
  }
  return <>{rest}</>
}
