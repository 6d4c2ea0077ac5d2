import { place } from './router.ts'

export function App() {
  const here = place.value
  if (here === undefined) return null
  const { Page, params, no } = here
  return (
    <main id="main">
      <Page key={no} params={params} />
    </main>
  )
}
