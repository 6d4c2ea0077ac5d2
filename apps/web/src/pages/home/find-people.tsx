/* "Find an opponent": three rows on each game's tile, with who waits. A press is a search. */
import { Icon } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { isRefused } from '../../api/http.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { aboutOf } from '../../games.ts'
import { look, stopLooking } from '../../lobby/actions.ts'
import { hall, type LobbyPace, lobbyMe } from '../../lobby/state.ts'
import { lobbyTexts } from '../../lobby/words/index.ts'
import { PRESETS, shortPace } from '../pace-text.ts'
import { bestFit, type Choice, type Fit, readChoice, usualPlayers, writeChoice } from './wanted.ts'
import type { WantedDialogProps } from './wanted-dialog.tsx'

const PACES: readonly LobbyPace[] = ['quick', 'live', 'days']
const MOST_ARMS = 3

function timeOf(pace: LobbyPace): string {
  const { kind, bank, increment } = PRESETS[pace]
  return kind === 'days' ? `${bank} h + ${increment} h` : shortPace(PRESETS[pace])
}

/** With the number of players where the game allows several. */
function waitText({ players, isRated, wait }: Fit, pace: LobbyPace): string {
  const words = lobbyTexts()
  if (wait === undefined) return pace === 'days' ? words.first : words.nobody
  const [first] = wait.people
  const text =
    players > 2
      ? words.ofSeats(wait.count, players)
      : wait.count > 1 || first === undefined
        ? words.waiting(wait.count)
        : first.name
  return isRated ? `${text}, ${words.rated}` : text
}

interface RowProps {
  readonly game: GameManifest
  readonly pace: LobbyPace
  readonly choice: Choice
}

function SeekRow({ game: { id, seats }, pace, choice }: RowProps) {
  const words = lobbyTexts()
  const known = hall.value
  const isKnown = known !== undefined && !isRefused(known)
  const fit = bestFit(isKnown ? known.waits : [], { game: id, pace, choice, mayRate: isKnown && known.mayRate })
  const { seek } = lobbyMe.value
  const isLooking = seek?.game === id && seek.pace === pace
  const isOneName = fit.wait?.count === 1 && fit.players === 2
  const press = () => {
    const { players, isRated } = fit
    if (isLooking) void stopLooking()
    else void look({ game: id, pace, players, isRated, range: choice.range })
  }
  return (
    <button
      type="button"
      class={isLooking ? 'seek on' : fit.wait === undefined ? 'seek' : 'seek has'}
      {...(pace !== 'days' && { 'aria-pressed': isLooking })}
      onClick={press}
    >
      <span class="visually-hidden">
        {seats.max > 2 ? words.findPeople : words.find}, {aboutOf(id).name}:{' '}
      </span>
      <span>
        <b>{words.paces[pace]}</b>
        <small class="num">{timeOf(pace)}</small>
      </span>
      <span class="seek-who">
        {isLooking
          ? null
          : fit.wait?.people.slice(0, MOST_ARMS).map(({ arms }) => <Arms key={arms} of={arms} size={19} />)}
        <span>{isLooking ? words.looking : isKnown ? waitText(fit, pace) : '\u00a0'}</span>
        <span class="visually-hidden">{isLooking ? words.stopLooking : isOneName ? words.waitsAfter : ''}</span>
      </span>
      <Icon name={isLooking ? 'cross' : 'arrow'} size={16} />
    </button>
  )
}

/** The number of players and what else was chosen; opens the dialog. Nothing where there is nothing to choose. */
function Chosen({ game, choice, onOpen }: Omit<RowProps, 'pace'> & { readonly onOpen: () => void }) {
  const words = lobbyTexts()
  const { id, seats } = game
  const known = hall.value
  const mayRate = known !== undefined && !isRefused(known) && known.mayRate
  const rating = known === undefined || isRefused(known) ? undefined : known.ratings[id]
  if (seats.min === seats.max && !mayRate) return null
  const isRated = choice.isRated && mayRate
  const parts = [
    ...(seats.min < seats.max ? [words.forPlayers(choice.players ?? usualPlayers(id))] : []),
    ...(isRated ? [choice.range !== null && rating !== undefined ? words.near(rating) : words.rated] : []),
    ...(seats.min === seats.max && !isRated ? [words.unrated] : []),
  ]
  return (
    <button type="button" class="seek-choice" onClick={onOpen}>
      <span class="visually-hidden">{aboutOf(id).name}: </span>
      {parts.join(', ')}
      <span class="visually-hidden">. {words.chooseHow}</span>
      <Icon name="down" size={14} />
    </button>
  )
}

export function FindPeople({ game }: { readonly game: GameManifest }) {
  const words = lobbyTexts()
  const choice = useSignal(readChoice(game.id))
  const Dialog = useSignal<ComponentType<WantedDialogProps> | undefined>(undefined)
  const open = async () => {
    Dialog.value = (await import('./wanted-dialog.tsx')).WantedDialog
  }
  const WantedDialog = Dialog.value
  return (
    <div class="pair">
      <h3>
        {game.seats.max > 2 ? words.findPeople : words.find}
        <Chosen game={game} choice={choice.value} onOpen={() => void open()} />
      </h3>
      <div class="seeks">
        {PACES.map((pace) => (
          <SeekRow key={pace} game={game} pace={pace} choice={choice.value} />
        ))}
      </div>
      {WantedDialog !== undefined && (
        <WantedDialog
          game={game}
          choice={choice.value}
          onChoose={(next) => {
            choice.value = next
            writeChoice(game.id, next)
          }}
          onClose={() => {
            Dialog.value = undefined
          }}
        />
      )}
    </div>
  )
}
