/*
 * Push messages, time off, and synchronised settings in a real browser. A test browser has no push service: the subscription is
 * faked here, everything else is real.
 */
import type { Page, Worker } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answer } from './player.ts'
import { askedNow, siteTests } from './site-tests.ts'
import type { TestSite } from './test-site.ts'

/* What a service worker finds around it: the functions that are evaluated in it speak of these. */
declare const registration: ServiceWorkerRegistration
declare const clients: { openWindow(url: string): Promise<unknown> }
declare const WindowClient: { prototype: { focus(): Promise<unknown>; url: string } }
declare const NotificationEvent: new (kind: string, init: object) => Event

const it = siteTests('notifications and settings')

const settingsPage = async (page: Page) => {
  await page.goto('/settings')
  await page.getByRole('heading', { name: /^(Notifications|Benachrichtigungen)$/ }).waitFor()
}
const told = (page: Page) => page.getByRole('switch', { name: 'Notify me here when it is my turn' })

function settings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => (await fetch('/api/me/settings')).json())
}

/** A push service that is never asked: the browser says it has subscribed there. */
function pretendPushService(): void {
  const subscription = (publicKey: string) => ({
    options: { applicationServerKey: Uint8Array.from(atob(publicKey.replace(/-/g, '+').replace(/_/g, '/')), toByte) },
    toJSON: () => ({
      endpoint: 'https://push.example.org/p/1',
      expirationTime: null,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => {
      localStorage.removeItem('test-push')
      return true
    },
  })
  const toByte = (letter: string) => letter.charCodeAt(0)
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem('test-push', applicationServerKey)
      return subscription(applicationServerKey)
    },
    getSubscription: async () => {
      const key = localStorage.getItem('test-push')
      return key === null ? null : subscription(key)
    },
  })
}

async function arrive(site: TestSite, canBeTold = true) {
  const guest = await site.newPage({ viewport: { width: 1280, height: 900 } })
  if (canBeTold) {
    await guest.page.context().grantPermissions(['notifications'])
    await guest.page.addInitScript(pretendPushService)
  }
  return guest
}

describe('in the settings', () => {
  it('push is turned on and off, and shown after a reload', async (site) => {
    const { page, faults } = await arrive(site)
    await settingsPage(page)
    // On a busy machine it takes its time.
    await workerOf(page)
    expect(await told(page).isChecked()).toBe(false)
    await told(page).check()
    await expect.poll(async () => (await settings(page)).notify).toBe(true)
    await settingsPage(page)
    await expect.poll(() => told(page).isChecked()).toBe(true)
    await told(page).uncheck()
    const isOn = () => page.evaluate(async () => (await (await fetch('/api/me/push')).json()).isOn)
    await expect.poll(isOn).toBe(false)
    await settingsPage(page)
    expect(await told(page).isChecked()).toBe(false)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('says why push is not possible: no https, forbidden, no push service', async (site) => {
    const { page } = await arrive(site, false)
    await page.goto(`${site.base.replace('127.0.0.1', 'logres.test')}/settings`)
    await page.getByText('This needs https.').waitFor()
    // Asked for permission, this browser answers no.
    await settingsPage(page)
    await told(page).click()
    await page.getByText('Your browser does not allow notifications here.').waitFor()
    await page.getByText('Notifications from this site are blocked.').waitFor()
    await page.context().grantPermissions(['notifications'])
    await settingsPage(page)
    await workerOf(page)
    await told(page).click()
    await page.getByText('Your browser’s push service cannot be reached.').waitFor()
    await expect.poll(() => told(page).isChecked()).toBe(false)
    await page.context().close()
  })

  it('quiet hours and vacations are set, stored and removed, and invalid ones are refused', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 1000, height: 900 }, timezoneId: 'Europe/Rome' })
    await settingsPage(page)
    const quiet = page.getByRole('switch', { name: 'Daily quiet hours' })
    await quiet.check()
    await page.getByLabel('From', { exact: true }).fill('20:00')
    await page.getByLabel('To', { exact: true }).fill('09:00')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await page.getByText('Quiet hours must have a start and an end').waitFor()
    expect((await settings(page)).quiet).toBeNull()
    await page.getByLabel('To', { exact: true }).fill('06:30')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect
      .poll(async () => (await settings(page)).quiet)
      .toEqual({ from: '20:00', to: '06:30', zone: 'Europe/Rome' })

    const year = new Date().getFullYear() + 1
    const add = async (from: string, to: string) => {
      await page.getByLabel('First day').fill(from)
      await page.getByLabel('Last day').fill(to)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await add(`${year}-03-01`, `${year}-03-20`)
    await page.getByText(new RegExp(`^1.{1,3}20 March ${year}$`)).waitFor()
    // More than thirty days in a year: the server knows best.
    await add(`${year}-05-01`, `${year}-05-11`)
    await page.getByText('You can take up to 30 days of vacation a year').waitFor()
    await settingsPage(page)
    await expect.poll(() => quiet.isChecked()).toBe(true)
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('20:00')
    await page.getByRole('button', { name: /^Remove: 1/ }).click()
    await quiet.uncheck()
    await expect.poll(() => settings(page)).toMatchObject({ quiet: null, vacation: [] })
    // The browser itself says what a server refused.
    expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
    await page.context().close()
  })
})

describe('settings', () => {
  it('are synchronised with another browser; the last choice counts, and invalid values are ignored', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 1000, height: 900 }, colorScheme: 'light' })
    await settingsPage(page)
    await page.getByRole('radio', { name: 'candlelight' }).check()
    await page.getByRole('switch', { name: 'Sounds' }).uncheck()
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await page.getByRole('heading', { name: 'Benachrichtigungen' }).waitFor()
    await expect.poll(() => settings(page)).toMatchObject({ theme: 'dark', sound: false, language: 'de' })

    const url = await page.evaluate(async () => (await (await fetch('/api/me/pairing', { method: 'POST' })).json()).url)
    const { page: other } = await site.newPage({ viewport: { width: 1000, height: 900 }, colorScheme: 'light' })
    await other.goto(url)
    await other.getByRole('button', { name: 'Sign in here' }).click()
    await other.locator('html[lang=de][data-theme=dark]').waitFor()
    await settingsPage(other)
    expect(await other.getByRole('switch', { name: 'Töne' }).isChecked()).toBe(false)

    // Chosen while the server does not answer: applied here at once, there later.
    await other.route('**/api/me/settings', (route) => route.abort())
    await other.getByRole('radio', { name: 'Tageslicht' }).check()
    await other.reload()
    await other.locator('html[lang=de][data-theme=light]').waitFor()
    expect(await settings(page)).toMatchObject({ theme: 'dark' })
    await other.unroute('**/api/me/settings')
    await other.reload()
    await expect.poll(() => settings(page)).toMatchObject({ theme: 'light' })
    await page.reload()
    await page.locator('html[data-theme=light]').waitFor()

    const nonsense = { theme: 'purple', language: ['fr'], sound: 'loud', botPace: 'slow' }
    await other.route('**/api/me/settings', (route) => route.fulfill({ json: nonsense }))
    await other.reload()
    await other.waitForResponse('**/api/me/settings')
    await other.getByRole('heading', { name: 'Benachrichtigungen' }).waitFor()
    expect(await other.locator('html').getAttribute('data-theme')).toBe('light')
    expect(await other.getByRole('switch', { name: 'Töne' }).isChecked()).toBe(false)
    await Promise.all([page.context().close(), other.context().close()])
  })
})

/** The worker, once it is at work. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const worker = page.context().serviceWorkers()[0]
  if (worker === undefined) throw new Error('no worker')
  return worker
}

describe('the worker', () => {
  it('shows one notice per match, in its language, none while the match is visible, and a click leads there', async (site) => {
    const { page } = await arrive(site)
    await page.goto('/about')
    const context = page.context()
    const worker = await workerOf(page)
    const cdp = await context.newCDPSession(page)
    const registrations: string[] = []
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
      registrations.push(...all.map(({ registrationId }) => registrationId)),
    )
    await cdp.send('ServiceWorker.enable')
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    const push = (data: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: site.base, registrationId: registrations[0] ?? '', data })
    const notice = (match: string, body: string) =>
      push(JSON.stringify({ match, lang: 'fr', title: 'À toi · Avalon', body }))
    const shown = () =>
      worker.evaluate(async () => {
        const all = await registration.getNotifications()
        return all.map(({ title, body, tag, lang }) => [title, body, tag, lang].join('; ')).sort()
      })
    const deliver = async () => {
      await notice('aaaaaaaaaaaa', 'Avec Bors')
      await notice('bbbbbbbbbbbb', 'Avec Kay')
      await notice('aaaaaaaaaaaa', 'Avec Bors, Lot')
    }
    const both = ['À toi · Avalon; Avec Bors, Lot; aaaaaaaaaaaa; fr', 'À toi · Avalon; Avec Kay; bbbbbbbbbbbb; fr']
    // The browser drops a message for a worker that is not active yet; a notice that comes twice is shown once.
    const delivered = async () => {
      if ((await shown()).length === 0) await deliver()
      return shown()
    }
    await expect.poll(delivered).toEqual(both)
    // No notice while the match is visible.
    await page.goto('/g/cccccccccccc')
    await page.locator('.match h1').waitFor()
    await notice('cccccccccccc', 'Avec Mark')
    await push('nonsense')
    await expect.poll(shown).toEqual(['Logres; ; ; ', ...both])

    // Only a real click may open a window: what the worker asks for is noted instead.
    const asked = await worker.evaluate(async () => {
      const asked: string[] = []
      clients.openWindow = async (url) => asked.push(`open ${url}`)
      WindowClient.prototype.focus = async function (this: { url: string }) {
        asked.push(`focus ${new URL(this.url).pathname}`)
      }
      const click = async (match: string) => {
        await registration.showNotification('x', { tag: match, data: { match } })
        const [notification] = await registration.getNotifications({ tag: match })
        dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      }
      await click('bbbbbbbbbbbb')
      await click('cccccccccccc')
      for (let i = 0; i < 100 && asked.length < 2; i++) await new Promise((resolve) => setTimeout(resolve, 50))
      return asked.sort()
    })
    expect(asked).toEqual(['focus /g/cccccccccccc', 'open /g/bbbbbbbbbbbb'])
    await expect.poll(shown).toEqual(['Logres; ; ; ', both[0]])
    await context.close()
  })
})

describe('in a match over days', () => {
  it('push is offered once, after the first turn, and can be declined', async (site) => {
    const { page, faults } = await arrive(site)
    await page.goto('/about')
    const id = await page.evaluate(async () => {
      await fetch('/api/guest', { method: 'POST' })
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ game: 'avalon', seats: [null, 'page'], options: { startPlayer: 'first' }, access: 'link' },
          pace: { kind: 'days', bank: 24, increment: 4, cap: 72 },
        }),
      })
      return (await response.json()).id
    })
    await page.goto(`/t/${id}`)
    await page.getByRole('button', { name: /Sit here/ }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.avalon-row').waitFor()
    const offer = page.getByRole('region', { name: 'Notifications' })
    const playTurn = async () => {
      await expect.poll(() => askedNow(page)).not.toBe('none')
      for (let kind = await askedNow(page); kind !== 'none'; kind = await askedNow(page)) {
        await answer(page, kind, { attacks: false, resists: false })
        await page.locator('.match-sending').waitFor({ state: 'detached' })
      }
    }
    expect(await offer.count()).toBe(0)
    await playTurn()
    await offer.waitFor()
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await offer.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.avalon-row').waitFor()
    await playTurn()
    expect(await offer.count()).toBe(0)
    expect(await settings(page)).toMatchObject({ notify: false })
    expect(faults).toEqual([])
    await page.context().close()
  })
})
