/* Metadata for shared links: a title, a sentence, a picture. Nothing secret. */

import { LISTED, MANIFESTS } from '@logres/catalogue/manifests'
import { ownerOf } from '../people/name-claims.ts'
import { LONGEST_NAME, seatName } from '../people/names.ts'
import type { Person, SeatHolder, Store, TableRow } from '../store/store.ts'

const GAMES: ReadonlyMap<string, string> = new Map(MANIFESTS.map(({ id, about }) => [id, about.en.name]))

const BOOKS: ReadonlySet<string> = new Set(MANIFESTS.flatMap(({ id, book }) => (book === undefined ? [] : [id])))

const SENTENCE = 'Three board games about King Arthur, with friends, strangers or bots, right away and for free.'

const RULES = 'The rules in our own words, numbered, with pictures and rulings, in English, French, German and Italian.'

/** The pages that need nothing from the store. The client has the same list (apps/web/src/shell/routes.ts). */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'Logres'],
  ['/new', 'Create a table'],
  ['/next', 'Next match'],
  ['/settings', 'Settings'],
  ['/profile', 'Settings'],
  ['/pair', 'Second device'],
  ['/sign-in', 'Sign in'],
  ['/watch', 'Watch'],
  ['/archive', 'Archive'],
  ['/players', 'Players'],
  ...LISTED.map(({ id, about }) => [`/players/${id}`, `Players: ${about.en.name}`] as const),
  ['/moderation', 'Moderation'],
  ...['people', 'tables', 'log', 'answered'].map((part) => [`/moderation/${part}`, 'Moderation'] as const),
  ['/claim', 'Become an admin'],
  ['/learn', 'Learn'],
  ['/rules', 'Rules'],
  ...MANIFESTS.flatMap(({ practice }) =>
    practice === undefined ? [] : [[`/practice/${practice.name}`, practice.title.en] as const],
  ),
  ...MANIFESTS.flatMap(({ id, about, lessons }) =>
    Array.from(
      { length: lessons?.count ?? 0 },
      (_, i) => [`/learn/${id}/${i + 1}`, `${about.en.name}: Lesson ${i + 1}`] as const,
    ),
  ),
  ...MANIFESTS.map(({ id, about }) => [`/companion/${id}`, `${about.en.name} at a real table`] as const),
  ...MANIFESTS.flatMap(({ id, about, book }) =>
    book?.aid === undefined ? [] : [[`/rules/${id}/aid`, `${about.en.name}: player aid`] as const],
  ),
  ['/editions', 'Editions'],
  ...MANIFESTS.flatMap(({ id, about, editionForm }) =>
    editionForm === undefined ? [] : [[`/editions/${id}`, `${about.en.name}: edition`] as const],
  ),
  ['/credits', 'Credits'],
  ['/about', 'About'],
  ['/style', 'The style of Logres'],
])

/** Not for search engines: single tables, and personal pages. */
const UNLISTED = /^\/(@.*|(t|g|next|settings|profile|pair|sign-in|moderation|claim|local\/[\w-]+(?=\/))(\/.*)?)$/

/** Found by search engines: the sitemap. */
export const LISTED_PAGES: readonly string[] = [...PAGES.keys(), ...[...BOOKS].map((id) => `/rules/${id}`)].filter(
  (path) => !UNLISTED.test(path) && !MANIFESTS.some(({ id }) => path.split('/')[2] === id && !isListed(id)),
)

function isListed(game: string): boolean {
  return LISTED.some(({ id }) => id === game)
}

/** What a page is about, by the beginning of its path. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['/learn', 'Learn the games move by move on the real board, in short lessons, without an account.'],
  ['/watch', 'Watch matches as they are played, and play finished ones again move by move.'],
  ['/archive', 'Finished matches by game, player, length and ending, and how the matches of each game went.'],
  ['/rules', RULES],
  ['/practice', 'Practise on your own what decides a match, as often as you like.'],
  ['/companion', 'Tools for playing with the box: who begins, lots, dice, and a score sheet. Works offline.'],
  ['/editions', 'Enter the printed values of your box, and play with them here.'],
  ['/players', 'People and bots on one scale, one for each game, with how certain each rating is.'],
  ['/new', 'Create a table, send its link, and play with friends. No account needed.'],
  ['/about', 'What Logres is, how its chance can be checked, and how to host it yourself. Free software.'],
  ['/credits', 'Who made the games, the pictures and the typefaces, and under which licences.'],
]

function sentenceOf(path: string): string {
  return SENTENCES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? SENTENCE
}

interface About {
  readonly title: string
  readonly sentence: string
}

const LOST: About = { title: 'Not found', sentence: SENTENCE }

export interface Head {
  /** Whether there is such a page. */
  readonly isPage: boolean
  readonly title: string
  readonly html: string
}

/** `address`: our public origin; pictures need absolute URLs. */
export async function headOf(store: Store, path: string, address: string | undefined): Promise<Head> {
  const plain = path.replace(/(?<=.)\/$/, '')
  const about = await aboutOf(store, plain)
  const { title, sentence } = about ?? LOST
  const tags = [
    ['og:site_name', 'Logres'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', sentence],
    ...(address === undefined
      ? []
      : [
          ['og:url', `${address}${plain}`],
          ['og:image', `${address}/og.png`],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ]),
    ['twitter:card', 'summary_large_image'],
  ]
  const html = [
    `<meta name="description" content="${escaped(sentence)}">`,
    ...(about === undefined || UNLISTED.test(plain) ? ['<meta name="robots" content="noindex">'] : []),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escaped(address + plain)}">`]),
    ...tags.map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}">`),
  ].join('\n    ')
  // As the page itself does it (apps/web/src/shell/title.ts).
  const whole = title === 'Logres' ? title : `${title} · Logres`
  return { isPage: about !== undefined, title: escaped(whole), html }
}

async function aboutOf(store: Store, path: string): Promise<About | undefined> {
  const title = PAGES.get(path)
  if (title !== undefined) return { title, sentence: sentenceOf(path) }
  if (path.startsWith('/@')) return aboutPerson(store, path)
  const [, kind, name = ''] = /^\/(rules|local|t|g)\/([\w-]{1,40})$/.exec(withoutSavedId(withoutReview(path))) ?? []
  const game = GAMES.get(name)
  if (kind === 'rules')
    return game === undefined || !BOOKS.has(name) ? undefined : { title: `${game}: Rules`, sentence: RULES }
  if (kind === 'local') return game === undefined ? undefined : { title: game, sentence: SENTENCE }
  if (kind === undefined) return undefined
  const row = await store.get('tables', name)
  if (row === undefined) return undefined
  const isWaiting = row.status === 'open' || row.status === 'sealing' || row.status === 'cancelled'
  return kind === 't' && isWaiting ? aboutTable(store, row) : aboutMatch(store, row)
}

/** By the name, whatever its spelling. */
async function aboutPerson(store: Store, path: string): Promise<About | undefined> {
  const name = decoded(path.slice(2))
  const person = name === undefined || [...name].length > LONGEST_NAME ? undefined : await ownerOf(store, name)
  return person === undefined ? undefined : { title: person.name, sentence: SENTENCE }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The review of a match, /g/ID/review: for the server the page of the match. */
function withoutReview(path: string): string {
  return path.replace(/^(\/g\/[\w-]{1,40}|\/local\/[\w-]{1,40}\/[\w-]{1,40})\/review$/, '$1')
}

/** A match that only one browser has (/local/avalon/ID): for the server the page of its game. */
export function withoutSavedId(path: string): string {
  return path.replace(/^(\/local\/[\w-]{1,40})\/[\w-]{1,40}\/?$/, '$1')
}

function gameOf({ game }: TableRow): string {
  return GAMES.get(game) ?? game
}

/** A table by invitation reveals nothing. */
async function aboutTable(store: Store, row: TableRow): Promise<About> {
  const game = gameOf(row)
  if (row.access === 'invite') return { title: `${game}: a table`, sentence: SENTENCE }
  if (row.status === 'cancelled') return { title: `${game}: a table`, sentence: 'This table is closed.' }
  const free = row.seats.filter(({ kind }) => kind === 'open').length
  const seats = free === 0 ? 'Every seat is taken.' : free === 1 ? 'One seat is free.' : `${free} seats are free.`
  return {
    title: `${game}: ${seatName(await personOf(store, row.host))}’s table`,
    sentence: free === 0 ? seats : `${seats} No account needed: open the link and sit down.`,
  }
}

async function aboutMatch(store: Store, row: TableRow): Promise<About> {
  const names = await Promise.all(row.seats.map((holder) => nameOf(store, holder)))
  return { title: `${gameOf(row)}: ${names.join(' – ')}`, sentence: 'Watch the match, or play it again move by move.' }
}

async function nameOf(store: Store, holder: SeatHolder): Promise<string> {
  if (holder.kind === 'person') return seatName(await personOf(store, holder.person))
  return holder.kind === 'bot' ? (holder.name ?? `a ${holder.level}`) : 'a free seat'
}

function personOf(store: Store, id: string): Promise<Person | undefined> {
  return store.get('people', id)
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
