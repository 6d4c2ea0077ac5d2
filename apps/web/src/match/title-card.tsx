/* The name of the game, until its table is laid. */
import { firstTitle } from '../shell/first.ts'
import { site } from './site-words.ts'
import { titleClass } from './title-class.ts'

/** Undefined: that is not known yet, unless the server has named it. */
export function nameOfGame(game: string | undefined): string {
  return game === undefined ? firstTitle() : (site().games[game]?.name ?? '')
}

/** As it came with the page (apps/web/pwa/first.ts), and the same element: what is read already is not drawn again. */
export function TitleCard({ name }: { readonly name: string }) {
  return name === '' ? null : <p class={titleClass(name)}>{name}</p>
}
