import type { Signal } from '@preact/signals'
import { NumberField, SelectField, Switch } from '../../design/fields.tsx'
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
      return null
  }
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
