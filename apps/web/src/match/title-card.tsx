/* The name of the game, until its table is laid. */
import { firstTitle } from '../shell/first.ts'
import { site } from './site-words.ts'

export function TitleCard({ game }: { readonly game: string | undefined }) {
  const name = game === undefined ? firstTitle() : (site().games[game]?.name ?? '')
  return name === '' ? null : <p class="m-title">{name}</p>
}
