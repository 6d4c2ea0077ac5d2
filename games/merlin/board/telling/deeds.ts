/* From events to what is said of them: deeds, sentence by sentence. */
import type { Step } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import {
  type AllyName,
  COLOURS,
  type Colour,
  type Event,
  type FlagEffect,
  flagWith,
  layoutOf,
  type Position,
  RING,
  type Space,
  type View,
} from '../../rules/index.ts'
import type { Deed } from '../../words/told.ts'
import type { Line } from './clusters.ts'

/** 6 Opposite faces of a die make seven. */
const OPPOSITE = 7

/** The die and the space of a turn, as far as it has come. */
export interface Way {
  figure: 'knight' | 'merlin'
  /** 0: none is chosen yet. */
  die: number
  /** Undefined before the move. */
  at: Position | undefined
}

/** A score before and after. */
export interface Change {
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

/** By seat, in the order in which they score. */
export function changesIn(lines: readonly Line[], steps: readonly Step[]): readonly Change[] {
  const changes = new Map<Seat, Change>()
  for (const { step, event } of lines) {
    if (event.kind !== 'scored') continue
    const { seat, points } = event
    const known = changes.get(seat)
    const before = known?.before ?? scoreBefore(steps, step, event)
    changes.set(seat, { seat, before, after: (known?.after ?? before) + points })
  }
  return [...changes.values()]
}

/** A step may hold a whole scoring: what came before in it counts. */
function scoreBefore(steps: readonly Step[], no: number, scored: Extract<Event, { kind: 'scored' }>): number {
  const events = steps[no]?.events ?? []
  const earlier = events.slice(0, Math.max(0, events.indexOf(scored)))
  const start = steps[no - 1]?.view
  const score = start === undefined ? 0 : at(viewIn(start).players, scored.seat).score
  return earlier.reduce(
    (sum, event) => (isScored(event) && event.seat === scored.seat ? sum + event.points : sum),
    score,
  )
}

function isScored(event: { readonly kind: string }): event is Extract<Event, { kind: 'scored' }> {
  return event.kind === 'scored'
}

export function viewIn(view: object): View {
  if (!isView(view)) throw new TypeError('not a view of Merlin')
  return view
}

function isView(view: object): view is View {
  return 'merlin' in view && 'players' in view && 'domain' in view
}

export class Deeds {
  readonly #view: View
  readonly #way: Way
  readonly #changes: readonly Change[]
  /** Each a sentence. */
  readonly #sentences: Deed[][] = [[]]
  #flag: Colour | undefined
  #ally: AllyName | undefined
  #hasTower = false

  constructor(view: View, way: Way, changes: readonly Change[]) {
    this.#view = view
    this.#way = way
    this.#changes = changes
  }

  static of(lines: readonly Line[], view: View, way: Way, changes: readonly Change[]): readonly (readonly Deed[])[] {
    const deeds = new Deeds(view, way, changes)
    for (const [i, { event }] of lines.entries()) deeds.#add(event, lines[i + 1]?.event)
    return deeds.#sentences.filter((sentence) => sentence.length > 0)
  }

  get #now(): Deed[] {
    return at(this.#sentences, this.#sentences.length - 1)
  }

  #say(deed: Deed): void {
    this.#now.push(deed)
  }

  #space(position: Position): Space {
    return at(layoutOf(this.#view.options).edition.ring, position)
  }

  #isBy(effect: FlagEffect): boolean {
    return this.#flag !== undefined && COLOURS.indexOf(this.#flag) === flagWith(this.#view.options, effect)
  }

  #add(event: Event, next: Event | undefined): void {
    switch (event.kind) {
      case 'dieChosen':
        this.#way.figure = event.figure
        this.#way.die = event.value
        break
      case 'appleEaten':
        this.#change(event.value, 'apple')
        break
      case 'dieTurned':
        // Not the die of this turn: the way stays as it is.
        if (event.other !== undefined)
          this.#say({ kind: 'change', from: OPPOSITE - event.value, to: event.value, by: 'flag' })
        else this.#change(event.value, this.#ally === 'tristram' || this.#ally === 'gawain' ? this.#ally : 'flag')
        break
      case 'flagSpent':
        this.#flag = event.flag
        break
      case 'allyUsed':
        this.#ally = event.ally
        // What Galahad brings is not the tower's.
        if (event.ally === 'galahad') this.#hasTower = false
        if (event.ally === 'galahad' || event.ally === 'gaheris' || event.ally === 'kay')
          this.#say({ kind: 'useAlly', ally: event.ally })
        break
      case 'figureMoved':
        this.#move(event)
        break
      case 'actionBorrowed':
        this.#way.at = event.at
        this.#say({ kind: 'borrow', to: this.#space(event.at) })
        break
      case 'staffSpent':
        this.#sentences.push([{ kind: 'staff' }])
        break
      case 'itemReturned':
        this.#giveBack(event, next)
        break
      default:
        this.#effect(event)
    }
  }

  #change(to: number, by: 'apple' | 'flag' | 'tristram' | 'gawain'): void {
    this.#say({ kind: 'change', from: this.#way.die, to, by })
    this.#way.die = to
  }

  #move({ figure, from, to }: Extract<Event, { kind: 'figureMoved' }>): void {
    this.#way.at = to
    const space = this.#space(to)
    const forth = (to - from + RING) % RING
    if (this.#isBy('cross')) this.#say({ kind: 'cross', to: space })
    else if (this.#ally === 'bors') this.#say({ kind: 'ride', to: space })
    else {
      const isBack = forth > RING / 2
      this.#say({ kind: 'move', figure, spaces: isBack ? RING - forth : forth, isBack, to: space })
    }
    this.#flag = undefined
  }

  /** A flag is named by what it does, the material of a manor with the manor. */
  #giveBack({ item, province }: Extract<Event, { kind: 'itemReturned' }>, next: Event | undefined): void {
    if (item === 'flag' && this.#flag === COLOURS[province]) return
    if (next?.kind !== 'manorBuilt') this.#say({ kind: 'return', item, province })
  }

  #effect(event: Event): void {
    const last = this.#now.at(-1)
    switch (event.kind) {
      case 'actionRenounced':
        this.#say({ kind: 'renounce' })
        break
      case 'servantPlaced': {
        const { servant, from, province } = event
        const space = this.#way.at === undefined ? undefined : this.#space(this.#way.at)
        this.#say({ kind: 'place', servant, from, province, isHere: space === COLOURS[province] })
        break
      }
      case 'servantActedAgain':
        this.#say({ kind: 'again', servant: event.servant, province: event.province })
        break
      case 'itemTaken':
      case 'appleTaken': {
        const thing = event.kind === 'appleTaken' ? 'apple' : { item: event.item, province: event.province }
        if (last?.kind === 'take') this.#now.splice(-1, 1, { ...last, things: [...last.things, thing] })
        else this.#say({ kind: 'take', things: [thing], isFromTower: this.#hasTower })
        break
      }
      case 'counterPlaced':
        if (last?.kind === 'counter' && last.province === event.province)
          this.#now.splice(-1, 1, { ...last, count: last.count + 1 })
        else this.#say({ kind: 'counter', province: event.province, count: 1 })
        break
      case 'manorBuilt': {
        const { terrain, tower } = at(this.#view.domain, event.tile)
        this.#hasTower = tower
        this.#say({ kind: 'build', tile: event.tile, terrain, material: event.province })
        break
      }
      case 'grailTaken':
        this.#say({ kind: 'token', token: 'grail', from: event.from, seat: event.seat })
        break
      case 'excaliburTaken':
        this.#say({ kind: 'token', token: 'excalibur', from: event.from, seat: event.seat })
        break
      case 'traitorDiscarded':
        this.#say({ kind: 'dismiss', colour: event.colour })
        break
      case 'scored':
        this.#score(event.seat)
        break
      default:
        this.#card(event, last)
    }
  }

  /** Quests, seals and allies. */
  #card(event: Event, last: Deed | undefined): void {
    switch (event.kind) {
      case 'traitorsRepelled': {
        const { colour, traitors } = event
        this.#say({ kind: 'repel', colour, traitors, by: this.#isBy('repel') ? 'flag' : 'seal' })
        break
      }
      case 'questDiscarded':
        if (last?.kind === 'discard') this.#now.splice(-1, 1, { ...last, quests: [...last.quests, event.quest] })
        else this.#say({ kind: 'discard', quests: [event.quest] })
        break
      case 'questDrawn': {
        const before = last?.kind === 'draw' ? last : { quests: [], hidden: 0 }
        const quests = event.quest === null ? before.quests : [...before.quests, event.quest]
        const hidden = before.hidden + (event.quest === null ? 1 : 0)
        if (last?.kind === 'draw') this.#now.pop()
        this.#say({ kind: 'draw', quests, hidden })
        break
      }
      case 'questResolved': {
        const [withGreyFlag, withPercival] = [this.#isBy('secondQuest'), this.#ally === 'percival']
        this.#say({ kind: 'resolve', quest: event.quest, withGreyFlag, withPercival })
        break
      }
      case 'sealPlaced':
        this.#say({ kind: 'seal', servant: event.servant, row: event.row })
        break
      case 'sealTurned':
        if (event.servant !== 'shieldBearer') this.#say({ kind: 'useSeal', servant: event.servant })
        break
      case 'questSwapped':
        this.#say({ kind: 'swap', gives: event.gives, takes: event.takes })
        break
      case 'allyJoined':
        this.#say({ kind: 'join', ally: event.ally })
        break
      case 'allyTileEarned':
        this.#say({ kind: 'earn', ally: event.ally })
        break
      default:
    }
  }

  /** All points of an action are one number, where the first of them came. */
  #score(seat: Seat): void {
    if (this.#sentences.some((sentence) => sentence.some(({ kind }) => kind === 'score'))) return
    const change = this.#changes.find((each) => each.seat === seat)
    if (change === undefined) return
    const { before, after } = change
    this.#say({ kind: 'score', points: after - before, before, after })
  }
}
