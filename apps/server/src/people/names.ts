/* What people are called. */
import { at } from '@logres/kernel'

export const LONGEST_NAME = 24

/** The name without what nobody can see, or undefined if nothing is left of it or it is too long. */
export function cleanName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return name.length === 0 || [...name].length > LONGEST_NAME || !/[\p{L}\p{N}]/u.test(name) ? undefined : name
}

const EPITHETS = ['Bold', 'Fair', 'Grey', 'Green', 'Lost', 'Merry', 'Quiet', 'Red', 'Swift', 'True', 'White', 'Young']
const NAMES = [
  'Balin',
  'Bors',
  'Elaine',
  'Enid',
  'Gareth',
  'Isolde',
  'Kay',
  'Lynet',
  'Nimue',
  'Owain',
  'Pellinor',
  'Viviane',
]

/** A name for who has not said one: `pick` answers 0 … sides−1. */
export function guestName(pick: (sides: number) => number): string {
  return `${at(EPITHETS, pick(EPITHETS.length))} ${at(NAMES, pick(NAMES.length))} ${100 + pick(900)}`
}
