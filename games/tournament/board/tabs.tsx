/* A phone shows one thing at a time over the hand; the bar at the bottom says which. */

import { TabBar } from '@logres/board-kit'
import { offersToMe } from './listing.ts'
import { type Model, TABS, type Tab } from './model.ts'
import { texts } from './texts/index.ts'

const ICONS: Readonly<Record<Tab, string>> = {
  market: 'M4 9 6 4h12l2 5M4 9v11h16V9M4 9a2.7 2.7 0 0 0 5.300 0 2.7 2.7 0 0 0 5.400 0A2.7 2.7 0 0 0 20 9M9 20v-6h6v6',
  offer: 'M5 20c6-1 12-6 15-16-8 1-13 6-14 12m-1 4 7-9',
  lists: 'M6 3v18M6 4h13l-3 4.5 3 4.5H6',
  log: 'M5 4h14M5 10h14M5 16h9',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
}

export function Tabs({ model }: { readonly model: Model }) {
  const t = texts()
  const isBarter = model.phase.value === 'barter'
  const badge = (tab: Tab): string => {
    if (tab === 'market' && isBarter) return String(offersToMe(model) || '')
    return tab === 'offer' && !model.drafting.isEmpty ? t.draftBadge : ''
  }
  const shown = TABS.filter(
    (tab) => (tab !== 'offer' || model.isTrading) && (tab !== 'chat' || model.context.sidebar.hasChat),
  )
  const now = shown.includes(model.tab.value) ? model.tab.value : 'market'
  return (
    <TabBar
      {...{ label: t.views, tabs: shown, now, sidebar: model.context.sidebar, chat: 'chat' }}
      onPress={(tab) => model.goTo(tab)}
      inside={(tab) => (
        <>
          <svg class={`tournament-tab-${tab}`} viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[tab]} />
          </svg>
          <span>{tab === 'market' ? boardName(model) : t.tabs[tab]}</span>
          <Badge text={badge(tab)} isDraft={tab === 'offer'} />
        </>
      )}
    />
  )
}

/** A number, or a dot for an offer that is not sent yet: the word for it is too long for a phone in German. */
function Badge({ text, isDraft }: { readonly text: string; readonly isDraft: boolean }) {
  if (text === '') return null
  return (
    <b class={isDraft ? 'tournament-badge draft' : 'tournament-badge'}>
      {isDraft ? <span class="visually-hidden">{text}</span> : text}
    </b>
  )
}

/** What lies over the hand, by what is going on. */
function boardName(model: Model): string {
  const t = texts()
  switch (model.phase.value) {
    case 'barter':
      return t.tabs.market
    case 'over':
      return t.ranking
    case 'draft':
      return t.cardsTab
    case 'announcement':
      return t.tabAnnouncement
    default:
      return t.tabBoard
  }
}
