/* Security headers for everything we send. */
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Nothing inline, nothing from elsewhere. 'self' includes WebSockets of the same host in browsers since 2022. */
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

/** On a home network there is no https: headers that require it are left out. */
export function safeHeaders(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isSecure && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    // Not "no-referrer": our own forms would then send Origin: null.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
