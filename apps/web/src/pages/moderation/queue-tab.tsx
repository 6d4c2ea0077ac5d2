/* The queue of reports beside the one that is open. */
import { useEffect, useRef } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { Queue, Thing } from '../../api/moderation.ts'
import { Time } from '../../chat/time.tsx'
import { Arms } from '../../design/draw/arms.tsx'
import { LastDeeds } from './log-tab.tsx'
import { ReportCard } from './report-card.tsx'
import { loadQueue, queue, selected, selectNext, shownThing } from './state.ts'
import { moderationTexts } from './words/index.ts'

export function QueueTab() {
  const words = moderationTexts()
  const found = queue.value
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void loadQueue()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (found === undefined) return null
  if (isRefused(found)) {
    return (
      <div class="panel box">
        <p>{words.failed}</p>
        <button type="button" class="button secondary compact" onClick={() => void loadQueue()}>
          {words.again}
        </button>
      </div>
    )
  }
  return <Reports found={found} />
}

function Reports({ found: { things, hasMore } }: { readonly found: Queue }) {
  const words = moderationTexts()
  const shown = shownThing(things)
  const card = useRef<HTMLDivElement>(null)
  const select = ({ key }: Thing) => {
    selected.value = key
    // Where it is below the list.
    requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }))
  }
  const done = async (key: string) => {
    selectNext(things, key)
    await loadQueue()
    card.current?.querySelector('h2')?.focus()
  }
  return (
    <div class="moderation">
      <div>
        {things.length === 0 ? (
          <section class="panel box nothing">
            <h2>{words.nothing}</h2>
            <p>{words.nothingText}</p>
          </section>
        ) : (
          <ul class="panel queue">
            {things.map((thing) => (
              <li key={thing.key}>
                <QueueItem thing={thing} isShown={thing === shown} onSelect={() => select(thing)} />
              </li>
            ))}
          </ul>
        )}
        <p class="queue-note">
          {things.length > 1 && `${words.oldestLast} `}
          {hasMore && `${words.hasMore} `}
          <a class="link" href="/moderation/answered">
            {words.seeAnswered}
          </a>
        </p>
      </div>
      <div class="moderation-card" ref={card}>
        {shown !== undefined && (
          <ReportCard
            key={shown.key}
            thing={shown}
            onDone={() => void done(shown.key)}
            onNext={things.length > 1 ? () => selectNext(things, shown.key) : undefined}
          />
        )}
      </div>
      <LastDeeds />
    </div>
  )
}

interface QueueItemProps {
  readonly thing: Thing
  readonly isShown: boolean
  readonly onSelect: () => void
}

function QueueItem({ thing, isShown, onSelect }: QueueItemProps) {
  const { at, about, reports } = thing
  const quoted = quoteOf(thing)
  return (
    <button type="button" class="queue-item" aria-current={isShown} onClick={onSelect}>
      <span class="queue-line">
        <span>{kindText(thing)}</span>
        <Time at={at} />
      </span>
      {quoted !== undefined && <q>{quoted}</q>}
      <span class="queue-line">
        <span class="person-name">
          <Arms of={about.arms} size={18} />
          <b class="person-name-text">{about.name}</b>
        </span>
        <span>{byText(reports)}</span>
      </span>
    </button>
  )
}

export function kindText({ detail: { kind, concern = 'name' } }: Pick<Thing, 'detail'>): string {
  const { kinds } = moderationTexts()
  return kind === 'line' || kind === 'appeal' ? kinds[kind] : kinds[concern]
}

function quoteOf({ detail: { kind, text, name, concern }, reports }: Thing): string | undefined {
  if (kind === 'line') return text
  if (kind === 'appeal' || concern !== 'name') return reports.find((report) => report.text !== '')?.text
  return name
}

function byText(reports: Thing['reports']): string {
  const words = moderationTexts()
  const names = [...new Set(reports.map(({ by }) => by.name))]
  const [first = ''] = names
  return names.length === 1 ? words.by(first) : words.byOthers(first, names.length - 1)
}
