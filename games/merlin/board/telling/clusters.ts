/* The events of a turn in groups: what belongs together is told together. */
import type { LogLine } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { COLOURS, type Colour, type Event, type Reward } from '../../rules/index.ts'
import { layout } from '../texts/index.ts'

/** `move` is a die with all that its space gave; the steps of a scoring have the names of the rules. */
export type ClusterKind =
  | 'round'
  | 'turn'
  | 'move'
  | 'quest'
  | 'repel'
  | 'swap'
  | 'draw'
  | 'ally'
  | ScoringStep
  | 'over'
export type ScoringStep = 'traitors' | 'domain' | 'influence' | 'servants' | 'end'

export interface Line {
  readonly step: number
  readonly event: Event
  readonly line: LogLine
}

export interface Cluster {
  readonly kind: ClusterKind
  readonly lines: Line[]
}

const SCORED_IN: Readonly<Partial<Record<Reward, ScoringStep>>> = {
  traitors: 'traitors',
  excalibur: 'traitors',
  territory: 'domain',
  influence: 'influence',
  servants: 'servants',
  apples: 'end',
  staffs: 'end',
  items: 'end',
}

export function clustersOf(all: readonly LogLine[]): readonly Cluster[] {
  const clusters: Cluster[] = []
  /** The beginning of the turn is told with what comes first in it. */
  let waiting: Line[] = []
  for (const line of linesIn(all)) {
    const now = clusters.at(-1)
    if (line.event.kind === 'turnBegan') {
      if (now?.kind === 'round') now.lines.push(line)
      else waiting.push(line)
      continue
    }
    const kind = kindOf(line.event, now)
    if (now !== undefined && now.kind === kind && !begins(line.event, now)) now.lines.push(line)
    else {
      clusters.push({ kind, lines: [...waiting, line] })
      waiting = []
    }
  }
  return waiting.length === 0 ? clusters : [...clusters, { kind: 'turn', lines: waiting }]
}

function linesIn(lines: readonly LogLine[]): readonly Line[] {
  return lines.flatMap((line) => (isEvent(line.event) ? { step: line.step, event: line.event, line } : []))
}

/** The lines are of this game. */
function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}

/** Something new, though of the same kind as what was before. */
function begins(event: Event, { lines }: Cluster): boolean {
  switch (event.kind) {
    case 'dieChosen':
    case 'allyJoined':
    case 'questSwapped':
      return lines.some((each) => each.event.kind === event.kind)
    case 'questResolved':
      return lines.some((each) => each.event.kind === 'questResolved')
    case 'flagSpent':
      // The flag of a second quest, or of other traitors.
      return effectOf(event.flag) !== 'move' && lines.some((each) => each.event.kind !== 'turnBegan')
    case 'sealTurned':
      return event.servant === 'shieldBearer'
    case 'allyUsed':
      return event.ally === 'bedivere' || (event.ally === 'percival' && isDone(lines, 'questResolved'))
    default:
      return false
  }
}

function isDone(lines: readonly Line[], kind: Event['kind']): boolean {
  return lines.some((each) => each.event.kind === kind)
}

/** 6 By the edition on the table. */
function effectOf(flag: Colour): 'quest' | 'repel' | 'move' {
  const effect = layout().effectOf[COLOURS.indexOf(flag)]
  return effect === 'secondQuest' ? 'quest' : effect === 'repel' ? 'repel' : 'move'
}

function kindOf(event: Event, now: Cluster | undefined): ClusterKind {
  switch (event.kind) {
    case 'roundBegan':
    case 'diceRolled':
      return 'round'
    case 'scoringBegan':
    case 'traitorsUnrepelled':
    case 'traitorDrawn':
    case 'traitorsShuffled':
      return 'traitors'
    case 'countersTakenHome':
    case 'grailUsed':
    case 'grailKept':
      return 'influence'
    case 'sealTurnedBack':
    case 'kayCameHome':
      return 'servants'
    case 'gameEnded':
      return 'over'
    case 'allyJoined':
      return 'ally'
    case 'questResolved':
    case 'sealPlaced':
      return 'quest'
    case 'questSwapped':
      return 'swap'
    case 'questDrawn':
      return drawnIn(now)
    case 'flagSpent':
      return effectOf(event.flag)
    case 'sealTurned':
      return event.servant === 'shieldBearer' ? 'repel' : 'move'
    case 'allyUsed':
      return event.ally === 'percival' ? 'quest' : event.ally === 'bedivere' ? 'swap' : 'move'
    case 'scored':
      return scoredIn(event.reward, now)
    case 'itemReturned':
      // A flag that was spent, a shield against a traitor; else it is given back on its space.
      return now !== undefined && (now.kind === 'traitors' || now.lines.at(-1)?.event.kind === 'flagSpent')
        ? now.kind
        : 'move'
    case 'traitorsRepelled':
    case 'allyTileEarned':
    case 'questLaidOut':
    case 'questsShuffled':
      // They follow from what was before.
      return now?.kind ?? 'move'
    default:
      return 'move'
  }
}

/** 4.8 As many as were discarded are drawn on the quest space; one for each resolved one at the end of the turn. */
function drawnIn(now: Cluster | undefined): ClusterKind {
  if (now === undefined) return 'draw'
  const count = (kind: Event['kind']) => now.lines.filter((each) => each.event.kind === kind).length
  if (now.kind === 'quest') return 'quest'
  return now.kind === 'move' && count('questDrawn') < count('questDiscarded') ? 'move' : 'draw'
}

function scoredIn(reward: Reward, now: Cluster | undefined): ClusterKind {
  const step = SCORED_IN[reward]
  if (step !== undefined) return step
  // Gareth's and Geraint's rows at the end; before it their points come with a tile.
  const isRow = (reward === 'gareth' || reward === 'geraint') && now?.lines.at(-1)?.event.kind !== 'allyTileEarned'
  return isRow ? 'end' : (now?.kind ?? 'move')
}
