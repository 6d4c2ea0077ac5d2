/* A small roundel for each game, for lists. */
import { manifestOf } from '../../games.ts'

export function GameMark({ game, size = 40 }: { readonly game: string; readonly size?: number }) {
  const { ground, picture } = manifestOf(game).mark
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill={ground} class="edge" stroke-width="1.3" />
      {/* A constant of the game's manifest: nothing in it comes from people. */}
      <g dangerouslySetInnerHTML={{ __html: picture }} />
    </svg>
  )
}
