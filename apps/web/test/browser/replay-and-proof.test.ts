/* After a match: its history after a reload, the proof that it was fair, and the replay file. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { avalon } from '@logres/avalon/rules'
import {
  exportRecord,
  type GameRecord,
  hash,
  isRefusal,
  Match,
  refuse,
  sealNonce,
  sealSecret,
  type Table,
  unseal,
} from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { reach } from './merlin-matches.ts'
import { answer } from './player.ts'
import { findPosition, type Position } from './positions.ts'
import { type Seats, startMatch } from './seats.ts'
import { askedNow, layoutFaults, siteTests, type TestSite } from './site-tests.ts'
import { findTournament } from './tournament-positions.ts'
import { visit } from './visit.ts'

const it = siteTests('what stays of a match')

const EVIL = '</script><img src=x onerror=alert(1)>\u2028<!--'

interface Replayed {
  /** A finished match whose first seat has this name. */
  finished(name: string): Position
  /** The size limit of the file, in bytes; 190,000 of them are its fonts. */
  readonly most: number
  /** What only the board of this game has. */
  readonly mark: string
  /** What the first seat holds, and nobody else. */
  readonly hand: string
  /** Another language, and what "replay" is in it. */
  readonly other: readonly [lang: string, title: string]
}

const isFinished = (state: Parameters<typeof avalon.result>[0]) => avalon.result(state) !== undefined

const REPLAYED: Readonly<Record<string, Replayed>> = {
  avalon: {
    finished: (name) => findPosition(isFinished, { names: [name, 'Mordred'] }),
    most: 620_000,
    mark: 'avalon-row',
    hand: '.avalon-full-card',
    other: ['de', 'Wiederholung'],
  },
  tournament: {
    finished: (name) => findTournament(({ ended }) => ended !== null, { names: [name, 'Isolde', 'Bors'] }),
    most: 830_000,
    mark: 'tournament-field',
    hand: '[data-held]',
    other: ['fr', 'Revoir'],
  },
  merlin: {
    finished: (name) => reach(({ isOver }) => isOver, { seats: 2, names: [name, 'Mordred'] }),
    most: 830_000,
    mark: 'merlin-ring',
    hand: '.merlin-panel-quests li',
    other: ['it', 'Rivedi'],
  },
}
const MARKS = Object.values(REPLAYED).map(({ mark }) => mark)

describe('the replay in one file', () => {
  for (const [game, { finished, most, mark, hand, other }] of Object.entries(REPLAYED)) {
    // One of them in `npm test`: the shortest.
    if (game !== 'tournament' && process.env.LOGRES_WEB_ALL === undefined) continue
    it(`of ${game} is taken from the end screen without a line, opens from disk, and is gone through by keys`, async (site) => {
      const folder = await mkdtemp(join(tmpdir(), 'logres-replay-'))
      const { page, show, faults, leave } = await visit(site, { serviceWorkers: 'allow' })
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await show(finished(EVIL))
      await page.locator('.match-ending').waitFor()
      await page.getByRole('log').locator('h3').first().waitFor()
      const log = await page.getByRole('log').textContent()
      const last = await page.locator('.match-replay-bar input').getAttribute('max')
      expect(faults).toEqual([])
      await page.context().setOffline(true)
      const record = join(folder, 'record.json')
      for (const [lang, title] of [['en', 'Replay'], other] as const) {
        if (lang !== 'en') await speak(page, lang)
        const file = join(folder, `${lang}.html`)
        await takeAs(page, AS_FILE, file)
        const text = readFileSync(file, 'utf8')
        if (lang === 'en') await takeAs(page, RECORD, record)
        expect(takenApart(atTerminal(site, record, lang))).toEqual(takenApart(text))
        expect(Buffer.byteLength(text)).toBeLessThan(most)
        // No other game's board.
        expect(MARKS.filter((each) => text.includes(each))).toEqual([mark])
        const reading = await openFile(site, file, mark)
        expect(await reading.page.getByRole('slider').getAttribute('max')).toBe(last)
        expect(await reading.page.locator('html').getAttribute('lang')).toBe(lang)
        expect(await reading.page.locator('.match-whose-turn').textContent()).toBe(title)
        expect(await reading.page.title()).toContain(EVIL)
        if (lang === 'en') {
          await expect.poll(() => reading.page.getByRole('log').textContent()).toBe(log)
          await hasItsFonts(reading.page)
          await goThrough(reading.page, Number(last))
          await tellsEachPosition(reading.page)
          if (game === 'tournament') {
            await tellsWhereCoinsCameFrom(reading.page)
            await offersOnlyToLookAt(reading.page, Number(last))
          }
          await seesBothHands(reading.page, hand)
          await reading.page.getByText('The record is verified').click()
          await reading.page.getByText(/All \d+ entries follow the rules/).waitFor()
          const { violations } = await new AxeBuilder({ page: reading.page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
        }
        expect(await reading.page.locator('img').count()).toBe(0)
        expect(reading.faults).toEqual([])
        expect(reading.asked.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(file).href])
        await reading.page.context().close()
      }
      await leave()
      await rm(folder, { recursive: true })
    })
  }

  it('keeps steps, tabs and every panel within a phone', async (site) => {
    const folder = await mkdtemp(join(tmpdir(), 'logres-replay-'))
    const { page, show, leave } = await visit(site)
    for (const { finished, mark } of Object.values(REPLAYED)) {
      await show(finished('Enid'))
      await page.locator('.match-ending').waitFor()
      const file = join(folder, `${mark}.html`)
      await takeAs(page, AS_FILE, file)
      const reading = await openFile(site, file, mark, { width: 390, height: 844 })
      const tabs = reading.page.locator('.tab-bar button')
      const at = () => reading.page.getByRole('slider').inputValue().then(Number)
      for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
        const before = await at()
        if ((await tabs.count()) > 0) await tabs.nth(tab).click()
        await reading.page.getByRole('button', { name: 'One step forward' }).click()
        await expect.poll(at).toBe(before + 1)
        expect(await layoutFaults(reading.page, '.match-top', '.match-replay-bar button, .tab-bar button')).toEqual([])
      }
      await reading.page.context().close()
    }
    await leave()
    await rm(folder, { recursive: true })
  })
})

/** The language is chosen in the settings of the match page. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page
    .getByRole('dialog')
    .locator('select')
    .filter({ has: page.locator(`option[value="${lang}"]`) })
    .selectOption(lang)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang)
  await page.keyboard.press('Escape')
}

const AS_FILE = /Replay as a single file|La partie en un seul fichier|Wiederholung als Datei|La partita in un solo file/

const RECORD = 'The record'

/** Downloads one of the files. */
async function takeAs(page: Page, name: string | RegExp, file: string): Promise<void> {
  const coming = page.waitForEvent('download')
  await page.locator('.match-end-actions').getByRole('button', { name }).click()
  await (await coming).saveAs(file)
}

const LOGRES = join(import.meta.dirname, '../../../cli/src/main.ts')

/** The order of a record's fields does not matter. */
function takenApart(page: string): { readonly replay: unknown; readonly rest: string } {
  const [whole = '', before = '', replay = ''] = /^(.*?id="replay">)(.*?)<\/script>/s.exec(page) ?? []
  return { replay: JSON.parse(replay), rest: hash({ before, after: page.slice(whole.length) }) }
}

/** What `logres replay --html` makes of the record, with the same pages. */
function atTerminal({ pages }: TestSite, record: string, lang: string): string {
  const args = [LOGRES, 'replay', record, '--html', '--lang', lang, '--pages', pages]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 })
  expect(stderr).toBe('')
  return stdout
}

/** In a fresh browser that is offline. */
async function openFile(site: TestSite, file: string, mark: string, viewport = { width: 1280, height: 800 }) {
  const { page, faults } = await site.newPage({ offline: true, viewport })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  await page.locator(`.${mark}`).waitFor()
  return { page, faults, asked }
}

async function goThrough(page: Page, last: number): Promise<void> {
  const at = () => page.getByRole('slider').inputValue().then(Number)
  await expect.poll(at).toBe(0)
  const seen = new Set<string>()
  for (let i = 1; i <= 12; i++) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe(i)
    seen.add((await page.locator('.match-main').textContent()) ?? '')
  }
  expect(seen.size).toBeGreaterThan(3)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(11)
  await page.keyboard.press('End')
  await expect.poll(at).toBe(last)
  await page.keyboard.press('Home')
  await expect.poll(at).toBe(0)
  await page.keyboard.press(' ')
  await expect.poll(at).toBeGreaterThan(0)
  await page.keyboard.press(' ')
}

/** Offline, with nothing but the file. */
async function hasItsFonts(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].flatMap(({ family, status }) =>
      status === 'loaded' ? [family.replaceAll('"', '')] : [],
    )
  })
  expect([...new Set(loaded)].sort()).toEqual(['Alegreya Sans', 'Alegreya Variable', 'Cinzel Variable'])
}

/** At every position: what happened there is told, its line of the log is in sight, and no button is dead. */
async function tellsEachPosition(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const areOff = (...names: string[]) => Promise.all(names.map((name) => button(name).isDisabled()))
  const told = () => page.locator('.match-question').first().textContent()
  await page.keyboard.press('Home')
  expect(await told()).toContain('The match begins.')
  expect(await page.locator('.match-replay-bar').evaluate(controlsOutside)).toEqual([])
  expect(await areOff('To the start', 'One turn back', 'One step back')).toEqual([true, true, true])
  const sentences = new Set<string | null>()
  for (let i = 0; i < 6; i++) {
    await button('One turn forward').click()
    await button('One step forward').click()
    sentences.add(await told())
    expect(await page.getByRole('log').evaluate(currentLineIsSeen)).toBe(true)
  }
  expect(sentences.size).toBeGreaterThan(4)
  expect([...sentences].join()).not.toContain('The match begins.')
  expect(
    (await areOff('To the start', 'One turn back', 'One step forward', 'To the latest position')).some(Boolean),
  ).toBe(false)
  await button('To the latest position').click()
  expect(await areOff('One step forward', 'One turn forward', 'To the latest position')).toEqual([true, true, true])
  expect(await areOff('To the start', 'One step back', 'Play')).toEqual([false, false, false])
}

/** Within the bar, and the bar within the sidebar. */
function controlsOutside(bar: Element): string[] {
  const rail = bar.closest('.match-rail')?.getBoundingClientRect()
  return [...bar.querySelectorAll('button, select, input')].flatMap((control) => {
    const { left, right } = control.getBoundingClientRect()
    const isInside = rail !== undefined && left >= rail.left && right <= rail.right
    return isInside ? [] : [control.getAttribute('aria-label') ?? control.className]
  })
}

function currentLineIsSeen(log: Element): boolean {
  const line = log.querySelector('[aria-current]')?.getBoundingClientRect()
  const box = log.getBoundingClientRect()
  return line !== undefined && line.top >= box.top - 1 && line.bottom <= box.bottom + 1
}

/** At the end of the file as on the page: everybody's account adds up, and the purses are drawn. */
async function tellsWhereCoinsCameFrom(page: Page): Promise<void> {
  await page.keyboard.press('End')
  await page.locator('.tournament-chart svg').waitFor()
  const rows = await page.locator('.tournament-ledger tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      parts: [...row.querySelectorAll('.tournament-source')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
      end: Number.parseInt(row.querySelector('.tournament-purse')?.textContent ?? '', 10),
    })),
  )
  expect(rows).toHaveLength(3)
  for (const { parts, end } of rows) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(end)
}

/** Past offers are shown without buttons to answer them. */
async function offersOnlyToLookAt(page: Page, last: number): Promise<void> {
  let met = 0
  for (let at = 10; at < last && met < 2; at += 5) {
    await page.getByRole('slider').fill(String(at))
    if ((await page.locator('.tournament-offer').count()) === 0) continue
    met += 1
    expect(await page.locator('.tournament-composer, .tournament-actions, button.tournament-hand-card').count()).toBe(0)
  }
  expect(met).toBe(2)
  await page.locator('.match-replay-bar button').first().focus()
}

async function seesBothHands(page: Page, held: string): Promise<void> {
  const hand = () => page.locator(held).evaluateAll((things) => things.map(({ outerHTML }) => outerHTML))
  await page.keyboard.press('Home')
  const mine = await hand()
  expect(mine.length).toBeGreaterThan(3)
  await page.locator('.match-eyes-choice select').selectOption('1')
  await expect.poll(async () => (await hand()).join()).not.toBe(mine.join())
  await page.locator('.match-eyes-choice select').selectOption('0')
  await expect.poll(async () => (await hand()).join()).toBe(mine.join())
}

const verified = (page: Page) => page.locator('.match-proof li').allTextContents()

async function verify(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await page.locator('.match-proof').waitFor()
  const found = await verified(page)
  await page.keyboard.press('Escape')
  return found.map((text) => text.trim())
}

async function resign({ page }: Seats[0]): Promise<void> {
  await page.getByRole('button', { name: 'Resign', exact: true }).first().click()
  await page.getByRole('button', { name: 'Yes, resign' }).click()
}

/** The same match under another table: a valid record, but not the one that was sealed. */
function forged({ table, entries, nonces }: GameRecord): GameRecord {
  const secret = 'cd'.repeat(32)
  const own = (nonces ?? []).map((nonce, seat) => (seat === 0 ? 'ab'.repeat(32) : nonce))
  const forgedTable: Table = {
    ...table,
    seal: sealSecret(table.id, secret),
    nonceSeals: own.map((nonce, seat) => (nonce === null ? null : sealNonce(table.id, seat, nonce))),
  }
  const started = Match.start(avalon, forgedTable, unseal(forgedTable, secret, own).chance, entries[0]?.at ?? 0)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const done = match.note('resign', 1, null, { at: 1, by: 'person', key: null })
  if (isRefusal(done)) throw new Error(done.code)
  return exportRecord(match, { secret, nonces: own })
}

describe('a match on the server', () => {
  it('keeps its log and its recap over a reload, its proof after the end, and shows a stranger what the table saw', async (site) => {
    const seats = await startMatch(site)
    const [host, friend] = seats
    const pages = [host.page, friend.page]
    // Not innerText: what is scrolled out of sight is not drawn.
    const log = async (page: Page) => (await page.getByRole('log').textContent()) ?? ''
    const last = (page: Page) => page.locator('.match-replay-bar input').getAttribute('max').then(Number)
    const isAsked = async (page: Page) => (await askedNow(page)) === 'playCards'
    const someAsked = async () => (await isAsked(host.page)) || (await isAsked(friend.page))
    while ((await last(host.page)) < 14 || !(await someAsked())) await playOne(pages)
    for (const page of pages) {
      const [before, length] = [await log(page), await last(page)]
      await page.reload()
      await page.locator('.avalon-row').waitFor()
      await expect.poll(() => last(page)).toBe(length)
      expect(await log(page)).toBe(before)
      if (await isAsked(page)) {
        await page.getByRole('button', { name: 'Watch again' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Watch again' }).waitFor({ state: 'detached' })
      }
      await page.locator('.match-log-lines li button').first().click()
      expect(Number(await page.locator('.match-replay-bar input').inputValue())).toBeLessThan(6)
      await page.getByRole('button', { name: 'Back to the latest' }).click()
    }

    // While it goes on a link shows no hand.
    const stranger = await site.newPage({ viewport: { width: 1280, height: 800 } })
    const link = `${new URL(host.page.url()).pathname}?at=5`
    const shownAt = () => stranger.page.locator('.match-replay-bar input').inputValue()
    await stranger.page.goto(link)
    await expect.poll(shownAt).toBe('5')
    expect(await stranger.page.locator('.avalon-full-card').count()).toBe(0)
    const then = await board(stranger.page)

    await resign(friend)
    for (const page of pages) await page.locator('.match-ending').waitFor()
    await stranger.page.goto(link)
    await expect.poll(shownAt).toBe('5')
    expect(await board(stranger.page)).toEqual(then)
    await stranger.page.getByRole('button', { name: 'To the latest position' }).click()
    await stranger.page.locator('.match-ending').waitFor()
    expect((await verify(stranger.page)).join()).toContain('This browser kept no trace of the sealing')

    const good = await verify(host.page)
    expect(good).toHaveLength(3)
    expect(good.join()).toMatch(/follow the rules.*saw sealed before the match.*Your own secret number is in it/)
    await refusesForgeries(host.page)
    expect([...host.faults, ...friend.faults, ...stranger.faults]).toEqual([])
    await saysThatThereIsNoRecord(host.page)
  })
})

/** What everybody sees of the row. */
const board = (page: Page) => page.locator('.avalon-region > .visually-hidden').allTextContents()

async function playOne(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const kind = await askedNow(page)
    if (kind === 'none') continue
    await answer(page, kind, { attacks: false, resists: false })
    await page.locator('.match-sending').waitFor({ state: 'detached' })
  }
}

async function refusesForgeries(page: Page): Promise<void> {
  const given = async (change: (record: GameRecord) => object) => {
    await page.route('**/record', async (route) => {
      const record: GameRecord = await (await route.fetch()).json()
      await route.fulfill({ json: change(record) })
    })
    const found = await verify(page)
    await page.unroute('**/record')
    return found.join(' | ')
  }
  const other = await given(forged)
  expect(other).toMatch(/✓ All \d+ entries follow the rules/)
  expect(other).toContain('✗ The table is not the one this browser saw sealed')
  expect(other).toContain('✗ Your own secret number is not in it')
  const bent = await given((record) => ({
    ...record,
    entries: record.entries.map((entry, i) => (i === 3 ? { ...entry, at: entry.at + 1 } : entry)),
  }))
  expect(bent).toMatch(/✗ Something is wrong with the record, at entry 3/)
  expect(bent).toContain('✓ Your own secret number is in it')
  expect(await given(() => ({ kind: 'poem' }))).toMatch(/✗ Something is wrong with the record\./)
}

/** A missing answer says nothing about the record. */
async function saysThatThereIsNoRecord(page: Page): Promise<void> {
  await page.route('**/record', (route) => route.fulfill({ status: 409, json: { ...refuse('notOver'), message: '' } }))
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await page.locator('.toast').waitFor()
  expect(await page.locator('.match-proof').count()).toBe(0)
}
