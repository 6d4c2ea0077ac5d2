/* The score sheet: settings, three scorings and the end, one at a time. */
import type { CompanionProps } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useId, useMemo } from 'preact/hooks'
import { COUNTERS_HOME, GRAIL_TIES, type LeftAtEnd } from '../rules/index.ts'
import { Count, Who } from './count.tsx'
import { ScoringEntry } from './entry.tsx'
import { type Part, SheetModel } from './model.ts'
import { EndResult, ScoringResult } from './result.tsx'
import { MOST, SCORING_ALLIES, SCORINGS, type Settings } from './sheet.ts'
import { names, texts } from './texts/index.ts'

export interface PartProps {
  readonly model: SheetModel
  readonly players: readonly string[]
}

export function ScoreSheet({ players, kept, keep }: CompanionProps) {
  // Only what was kept when the page was opened counts: afterwards the model knows better.
  const model = useMemo(() => new SheetModel(kept, players.length, keep), [])
  useEffect(() => model.seat(players.length), [model, players.length])
  if (model.sheet.value.end.length !== players.length) return null
  const part = model.part.value
  return (
    <div class="merlin-sheet">
      <p class="muted">{texts().lead}</p>
      <SheetSettings model={model} players={players} />
      <Parts model={model} />
      {part === 'end' ? (
        <End model={model} players={players} />
      ) : (
        <>
          <ScoringEntry key={part} model={model} players={players} no={part} />
          <ScoringResult model={model} players={players} no={part} />
        </>
      )}
      <Clear model={model} />
    </div>
  )
}

function Parts({ model }: { readonly model: SheetModel }) {
  const t = texts()
  const parts: readonly Part[] = [...Array.from({ length: SCORINGS }, (_, no) => no), 'end']
  return (
    <fieldset class="segmented merlin-sheet-parts" aria-label={t.parts}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={model.part.value === part}
          onClick={() => {
            model.part.value = part
          }}
        >
          {part === 'end' ? t.end : t.afterRound(2 * (part + 1))}
        </button>
      ))}
    </fieldset>
  )
}

function SheetSettings({ model, players }: PartProps) {
  const t = texts()
  const { settings } = model.sheet.value
  const { countersHome, grailTie, allies } = settings
  return (
    <details class="merlin-sheet-settings">
      <summary>{t.settings}</summary>
      <div class="merlin-sheet-fields">
        <Reading
          label={t.countersHome.label}
          values={COUNTERS_HOME}
          value={countersHome}
          text={(value) => t.countersHome[value]}
          onChoose={(value) => model.changeSettings({ countersHome: value })}
        />
        <Reading
          label={t.grailTie.label}
          values={GRAIL_TIES}
          value={grailTie}
          text={(value) => t.grailTie[value]}
          onChoose={(value) => model.changeSettings({ grailTie: value })}
        />
        {SCORING_ALLIES.map((ally) => (
          <Who
            key={ally}
            label={t.whoHas(names().ally(ally))}
            players={players}
            value={allies[ally]}
            onChoose={(seat) => model.changeSettings({ allies: { ...allies, [ally]: seat } })}
          />
        ))}
      </div>
    </details>
  )
}

interface ReadingProps<Value extends Settings['countersHome'] | Settings['grailTie']> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly text: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

function Reading<Value extends Settings['countersHome'] | Settings['grailTie']>(props: ReadingProps<Value>) {
  const { label, values, value, text, onChoose } = props
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="input" onChange={(event) => onChoose(at(values, event.currentTarget.selectedIndex))}>
        {values.map((each) => (
          <option key={each} selected={each === value}>
            {text(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

function End({ model, players }: PartProps) {
  const t = texts()
  const { end, settings } = model.sheet.value
  const field = (seat: number, name: keyof LeftAtEnd, most: number) => (
    <div class="merlin-sheet-line">
      <span>{t.left[name]}</span>
      <Count
        model={model}
        label={t.of(t.left[name], at(players, seat))}
        value={at(end, seat)[name]}
        most={most}
        onCount={(value) => model.changeEnd(seat, { [name]: value })}
      />
    </div>
  )
  return (
    <>
      <div class="merlin-sheet-players">
        {players.map((name, seat) => (
          <fieldset key={seat} class="merlin-sheet-player">
            <legend>{name}</legend>
            {field(seat, 'apples', MOST.apples)}
            {field(seat, 'staffs', MOST.staffs)}
            {field(seat, 'items', MOST.items)}
            {settings.allies.gareth === seat && field(seat, 'gareth', MOST.garethTiles)}
            {settings.allies.geraint === seat && field(seat, 'geraint', MOST.geraintTiles)}
          </fieldset>
        ))}
      </div>
      <EndResult model={model} players={players} />
    </>
  )
}

/** Asks once more: there is no way back. */
function Clear({ model }: { readonly model: SheetModel }) {
  const t = texts()
  const isAsked = useSignal(false)
  const ask = (asked: boolean) => {
    isAsked.value = asked
  }
  if (!isAsked.value) {
    return (
      <button type="button" class="button ghost" onClick={() => ask(true)}>
        {t.clear}
      </button>
    )
  }
  return (
    <p class="merlin-sheet-clear" role="alert">
      {t.clearSure}{' '}
      <button
        type="button"
        class="button secondary compact"
        onClick={() => {
          model.clear()
          ask(false)
        }}
      >
        {t.clearYes}
      </button>{' '}
      <button type="button" class="button ghost compact" onClick={() => ask(false)}>
        {t.clearNo}
      </button>
    </p>
  )
}
