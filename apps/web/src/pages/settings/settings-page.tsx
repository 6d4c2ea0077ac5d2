import { lang, useTitle } from '@logres/board-kit'
import { LANGUAGE_NAMES, LANGUAGES } from '@logres/words'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { ensureSignedIn, me, rename } from '../../api/me.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { CardChoice, Switch, TextField } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { chooseLang } from '../../i18n/chosen-lang.ts'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { botPace, PACES, setPace } from '../../match/bot-pace.ts'
import { prefs, setPref } from '../../match/prefs.ts'
import { chooseTheme, THEMES, theme } from '../../shell/theme.ts'
import { Account } from './account.tsx'
import { Notices } from './notices.tsx'
import { Privacy } from './privacy.tsx'
import { TimeOff } from './time-off.tsx'
import { settingsTexts } from './words/index.ts'
import '../plain.css'
import './settings.css'

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
    <form class="name-form" onSubmit={(event) => void save(event)}>
      <Arms of={person?.arms ?? ''} size={72} />
      <TextField
        label={words.name}
        hint={words.nameHint}
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

export function SettingsPage() {
  useTitle(settingsTexts().title)
  const isLoading = useSignal(me.value === undefined)
  useEffect(() => {
    void ensureSignedIn().finally(() => {
      isLoading.value = false
    })
  }, [isLoading])
  return (
    <div class="wrap plain">
      <h1 tabIndex={-1}>{settingsTexts().title}</h1>
      <Name />
      <Look />
      {isLoading.value && <div aria-busy="true" />}
      {me.value !== undefined && (
        <>
          <Notices />
          <TimeOff />
          <Privacy />
          <Account />
        </>
      )}
    </div>
  )
}
