import { Icon, useTitle } from '@logres/board-kit'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Initial } from '../../design/draw/initial.tsx'
import { GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { watchShelf } from './device-games.tsx'
import { GameTile } from './game-tile.tsx'
import { waitingForMe, watchLists } from './lists.ts'
import { MyMatches } from './my-matches.tsx'
import { OpenTables } from './open-tables.tsx'
import './home.css'

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
  const count = waitingForMe.value
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

function WithFriend() {
  const words = t().home
  return (
    <section class="panel friend" aria-labelledby="friend">
      <h2 class="section-heading" id="friend">
        {words.friendHead}
      </h2>
      <p>{words.friendText}</p>
      <a class="button secondary" href="/new">
        <Icon name="link" />
        {words.make}
      </a>
      <p class="small">
        {words.friendSeal}{' '}
        <a class="link" href="/about#seal">
          {words.friendHow}
        </a>
      </p>
    </section>
  )
}

export function HomePage() {
  useTitle('')
  useEffect(watchLists, [])
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
      <div class="side">
        <MyMatches />
        <WithFriend />
      </div>
      <OpenTables />
    </div>
  )
}
