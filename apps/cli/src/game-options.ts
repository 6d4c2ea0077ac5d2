/* The options of a game on the command line: --options with all of them as JSON, or each by its own name. */
import { CATALOGUE, type CatalogueEntry, listedIds } from '@logres/catalogue'
import { findEditions } from '@logres/catalogue/terminals'
import { findWords } from '@logres/catalogue/words'
import { type AnyGame, firstError } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import { type Arguments, parseJson, readJsonFile, UsageError } from './arguments.ts'

interface Named {
  readonly option: string
  /** On the command line: `kingsFavour` is --kings-favour. An edition is a file. */
  readonly name: string
  readonly isFlag: boolean
}

/** What the verbs themselves call something else: a game's option of that name is given with --options only. */
const TAKEN: ReadonlySet<string> = new Set([
  ...[
    'bar',
    'bars',
    'bots',
    'budget',
    'curve',
    'games',
    'json',
    'level',
    'only',
    'options',
    'out',
    'players',
    'records',
  ],
  ...['rounds', 'save', 'seed', 'workers'],
])

function everyOption({ id, options }: AnyGame): Named[] {
  const editions = findEditions(id)
  return Object.entries({ ...options.defaults, ...options.implied }).map(([option, byDefault]) => ({
    option,
    name: option === editions?.option ? 'edition' : option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    isFlag: typeof byDefault === 'boolean',
  }))
}

const EVERY: readonly Named[] = CATALOGUE.flatMap(({ game }) => everyOption(game))

/** A name that is a flag in one game and has a value in another is nobody's. */
function isNameable({ name, isFlag }: Named): boolean {
  return !TAKEN.has(name) && EVERY.every((other) => other.name !== name || other.isFlag === isFlag)
}

function namedOf(game: AnyGame): Named[] {
  return everyOption(game).filter(isNameable)
}

const ALL: readonly Named[] = EVERY.filter(isNameable)

/** For all verbs that play: the options of all games. */
export const OPTION_NAMES = {
  texts: ['options', ...new Set(ALL.flatMap(({ name, isFlag }) => (isFlag ? [] : [name])))],
  flags: [...new Set(ALL.flatMap(({ name, isFlag }) => (isFlag ? [name] : [])))],
} as const

/** For the help. */
export function optionsHelp(): string {
  return CATALOGUE.filter(({ game }) => listedIds().includes(game.id))
    .map(({ game }) => {
      const each = namedOf(game).map(
        ({ name, isFlag }) => `[--${name}${isFlag ? '' : name === 'edition' ? ' FILE' : ' …'}]`,
      )
      return `  ${game.id}: ${each.join(' ')}`
    })
    .join('\n')
}

/** `--options`, on top of those named one by one, on top of `base`; checked by the game. */
export function readOptions(given: Arguments, { game }: CatalogueEntry, base: object): object {
  const text = given.text('options')
  const whole = text === undefined ? {} : parseJson(text, '--options')
  const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole)
  const single = singleOptions(given, game)
  if (isObject) mustBeEdition(game, whole)
  const read = game.options.read(isObject ? { ...base, ...single, ...whole } : whole)
  if (read.kind === 'refusal') throw new UsageError(`--options: ${sayRefusal(read)}`)
  return read.options
}

function singleOptions(given: Arguments, game: AnyGame): object {
  const named = namedOf(game)
  const foreign = ALL.find(({ name }) => given.has(name) && !named.some((own) => own.name === name))
  if (foreign !== undefined) throw new UsageError(`${game.id} has no --${foreign.name}.`)
  const wanted = named.filter(({ name }) => given.has(name))
  return Object.fromEntries(
    wanted.map(({ option, name, isFlag }) => [
      option,
      isFlag ? true : readValue(game.id, name, given.text(name) ?? ''),
    ]),
  )
}

function readValue(game: string, name: string, text: string): unknown {
  if (name === 'edition') return readEditionFile(game, text)
  return /^\d+$/.test(text) ? Number(text) : text
}

/** The details of an invalid edition are more useful than "bad option". */
function mustBeEdition({ id }: AnyGame, given: object): void {
  const editions = findEditions(id)
  const edition: unknown = Object.entries(given).find(([option]) => option === editions?.option)?.[1]
  if (editions === undefined || typeof edition !== 'object') return
  const error = edition === undefined ? undefined : firstError(editions.review(edition))
  if (error !== undefined) throw new UsageError(`--options ${editions.option}: ${sayRefusal(error, findWords(id))}`)
}

function readEditionFile(id: string, file: string): unknown {
  const review = findEditions(id)?.review(readJsonFile(file))
  if (review?.edition !== undefined) return review.edition
  const error = review === undefined ? undefined : firstError(review)
  throw new UsageError(
    `--edition ${file}: ${error === undefined ? 'no such edition' : sayRefusal(error, findWords(id))}`,
  )
}
