import { render } from 'preact'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import './design/parts.css'
import './shell/shell.css'
import { preferredLang, switchLang } from './i18n/lang.ts'
import { siteReady } from './i18n/site.ts'
import { BrokenPage, NotFoundPage } from './pages/not-found-page.tsx'
import { App } from './shell/app.tsx'
import { startRouter } from './shell/router.ts'
import { ROUTES } from './shell/routes.ts'

const root = document.getElementById('app')
if (root !== null) {
  await switchLang(preferredLang())
  await siteReady()
  await startRouter({ routes: ROUTES, notFound: NotFoundPage, broken: BrokenPage })
  render(<App />, root)
}
