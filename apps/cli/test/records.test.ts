import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { avalon } from '@logres/avalon/rules'
import {
  addBrokenSeal,
  type BrokenSeal,
  type BrokenSeals,
  exportRecord,
  type GameRecord,
  Match,
  sealNonce,
  sealSecret,
  type Table,
  unseal,
} from '@logres/kernel'
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

/** A match that ended at once, after these seals were broken. */
function sealedRecord(broken: readonly BrokenSeal[], nonces: readonly (string | null)[]): GameRecord {
  const read = avalon.options.read({})
  if (read.kind === 'refusal') throw new Error(read.code)
  const secret = '5e'.repeat(32)
  const list = broken.reduce<BrokenSeals | undefined>(addBrokenSeal, undefined)
  const table: Table = {
    ...{ id: 'sealed', game: 'avalon', rulesVersion: avalon.rulesVersion, options: read.options, seed: null },
    seats: ['Arthur', 'Morgan\u001b[2J'].map((name) => ({ name, bot: null })),
    seal: sealSecret('sealed', secret),
    nonceSeals: nonces.map((nonce, seat) => (nonce === null ? null : sealNonce('sealed', seat, nonce))),
    ...(list && { broken: list }),
  }
  const started = Match.start(avalon, table, unseal(table, secret, nonces).chance, 1)
  if (started.kind === 'refusal') throw new Error(started.code)
  started.match.note('void', null, { reason: 'a test' }, { at: 2, by: 'clerk', key: null })
  return exportRecord(started.match, { secret, nonces })
}

describe('logres verify says where chance came from', () => {
  const NONCES = ['a0'.repeat(32), 'a1'.repeat(32)]
  const failed: BrokenSeal = {
    ...{ at: Date.UTC(2026, 4, 1, 12, 3), why: 'withheld', by: [{ seat: 1, name: 'Morgan\u001b[2J' }] },
    ...{ seal: 'c0'.repeat(32), nonceSeals: ['c1'.repeat(32), 'c2'.repeat(32)], revealed: [0] },
  }
  const path = join(folder, 'sealed.json')
  const verify = (
    broken: readonly BrokenSeal[],
    nonces: readonly (string | null)[] = NONCES,
    more: readonly string[] = [],
  ) => {
    writeFileSync(path, JSON.stringify(sealedRecord(broken, nonces)))
    return logres(['verify', path, ...more])
  }

  test('sealed once, by the server and two players', () => {
    const { code, out } = verify([])
    expect(code).toBe(0)
    expect(out).toContain('from the server and from 2 players: none of them could choose it alone.')
    expect(out).toContain('The table was sealed once.')
  })

  test('sealed again: how often, when, why, and what that could have been used for', () => {
    const { code, out } = verify([failed, { ...failed, why: 'left', revealed: [] }])
    expect(code).toBe(0)
    expect(out).toContain('The table was sealed 3 times, because 2 starts failed:')
    expect(out).toMatch(/2026-05-01 12:03 UTC: Morgan.* \(seat 2\) did not reveal; numbers revealed before: 1/)
    expect(out).toMatch(/Morgan.* \(seat 2\) left; numbers revealed before: 0/)
    expect(out).toContain('could have chosen among up to 2 draws')
    expect(out).not.toContain('\u001b')
  })

  test('more broken seals than are listed are counted', () => {
    const { out } = verify(Array.from({ length: 11 }, () => failed))
    expect(out).toContain('The table was sealed 12 times')
    expect(out).toContain('(3 earlier not listed)')
    expect(out).toContain('up to 12 draws')
  })

  test('chance that no player added to is the server’s alone', () => {
    const { code, out } = verify([], [null, null])
    expect(code).toBe(0)
    expect(out).toContain("no player added to chance here: it is the server's alone")
  })

  test('a receipt is for the start or for a listed attempt, and finds a changed list', () => {
    const record = sealedRecord([failed], NONCES)
    const { broken: _, ...former } = record.table
    const attempt = { ...former, seal: failed.seal, nonceSeals: [sealNonce('sealed', 0, 'b0'.repeat(32)), null] }
    const receipt = join(folder, 'sealed-receipt.json')
    const verdict = (broken: readonly BrokenSeal[], table: Table, nonce = 'a0'.repeat(32)) => {
      writeFileSync(receipt, JSON.stringify({ kind: 'logres-receipt-1', table, seat: 0, nonce }))
      return verify(broken, NONCES, ['--seal', receipt])
    }
    const listed = { ...failed, nonceSeals: attempt.nonceSeals }
    expect(verdict([failed], record.table)).toMatchObject({ code: 0, out: expect.stringContaining('for this table') })
    expect(verdict([listed], attempt, 'b0'.repeat(32))).toMatchObject({
      ...{ code: 0, out: expect.stringContaining('the record lists that attempt') },
    })
    expect(verdict([{ ...failed, why: 'left' }], record.table)).toMatchObject({ code: 1 })
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
