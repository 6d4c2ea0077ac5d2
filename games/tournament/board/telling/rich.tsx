/* A sentence in which the names of players lead to them. */
import { PlaceLink } from '@logres/board-kit'
import type { Players } from '@logres/words'
import { partsOf } from '../marked.tsx'
import { knightPlace } from './places.ts'

export function Rich({ text, players }: { readonly text: string; readonly players: Players }) {
  const { names } = players
  return (
    <>
      {partsOf(text, names).map((part, i) => {
        const seat = names.indexOf(part)
        return i % 2 === 0 || seat < 0 ? (
          part
        ) : (
          <PlaceLink key={i} place={knightPlace(seat)}>
            {part}
          </PlaceLink>
        )
      })}
    </>
  )
}
