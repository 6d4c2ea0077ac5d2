/* /claim: who has the code that the server printed becomes admin. Where there is an admin, the page says only that. */
import { Icon, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { isLimited, isRefused } from '../../api/http.ts'
import { ensureSignedIn, me, refreshMe, setMe } from '../../api/me.ts'
import { moderation } from '../../api/moderation.ts'
import { copyText } from '../../design/copy-text.ts'
import { showToast } from '../../design/toasts.tsx'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { navigate } from '../../shell/router.ts'
import { LENGTH, lettersIn, withDash } from './code.ts'
import { claimTexts } from './words/index.ts'
import './claim.css'

const COMMAND = 'npm run -s logres -- admin code'

type State = 'loading' | 'failed' | { readonly hasAdmin: boolean; readonly hasCode: boolean }

export function ClaimPage() {
  const words = claimTexts()
  const state = useSignal<State>('loading')
  const load = async () => {
    const known = await ensureSignedIn()
    if (!isRefused(known)) await refreshMe()
    const answer = isRefused(known) ? known : await moderation.claimState()
    state.value = isRefused(answer) ? 'failed' : answer
  }
  useEffect(() => void load(), [])
  const now = state.value
  useTitle(words.titleAnother)
  if (now === 'loading') return <Frame title={words.titleAnother} isBusy />
  if (now === 'failed') {
    return (
      <Frame title={words.titleAnother} lead={words.failed}>
        <button type="button" class="button secondary" onClick={() => void load()}>
          {words.again}
        </button>
      </Frame>
    )
  }
  if (now.hasAdmin && !now.hasCode) {
    return (
      <Frame title={words.exists}>
        <p class="claim-lead">{words.existsText}</p>
        <Command />
      </Frame>
    )
  }
  return (
    <Frame title={now.hasAdmin ? words.titleAnother : words.title} lead={now.hasAdmin ? words.leadAnother : words.lead}>
      <Steps />
      <div class="claim-notes">
        <section class="panel box">
          <h2 class="section-heading">{words.lost}</h2>
          <p>{words.lostText}</p>
          <Command />
        </section>
        <section class="panel box">
          <h2 class="section-heading">{words.can}</h2>
          <p>{words.canText}</p>
        </section>
      </div>
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly lead?: string
  readonly isBusy?: boolean
  readonly children?: ComponentChildren
}

function Frame({ title, lead, isBusy = false, children }: FrameProps) {
  return (
    <div class="wrap claim" {...(isBusy && { 'aria-busy': true })}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p class="claim-lead">{lead}</p>}
      {children}
    </div>
  )
}

function Command() {
  return (
    <div class="claim-command">
      <code>{COMMAND}</code>
      <button
        type="button"
        class="icon-button"
        aria-label={t().table.copy}
        onClick={() => void copyText(COMMAND, t().about.copied)}
      >
        <Icon name="copy" />
      </button>
    </div>
  )
}

function Steps() {
  const words = claimTexts()
  const isKept = me.value?.isKept === true
  return (
    <ol class="panel claim-steps">
      <li {...(!isKept && { 'aria-current': 'step' as const })}>
        <StepSign no={1} isDone={isKept} />
        <div>
          <h2>{words.keep}</h2>
          <p>{isKept ? words.kept(me.value?.name ?? '') : words.keepText}</p>
          {!isKept && (
            <a class="button primary" href="/settings">
              {words.keepGo}
            </a>
          )}
        </div>
      </li>
      <li>
        <StepSign no={2} />
        <div>
          <h2>{words.find}</h2>
          <p>{words.findText}</p>
          <pre class="claim-terminal" aria-hidden="true">
            Logres is at {location.origin}
            {'\n'}There is no admin yet. This code makes one, once, at /claim: <b>7K2QM-X4D9P</b>
          </pre>
          <p class="muted">{words.once}</p>
        </div>
      </li>
      <li {...(isKept && { 'aria-current': 'step' as const })}>
        <StepSign no={3} />
        <div>
          <h2>{words.type}</h2>
          <CodeForm isKept={isKept} />
        </div>
      </li>
    </ol>
  )
}

function StepSign({ no, isDone = false }: { readonly no: number; readonly isDone?: boolean }) {
  return <span class={isDone ? 'step-sign done' : 'step-sign'}>{isDone ? <Icon name="check" size={18} /> : no}</span>
}

function CodeForm({ isKept }: { readonly isKept: boolean }) {
  const words = claimTexts()
  const letters = useSignal('')
  const fault = useSignal<string | undefined>(undefined)
  const isBusy = useSignal(false)
  const missing = LENGTH - letters.value.length
  const go = async (event: Event) => {
    event.preventDefault()
    if (!isKept || missing > 0 || isBusy.peek()) return
    isBusy.value = true
    const answer = await moderation.claim(withDash(letters.peek()))
    isBusy.value = false
    if (!isRefused(answer)) {
      setMe(answer)
      showToast({ text: words.done })
      return navigate('/moderation', { replace: true })
    }
    if (isLimited(answer)) fault.value = words.tooFast
    else fault.value = answer.code === 'noSuchAdminCode' ? `${words.wrong} ${words.wrongText}` : await explain(answer)
  }
  return (
    <form onSubmit={(event) => void go(event)}>
      <div class="claim-code">
        <input
          class="input"
          aria-label={words.code}
          aria-describedby="claim-note"
          {...(fault.value !== undefined && { 'aria-invalid': true })}
          value={withDash(letters.value)}
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="·····-·····"
          disabled={!isKept}
          onInput={({ currentTarget }) => {
            letters.value = lettersIn(currentTarget.value)
            currentTarget.value = withDash(letters.peek())
            fault.value = undefined
          }}
        />
      </div>
      <div class="claim-go">
        <button type="submit" class="button primary" aria-disabled={!isKept || missing > 0 || isBusy.value}>
          {words.go}
        </button>
        <p id="claim-note" role="status">
          {fault.value === undefined ? (
            isKept && <span class="muted">{missing > 0 ? words.more(missing) : words.whole}</span>
          ) : (
            <span class="claim-fault">
              <Icon name="warn" size={18} /> {fault.value}
            </span>
          )}
        </p>
      </div>
    </form>
  )
}
