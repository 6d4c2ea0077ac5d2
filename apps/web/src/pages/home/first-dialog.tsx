/* Asked once by "Play now", of who has neither played nor learnt a game here: learn it, play with a coach, or straight in. */
import { Dialog } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { aboutOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { doneLessons } from '../../lesson/progress.ts'
import { botLink, coachLink, preferredLevel } from '../../local-link.ts'
import { readStored, writeStored } from '../../local-storage.ts'
import { shelf } from './device-games.tsx'

/** Whether nothing on this device says that its person knows the game. */
function isNewTo({ id }: GameManifest): boolean {
  const isPlayed = shelf.value.rows.some((row) => row.game === id)
  return !isPlayed && !doneLessons.value.some((name) => name.startsWith(`${id}/`))
}

export function mustAskFirst(game: GameManifest): boolean {
  return isNewTo(game) && readStored(`first-${game.id}`) === undefined
}

export function FirstDialog({ game, onClose }: { readonly game: GameManifest; readonly onClose: () => void }) {
  const words = t().home
  const { id, lessons } = game
  const choose = () => writeStored(`first-${id}`, 'asked')
  const level = t().levels[preferredLevel(id)]
  return (
    <Dialog title={words.first(aboutOf(id).name)} onClose={onClose}>
      <p>{words.firstText}</p>
      <ul class="first-choices">
        {lessons === undefined ? null : (
          <li>
            <a class="button primary" href={`/learn/${id}/1`} onClick={choose}>
              {words.learnFirst(lessons.minutes)}
            </a>
            <small>{words.learnFirstHint}</small>
          </li>
        )}
        <li>
          <a class={`button ${lessons === undefined ? 'primary' : 'secondary'}`} href={coachLink(id)} onClick={choose}>
            {words.withCoach}
          </a>
          <small>{words.withCoachHint}</small>
        </li>
        <li>
          <a class="button secondary" href={botLink(id)} onClick={choose}>
            {words.straight}
          </a>
          <small>{words.straightHint(level)}</small>
        </li>
      </ul>
    </Dialog>
  )
}
