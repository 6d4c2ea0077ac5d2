/*
 * Recovery codes: ten characters of an alphabet of 32 without look-alikes, 50 bits. That is enough against guessing
 * online, but not against a stolen file and many GPUs, so the hash is slow. The salt is the same for all, so that a
 * code is found without knowing its owner.
 */
import { randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

export const CODES = 10
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

export function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${half()}-${half()}`
}

/** A code as typed from paper; undefined if it cannot be one. */
export function readCode(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (letters.length !== 2 * HALF || ![...letters].every((letter) => ALPHABET.includes(letter))) return undefined
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
}

const slowly = promisify<string, string, number, Buffer>(scrypt)

export async function hashOfCode(code: string): Promise<string> {
  // Node's defaults: N = 2^14, r = 8, p = 1.
  return (await slowly(code, 'logres-recovery-1', 32)).toString('hex')
}
