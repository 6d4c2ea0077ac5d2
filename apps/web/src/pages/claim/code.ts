/* A code as somebody types it or pastes it from a terminal (apps/server/src/people/codes.ts). */
export const LENGTH = 10
const HALF = LENGTH / 2

/** Its letters, without what is not part of it. Those that look alike are taken for the digit. */
export function lettersIn(text: string): string {
  return text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, LENGTH)
}

/** As it is printed. */
export function withDash(letters: string): string {
  return letters.length <= HALF ? letters : `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
}
