import { startTestSite } from '/tmp/w/watch/apps/web/test/browser/test-site.ts'
import { beginMatch, playRandomly } from '/tmp/w/watch/apps/server/test/test-server.ts'
import { Client } from '/tmp/w/watch/apps/server/test/client.ts'
import { mkdirSync } from 'node:fs'
mkdirSync('/tmp/w/watch-shots', { recursive: true })
const site = await startTestSite('shots', { skipsReveals: true, minBotDelay: 0 })
if (!site) throw new Error()
const done = async (game: string, seats: (string|null)[], options: object) => {
  const m = await beginMatch(site.base, game, seats, options)
  await Promise.all(m.watchers.map((w, i) => playRandomly(w, `${game}${i}${Math.floor(performance.now())}`).catch(() => {})))
  m.watchers.forEach(w => w.close())
}
const shoot = async (name: string, path: string) => {
  const { page, faults } = await site.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await page.locator('main h1').waitFor()
  await page.waitForTimeout(4000)
  for (const [w, h] of [[1440, 900], [1280, 720], [390, 844], [844, 390], [320, 640]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.screenshot({ path: `/tmp/w/watch-shots/${name}-${w}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `/tmp/w/watch-shots/${name}-1440-dark.png`, fullPage: true })
  console.log(name, faults)
  await page.context().close()
}
await shoot('empty', '/watch')
const t0 = Date.now()
await Promise.all([1,2,3].flatMap(() => [done('avalon', [null, null], { turnLimit: 10 }), done('merlin', [null, null], {})]).map(p => Promise.race([p, new Promise(r => setTimeout(r, 25000))])))
console.log('played', Date.now() - t0)
for (const [g, seats] of [['merlin',[null,'champion','squire']],['tournament',[null,null,null]],['avalon',[null,null]],['avalon',[null,'knight']]] as const) {
  const m = await beginMatch(site.base, g, seats)
  for (const w of m.watchers) await w.ask({ key: 'r', ...{ kind: 'resign' } })
  m.watchers.forEach(w => w.close())
}
console.log('finished played')
const ms = [
  await beginMatch(site.base, 'merlin', [null, null, 'page', null]),
  await beginMatch(site.base, 'avalon', [null, null], {}, { pace: { kind: 'days', bank: 72, increment: 12, cap: 120 } }),
  await beginMatch(site.base, 'tournament', [null, null, null, null, null], { judgementByLot: true }),
  await beginMatch(site.base, 'avalon', [null, 'champion']),
  await beginMatch(site.base, 'tournament', [null, null, 'page'], { judgementByLot: true }),
]
const s: any[] = []
for (let i = 0; i < 3; i++) s.push(await (await Client.arrive(site.base)).watch(ms[0]!.table.id))
s.push(await (await Client.arrive(site.base)).watch(ms[1]!.table.id))
const timeout = (p: Promise<unknown>) => Promise.race([p.catch(() => {}), new Promise((r) => setTimeout(r, 15000))])
await Promise.all(ms.map((m, k) => timeout(Promise.all(m.watchers.map((w, i) => playRandomly(w, `s${k}${i}`, k === 4 ? 20 : k === 2 ? 4 : 25))))))
await shoot('watch', '/watch')
await shoot('archive', '/archive')
ms.forEach(m => m.watchers.forEach(w => w.close()))
s.forEach(w => w.close())
await site.close()
process.exit()
