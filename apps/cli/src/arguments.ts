import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type CatalogueEntry, findGame, listedIds } from '@logres/catalogue'
import { type AnyGame, type GameRecord, importRecord, isRefusal, type Refusal } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'

/** The user's mistake: printed in one line, exit code 2. */
export class UsageError extends Error {}

/** The parsed command line: one subject, and named values. */
export class Arguments {
  readonly subject: string | undefined
  /** All of them, where there may be more than one. */
  readonly words: readonly string[]
  readonly #values: Readonly<Record<string, unknown>>

  constructor(
    args: readonly string[],
    names: { readonly texts?: readonly string[]; readonly flags?: readonly string[]; readonly most?: number },
  ) {
    const texts = (names.texts ?? []).map((name) => [name, { type: 'string' }] as const)
    const flags = (names.flags ?? []).map((name) => [name, { type: 'boolean' }] as const)
    const known = [...texts, ...flags].map(([name]) => `--${name}`)
    try {
      const options = Object.fromEntries([...texts, ...flags])
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
      const { most = 1 } = names
      if (positionals.length > most) throw new UsageError(`One thing at a time: "${positionals[most]}" is too much.`)
      this.words = positionals
      this.subject = positionals[0]
      this.#values = values
    } catch (error) {
      if (error instanceof UsageError || !(error instanceof Error)) throw error
      const [sentence = ''] = error.message.split(/[.\n]/)
      throw new UsageError(`${sentence}. Known here: ${known.join(', ')}; values as in ${known[0]}=VALUE.`)
    }
  }

  text(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' ? value : undefined
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined
  }

  flag(name: string): boolean {
    return this.#values[name] === true
  }

  whole(name: string, byDefault: number, least: number, most: number): number {
    const text = this.text(name)
    if (text === undefined) return byDefault
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = least === most ? `${least}` : `a whole number from ${least} to ${most}`
      throw new UsageError(`--${name} must be ${range}, not "${text}".`)
    }
    return value
  }

  /** A whole number, or all from one to another: "3..6". */
  range(name: string, byDefault: number, least: number, most: number): number[] {
    const ends = /^(\d{1,3})\.\.(\d{1,3})$/.exec(this.text(name) ?? '')
    if (ends === null) return [this.whole(name, byDefault, least, most)]
    const [from, to] = [Number(ends[1]), Number(ends[2])]
    if (from < least || to > most || from > to) {
      throw new UsageError(`--${name} must lie within ${least}..${most}, not "${this.text(name)}".`)
    }
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  }

  oneOf<T extends string>(name: string, words: readonly T[], byDefault: T): T {
    const text = this.text(name) ?? byDefault
    const found = words.find((word) => word === text)
    if (found === undefined) throw new UsageError(`--${name} must be one of ${words.join(', ')}, not "${text}".`)
    return found
  }

  game(): CatalogueEntry {
    if (this.subject === undefined) throw new UsageError(`Which game? Try: ${listedIds().join(', ')}.`)
    const entry = findGame(this.subject)
    if (entry === undefined) throw new UsageError(`There is no game "${this.subject}". Try: ${listedIds().join(', ')}.`)
    return entry
  }
}

export function readJsonFile(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  return parseJson(text, file)
}

/** The record in a file; a refusal if it is invalid. A file that is no record at all is a usage error. */
export function readRecordFile(file: string | undefined): GameRecord | Refusal {
  if (file === undefined) throw new UsageError('Which record? Give the name of a file.')
  const record = importRecord(readJsonFile(file))
  if (isRefusal(record) && record.code === 'notARecord') throw new UsageError(`${file}: ${sayRefusal(record)}`)
  return record
}

export function gameOf(record: GameRecord): AnyGame {
  const entry = findGame(record.table.game)
  if (entry === undefined) throw new UsageError(`The record is of a game that is not known here: ${record.table.game}.`)
  return entry.game
}

/** Text from elsewhere, safe for a terminal. */
export function escapeForTerminal(text: string): string {
  return text.replace(/\p{Cc}/gu, '\u{fffd}')
}

export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${where} is not JSON.`)
  }
}
