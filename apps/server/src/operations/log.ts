/*
 * What may be logged: method, route, status, duration, and internal errors. Only the route's pattern: paths, queries,
 * headers and bodies may contain private data.
 */
import { type FastifyError, type FastifyRequest, LogController } from 'fastify'

/** Polled every few seconds by monitoring: not worth a line each. */
export const UNLOGGED_PATHS = ['/healthz', '/readyz', '/metrics']

export interface LogStream {
  write(line: string): void
}

/** Logs to standard output by default. */
export function logging(level: string, stream?: LogStream) {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null }),
        // Errors carry more than their message: that of a malformed request has all its bytes.
        err: ({ name, message, code, stack }: FastifyError) => ({ type: name, code, message, stack: stack ?? '' }),
      },
    },
    logController: new LogController({
      disableRequestLogging: ({ url }) => UNLOGGED_PATHS.some((path) => url === path || url.startsWith(`${path}?`)),
    }),
  }
}
