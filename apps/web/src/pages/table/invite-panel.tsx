import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { PersonView, TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { t } from '../../i18n/site.ts'
import { PersonName } from '../../people/person-name.tsx'
import { ShareLink } from './share-link.tsx'
import type { TableClient } from './table-client.ts'

interface Of {
  readonly client: TableClient
  readonly table: TableView
}

interface Met extends PersonView {
  readonly table: string
  readonly seat: number
}

/** People the host has played with; they can be invited without a link. */
function MetPlayers({ client, table }: Of) {
  const met = useSignal<readonly Met[]>([])
  useEffect(() => {
    void tables.met().then((answer) => {
      if (!isRefused(answer)) met.value = answer.players
    })
  }, [met])
  const here = new Set([...table.seats.map(({ name }) => name), ...(table.invited ?? []).map(({ name }) => name)])
  const others = met.value.filter(({ name }) => !here.has(name))
  if (others.length === 0) return null
  const words = t().table
  return (
    <>
      <h3>{words.met}</h3>
      <ul class="people">
        {others.slice(0, 6).map((each) => (
          <li key={`${each.table} ${each.seat}`}>
            <PersonName person={each} whom={{ table: each.table, seat: each.seat }} />
            <button
              type="button"
              class="button ghost compact"
              aria-label={`${words.invite}: ${each.name}`}
              onClick={() => void client.change(() => tables.invite(table.id, { table: each.table, seat: each.seat }))}
            >
              {words.invite}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Invited({ client, table }: Of) {
  const words = t().table
  if (table.invited === undefined || table.invited.length === 0) return null
  return (
    <>
      <h3>{words.invitedList}</h3>
      <ul class="people">
        {table.invited.map(({ id, name, ...view }) => (
          <li key={id}>
            <PersonName person={{ name, ...view }} />
            <button
              type="button"
              class="button ghost compact"
              aria-label={`${words.uninvite}: ${name}`}
              onClick={() => void client.change(() => tables.uninvite(table.id, id))}
            >
              {words.uninvite}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function InvitePanel({ client, table }: Of) {
  const words = t().table
  if (table.status !== 'open' || table.challenge !== undefined) return null
  const isFull = table.seats.every(({ kind }) => kind !== 'open')
  return (
    <section class="panel box order-invite" aria-labelledby="invite">
      <h2 class="section-heading" id="invite">
        {words.inviteHead}
      </h2>
      {table.access === 'invite' ? (
        <p class="muted">{table.isHost ? words.inviteOnlyHost : words.promptUninvited}</p>
      ) : (
        <ShareLink link={`${location.origin}/t/${table.id}`} label={words.inviteLink}>
          <p>{isFull ? words.inviteWatch : words.inviteText}</p>
        </ShareLink>
      )}
      {table.isHost && <Invited {...{ client, table }} />}
      {table.isHost && !isFull && <MetPlayers {...{ client, table }} />}
    </section>
  )
}
