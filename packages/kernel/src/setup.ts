/* Whether a match can be set up at a table. */
import { readBrokenSeals } from './broken-seals.ts'
import { canonical } from './canonical.ts'
import { type Game, type Refusal, refuse, type Tagged } from './game.ts'
import { isPlainObject } from './plain-json.ts'
import type { Table, TableSeat } from './seal.ts'
import { fieldsOf, isHash, isText, isWhole, json, listOf, need, orNull, reading } from './shape.ts'

/** Checks that this game can be played at this table. A table of any origin may be given. */
export function readSetup<O extends object>(
  game: Pick<
    Game<O, object, Tagged, Tagged, object>,
    'id' | 'rulesVersion' | 'oldestRules' | 'options' | 'seats' | 'checkSetup'
  >,
  table: Table,
): { readonly kind: 'setup'; readonly options: O } | Refusal {
  const form = reading(() => ({ kind: 'table' as const, table: readTable(table) }))
  if (form.kind === 'refusal') return form
  const { rulesVersion } = table
  if (table.game !== game.id) return refuse('otherGame', null, { game: table.game })
  if (rulesVersion < game.oldestRules || rulesVersion > game.rulesVersion)
    return refuse('otherRules', null, { rulesVersion })
  const seats = table.seats.length
  if (seats < game.seats.min || seats > game.seats.max) return refuse('badSeatCount', null, { ...game.seats, seats })
  const read = game.options.read(table.options)
  if (read.kind === 'refusal') return read
  // All of them: a default that changes one day must not change a match that has begun.
  if (canonical(read.options) !== canonical(table.options)) return refuse('optionsIncomplete')
  return game.checkSetup(read.options, seats) ?? { kind: 'setup', options: read.options }
}

/** Reads a table of any origin, inside `reading`. */
export function readTable(value: unknown): Table {
  const keys = ['id', 'game', 'rulesVersion', 'options', 'seats', 'seal', 'nonceSeals', 'seed'] as const
  const read = fieldsOf(value, keys, 'table', ['broken'])
  return {
    id: need(read.id, isText, 'table.id'),
    game: need(read.game, isText, 'table.game'),
    rulesVersion: need(read.rulesVersion, isWhole(1, 1e6), 'table.rulesVersion'),
    options: need(json(read.options, 'table.options'), isPlainObject, 'table.options'),
    seats: listOf(read.seats, 'table.seats', readSeat),
    seal: need(read.seal, isHash, 'table.seal'),
    nonceSeals: listOf(read.nonceSeals, 'table.nonceSeals', (item, at) => need(item, orNull(isHash), at)),
    seed: need(read.seed, orNull(isText), 'table.seed'),
    ...(read.broken !== undefined && { broken: readBrokenSeals(read.broken, 'table.broken') }),
  }
}

function readSeat(value: unknown, where: string): TableSeat {
  const read = fieldsOf(value, ['name', 'bot'], where)
  return {
    name: need(read.name, isText, `${where}.name`),
    bot: need(read.bot, orNull(isText), `${where}.bot`),
  }
}
