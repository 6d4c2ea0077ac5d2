import { late } from '@logres/board-kit'
import { isClosed, me } from '../api/me.ts'
import { Toasts } from '../design/toasts.tsx'
import { t } from '../i18n/site.ts'
import { LookingSlot } from '../lobby/slot.tsx'
import { CardSlot } from '../people/card-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { currentPage, isLoading } from './router.ts'

const useStanding = late(() => import('../people/standing-notice.tsx'))

/** What an admin has decided about the reader. Rendered, and so loaded, only where there is something to tell. */
function Standing() {
  const module = useStanding(true)
  return module === undefined ? null : <module.StandingNotice />
}

export function App() {
  const here = currentPage.value
  if (here === undefined) return null
  const { Page, params, isBare, name, no } = here
  return (
    <>
      <a class="skip" href="#main">
        {t().shell.skip}
      </a>
      {isLoading.value && (
        <div class="loadbar" role="status">
          <span class="visually-hidden">{t().shell.loading}</span>
        </div>
      )}
      {!isBare && <Header />}
      {(isClosed.value || (me.value?.hasNews === true && !isBare)) && <Standing />}
      <main id="main" class={`page-${name}`} tabIndex={-1}>
        <Page key={no} params={params} />
      </main>
      {!isBare && <Footer />}
      <LookingSlot />
      <CardSlot />
      <Toasts />
    </>
  )
}
