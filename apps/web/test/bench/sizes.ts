/* What a browser loads for each page, packed as the server sends it, and how that stands to the budget. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, type Manifest, modulesOf } from '../../vite/page-assets.ts'
import type { Report } from './report.ts'

/** Kilobytes of JavaScript. */
export const BUDGETS: Readonly<Record<string, number>> = {
  '/': 70,
  '/local/avalon': 143,
  '/local/tournament': 173,
  '/local/merlin': 190,
}
const PAGES = ['/', '/new', '/t', '/settings', '/style', '/local/avalon', '/local/tournament', '/local/merlin']

/** What the built pages in a folder make a browser load for one of them, in kilobytes. */
export function sizesOf(
  dist: string,
  page: string,
): { readonly js: number; readonly css: number; readonly files: number } {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const packed = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000
  const { js, css } = filesOf(manifest, ['index.html', ...modulesOf(page, 'en')])
  return { js: packed(js), css: packed(css), files: js.size + css.size }
}

export function benchSizes(dist: string, report: Report): void {
  report.head('kB gzip', ['JavaScript', 'budget', 'ratio', 'CSS', 'files'])
  for (const page of PAGES) {
    const { js: size, css, files } = sizesOf(dist, page)
    const most = BUDGETS[page]
    const budget = most === undefined ? ['–', '–'] : [String(most), (size / most).toFixed(2)]
    report.row(page, [size.toFixed(1), ...budget, css.toFixed(1), String(files)])
    if (most !== undefined) report.must(size <= most, `${page}: ${size.toFixed(1)} kB of JavaScript`)
  }
}
