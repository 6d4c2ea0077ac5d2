/* What to do about somebody: the deed, for how long, and why. The button repeats the deed. */
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { me } from '../../api/me.ts'
import { type Deed, moderation } from '../../api/moderation.ts'
import { dayAndTime } from '../../chat/when.ts'
import { Segments, TextArea } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { moderationTexts } from './words/index.ts'

const DAY = 24 * 60 * 60 * 1000
const DAYS = ['1', '3', '30'] as const
const LONGEST_REASON = 500

export interface DeedFormProps {
  readonly about: { readonly id: string; readonly name: string; readonly isAdmin: boolean }
  /** Open reports that it answers. None: somebody was looked up. */
  readonly reports: readonly string[]
  readonly isLine: boolean
  /** The table or match it happened at. */
  readonly table: string | undefined
  /** The deed that they object to. */
  readonly appealed: string | undefined
  readonly onDone: () => void
  readonly onNext: (() => void) | undefined
}

type Choice = 'nothing' | 'keep' | 'lift' | 'mute' | 'rename' | 'ban' | 'close'

function choicesOf({ reports, table, appealed }: DeedFormProps): readonly Choice[] {
  if (appealed !== undefined) return ['keep', 'lift']
  return [
    ...(reports.length > 0 ? (['nothing'] as const) : []),
    ...(['mute', 'rename', 'ban'] as const),
    ...(table === undefined ? [] : (['close'] as const)),
  ]
}

export function DeedForm(props: DeedFormProps) {
  const { about, reports, isLine, table, appealed, onDone, onNext } = props
  const words = moderationTexts()
  const choices = choicesOf(props)
  const exempt = about.isAdmin ? (about.id === me.value?.id ? words.notOneself : words.notAdmins) : undefined
  const isExempt = (choice: Choice) => exempt !== undefined && ['mute', 'rename', 'ban'].includes(choice)
  const first = exempt === undefined && isLine ? 'mute' : (choices.find((each) => !isExempt(each)) ?? 'nothing')
  const choice = useSignal<Choice>(first)
  const days = useSignal<(typeof DAYS)[number]>('3')
  const reason = useSignal('')
  const isBusy = useSignal(false)
  const needsReason = !['nothing', 'keep', 'lift'].includes(choice.value) && reason.value.trim() === ''
  const isBlocked = needsReason || isExempt(choice.value)
  const go = async (event: Event) => {
    event.preventDefault()
    if (isBusy.peek() || isBlocked) return
    isBusy.value = true
    const deed = deedOf(choice.peek(), Number(days.peek()), table, appealed)
    const answer = await moderation.act({ person: about.id, deed, reason: reason.peek().trim(), reports })
    isBusy.value = false
    if (isRefused(answer)) {
      await showRefusal(answer)
      if (answer.code !== 'reportAnswered') return
    } else showToast({ text: words.done })
    reason.value = ''
    onDone()
  }
  // Nothing can be done about an admin who was looked up.
  if (choices.every(isExempt)) return <DeedChoices {...{ choices, choice, isExempt, exempt }} />
  return (
    <form class="deed-form" onSubmit={(event) => void go(event)}>
      <DeedChoices {...{ choices, choice, isExempt, exempt }} />
      <div class="deed-why">
        {choice.value === 'mute' && (
          <div class="field">
            <span class="field-label">{words.howLong}</span>
            <Segments
              label={words.howLong}
              value={days.value}
              choices={DAYS.map((value) => ({ value, text: words.days(Number(value)) }))}
              onChoose={(value) => {
                days.value = value
              }}
            />
          </div>
        )}
        <TextArea
          label={words.why}
          hint={whyHint(choice.value, about.name)}
          value={reason.value}
          maxLength={LONGEST_REASON}
          onInput={(value) => {
            reason.value = value
          }}
        />
      </div>
      <div class="deed-foot">
        <p>{needsReason ? words.needsReason : footText(choice.value, Number(days.value))}</p>
        {onNext !== undefined && (
          <button type="button" class="button secondary" onClick={onNext}>
            {words.next}
          </button>
        )}
        <button type="submit" class="button primary" aria-disabled={isBlocked || isBusy.value}>
          {choice.value === 'mute' ? words.go.mute(words.days(Number(days.value))) : words.go[choice.value]}
        </button>
      </div>
    </form>
  )
}

interface DeedChoicesProps {
  readonly choices: readonly Choice[]
  readonly choice: { value: Choice }
  readonly isExempt: (choice: Choice) => boolean
  readonly exempt: string | undefined
}

function DeedChoices({ choices, choice, isExempt, exempt }: DeedChoicesProps) {
  const words = moderationTexts()
  const name = useId()
  return (
    <fieldset class="field">
      <legend>{words.what}</legend>
      <div class="cards">
        {choices.map((each) => (
          <label key={each} class={isExempt(each) ? 'card-choice exempt' : 'card-choice'}>
            <input
              type="radio"
              name={name}
              checked={choice.value === each}
              disabled={isExempt(each)}
              onChange={() => {
                choice.value = each
              }}
            />
            <span>
              <b>{words.deeds[each]}</b>
              <small>{isExempt(each) ? exempt : words.deeds[`${each}Hint`]}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function deedOf(choice: Choice, days: number, table = '', appealed = ''): Deed {
  switch (choice) {
    case 'mute':
      return { kind: 'mute', days }
    case 'close':
      return { kind: 'close', table }
    case 'lift':
      return { kind: 'lift', deed: appealed }
    case 'keep':
      return { kind: 'nothing' }
    default:
      return { kind: choice }
  }
}

function whyHint(choice: Choice, name: string): string {
  const words = moderationTexts()
  if (choice === 'nothing') return words.whyLog
  if (choice === 'close') return words.whyTable
  return choice === 'keep' || choice === 'lift' ? words.whyAppeal(name) : words.whyTold(name)
}

function footText(choice: Choice, days: number): string {
  const words = moderationTexts()
  if (choice === 'mute') return words.ends(dayAndTime(Date.now() + days * DAY))
  return choice === 'close' ? words.cannotUndo : words.canUndo
}
