/* The fields of an edition, drawn from the game's description of them: labels, controls, pictures, faults. */
import { type EditionField, type EditionForm, type EditionPath, type EditionTexts, Icon } from '@logres/board-kit'
import type { Finding } from '@logres/kernel'
import { texts } from './texts.ts'
import { anchorOf, valueAt, written } from './values.ts'

export interface Editing {
  readonly form: EditionForm
  readonly names: EditionTexts
  readonly edition: object
  readonly findings: readonly Finding[]
  change(path: EditionPath, value: unknown): void
}

interface FieldProps {
  readonly editing: Editing
  readonly field: EditionField
  readonly path: EditionPath
}

export function Field({ editing, field, path }: FieldProps) {
  switch (field.kind) {
    case 'list':
      return <List {...{ editing, field, path }} />
    case 'group':
      return (
        <div class="edition-group">
          {Object.entries(field.fields).map(([name, each]) => (
            <Named key={name} editing={editing} field={each} path={[...path, name]} />
          ))}
        </div>
      )
    case 'variants':
      return <Variants {...{ editing, field, path }} />
    default:
      return <Control {...{ editing, field, path }} />
  }
}

function isSimple({ kind }: EditionField): boolean {
  return kind === 'choice' || kind === 'whole' || kind === 'flag'
}

/** A field of a group: a labelled control, or a heading with what is below it. */
function Named({ editing, field, path }: FieldProps) {
  if (isSimple(field)) return <Field {...{ editing, field, path }} />
  return (
    <fieldset class="edition-inner" id={anchorOf(path)} tabIndex={-1}>
      <legend>{editing.names.label(path)}</legend>
      <Field {...{ editing, field, path }} />
    </fieldset>
  )
}

function List({ editing, field, path }: FieldProps & { readonly field: Extract<EditionField, { kind: 'list' }> }) {
  const { names, edition, change } = editing
  const value = valueAt(edition, path)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const isFixed = field.least === field.most
  return (
    <>
      <ol class={`edition-list ${isSimple(field.of) ? 'edition-simple' : ''}`} data-list={anchorOf(path)}>
        {items.map((_, i) => {
          const at = [...path, i]
          return (
            <li key={i} class={`edition-item ${faultClass(editing, at)}`}>
              <Item editing={editing} field={field.of} path={at} />
              {!isFixed && items.length > field.least ? (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={`${texts().removeOne}: ${names.label(at)}`}
                  onClick={() => change(path, items.toSpliced(i, 1))}
                >
                  <Icon name="cross" />
                </button>
              ) : null}
            </li>
          )
        })}
      </ol>
      {!isFixed && items.length < field.most ? (
        <button type="button" class="button ghost compact" onClick={() => change(path, [...items, field.added])}>
          <Icon name="plus" size={18} />
          {texts().add}
        </button>
      ) : null}
    </>
  )
}

/** With its picture, if there is one. */
function Item({ editing, field, path }: FieldProps) {
  const picture = editing.form.picture(path, editing.edition)
  const body = <Field {...{ editing, field, path }} />
  return (
    <>
      {picture === null ? null : (
        <span class="edition-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      {isSimple(field) ? (
        body
      ) : (
        <fieldset class="edition-inner" id={anchorOf(path)} tabIndex={-1}>
          <legend>{editing.names.label(path)}</legend>
          {body}
        </fieldset>
      )}
    </>
  )
}

function Variants({
  editing,
  field,
  path,
}: FieldProps & { readonly field: Extract<EditionField, { kind: 'variants' }> }) {
  const { names, edition, change } = editing
  const kind = String(valueAt(edition, [...path, 'kind']))
  const id = anchorOf([...path, 'kind'])
  return (
    <div class="edition-group">
      <div class="field">
        <label for={id}>{names.label([...path, 'kind'])}</label>
        <select
          id={id}
          class="input"
          onChange={({ currentTarget }) => change(path, field.variants[currentTarget.value]?.first)}
        >
          {Object.keys(field.variants).map((each) => (
            <option key={each} value={each} selected={each === kind}>
              {names.value([...path, 'kind'], each)}
            </option>
          ))}
        </select>
      </div>
      {Object.entries(field.variants[kind]?.fields ?? {}).map(([name, each]) => (
        <Named key={name} editing={editing} field={each} path={[...path, name]} />
      ))}
    </div>
  )
}

function faultsAt({ findings }: Editing, path: EditionPath): readonly Finding[] {
  const where = written(path)
  return findings.filter((finding) => finding.where === where)
}

function faultClass(editing: Editing, path: EditionPath): string {
  const faults = faultsAt(editing, path)
  if (faults.some(({ level }) => level === 'error')) return 'edition-wrong'
  return faults.length > 0 ? 'edition-odd' : ''
}

function Control({ editing, field, path }: FieldProps) {
  const { names, edition, change } = editing
  const value = valueAt(edition, path)
  const id = anchorOf(path)
  const isWrong = faultsAt(editing, path).some(({ level }) => level === 'error')
  const tied = { id, ...(isWrong && { 'aria-invalid': true }) }
  const label = names.label(path)
  switch (field.kind) {
    case 'choice':
      return (
        <div class="field">
          <label for={id}>{label}</label>
          <select
            {...tied}
            class="input"
            onChange={({ currentTarget }) => change(path, field.values[currentTarget.selectedIndex])}
          >
            {field.values.map((each) => (
              <option key={each} selected={each === value}>
                {names.value(path, each)}
              </option>
            ))}
          </select>
        </div>
      )
    case 'whole':
      return (
        <div class="field">
          <label for={id}>{label}</label>
          <input
            {...tied}
            class="input short num"
            type="number"
            inputMode="numeric"
            min={field.least}
            max={field.most}
            value={Number(value ?? field.least)}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isInteger(valueAsNumber)) change(path, clamped(valueAsNumber, field.least, field.most))
            }}
          />
        </div>
      )
    case 'flag':
      return (
        <label class="edition-flag">
          <input {...tied} type="checkbox" checked={value === true} onChange={() => change(path, value !== true)} />
          {label}
        </label>
      )
    default:
      return <Words {...{ editing, field, path }} />
  }
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function Words({ editing, field, path }: FieldProps) {
  if (field.kind !== 'set') return null
  const value = valueAt(editing.edition, path)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return field.values.map((word) => (
    <label key={word} class="edition-flag">
      <input
        type="checkbox"
        checked={chosen.includes(word)}
        onChange={() =>
          editing.change(
            path,
            field.values.filter((each) => (each === word ? !chosen.includes(word) : chosen.includes(each))),
          )
        }
      />
      {editing.names.value(path, word)}
    </label>
  ))
}
