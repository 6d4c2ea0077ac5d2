/* Behind the chevron of "Play now": how strong the bot is, who begins, or two people on one device. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../../design/dialog.tsx'
import { CardChoice, NumberField } from '../../design/fields.tsx'
import { type GameFacts, type GameId, LEVELS } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import {
  BEGINNERS,
  type Beginner,
  botLink,
  keepLevel,
  optionsQuery,
  peopleLink,
  seatsFor,
  usualLevel,
} from '../../local-link.ts'
import { OptionFields, type OptionFieldsProps } from '../make/option-fields.tsx'
import { fieldsOf, type OptionField } from '../table/options.ts'

/** Modules and expansions: what an address can say, and no numbers. */
function GameOptions({ game, options }: { readonly game: GameId; readonly options: OptionFieldsProps['options'] }) {
  const fields = useSignal<readonly OptionField[]>([])
  useEffect(() => {
    void fieldsOf(game).then((found) => {
      fields.value = found.filter(({ kind }) => kind === 'flag' || kind === 'words')
    })
  }, [game, fields])
  return <OptionFields fields={fields.value} options={options} />
}

export function PlayDialog({ game, onClose }: { readonly game: GameFacts; readonly onClose: () => void }) {
  const level = useSignal(usualLevel())
  const begins = useSignal<Beginner>('random')
  const words = t().home
  const { min, max } = game.seats
  const seats = useSignal(seatsFor(game.id, undefined))
  const options = useSignal<Readonly<Record<string, unknown>>>({})
  const link = `${botLink(game.id, level.value, begins.value)}${max > min ? `&seats=${seats.value}` : ''}${optionsQuery(options.value)}`
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
        {max > min ? (
          <>
            <NumberField
              label={t().make.players}
              value={seats.value}
              min={min}
              max={max}
              onInput={(value) => {
                seats.value = value
              }}
            />
            <GameOptions game={game.id} options={options} />
          </>
        ) : (
          <CardChoice
            label={words.seat}
            value={begins.value}
            choices={BEGINNERS.map((value) => ({ value, text: words.seats[value] }))}
            onChoose={(value) => {
              begins.value = value
            }}
          />
        )}
      </div>
      <div class="ft">
        <a class="b sec" href={`${peopleLink(game.id, game.seats.min)}${optionsQuery(options.value)}`}>
          {words.passPlay}
        </a>
        <a class="b pri" href={link}>
          {words.start}
        </a>
      </div>
    </Dialog>
  )
}
