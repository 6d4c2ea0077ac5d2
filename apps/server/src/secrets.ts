import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 random bytes: a session, a seat link, a token, a nonce. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** For the kernel, which writes secrets in hex. */
export function newSealSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Short enough for a URL, too many to guess. */
export function newId(): string {
  const id = randomBytes(9).toString('base64url')
  // On a command line that would be an option.
  return id.startsWith('-') ? newId() : id
}

/** All that is stored of a secret. It is random and long, so one round of hashing is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(`logres-secret-1 ${secret}`).digest('hex')
}

export function isSameSecret(secret: string, hash: string): boolean {
  const [a, b] = [Buffer.from(hashOf(secret), 'hex'), Buffer.from(hash, 'hex')]
  return a.length === b.length && timingSafeEqual(a, b)
}
