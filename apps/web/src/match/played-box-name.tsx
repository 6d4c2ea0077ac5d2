import { playedEdition } from './played-edition.ts'
import { t } from './words/index.ts'
import './played-box.css'

/** For a replay file, which has no editions but the one in its record. */
export function PlayedBoxName({ options }: { readonly options: object }) {
  const played = playedEdition(options)
  return played === undefined ? null : <p class="played-box">{t().playedBox(played.name)}</p>
}
