/* HTTP responses: rows without their secrets, and refusals with their sentence. */
import { Readable } from 'node:stream'
import type { Refusal } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import type { FastifyReply } from 'fastify'
import { hasNews } from '../people/judgements.ts'
import { isKept } from '../people/kept.ts'
import { RENAME_INTERVAL } from '../people/name-claims.ts'
import { armsOf } from '../people/person-view.ts'
import type { Person, Store } from '../store/store.ts'

const STATUS: Readonly<Record<string, number>> = {
  notSignedIn: 401,
  notTheHost: 403,
  notInvited: 403,
  notSeated: 403,
  browserOnly: 403,
  foreignPage: 403,
  accountClosed: 403,
  blocked: 403,
  passkeyRefused: 403,
  challengeOver: 403,
  pairingOver: 403,
  noSuchCode: 403,
  noSuchAdminCode: 403,
  adminOnly: 403,
  adminExempt: 403,
  notYourChat: 403,
  muted: 403,
  noSuchTable: 404,
  noSuchMatch: 404,
  noSuchSession: 404,
  noSuchToken: 404,
  noSuchPasskey: 404,
  noSuchPerson: 404,
  noSuchReport: 404,
  historyHidden: 403,
  reportAnswered: 409,
  noSuchDeed: 404,
  undoneAlready: 409,
  deedOver: 409,
  cannotUndo: 409,
  appealedAlready: 409,
  keepFirst: 403,
  nameRefused: 409,
  notMuted: 409,
  notBanned: 409,
  tooManyReports: 429,
  nameTaken: 409,
  renamedLately: 409,
  noSuchLink: 403,
  seatClaimed: 403,
  cannotInvite: 403,
  cannotChallenge: 403,
  alreadyChallenged: 409,
  tooManyChallenges: 429,
  tooManyFollowed: 409,
  seatTaken: 409,
  seatKept: 409,
  alreadySeated: 409,
  notSealedYet: 409,
  tableSealing: 409,
  tooManyInvited: 409,
  tooManyInvitations: 409,
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
  tooManySeats: 429,
  tooManyGames: 429,
  tooManyStrongBots: 429,
  tooManyReviews: 429,
  reviewFailed: 409,
  tooManyConnections: 429,
  tooManyFromHere: 429,
  tooFast: 429,
  damagedMatch: 409,
  damagedRecord: 409,
  cannotSave: 503,
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send({ ...refusal, message: sayRefusal(refusal) })
}

/** Sends JSON in chunks, as fast as the client takes them. */
export function sendJson(reply: FastifyReply, chunks: AsyncIterable<string>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(chunks))
}

/** `hasNews`: an admin has decided something about them that they were not shown yet. */
export async function meView(store: Pick<Store, 'find'>, person: Person): Promise<object> {
  const { id, name, role, createdAt, mutedUntil, renamedAt } = person
  return {
    ...{ id, name, role, createdAt, arms: armsOf(id) },
    ...((await isKept(store, id)) && { isKept: true }),
    ...(renamedAt !== undefined && { renamesFrom: renamedAt + RENAME_INTERVAL }),
    ...(mutedUntil !== null && { mutedUntil }),
    ...(hasNews(person) && { hasNews: true }),
  }
}
