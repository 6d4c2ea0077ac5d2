/* Texts that are rightly the same in English and in another language. */

/** The names of languages, games, browsers and test players, what they lost, URLs, and minutes and seconds. */
export const SAME_EVERYWHERE =
  /^(EN|FR|DE|IT|English|Français|Deutsch|Italiano|Logres|Avalon|Merlin|Bors|Mordred|\w+ · Linux|−\d+|[\w-]+\.(net|org)|[\d\s+]+(min|s)|\s)+$/

export const SAME: Readonly<Record<'fr' | 'de' | 'it', readonly string[]>> = {
  fr: [
    'Style',
    'Menu',
    'Notifications',
    'Options',
    'page',
    'novice',
    'champion',
    'pile',
    'Volume',
    'Champion',
    'bot',
    'Page',
    'Novice',
    'Code',
  ],
  de: ['Live', 'Median', 'Software', 'live', 'Page', 'Champion', 'Bot', 'Code', 'Moderation'],
  it: ['Menu', 'Software', 'Volume', 'Account', 'bot'],
}
