/* Admin actions from a terminal: over HTTP on a running server; `code` on the machine itself. */
import { AdminServer, Refused } from '../admin-server.ts'
import { Arguments, escapeForTerminal, UsageError } from '../arguments.ts'
import { storeFor } from '../store-address.ts'

type AdminCommand = (server: AdminServer, given: Arguments) => Promise<string>

const ACTIONS: ReadonlyMap<string, AdminCommand> = new Map<string, AdminCommand>([
  ['reports', listReports],
  ['done', answerReport],
  ['people', listPeople],
  ['mute', mute],
  ['unmute', (server, given) => judge(server, given, 'unmute')],
  ['ban', (server, given) => judge(server, given, 'ban')],
  ['unban', (server, given) => judge(server, given, 'unban')],
  ['rename', rename],
  ['close', closeTable],
  ['log', listLog],
])

export async function runAdmin(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['server', 'reason', 'skip', 'data'], flags: ['answered'], most: 3 })
  const [what] = given.words
  const known = [...ACTIONS.keys(), 'code'].join(', ')
  if (what === undefined) throw new UsageError(`What is to be done? One of: ${known}.`)
  if (what === 'code') return printCode(given)
  const action = ACTIONS.get(what)
  if (action === undefined) throw new UsageError(`There is no "admin ${what}". Try: ${known}.`)
  try {
    console.log(await action(new AdminServer(given.text('server'), process.env), given))
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(`logres: ${error.message}`)
    return 1
  }
}

async function printCode(given: Arguments): Promise<number> {
  need(given, 0, '')
  // Only here: the other verbs need not wait until a server is loaded.
  const { makeAdminCode, AdminCodeFailed } = await import('@logres/server')
  try {
    const { code, hasAdmin } = await makeAdminCode(await storeFor(given))
    console.log(
      `${code}\n${hasAdmin ? 'There is an admin already; this makes another. ' : ''}It works once, until the server`,
    )
    console.log('starts the next time. Earlier codes no longer do.')
    return 0
  } catch (error) {
    if (error instanceof AdminCodeFailed) throw new UsageError(error.message)
    throw error
  }
}

interface Name {
  readonly id: string
  readonly name: string | null
}

interface Note {
  readonly id: string
  readonly at: number
  readonly text: string
  readonly by: Name
  readonly about: Name
  readonly detail: Readonly<Record<string, unknown>>
}

interface Someone {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly bannedAt: number | null
  readonly mutedUntil: number | null
}

async function listReports(server: AdminServer, given: Arguments): Promise<string> {
  need(given, 0, '')
  const state = given.flag('answered') ? 'answered' : 'open'
  const notes = rowsOf<Note>(await server.get('reports', { state, offset: skipped(given) }))
  return notes.length === 0 ? `No ${state} reports.` : notes.map(reportText).join('\n')
}

function reportText({ id, at, by, about, text, detail }: Note): string {
  const lines = [`${id}  ${dateOf(at)}  about ${called(about)}, by ${called(by)}`, `    ${whatWas(detail)}`]
  if (text !== '') lines.push(`    they say: ${escapeForTerminal(text)}`)
  return lines.join('\n')
}

function whatWas({ kind, name, match, room, n, text, table, seat }: Note['detail']): string {
  const said = (value: unknown) => escapeForTerminal(String(value))
  if (kind === 'line')
    return `line ${said(n)} of the ${said(room)} at ${said(match)}, by "${said(name)}": ${said(text)}`
  if (kind === 'seat') return `seat ${Number(seat) + 1} at ${said(table)}, "${said(name)}"`
  return `the name "${said(name)}"`
}

async function listLog(server: AdminServer, given: Arguments): Promise<string> {
  need(given, 0, '')
  const notes = rowsOf<Note>(await server.get('log', { offset: skipped(given) }))
  return notes.length === 0 ? 'Nothing has been done yet.' : notes.map(actionText).join('\n')
}

function actionText({ at, by, about, text, detail: { act, ...rest } }: Note): string {
  const more = Object.entries(rest).map(([key, value]) => `${key} ${key === 'until' ? dateOf(value) : value}`)
  const reason = text === '' ? '' : `: ${text}`
  return escapeForTerminal(`${dateOf(at)}  ${by.name}: ${[act, called(about), ...more].join(', ')}${reason}`)
}

async function answerReport(server: AdminServer, given: Arguments): Promise<string> {
  const [id] = need(given, 1, 'REPORT, as in `admin reports`')
  await server.post(`reports/${idIn(id)}/answer`, why(given))
  return `${id} is done.`
}

async function listPeople(server: AdminServer, given: Arguments): Promise<string> {
  const [name = ''] = need(given, 1, 'NAME')
  const people = rowsOf<Someone>(await server.get('people', { name }))
  return people.length === 0 ? 'Nobody is called that.' : people.map(personText).join('\n')
}

async function mute(server: AdminServer, given: Arguments): Promise<string> {
  const [id, days = ''] = need(given, 2, 'PERSON DAYS')
  if (!/^\d{1,4}$/.test(days) || Number(days) === 0) throw new UsageError(`For how many days? Not "${days}".`)
  const until = Date.now() + Number(days) * 24 * 60 * 60 * 1000
  return told(await server.post(`people/${idIn(id)}/mute`, { until, ...why(given) }))
}

async function judge(server: AdminServer, given: Arguments, verdict: 'unmute' | 'ban' | 'unban'): Promise<string> {
  const [id] = need(given, 1, 'PERSON')
  return told(await server.post(`people/${idIn(id)}/${verdict}`, why(given)))
}

async function rename(server: AdminServer, given: Arguments): Promise<string> {
  const [id, name] = need(given, given.words.length === 2 ? 1 : 2, 'PERSON [NAME]')
  return told(await server.post(`people/${idIn(id)}/rename`, { ...(name !== undefined && { name }), ...why(given) }))
}

async function closeTable(server: AdminServer, given: Arguments): Promise<string> {
  const [id] = need(given, 1, 'TABLE')
  await server.post(`tables/${idIn(id)}/close`, why(given))
  return `${id} is closed.`
}

/** Exactly so many words after the first. */
function need(given: Arguments, count: number, what: string): readonly string[] {
  const [action = '', ...words] = given.words
  if (words.length !== count) throw new UsageError(`It is: admin ${action} ${what}`.trimEnd())
  return words
}

function idIn(text = ''): string {
  if (/^[\w-]{12}$/.test(text)) return text
  throw new UsageError(`"${text}" is no id: those have twelve letters. \`admin people NAME\` finds people's.`)
}

function why(given: Arguments): object {
  const reason = given.text('reason')
  return reason === undefined ? {} : { reason }
}

function skipped(given: Arguments): string {
  return String(given.whole('skip', 0, 0, 1_000_000))
}

function rowsOf<Row>(answer: unknown): Row[] {
  return Array.isArray(answer) ? answer : []
}

function told(answer: unknown): string {
  return rowsOf<Someone>([answer]).map(personText).join('')
}

function personText({ id, name, role, bannedAt, mutedUntil }: Someone): string {
  const marks = [
    ...(role === 'admin' ? ['admin'] : []),
    ...(bannedAt === null ? [] : [`banned since ${dateOf(bannedAt)}`]),
    ...(mutedUntil === null || mutedUntil < Date.now() ? [] : [`muted until ${dateOf(mutedUntil)}`]),
  ]
  return [`${id}  ${escapeForTerminal(name)}`, ...marks].join(', ')
}

function called({ id, name }: Name): string {
  return name === null ? id : `${escapeForTerminal(name)} (${id})`
}

function dateOf(time: unknown): string {
  return typeof time === 'number' ? `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')}Z` : '?'
}
