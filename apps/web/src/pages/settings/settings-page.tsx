import { lang, useTitle } from '@logres/board-kit'
import { LANGUAGE_NAMES, LANGUAGES } from '@logres/words'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { ensureSignedIn, me, refreshMe, rename } from '../../api/me.ts'
import type { MeView } from '../../api/shapes.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { CardChoice, Switch, TextField } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { chooseLang } from '../../i18n/chosen-lang.ts'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { botPace, PACES, setPace } from '../../match/bot-pace.ts'
import { prefs, setPref } from '../../match/prefs.ts'
import { chooseTheme, THEMES, theme } from '../../shell/theme.ts'
import { Blocks, Passkeys, Sessions, Tokens } from './account.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { AsGuest, KeepAccount } from './keep.tsx'
import { Notices } from './notices.tsx'
import { Privacy } from './privacy.tsx'
import { Recovery } from './recovery.tsx'
import { SecondDevice } from './second-device.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SignInWays } from './sign-in.tsx'
import { StandingSection } from './standing-section.tsx'
import { TimeOff } from './time-off.tsx'
import { settingsTexts } from './words/index.ts'
import '../plain.css'
import './settings.css'

function nameHint(person: MeView | undefined): string {
  const words = settingsTexts()
  if (person?.isKept !== true) return words.nameGuest
  const { renamesFrom = 0 } = person
  if (renamesFrom <= Date.now()) return words.nameOwn
  return words.nameFrom(new Intl.DateTimeFormat(lang.value, { dateStyle: 'long' }).format(renamesFrom))
}

function Name() {
  const words = settingsTexts()
  const person = me.value
  const name = useSignal(person?.name ?? '')
  const fault = useSignal<string | undefined>(undefined)
  useEffect(() => {
    if (person !== undefined) name.value = person.name
  }, [person, name])
  const save = async (event: Event) => {
    event.preventDefault()
    const answer = await rename(name.value)
    fault.value = isRefused(answer) ? await explain(answer) : undefined
    if (!isRefused(answer)) showToast({ text: words.saved })
  }
  return (
    <form class="name-form" id="name" onSubmit={(event) => void save(event)}>
      <Arms of={person?.arms ?? ''} size={72} />
      <TextField
        label={words.name}
        hint={nameHint(person)}
        fault={fault.value}
        value={name.value}
        maxLength={40}
        autoComplete="nickname"
        onInput={(value) => {
          name.value = value
        }}
      />
      <button type="submit" class="button secondary">
        {words.save}
      </button>
    </form>
  )
}

function Look() {
  const words = settingsTexts()
  return (
    <section aria-labelledby="look">
      <h2 class="section-heading" id="look">
        {words.look}
      </h2>
      <div class="look-form">
        <CardChoice
          label={words.theme}
          value={theme.value}
          choices={THEMES.map((value) => ({ value, text: t().shell.themeNow[value] }))}
          onChoose={chooseTheme}
        />
        <CardChoice
          label={words.language}
          value={lang.value}
          choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          onChoose={(value) => void chooseLang(value)}
        />
        <Switch label={words.sound} checked={prefs.sound.value} onSwitch={(on) => setPref('sound', on)} />
        <Switch
          label={words.confirmEnd}
          checked={prefs.confirmEnd.value}
          onSwitch={(on) => setPref('confirmEnd', on)}
        />
        <Switch
          label={words.autoEnd}
          hint={words.autoEndHint}
          checked={prefs.autoEnd.value}
          onSwitch={(on) => setPref('autoEnd', on)}
        />
        <Switch
          label={words.autoAnswer}
          hint={words.autoAnswerHint}
          checked={prefs.autoAnswer.value}
          onSwitch={(on) => setPref('autoAnswer', on)}
        />
        <CardChoice
          label={t().botPace.label}
          value={botPace.value}
          choices={PACES.map((value) => ({ value, text: t().botPace.values[value] }))}
          onChoose={setPace}
        />
        <p class="muted">{words.motion}</p>
      </div>
    </section>
  )
}

interface Part {
  readonly id: string
  readonly text: string
}

/** To each section; on phones a strip above. */
function PartLinks({ isGuest }: { readonly isGuest: boolean }) {
  const words = settingsTexts()
  const parts: readonly Part[] = [
    { id: isGuest ? 'keep' : 'name', text: words.account },
    { id: 'notices', text: t().notices.head },
    { id: 'rests', text: t().notices.rest },
    { id: 'look', text: words.look },
    { id: 'privacy', text: words.privacy },
    { id: 'blocks', text: words.blocks },
    { id: 'programs', text: words.programs },
    { id: 'data', text: words.data },
  ]
  return (
    <nav class="settings-parts" aria-label={words.parts}>
      {parts.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  )
}

function Sections({ isGuest }: { readonly isGuest: boolean }) {
  const words = settingsTexts()
  /** How often another device has signed in. */
  const signIns = useSignal(0)
  return (
    <>
      {isGuest && <KeepAccount />}
      <Name />
      {isGuest ? (
        <SettingsSection id="have" head={words.have}>
          <SignInWays />
          <p class="muted">{words.haveText}</p>
        </SettingsSection>
      ) : (
        <>
          <Passkeys />
          <Recovery />
        </>
      )}
      <SecondDevice
        onSignedIn={() => {
          signIns.value += 1
        }}
      />
      <Sessions changes={signIns.value} />
      {isGuest && <AsGuest />}
      <StandingSection />
      <Notices />
      <TimeOff />
      <Look />
      <Privacy />
      <Blocks />
      <Tokens />
      <DeleteAccount />
    </>
  )
}

export function SettingsPage() {
  const words = settingsTexts()
  useTitle(words.title)
  const isLoading = useSignal(true)
  useEffect(() => {
    // Elsewhere the account may have been kept meanwhile.
    void ensureSignedIn()
      .then(refreshMe)
      .finally(() => {
        isLoading.value = false
      })
  }, [isLoading])
  const person = me.value
  const isGuest = person?.isKept !== true
  const isKnown = person !== undefined && !isLoading.value
  return (
    <div class="wrap settings">
      {isKnown && <PartLinks isGuest={isGuest} />}
      <div class="plain settings-body">
        <h1 tabIndex={-1}>{words.title}</h1>
        {isKnown && (
          <p class="lead">
            {isGuest ? words.youAreGuest(person.name) : words.youAreKept}{' '}
            {person.role === 'admin' && (
              <a class="link" href="/moderation">
                {words.moderation}
              </a>
            )}
          </p>
        )}
        {isLoading.value && <div aria-busy="true" />}
        {isKnown ? <Sections isGuest={isGuest} /> : !isLoading.value && <Look />}
      </div>
    </div>
  )
}
