/* What the reader can do about somebody, from the card of their name and from their page. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { account } from '../api/account.ts'
import { isRefused } from '../api/http.ts'
import { type CardView, people } from '../api/people.ts'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { BlockDialog } from './block-dialog.tsx'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { ReportSheet } from './report-sheet.tsx'
import type { Whom } from './whom.ts'
import { peopleTexts } from './words/index.ts'

export interface About {
  readonly card: CardView
  readonly whom: Whom
  /** Something has changed between the two. */
  readonly onChange: () => void
}

type Asked = About & { readonly what: 'challenge' | 'block' | 'report' }

const asked = signal<Asked | undefined>(undefined)
export const openSheet: ReadonlySignal<Asked | undefined> = asked

export function ask(what: Asked['what'], about: About): void {
  asked.value = { what, ...about }
}

/** The sheet that is open, if any. */
export function PersonSheet() {
  const now = asked.value
  if (now === undefined) return null
  const close = () => {
    asked.value = undefined
  }
  switch (now.what) {
    case 'challenge':
      return <ChallengeDialog card={now.card} onClose={close} />
    case 'block':
      return <BlockDialog {...now} onClose={close} />
    case 'report':
      return <ReportSheet whom={now.whom} name={now.card.person.name} onClose={close} />
  }
}

/** Resolves to whether the reader follows them now. */
export async function follow({ person: { name } }: CardView, follows: boolean): Promise<boolean> {
  const answer = await people.follow(name, follows)
  if (isRefused(answer)) {
    await showRefusal(answer)
    return !follows
  }
  const words = peopleTexts()
  showToast({ text: follows ? words.following(name) : words.notFollowing(name) })
  return follows
}

/** The list of blocks is short, and says which of them this is. */
export async function unblock({ person: { arms, name } }: CardView): Promise<boolean> {
  const blocks = await account.blocks()
  if (isRefused(blocks)) {
    await showRefusal(blocks)
    return false
  }
  const block = blocks.find((each) => each.arms === arms)
  const answer = block === undefined ? {} : await account.unblock(block.id)
  if (isRefused(answer)) await showRefusal(answer)
  else showToast({ text: peopleTexts().unblocked(name) })
  return !isRefused(answer)
}
