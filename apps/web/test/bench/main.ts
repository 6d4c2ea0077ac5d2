/*
 * npm run bench:web: the pages as built and served, against their budgets. What a browser loads for each of them; whether
 * anything moves by itself; how soon a played card is seen on a slow device; what Lighthouse says. Fails when a budget is broken.
 * Nothing else should run beside it.
 */
import { startTestSite } from '../browser/test-site.ts'
import { benchCards, benchShifts } from './browser.ts'
import { benchLighthouse } from './lighthouse.ts'
import { Report } from './report.ts'
import { benchSizes } from './sizes.ts'

const site = await startTestSite('bench:web')
if (site === undefined) {
  console.log('There is no browser here: see LOGRES_CHROME in CONTRIBUTING.md.')
  process.exit(1)
}
const report = new Report()
try {
  benchSizes(site.pages, report)
  await benchShifts(site, report)
  await benchCards(site, report)
  await benchLighthouse(site.base, ['/', '/local/avalon', '/local/tournament', '/local/merlin'], report)
} finally {
  await site.close()
}
if (report.broken.length > 0) console.log(['', 'Broken budgets:', ...report.broken].join('\n'))
process.exitCode = report.broken.length > 0 ? 1 : 0
