/* The menu of "Play now": level and number of bots, who goes first, or people on one device. */

import { Dialog } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { LEVELS } from '@logres/mind'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { CardChoice } from '../../design/fields.tsx'
import { aboutOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import {
  botLink,
  FIRST_PLAYERS,
  type FirstPlayer,
  optionsQuery,
  peopleLink,
  preferredLevel,
  seatsFor,
  storePreferredLevel,
} from '../../local-link.ts'
import { OptionFields } from '../create-table/option-fields.tsx'
import { PracticeLink } from '../practice-link.tsx'
import { fieldsOf, type OptionField, optionsFor } from '../table/options.ts'
import { DeviceGames, shelf } from './device-games.tsx'

/** The options that a URL can carry and that matter without a server. */
function useFields({ id, tableOptions = [] }: GameManifest): readonly OptionField[] {
  const fields = useSignal<readonly OptionField[]>([])
  useEffect(() => {
    void fieldsOf(id).then((found) => {
      fields.value = found.filter(
        (field) =>
          !tableOptions.includes(field.name) &&
          (field.kind === 'flag' || field.kind === 'choice' || (field.kind === 'whole' && field.choices.length > 0)),
      )
    })
  }, [id, fields, tableOptions])
  return fields.value
}

export function PlayDialog({ game, onClose }: { readonly game: GameManifest; readonly onClose: () => void }) {
  const level = useSignal(preferredLevel(game.id))
  const firstPlayer = useSignal<FirstPlayer>('random')
  const seats = useSignal(seatsFor(game.id, undefined))
  const { min, max } = game.seats
  const words = t().home
  const options = useSignal<Readonly<Record<string, unknown>>>({})
  const fields = useFields(game)
  const query = optionsQuery(game.id, optionsFor(fields, options.value, seats.value))
  const params = { bot: level.value, firstPlayer: firstPlayer.value, seats: seats.value }
  const link = `${botLink(game.id, params)}${query}`
  return (
    <Dialog title={`${aboutOf(game.id).name}: ${seats.value > 2 ? words.playBots : words.playBot}`} onClose={onClose}>
      <div class="play-form">
        <CardChoice
          label={words.strengthOf}
          value={level.value}
          choices={LEVELS.map((value) => ({ value, text: t().levels[value], hint: t().levelHints[value] }))}
          onChoose={(value) => {
            level.value = value
            storePreferredLevel(game.id, value)
          }}
        />
        {min < max ? (
          <>
            <CardChoice
              label={t().createTable.players}
              value={String(seats.value)}
              choices={Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map((value) => ({
                value,
                text: value,
              }))}
              onChoose={(value) => {
                seats.value = Number(value)
              }}
            />
            <OptionFields fields={fields} options={options} seats={seats.value} />
          </>
        ) : (
          <CardChoice
            label={words.seat}
            value={firstPlayer.value}
            choices={FIRST_PLAYERS.map((value) => ({ value, text: words.seats[value] }))}
            onChoose={(value) => {
              firstPlayer.value = value
            }}
          />
        )}
        <PracticeLink game={game.id} />
        {shelf.value.rows.some((row) => row.game === game.id) && (
          <section aria-labelledby="kept">
            <h3 class="kept-heading" id="kept">
              {t().shelf.head}
            </h3>
            <DeviceGames game={game.id} />
          </section>
        )}
      </div>
      <div class="dialog-foot">
        <a class="button secondary" href={`${peopleLink(game.id, seats.value)}${query}`}>
          {words.passPlay(seats.value)}
        </a>
        <a class="button primary" href={link}>
          {words.start}
        </a>
      </div>
    </Dialog>
  )
}
