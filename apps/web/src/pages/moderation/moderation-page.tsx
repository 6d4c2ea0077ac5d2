/* /moderation: reports and what admins do about them. Only for admins. */
import { Icon, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { ensureSignedIn, me } from '../../api/me.ts'
import type { PageProps } from '../../shell/router.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { Answered } from './answered.tsx'
import { LogTab } from './log-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { QueueTab } from './queue-tab.tsx'
import { loadQueue, queue } from './state.ts'
import { TablesTab } from './tables-tab.tsx'
import { moderationTexts } from './words/index.ts'
import './moderation.css'

const PARTS = ['reports', 'people', 'tables', 'log'] as const
type Part = (typeof PARTS)[number]

function isPart(text: string): text is Part {
  return PARTS.some((part) => part === text)
}

export function ModerationPage({ params }: PageProps) {
  const words = moderationTexts()
  useTitle(words.title)
  const isLoading = useSignal(true)
  useEffect(() => {
    void ensureSignedIn()
      .then((known) => (isRefused(known) || known.role !== 'admin' ? undefined : loadQueue()))
      .finally(() => {
        isLoading.value = false
      })
  }, [isLoading])
  const { part = 'reports' } = params
  if (part !== 'answered' && !isPart(part)) return <NotFoundPage />
  if (isLoading.value) {
    return (
      <div class="wrap" aria-busy="true">
        <h1 class="page-title" tabIndex={-1}>
          {words.title}
        </h1>
      </div>
    )
  }
  return (
    <div class="wrap">
      <Head />
      {me.value?.role === 'admin' ? (
        <>
          <Tabs part={part === 'answered' ? 'reports' : part} />
          {part === 'answered' ? <Answered /> : <Tab part={part} />}
        </>
      ) : (
        <p class="prose">
          {words.onlyAdmins}{' '}
          <a class="link" href="/claim">
            {words.become}
          </a>
        </p>
      )}
    </div>
  )
}

function Head() {
  const words = moderationTexts()
  const found = queue.value
  return (
    <div class="page-head">
      <div>
        <h1 class="page-title" tabIndex={-1}>
          {words.title}
        </h1>
        <p class="page-lead">{words.lead}</p>
      </div>
      {me.value?.role === 'admin' && found !== undefined && !isRefused(found) && (
        <span class="badge gold admin-badge">
          <Icon name="check" />
          {words.youAre(found.admins)}
        </span>
      )}
    </div>
  )
}

function Tabs({ part }: { readonly part: Part }) {
  const words = moderationTexts()
  const found = queue.value
  const count = found === undefined || isRefused(found) ? 0 : found.things.length
  return (
    <nav class="tab-links" aria-label={words.title}>
      {PARTS.map((each) => (
        <a
          key={each}
          href={each === 'reports' ? '/moderation' : `/moderation/${each}`}
          {...(each === part && { 'aria-current': 'page' as const })}
        >
          {words.parts[each]}
          {each === 'reports' && count > 0 && <span class="badge turn num">{count}</span>}
        </a>
      ))}
      <a class="tab-last" href="/claim">
        {words.another}
      </a>
    </nav>
  )
}

function Tab({ part }: { readonly part: Part }) {
  switch (part) {
    case 'people':
      return <PeopleTab />
    case 'tables':
      return <TablesTab />
    case 'log':
      return <LogTab />
    default:
      return <QueueTab />
  }
}
