import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { isRefused } from '../api/http.ts'
import { BEGINNERS, type CardView, CHALLENGE_PACES, type NewChallenge, people } from '../api/people.ts'
import { CardChoice, SelectField, Switch } from '../design/fields.tsx'
import { showToast } from '../design/toasts.tsx'
import { aboutOf, GAMES, manifestOf } from '../games.ts'
import { showRefusal } from '../i18n/show-refusal.ts'
import { t } from '../i18n/site.ts'
import { readStored, writeStored } from '../local-storage.ts'
import { PRESETS, paceText } from '../pages/pace-text.ts'
import { sitDown } from '../pages/table/sealing.ts'
import { navigate } from '../shell/router.ts'
import { peopleTexts } from './words/index.ts'
import './people.css'

interface ChallengeDialogProps {
  readonly card: CardView
  readonly onClose: () => void
}

function lastGame(): string {
  const last = readStored('challenge-game')
  return GAMES.find(({ id }) => id === last)?.id ?? GAMES[0]?.id ?? ''
}

export function ChallengeDialog({ card, onClose }: ChallengeDialogProps) {
  const words = peopleTexts()
  const { name } = card.person
  const game = useSignal(lastGame())
  const pace = useSignal<NewChallenge['pace']>('live')
  const begins = useSignal<NewChallenge['begins']>('random')
  const isRated = useSignal(card.mayRate)
  const isSending = useSignal(false)
  const send = async (event: Event) => {
    event.preventDefault()
    if (isSending.peek()) return
    isSending.value = true
    writeStored('challenge-game', game.peek())
    const isSent = await challenge({
      ...{ name, game: game.peek(), pace: pace.peek(), begins: begins.peek() },
      rated: isRated.peek(),
    })
    isSending.value = false
    if (isSent) onClose()
  }
  const isLive = pace.value !== 'days'
  return (
    <Dialog title={words.challengeOf(name)} onClose={onClose}>
      <form class="play-form" onSubmit={(event) => void send(event)}>
        <SelectField
          label={words.game}
          value={game.value}
          choices={GAMES.map(({ id }) => ({ value: id, text: aboutOf(id).name }))}
          {...(manifestOf(game.value).seats.min > 2 && { hint: words.botToo })}
          onChoose={(value) => {
            game.value = value
          }}
        />
        <CardChoice
          label={words.pace}
          value={pace.value}
          choices={CHALLENGE_PACES.map((value) => ({ value, text: t().pace[value], hint: paceText(PRESETS[value]) }))}
          onChoose={(value) => {
            pace.value = value
          }}
        />
        <CardChoice
          label={words.begins}
          value={begins.value}
          choices={BEGINNERS.map((value) => ({
            value,
            text: value === 'them' ? words.begin.them(name) : words.begin[value],
          }))}
          onChoose={(value) => {
            begins.value = value
          }}
        />
        {card.mayRate ? (
          <Switch
            label={words.rated}
            hint={words.ratedHint}
            checked={isRated.value}
            onSwitch={(on) => {
              isRated.value = on
            }}
          />
        ) : (
          <p class="muted challenge-note">{words.ratedGuest}</p>
        )}
        <p class="muted challenge-note">{words.ends(isLive)}</p>
        <div class="dialog-foot">
          <button type="button" class="button secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary" aria-disabled={isSending.value}>
            {words.send}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** The one who asks sits down at once, so that the match starts when the other accepts. */
async function challenge(wanted: NewChallenge): Promise<boolean> {
  const table = await people.challenge(wanted)
  if (isRefused(table)) {
    await showRefusal(table)
    return false
  }
  const seated = table.keptSeat === null ? table : await sitDown(table, table.keptSeat)
  // The seat is kept: the table says how to sit down.
  if (isRefused(seated)) await showRefusal(seated)
  const words = peopleTexts()
  const path = `/t/${table.id}`
  if (wanted.pace === 'days' && !isRefused(seated)) {
    showToast({ text: words.sent(wanted.name), link: { href: path, text: words.toTable } })
  } else await navigate(path)
  return true
}
