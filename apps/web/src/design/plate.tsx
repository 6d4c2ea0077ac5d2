/* The picture of a game in its frame. Pictures are separate files, not part of the script. */
import { aboutOf, manifestOf } from '../games.ts'

export function GamePlate({ game, isDecoration = false }: { readonly game: string; readonly isDecoration?: boolean }) {
  const { plate } = manifestOf(game)
  if (plate === undefined) return null
  return (
    <div class="frame">
      <img src={plate} width={360} height={220} alt={isDecoration ? '' : aboutOf(game).picture} />
    </div>
  )
}
