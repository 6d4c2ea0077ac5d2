/* What a browser is told to keep to, with everything it gets from us. */
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Nothing inline, nothing from elsewhere. 'self' means the sockets of the same host too, in browsers since 2022. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** On a home network there is no https: what asks for it, or works with it alone, is left out there. */
export function safeHeaders(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isSecure && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    // Not "no-referrer": with that a form of our own would say that it comes from nowhere.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
