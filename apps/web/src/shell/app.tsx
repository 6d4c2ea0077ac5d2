import { Toasts } from '../design/toasts.tsx'
import { t } from '../i18n/site.ts'
import { LookingSlot } from '../lobby/slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { currentPage, isLoading } from './router.ts'

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
      <main id="main" class={`page-${name}`} tabIndex={-1}>
        <Page key={no} params={params} />
      </main>
      {!isBare && <Footer />}
      <LookingSlot />
      <Toasts />
    </>
  )
}
