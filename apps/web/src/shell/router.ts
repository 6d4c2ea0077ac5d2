/*
 * The router. Links are plain <a href>; clicks on links of this site are handled here. The next page is loaded before the old
 * one is removed, so nothing flickers; Back restores the scroll position.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'

export interface PageProps {
  readonly params: Readonly<Record<string, string>>
}

export type Page = ComponentType<PageProps>

export interface Route {
  /** For example '/g/:id': a part that starts with a colon is a parameter. */
  readonly path: string
  /** The page's folder: its style sheets apply below `.page-NAME` only. */
  readonly name: string
  readonly load: (params: PageProps['params']) => Promise<Page>
  /** Without header and footer: the page fills the window. */
  readonly isBare?: (params: PageProps['params']) => boolean
}

export interface CurrentPage {
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly Page: Page
  readonly name: string
  readonly isBare: boolean
  /** Incremented by every navigation, as the key of the page component. */
  readonly no: number
}

const current = signal<CurrentPage | undefined>(undefined)
export const currentPage: ReadonlySignal<CurrentPage | undefined> = current
const loading = signal(false)
export const isLoading: ReadonlySignal<boolean> = loading

let routes: readonly Route[] = []
let notFound: Page | undefined
let broken: Page | undefined
let navigations = 0

export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const parts = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, want] of wanted.entries()) {
    const part = parts[i] ?? ''
    if (want.startsWith(':') && part !== '') params[want.slice(1)] = decode(part)
    else if (want !== part) return undefined
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

interface Found {
  readonly Page: Page | undefined
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly isBare: boolean
}

async function pageFor(url: URL): Promise<Found> {
  for (const route of routes) {
    const params = matchPath(route.path, url.pathname)
    if (params === undefined) continue
    try {
      return { Page: await route.load(params), name: route.name, params, isBare: route.isBare?.(params) === true }
    } catch (error) {
      // A new version may have removed the old files, or the browser is offline.
      console.error(error)
      return { Page: broken, name: 'plain', params, isBare: false }
    }
  }
  return { Page: notFound, name: 'plain', params: {}, isBare: false }
}

/** Told where the reader wants to go, instead of going there: something on the page would be lost. */
let guard: ((to: string) => void) | undefined

export function guardLeaving(ask: typeof guard): void {
  guard = ask
}

async function show(url: URL, onShown: () => void): Promise<void> {
  navigations++
  const no = navigations
  loading.value = true
  const { Page, name, params, isBare } = await pageFor(url)
  if (no !== navigations || Page === undefined) return
  loading.value = false
  current.value = { url, params, Page, name, isBare, no: no }
  onShown()
}

function rememberScroll(): void {
  history.replaceState({ ...history.state, scroll: window.scrollY }, '')
}

/** Goes to a page of this site. `replace` adds no history entry. */
export async function navigate(to: string, { replace = false } = {}): Promise<void> {
  const url = new URL(to, location.href)
  if (guard !== undefined) {
    guard(url.href)
    return
  }
  rememberScroll()
  if (replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  await show(url, () => scrollAndFocus(url))
}

/** Changes the URL without changing the page, for a filter or a position. */
export function replaceUrl(to: string): void {
  history.replaceState(history.state, '', to)
}

function scrollAndFocus({ hash }: URL): void {
  requestAnimationFrame(() => {
    const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null
    if (target === null) window.scrollTo(0, 0)
    else target.scrollIntoView()
    // Focus makes screen readers announce the heading.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}

function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !link.hasAttribute('href') || link.target !== '' || link.hasAttribute('download')) return
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  const isSamePage = url.pathname === location.pathname && url.search === location.search
  if (isSamePage && url.hash !== '') return
  event.preventDefault()
  void navigate(url.href)
}

export interface Routes {
  readonly routes: readonly Route[]
  readonly notFound: Page
  /** Shown when the files of a page cannot be loaded. */
  readonly broken: Page
}

export async function startRouter(given: Routes): Promise<void> {
  routes = given.routes
  notFound = given.notFound
  broken = given.broken
  history.scrollRestoration = 'manual'
  document.addEventListener('click', handleClick)
  window.addEventListener('popstate', () => {
    const scroll: unknown = history.state?.scroll
    const url = new URL(location.href)
    const shown = current.value?.url
    // The browser handles fragments of the same page.
    if (shown !== undefined && shown.pathname === url.pathname && shown.search === url.search) return
    if (guard !== undefined && shown !== undefined) {
      history.pushState(null, '', shown)
      guard(url.href)
      return
    }
    void show(url, () => requestAnimationFrame(() => window.scrollTo(0, typeof scroll === 'number' ? scroll : 0)))
  })
  await show(new URL(location.href), () => undefined)
}
