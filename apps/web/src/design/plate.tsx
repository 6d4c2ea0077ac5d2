/* An illumination in its gilt frame. The pictures are files of their own: no page carries them in its program. */
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
