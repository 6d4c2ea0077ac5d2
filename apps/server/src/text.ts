/* Cleans text written by people: removes invisible and disruptive characters. */

/** Control characters, lone surrogates, line separators, private and unassigned code points. */
const NEVER = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Direction marks and zero-width characters, blank letters, and the Braille blank. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** The same, except joiners and selectors that some scripts and emoji need. */
const UNSEEN_BUT_JOINERS = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A few combining marks per letter are normal; more would run into other lines. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu
const MARKS_ON_NOTHING = /(^|\s)\p{M}+/gu

/** On one line, without invisible characters. */
export function visible(text: string): string {
  return tidy(text.replace(/\s+/gu, ' ').replace(UNSEEN, ''))
}

/** The same for longer texts: joined letters and emoji stay intact. */
export function readable(text: string): string {
  const seen = tidy(text.replace(/\s+/gu, ' ').replace(UNSEEN_BUT_JOINERS, ''))
  // Joiners alone are invisible.
  return visible(seen) === '' ? '' : seen
}

function tidy(text: string): string {
  return text
    .replace(NEVER, '')
    .normalize('NFC')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(MARKS_ON_NOTHING, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}
