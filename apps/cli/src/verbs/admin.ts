/* Admin actions from a terminal: over HTTP on a running server; `code` on the machine itself. */
import { AdminServer, Refused } from '../admin-server.ts'
import { Arguments, escapeForTerminal, UsageError } from '../arguments.ts'
import { storeFor } from '../store-address.ts'

type AdminCommand = (server: AdminServer, given: Arguments) => Promise<string>

const ACTIONS: ReadonlyMap<string, AdminCommand> = new Map<string, AdminCommand>([
  ['reports', listReports],
  ['done', answerReport],
  ['people', listPeople],
  ['person', showPerson],
  ['mute', mute],
  ['unmute', (server, given) => judge(server, given, 'unmute')],
  ['ban', (server, given) => judge(server, given, 'ban')],
  ['unban', (server, given) => judge(server, given, 'unban')],
  ['rename', rename],
  ['close', closeTable],
  ['log', listLog],
  ['undo', undo],
])

export async function runAdmin(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, {
    texts: ['server', 'reason', 'report', 'skip', 'data'],
    flags: ['answered'],
    most: 3,
  })
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

/** What admins can see of a person. */
interface Card extends Someone {
  readonly isGuest: boolean
  readonly matches: number
  readonly reports: number
  readonly formerNames: readonly { readonly name: string; readonly until: number }[]
  readonly deeds: readonly Note[]
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

function whatWas(detail: Note['detail']): string {
  const { kind, name, match, room, n, text, table, seat, act, deed, reason, concern } = detail
  const said = (value: unknown) => escapeForTerminal(String(value))
  if (kind === 'appeal') return `an objection to "${said(act)}", ${said(deed)} in the log: ${said(reason)}`
  if (kind === 'line') {
    const lines = `line ${said(n)} of the ${said(room)} at ${said(match)}, by "${said(name)}": ${said(text)}`
    return [lines, ...contextOf(detail)].join('\n    ')
  }
  const what = concern === undefined || concern === 'name' ? 'the name' : `${said(concern)}:`
  if (kind === 'seat') return `${what} "${said(name)}", seat ${Number(seat) + 1} at ${said(table)}`
  return `${what} "${said(name)}"`
}

/** The lines before and after. */
function contextOf({ context, n }: Note['detail']): string[] {
  return rowsOf<{ readonly n: number; readonly person: string; readonly text: string }>(context).map(
    (line) => `${line.n === n ? '>' : ' '} ${line.person}: ${escapeForTerminal(line.text)}`,
  )
}

async function listLog(server: AdminServer, given: Arguments): Promise<string> {
  need(given, 0, '')
  const notes = rowsOf<Note>(await server.get('log', { offset: skipped(given) }))
  return notes.length === 0 ? 'Nothing has been done yet.' : notes.map(actionText).join('\n')
}

function actionText({ id, at, by, about, text, detail: { act, undone, ...rest } }: Note): string {
  const more = Object.entries(rest).map(([key, value]) => `${key} ${key === 'until' ? dateOf(value) : value}`)
  const reason = text === '' ? '' : `: ${text}`
  const mark = undone === undefined ? '' : ', undone'
  return escapeForTerminal(
    `${dateOf(at)}  ${by.name}: ${[act, called(about), ...more].join(', ')}${reason} [${id}${mark}]`,
  )
}

async function undo(server: AdminServer, given: Arguments): Promise<string> {
  const [id] = need(given, 1, 'ID, as in `admin log`')
  await server.post(`log/${idIn(id)}/undo`, why(given))
  return `${id} is undone.`
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

async function showPerson(server: AdminServer, given: Arguments): Promise<string> {
  const [id] = need(given, 1, 'PERSON')
  const [person] = rowsOf<Card>([await server.get(`people/${idIn(id)}`)])
  if (person === undefined) return ''
  const { isGuest, matches, reports, formerNames, deeds } = person
  const names = formerNames.map(({ name, until }) => `${escapeForTerminal(name)} until ${dateOf(until)}`)
  return [
    personText(person),
    `    ${isGuest ? 'a guest' : 'a kept account'}, ${matches} matches, reported ${reports} times`,
    ...(names.length === 0 ? [] : [`    was called ${names.join(', ')}`]),
    ...deeds.map((note) => `    ${actionText(note)}`),
  ].join('\n')
}

async function mute(server: AdminServer, given: Arguments): Promise<string> {
  const [id, days = ''] = need(given, 2, 'PERSON DAYS')
  if (!/^\d{1,4}$/.test(days) || Number(days) === 0) throw new UsageError(`For how many days? Not "${days}".`)
  const until = Date.now() + Number(days) * 24 * 60 * 60 * 1000
  return told(await server.post(`people/${idIn(id)}/mute`, { until, ...must(given) }))
}

async function judge(server: AdminServer, given: Arguments, verdict: 'unmute' | 'ban' | 'unban'): Promise<string> {
  const [id] = need(given, 1, 'PERSON')
  return told(await server.post(`people/${idIn(id)}/${verdict}`, verdict === 'ban' ? must(given) : why(given)))
}

async function rename(server: AdminServer, given: Arguments): Promise<string> {
  const [id, name] = need(given, given.words.length === 2 ? 1 : 2, 'PERSON [NAME]')
  return told(await server.post(`people/${idIn(id)}/rename`, { ...(name !== undefined && { name }), ...must(given) }))
}

async function closeTable(server: AdminServer, given: Arguments): Promise<string> {
  const [id] = need(given, 1, 'TABLE')
  await server.post(`tables/${idIn(id)}/close`, must(given))
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
  const [reason, report] = [given.text('reason'), given.text('report')]
  return { ...(reason !== undefined && { reason }), ...(report !== undefined && { reports: [idIn(report)] }) }
}

/** The person is told the reason. */
function must(given: Arguments): object {
  if ((given.text('reason') ?? '').trim() === '') throw new UsageError('Give a --reason: the person is told it.')
  return why(given)
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
