import type { Signal } from '@preact/signals'
import { NumberField, SelectField, Switch } from '../../design/fields.tsx'
import { hintOf, labelOf, type OptionField, wordText } from '../table/options.ts'

export interface OptionFieldsProps {
  readonly fields: readonly OptionField[]
  /** The values that differ from the defaults. */
  readonly options: Signal<Readonly<Record<string, unknown>>>
}

function Field({ field, options }: { readonly field: OptionField; readonly options: OptionFieldsProps['options'] }) {
  const value = options.value[field.name] ?? field.standard
  const set = (next: unknown) => {
    options.value = { ...options.value, [field.name]: next }
  }
  const texts = { label: labelOf(field), hint: hintOf(field) }
  switch (field.kind) {
    case 'flag':
      return <Switch {...texts} checked={value === true} onSwitch={set} />
    case 'whole':
      return <NumberField {...texts} value={Number(value)} min={field.min} max={field.max} onInput={set} />
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

export function OptionFields({ fields, options }: OptionFieldsProps) {
  return (
    <div class="option-fields">
      {fields.map((field) => (
        <Field key={field.name} {...{ field, options }} />
      ))}
    </div>
  )
}
