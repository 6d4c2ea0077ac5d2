/* Texts by people, without what is not seen or spoils what is around it. */

/** Controls, lone surrogates, line and paragraph separators, what is private or not assigned. */
const NEVER = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Turns of direction, and all that takes no room; letters that are blank, and the blank of Braille. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** The same, but for the joiners and selectors that some scripts and emoji are written with. */
const UNSEEN_BUT_JOINERS = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Writing needs a few marks on a letter, one on the other; who writes more wants them to run into other lines. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu
const MARKS_ON_NOTHING = /(^|\s)\p{M}+/gu

/** In one line. What is invisible is no part of it. */
export function visible(text: string): string {
  return tidy(text.replace(/\s+/gu, ' ').replace(UNSEEN, ''))
}

/** The same for what is meant to be read: joined letters and emoji stay what they are. */
export function readable(text: string): string {
  const seen = tidy(text.replace(/\s+/gu, ' ').replace(UNSEEN_BUT_JOINERS, ''))
  // Of joiners alone nothing is seen.
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
