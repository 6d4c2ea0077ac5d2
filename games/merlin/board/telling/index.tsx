/* How a match of Merlin is told: a die with all that its space gave is one action, a scoring one for each of its steps. */

import {
  type LogLine,
  type PlaceId,
  PlaceLink,
  type SoundName,
  type Step,
  type Telling,
  type ToldAction,
} from '@logres/board-kit'
import { at, type Seat, type Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { ComponentChildren } from 'preact'
import { type Edition, type Event, layoutOf, questOf, type Space, type View } from '../../rules/index.ts'
import { minus, tell } from '../../words/told.ts'
import { Die, SeatMark, Sign, type SignName } from '../art/signs.tsx'
import * as places from '../places.ts'
import { isDeed, LOOKS } from '../ring/looks.tsx'
import { SpaceSign } from '../ring/space-sign.tsx'
import { names, texts, words } from '../texts/index.ts'
import { capital, parts, signed } from '../texts/parts.ts'
import { type Cluster, clustersOf, type Line, type ScoringStep } from './clusters.ts'
import { type Change, changesIn, Deeds, viewIn, type Way } from './deeds.ts'
import { Gains, SeatGains } from './gains.tsx'
import { readingsOf } from './readings.ts'
import { richOf } from './rich.tsx'

type SayEvent = (event: Tagged, players: Players) => string

/** `sayEvent` knows the edition at the table. */
export function tellingOf(sayEvent: SayEvent): Telling {
  return {
    told: (lines, steps, players) => new Teller(sayEvent, steps, players).told(lines),
    readings: (view) => readingsOf(viewIn(view)),
    score: (view, seat) => at(viewIn(view).players, seat).score,
    sign: (seat) => <SeatMark seat={seat} />,
    heading,
  }
}

/** "Round 4, turn 2": what is counted on the board. The view after the first event has its turn. */
function heading(lines: readonly LogLine[], steps: readonly Step[]): string {
  const first = lines[0]
  const view = first === undefined ? undefined : steps[first.step]?.view
  if (view === undefined) return ''
  const { round, turnsTaken, players } = viewIn(view)
  return texts().roundAndTurn(round, Math.floor(turnsTaken / players.length) + 1)
}

const SOUNDS: Readonly<Record<Cluster['kind'], SoundName | null>> = {
  round: 'dice',
  turn: null,
  move: 'hoof',
  quest: 'quill',
  repel: 'shield',
  swap: 'card',
  draw: 'card',
  ally: 'card',
  traitors: 'shield',
  domain: 'conquest',
  influence: 'conquest',
  servants: 'coin',
  end: 'coin',
  over: null,
}

const SIGNS: Readonly<Record<Exclude<Cluster['kind'], 'move' | 'turn'>, SignName>> = {
  round: 'table',
  quest: 'quest',
  repel: 'traitor',
  swap: 'quest',
  draw: 'quest',
  ally: 'helm',
  traitors: 'traitor',
  domain: 'manor',
  influence: 'scales',
  servants: 'meeple',
  end: 'scales',
  over: 'crown',
}

const SCORING_STEPS: readonly string[] = ['traitors', 'domain', 'influence', 'servants', 'end']

function isScoring(kind: Cluster['kind']): kind is ScoringStep {
  return SCORING_STEPS.includes(kind)
}

class Teller {
  readonly #sayEvent: SayEvent
  readonly #steps: readonly Step[]
  readonly #players: Players

  constructor(sayEvent: SayEvent, steps: readonly Step[], players: Players) {
    this.#sayEvent = sayEvent
    this.#steps = steps
    this.#players = players
  }

  told(lines: readonly LogLine[]): readonly ToldAction[] {
    const way: Way = { figure: 'knight', die: 0, at: undefined }
    return clustersOf(lines).map((cluster) => this.#action(cluster, way))
  }

  #action(cluster: Cluster, way: Way): ToldAction {
    const { kind, lines } = cluster
    const told = lines.filter(({ event }) => event.kind !== 'turnBegan')
    const of = told.length === 0 ? lines : told
    const view = this.#viewAt(at(lines, 0).step)
    const changes = changesIn(lines, this.#steps)
    const seat = isScoring(kind) || kind === 'round' || kind === 'over' ? null : seatOf(of)
    const sentence = this.#sentence(cluster, view, way, changes)
    const common = {
      from: at(of, 0).step,
      to: at(of, of.length - 1).step,
      seat,
      sentence,
      note: this.#noteOf(lines),
      places: placesOf(lines, changes),
      weight: this.#weightOf(cluster, changes),
      sound: SOUNDS[kind],
      lines: lines.map(({ line }) => line),
    } as const
    if (kind === 'move') return { ...common, ...this.#move(cluster, view, way, seat ?? 0, changes, sentence) }
    const points = isScoring(kind) ? <SeatGains changes={changes} /> : <Gains cluster={cluster} changes={changes} />
    return {
      ...common,
      icon: kind === 'turn' ? <SeatMark seat={seat ?? 0} size={24} /> : <Sign name={SIGNS[kind]} size={24} />,
      chip: isScoring(kind) || kind === 'quest' || kind === 'repel' ? points : null,
      line: (
        <span class="merlin-told">
          {seat === null ? null : <SeatMark seat={seat} size={16} />}
          {kind === 'turn' ? sentence : titleOf(cluster, view)}
        </span>
      ),
      gain: kind === 'round' ? <Rolled lines={lines} reader={this.#players.reader} /> : points,
    }
  }

  #move(
    cluster: Cluster,
    view: View,
    { figure, die, at: position }: Way,
    seat: Seat,
    changes: readonly Change[],
    sentence: string,
  ): Pick<ToldAction, 'icon' | 'chip' | 'line' | 'gain' | 'rich'> {
    const gain = <Gains cluster={cluster} changes={changes} />
    const cube = die === 0 ? null : <Die value={die} seat={figure === 'merlin' ? 'merlin' : seat} size={18} />
    const space = position === undefined ? undefined : at(layoutOf(view.options).edition.ring, position)
    return {
      rich: richOf(sentence, cluster, view),
      icon: space === undefined ? <Sign name="table" size={24} /> : <SpaceSign space={space} size={24} />,
      chip: (
        <span class="merlin-told">
          {cube}
          <Gains cluster={{ kind: 'move', lines: [] }} changes={changes} />
        </span>
      ),
      line: (
        <span class="merlin-told">
          <SeatMark seat={seat} size={16} />
          {cube}
          {space === undefined || position === undefined ? null : (
            <PlaceLink place={places.spacePlace(position)}>{shortName(space)}</PlaceLink>
          )}
        </span>
      ),
      gain,
    }
  }

  /** The deeds in one sentence or more; what has none is said event by event. */
  #sentence(cluster: Cluster, view: View, way: Way, changes: readonly Change[]): string {
    const { kind, lines } = cluster
    const players = this.#players
    const events = lines.map(({ event }) => event)
    if (kind === 'turn') {
      const seat = seatOf(lines)
      return `${seat === players.reader ? texts().yourTurn : texts().turnOf(players.names[seat] ?? '')}.`
    }
    if (kind === 'round')
      return this.#said(events.filter((each) => each.kind === 'roundBegan' || isRollOf(each, players.reader)))
    if (isScoring(kind)) {
      if (changes.length > 0 || kind === 'traitors' || kind === 'domain') return this.#scoring(kind, events, changes)
      return this.#said(events)
    }
    const deeds = Deeds.of(lines, view, way, changes)
    if (deeds.length === 0) return this.#said(events.filter((each) => each.kind !== 'turnBegan'))
    const edition: Edition = layoutOf(view.options).edition
    return [
      ...deeds.map((each) => tell(words().told, players, edition, seatOf(lines), each)),
      ...events.filter((each) => each.kind === 'servantSentHome').map((each) => this.#sayEvent(each, players)),
    ].join(' ')
  }

  #scoring(step: ScoringStep, events: readonly Event[], changes: readonly Change[]): string {
    const { told } = words()
    const began = events.find((event) => event.kind === 'scoringBegan')
    const said = changes.map(({ seat, before, after }) =>
      told.change(this.#players, seat, signed(after - before), minus(before), minus(after)),
    )
    const grail = events.filter((event) => event.kind === 'grailUsed' || event.kind === 'grailKept')
    return [told.scoring(began?.no ?? null, parts().steps[step], said), this.#said(grail)].join(' ').trim()
  }

  #said(events: readonly Event[]): string {
    return events.map((event) => this.#sayEvent(event, this.#players)).join(' ')
  }

  /** Who was sent home; who gave up a token is said above. */
  #noteOf(lines: readonly Line[]): string {
    return this.#said(lines.map(({ event }) => event).filter((event) => event.kind === 'servantSentHome'))
  }

  #weightOf({ kind, lines }: Cluster, changes: readonly Change[]): 0 | 1 | 2 | 3 {
    const { reader } = this.#players
    if (isScoring(kind) || kind === 'over') return 3
    const hurts = ({ event }: Line) =>
      (event.kind === 'servantSentHome' && event.seat === reader) ||
      ((event.kind === 'grailTaken' || event.kind === 'excaliburTaken') && event.from === reader && reader !== null)
    const points = Math.max(0, ...changes.map(({ before, after }) => after - before))
    if (lines.some(hurts) || points > 2) return 2
    const isSeen = lines.some(({ event }) =>
      ['manorBuilt', 'grailTaken', 'excaliburTaken', 'sealPlaced'].includes(event.kind),
    )
    return points > 0 || isSeen ? 1 : 0
  }

  #viewAt(step: number): View {
    return viewIn(at(this.#steps, step).view)
  }
}

/** As it stands on the ring; a province by its colour. */
function shortName(space: Space): string {
  return capital(isDeed(space) ? texts().shortSpaces[LOOKS[space].word] : names().space(space).replace(/,.*/, ''))
}

function seatOf(lines: readonly Line[]): Seat {
  for (const { event } of lines) {
    // Another's servant goes home before one's own is there.
    if ('seat' in event && event.kind !== 'servantSentHome') return event.seat
  }
  return 0
}

function isRollOf(event: Event, seat: Seat | null): boolean {
  return event.kind === 'diceRolled' && event.seat === seat
}

/** The dice of who reads. */
function Rolled({ lines, reader }: { readonly lines: readonly Line[]; readonly reader: Seat | null }) {
  const rolled = lines.map(({ event }) => event).find((event) => isRollOf(event, reader))
  if (rolled?.kind !== 'diceRolled') return null
  return (
    <span class="merlin-gains">
      {rolled.dice.map((value, i) => (
        <Die key={i} value={value} seat={rolled.seat} size={16} />
      ))}
      <Die value={rolled.merlinDie} seat="merlin" size={16} />
    </span>
  )
}

/** What stands in the log where there is no space to name. */
function titleOf({ kind, lines }: Cluster, view: View): ComponentChildren {
  const t = parts()
  const events = lines.map(({ event }) => event)
  if (isScoring(kind)) return t.steps[kind]
  for (const event of events) {
    if (event.kind === 'roundBegan') return t.roundNo(event.round)
    if (event.kind === 'questResolved' || event.kind === 'questSwapped')
      return capital(names().quest(questOf(view, event.kind === 'questResolved' ? event.quest : event.takes)))
    if (event.kind === 'allyJoined') return names().ally(event.ally)
    if (event.kind === 'traitorsRepelled') return t.traitors
  }
  return kind === 'draw' || kind === 'quest' ? t.quests : kind === 'over' ? t.steps.end : ''
}

/** Where it happened: the space, and what changed there. */
function placesOf(lines: readonly Line[], changes: readonly Change[]): readonly PlaceId[] {
  const found = lines.flatMap(({ event }): PlaceId[] => {
    switch (event.kind) {
      case 'figureMoved':
        return [places.spacePlace(event.to)]
      case 'actionBorrowed':
        return [places.spacePlace(event.at)]
      case 'servantPlaced':
      case 'servantActedAgain':
        return [places.servantPlace(event.servant, event.province)]
      case 'counterPlaced':
        return [places.influencePlace(event.province, event.seat)]
      case 'itemTaken':
        return [places.supplyPlace(event.item, event.province)]
      case 'manorBuilt':
        return [places.tilePlace(event.tile)]
      case 'grailTaken':
        return [places.GRAIL]
      case 'excaliburTaken':
        return [places.EXCALIBUR]
      case 'sealPlaced':
        return [places.sealPlace(event.seat, event.servant, event.row)]
      case 'allyJoined':
        return [places.allyPlace(event.seat, event.ally)]
      case 'questDrawn':
        return [places.storePlace(event.seat, 'quests')]
      default:
        return []
    }
  })
  return [...new Set([...found, ...changes.map(({ seat }) => places.scorePlace(seat))])]
}
