/* Texts that are rightly the same in English and in another language. */

/** The names of languages, games and test players, URLs, and minutes and seconds. */
export const SAME_EVERYWHERE =
  /^(EN|FR|DE|IT|English|Français|Deutsch|Italiano|Logres|Avalon|Merlin|Bors|Mordred|[\w-]+\.(net|org)|[\d\s+]+(min|s)|\s)+$/

export const SAME: Readonly<Record<'fr' | 'de' | 'it', readonly string[]>> = {
  fr: ['Style', 'Menu', 'Notifications', 'Options', 'page', 'champion', 'pile'],
  de: ['Live', 'Passkeys', 'Median', 'Software', 'live'],
  it: ['Menu', 'Software'],
}
