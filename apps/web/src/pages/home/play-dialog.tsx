/* Behind the chevron of "Play now": how strong the bot is, who begins, or two people on one device. */
import { useSignal } from '@preact/signals'
import { Dialog } from '../../design/dialog.tsx'
import { CardChoice } from '../../design/fields.tsx'
import { type GameFacts, LEVELS } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { BEGINNERS, type Beginner, botLink, keepLevel, peopleLink, usualLevel } from '../../local-link.ts'

export function PlayDialog({ game, onClose }: { readonly game: GameFacts; readonly onClose: () => void }) {
  const level = useSignal(usualLevel())
  const begins = useSignal<Beginner>('random')
  const words = t().home
  return (
    <Dialog title={`${t().games[game.id].name}: ${words.alone}`} onClose={onClose}>
      <div class="play-form">
        <CardChoice
          label={words.strengthOf}
          value={level.value}
          choices={LEVELS.map((value) => ({ value, text: t().levels[value], hint: t().levelHints[value] }))}
          onChoose={(value) => {
            level.value = value
            keepLevel(value)
          }}
        />
        <CardChoice
          label={words.seat}
          value={begins.value}
          choices={BEGINNERS.map((value) => ({ value, text: words.seats[value] }))}
          onChoose={(value) => {
            begins.value = value
          }}
        />
      </div>
      <div class="ft">
        <a class="b sec" href={peopleLink(game.id, game.seats.min)}>
          {words.passPlay}
        </a>
        <a class="b pri" href={botLink(game.id, level.value, begins.value)}>
          {words.start}
        </a>
      </div>
    </Dialog>
  )
}
