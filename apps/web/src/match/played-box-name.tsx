import { texts } from '../pages/editions/texts.ts'
import { playedEdition } from './played-edition.ts'
import './played-box.css'

/** For a replay file, which has no editions but the one in its record. */
export function PlayedBoxName({ options }: { readonly options: object }) {
  const played = playedEdition(options)
  return played === undefined ? null : <p class="played-box">{texts().playedBox(played.name)}</p>
}
