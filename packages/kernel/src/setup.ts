import { type Game, type Refusal, refuse, type Tagged } from './game.ts'
import type { Table } from './seal.ts'

/** Checks that this game can be set up at this table. */
export function readSetup<O extends object>(
  game: Pick<Game<O, object, Tagged, Tagged, object>, 'id' | 'rulesVersion' | 'options' | 'seats' | 'checkSetup'>,
  table: Pick<Table, 'game' | 'rulesVersion' | 'options' | 'seats'>,
): { readonly kind: 'setup'; readonly options: O } | Refusal {
  if (table.game !== game.id) return refuse('otherGame', null, { game: table.game })
  if (table.rulesVersion !== game.rulesVersion) return refuse('otherRules', null, { rulesVersion: table.rulesVersion })
  const seats = table.seats.length
  if (seats < game.seats.min || seats > game.seats.max) return refuse('badSeatCount', null, { ...game.seats, seats })
  const read = game.options.read(table.options)
  if (read.kind === 'refusal') return read
  return game.checkSetup(read.options, seats) ?? { kind: 'setup', options: read.options }
}
