/*
 * Origin check: a page of another site must not open a socket or change anything with somebody's cookie. Programs
 * send no Origin, and have no cookie that a page could use.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './responses.ts'

const ONLY_READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** `origin`: our public origin; null: the requested host. */
export function isFromHere(
  { origin: from, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origin: string | null,
): boolean {
  if (from === undefined) return true
  const url = URL.parse(from)
  return url !== null && (origin === null ? url.host === host : url.origin === origin)
}

/** The cookie is SameSite already; this covers browsers that ignore that, and other sites under the same domain. */
export function refuseForeignPages(app: FastifyInstance, origin: string | null): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (ONLY_READS.includes(method) || isFromHere(headers, origin)) return
    return sendRefusal(reply, refuse('foreignPage'))
  })
}
