/*
 * What may stand in the log: method, route, status, duration, and where something of ours went wrong. Of a request only
 * the route's pattern: paths, queries, headers and bodies can hold what is nobody's business, be it by mistake.
 */
import type { FastifyError, FastifyRequest } from 'fastify'

export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null }),
      // Errors carry more than their message: one of a broken request has all of its bytes.
      err: ({ name, message, code, stack }: FastifyError) => ({ type: name, code, message, stack: stack ?? '' }),
    },
  }
}
