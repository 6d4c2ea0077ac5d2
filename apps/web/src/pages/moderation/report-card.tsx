/* One thing that was reported: about whom, what was said, and what to do. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { moderation, type PersonCard, type Thing } from '../../api/moderation.ts'
import { Time } from '../../chat/time.tsx'
import { Arms } from '../../design/draw/arms.tsx'
import { DeedForm } from './deed-form.tsx'
import { PersonFacts, PersonHead } from './person-facts.tsx'
import { kindText } from './queue-tab.tsx'
import { judgementText } from './sentences.ts'
import { moderationTexts } from './words/index.ts'

export interface ReportCardProps {
  readonly thing: Thing
  readonly onDone: () => void
  readonly onNext: (() => void) | undefined
}

export function ReportCard({ thing, onDone, onNext }: ReportCardProps) {
  const { about, detail, ids, reports } = thing
  const person = useSignal<PersonCard | undefined>(undefined)
  useEffect(() => {
    void moderation.person(about.id).then((answer) => {
      if (!isRefused(answer)) person.value = answer
    })
  }, [about.id, person])
  const place = detail.match ?? detail.table
  return (
    <article class="panel report-card" aria-label={`${kindText(thing)}: ${about.name}`}>
      <PersonHead someone={about} person={person.value} place={place} />
      {person.value !== undefined && <PersonFacts person={person.value} />}
      {detail.kind === 'appeal' ? <Appeal thing={thing} /> : <Reported thing={thing} />}
      <DeedForm
        about={about}
        reports={ids}
        isLine={detail.kind === 'line'}
        table={place}
        appealed={detail.kind === 'appeal' ? detail.deed : undefined}
        onDone={onDone}
        onNext={onNext}
        key={reports.length}
      />
    </article>
  )
}

function Reported({ thing: { about, detail, context, reports } }: { readonly thing: Thing }) {
  const words = moderationTexts()
  return (
    <>
      {detail.kind === 'line' ? (
        <section class="report-part">
          <h3>
            {words.said}
            <span>{detail.room === 'spectators' ? words.spectatorChat : words.tableChat}</span>
          </h3>
          <ol class="said">
            {context.map(({ n, at, by, text }) => (
              <li key={n} {...(n === detail.n && { class: 'said-this', 'aria-current': true })}>
                <Time at={at} />
                <Arms of={by.arms} size={18} />
                <p>
                  <b>{n === detail.n ? detail.name : by.name}</b> {text}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <section class="report-part">
          <h3>{words.theName}</h3>
          <p class="said-name">{detail.name}</p>
        </section>
      )}
      <ul class="reporters">
        {reports.map(({ at, by, text }) => (
          <li key={`${by.id} ${at}`}>
            {words.reportedBy} <Arms of={by.arms} size={16} /> <b>{by.name}</b> {text !== '' && <q>{text}</q>}
          </li>
        ))}
        <li>{words.notShown(about.name)}</li>
      </ul>
    </>
  )
}

function Appeal({ thing: { about, detail, reports } }: { readonly thing: Thing }) {
  const words = moderationTexts()
  return (
    <>
      <section class="report-part">
        <h3>{words.appealed(judgementText(detail, about.name))}</h3>
        <p>
          <q>{detail.reason}</q>
        </p>
      </section>
      <section class="report-part">
        <h3>{words.theirWords}</h3>
        <p class="said-name">{reports[0]?.text}</p>
      </section>
    </>
  )
}
