/* What to search for. Nothing is sent before "Search" is pressed. */
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { aboutOf, GAMES } from '../../games.ts'
import { fieldsOf, labelOf, type OptionField, valueText } from '../table/options.ts'
import { ENDINGS, LENGTHS } from './api.ts'
import { AGAINST, type Filter, type FilterName, isSpan, SPANS, withFilter } from './filter.ts'
import { watchTexts } from './words/index.ts'

interface Choice {
  readonly value: string
  readonly text: string
}

interface SelectProps {
  readonly label: string
  readonly any: string
  readonly value: string | undefined
  readonly choices: readonly Choice[]
  readonly onChoose: (value: string | undefined) => void
}

function Select({ label, any, value, choices, onChoose }: SelectProps) {
  const id = useId()
  return (
    <div class="archive-field">
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <select
        id={id}
        class={`input ${value === undefined ? '' : 'chosen'}`}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? undefined : currentTarget.value)}
      >
        <option value="" selected={value === undefined}>
          {any}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The options of a game that have few values. */
function optionChoices(fields: readonly OptionField[], seats: number): Choice[] {
  return fields.flatMap((field) => {
    const values: readonly (string | number | boolean)[] =
      field.kind === 'flag' ? [true, false] : field.kind === 'other' ? [] : field.choices
    return values.map((value) => ({
      value: `${field.name}:${value}`,
      text: `${labelOf(field)}: ${valueText(field, value, seats)}`,
    }))
  })
}

/** Usual numbers of seats, for options that mean something else with more. */
const SEATS = 2

export interface ArchiveFormProps {
  readonly filter: Filter
  readonly onSearch: (filter: Filter) => void
}

export function ArchiveForm({ filter, onSearch }: ArchiveFormProps) {
  const words = watchTexts()
  const draft = useSignal(filter)
  const fields = useSignal<readonly OptionField[]>([])
  const ids = { player: useId(), until: useId() }
  // The address has changed.
  useEffect(() => {
    draft.value = filter
  }, [filter, draft])
  const { player, game, length, ending, against, span, until, option } = draft.value
  useEffect(() => {
    let isGone = false
    fields.value = []
    if (game !== undefined)
      void fieldsOf(game).then(
        (found) => {
          if (!isGone) fields.value = found
        },
        // The search works without them.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [game, fields])
  const change = (name: FilterName) => (value: string | undefined) => {
    draft.value = withFilter(draft.value, { [name]: value, ...(name === 'game' && { option: undefined }) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no browser shows a <search> differently, and older ones do not know it
    <form
      class="archive-form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(draft.value)
      }}
    >
      <div class="archive-field archive-player">
        <label class="visually-hidden" for={ids.player}>
          {words.player}
        </label>
        <input
          id={ids.player}
          class="input"
          type="search"
          autoComplete="off"
          maxLength={24}
          placeholder={words.player}
          value={player ?? ''}
          onInput={({ currentTarget }) => {
            // As it is typed: a space at the end may be followed by a letter.
            draft.value = { ...draft.value, player: currentTarget.value }
          }}
        />
      </div>
      <Select
        label={words.game}
        any={words.anyGame}
        value={game}
        choices={GAMES.map(({ id }) => ({ value: id, text: aboutOf(id).name }))}
        onChoose={change('game')}
      />
      <Select
        label={words.length}
        any={words.anyLength}
        value={length}
        choices={LENGTHS.map((value) => ({ value, text: words.lengths[value] }))}
        onChoose={change('length')}
      />
      <Select
        label={words.ending}
        any={words.anyEnding}
        value={ending}
        choices={ENDINGS.map((value) => ({ value, text: words.endings[value] }))}
        onChoose={change('ending')}
      />
      <Select
        label={words.against}
        any={words.anybody}
        value={against}
        choices={AGAINST.map((value) => ({ value, text: words.againstWhom[value] }))}
        onChoose={change('against')}
      />
      <Select
        label={words.span}
        any={words.anyTime}
        value={span}
        choices={Object.keys(SPANS)
          .filter(isSpan)
          .map((value) => ({ value, text: words.spans[value] }))}
        onChoose={change('span')}
      />
      <div class="archive-field archive-until">
        <label for={ids.until}>{words.until}</label>
        <input
          id={ids.until}
          class="input"
          type="date"
          value={until ?? ''}
          onInput={({ currentTarget }) => change('until')(currentTarget.value === '' ? undefined : currentTarget.value)}
        />
      </div>
      {fields.value.length === 0 ? null : (
        <Select
          label={words.options}
          any={words.anyOption}
          value={option}
          choices={optionChoices(fields.value, SEATS)}
          onChoose={change('option')}
        />
      )}
      <button type="submit" class="button primary">
        {words.search}
      </button>
    </form>
  )
}
