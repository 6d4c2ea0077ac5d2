/* The signs of what happens, on 24 × 24. */
import type { StoryKind } from './stories.ts'

const SWAP = 'M3 8h15m-4-4 4 4-4 4M21 16H6m4-4-4 4 4 4'

const LINES: Readonly<Record<StoryKind, string>> = {
  pick: 'M6 3h9l3 3v15H6ZM9 9h6M9 13h6',
  round: 'M19 7a8.5 8.5 0 1 0 1.5 6M20 3v5h-5',
  offer: 'M5 20c6-1 12-6 15-16-8 1-13 6-14 12m-1 4 7-9',
  deal: SWAP,
  ready: 'm4 12.5 5.5 5.5L20 6.5',
  notReady: 'M5 12h14',
  barterEnd: 'M6 3h12M6 21h12M7 3c0 5 4 6 5 9-1 3-5 4-5 9M17 3c0 5-4 6-5 9 1 3 5 4 5 9',
  announcement: 'M6 3v18M6 4h13l-3 4.5 3 4.5H6',
  banners: 'M4 3h16M6 3v14l4-2.5 4 2.5V3M18 3v9',
  duel: 'M4 4l13 13m3 3-3-3m-2 3 5-5M20 4 7 17m-3 3 3-3m2 3-5-5',
  judgement: 'M4 8l4 5 4-8 4 8 4-5-2 11H6Z',
  purchase: 'M4 5 9 4l3 4 4-5 4 2v6c0 5-4 8-8 10-4-2-8-5-8-10Zm8 3-2 5 4 2-2 5',
  end: 'M7 3h10v6a5 5 0 0 1-10 0ZM12 14v5m-4 2h8M7 5H4c0 4 1 5 3 5m10-5h3c0 4-1 5-3 5',
}

/** A deal closes what an offer began. */
export function StoryIcon({ kind, isDealt = false }: { readonly kind: StoryKind; readonly isDealt?: boolean }) {
  return (
    <svg class="tournament-icon tournament-story-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isDealt ? SWAP : LINES[kind]} />
    </svg>
  )
}
