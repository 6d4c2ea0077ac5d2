/* What leaves over HTTP: rows without what nobody may know, and refusals with their sentence. */
import type { Refusal } from '@logres/kernel'
import { sayRefusal } from '@logres/words'
import type { FastifyReply } from 'fastify'
import type { Person, TableRow } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'

const STATUS: Readonly<Record<string, number>> = {
  notSignedIn: 401,
  notTheHost: 403,
  notInvited: 403,
  notSeated: 403,
  browserOnly: 403,
  accountClosed: 403,
  blocked: 403,
  passkeyRefused: 403,
  challengeOver: 403,
  pairingOver: 403,
  noSuchCode: 403,
  noSuchTable: 404,
  noSuchMatch: 404,
  noSuchSession: 404,
  noSuchToken: 404,
  noSuchPasskey: 404,
  noSuchPerson: 404,
  seatTaken: 409,
  seatOpen: 409,
  tableClosed: 409,
  notSealing: 409,
  notOver: 409,
  passkeyTaken: 409,
  lastPasskey: 409,
  tooManyPasskeys: 409,
  tooManyTokens: 409,
  tooManyBlocks: 409,
  tooManyTables: 429,
  tooFast: 429,
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send({ ...refusal, message: sayRefusal(refusal) })
}

export function meView({ id, name, role, createdAt }: Person): object {
  return { id, name, role, createdAt }
}

/** The secret stays here until the end; nonces are for nobody's eyes before the match. */
export function tableView(row: TableRow, viewer: Person): object {
  const { id, status, createdAt, game, options, pace, access, standIn, seal, nonceSeals, rematchOf } = row
  const seats = row.seats.map((holder, seat) => ({
    kind: holder.kind === 'link' ? 'person' : holder.kind,
    name: holder.kind === 'person' || holder.kind === 'link' ? holder.name : null,
    level: holder.kind === 'bot' ? holder.level : null,
    revealed: row.nonces[seat] !== null,
  }))
  return {
    ...{ id, status, createdAt, game, options, pace, access, standIn, seats, seal, nonceSeals, rematchOf },
    isHost: row.host === viewer.id,
    seat: seatOf(row, viewer) ?? null,
  }
}
