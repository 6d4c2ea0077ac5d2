/* The name of the game, until the match is rendered. */
import { aboutOf, isGame } from '../games.ts'
import { firstPaintTitle } from '../shell/first-paint.ts'
import { titleClass } from './title-class.ts'

/** `game` is undefined if not known yet; then the name in the server's HTML, if any. */
export function nameOfGame(game: string | undefined): string {
  return game === undefined ? firstPaintTitle() : isGame(game) ? aboutOf(game).name : ''
}

/** The same element as in the server's HTML (apps/web/vite/first-paint.ts), so that it is not painted again. */
export function TitleCard({ name }: { readonly name: string }) {
  return name === '' ? null : <p class={titleClass(name)}>{name}</p>
}
