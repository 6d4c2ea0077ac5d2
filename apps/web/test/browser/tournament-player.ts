/* Plays the tournament in a page, by clicking what it offers. */
import { HIGHEST, JOKER } from '@logres/tournament/rules'
import type { Locator, Page } from 'playwright-core'
import { askedNow, type TestSite } from './site-tests.ts'

export interface Knight {
  readonly page: Page
  readonly faults: readonly string[]
  readonly line: HeldConnection
}

/** Messages of the server can be held back, so that others are faster. */
export interface HeldConnection {
  hold(): void
  release(): void
}

export async function newKnight(site: TestSite): Promise<Knight> {
  const { page, faults } = await site.newPage({ viewport: { width: 1280, height: 860 } })
  let held: (() => void)[] | undefined
  await page.routeWebSocket(/\/api\/matches\/.*\/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const pass = () => socket.send(message)
      if (held === undefined) pass()
      else held.push(pass)
    })
  })
  const line: HeldConnection = {
    hold: () => {
      held = []
    },
    release: () => {
      const waiting = held ?? []
      held = undefined
      for (const pass of waiting) pass()
    },
  }
  return { page, faults, line }
}

export interface TournamentSetup {
  readonly people: number
  readonly bots: number
  /** Level duels are decided by lot, not by a race. */
  readonly byLot: boolean
  /** All cards are dealt, and none picked. */
  readonly isDealt?: boolean
}

/** Through the pages: one creates the table, the others follow its link. */
export async function startTournament(
  site: TestSite,
  { people, bots, byLot, isDealt = false }: TournamentSetup,
): Promise<readonly Knight[]> {
  const knights = await Promise.all(Array.from({ length: people }, () => newKnight(site)))
  const [host, ...guests] = knights
  if (host === undefined) throw new Error('nobody makes a table')
  const { page } = host
  await page.goto('/new?game=tournament')
  for (let seats = 3; seats < people + bots; seats++) await page.getByRole('button', { name: 'Add a seat' }).click()
  // On a busy machine four cards take longer than the minute that a live table leaves for them, and then a bot lays others.
  await page.getByRole('radio', { name: /^No clock/ }).check()
  for (let seat = people; seat < people + bots; seat++)
    await page.getByLabel(`Seat ${seat + 1}`, { exact: true }).selectOption({ label: 'Bot: page' })
  if (byLot || isDealt) await page.locator('details.more summary').click()
  if (byLot) await page.getByLabel(/lot/i).check()
  if (isDealt) await page.getByLabel(/Draft the arms/).uncheck()
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.getByText('host, ready').waitFor()
  const link = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()
  for (const guest of guests) {
    await guest.page.goto(`http://${link}`)
    await guest.page
      .getByRole('button', { name: /Sit here/ })
      .first()
      .click()
  }
  await page.getByText('Everyone is seated.').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  for (const knight of knights) await knight.page.locator('.tournament-field').waitFor()
  if ((await page.locator('.match-clock').count()) > 0) throw new Error('the clock may end what a test is doing')
  return knights
}

export interface PlayStyle {
  /** Leaves the lists when next asked. */
  readonly retires: boolean
  /** Leaves this question to the test. */
  readonly leaves?: string
  /** Sees reveals to their end. */
  readonly watches?: boolean
  /** In a barter gives away a card it can spare, before it is ready. */
  readonly gives?: boolean
}

const STAYS: PlayStyle = { retires: false }

/** Closes what delays the next question: a reveal of cards, a verdict. */
export async function dismissOverlays(page: Page): Promise<boolean> {
  if (await page.locator('dialog[open]').isVisible()) {
    await page.keyboard.press('Escape')
    return true
  }
  return (
    (await press(page.locator('.tournament-skip'))) ||
    press(page.getByRole('button', { name: 'Continue', exact: true }))
  )
}

/** Answers the current question and returns its kind. Waits while cards are being revealed. */
export async function answerKnight(page: Page, manner: PlayStyle = STAYS): Promise<string> {
  if (manner.watches === true ? await leaveJudgement(page) : await dismissOverlays(page)) return 'none'
  const kind = await askedNow(page)
  // Before the throw of a judgement nothing is asked.
  if (kind === 'none') await sayReadyToRun(page)
  const answer = ANSWERS[kind]
  if (answer === undefined || kind === manner.leaves || !(await answer(page, manner))) return 'none'
  await page.locator('.match-sending').waitFor({ state: 'detached' })
  return kind
}

type Answer = (page: Page, manner: PlayStyle) => Promise<boolean>

const ANSWERS: Readonly<Record<string, Answer>> = {
  draft: pickCard,
  barter: async (page, { gives }) => (gives === true && (await giveAway(page))) || sayReady(page),
  announcement: (page, { retires }) =>
    retires ? retire(page) : press(page.getByRole('button', { name: 'Stay', exact: true })),
  lay: layFour,
  purchase: async (page) =>
    (await press(page.locator('.tournament-heap .tournament-main-button[aria-disabled="false"]'))) ||
    press(page.getByRole('button', { name: 'Pass', exact: true })),
  judgement: async (page) => {
    if (!(await sayReadyToRun(page))) await page.keyboard.press('2')
    return true
  },
}

/** It is asked twice. */
async function retire(page: Page): Promise<boolean> {
  const first = await press(page.getByRole('button', { name: 'Withdraw from the lists', exact: true }))
  return (await press(page.getByRole('button', { name: 'Withdraw for good', exact: true }))) || first
}

/** For the throw of a judgement. */
export function sayReadyToRun(page: Page): Promise<boolean> {
  return press(page.locator('.judgement-called').getByRole('button', { name: 'I’m ready' }))
}

/** Of a weapon that is missing, if there is one. */
async function pickCard(page: Page): Promise<boolean> {
  const open = page.locator('[data-open]')
  const cards = await open.evaluateAll((all) => all.map((card) => Number(card.getAttribute('data-open'))))
  const gaps = await page
    .locator('.tournament-column.gap')
    .evaluateAll((all) => all.map((column) => Number(column.getAttribute('data-column'))))
  const wanted = cards.findIndex((card) => gaps.includes(Math.floor(card / HIGHEST)))
  return press(open.nth(Math.max(0, wanted)))
}

/** The result of one's own stays until one goes on; that of others goes by itself. */
function leaveJudgement(page: Page): Promise<boolean> {
  const own = page.locator('.match', { has: page.locator('.judgement-table th', { hasText: 'You' }) })
  return press(own.locator('.match-prompt').getByRole('button', { name: 'Continue', exact: true }))
}

/** What also goes by itself, or with the question, may be gone before it is pressed. */
async function press(button: Locator): Promise<boolean> {
  while (await button.isVisible()) {
    const isPressed = await button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
    if (isPressed) return true
  }
  return false
}

/** With fewer cards one keeps them all. */
const LEAST_TO_GIVE = 9

/** What is offered for nothing is taken. False: there is nothing to spare. */
async function giveAway(page: Page): Promise<boolean> {
  const spare = page.locator('.tournament-column:has([data-card]:nth-child(2)) [data-card]')
  const held = await page.locator('[data-card]').count()
  if (held < LEAST_TO_GIVE || !(await spare.first().isVisible())) return false
  await spare.first().click()
  await page.getByRole('button', { name: 'Send to everyone' }).click()
  await page.locator('[data-gone]').first().waitFor()
  return true
}

/** Twice, where something is missing: it asks once. */
async function sayReady(page: Page): Promise<boolean> {
  const ready = page.locator('.tournament-ready')
  const text = async () => (await ready.allTextContents())[0]
  const now = await text()
  if (now === undefined || now === 'Not ready after all') return false
  await ready.click()
  if ((await text()) === 'Ready anyway?') await ready.click()
  return true
}

/** A place takes the weakest card that fits, if it is pressed while empty. */
async function layFour(page: Page): Promise<boolean> {
  for (let place = 0; place < 4; place++)
    await press(page.locator(`[data-slot="${place}"]:has(.tournament-empty-place)`))
  return press(page.getByRole('button', { name: 'Lay these four' }))
}

/** Just these, each onto its place. */
export async function layThese(page: Page, cards: readonly number[]): Promise<void> {
  for (const [place, card] of cards.entries()) {
    const held = page.locator(`[data-card="${card}"]:not(.picked)`).first()
    // A joker goes where it is dragged.
    if (card === JOKER) await held.dragTo(page.locator(`[data-slot="${place}"]`))
    else await held.click()
    await page.locator(`[data-slot="${place}"] .tournament-card`).waitFor()
  }
  await page.getByRole('button', { name: 'Lay these four' }).click()
}
