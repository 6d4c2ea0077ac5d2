/* How to be paired: number of players, rated or not, and how far ratings may be apart. */
import { Dialog } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { isRefused } from '../../api/http.ts'
import { CardChoice, Switch } from '../../design/fields.tsx'
import { aboutOf } from '../../games.ts'
import { hall } from '../../lobby/state.ts'
import { lobbyTexts } from '../../lobby/words/index.ts'
import { type Choice, RANGES, usualPlayers } from './wanted.ts'

export interface WantedDialogProps {
  readonly game: GameManifest
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly onClose: () => void
}

export function WantedDialog({ game: { id, seats }, choice, onChoose, onClose }: WantedDialogProps) {
  const words = lobbyTexts()
  const known = hall.value
  const isKnown = known !== undefined && !isRefused(known)
  const mayRate = isKnown && known.mayRate
  const hasRating = isKnown && known.ratings[id] !== undefined
  const { min, max } = seats
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  return (
    <Dialog title={words.choose(aboutOf(id).name)} onClose={onClose}>
      <div class="play-form">
        {min < max && (
          <CardChoice
            label={words.players}
            value={String(choice.players ?? usualPlayers(id))}
            choices={numbers.map((value) => ({ value, text: value }))}
            onChoose={(value) => onChoose({ ...choice, players: Number(value) })}
          />
        )}
        {mayRate ? (
          <Switch
            label={words.ratedOn}
            hint={words.ratedHint}
            checked={choice.isRated}
            onSwitch={(isRated) => onChoose({ ...choice, isRated })}
          />
        ) : (
          <p class="muted">
            {words.guests}{' '}
            <a class="link" href="/settings">
              {words.keep}
            </a>
          </p>
        )}
        {mayRate && choice.isRated && (
          <CardChoice
            label={words.range}
            hint={hasRating ? words.rangeHint : words.rangeNone}
            value={String(choice.range ?? 'any')}
            choices={[
              { value: 'any', text: words.rangeAny },
              ...RANGES.map((n) => ({ value: String(n), text: words.rangeWithin(n) })),
            ]}
            onChoose={(value) => onChoose({ ...choice, range: RANGES.find((n) => String(n) === value) ?? null })}
          />
        )}
      </div>
      <div class="dialog-foot">
        <button type="button" class="button primary" onClick={onClose}>
          {words.done}
        </button>
      </div>
    </Dialog>
  )
}
