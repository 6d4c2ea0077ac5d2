/* A field for a number, and one for a player. */
import type { Seat } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { SheetModel } from './model.ts'
import { texts } from './texts/index.ts'

export interface CountProps {
  readonly model: SheetModel
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onCount: (value: number) => void
}

/** What is no whole number between the two changes nothing, and is said to be none. */
export function Count({ model, label, value, least = 0, most, onCount }: CountProps) {
  const id = useId()
  const text = useSignal<string | undefined>(undefined)
  const isBad = text.value !== undefined
  useEffect(() => () => model.setUnread(id, false), [model, id])
  const read = (entered: string) => {
    const number = /^-?\d+$/.test(entered.trim()) ? Number(entered) : Number.NaN
    const isGood = number >= least && number <= most
    text.value = isGood ? undefined : entered
    model.setUnread(id, !isGood)
    if (isGood) onCount(number)
  }
  return (
    <span class="merlin-sheet-count">
      <input
        class="input num"
        type="text"
        inputMode={least < 0 ? 'text' : 'numeric'}
        aria-label={label}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-fault` : undefined}
        maxLength={4}
        autoComplete="off"
        value={text.value ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => read(event.currentTarget.value)}
      />
      {isBad && (
        <span class="merlin-sheet-fault" id={`${id}-fault`}>
          {texts().between(least, most)}
        </span>
      )}
    </span>
  )
}

interface WhoProps {
  readonly label: string
  readonly players: readonly string[]
  readonly value: Seat | null
  readonly onChoose: (seat: Seat | null) => void
}

export function Who({ label, players, value, onChoose }: WhoProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        onChange={({ currentTarget: { selectedIndex } }) => onChoose(selectedIndex === 0 ? null : selectedIndex - 1)}
      >
        <option selected={value === null}>{texts().nobody}</option>
        {players.map((name, seat) => (
          <option key={seat} selected={value === seat}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
