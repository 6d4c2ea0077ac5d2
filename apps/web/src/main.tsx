import { render } from 'preact'
import { preferredLang } from './i18n/chosen-lang.ts'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import './design/parts.css'
import './design/print.css'
import './shell/shell.css'
import { switchLang, whenIdle } from '@logres/board-kit'
import { siteReady } from './i18n/site.ts'
import { BrokenPage, NotFoundPage } from './pages/not-found-page.tsx'
import { App } from './shell/app.tsx'
import { takeOverFirstPaint } from './shell/first-paint.ts'
import { startRouter } from './shell/router.ts'
import { ROUTES } from './shell/routes.ts'

/** Milliseconds. */
const REGISTER_AFTER = 2_000
const REGISTER_WITHIN = 5_000

/** The service worker caches the pages for offline use. Browsers allow it over https and on localhost only. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  // Later: the page's own files come first.
  setTimeout(() => whenIdle(register, REGISTER_WITHIN), REGISTER_AFTER)
}

const root = document.getElementById('app')
if (root !== null) {
  await Promise.all([
    switchLang(preferredLang()).then(siteReady),
    startRouter({ routes: ROUTES, notFound: NotFoundPage, broken: BrokenPage }),
  ])
  takeOverFirstPaint(root)
  render(<App />, root)
  registerServiceWorker()
  void import('./people/card-triggers.ts').then(({ startCards }) => startCards())
  void import('./shell/sync.ts').then(({ startSync }) => startSync())
  void import('./lobby/connection.ts').then(({ startLobby }) => startLobby())
}
