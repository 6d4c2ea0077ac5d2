/*
 * The tournament: hands, purses (unless they are open), offers to others, answers, what is laid, and touches are hidden.
 * Each weapon card exists once: where one is pinned to a seat, the viewer must have seen it there.
 */
import { at, type Tagged, type Viewer } from '@logres/kernel'
import { field, isNumbers, isSame, type LeakDetector, partsOf } from './leak-detector.ts'

interface State {
  readonly options: { readonly openPurse: boolean }
  readonly hands: readonly number[][]
  readonly heap: readonly number[]
  readonly ended: string | null
  readonly open: readonly number[]
  readonly frames: readonly TrueFrame[]
}

interface TrueFrame {
  readonly kind: string
  readonly turned?: readonly (readonly number[] | null)[] | null
  /** Of a race. */
  readonly pair?: readonly number[]
  readonly shown?: string | null
  readonly hasRun?: readonly boolean[]
  readonly touches?: readonly ({ readonly measured: object | null } | null)[]
}

/** For each viewer, the table last: the seat where each card was last seen. */
type Knowledge = readonly ReadonlyMap<number, number>[]

interface Name {
  readonly giver: number
  readonly audience: 'all' | readonly number[]
}

interface Goods {
  readonly cards: readonly number[]
}

interface Told {
  readonly seat: number
  readonly card: number
  readonly pair: readonly number[]
  readonly cards: readonly number[]
  readonly seats: readonly number[]
  readonly offer: Name
  readonly gives: Goods
  readonly terms: {
    readonly offer: Name
    readonly taker: number
    readonly gives: Goods
    readonly wants: Goods
    readonly fill: readonly number[] | null
  } | null
}

/** What is measured of every touch before the throw. */
const TOO_EARLY = JSON.stringify({ claimed: 0, span: 0, allowance: 0 })

export const TOURNAMENT: LeakDetector<State, Knowledge> = {
  begin: ({ hands }) => [...hands, []].map(() => new Map()),

  follow(knowledge, _before, events) {
    const places = knowledge.map((map) => new Map(map))
    for (const event of events) {
      for (const [i, map] of places.entries()) {
        const viewer = i < places.length - 1 ? i : 'table'
        for (const [card, seat] of sightings(event, viewer)) map.set(card, seat)
      }
    }
    return places
  },

  hidden: ({ hands, heap }, viewer) => [heap, ...hands.filter((_, seat) => seat !== viewer)],
  // 6.5 Weapons that were turned over and destroyed can be all that the heap holds.
  open: ({ hands, open, frames }, viewer) => [
    ...[open, ...hands.filter((_, seat) => seat === viewer)],
    ...frames.flatMap(({ turned }) => turned ?? []).filter((cards) => cards !== null),
  ],

  // 7.3 A touch is sealed until both are in; one that was measured is like no other, unless it came before the throw.
  sealed: ({ frames }, viewer) =>
    frames.flatMap(({ pair = [], touches = [] }) => {
      const mine = touches.find((_, side) => pair[side] === viewer)?.measured ?? null
      const others = touches.flatMap((touch, side) => (pair[side] === viewer ? [] : (touch?.measured ?? [])))
      return others.filter((each) => ![JSON.stringify(mine), TOO_EARLY].includes(JSON.stringify(each)))
    }),

  faults(knowledge, state, _events, { viewer, view, events }) {
    const faults: string[] = []
    const seen = at(knowledge, viewer === 'table' ? knowledge.length - 1 : viewer)
    const say = (what: string, part: unknown) => faults.push(`${what}: ${JSON.stringify(part)}`)
    for (const part of partsOf([view, events])) {
      if (isNameForOthers(part, viewer)) say('an offer to others', part)
      const hidden = state.hands.findIndex((hand, seat) => seat !== viewer && isNumbers(part) && isSame(part, hand))
      if (hidden < 0 || at(state.hands, hidden).length < 4) continue
      // 6.4 After a duel it can be just what was turned over.
      const places = at(state.hands, hidden).map((card) => seen.get(card))
      if (places.some((place) => place !== hidden))
        say(
          `the hand of seat ${hidden}, whose cards were seen at ${JSON.stringify(places)}, within ${pathTo(view, part)}`,
          part,
        )
    }
    if (!state.options.openPurse && state.ended === null) {
      const purses = field(view, 'purses')
      if (Array.isArray(purses) && purses.some((purse, seat) => purse !== null && seat !== viewer))
        say('purses', purses)
    }
    // 4.4 How much others deal in secret.
    if (Array.isArray(field(view, 'offersMade'))) say('who makes how many offers', field(view, 'offersMade'))
    for (const event of events) {
      const isOthers = field(event, 'seat') !== viewer
      for (const secret of SECRETS.get(String(field(event, 'kind'))) ?? [])
        if (isOthers && field(event, secret) !== null) say('what another did in secret', event)
    }
    for (const frame of framesOf(view)) faults.push(...frameFaults(frame, viewer))
    const race = state.frames.find(({ kind }) => kind === 'judgement')
    if (race !== undefined && !hasSeenThrow(race, viewer))
      for (const part of partsOf([view, events])) {
        const thrown = field(part, 'thrown')
        const isLast = field(part, 'kind') === 'touchesShown'
        if (thrown !== undefined && thrown !== null && !isLast) say('a throw that was not shown', part)
      }
    return Object.keys(view).length === 0 ? faults : [...faults, ...pinned(knowledge, state, viewer, view)]
  },
}

/** Where in the view this part is. */
function pathTo(view: object, part: object): string {
  const inner = Object.entries(view).find(
    ([, value]) => value === part || (isObject(value) && [...partsOf(value)].includes(part)),
  )
  if (inner === undefined) return 'the events'
  const [name, value] = inner
  return value === part || !isObject(value) ? name : `${name}.${pathTo(value, part)}`
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Fields of events that are for who did it. */
const SECRETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['answered', ['answer']],
  ['equipmentLaid', ['cards']],
  ['runBegun', ['thrown']],
  ['touched', ['touch']],
  ['cardBought', ['card']],
])

function isFor({ giver, audience }: Name, viewer: Viewer): boolean {
  return audience === 'all' || giver === viewer || (viewer !== 'table' && audience.includes(viewer))
}

function isNameForOthers(part: object, viewer: Viewer): boolean {
  const [giver, audience] = [field(part, 'giver'), field(part, 'audience')]
  return typeof giver === 'number' && isNumbers(audience) && !isFor({ giver, audience }, viewer)
}

/** Where this viewer sees which card by this event. */
function sightings(event: Tagged, viewer: Viewer): readonly (readonly [number, number])[] {
  const { seat, card, pair, cards, offer, gives, terms, seats }: Told = JSON.parse(JSON.stringify(event))
  const all = (list: readonly number[], where: number) => list.map((each) => [each, where] as const)
  switch (event.kind) {
    case 'cardDrafted':
    case 'cardWon':
      return [[card, seat]]
    case 'cardBought':
      return viewer === seat ? [[card, seat]] : []
    case 'weaponTurned':
      return cards.map((each, i) => [each, at(pair, i)])
    case 'offerMade':
      return isFor(offer, viewer) ? all(gives.cards, offer.giver) : []
    case 'dealStruck': {
      if (terms === null) return []
      const isParty = viewer === seats[0] || viewer === seats[1]
      if (!isParty && terms.offer.audience !== 'all') return []
      const back = all([...terms.wants.cards, ...(isParty ? (terms.fill ?? []) : [])], terms.offer.giver)
      return [...all(terms.gives.cards, terms.taker), ...back]
    }
    default:
      return []
  }
}

/** Whatever is pinned to one other seat is there, and was seen there. */
function pinned(knowledge: Knowledge, { hands }: State, viewer: Viewer, view: object): string[] {
  const seenBy = at(knowledge, viewer === 'table' ? knowledge.length - 1 : viewer)
  const seenByAll = at(knowledge, knowledge.length - 1)
  return (['knows', 'common'] as const).flatMap((name) => {
    const knowledge = field(view, name)
    const cards = typeof knowledge === 'object' && knowledge !== null ? field(knowledge, 'cards') : undefined
    if (!isNumbers(cards)) return [`no ${name}`]
    const seen = name === 'knows' ? seenBy : seenByAll
    return cards.flatMap((places, card) => {
      const seat = hands.findIndex((_, each) => places === 1 << each)
      if (seat < 0 || (seat === viewer && name === 'knows')) return []
      const isTrue = at(hands, seat).includes(card)
      return isTrue && seen.get(card) === seat
        ? []
        : [`${name}: card ${card} at seat ${seat}, seen at ${seen.get(card)}`]
    })
  })
}

/** 7.3 Both at once, or each when they begin their run. */
function hasSeenThrow({ pair = [], shown = null, hasRun = [] }: TrueFrame, viewer: Viewer): boolean {
  return shown === 'both' || pair.some((seat, side) => seat === viewer && hasRun[side] === true)
}

function framesOf(view: object): object[] {
  const frames = field(view, 'frames')
  return Array.isArray(frames) ? frames : []
}

/** What one of the two has laid, answered or touched is in no other view. */
function frameFaults(frame: object, viewer: Viewer): string[] {
  const pair = field(frame, 'pair')
  const owners = (list: unknown[]) => (isNumbers(pair) && list.length === 2 ? pair : list.map((_, seat) => seat))
  return ['laid', 'touches', 'answers'].flatMap((name) => {
    const list = field(frame, name)
    if (!Array.isArray(list)) return []
    const told = list.filter((each, i) => each !== null && owners(list)[i] !== viewer)
    return told.length === 0 ? [] : [`${name} of others: ${JSON.stringify(frame)}`]
  })
}
