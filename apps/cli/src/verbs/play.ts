import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { BOTS, type BotName, Driver, type Move } from '@logres/bots'
import { findTerminal } from '@logres/catalogue/terminals'
import { findWords } from '@logres/catalogue/words'
import {
  type AnyGame,
  type AnyMatch,
  exportRecord,
  isRefusal,
  Match,
  openingOfSeed,
  type Seat,
  seededTable,
  type Tagged,
  unsealSeeded,
} from '@logres/kernel'
import { type ByHand, plainTerminal, type Terminal } from '@logres/terminal'
import type { GameWords, Players } from '@logres/words'
import { sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, UsageError } from '../arguments.ts'
import { OPTION_NAMES, readOptions } from '../game-options.ts'
import { menu } from '../menu.ts'
import { rivalsText } from '../specs.ts'

/** One game at this terminal: a person on seat 0, bots on all others. */
interface Table {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly driver: Driver
  readonly terminal: Terminal<Tagged, object>
  readonly words: GameWords<Tagged, Tagged>
  readonly players: Players
}

const YOU: Seat = 0
const RIVAL = 'Mordred'
/** None of them is an ally in Merlin: otherwise a player might read that Bors joins Bors. */
const COMPANIONS = ['Ector', 'Isolde', 'Uther', 'Morgan', 'Elaine']
/** Typing is about four times as slow as touching. */
const TYPING = 4

const HELP = `Type the number of an action, or the action itself in its own words.
  why <action>   why it is not possible, and by which rule; or what it would do
  undo           take back your last step      restart       take back all you can
  board          show the board again          save <file>   write the record
  help           this text                     quit          leave the game
`

export async function runPlay(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, {
    texts: ['players', 'bots', 'seed', 'save', ...OPTION_NAMES.texts],
    flags: OPTION_NAMES.flags,
  })
  const entry = given.game()
  const { id, seats } = entry.game
  const count = given.whole('players', seats.min, seats.min, seats.max)
  const seed = given.text('seed') ?? randomBytes(8).toString('hex')
  const file = given.text('save')
  if (file !== undefined) mustBeNew(file)
  const bots = given.oneOf('bots', BOTS, 'squire')
  const table = open(entry.game, count, bots, readOptions(given, entry, {}), seed)
  console.log(`${id}, you against ${rivalsText(bots, count - 1)}. Seed ${seed}. Type "help" for help.`)
  await converse(table, file)
  return 0
}

/** Checked before the game, not after it. */
function mustBeNew(file: string): void {
  if (existsSync(file)) throw new UsageError(`--save ${file}: this file already exists.`)
  if (!existsSync(dirname(resolve(file)))) throw new UsageError(`--save ${file}: there is no such folder.`)
}

function open(game: AnyGame, count: number, bots: BotName, options: object, seed: string): Table {
  const words = findWords(game.id, options)
  if (words === undefined) throw new UsageError(`There is no game "${game.id}".`)
  const others = count === 2 ? [RIVAL] : COMPANIONS.slice(0, count - 1)
  const players: Players = { names: ['You', ...others], reader: YOU }
  const terminal = findTerminal(game.id)?.terminal ?? plainTerminal(words, players)
  const seats = [{ name: 'Player', bot: null }, ...others.map((name) => ({ name, bot: bots }))]
  // A person takes the time they need: the clerk never ends a frame of several seats.
  const driverOptions = {
    seats: seats.map(({ bot }) => (bot === null ? null : { bot })),
    pace: TYPING,
    patience: Number.POSITIVE_INFINITY,
  }
  const driver = new Driver(game, driverOptions, seed)
  const { id, rulesVersion } = game
  const frozen = seededTable(seed, { id: `terminal/${seed}`, game: id, rulesVersion, options, seats })
  const started = Match.start(game, frozen, unsealSeeded(frozen, seed).chance, Date.now())
  if (started.kind === 'refusal') throw new UsageError(sayRefusal(started, words))
  const { match } = started
  return { game, match, driver, terminal, words, players }
}

async function converse(table: Table, file: string | undefined): Promise<void> {
  const { match } = table
  const isTerminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal })
  let shown = -1
  let since = 0
  const ask = (isDone: boolean) => {
    if (isDone) letOthersAct(table)
    if (match.outcome !== undefined) return false
    const hand = handOf(table)
    lines.setPrompt(hand?.prompt ?? '> ')
    const isNew = shown !== match.entries.length
    if (isNew && hand === undefined) show(table)
    shown = match.entries.length
    lines.prompt()
    if (isNew) since = performance.now()
    return true
  }
  if (ask(true)) {
    for await (const line of lines) {
      const next = answer(table, line.trim(), performance.now() - since)
      if (next === 'leave' || !ask(next === 'done')) break
    }
  }
  lines.close()
  sayEnd(table)
  if (file !== undefined) save(table, file)
  else if (isTerminal && match.outcome !== undefined) await offerToSave(table)
}

/**
 * Until the person is asked. Where all act at once, each of the others has about one action before the person is
 * asked again.
 */
function letOthersAct(table: Table): void {
  const { game, match, driver } = table
  const before = match.entries.length
  let left = match.table.seats.length - 1
  while (match.outcome === undefined && handOf(table) === undefined) {
    const isAsked = game.toAct(match.state).includes(YOU) && !isReady(table)
    if (isAsked && left-- === 0) return
    const move = driver.next(match.state)
    if (move === undefined) {
      const isShared = game.turn(match.state).seat === 'all'
      if (isShared && match.entries.length === before) console.log('  The others are waiting for you.')
      return
    }
    perform(table, move)
  }
}

/** Whether the person could still act, but has said that they are done. */
function isReady({ game, match }: Table): boolean {
  return game.asked(game.view(match.state, YOU))?.params.ready === true
}

function handOf({ game, match, terminal, players }: Table): ByHand<Tagged> | undefined {
  return terminal.byHand(game.view(match.state, YOU), players)
}

async function offerToSave(table: Table): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const file = await lines.question('Save the record to which file? (Enter: to none) ').catch(() => '')
  lines.close()
  if (file.trim() !== '') save(table, file.trim())
}

function show(table: Table): void {
  const { game, match, terminal, words, players } = table
  const view = game.view(match.state, YOU)
  console.log(terminal.board(view, players))
  const asked = game.asked(view)
  console.log(`\n${asked === undefined ? '' : words.question(asked, players)}`)
  const listed = choices(table)
  const items = listed.map((action) => ({ text: terminal.write(action), hint: terminal.hint(view, action) }))
  console.log(menu(items).join('\n'))
  const more = game.legal(match.state, YOU).length - listed.length
  if (more > 0) console.log(`          and ${more} more that can be typed`)
}

/** The legal actions that have a number. */
function choices({ game, match, terminal }: Table): readonly Tagged[] {
  return terminal.selection(game.view(match.state, YOU), game.legal(match.state, YOU))
}

/** After `done` the others may act. */
type Answer = 'leave' | 'done' | 'goOn'

/** Does what a line says. */
function answer(table: Table, line: string, ms: number): Answer {
  const [command = '', ...rest] = line.split(/\s+/)
  switch (command.toLowerCase()) {
    case 'quit':
    case 'exit':
      return 'leave'
    case 'help':
    case '?':
      console.log(`${HELP}\n${table.terminal.help}`)
      return 'goOn'
    case 'board':
      show(table)
      return 'goOn'
    case 'why':
      explain(table, rest.join(' '))
      return 'goOn'
    case 'undo':
      takeBack(table, table.match.undoable(YOU).at(-1))
      return 'goOn'
    case 'restart':
      takeBack(table, table.match.undoable(YOU)[0])
      return 'goOn'
    case 'save':
      if (rest.length === 0) console.log('Save to which file?')
      else save(table, rest.join(' '))
      return 'goOn'
    default:
      return act(table, line, ms)
  }
}

/** A number of the menu, or the action in words. */
function readLine(table: Table, text: string): Tagged | undefined {
  return /^\d+$/.test(text) ? choices(table)[Number(text) - 1] : table.terminal.read(text)
}

/** An empty line lets the others act, where they can. */
function act(table: Table, line: string, ms: number): Answer {
  const hand = handOf(table)
  if (line === '' && hand === undefined) return 'done'
  const action = hand === undefined ? readLine(table, line) : hand.enter(line, ms)
  if (action === undefined) {
    console.log(notUnderstood(line))
    return 'goOn'
  }
  const { match, words } = table
  const done =
    hand === undefined
      ? match.act(YOU, action, { at: Date.now(), by: 'person', key: null })
      : match.act('clerk', action, { at: Date.now(), by: 'clerk', key: null })
  if (isRefusal(done)) {
    console.log(sayRefusal(done, words))
    return 'goOn'
  }
  tell(table, done.events)
  return 'done'
}

function explain(table: Table, text: string): void {
  const action = readLine(table, text)
  if (action === undefined) {
    const { example } = table.terminal
    console.log(text === '' ? `Why what? Name an action, as in "why ${example}".` : notUnderstood(text))
    return
  }
  const { game, match, words } = table
  const refusal = game.whyNot(match.state, YOU, action)
  const sentence = refusal === undefined ? 'It is possible.' : sayRefusal(refusal, words)
  console.log(`To ${words.action(action, table.players)}: ${sentence}`)
  if (refusal !== undefined) return
  const { certain, possible } = game.preview(game.view(match.state, YOU), YOU, action)
  for (const event of certain) console.log(`  certain:  ${words.event(event, table.players)}`)
  for (const event of possible) console.log(`  possible: ${words.event(event, table.players)}`)
}

function notUnderstood(text: string): string {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return `"${escapeForTerminal(shown)}" is neither a number of the list nor an action. Type "help" for help.`
}

function takeBack(table: Table, from: number | undefined): void {
  const done = table.match.undo(YOU, { at: Date.now(), by: 'person', key: null }, from)
  console.log(isRefusal(done) ? sayRefusal(done, table.words) : 'Taken back.')
}

function perform(table: Table, { actor, action }: Move): void {
  const by = actor === 'clerk' ? 'clerk' : 'bot'
  const done = table.match.act(actor, action, { at: Date.now(), by, key: null })
  if (isRefusal(done)) throw new Error(`the ${by} chose what is refused: ${done.code}`)
  tell(table, done.events)
}

function tell({ game, terminal, words, players }: Table, events: readonly Tagged[]): void {
  for (const event of events) {
    const seen = game.redact(event, YOU)
    if (seen !== undefined && !terminal.unsaid.includes(seen.kind)) console.log(`  ${words.event(seen, players)}`)
  }
}

function sayEnd({ match, words, players }: Table): void {
  const { outcome } = match
  if (outcome?.by !== 'rules') {
    console.log('The game is left unfinished.')
    return
  }
  const scores = outcome.result.scores.map((score, seat) => `${seat === YOU ? 'you' : players.names[seat]} ${score}`)
  console.log(`The end. ${words.score}: ${scores.join(', ')}.`)
}

function save({ match }: Table, file: string): void {
  const opening = openingOfSeed(match.table)
  if (opening === undefined) return
  try {
    writeFileSync(file, `${JSON.stringify(exportRecord(match, opening))}\n`, { flag: 'wx' })
    console.log(`Record written to ${file}.`)
  } catch (error) {
    console.log(`${file} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}
