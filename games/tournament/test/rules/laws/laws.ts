/* One file for each number of players, so that they run side by side. */
import type { Viewer } from '@logres/kernel'
import { describeLaws, type Laws } from '@logres/kernel-testing'
import { type Action, type Event, JOKER, type Options, type State, tournament } from '../../../rules/index.ts'
import { disguise } from '../disguise.ts'
import { invariants, RULES } from '../position.ts'

/** Well-formed, seldom legal: what players say elsewhere, and names of offers that may or may not be open to them. */
export const FOREIGN: readonly Action[] = [
  ...(['ready', 'takeReadyBack', 'stay', 'retire', 'buy', 'pass', 'beginRun', 'endBarter'] as const).map((kind) => ({
    kind,
  })),
  ...[0, 5, 17, 33, 50, JOKER].map((card): Action => ({ kind: 'draft', card })),
  ...names().flatMap((offer): Action[] => [
    { kind: 'accept', offer, fill: [] },
    { kind: 'accept', offer, fill: [31] },
    { kind: 'decline', offer },
    { kind: 'withdraw', offer },
    { kind: 'counter', offer, gives: { cards: [], coins: 1 }, wants: { cards: [JOKER], any: [], coins: 0 } },
  ]),
  ...Array.from({ length: 60 }, (_, card): Action => {
    const audience = card % 3 === 0 ? 'all' : [card % 6]
    return { kind: 'offer', audience, gives: { cards: [card], coins: card % 4 }, wants: wanted(card) }
  }),
  ...Array.from({ length: 60 }, (_, card): Action => {
    return {
      kind: 'offer',
      audience: [card % 4],
      gives: { cards: [], coins: 1 },
      wants: { cards: [card], any: [], coins: 0 },
    }
  }),
  ...['all' as const, [1, 2], [0, 2], [0, 1, 3]].flatMap((audience): Action[] => [
    { kind: 'offer', audience, gives: { cards: [JOKER], coins: 0 }, wants: { cards: [], any: [], coins: 1 } },
    { kind: 'offer', audience, gives: { cards: [], coins: 1 }, wants: { cards: [JOKER], any: [], coins: 0 } },
    { kind: 'offer', audience, gives: { cards: [JOKER], coins: 0 }, wants: wanted(8) },
    { kind: 'offer', audience, gives: { cards: [], coins: 2 }, wants: wanted(9) },
  ]),
  { kind: 'offer', audience: 'all', gives: { cards: [], coins: 40 }, wants: { cards: [], any: [], coins: 0 } },
  { kind: 'offer', audience: [0, 1, 2], gives: { cards: [JOKER, JOKER], coins: 0 }, wants: wanted(4) },
  { kind: 'lay', cards: [1, 16, 31, 46] },
  { kind: 'lay', cards: [JOKER, JOKER, JOKER, JOKER] },
  { kind: 'throwTokens', shown: 'both' },
  { kind: 'throwTokens', shown: 'alone' },
  { kind: 'touch', seat: 0, token: 'crown', ms: 200, measured: { claimed: 200, span: 290, allowance: 100 } },
  { kind: 'touch', seat: 1, token: 'orb', ms: 90, measured: null },
  { kind: 'touch', seat: 2, token: null, ms: null, measured: null },
]

function names() {
  return [0, 1, 2, 3].flatMap((giver) => [
    ...[1, 2].map((n) => ({ giver, audience: 'all' as const, n })),
    ...[0, 1, 2, 3].filter((seat) => seat !== giver).map((seat) => ({ giver, audience: [seat], n: 1 })),
  ])
}

function wanted(n: number) {
  const other = (n + 20) % 60
  return n % 2 === 0
    ? { cards: [other], any: [], coins: 0 }
    : { cards: [], any: [{ weapon: 'lance' as const, least: 1 + (n % 8) }], coins: n % 3 }
}

/** Which of two equal offers was accepted, and which died by it, leaves no trace; but who may see it does. */
function isTelling(event: Event, viewer: Viewer): boolean {
  if (event.kind === 'dealStruck') return event.terms !== null
  return event.kind === 'offerWithdrawn' && (event.offer.audience === 'all' || event.offer.giver === viewer)
}

const ANNOUNCED = ['kind', 'seats', 'sizes', 'terms']

/**
 * 4.5 A private deal shows the others who dealt. Of one card for another no trace is left in the view of a player who knew
 * nothing about either hand. Anything more that it said would be told by the event alone.
 */
function isAnnounced(event: Event): boolean {
  const isBare = Object.keys(event).every((key) => ANNOUNCED.includes(key))
  return event.kind === 'dealStruck' && event.terms === null && isBare
}

export const LAWS: Omit<Laws<Options, State, Action, Event>, 'setups'> = {
  invariants,
  disguise,
  foreign: FOREIGN,
  isClosed: false,
  rules: RULES,
  longest: 20_000,
  games: 3,
  isSeldom: ({ kind }) => kind === 'retire' || kind === 'endBarter' || kind === 'ready',
  isTelling,
  isAnnounced,
  // An exclusion changes the pairs, a turned weapon the duel's course; an offer that dies is one event more.
  turningPoints: ['announced', 'weaponTurned', 'touchesShown', 'offerWithdrawn'],
}

export function describeTournament(seats: number, options: Partial<Options>, games?: number): void {
  const name = Object.entries(options).map(([key, value]) => `${key} ${typeof value === 'object' ? value.name : value}`)
  const setup = { name: name.join(', ') || 'defaults', options: { ...tournament.options.defaults, ...options }, seats }
  describeLaws(tournament, { ...LAWS, ...(games !== undefined && { games }), setups: [setup] })
}

/** Two games each, so that all combinations are played in little time. */
const GAMES_A_READING = 2
const OTHER_READINGS: Partial<Options> = { barterTimes: 'duel', outfitCheck: 'all', winner: 'fighting' }

/** Disputed readings alone, and all of them with these further options. */
export function describeReadings(seats: number, alone: readonly Partial<Options>[], further: Partial<Options>): void {
  for (const reading of [...alone, { ...OTHER_READINGS, ...further }]) {
    describeTournament(seats, reading, GAMES_A_READING)
  }
}
