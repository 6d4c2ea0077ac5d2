/*
 * What may stand in the log: method, route, status, duration, and where something of ours went wrong. Of a request only
 * the route's pattern: paths, queries, headers and bodies can hold what is nobody's business, be it by mistake.
 */
import { type FastifyError, type FastifyRequest, LogController } from 'fastify'

/** Asked every few seconds, by machines: not worth a line each. */
export const UNLOGGED_PATHS = ['/healthz', '/readyz', '/metrics']

export interface LogStream {
  write(line: string): void
}

/** Without a stream of its own it goes to the standard output. */
export function logging(level: string, stream?: LogStream) {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null }),
        // Errors carry more than their message: one of a broken request has all of its bytes.
        err: ({ name, message, code, stack }: FastifyError) => ({ type: name, code, message, stack: stack ?? '' }),
      },
    },
    logController: new LogController({
      disableRequestLogging: ({ url }) => UNLOGGED_PATHS.some((path) => url === path || url.startsWith(`${path}?`)),
    }),
  }
}
