/* Creates tables. */
import { sealSecret } from '@logres/kernel'
import { DAY } from '../clocks/pace.ts'
import { newId, newSealSecret } from '../secrets.ts'
import type { Change, Person, TableRow, Time } from '../store/store.ts'
import { withNamedBots } from './bot-names.ts'

/** A table nobody has touched for this long is cancelled. */
export const EXPIRES_AFTER = 14 * DAY

export type TableSetup = Pick<TableRow, 'game' | 'options' | 'seats' | 'pace' | 'access' | 'standIn' | 'isRated'> &
  Pick<TableRow, 'startsWhenFull' | 'challenge'>

/** The input is already validated. */
export function newTable(host: Person, setup: TableSetup, now: Time, rematchOf: string | null = null): TableRow {
  const { game, options, seats, pace, access, standIn, isRated, startsWhenFull, challenge } = setup
  const id = newId()
  const secret = newSealSecret()
  const none = seats.map(() => null)
  return {
    ...{ id, host: host.id, status: 'open', createdAt: now, touchedAt: now },
    ...{ game, options, seats: withNamedBots(seats), pace, access, invited: [], standIn },
    ...{ secret, seal: sealSecret(id, secret), nonceSeals: none, nonces: none, links: none },
    ...{ rematchOf, rematch: null },
    ...(startsWhenFull === true && { startsWhenFull }),
    ...(isRated === true && { isRated }),
    ...(challenge !== undefined && { challenge }),
  }
}

export function expiry({ id, touchedAt }: TableRow): Change {
  const due = touchedAt + EXPIRES_AFTER
  return { in: 'deadlines', insert: { id: newId(), match: id, due, what: { kind: 'expire' } } }
}
