/* The files that a page begins with, named in its head, so that the browser asks for all of them at once. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseLanguage } from '@logres/words/load'
import type { Store } from '../store/store.ts'

/** By page and language, as apps/web/pwa/beginnings.ts writes it. */
type Beginnings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type Begin = (store: Store, path: string, languages: string | undefined) => Promise<string>

/** Answers what belongs at the end of the head, after the style that all pages share. */
export function readBeginnings(dist: string): Begin {
  const file = join(dist, '.vite/beginnings.json')
  const known: Beginnings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return async (store, path, languages = '') => {
    const wishes = languages.split(',').map((wish) => wish.split(';', 1)[0]?.trim() ?? '')
    const files = known[await pageOf(store, path)]?.[chooseLanguage(wishes)] ?? []
    return files.map(linkTo).join('')
  }
}

/** A table's address is enough; a match is opened with the board of its game. */
async function pageOf(store: Store, path: string): Promise<string> {
  const [, kind, id = ''] = /^\/(t|g)\/([\w-]{1,40})\/?$/.exec(path) ?? []
  if (kind === undefined) return path
  if (kind === 't') return '/t'
  return `/g/${(await store.get('tables', id))?.game ?? ''}`
}

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" crossorigin href="${file}">`
}
