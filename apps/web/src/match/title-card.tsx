/* The name of the game, until its table is laid. */
import { aboutOf, isGame } from '../games.ts'
import { firstPaintTitle } from '../shell/first-paint.ts'
import { titleClass } from './title-class.ts'

/** Undefined: that is not known yet, unless the server has named it. */
export function nameOfGame(game: string | undefined): string {
  return game === undefined ? firstPaintTitle() : isGame(game) ? aboutOf(game).name : ''
}

/** As it came with the page (apps/web/vite/first-paint.ts), and the same element: what is read already is not drawn again. */
export function TitleCard({ name }: { readonly name: string }) {
  return name === '' ? null : <p class={titleClass(name)}>{name}</p>
}
