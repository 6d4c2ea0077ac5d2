/*
 * When two names look alike. Names are compared folded: without case, accents, spaces and punctuation, with letters of
 * other scripts as the Latin ones they look like, and with what is easily misread made one: 0 and o; 1, i, l and |; rn
 * and m; vv and w. A fold is for comparing only and is never shown.
 */
import { BOT_NAMES } from '@logres/bots'

/** By Latin letter. Where capital and small letter resemble different ones, the one that cannot be told apart. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺ@',
  ae: 'æӕ',
  b: 'вβьᏼʙƀɓ',
  c: 'сϲᴄꮯƈ¢',
  d: 'ԁɗđðᴅꭰɖ',
  e: 'еεҽєᴇꭼɛә€',
  f: 'ƒғꜰ',
  g: 'ɡԍɢցᏻǥ',
  h: 'нһηհʜꮋħ',
  j: 'јϳᴊꭻ',
  k: 'кκᴋꮶĸƙ',
  l: '1iіιıɩɪ|ǀӏᏺʟꮮłƚ!¡١۱∣ⅼꭵ',
  m: 'мμᴍꮇ',
  n: 'пνɴոռŋ',
  o: '0оοσօᴏø٥۵०০੦૦၀๐໐ס',
  oe: 'œ',
  p: 'рρᴘꮲþƿ',
  q: 'ԛզ',
  r: 'гʀɾᴦꮢ',
  s: 'ѕꜱꮪꮥ$§',
  ss: 'ß',
  t: 'тτᴛꭲŧ†',
  u: 'ᴜսʊ',
  v: 'ѵᴠꮩ',
  w: 'ԝωшᴡꮃꮤա',
  x: 'хχ×',
  y: 'уυүγʏұ',
  z: 'ᴢꮓζƶ',
}
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)

/** Equal for names that look alike. Never empty for a clean name. */
export function foldName(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')]
  const latin = letters.map((letter) => LATIN.get(letter) ?? letter).join('')
  return latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Digits that are read as letters where a whole word is meant. */
const SPELT: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Stricter, for words nobody may have as a name: "dep4r7ed" too. */
export function foldWord(name: string): string {
  return foldName(name.replace(/[3457]/g, (digit) => SPELT[digit] ?? digit))
}

const RESERVED_WORDS = [
  ...['admin', 'administrator', 'moderator', 'mod', 'root', 'staff', 'support', 'system', 'server'],
  ...['logres', 'clerk', 'bot', 'departed', 'someone', 'somebody', 'nobody', 'anonymous', 'guest'],
  ...['quelqu’un', 'invité', 'jemand', 'gast', 'niemand', 'qualcuno', 'ospite'],
]
const RESERVED: ReadonlySet<string> = new Set([...RESERVED_WORDS, ...BOT_NAMES].map(foldWord))

/** Names of roles and bots, with a number or without: they would be taken for what they say. */
export function isReserved(name: string): boolean {
  return RESERVED.has(foldWord(name)) || RESERVED.has(foldWord(name.replace(/[\d\s]+$/, '')))
}
