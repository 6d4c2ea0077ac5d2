/*
 * The events of a turn, by the action they followed from: a tile that pays, cards laid at one region, an attack with its answer
 * and its price, a spell, the tile taken at the end. What has happened of an action so far is told, so it grows.
 */
import type { LogLine, Step } from '@logres/board-kit'
import { at, type Tagged } from '@logres/kernel'
import {
  type Card,
  crowns,
  type Event,
  likenessOf,
  opponentOf,
  type Place,
  type Position,
  printedBy,
  question,
  type Region,
  type Side,
  TILE_DATA,
  type View,
} from '../../rules/index.ts'
import type {
  Conquered,
  Payment,
  ToldAttack,
  ToldDraw,
  ToldEnd,
  ToldReinforcement,
  ToldSpell,
  ToldTile,
} from '../../words/index.ts'
import { viewIn } from '../view.ts'

export type Story = Lines &
  (
    | { readonly kind: 'draw'; readonly told: ToldDraw }
    | { readonly kind: 'reinforcement'; readonly told: ToldReinforcement }
    | { readonly kind: 'attack'; readonly told: ToldAttack; readonly losses: Losses; readonly crownsNow: number }
    | { readonly kind: 'spell'; readonly told: ToldSpell }
    | { readonly kind: 'tile'; readonly told: ToldTile }
    | { readonly kind: 'end'; readonly told: ToldEnd }
    /** An event whose beginning was not seen, as after a lost connection. */
    | { readonly kind: 'other'; readonly event: Event }
  )

interface Lines {
  readonly lines: readonly LogLine[]
  /** What happened on the way: a new draw pile, tiles turned up. */
  readonly asides: readonly Event[]
}

/** 6.7 What an attack has cost so far. */
export interface Losses {
  readonly attacker: number
  readonly defender: number
  /** Of the payment. */
  readonly paid: number
  readonly left: number
}

interface Group {
  kind: Story['kind']
  readonly lines: LogLine[]
  readonly events: Event[]
}

const ASIDES: readonly string[] = ['discardsShuffled', 'cardsMissing', 'tilesTurnedUp']
const PLAYS: readonly string[] = ['reinforced', 'spellCast', 'attackDeclared']

/** The lines are those of one turn. */
export function storiesOf(lines: readonly LogLine[], steps: readonly Step[]): readonly Story[] {
  const viewAfter = (line: LogLine) => viewIn(at(steps, line.step).view)
  const hasPlayed = lines.some(({ event }) => PLAYS.includes(event.kind))
  return groupsOf(lines).map((group) => {
    const asides = group.events.filter(({ kind }) => ASIDES.includes(kind))
    const view = viewAfter(at(group.lines, group.lines.length - 1))
    return { ...storyOf(group, view, hasPlayed), lines: group.lines, asides }
  })
}

function groupsOf(lines: readonly LogLine[]): readonly Group[] {
  const groups: Group[] = []
  let began: LogLine[] = []
  for (const line of lines) {
    const { event } = line
    if (!isEvent(event)) continue
    // The heading says whose turn it is: it is part of the first thing that happens.
    if (event.kind === 'turnBegan') {
      began.push(line)
      continue
    }
    const last = groups.at(-1)
    const kind = kindOf(event, last)
    if (kind === undefined && last !== undefined) {
      last.lines.push(line)
      last.events.push(event)
      // 8.1 Who has won takes no tile.
      if (event.kind === 'gameEnded') last.kind = 'end'
    } else {
      groups.push({ kind: kind ?? 'other', lines: [...began, line], events: [event] })
      began = []
    }
  }
  return groups
}

/** What begins with this event; undefined: it belongs to what is going on. */
function kindOf(event: Event, now: Group | undefined): Group['kind'] | undefined {
  switch (event.kind) {
    case 'tilePaid':
      return now?.kind === 'tile' ? undefined : 'draw'
    case 'reinforced':
      return now?.kind === 'reinforcement' && isAt(now, event.at) ? undefined : 'reinforcement'
    case 'attackDeclared':
      return 'attack'
    case 'spellCast':
      return 'spell'
    case 'playsFinished':
      return 'tile'
    case 'tileTaken':
      return now?.kind === 'tile' ? undefined : 'tile'
    case 'gameEnded':
      return now?.events.at(-1)?.kind === 'playsFinished' ? undefined : 'end'
    default:
      return undefined
  }
}

function isAt({ events }: Group, position: Position): boolean {
  const last = events.at(-1)
  return last !== undefined && 'at' in last && last.at === position
}

type StoryOnly = Story extends infer Each ? (Each extends Lines ? Omit<Each, keyof Lines> : never) : never

/** `view` is what was seen after its last event. */
function storyOf({ kind, events }: Group, view: View, hasPlayed: boolean): StoryOnly {
  switch (kind) {
    case 'draw':
      return toldDraw(events) ?? other(events)
    case 'reinforcement':
      return toldReinforcement(events, view) ?? other(events)
    case 'attack':
      return toldAttack(events, view) ?? other(events)
    case 'spell':
      return toldSpell(events, view) ?? other(events)
    case 'tile':
      return toldTile(events, hasPlayed)
    case 'end':
      return toldEnd(events, view) ?? other(events)
    case 'other':
      return other(events)
  }
}

function other(events: readonly Event[]): StoryOnly {
  return { kind: 'other', event: at(events, 0) }
}

type OfKind<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

function isOf<Kind extends Event['kind']>(kind: Kind) {
  return (event: Event): event is OfKind<Kind> => event.kind === kind
}

function drawnIn(events: readonly Event[]): { readonly cards: number; readonly drawn: readonly Card[] } {
  const draws = events.filter(isOf('cardDrawn'))
  return { cards: draws.length, drawn: draws.flatMap(({ card }) => (card === null ? [] : [card])) }
}

function toldDraw(events: readonly Event[]): StoryOnly | undefined {
  const paid = events.find(isOf('tilePaid'))
  if (paid === undefined) return undefined
  return { kind: 'draw', told: { seat: paid.seat, tile: paid.tile, ...drawnIn(events) } }
}

function toldReinforcement(events: readonly Event[], view: View): StoryOnly | undefined {
  const laid = events.filter(isOf('reinforced'))
  const [first] = laid
  if (first === undefined) return undefined
  const cards = laid.map(({ card }) => card)
  return { kind: 'reinforcement', told: { seat: first.seat, at: first.at, region: nameAt(view, first.at), cards } }
}

function toldAttack(events: readonly Event[], view: View): StoryOnly | undefined {
  const declared = events.find(isOf('attackDeclared'))
  if (declared === undefined) return undefined
  const { seat, card, at: position } = declared
  const lifted = events.find(isOf('regionTurnedUp'))
  const turnedUp = lifted === undefined ? null : likenessOf(printedBy(view.options).cards[lifted.region])
  const region = turnedUp === null ? nameAt(view, position) : null
  const resisted = events.find(isOf('attackResisted'))
  const conquest = events.find(isOf('regionConquered'))
  const lost = (side: Side) => events.filter((event) => event.kind === 'cardLost' && event.seat === side).length
  const owed = events.findIndex(isOf('lossesOwed'))
  const paid = owed < 0 ? 0 : events.slice(owed).filter(isOf('cardLost')).length
  const asked = question(view)
  const left = owed >= 0 && asked?.kind === 'payLosses' ? asked.owed : 0
  const outcome =
    resisted !== undefined
      ? ({ kind: 'resisted', seat: resisted.seat, card: resisted.card } as const)
      : conquest === undefined
        ? undefined
        : conqueredIn(events, view, { conquest, turnedUp, paid, left })
  return {
    kind: 'attack',
    told: { seat, at: position, region, card, outcome },
    losses: { attacker: lost(seat), defender: lost(opponentOf(seat)), paid, left },
    crownsNow: crowns(view, seat),
  }
}

interface Conquest {
  readonly conquest: OfKind<'regionConquered'>
  readonly turnedUp: Region | null
  readonly paid: number
  readonly left: number
}

function conqueredIn(events: readonly Event[], view: View, { conquest, turnedUp, paid, left }: Conquest): Conquered {
  const owed = events.find(isOf('lossesOwed'))
  const isSpared = events.some(isOf('avalonUsed'))
  const due = (owed?.cards ?? 0) - (isSpared ? 1 : 0)
  const payment: Payment = { cards: paid + left, isSpared, isAll: paid + left < due }
  return {
    kind: 'conquered',
    from: conquest.from,
    turnedUp,
    crowns: placeAt(view, conquest.at).region?.crowns ?? 0,
    payment: owed === undefined || question(view)?.kind === 'spareLoss' ? undefined : payment,
  }
}

function toldSpell(events: readonly Event[], view: View): StoryOnly | undefined {
  const cast = events.find(isOf('spellCast'))
  if (cast === undefined) return undefined
  const { seat, at: position, card, target } = cast
  const outcome = events.some(isOf('cardEnchanted'))
    ? 'enchanted'
    : events.some(isOf('spellCountered'))
      ? 'countered'
      : undefined
  const owner = opponentOf(seat)
  return { kind: 'spell', told: { seat, at: position, region: nameAt(view, position), card, target, owner, outcome } }
}

function toldTile(events: readonly Event[], hasPlayed: boolean): StoryOnly {
  const taken = events.find(isOf('tileTaken'))
  const first = at(events, 0)
  const seat = 'seat' in first ? first.seat : 0
  const tile = taken?.tile ?? null
  const isDark = tile !== null && TILE_DATA[tile].shade === 'dark'
  const { cards, drawn } = drawnIn(events)
  const discarded = events.filter(isOf('cardDiscarded')).map(({ card }) => card)
  return { kind: 'tile', told: { seat, hasPlayed, tile, cards: isDark ? null : cards, drawn, discarded } }
}

function toldEnd(events: readonly Event[], view: View): StoryOnly | undefined {
  const ended = events.find(isOf('gameEnded'))
  if (ended === undefined) return undefined
  const { winner, reason } = ended
  return { kind: 'end', told: { winner, reason, crowns: [crowns(view, 0), crowns(view, 1)] } }
}

function placeAt({ places }: View, position: Position): Place {
  return at(places, position)
}

function nameAt(view: View, position: Position): Region | null {
  const { region } = placeAt(view, position)
  return region === null ? null : likenessOf(region)
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
