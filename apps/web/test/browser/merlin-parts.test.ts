/* The parts of Merlin's board in real positions: castle, domain, quests, scoring, the module and the draft. */
import { at, sum } from '@logres/kernel'
import {
  coloursAt,
  countedForQuests,
  isFulfilled,
  linesOf,
  merlin,
  needsOf,
  PROVINCES,
  question,
  questOf,
  type State,
  spaceAt,
  TRAITOR_COSTS,
  turnOf,
} from '@logres/merlin/rules'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { asksFirst, type Reached, reach } from './merlin-matches.ts'
import { layoutFaults, siteTests, type TestSite } from './site-tests.ts'
import { type Visit, visit } from './visit.ts'

const it = siteTests('the parts of Merlin’s board')

const builds = (state: State) => merlin.legal(state, 0).flatMap((each) => (each.kind === 'build' ? [each] : []))
const isAt = (state: State, space: string) => spaceAt(state.options, turnOf(state).at) === space
const payers = (state: State, tile: number) => builds(state).filter((each) => each.tile === tile).length

interface Positions {
  readonly turn: Reached
  readonly build: Reached
  readonly exchange: Reached
  readonly flag: Reached
  readonly lastTurn: Reached
  readonly grail: Reached
  readonly draft: Reached
  readonly end: Reached
}
let positions: Positions
beforeAll(() => {
  positions = {
    turn: reach(asksFirst('chooseDie', (state) => state.round === 4 && fulfilled(state).length > 0)),
    build: reach(
      asksFirst('arrive', (state) => {
        const tiles = isAt(state, 'build') ? builds(state).map(({ tile }) => payers(state, tile)) : []
        return tiles.includes(1) && tiles.includes(2)
      }),
    ),
    exchange: reach(asksFirst('arrive', (state) => state.round > 1 && isAt(state, 'exchange'))),
    flag: reach(
      asksFirst('prepare', (state) => {
        const { flag } = at(state.players, 0).items
        return turnOf(state).figure === 'knight' && at(flag, BLUE) > 0 && at(flag, BROWN) > 0
      }),
    ),
    lastTurn: reach(
      asksFirst('finish', ({ round, turnsTaken, players }) => round === 2 && turnsTaken === 4 * players.length - 1),
    ),
    grail: reach(asksFirst('grail', (state) => state.round === 4)),
    draft: reach(asksFirst('chooseAlly'), { options: { knights: 'draft' } }),
    end: reach((state) => state.isOver),
  }
})
const [, , BLUE = 0, , , BROWN = 0] = PROVINCES

function fulfilled(state: State): readonly number[] {
  return at(state.hands, 0).filter((quest) => isFulfilled(questOf(state, quest), countedForQuests(state, 0)))
}

let shared: Promise<Visit> | undefined
async function desk(site: TestSite): Promise<Visit> {
  shared ??= visit(site)
  const guest = await shared
  await guest.page.emulateMedia({ colorScheme: 'light' })
  await guest.page.setViewportSize({ width: 1440, height: 900 })
  return guest
}

const numbers = (texts: readonly string[]) => texts.map((text) => Number(text.replace('−', '-').replace('+', '')))

describe('my castle', () => {
  it('shows what is in it, and each traitor against its shield', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.turn)
    const { items, traitors } = at(positions.turn.state.players, 0)
    for (const [row, counts] of [items.shield, items.flag, items.material].entries()) {
      const cells = page
        .locator('.merlin-counters tbody tr')
        .nth(row + 1)
        .locator('td')
      const shown = await cells.evaluateAll((all) =>
        all.map((cell) => (cell.querySelector('svg') === null ? 0 : Number(cell.querySelector('b')?.textContent ?? 1))),
      )
      expect(shown).toEqual(counts)
    }
    const missing = PROVINCES.map((colour) => Math.max(0, at(traitors, colour) - at(items.shield, colour)))
    const marks = await page
      .locator('.merlin-traitor-row td')
      .evaluateAll((all) => all.map((cell) => cell.querySelector('b')?.textContent ?? ''))
    expect(marks).toEqual(
      PROVINCES.map((colour) => {
        if (at(traitors, colour) === 0) return ''
        return at(missing, colour) === 0 ? '✓' : `−${TRAITOR_COSTS * at(missing, colour)}`
      }),
    )
  })

  it('gilds the flags that may be spent now; the others say why not', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.flag)
    const legal = merlin.legal(positions.flag.state, 0)
    for (const colour of ['blue', 'brown'] as const) {
      const isLegal = legal.some((each) => each.kind === 'spendFlag' && each.flag === colour)
      expect([colour, isLegal, await page.locator(`[data-flag="${colour}"].merlin-gilt`).count()]).toEqual([
        colour,
        colour === 'blue',
        isLegal ? 1 : 0,
      ])
    }
    await page.locator('[data-flag="brown"]').click()
    await page.locator('.toast, [role="alert"]').filter({ hasText: '6' }).first().waitFor()
    const flags = await page.locator('[data-flag="blue"]').allTextContents()
    await page.locator('[data-flag="blue"]').click()
    await expect.poll(() => page.locator('[data-flag="blue"]').allTextContents()).not.toEqual(flags)
  })

  it('gives an item back on the exchange space', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.exchange)
    const returns = merlin.legal(positions.exchange.state, 0).filter(({ kind }) => kind === 'returnItem')
    expect(await page.locator('[data-return]').count()).toBe(returns.length)
    await page.locator('[data-return]').first().click()
    await expect.poll(() => page.locator('.asked-exchange').count()).toBe(1)
    expect(await page.locator('[data-return]').count()).toBe(0)
  })
})

/** The tile that has the focus. */
function focused(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.activeElement?.getAttribute('data-tile') ?? -1))
}

describe('the domain', () => {
  it('is walked by arrows, and says of each tile what builds there', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.build)
    const { state } = positions.build
    await page.locator('[data-tile="0"]').focus()
    const seen: number[] = []
    for (const key of [
      'ArrowRight',
      'ArrowDown',
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'ArrowUp',
      'End',
      'ArrowRight',
    ]) {
      await page.keyboard.press(key)
      const tile = await focused(page)
      seen.push(tile)
      const rows = state.domain.length / 6
      const colours = await page.locator('.merlin-pay li').count()
      expect([tile, colours]).toEqual([tile, coloursAt(state, tile).length])
      const lines = linesOf(tile, rows)
      expect(await page.locator('.merlin-lit').count()).toBe(lines.filter(({ slot }) => slot >= 0).length)
      expect(await page.locator('.merlin-line-cross').count()).toBe(lines.filter(({ slot }) => slot < 0).length)
    }
    expect(seen).toEqual([1, 7, 8, 14, 13, 7, 11, 11])
    expect(await page.locator('[data-tile="11"]').getAttribute('aria-label')).toContain('Row 2, tile 6')
  })

  it('opens exactly the tiles one may build on; with two materials the caption asks which', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.build)
    const { state } = positions.build
    const open = [...new Set(builds(state).map(({ tile }) => tile))].sort((a, b) => a - b)
    const shown = await page
      .locator('[data-tile].merlin-open')
      .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-tile'))))
    expect(shown).toEqual(open)
    const double = at(
      open.filter((tile) => payers(state, tile) === 2),
      0,
    )
    await page.locator(`[data-tile="${double}"]`).click()
    expect(await page.locator('[data-pay]').count()).toBe(2)
    await page.locator('[data-pay]').first().click()
    await expect
      .poll(() => page.locator('.merlin-manor').count())
      .toBe(state.manors.filter((owner) => owner !== null).length + 1)
  })

  it('builds by Enter, and by dragging the material onto the tile', async (site) => {
    const { page, show } = await desk(site)
    const { state } = positions.build
    const before = state.manors.filter((owner) => owner !== null).length
    const only = at(
      builds(state).filter(({ tile }) => payers(state, tile) === 1),
      0,
    )
    await show(positions.build)
    await page.locator(`[data-tile="${only.tile}"]`).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.merlin-manor').count()).toBe(before + 1)
    await show(positions.build)
    const from = await page.locator(`[data-item="material"][data-province="${only.material}"]`).boundingBox()
    const to = await page.locator(`[data-tile="${only.tile}"] .merlin-ground`).boundingBox()
    if (from === null || to === null) throw new Error('nowhere')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y - 20)
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.locator('.merlin-manor').count()).toBe(before + 1)
  })

  it('shows a tile by the first touch of a finger, and builds by the second', async (site) => {
    const { page, show, leave } = await visit(site, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await show(positions.build)
    const { state } = positions.build
    const before = state.manors.filter((owner) => owner !== null).length
    const only = at(
      builds(state).filter(({ tile }) => payers(state, tile) === 1),
      0,
    )
    await openTab(page, 'domain')
    const tile = page.locator(`[data-tile="${only.tile}"]`)
    await tile.tap()
    await page.locator('.merlin-focus-ring').waitFor()
    expect(await page.locator('.merlin-manor').count()).toBe(before)
    await tile.tap()
    await expect.poll(() => page.locator('.merlin-manor').count()).toBe(before + 1)
    await leave()
  })

  it('says why not where a manor stands', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.build)
    const taken = positions.build.state.manors.findIndex((owner) => owner !== null)
    await page.locator(`[data-tile="${taken}"]`).click()
    await page.getByText('4.9').first().waitFor()
  })
})

describe('quests', () => {
  it('are ticked as the game judges, in many positions', async (site) => {
    const { page, show } = await desk(site)
    const list = [positions.turn, positions.build, positions.exchange, positions.flag, positions.lastTurn]
    for (const position of list) {
      await show(position)
      const { state } = position
      const legal = merlin.legal(state, 0)
      for (const quest of at(state.hands, 0)) {
        const card = page.locator(`[data-quest="${quest}"]`)
        const ticks = await card
          .locator('[data-met]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-met')))
        const needs = needsOf(questOf(state, quest).conditions, countedForQuests(state, 0))
        expect([quest, ticks]).toEqual([quest, needs.map(({ isMet }) => String(isMet))])
        expect(ticks.every((tick) => tick === 'true')).toBe(fulfilled(state).includes(quest))
        const canResolve = legal.some((each) => each.kind === 'resolveQuest' && each.quest === quest)
        expect([quest, await card.getAttribute('data-ready')]).toEqual([quest, String(canResolve)])
      }
    }
  })

  it('a met one is resolved for points or a seal, another says why not', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.turn)
    const { state } = positions.turn
    const unmet = at(state.hands, 0).find((quest) => !fulfilled(state).includes(quest))
    await page.locator(`[data-quest="${unmet}"]`).click()
    await page.getByText('5.1').first().waitFor()
    const quest = at(fulfilled(state), 0)
    const ways = merlin.legal(state, 0).filter((each) => each.kind === 'resolveQuest' && each.quest === quest)
    await page.locator(`[data-quest="${quest}"]`).click()
    if (ways.length > 1) {
      expect(await page.locator('.merlin-ask [data-choice]').count()).toBe(ways.length)
      await page.locator('.merlin-ask [data-choice]').last().click()
    }
    await expect.poll(() => page.locator(`[data-quest="${quest}"]`).count()).toBe(0)
  })
})

async function column(page: Page, selector: string): Promise<number[]> {
  return numbers(await page.locator(selector).allTextContents())
}

describe('a scoring', () => {
  it('adds up, row by row, and the last one to the outcome', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.end)
    const scores = positions.end.state.players.map(({ score }) => score)
    for (const no of [1, 2, 3]) {
      await page.locator(`[data-scoring="${no}"]`).click()
      await page.locator('.merlin-after').waitFor()
      const before = await column(page, '.merlin-base td b')
      const together = await column(page, '.merlin-sum td b')
      const after = await column(page, '.merlin-after td b')
      expect(after).toEqual(before.map((points, seat) => points + at(together, seat)))
      const rows = await page
        .locator('.merlin-sub')
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll('td')].map((cell) => cell.querySelector('.merlin-coat > b')?.textContent ?? ''),
          ),
        )
      const servants = await column(page, '[data-step="servants"] .merlin-step td b')
      const sums = scores.map((_, seat) => sum(rows.map((row) => at(numbers([at(row, seat)]), 0))) + at(servants, seat))
      expect(sums).toEqual(together)
      if (no === 3) expect(after).toEqual(scores)
      expect(await column(page, '[data-total] b')).toEqual(after)
      expect(await column(page, '.merlin-chart table tbody tr:last-child td')).toEqual(after)
      await page.locator('[data-goon]').click()
      await page.locator('.merlin-scoring').waitFor({ state: 'detached' })
    }
  })

  it('lists the scores over time in a table for screen readers', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.end)
    await page.locator('[data-scoring="3"]').click()
    await page.locator('.merlin-after').waitFor()
    const last = await column(page, '.merlin-chart table tbody tr:last-child td')
    expect(last).toEqual(positions.end.state.players.map(({ score }) => score))
    expect(await page.locator('.merlin-chart table tbody tr').count()).toBe(9)
  })

  it('opens by itself when it comes', async (site) => {
    const { page, show, faults } = await desk(site)
    await show(positions.lastTurn)
    await page.locator('.match-actions .primary').click()
    const sure = page.locator('dialog[open] .button.primary')
    if ((await sure.count()) > 0) await sure.click()
    await page.locator('.merlin-scoring').waitFor()
    expect(await page.locator('.merlin-scoring h2').textContent()).toBe('The first scoring')
    // Where a bot is asked about its Grail it has to answer first.
    await page.locator('[data-step="servants"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.merlin-scoring').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('asks about the Grail in its row; using it takes all', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.grail)
    const asked = question(positions.grail.state)
    if (asked === undefined) throw new Error('nothing is asked')
    const all = sum(positions.grail.state.players.map(({ influence }) => at(influence, asked.n)))
    const row = page.locator(`[data-row="province/${asked.n}"]`)
    expect(await page.locator('.merlin-sub[data-row^="province"]').last().getAttribute('data-row')).toBe(
      `province/${asked.n}`,
    )
    await page.locator('[data-grail="use"]').click()
    await expect.poll(async () => at(await row.locator('td').allTextContents(), 0)).toContain(`+${all}`)
  })

  it('is counted out step by step, and can be skipped', async (site) => {
    const { page, show, leave } = await visit(site, { reducedMotion: 'no-preference' })
    await show(positions.end)
    await page.locator('[data-scoring="2"]').click()
    await page.locator('[data-again]').waitFor()
    const whole = await page.locator('.merlin-ledger tbody tr').count()
    await page.locator('[data-again]').click()
    const seen = new Set<number>()
    await expect
      .poll(async () => {
        seen.add(await page.locator('.merlin-ledger tbody tr').count())
        return seen.size
      })
      .toBeGreaterThan(3)
    expect(Math.max(...seen)).toBeLessThan(whole)
    // What it comes to is not told before.
    expect(await column(page, '[data-total] b')).toEqual(await column(page, '.merlin-base td b'))
    await page.locator('[data-skip]').click()
    await expect.poll(() => page.locator('.merlin-ledger tbody tr').count()).toBe(whole)
    await leave()
  })

  it('is there at once with reduced motion', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.end)
    await page.locator('[data-scoring="1"]').click()
    await page.locator('[data-again]').waitFor()
    const whole = await page.locator('.merlin-ledger tbody tr').count()
    await page.locator('[data-again]').click()
    await page.locator('[data-goon]').waitFor()
    expect(await page.locator('.merlin-ledger tbody tr').count()).toBe(whole)
  })
})

describe('the draft', () => {
  it('offers the pile that is due, each with its power, and a knight joins by a click', async (site) => {
    const { page, show } = await desk(site)
    await show(positions.draft)
    const { state } = positions.draft
    const due = merlin.legal(state, 0).flatMap((each) => (each.kind === 'chooseAlly' ? [each.ally] : []))
    const offered = await page
      .locator('button[data-knight].merlin-gilt')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-knight')))
    expect(offered.sort()).toEqual([...due].sort())
    for (const power of await page.locator('.merlin-knight-power').allTextContents())
      expect(power.length).toBeGreaterThan(20)
    const later = state.alliesLeft.find((ally) => !due.includes(ally))
    await page.locator(`button[data-knight="${later}"]`).click()
    await page.getByText('10.1').first().waitFor()
    await page.locator('button[data-knight].merlin-gilt').first().click()
    await expect.poll(() => page.locator('.merlin-ally').count()).toBe(at(state.players, 0).allies.length + 1)
  })
})

const TABS = ['domain', 'castle', 'quests', 'table'] as const

async function openTab(page: Page, tab: string): Promise<void> {
  const button = page.locator('.tab-bar button').nth(['move', ...TABS].indexOf(tab))
  if (await button.isVisible()) await button.click()
}

describe('for everybody', () => {
  it('axe finds nothing, by light and by dark, on a desk and on a phone', async (site) => {
    const { page, show, leave } = await visit(site)
    const faults: string[] = []
    const looks = { build: ['domain', 'castle', 'quests'], draft: ['table'] } as const
    for (const name of ['build', 'draft'] as const) {
      await show(positions[name])
      for (const tab of looks[name]) {
        await page.setViewportSize({ width: 360, height: 740 })
        await openTab(page, tab)
        faults.push(...(await axeFaults(page, `${name}, ${tab}`)))
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await show(positions.turn)
    await page.locator('.merlin-more').click()
    faults.push(...(await axeFaults(page, 'favour')))
    await page.setViewportSize({ width: 1440, height: 900 })
    await show(positions.grail)
    faults.push(...(await axeFaults(page, 'grail')))
    await page.setViewportSize({ width: 1440, height: 900 })
    await show(positions.end)
    await page.locator('[data-scoring="3"]').click()
    faults.push(...(await axeFaults(page, 'scoring')))
    expect(faults).toEqual([])
    await leave()
  })

  it('nothing sticks out at 360 px in German, and targets are large enough', async (site) => {
    const { page, show, leave, faults } = await visit(site, {
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
      hasTouch: true,
    })
    const TEXTS =
      '.merlin-condition, .merlin-quest-foot, .merlin-stock li, .merlin-player-head, .merlin-ally, .merlin-knight-power, .merlin-tile-caption p, .merlin-ledger-part, .merlin-scoring-side, .merlin-ability'
    const TARGETS = '.merlin-section button, .merlin-scoring button, .merlin-draft button'
    for (const name of ['turn', 'build', 'exchange', 'draft'] as const) {
      await show(positions[name])
      for (const tab of ['move', ...TABS]) {
        await openTab(page, tab)
        expect([name, tab, await layoutFaults(page, TEXTS, TARGETS)]).toEqual([name, tab, []])
        const panel = page.locator(`[data-panel="${tab}"]`)
        expect([name, tab, await panel.evaluate((each) => each.scrollWidth - each.clientWidth)]).toEqual([name, tab, 0])
      }
    }
    await show(positions.grail)
    expect(await layoutFaults(page, TEXTS, TARGETS)).toEqual([])
    await show(positions.end)
    await openTab(page, 'table')
    await page.locator('[data-scoring="3"]').click()
    expect(await layoutFaults(page, TEXTS, TARGETS)).toEqual([])
    expect(faults).toEqual([])
    await leave()
  })
})
