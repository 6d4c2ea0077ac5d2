/* Who else is here, friends first, and whether the reader is seen. */
import { useSignal } from '@preact/signals'
import { isRefused } from '../../api/http.ts'
import type { PersonView } from '../../api/shapes.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { hidePresence, look } from '../../lobby/actions.ts'
import { type HallView, type HereRow, hall, type WaitView } from '../../lobby/state.ts'
import { lobbyTexts } from '../../lobby/words/index.ts'
import { pageOf } from '../../people/person-name.tsx'
import { useSteadyRows } from './steady.ts'

/** Rows at first; the others on demand. */
const FEW = 5

const SIGNS = { free: 'here', waiting: 'here', playing: 'playing', away: 'away' } as const

/** Arms with a sign of its own shape for each state; the text beside it says the same. */
function Person({ person: { name, arms }, state }: { readonly person: PersonView; readonly state: HereRow['state'] }) {
  return (
    <a class="person-name here-person" href={pageOf(name)}>
      <span class="here-arms">
        <Arms of={arms} size={24} />
        <i class={`here-sign ${SIGNS[state]}`} />
      </span>
      <span class="person-name-text">{name}</span>
    </a>
  )
}

function textOf({ state, game }: HereRow): string {
  const words = lobbyTexts()
  if (game === null || !isGame(game)) return words.states[state]
  const { name } = aboutOf(game)
  if (state === 'waiting') return words.waitsFor(name)
  return state === 'playing' ? words.playsGame(name) : words.states[state]
}

/** Join who waits for opponents, watch who plays. */
function Act({ row, waits }: { readonly row: HereRow; readonly waits: readonly WaitView[] }) {
  const words = lobbyTexts()
  const { person, state, game, match } = row
  if (game === null || !isGame(game)) return null
  const { name } = aboutOf(game)
  if (state === 'playing' && match !== null) {
    return (
      <a class="button secondary tiny" href={`/g/${match}`}>
        {words.watch}
        <span class="visually-hidden">
          {' '}
          {person.name}, {name}
        </span>
      </a>
    )
  }
  const wait = waits.find(
    (each) => each.pace !== 'days' && each.game === game && each.people.some(({ arms }) => arms === person.arms),
  )
  if (state !== 'waiting' || wait === undefined) return null
  return (
    <button type="button" class="button secondary tiny" onClick={() => void look({ ...wait, range: null })}>
      {words.join}
      <span class="visually-hidden">
        {' '}
        {person.name}, {name}
      </span>
    </button>
  )
}

function Rows({ here: { rows }, waits, mayRate }: HallView) {
  const words = lobbyTexts()
  const isLong = useSignal(false)
  const open = waits.filter(({ isRated }) => mayRate || !isRated)
  const { list, rows: shown } = useSteadyRows(rows, ({ person }) => person.arms)
  if (shown.length === 0) return null
  return (
    <>
      <ul class="online panel" ref={list}>
        {shown.slice(0, isLong.value ? shown.length : FEW).map(({ item, isGone }) => (
          <li key={item.person.arms} class={isGone ? 'gone' : ''}>
            <Person person={item.person} state={item.state} />
            <span class="here-does">
              {isGone ? '' : textOf(item)}
              {!isGone && <Act row={item} waits={open} />}
            </span>
          </li>
        ))}
      </ul>
      {shown.length > FEW && (
        <button
          type="button"
          class="button ghost compact"
          onClick={() => {
            isLong.value = !isLong.value
          }}
        >
          {isLong.value ? words.fewer : words.all(shown.length)}
        </button>
      )}
    </>
  )
}

/** At once, and kept in the account. */
function Seen({ isHidden }: { readonly isHidden: boolean }) {
  const words = lobbyTexts()
  return (
    <p class="here-seen">
      {isHidden ? words.unseen : words.seen}{' '}
      <button type="button" class="link" onClick={() => void hidePresence(!isHidden)}>
        {isHidden ? words.show : words.hide}
      </button>
    </p>
  )
}

export function HereNow() {
  const words = lobbyTexts()
  const known = hall.value
  if (known === undefined || isRefused(known)) return null
  const { count, guests, rows } = known.here
  const others = count - 1
  return (
    <section class="here" aria-labelledby="here">
      <div class="section-head">
        <h2 class="section-heading" id="here">
          {words.here}
        </h2>
        {rows.length > 0 && <span class="here-count num">{words.hereCount(count, guests)}</span>}
      </div>
      {rows.length > 0 ? (
        <Rows {...known} />
      ) : (
        <p class="none">{others === 0 ? words.onlyYou : words.onlyGuests(others)}</p>
      )}
      <Seen isHidden={known.isHidden} />
    </section>
  )
}
