/* What a browser loads for each page, packed as the server sends it, and how that stands to the budget. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, type Manifest, modulesOf } from '../../vite/page-assets.ts'
import type { Report } from './report.ts'

/** Kilobytes of JavaScript. */
const BUDGETS: Readonly<Record<string, number>> = {
  '/': 70,
  '/local/avalon': 130,
  '/local/tournament': 160,
  '/local/merlin': 174,
}
const PAGES = ['/', '/new', '/t', '/profile', '/style', '/local/avalon', '/local/tournament', '/local/merlin']

export function benchSizes(dist: string, report: Report): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const packed = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000
  report.head('kB gzip', ['JavaScript', 'budget', 'ratio', 'CSS', 'files'])
  for (const page of PAGES) {
    const { js, css } = filesOf(manifest, ['index.html', ...modulesOf(page, 'en')])
    const size = packed(js)
    const most = BUDGETS[page]
    const budget = most === undefined ? ['–', '–'] : [String(most), (size / most).toFixed(2)]
    report.row(page, [size.toFixed(1), ...budget, packed(css).toFixed(1), String(js.size + css.size)])
    if (most !== undefined) report.must(size <= most, `${page}: ${size.toFixed(1)} kB of JavaScript`)
  }
}
