/* Challenges on every page: which one the bar shows, and what became of one that is gone. */
import type { ChallengeView } from '@logres/protocol'
import { signal } from '@preact/signals'
import { isRefused, request } from '../api/http.ts'
import type { TableView } from '../api/shapes.ts'
import { showToast } from '../design/toasts.tsx'
import { currentPage } from '../shell/router.ts'
import { lobbyMe } from './state.ts'

/** Tables of challenges that the reader wants to answer later. */
const putOff = signal<ReadonlySet<string>>(new Set())

export function putOffChallenge(table: string): void {
  putOff.value = new Set([...putOff.peek(), table])
}

/**
 * What the reader is asked comes before what they have asked; over days nobody waits on a page. Who asks is on the way to the
 * table until they sit there.
 */
export function challengeToShow(
  challenges: readonly ChallengeView[],
  { path, later, passed }: { readonly path: string; readonly later: ReadonlySet<string>; readonly passed: number },
): ChallengeView | undefined {
  const shown = challenges.filter(({ table, left }) => path !== `/t/${table}` && !later.has(table) && left > passed)
  return (
    shown.find(({ isMine, isSeated }) => !isMine && !isSeated) ??
    shown.find(({ isMine, isSeated, pace }) => isMine && isSeated && pace !== 'days')
  )
}

/** Reads signals: for rendering. */
export function challengeNow(): ChallengeView | undefined {
  const { challenges, at } = lobbyMe.value
  const path = currentPage.value?.url.pathname ?? ''
  return challengeToShow(challenges, { path, later: putOff.value, passed: performance.now() - at })
}

/** Those that have ended between two messages, or have become matches. */
export function challengesGone(
  before: readonly ChallengeView[],
  now: readonly ChallengeView[],
): readonly ChallengeView[] {
  return before.filter(({ table }) => now.every((each) => each.table !== table))
}

/** Not by requestSignedIn: after signing out it would make a guest. */
async function tellEnd({ table: id }: ChallengeView): Promise<void> {
  if (currentPage.peek()?.url.pathname === `/t/${id}`) return
  const table = await request<TableView>('GET', `/api/tables/${id}`)
  // Who has declined knows it.
  if (isRefused(table) || (table.challenge?.isForMe === true && table.challenge.ended === 'declined')) return
  const [{ endedText }, { peopleReady }] = await Promise.all([
    import('../people/challenge-ended.ts'),
    import('../people/words/index.ts'),
  ])
  await peopleReady()
  const text = endedText(table)
  if (text !== undefined) showToast({ text, icon: 'info' })
}

/** For as long as the page is open. */
export function watchChallenges(): void {
  let before = lobbyMe.peek().challenges
  lobbyMe.subscribe(({ challenges }) => {
    const gone = challengesGone(before, challenges)
    before = challenges
    for (const challenge of gone) void tellEnd(challenge).catch(reportError)
  })
}
