/* Quiet hours and vacations: no push messages, and clocks of matches over days are paused. */

import { Icon, lang } from '@logres/board-kit'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { loadTimeOff, type Quiet, saveTimeOff, type TimeOff as TimeOffView, type Vacation } from '../../api/time-off.ts'
import { Switch } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts } from './words/index.ts'

const LONGEST_QUIET = 12 * 60
const DAY = 24 * 60

export function TimeOff() {
  const words = t().notices
  const timeOff = useSignal<TimeOffView | undefined>(undefined)
  useEffect(() => {
    void loadTimeOff().then((answer) => {
      if (!isRefused(answer)) timeOff.value = answer
    })
  }, [timeOff])
  if (timeOff.value === undefined) return null
  return (
    <SettingsSection id="rests" head={words.rest}>
      <p class="prose muted">{words.restHint}</p>
      <QuietHours timeOff={timeOff} now={timeOff.value} />
      <Vacations timeOff={timeOff} now={timeOff.value} />
    </SettingsSection>
  )
}

interface TimeOffProps {
  readonly timeOff: Signal<TimeOffView | undefined>
  readonly now: TimeOffView
}

/** Returns an error text, if any. */
async function change(timeOff: TimeOffProps['timeOff'], period: Partial<TimeOffView>): Promise<string | undefined> {
  const answer = await saveTimeOff(period)
  if (isRefused(answer)) return explain(answer)
  timeOff.value = answer
  showToast({ text: settingsTexts().saved })
  return undefined
}

function QuietHours({ timeOff, now: { quiet } }: TimeOffProps) {
  const words = t().notices
  const isOpen = useSignal(quiet !== null)
  const from = useSignal(quiet?.from ?? '22:00')
  const to = useSignal(quiet?.to ?? '07:00')
  const fault = useSignal<string | undefined>(undefined)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const save = async (event?: Event) => {
    event?.preventDefault()
    const period: Quiet = { from: from.value, to: to.value, zone }
    fault.value = isLasting(period) ? await change(timeOff, { quiet: period }) : words.badHours
  }
  const turn = async (on: boolean) => {
    isOpen.value = on
    fault.value = !on && quiet !== null ? await change(timeOff, { quiet: null }) : undefined
  }
  return (
    <form class="rest" onSubmit={(event) => void save(event)}>
      <Switch label={words.quiet} checked={isOpen.value} onSwitch={(on) => void turn(on)} />
      {isOpen.value && (
        <>
          <div class="button-row">
            <Moment type="time" label={words.from} value={from} />
            <Moment type="time" label={words.to} value={to} />
            <button type="submit" class="button secondary">
              {settingsTexts().save}
            </button>
          </div>
          <Fault text={fault.value} />
          <p class="muted">{words.zone(quiet?.zone ?? zone)}</p>
        </>
      )}
    </form>
  )
}

function isLasting({ from, to }: Quiet): boolean {
  const [begin, end] = [from, to].map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)))
  const length = ((end ?? 0) - (begin ?? 0) + DAY) % DAY
  return length > 0 && length <= LONGEST_QUIET
}

function Vacations({ timeOff, now: { vacation } }: TimeOffProps) {
  const words = t().notices
  const from = useSignal('')
  const to = useSignal('')
  const fault = useSignal<string | undefined>(undefined)
  const today = localDay(new Date())
  const add = async (event: Event) => {
    event.preventDefault()
    const period: Vacation = { from: from.value, to: to.value }
    if (period.from === '' || period.to < period.from || period.to < today) {
      fault.value = words.badDays
      return
    }
    fault.value = await change(timeOff, { vacation: [...vacation, period] })
    if (fault.value === undefined) [from.value, to.value] = ['', '']
  }
  const remove = async (gone: Vacation) => {
    fault.value = await change(timeOff, { vacation: vacation.filter((each) => each !== gone) })
  }
  const coming = vacation.filter((each) => each.to >= today)
  return (
    <form class="rest" onSubmit={(event) => void add(event)}>
      <h3>{words.vacation}</h3>
      {coming.length > 0 && (
        <ul class="keys">
          {coming.map((each) => (
            <li key={`${each.from} ${each.to}`}>
              <span>{daysText(each)}</span>
              <button
                type="button"
                class="button ghost compact"
                aria-label={`${words.remove}: ${daysText(each)}`}
                onClick={() => void remove(each)}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="button-row">
        <Moment type="date" label={words.firstDay} value={from} min={today} />
        <Moment type="date" label={words.lastDay} value={to} min={from.value === '' ? today : from.value} />
        <button type="submit" class="button secondary">
          {words.add}
        </button>
      </div>
      <Fault text={fault.value} />
      <p class="muted">{words.vacationHint}</p>
    </form>
  )
}

interface MomentProps {
  readonly type: 'time' | 'date'
  readonly label: string
  readonly value: Signal<string>
  readonly min?: string
}

function Moment({ type, label, value, min }: MomentProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...{ id, type }}
        {...(min !== undefined && { min })}
        class="input"
        required
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value
        }}
      />
    </div>
  )
}

function Fault({ text }: { readonly text: string | undefined }) {
  return (
    <div class="field" role="alert">
      {text !== undefined && (
        <span class="error">
          <Icon name="warn" size={18} />
          {text}
        </span>
      )}
    </div>
  )
}

function localDay(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function daysText({ from, to }: Vacation): string {
  // The browser knows the regional variant, such as British English.
  const locale = navigator.languages.find((each) => each.startsWith(lang.value)) ?? lang.value
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(from), new Date(to))
}
