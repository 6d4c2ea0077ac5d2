/* What a telling shows beside its words: cards as chips, regions that can be found on the board, how it ended. */

import { PlaceLink } from '@logres/board-kit'
import { type Card, type Position, REGION_CARDS, type Region, regionNumber } from '../../rules/index.ts'
import type { AttackResult, Part } from '../../words/index.ts'
import { Chip } from '../card.tsx'
import { plateName } from '../names.ts'
import { Sign } from '../signs.tsx'
import { words } from '../texts/index.ts'
import { regionPlace } from './places.ts'
import type { Story } from './stories.ts'

export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, i) => <OnePart key={i} part={part} />)
}

function OnePart({ part }: { readonly part: Part }) {
  if (typeof part === 'string') return <>{part}</>
  if ('strong' in part) return <b>{part.strong}</b>
  if ('cards' in part) return <Chips cards={part.cards} />
  if ('at' in part) return <Place at={part.at} name={part.name} />
  return (
    <>
      <Chip card={part.card} named /> {part.text}
    </>
  )
}

function Place({ at, name }: { readonly at: Position; readonly name: string }) {
  return (
    <PlaceLink place={regionPlace(at)}>
      <i class="avalon-place-number">{regionNumber(at)}</i> {name}
    </PlaceLink>
  )
}

export function PlaceName({ at, region }: { readonly at: Position; readonly region: Region | null }) {
  return <Place at={at} name={plateName(region === null ? null : REGION_CARDS[region])} />
}

export function Chips({ cards }: { readonly cards: readonly Card[] }) {
  return cards.map((card, i) => <Chip key={i} card={card} />)
}

const GOOD: readonly AttackResult[] = ['conquered', 'enchanted']

/** A word in the log, a tick or a cross in the trail. */
export function Result({ result, isWord }: { readonly result: AttackResult | undefined; readonly isWord: boolean }) {
  if (result === undefined) return null
  const isGood = GOOD.includes(result)
  const word = words().telling.brief.results[result]
  return (
    <span class={`avalon-result ${isGood ? 'good' : 'bad'}`} {...(!isWord && { title: word })}>
      {isWord ? (
        word
      ) : (
        <svg class="avalon-result-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isGood ? 'M4 12.5l5.5 5.5L20 6.5' : 'M6 6l12 12M18 6L6 18'} />
        </svg>
      )}
    </span>
  )
}

const LINES: Readonly<Partial<Record<Story['kind'], string>>> = {
  draw: 'M12 3v12M6.500 10l5.500 5.500 5.500-5.500M4 20.500h16',
  reinforcement: 'M12 4v16M4 12h16',
  tile: 'M4 4h16v16H4zM12 8.500v7M8.500 12h7',
  other: 'M12 11v6M12 7.500v.5',
}

export function StoryIcon({ kind }: { readonly kind: Story['kind'] }) {
  if (kind === 'attack') return <Sign id="swords" cls="avalon-icon" />
  if (kind === 'spell') return <Sign id="sorceress" cls="avalon-icon" />
  if (kind === 'end') return <Sign id="crown" cls="avalon-icon" />
  return (
    <svg class="avalon-line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[kind] ?? ''} />
    </svg>
  )
}
