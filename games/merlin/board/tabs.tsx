/* On a phone: what lies under the ring, one panel at a time. When a step needs another one, it opens by itself. */

import { TabBar } from '@logres/board-kit'
import { useEffect } from 'preact/hooks'
import { Sign, type SignName } from './art/signs.tsx'
import { type Model, TABS, type Tab } from './model.ts'
import { texts } from './texts/index.ts'

const SIGN_OF: Readonly<Record<Tab, SignName>> = {
  move: 'walk',
  domain: 'manor',
  castle: 'castle',
  quests: 'quest',
  table: 'table',
  log: 'quill',
}

/** Where the answer to a question lies, if not beside the ring. */
export function tabFor(model: Model): Tab {
  const kind = model.asked.value?.kind
  if (kind === 'discardMore' || kind === 'drawQuest') return 'quests'
  if (kind === 'buildAgain') return 'domain'
  const space = model.turn.value === undefined ? undefined : model.spaceAt(model.turn.value.at)
  if (kind !== 'arrive' && kind !== 'act') return 'move'
  return space === 'build' && model.legalOf('build').length > 0 ? 'domain' : space === 'quest' ? 'quests' : 'move'
}

export function Tabs({ model }: { readonly model: Model }) {
  const t = texts()
  const now = model.tab.value
  const isAsked = model.asked.value !== null
  const wanted = tabFor(model)
  const { isOver } = model.view.value
  const isLive = model.context.isLive.value
  const kind = model.asked.value?.kind
  useEffect(() => {
    if (isAsked && model.isTurned) model.isTurned = false
    else if (isAsked) model.open(wanted)
    else if (isOver) model.open('table')
  }, [model, isAsked, wanted, kind, isOver])
  useEffect(() => {
    // Who looks back moves nothing.
    if (!isLive && model.tab.peek() === 'move') model.open('table')
  }, [model, isLive])
  const ready = new Set(model.legalOf('resolveQuest').map(({ quest }) => quest)).size
  return (
    <TabBar
      {...{ label: t.panels, tabs: TABS, now, isTall: model.isTall.value, sidebar: model.context.sidebar, chat: 'log' }}
      onPress={(tab) => press(model, tab)}
      inside={(tab) => (
        <>
          <Sign name={SIGN_OF[tab]} size={20} />
          {t.tabs[tab]}
          {tab === 'quests' && ready > 0 ? (
            <span class="merlin-tab-count" aria-hidden="true">
              {ready}
            </span>
          ) : null}
        </>
      )}
    />
  )
}

/** The open one once more: it covers the ring, or gives it free again. */
function press(model: Model, tab: Tab): void {
  const { sidebar } = model.context
  // A viewer who goes there because of a chat message wants to read it.
  if (tab === 'log' && sidebar.unread.peek() > 0) sidebar.tab.value = 'chat'
  if (model.tab.peek() === tab) model.isTall.value = !model.isTall.peek()
  model.open(tab)
}
