/*
 * Style sheets that cannot leak: once loaded, a sheet stays for as long as the site is open, so each applies only below the root
 * element of its own folder. The folders design, shell and notify hold what all pages share. docs/decisions/0020.
 */
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const SRC = join(import.meta.dirname, '../src')

/**
 * The selectors of the root, which is an ancestor of all that the sheet is about: inside @scope, a selector does not match the
 * root itself. Undefined for what all pages share.
 */
export function scopeOf(path: string): string | undefined {
  const [folder, name] = path.split('/')
  switch (folder) {
    case 'pages':
      if (path === 'pages/plain.css') return undefined
      // The style page shows samples of the rules.
      return path === 'pages/rules/rules.css' ? '.page-rules, .page-style' : `.page-${name}`
    case 'match':
      return '.page-match'
    case 'boards':
    case 'rules':
      // A board's parts are also the figures of its rulebook, and the judgement can be practised.
      return '.page-match, .page-rules, .page-practice'
    default:
      return undefined
  }
}

export function scopedStyles(): Plugin {
  return {
    name: 'logres-scoped-styles',
    enforce: 'pre',
    transform(code, id) {
      const path = relative(SRC, id).split(sep).join('/')
      if (!path.endsWith('.css') || path.startsWith('..')) return undefined
      const scope = scopeOf(path)
      return scope === undefined ? undefined : { code: `@scope (${scope}) {\n${code}\n}`, map: null }
    },
  }
}
