/*
 * Lighthouse, with its profile of a phone on a slow network. It is not a dependency: npm fetches it on demand. The median of
 * three runs counts; the benchmark index of the machine is printed too, since a busy machine looks like a slow page.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findBrowser } from '@logres/browser-testing'

const ROOT = join(import.meta.dirname, '../../../..')

import type { Report } from './report.ts'

const VERSION = '13.0.1'
const RUNS = 3
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof BARS

interface Judged {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>
  readonly environment: { readonly benchmarkIndex: number }
}

const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

export async function benchLighthouse(base: string, pages: readonly string[], report: Report): Promise<void> {
  report.head('Lighthouse', ['performance', 'accessibility', 'best practices', 'FCP', 'LCP', 'TBT', 'CLS', 'machine'])
  for (const page of pages) {
    const runs: Judged[] = []
    for (let i = 0; i < RUNS; i++) runs.push(...(await judge(`${base}${page}`)))
    const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
    const middle = sorted[runs.length >> 1]
    if (middle === undefined) {
      console.log(`NOT RUN: Lighthouse ${VERSION} on ${page} (npm could not fetch it, or it failed)`)
      report.must(process.env.LOGRES_TEST_ALL === undefined, 'Lighthouse did not run')
      continue
    }
    const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices']
    report.row(page, [
      ...categories.map((category) => String(scoreOf(middle, category))),
      ...FIGURES.map((name) => middle.audits[name]?.displayValue ?? '–'),
      middle.environment.benchmarkIndex.toFixed(0),
    ])
    for (const category of categories) {
      const score = scoreOf(middle, category)
      report.must(score >= BARS[category], `${page}: ${category} ${score}, bar ${BARS[category]}`)
    }
  }
}

function scoreOf({ categories }: Judged, category: Category): number {
  return Math.round((categories[category].score ?? 0) * 100)
}

/** One report, or none. The server must be able to answer meanwhile. */
async function judge(url: string): Promise<Judged[]> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-lighthouse-'))
  const file = join(folder, 'report.json')
  const isRoot = process.getuid?.() === 0
  const flags = ['--headless=new', '--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])]
  // The Node of the project, for the one of the system may be too old for it.
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const npm = spawn(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse', url, '--quiet'],
      ...[`--only-categories=${Object.keys(BARS).join()}`, '--output=json', `--output-path=${file}`],
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      cwd: folder,
      env: { ...process.env, PATH: path, CHROME_PATH: findBrowser() ?? '' },
      stdio: 'ignore',
      timeout: 300_000,
    },
  )
  await once(npm, 'exit')
  const reports: Judged[] = existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : []
  rmSync(folder, { recursive: true })
  return reports
}
