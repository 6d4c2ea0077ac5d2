/* Form fields: label, hint and error, linked for screen readers. */

import { Icon } from '@logres/board-kit'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | undefined
}

function Notes({ id, hint, fault }: { readonly id: string } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      {fault !== undefined && (
        <span class="error" id={`${id}-fault`}>
          <Icon name="warn" size={18} />
          {fault}
        </span>
      )}
      {hint !== undefined && fault === undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </>
  )
}

function tied(id: string, { hint, fault }: Omit<FieldTexts, 'label'>) {
  if (fault !== undefined) return { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }
  return hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }
}

export interface TextFieldProps extends FieldTexts {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly maxLength?: number
  readonly autoComplete?: string
}

export function TextField({ value, onInput, maxLength = 200, autoComplete = 'off', ...texts }: TextFieldProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{texts.label}</label>
      <input
        {...{ id, value, maxLength, autoComplete }}
        class="input"
        {...tied(id, texts)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <Notes id={id} {...texts} />
    </div>
  )
}

export interface TextAreaProps extends FieldTexts {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly maxLength: number
  readonly rows?: number
}

/** For a sentence or two. */
export function TextArea({ value, onInput, maxLength, rows = 2, ...texts }: TextAreaProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{texts.label}</label>
      <textarea
        {...{ id, value, maxLength, rows }}
        class="input area"
        {...tied(id, texts)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <Notes id={id} {...texts} />
    </div>
  )
}

export interface NumberFieldProps extends FieldTexts {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onInput: (value: number) => void
}

export function NumberField({ value, min, max, onInput, ...texts }: NumberFieldProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{texts.label}</label>
      <input
        {...{ id, value, min, max }}
        type="number"
        inputMode="numeric"
        class="input short num"
        {...tied(id, texts)}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget
          if (Number.isInteger(valueAsNumber)) onInput(Math.min(max, Math.max(min, valueAsNumber)))
        }}
      />
      <Notes id={id} {...texts} />
    </div>
  )
}

export interface Choice<Value extends string> {
  readonly value: Value
  readonly text: string
  readonly hint?: string
}

export interface ChoiceProps<Value extends string> extends FieldTexts {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChoose: (value: Value) => void
}

export function SelectField<Value extends string>({ value, choices, onChoose, ...texts }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{texts.label}</label>
      <select
        id={id}
        class="input"
        {...tied(id, texts)}
        onChange={(event) => {
          const chosen = choices[event.currentTarget.selectedIndex]
          if (chosen !== undefined) onChoose(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.text}
          </option>
        ))}
      </select>
      <Notes id={id} {...texts} />
    </div>
  )
}

/** A few choices side by side as cards. They are radio buttons, so arrow keys work. */
export function CardChoice<Value extends string>({ value, choices, onChoose, label, hint }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="cards">
        {choices.map((choice) => (
          <label key={choice.value} class="card-choice">
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            <span>
              <b>{choice.text}</b>
              {choice.hint !== undefined && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && <span class="hint">{hint}</span>}
    </fieldset>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly checked: boolean
  readonly onSwitch: (on: boolean) => void
}

export function Switch({ label, hint, checked, onSwitch }: SwitchProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  )
}

/** One of a few views of the same thing. */
export function Segments<Value extends string>({ value, choices, onChoose, label }: ChoiceProps<Value>) {
  return (
    <fieldset class="segmented" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </fieldset>
  )
}

export function Tip({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <span class="tip">
      {children}
      <span role="tooltip">{text}</span>
    </span>
  )
}
