/* The page that creates a table: game, players, options, pace, access. The last choices are the next defaults. */

import { Icon, useTitle } from '@logres/board-kit'
import { LEVELS, type Level } from '@logres/mind'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { Access } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { CardChoice, SelectField, Switch } from '../../design/fields.tsx'
import { aboutOf, GAMES, isGame, manifestOf } from '../../games.ts'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { readStored, writeStored } from '../../local-storage.ts'
import { navigate } from '../../shell/router.ts'
import { readEdition } from '../editions/stored.ts'
import { PRESET_NAMES, PRESETS, type PresetName, paceText } from '../pace-text.ts'
import { fieldsOf, type OptionField, optionsFor } from '../table/options.ts'
import { sitDown } from '../table/sealing.ts'
import { OptionFields } from './option-fields.tsx'
import '../plain.css'
import './create-table.css'

const ACCESSES: readonly Access[] = ['public', 'link', 'invite']
type Chair = 'person' | Level
const CHAIRS: readonly Chair[] = ['person', ...LEVELS]

function chairText(chair: Chair): string {
  return chair === 'person' ? t().createTable.person : t().createTable.bot(t().levels[chair])
}

function Players({ game, chairs }: { readonly game: string; readonly chairs: Signal<readonly Chair[]> }) {
  const words = t().createTable
  const { min, max } = manifestOf(game).seats
  const list = chairs.value
  return (
    <fieldset class="field">
      <legend>{words.players}</legend>
      <ol class="chairs">
        <li>
          <span class="field-label">{words.seat(1)}</span>
          <span class="input you">{words.you}</span>
        </li>
        {list.map((chair, i) => (
          <li key={i}>
            <SelectField
              label={words.seat(i + 2)}
              value={chair}
              choices={CHAIRS.map((value) => ({ value, text: chairText(value) }))}
              onChoose={(value) => {
                chairs.value = list.with(i, value)
              }}
            />
            {list.length + 1 > min && (
              <button
                type="button"
                class="icon-button"
                aria-label={words.remove(i + 2)}
                onClick={() => {
                  chairs.value = list.toSpliced(i, 1)
                }}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {list.length + 1 < max && (
        <button
          type="button"
          class="button ghost compact"
          onClick={() => {
            chairs.value = [...list, 'person']
          }}
        >
          <Icon name="plus" size={18} />
          {words.add}
        </button>
      )}
    </fieldset>
  )
}

function startingGame(): string {
  const wanted = new URLSearchParams(location.search).get('game')
  return isGame(wanted) ? wanted : (GAMES[0]?.id ?? '')
}

function chairsFor(game: string): readonly Chair[] {
  return Array.from({ length: manifestOf(game).seats.min - 1 }, () => 'person' as const)
}

interface Draft {
  readonly game: Signal<string>
  readonly chairs: Signal<readonly Chair[]>
  readonly pace: Signal<PresetName>
  readonly access: Signal<Access>
  readonly isRated: Signal<boolean>
  readonly standIn: Signal<Level>
  readonly options: Signal<Readonly<Record<string, unknown>>>
  readonly fields: Signal<readonly OptionField[]>
}

/** A match without clocks, or with an edition of one's own, cannot be rated. */
function canBeRated({ pace, options }: Draft): boolean {
  return pace.value !== 'none' && !Object.values(options.value).some((value) => typeof value === 'object')
}

async function createTable(draft: Draft): Promise<void> {
  const chairs = draft.chairs.value
  const made = await tables.create({
    game: draft.game.value,
    options: optionsFor(draft.fields.value, draft.options.value, chairs.length + 1),
    seats: [null, ...chairs.map((chair) => (chair === 'person' ? null : chair))],
    access: draft.access.value,
    standIn: draft.standIn.value,
    pace: PRESETS[draft.pace.value],
    rated: draft.isRated.value && canBeRated(draft),
  })
  if (isRefused(made)) return showRefusal(made)
  writeStored('pace', draft.pace.value)
  writeStored('access', draft.access.value)
  writeStored('rated', draft.isRated.value ? 'yes' : 'no')
  // The table exists even if sitting down fails; its page offers the seat again.
  await sitDown(made, 0)
  await navigate(`/t/${made.id}`, { replace: true })
}

function useDraft(): Draft {
  const game = useSignal(startingGame())
  const fields = useSignal<readonly OptionField[]>([])
  const options = useSignal<Readonly<Record<string, unknown>>>({})
  const chairs = useSignal(chairsFor(game.value))
  const chosen = game.value
  useEffect(() => {
    void fieldsOf(chosen).then((found) => {
      fields.value = found
      const box = new URLSearchParams(location.search).get('box')
      const stored = box === null ? undefined : readEdition(chosen, box)
      const option = found.find(({ kind }) => kind === 'other')
      if (stored !== undefined && option !== undefined) options.value = { [option.name]: stored.edition }
    })
  }, [chosen, fields, options])
  return {
    ...{ game, chairs, options, fields },
    pace: useSignal<PresetName>(PRESET_NAMES.find((name) => name === readStored('pace')) ?? 'live'),
    access: useSignal<Access>(ACCESSES.find((access) => access === readStored('access')) ?? 'link'),
    standIn: useSignal<Level>('squire'),
    isRated: useSignal(readStored('rated') === 'yes'),
  }
}

export function CreateTablePage() {
  const draft = useDraft()
  const isBusy = useSignal(false)
  const words = t().createTable
  useTitle(words.title)
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy.value) return
    isBusy.value = true
    await createTable(draft)
    isBusy.value = false
  }
  return (
    <form class="wrap plain create-table" onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <CardChoice
        label={words.game}
        value={draft.game.value}
        choices={GAMES.map(({ id, seats }) => ({
          value: id,
          text: aboutOf(id).name,
          hint: t().home.players(seats.min, seats.max),
        }))}
        onChoose={(id) => {
          draft.game.value = id
          draft.chairs.value = chairsFor(id)
          draft.options.value = {}
        }}
      />
      <Players game={draft.game.value} chairs={draft.chairs} />
      <CardChoice
        label={words.pace}
        value={draft.pace.value}
        choices={PRESET_NAMES.map((value) => ({ value, text: t().pace[value], hint: paceText(PRESETS[value]) }))}
        onChoose={(value) => {
          draft.pace.value = value
        }}
      />
      <CardChoice
        label={words.access}
        value={draft.access.value}
        choices={ACCESSES.map((value) => ({ value, text: t().access[value], hint: t().access[`${value}Hint`] }))}
        onChoose={(value) => {
          draft.access.value = value
        }}
      />
      {canBeRated(draft) && (
        <Switch
          label={words.rated}
          hint={words.ratedHint}
          checked={draft.isRated.value}
          onSwitch={(isRated) => {
            draft.isRated.value = isRated
          }}
        />
      )}
      <details class="more" open={new URLSearchParams(location.search).has('box')}>
        <summary>{words.options}</summary>
        <OptionFields fields={draft.fields.value} options={draft.options} seats={draft.chairs.value.length + 1} />
        <SelectField
          label={words.standIn}
          value={draft.standIn.value}
          choices={LEVELS.map((value) => ({ value, text: t().levels[value] }))}
          onChoose={(value) => {
            draft.standIn.value = value
          }}
        />
      </details>
      <div class="go">
        <button type="submit" class="button primary" aria-disabled={isBusy.value}>
          {words.go}
        </button>
      </div>
    </form>
  )
}
