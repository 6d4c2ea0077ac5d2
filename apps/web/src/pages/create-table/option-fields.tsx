import type { Signal } from '@preact/signals'
import { NumberField, SelectField, Switch } from '../../design/fields.tsx'
import { manifestOf } from '../../games.ts'
import { EditionLink } from '../edition-link.tsx'
import { listEditions } from '../editions/stored.ts'
import { hintOf, labelOf, numbersFor, numberText, type OptionField, wordText } from '../table/options.ts'

export interface OptionFieldsProps {
  readonly fields: readonly OptionField[]
  /** The values that differ from the defaults. */
  readonly options: Signal<Readonly<Record<string, unknown>>>
  /** Some can only be chosen for some numbers of players. */
  readonly seats: number
}

type FieldProps = Omit<OptionFieldsProps, 'fields'> & { readonly field: OptionField }

function Field({ field, options, seats }: FieldProps) {
  const chosen = options.value[field.name]
  const value = chosen !== undefined && field.isFor(chosen, seats) ? chosen : field.standard
  const set = (next: unknown) => {
    options.value = { ...options.value, [field.name]: next }
  }
  const texts = { label: labelOf(field), hint: hintOf(field) }
  switch (field.kind) {
    case 'flag':
      return <Switch {...texts} checked={value === true} onSwitch={set} />
    case 'whole': {
      if (field.choices.length === 0)
        return <NumberField {...texts} value={Number(value)} min={field.min} max={field.max} onInput={set} />
      const numbers = numbersFor(field, value, seats)
      // One is no choice.
      if (numbers.length < 2) return null
      return (
        <SelectField
          {...texts}
          value={String(value)}
          choices={numbers.map((number) => ({ value: String(number), text: numberText(field, number, seats) }))}
          onChoose={(number) => set(Number(number))}
        />
      )
    }
    case 'choice':
      return (
        <SelectField
          {...texts}
          value={String(value)}
          choices={field.choices.map((value) => ({ value, text: wordText(field, value) }))}
          onChoose={set}
        />
      )
    case 'other':
      return <EditionChoice {...{ field, texts, set }} value={value} />
  }
}

interface EditionChoiceProps {
  readonly field: OptionField
  readonly texts: { readonly label: string; readonly hint: string | undefined }
  readonly value: unknown
  readonly set: (value: unknown) => void
}

/** Ours by its word, and those that are kept on this device by their ids. */
function EditionChoice({ field, texts, value, set }: EditionChoiceProps) {
  const ours = String(field.standard)
  const stored = listEditions(field.game).filter(({ edition }) =>
    field.isFor(edition, manifestOf(field.game).seats.max),
  )
  const written = JSON.stringify(value)
  const chosen = stored.find(({ edition }) => JSON.stringify(edition) === written)?.id ?? ours
  return (
    <>
      <SelectField
        {...texts}
        value={chosen}
        choices={[
          { value: ours, text: wordText(field, ours) },
          ...stored.map(({ id, name }) => ({ value: id, text: name === '' ? id : name })),
        ]}
        onChoose={(id) => set(stored.find((each) => each.id === id)?.edition ?? ours)}
      />
      <EditionLink game={field.game} />
    </>
  )
}

export function OptionFields({ fields, options, seats }: OptionFieldsProps) {
  return (
    <div class="option-fields">
      {fields.map((field) => (
        <Field key={field.name} {...{ field, options, seats }} />
      ))}
    </div>
  )
}
