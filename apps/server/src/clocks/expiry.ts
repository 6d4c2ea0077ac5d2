/* What lasts a while by the system clock must not last longer because that clock was put back. */

/** Whether something that lasts `ttl` milliseconds, until this time, is still valid. */
export function isStillValid(until: number, now: number, ttl: number): boolean {
  return until > now && until <= now + ttl
}
