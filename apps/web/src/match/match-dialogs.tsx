/* The dialogs of the match page: confirmations, settings, standing answers. */

import type { BoardTexts } from '@logres/board-kit'
import { Dialog, lang } from '@logres/board-kit'
import type { StandingQuestion } from '@logres/kernel'
import { LANGUAGE_NAMES, LANGUAGES } from '@logres/words'
import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { services, setService } from '../coach/settings.ts'
import { SelectField } from '../design/fields.tsx'
import { chooseLang } from '../i18n/chosen-lang.ts'
import { t as site } from '../i18n/site.ts'
import type { StandingAnswer, StandingAnswers, StandingRule } from '../play/messages.ts'
import { toggleTheme } from '../shell/theme.ts'
import { botPace, PACES, setPace } from './bot-pace.ts'
import { canHaveCoach } from './coach-slot.tsx'
import { prefs } from './prefs.ts'
import { matchSize, SIZES, type Size, setSize } from './size.ts'
import { PrefBox, SoundSettings } from './sound-settings.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './match-dialogs.css'

export type MatchDialog = 'end' | 'resign' | 'settings' | 'standing'

function showDialog(dialog: Signal<MatchDialog | undefined>, name: MatchDialog): void {
  dialog.value = name
}

interface MatchDialogsProps {
  readonly state: MatchState
  readonly dialog: Signal<MatchDialog | undefined>
}

export function MatchDialogs({ state, dialog }: MatchDialogsProps) {
  const close = () => {
    dialog.value = undefined
  }
  switch (dialog.value) {
    case 'end':
      return <ConfirmEndTurn state={state} close={close} />
    case 'resign':
      return <ConfirmResign state={state} close={close} />
    case 'settings':
      return (
        <SettingsDialog
          state={state}
          close={close}
          toStanding={() => showDialog(dialog, 'standing')}
          toResign={() => showDialog(dialog, 'resign')}
        />
      )
    case 'standing':
      return <StandingAnswersDialog state={state} close={close} />
    case undefined:
      return null
  }
}

interface DialogProps {
  readonly state: MatchState
  readonly close: () => void
}

function ConfirmEndTurn({ state, close }: DialogProps) {
  const words = t()
  const finish = state.board.finish.value
  const end = () => {
    close()
    if (finish !== undefined) void state.act(finish.action)
  }
  return (
    <Dialog title={words.confirmEndTitle} onClose={close}>
      <p>{finish?.confirmText}</p>
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={close}>
          {words.no}
        </button>
        <button type="button" class="button primary" onClick={end}>
          {words.endTurn}
        </button>
      </div>
    </Dialog>
  )
}

function ConfirmResign({ state, close }: DialogProps) {
  const words = t()
  const { play } = state.match
  const me = play.viewer.value
  const hasOffered = me !== 'table' && play.agreeing.value.includes(me)
  const resign = async () => {
    close()
    state.showIfRefused(await play.resign())
  }
  const offer = async () => {
    close()
    state.showIfRefused(await play.agreeEnd(!hasOffered))
  }
  return (
    <Dialog title={words.resignTitle} onClose={close}>
      <p>{words.resignText}</p>
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={close}>
          {words.cancel}
        </button>
        <button type="button" class="button secondary" onClick={() => void offer()}>
          {hasOffered ? words.takeBackOffer : words.offerEnd}
        </button>
        <button type="button" class="button primary" onClick={() => void resign()}>
          {words.resignYes}
        </button>
      </div>
    </Dialog>
  )
}

interface SettingsProps extends DialogProps {
  readonly toStanding: () => void
  readonly toResign: () => void
}

function SettingsDialog({ state, close, toStanding, toResign }: SettingsProps) {
  const words = t()
  const own = state.match.game.board.texts().keys
  const common = words.keyList.filter(([key]) => own.every(([taken]) => taken !== key))
  return (
    <Dialog title={words.settings} onClose={close}>
      <div class="match-prefs">
        <PrefBox pref="confirmEnd" label={words.confirmEnd} />
        <PrefBox pref="autoEnd" label={words.autoEnd} />
        <PrefBox pref="autoAnswer" label={words.autoAnswer} />
        <PrefBox pref="sound" label={words.soundOn} />
        {canHaveCoach(state) ? (
          <label>
            <input
              type="checkbox"
              checked={services.coach.value}
              onChange={({ currentTarget }) => setService('coach', currentTarget.checked)}
            />
            {words.coach}
          </label>
        ) : null}
      </div>
      {prefs.sound.value ? <SoundSettings /> : null}
      <SelectField
        label={site().botPace.label}
        value={botPace.value}
        choices={PACES.map((value) => ({ value, text: site().botPace.values[value] }))}
        onChoose={setPace}
      />
      <SelectField
        label={words.size}
        value={matchSize.value}
        choices={SIZES.map((value) => ({ value, text: percent(value) }))}
        onChoose={setSize}
      />
      <SelectField
        label={site().shell.language}
        value={lang.value}
        choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
        onChoose={(value) => void chooseLang(value)}
      />
      <p class="match-more-link">
        {state.match.game.hasBook ? (
          <a class="button secondary compact" href={`/rules/${state.match.play.game.id}${state.rulesQuery.value}`}>
            {words.rules}
          </a>
        ) : null}
        <button type="button" class="button secondary compact" onClick={toggleTheme}>
          {words.theme}
        </button>
        {state.match.play.viewer.value === 'table' || state.outcome.value !== null ? null : (
          <button type="button" class="button secondary compact" onClick={toResign}>
            {words.resign}
          </button>
        )}
        {standingOf(state).length === 0 || state.match.play.viewer.value === 'table' ? null : (
          <button type="button" class="button secondary compact" onClick={toStanding}>
            {words.standing}
          </button>
        )}
      </p>
      <h3 class="match-keys-heading">{words.keys}</h3>
      <dl class="match-keys">
        {[...own, ...common, ...explainKey(state)].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function percent(size: Size): string {
  return new Intl.NumberFormat(lang.value, { style: 'percent' }).format(Number(size) / 100)
}

function standingOf(state: MatchState): readonly StandingQuestion[] {
  return state.match.game.rules.standing ?? []
}

const RULES: readonly StandingRule[] = ['ask', 'whenever', 'never']
const NONE: StandingAnswer = { otherwise: 'ask', places: {} }

function StandingAnswersDialog({ state, close }: DialogProps) {
  const words = t()
  const { play } = state.match
  const { board } = state.match.game
  const answers = useSignal<StandingAnswers>(play.standing.peek())
  const save = async () => {
    close()
    state.showIfRefused(await play.setStandingAnswers(answers.peek()))
  }
  const set = (question: string, answer: StandingAnswer) => {
    answers.value = { ...answers.value, [question]: answer }
  }
  return (
    <Dialog title={words.standing} onClose={close} broad>
      <p>{words.standingHow}</p>
      {standingOf(state).map((each) => (
        <StandingFields
          key={each.question}
          question={each}
          texts={board.texts()}
          answer={answers.value[each.question] ?? NONE}
          set={(answer) => set(each.question, answer)}
        />
      ))}
      <div class="dialog-foot">
        <button type="button" class="button primary" onClick={() => void save()}>
          {words.save}
        </button>
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  readonly texts: BoardTexts
  readonly question: StandingQuestion
  readonly answer: StandingAnswer
  readonly set: (answer: StandingAnswer) => void
}

function StandingFields({ texts, question: { question, places }, answer, set }: FieldsProps) {
  const words = t()
  const setPlace = (place: string, rule: string) => {
    const { [place]: _, ...others } = answer.places
    const found = RULES.find((each) => each === rule)
    set({ ...answer, places: found === undefined ? others : { ...others, [place]: found } })
  }
  return (
    <fieldset class="match-standing">
      <legend>{texts.standing[question]}</legend>
      {RULES.map((rule) => (
        <label key={rule}>
          <input
            type="radio"
            name={question}
            checked={answer.otherwise === rule}
            onChange={() => set({ ...answer, otherwise: rule })}
          />
          {words.rule[rule]}
        </label>
      ))}
      <details>
        <summary>{texts.exceptAt}</summary>
        <div class="match-exceptions">
          {Array.from({ length: places }, (_, place) => String(place)).map((place) => (
            <label key={place}>
              {texts.place(Number(place) + 1)}
              <select
                value={answer.places[place] ?? ''}
                onChange={({ currentTarget }) => setPlace(place, currentTarget.value)}
              >
                <option value="">{words.asAbove}</option>
                {RULES.map((rule) => (
                  <option key={rule} value={rule}>
                    {words.rule[rule]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}

/** Where the board explains its things. */
function explainKey({ board }: MatchState): (readonly [key: string, what: string])[] {
  return board.explain === undefined ? [] : [['?', t().explainKey]]
}
