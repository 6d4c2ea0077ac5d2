/* The actions of a turn as narrator and log tell them: sentence, pictures, places, sound. */

import type { LogLine, SoundName, Step, ToldAction } from '@logres/board-kit'
import type { Players } from '@logres/words'
import type { ComponentChildren } from 'preact'
import { CROWNS_TO_WIN, type Event, opponentOf, type Position, regionNumber, type Side } from '../../rules/index.ts'
import { type AttackResult, type Part, textOf } from '../../words/index.ts'
import { Chip } from '../card.tsx'
import { Sign } from '../signs.tsx'
import { words } from '../texts/index.ts'
import { Chips, Parts, PlaceName, Result, StoryIcon } from './pictures.tsx'
import { handPlace, regionPlace, waitingPlace } from './places.ts'
import { type Losses, type Story, storiesOf } from './stories.ts'

export function told(lines: readonly LogLine[], steps: readonly Step[], players: Players): readonly ToldAction[] {
  return storiesOf(lines, steps).map((story) => toldAction(story, players))
}

function toldAction(story: Story, players: Players): ToldAction {
  const parts = [...partsOf(story, players), ...story.asides.map((event) => ` ${words().event(event, players)}`)]
  // That a turn begins is no part of what is shown of an action.
  const shown = story.lines.filter(({ event }) => event.kind !== 'turnBegan').map(({ step }) => step)
  return {
    from: Math.min(...shown),
    to: Math.max(...shown),
    seat: seatOf(story),
    sentence: textOf(parts),
    rich: <Parts parts={parts} />,
    icon: <StoryIcon kind={story.kind} />,
    chip: chipOf(story),
    line: lineOf(story, players),
    note: noteOf(story, players),
    gain: gainOf(story),
    places: placesOf(story),
    weight: weightOf(story),
    sound: soundOf(story, players),
    lines: story.lines,
  }
}

function partsOf(story: Story, players: Players): readonly Part[] {
  const { telling, event } = words()
  switch (story.kind) {
    case 'draw':
      return telling.draw(story.told, players)
    case 'reinforcement':
      return telling.reinforcement(story.told, players)
    case 'attack':
      return telling.attack(story.told, players)
    case 'spell':
      return telling.spell(story.told, players)
    case 'tile':
      return telling.tile(story.told, players)
    case 'end':
      return telling.end(story.told, players)
    case 'other':
      return [event(story.event, players)]
  }
}

function seatOf(story: Story): Side | null {
  if (story.kind === 'end') return null
  if (story.kind === 'other') return seatIn(story.event)
  return story.told.seat
}

function seatIn(event: Event): Side | null {
  return 'seat' in event ? event.seat : null
}

function resultOf(story: Story): AttackResult | undefined {
  if (story.kind === 'attack') return story.told.outcome?.kind
  return story.kind === 'spell' ? story.told.outcome : undefined
}

/** In the trail: where, with what, how it ended and how much of the price is paid. */
function chipOf(story: Story): ComponentChildren {
  switch (story.kind) {
    case 'draw':
      return <b>+{story.told.cards}</b>
    case 'reinforcement':
      return <ChipAt at={story.told.at} cards={story.told.cards} />
    case 'attack':
      return (
        <>
          <ChipAt at={story.told.at} cards={[story.told.card]} />
          <Result result={resultOf(story)} isWord={false} />
          <Pips losses={story.losses} />
        </>
      )
    case 'spell':
      return (
        <>
          <ChipAt at={story.told.at} cards={[story.told.card]} />
          <Result result={resultOf(story)} isWord={false} />
        </>
      )
    case 'tile': {
      const { tile, cards } = story.told
      return tile === null ? null : <b>{cards === null ? words().names.tiles[tile] : `+${cards}`}</b>
    }
    case 'end':
    case 'other':
      return null
  }
}

function ChipAt({ at, cards }: { readonly at: Position; readonly cards: readonly number[] }) {
  return (
    <>
      <b>{regionNumber(at)}</b>
      <span class="avalon-told-cards">
        <Chips cards={cards} />
      </span>
    </>
  )
}

/** 6.7 ii A mark for each card of the price, while it is paid. */
function Pips({ losses: { paid, left } }: { readonly losses: Losses }) {
  if (left === 0) return null
  return (
    <span class="avalon-pips" aria-hidden="true">
      {Array.from({ length: paid + left }, (_, i) => (
        <i key={i} class={i < paid ? 'on' : ''} />
      ))}
    </span>
  )
}

function lineOf(story: Story, players: Players): ComponentChildren {
  const { brief } = words().telling
  switch (story.kind) {
    case 'draw':
      return (
        <>
          <Parts parts={brief.draw(story.told)} /> <Chips cards={story.told.drawn} />
        </>
      )
    case 'reinforcement':
      return (
        <>
          <PlaceName at={story.told.at} region={story.told.region} /> <Chips cards={story.told.cards} />
        </>
      )
    case 'attack': {
      const { at, region, card, outcome } = story.told
      const name = outcome?.kind === 'conquered' ? (outcome.turnedUp ?? region) : region
      return (
        <>
          <PlaceName at={at} region={name} /> <Chip card={card} /> <Result result={resultOf(story)} isWord />
        </>
      )
    }
    case 'spell':
      return (
        <>
          <PlaceName at={story.told.at} region={story.told.region} /> <Chip card={story.told.card} />{' '}
          <Chip card={story.told.target} /> <Result result={resultOf(story)} isWord />
        </>
      )
    case 'tile':
      return (
        <>
          <Parts parts={brief.tile(story.told)} /> <Chips cards={story.told.drawn} />
        </>
      )
    case 'end':
    case 'other':
      return <Parts parts={partsOf(story, players)} />
  }
}

function noteOf(story: Story, players: Players): string {
  const { brief } = words().telling
  const asides = story.asides.map((event) => words().event(event, players))
  if (story.kind === 'tile') {
    const { length } = story.told.discarded
    return [...(length === 0 ? [] : [brief.discarded(length)]), ...asides].join(' ')
  }
  if (story.kind !== 'attack') return asides.join(' ')
  const { seat, outcome } = story.told
  const { attacker, defender, left } = story.losses
  const nameOf = (side: Side) => (side === players.reader ? null : (players.names[side] ?? ''))
  const both = [[nameOf(opponentOf(seat)), defender] as const, [nameOf(seat), attacker] as const]
  const lost = both.filter(([, cards]) => cards > 0)
  const isSpared = outcome?.kind === 'conquered' && outcome.payment?.isSpared === true
  const losses = lost.length === 0 ? [] : [`${brief.losses(lost)}${left > 0 ? ` ${brief.soFar}` : ''}`]
  return [...losses, ...(isSpared ? [brief.avalonSpares] : [])].join(', ')
}

function gainOf(story: Story): ComponentChildren {
  if (story.kind !== 'attack' || story.told.outcome?.kind !== 'conquered') return null
  const { crowns } = story.told.outcome
  return (
    <span class="avalon-gain" title={words().names.crowns(crowns)}>
      +{crowns}
      <Sign id="crown" cls="avalon-crown" />
    </span>
  )
}

function placesOf(story: Story): readonly string[] {
  switch (story.kind) {
    case 'draw':
      return [handPlace(story.told.seat)]
    case 'reinforcement':
    case 'attack':
    case 'spell':
      return [regionPlace(story.told.at)]
    case 'tile': {
      const { tile, cards, seat } = story.told
      return tile === null ? [] : [cards === null ? waitingPlace(seat) : handPlace(seat)]
    }
    case 'end':
      return []
    case 'other':
      return 'at' in story.event ? [regionPlace(story.event.at)] : []
  }
}

function weightOf(story: Story): ToldAction['weight'] {
  if (story.kind === 'end') return 3
  if (story.kind === 'spell' || story.kind === 'reinforcement') return 1
  if (story.kind !== 'attack') return 0
  const { outcome } = story.told
  if (outcome?.kind !== 'conquered') return 1
  return story.crownsNow >= CROWNS_TO_WIN ? 3 : 2
}

function soundOf(story: Story, { reader }: Players): SoundName | null {
  switch (story.kind) {
    case 'end':
      return reader === null || story.told.winner === null ? null : reader === story.told.winner ? 'victory' : 'defeat'
    case 'attack':
      if (story.told.outcome === undefined) return 'attack'
      return story.told.outcome.kind === 'conquered' ? 'conquest' : 'shield'
    case 'spell':
      return story.told.outcome === 'countered' ? 'shield' : 'card'
    case 'other':
      return null
    default:
      return 'card'
  }
}
