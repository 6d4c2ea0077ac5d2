/* A number between two bounds, by buttons. */
import { texts } from './texts/index.ts'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const t = texts()
  return (
    <fieldset class="tournament-stepper" aria-label={label}>
      <button type="button" aria-label={t.less(label)} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={t.more(label)} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </fieldset>
  )
}
