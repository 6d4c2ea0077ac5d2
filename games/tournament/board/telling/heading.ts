/* The headings of the log: which round, and what of it. */
import type { LogLine, Step } from '@logres/board-kit'
import { roman } from '../roman.ts'
import { texts } from '../texts/index.ts'
import { isView } from './readings.ts'
import { type StoryKind, storiesOf } from './stories.ts'

type Part = 'barter' | 'announcement' | 'duels'

const PART_OF: Readonly<Record<StoryKind, Part | null | undefined>> = {
  pick: undefined,
  round: 'barter',
  offer: 'barter',
  deal: 'barter',
  ready: 'barter',
  notReady: 'barter',
  barterEnd: 'barter',
  announcement: 'announcement',
  banners: 'announcement',
  duel: 'duels',
  judgement: 'duels',
  purchase: null,
  end: undefined,
}

/** Null: what is bought after a duel stands with it. */
export function heading(lines: readonly LogLine[], steps: readonly Step[]): string | null {
  const t = texts()
  const [story] = storiesOf(lines)
  const part = story === undefined ? undefined : PART_OF[story.kind]
  if (part === null) return null
  if (story === undefined || part === undefined) return ''
  // A new round is seen in the step that begins it; whatever else may end with new banners, from the first round on.
  const first = story.lines[0]?.step ?? 0
  const view = steps[part === 'barter' ? first : first - 1]?.view
  if (view === undefined || !isView(view)) return t.partNames[part]
  return `${t.round} ${roman(view.round)} · ${t.partNames[part]}`
}
