import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const folder = temporaryFolder()
const file = join(folder, '0.json')

beforeAll(() => {
  logres(['simulate', 'avalon', '--bots', 'reference', '--games', '1', '--seed', 'record', '--records', folder])
})

/** The record with one piece of its text replaced. */
function edited(change: (record: string) => string): string {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error('nothing was changed')
  const path = join(folder, 'edited.json')
  writeFileSync(path, changed)
  return path
}

describe('logres verify', () => {
  test('an unedited record passes', () => {
    expect(logres(['verify', file])).toMatchObject({ code: 0, err: '' })
  })

  test.each<[string, (text: string) => string, string]>([
    ['a name', (text) => text.replace('"Bot 1"', '"Bat 1"'), 'table'],
    ['a time', (text) => text.replace('"at":7,', '"at":8,'), 'entry 7'],
    ['an action', (text) => text.replace('"kind":"finishPlays"', '"kind":"endTurn"'), 'entry '],
    ['a draw', (text) => text.replace(/"value":(\d)/, (_, n) => `"value":${(Number(n) + 1) % 10}`), 'entry 0'],
    ['a time that cannot be', (text) => text.replace('"at":7,', '"at":-7,'), 'entry 7'],
    ['a link', (text) => text.replace(/"chain":\["./, '"chain":["x'), 'entry 0'],
    ['the outcome', (text) => text.replace('"reason":"crowns"', '"reason":"turnLimit"'), 'outcome'],
  ])('a record with %s changed fails where it is wrong', (_what, change, where) => {
    const { code, out } = logres(['verify', edited(change)])
    expect(code).toBe(1)
    expect(out).toContain(`NOT VERIFIED, ${where}`)
  })

  test.each([
    [['verify'], 'Which record?'],
    [['verify', join(folder, 'missing.json')], 'cannot be read'],
    [['verify', folder], 'cannot be read'],
  ])('%j is refused in one line', (args, words) => {
    const { code, err } = logres(args)
    expect([code, err.trim().split('\n').length]).toEqual([2, 1])
    expect(err).toContain(words)
  })

  test('a file that is no record is refused with a reason', () => {
    const path = join(folder, 'not-a-record.json')
    writeFileSync(path, '{"kind":"something else"}')
    expect(logres(['verify', path])).toMatchObject({ code: 2, err: expect.stringContaining('This is not a record') })
    writeFileSync(path, 'not even JSON')
    expect(logres(['replay', path])).toMatchObject({ code: 2, err: expect.stringContaining('is not JSON') })
  })

  test('--seal holds the table against a receipt', () => {
    const { table } = JSON.parse(readFileSync(file, 'utf8'))
    const path = join(folder, 'receipt.json')
    writeFileSync(path, JSON.stringify({ kind: 'logres-receipt-1', table, seat: 0, nonce: null }))
    expect(logres(['verify', file, '--seal', path]).code).toBe(0)
    writeFileSync(
      path,
      JSON.stringify({ kind: 'logres-receipt-1', table: { ...table, id: 'other' }, seat: 0, nonce: null }),
    )
    expect(logres(['verify', file, '--seal', path])).toMatchObject({ code: 1, out: expect.stringContaining('receipt') })
  })
})

describe('logres replay', () => {
  test('as text: every entry with what happened', () => {
    const { code, out } = logres(['replay', file])
    expect(code).toBe(0)
    expect(out).toContain('Bot 1: ')
    expect(out).toMatch(/The end: 1\. Bot [12] \(\d+\), 2\. Bot [12] \(\d+\)\.$/m)
  })

  test('a record whose moves the rules refuse stops there, with the reason in words', () => {
    const { code, err } = logres(['replay', edited((text) => text.replace('"kind":"finishPlays"', '"kind":"endTurn"'))])
    expect(code).toBe(2)
    expect(err).toMatch(
      /cannot be replayed beyond entry \d+: First say that you are done playing cards\. \(rule 3\.4\)/,
    )
  })

  test('--json: one line per entry; nobody but the drawer sees a drawn card; the last hash is the record’s', () => {
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const lines: Line[] = logres(['replay', file, '--json'])
      .out.trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(record.entries.length)
    expect(lines.at(-1)?.state).toBe(record.state)
    let drawn = 0
    for (const { events } of lines) {
      const others = [...events.table, ...(events.seats[0] ?? []).filter(({ seat }) => seat === 1)]
      for (const event of others) if (event.kind === 'cardDrawn') expect(event.card).toBeNull()
      drawn += (events.seats[0] ?? []).filter(
        ({ kind, seat, card }) => kind === 'cardDrawn' && seat === 0 && card !== null,
      ).length
    }
    expect(drawn).toBeGreaterThan(0)
  })
})

describe('logres replay --html', () => {
  test('the page needs built pages; their parts are put together with the record', () => {
    const pages = temporaryFolder()
    mkdirSync(join(pages, '.vite'))
    const names = { avalon: { page: 'page.html', words: { fr: 'fr.txt' } } }
    writeFileSync(join(pages, '.vite/replay-file.json'), JSON.stringify(names))
    writeFileSync(join(pages, 'page.html'), '%LOGRES-LANG%|%LOGRES-WORDS%|%LOGRES-REPLAY%')
    writeFileSync(join(pages, 'fr.txt'), '$& %LOGRES-LANG%')
    const { code, out } = logres(['replay', file, '--html', '--lang', 'fr', '--pages', pages])
    const [lang, words, replay = ''] = out.split('|')
    expect([code, lang, words]).toEqual([0, 'fr', '$& %LOGRES-LANG%'])
    expect(JSON.parse(replay)).toEqual({ record: JSON.parse(readFileSync(file, 'utf8')), viewer: 0 })
  })

  test.each([
    [['--html', '--pages', folder], 'There are no built pages in'],
    [['--html', '--lang', 'tlh'], '--lang must be one of en, fr, de, it'],
    [['--html', '--json'], 'Either --json or --html'],
    [['--lang', 'fr'], 'go with --html'],
  ])('%j is refused in one line, and nothing is written', (args, words) => {
    const { code, out, err } = logres(['replay', file, ...args])
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1])
    expect(err).toContain(words)
  })

  test('a record whose moves the rules refuse makes no page', () => {
    const bent = edited((text) => text.replace('"kind":"finishPlays"', '"kind":"endTurn"'))
    const { code, out, err } = logres(['replay', bent, '--html'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('cannot be replayed beyond entry')
  })
})

interface Line {
  readonly events: { readonly table: readonly Seen[]; readonly seats: readonly (readonly Seen[])[] }
  readonly state: string
}
interface Seen {
  readonly kind: string
  readonly seat?: number
  readonly card?: number | null
}
