/* A match of the reader has started: goes there if they were looking for it, and says so otherwise. */
import type { LobbyMessage } from '@logres/protocol'
import { showToast } from '../design/toasts.tsx'
import { currentPage, navigate } from '../shell/router.ts'
import { lobbyMe } from './state.ts'
import { lobbyReady, lobbyTexts } from './words/index.ts'

type Started = Extract<LobbyMessage, { readonly kind: 'started' }>

/** Tables whose match this page goes to. News of the start may come after a table is no longer shown. */
const awaited = new Set<string>()
lobbyMe.subscribe(({ found }) => {
  if (found !== null) awaited.add(found.table)
})

/** Goes to the match of this table as soon as it starts; returns how not to. */
export function awaitMatch(table: string): () => void {
  awaited.add(table)
  return () => awaited.delete(table)
}

export async function matchStarted({ match }: Started): Promise<void> {
  const path = currentPage.peek()?.url.pathname ?? ''
  // These pages go on by themselves.
  if (path === `/t/${match}` || path === `/g/${match}`) return
  await lobbyReady()
  const words = lobbyTexts()
  if (awaited.has(match) && document.visibilityState === 'visible') {
    await navigate(`/g/${match}`)
    if (path.startsWith('/local/') && !path.endsWith('/review')) showToast({ text: words.botKept })
    return
  }
  showToast({ text: words.started, link: { href: `/g/${match}`, text: words.toMatch } })
}
