import { Icon, useTitle } from '@logres/board-kit'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { Initial } from '../../design/draw/initial.tsx'
import { GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { watchHall } from '../../lobby/hall.ts'
import { hall, lobbyMe } from '../../lobby/state.ts'
import { watchShelf } from './device-games.tsx'
import { GameTile } from './game-tile.tsx'
import { HereNow } from './here-now.tsx'
import { myTables, openTables, watchLists } from './lists.ts'
import { MyMatches } from './my-matches.tsx'
import { OpenTables } from './open-tables.tsx'
import { Quiet } from './quiet.tsx'
import './home.css'
import './people.css'

function Hero() {
  const words = t().home
  return (
    <div class="hero">
      <Initial letter={words.initial} />
      <h1 tabIndex={-1}>
        <span class="visually-hidden">{words.whole}</span>
        <span aria-hidden="true">
          <span class="rest-of-sentence">{words.restOfFirst} </span>
          {words.sentence} <b>{words.free}</b>
        </span>
      </h1>
    </div>
  )
}

/** On phones the lists are far down the page: this link shows at the top that it is the reader's turn. */
function Strip() {
  const count = lobbyMe.value.turns
  if (count === 0) return null
  return (
    <a class="strip" href="/next">
      <span>
        <b>{t().home.wait(count)}</b>
        <br />
        {t().home.next}
      </span>
      <Icon name="arrow" />
    </a>
  )
}

/** Three rows of the height of real ones. */
function Waiting() {
  return (
    <ul class="panel waiting-rows" aria-hidden="true">
      <li />
      <li />
      <li />
    </ul>
  )
}

/** Nobody but the reader, and nothing to join. */
function isQuietNow(): boolean {
  const [here, open] = [hall.value, openTables.value]
  if (here === undefined || isRefused(here) || open === undefined || isRefused(open)) return false
  return here.here.count < 2 && here.waits.length === 0 && open.tables.length === 0
}

/**
 * The lists come at once, below what is there already: nothing that can be seen moves. Whether it is quiet is decided
 * then, and not again while the page is open.
 */
function useArrival(): 'waiting' | 'quiet' | 'alive' {
  const arrived = useSignal<'quiet' | 'alive' | undefined>(undefined)
  useSignalEffect(() => {
    const isHere = hall.value !== undefined && openTables.value !== undefined && myTables.value !== undefined
    if (isHere && arrived.peek() === undefined) arrived.value = isQuietNow() ? 'quiet' : 'alive'
  })
  return arrived.value ?? 'waiting'
}

export function HomePage() {
  useTitle('')
  useEffect(watchLists, [])
  useEffect(watchHall, [])
  const arrival = useArrival()
  // Before the page is painted: the list is here already.
  useLayoutEffect(watchShelf, [])
  return (
    <div class="wrap home">
      <Strip />
      <Hero />
      <ul class="tiles">
        {GAMES.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
      {arrival === 'quiet' && <Quiet />}
      <div class="side">
        <MyMatches />
        {arrival === 'waiting' ? null : <HereNow />}
      </div>
      {arrival === 'waiting' ? <Waiting /> : <OpenTables />}
    </div>
  )
}
