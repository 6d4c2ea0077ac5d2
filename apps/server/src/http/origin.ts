/*
 * Where a page came from that asks with somebody's cookie. Another site's page may neither open a socket nor change
 * anything. Programs send no Origin, and carry no cookie that a page could borrow.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './responses.ts'

const ONLY_READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** `origin`: where people reach us; null: the host that was asked. */
export function isFromHere(
  { origin: from, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origin: string | null,
): boolean {
  if (from === undefined) return true
  const url = URL.parse(from)
  return url !== null && (origin === null ? url.host === host : url.origin === origin)
}

/** The cookie is same-site already; this holds for browsers, and for neighbours under the same name, that do not know it. */
export function refuseForeignPages(app: FastifyInstance, origin: string | null): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (ONLY_READS.includes(method) || isFromHere(headers, origin)) return
    return sendRefusal(reply, refuse('foreignPage'))
  })
}
