/*
 * Style sheets that cannot leak: once loaded, a sheet stays for as long as the site is open, so each applies only below the root
 * element of its own folder. The folders design, shell and notify hold what all pages share. docs/decisions/0020. And widths by
 * name: `@media (--phone)` is what design/breakpoints.css says it is. And layers: what is nearer to the game wins. And lengths
 * in rem, so that a match grows with the window (docs/decisions/0028).
 */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const WEB = 'apps/web/src/'

/**
 * The selectors of the root, which is an ancestor of all that the sheet is about: inside @scope, a selector does not match the
 * root itself. Undefined for what all pages share. The path is relative to the repository.
 */
export function scopeOf(path: string): string | undefined {
  const game = /^games\/([^/]+)\//.exec(path)?.[1]
  // Wherever it is shown: in a match, as figures of its rulebook, or where a part of it is practised.
  if (game !== undefined) return `.game-${game}`
  const [folder, name] = path.slice(WEB.length).split('/')
  switch (folder) {
    case 'pages':
      if (path === `${WEB}pages/plain.css`) return undefined
      // The style page shows samples of the rules.
      return path === `${WEB}pages/rules/rules.css` ? '.page-rules, .page-style' : `.page-${name}`
    case 'match':
    case 'lesson':
    case 'review':
    case 'generic-board':
      return '.page-match'
    default:
      return undefined
  }
}

/** The named widths of a sheet with `@custom-media`. */
export function breakpointsIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = '', query = '']) => [name, query]),
  )
}

export function withBreakpoints(code: string, breakpoints: ReadonlyMap<string, string>): string {
  return code.replaceAll(/@media[^{]*/g, (media) =>
    media.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = breakpoints.get(name)
      if (query === undefined) throw new Error(`design/breakpoints.css has no ${name}`)
      return query
    }),
  )
}

const COMMENT = /\/\*[\s\S]*?\*\//g
/** Texts of drawings, whose px are the units of the drawing; conditions; what is quoted; lengths. */
const LENGTHS =
  /(?<=^|[{};])[^{};]*(?<![\w.-])(?:text|tspan)(?![\w-])[^{};]*\{[^{}]*\}|@media[^{]*|url\([^)]*\)|"[^"]*"|(\d*\.?\d+)px\b/g

/** With 16 px to the rem, as browsers have it unless a match is shown (design/base.css) or the reader chose otherwise. */
export function inRem(code: string): string {
  return code
    .replaceAll(COMMENT, '')
    .replaceAll(LENGTHS, (text, px: string | undefined) => (px === undefined ? text : `${Number(px) / 16}rem`))
}

/** Later ones win, whatever their selectors. */
const LAYERS = ['base', 'parts', 'page', 'board', 'replay'] as const

export function layerOf(path: string): (typeof LAYERS)[number] {
  if (path.startsWith('games/')) return 'board'
  // In a replay file the bar of the steps stays in sight, whatever the board hides.
  if (path.startsWith(`${WEB}replay-file/`)) return 'replay'
  // A review shows a board as one thing among others.
  if (path === `${WEB}review/over-board.css`) return 'replay'
  if (/^apps\/web\/src\/design\/(base|fonts|tokens)\.css$/.test(path)) return 'base'
  return /^apps\/web\/src\/(design|shell|notify)\//.test(path) ? 'parts' : 'page'
}

export function scopedStyles(): Plugin {
  const breakpoints = breakpointsIn(readFileSync(join(ROOT, WEB, 'design/breakpoints.css'), 'utf8'))
  return {
    name: 'logres-scoped-styles',
    enforce: 'pre',
    transform(code, id) {
      const path = relative(ROOT, id).split(sep).join('/')
      if (!path.endsWith('.css') || !(path.startsWith(WEB) || path.startsWith('games/'))) return undefined
      const scope = scopeOf(path)
      const resolved = inRem(withBreakpoints(code, breakpoints))
      const scoped = scope === undefined ? resolved : `@scope (${scope}) {\n${resolved}\n}`
      return { code: `@layer ${LAYERS.join(', ')};\n@layer ${layerOf(path)} {\n${scoped}\n}`, map: null }
    },
  }
}
