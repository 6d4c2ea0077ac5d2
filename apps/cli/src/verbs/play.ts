import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Bot, createBot } from '@logres/bots'
import {
  type AnyGame,
  type AnyMatch,
  at,
  exportRecord,
  isRefusal,
  Match,
  openingOfSeed,
  type Seat,
  seededTable,
  type Tagged,
  unsealSeeded,
} from '@logres/kernel'
import { type Company, findWords, type GameWords, sayRefusal } from '@logres/words'
import { Arguments, Complaint, harmless } from '../arguments.ts'
import { findTerminal, type Terminal } from '../boards/index.ts'
import { menu } from '../menu.ts'

/** One game at this terminal: a person on seat 0, a bot on the other. */
interface Table {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly bot: Bot<Tagged, object>
  readonly terminal: Terminal<Tagged, object>
  readonly words: GameWords<Tagged, Tagged>
  readonly company: Company
}

const YOU: Seat = 0

const HELP = `Type the number of an action, or the action itself in its own words.
  why <action>   why it is not possible, and by which rule; or what it would do
  undo           take back your last step      restart       take back all you can
  board          show the board again          save <file>   write the record
  help           this text                     quit          leave the game

Avalon: own 15 crowns at the end of your turn. Actions:
  reinforce rK 3   enchant rS 3   attack rK 3   finish
  resist, counter or decline   use avalon or keep avalon   pay rK (hand), pay 3 (pile)
  take two (landscape, connected, four, landscapeTwice, realm)   discard rK   end
Cards: y g r b v for the colours yellow, green, red, blue, violet; K knight, S sorceress.
Regions count from 1 to 11. ♛ is a crown; ▶ is yours, ◀ the opponent's. Piles are written from
the region outwards: the card farthest from it is on top. "+2": what a tile would give you now.
The rules: packages/games/avalon/RULES.md`

export async function runPlay(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['seed', 'options', 'save'] })
  const entry = given.game()
  const seed = given.text('seed') ?? randomBytes(8).toString('hex')
  const file = given.text('save')
  if (file !== undefined) mustBeNew(file)
  const table = open(entry.game, given.options(entry, {}), seed)
  console.log(`${entry.game.id}, you against the simple bot. Seed ${seed}. Type "help" for help.`)
  await converse(table, file)
  return 0
}

/** Better said before the game than after it. */
function mustBeNew(file: string): void {
  if (existsSync(file)) throw new Complaint(`--save ${file}: there is such a file already.`)
  if (!existsSync(dirname(resolve(file)))) throw new Complaint(`--save ${file}: there is no such folder.`)
}

function open(game: AnyGame, options: object, seed: string): Table {
  const bot = createBot(game, 'simple', `${seed}/bot`)
  const terminal = findTerminal(game.id)
  const words = findWords(game.id)
  if (isRefusal(bot) || terminal === undefined || words === undefined) {
    throw new Complaint(`${game.id} cannot be played at the terminal yet.`)
  }
  const seats = [
    { name: 'Player', bot: null },
    { name: 'Mordred', bot: 'simple' },
  ]
  const { id, rulesVersion } = game
  const frozen = seededTable(seed, { id: `terminal/${seed}`, game: id, rulesVersion, options, seats })
  const started = Match.start(game, frozen, unsealSeeded(frozen, seed).chance, Date.now())
  if (started.kind === 'refusal') throw new Complaint(sayRefusal(started))
  const { match } = started
  return { game, match, bot, terminal, words, company: { names: ['You', 'Mordred'], reader: YOU } }
}

async function converse(table: Table, file: string | undefined): Promise<void> {
  const { game, match } = table
  const isTerminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal })
  lines.setPrompt('> ')
  let shown = -1
  const ask = () => {
    while (game.toAct(match.state).some((actor) => actor !== YOU)) letBotAct(table)
    if (match.outcome !== undefined) return false
    if (shown !== match.entries.length) show(table)
    shown = match.entries.length
    lines.prompt()
    return true
  }
  if (ask()) {
    for await (const line of lines) {
      if (!answer(table, line.trim()) || !ask()) break
    }
  }
  lines.close()
  sayEnd(table)
  if (file !== undefined) save(table, file)
  else if (isTerminal && match.outcome !== undefined) await offerToSave(table)
}

async function offerToSave(table: Table): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const file = await lines.question('Save the record to which file? (Enter: to none) ').catch(() => '')
  lines.close()
  if (file.trim() !== '') save(table, file.trim())
}

function show({ game, match, terminal, words, company }: Table): void {
  const view = game.view(match.state, YOU)
  console.log(terminal.board(view, company))
  const asked = game.asked(view)
  console.log(`\n${asked === undefined ? '' : words.question(asked)}`)
  const legal = game.legal(match.state, YOU)
  const items = legal.map((action) => ({ text: terminal.write(action), hint: terminal.hint(view, action) }))
  console.log(menu(items).join('\n'))
}

/** Does what a line says; false to leave. */
function answer(table: Table, line: string): boolean {
  const [command = '', ...rest] = line.split(/\s+/)
  switch (command.toLowerCase()) {
    case '':
      return true
    case 'quit':
    case 'exit':
      return false
    case 'help':
    case '?':
      console.log(HELP)
      return true
    case 'board':
      show(table)
      return true
    case 'why':
      explain(table, rest.join(' '))
      return true
    case 'undo':
      takeBack(table, table.match.undoable(YOU).at(-1))
      return true
    case 'restart':
      takeBack(table, table.match.undoable(YOU)[0])
      return true
    case 'save':
      if (rest.length === 0) console.log('Save to which file?')
      else save(table, rest.join(' '))
      return true
    default:
      act(table, line)
      return true
  }
}

/** A number of the menu, or the action in words. */
function readLine({ game, match, terminal }: Table, text: string): Tagged | undefined {
  if (/^\d+$/.test(text)) return game.legal(match.state, YOU)[Number(text) - 1]
  return terminal.read(text)
}

function act(table: Table, line: string): void {
  const { match, words } = table
  const action = readLine(table, line)
  if (action === undefined) {
    console.log(notUnderstood(line))
    return
  }
  const done = match.act(YOU, action, { at: Date.now(), by: 'person', key: null })
  if (isRefusal(done)) console.log(sayRefusal(done, words))
  else tell(table, done.events)
}

function explain(table: Table, text: string): void {
  const action = readLine(table, text)
  if (action === undefined) {
    console.log(text === '' ? 'Why what? Name an action, as in "why attack rK 3".' : notUnderstood(text))
    return
  }
  const { game, match, words } = table
  const refusal = game.whyNot(match.state, YOU, action)
  const sentence = refusal === undefined ? 'It is possible.' : sayRefusal(refusal, words)
  console.log(`To ${words.action(action)}: ${sentence}`)
  if (refusal !== undefined) return
  const { certain, possible } = game.preview(game.view(match.state, YOU), YOU, action)
  for (const event of certain) console.log(`  certain:  ${words.event(event, table.company)}`)
  for (const event of possible) console.log(`  possible: ${words.event(event, table.company)}`)
}

function notUnderstood(text: string): string {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return `"${harmless(shown)}" is neither a number of the list nor an action. Type "help" for help.`
}

function takeBack(table: Table, from: number | undefined): void {
  const done = table.match.undo(YOU, { at: Date.now(), by: 'person', key: null }, from)
  console.log(isRefusal(done) ? sayRefusal(done, table.words) : 'Taken back.')
}

function letBotAct(table: Table): void {
  const { game, match, bot } = table
  const actor = at(game.toAct(match.state), 0)
  if (actor === 'clerk') throw new Error('no clerk plays here yet')
  const { action } = bot.choose(game.view(match.state, actor), game.legal(match.state, actor))
  const done = match.act(actor, action, { at: Date.now(), by: 'bot', key: null })
  if (isRefusal(done)) throw new Error(`the bot chose what is refused: ${done.code}`)
  tell(table, done.events)
}

function tell({ game, words, company }: Table, events: readonly Tagged[]): void {
  for (const event of events) {
    const seen = game.redact(event, YOU)
    if (seen !== undefined) console.log(`  ${words.event(seen, company)}`)
  }
}

function sayEnd({ match }: Table): void {
  const { outcome } = match
  if (outcome?.by === 'rules')
    console.log(`The end. Crowns: you ${outcome.result.scores[0]}, Mordred ${outcome.result.scores[1]}.`)
  else console.log('The game is left unfinished.')
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
