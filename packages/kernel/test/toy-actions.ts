/* What can be said in Pebbles, and its options. */
import {
  fieldsOf,
  flag,
  isOneOf,
  isWhole,
  need,
  type OptionsSpec,
  oneOf,
  optionsSpec,
  type Refusal,
  reading,
  refuse,
  type Seat,
  whole,
} from '../src/index.ts'

export interface Options {
  red: number
  blue: number
  rounds: number
  peeking: boolean
  ending: 'vote' | 'rounds'
}

export const options: OptionsSpec<Options> = optionsSpec<Options>(
  { red: 8, blue: 8, rounds: 2, peeking: true, ending: 'vote' },
  {
    red: whole('Red tokens', 1, 30),
    blue: whole('Blue tokens', 1, 30),
    rounds: whole('Most rounds', 1, 9),
    peeking: flag('Seats may peek'),
    ending: oneOf('What ends the game', ['vote', 'rounds']),
  },
)

/** How many pebbles of value 1, 2, 3, 4 there are. */
export const BOWL: readonly number[] = [4, 3, 2, 1]

const COLOURS = ['red', 'blue'] as const
const PLAIN = ['pass', 'draw', 'peek', 'ask', 'end', 'give', 'keep', 'withdraw', 'close'] as const

export type Action =
  | { kind: (typeof PLAIN)[number] }
  | { kind: 'take'; colour: (typeof COLOURS)[number] }
  | { kind: 'show'; pebble: number; to: Seat }
  | { kind: 'vote'; more: boolean }
  | { kind: 'reveal'; pebble: number }

const PEBBLES = [1, 2, 3, 4]

export const ALL_ACTIONS: readonly Action[] = [
  ...COLOURS.map((colour) => ({ kind: 'take', colour }) as const),
  ...PLAIN.map((kind) => ({ kind })),
  ...PEBBLES.flatMap((pebble) => [0, 1, 2, 3].map((to) => ({ kind: 'show', pebble, to }) as const)),
  { kind: 'vote', more: true },
  { kind: 'vote', more: false },
  ...PEBBLES.map((pebble) => ({ kind: 'reveal', pebble }) as const),
]

const isPlain = isOneOf(PLAIN)
const isPebble = isWhole(1, 4)

export function parseAction(value: unknown): Action | Refusal {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  return reading((): Action | Refusal => {
    if (isPlain(kind)) {
      fieldsOf(value, ['kind'], 'action')
      return { kind }
    }
    switch (kind) {
      case 'take':
        return { kind, colour: need(fieldsOf(value, ['kind', 'colour'], 'action').colour, isOneOf(COLOURS), 'colour') }
      case 'show': {
        const read = fieldsOf(value, ['kind', 'pebble', 'to'], 'action')
        return { kind, pebble: need(read.pebble, isPebble, 'pebble'), to: need(read.to, isWhole(0, 3), 'to') }
      }
      case 'vote': {
        const { more } = fieldsOf(value, ['kind', 'more'], 'action')
        return typeof more === 'boolean' ? { kind, more } : refuse('badValue', null, { where: 'more' })
      }
      case 'reveal':
        return { kind, pebble: need(fieldsOf(value, ['kind', 'pebble'], 'action').pebble, isPebble, 'pebble') }
      default:
        return refuse('actionUnknown')
    }
  })
}
