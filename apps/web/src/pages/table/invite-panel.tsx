import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { Icon } from '../../design/icon.tsx'
import { t } from '../../i18n/site.ts'
import { qrCode } from './qr.ts'
import type { Room } from './room.ts'

interface Of {
  readonly room: Room
  readonly table: TableView
}

/** Dark on light in both themes: scanners want it so. */
function QrCode({ text }: { readonly text: string }) {
  const rows = useMemo(() => qrCode(text), [text])
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const all = rows.length + 8
  return (
    <svg
      class="qr"
      width={124}
      height={124}
      viewBox={`-4 -4 ${all} ${all}`}
      role="img"
      aria-label={t().table.qr}
      shape-rendering="crispEdges"
    >
      <path d={`M-4-4h${all}v${all}h${-all}z`} fill="#fdf9ef" />
      <path d={path} fill="#2a2118" />
    </svg>
  )
}

interface Met {
  readonly table: string
  readonly seat: number
  readonly name: string
}

/** People the host has played with, to be invited without a link. */
function MetPlayers({ room, table }: Of) {
  const met = useSignal<readonly Met[]>([])
  useEffect(() => {
    void tables.met().then((answer) => {
      if (!isRefused(answer)) met.value = answer.players
    })
  }, [met])
  if (met.value.length === 0) return null
  const words = t().table
  return (
    <>
      <h3>{words.met}</h3>
      <ul class="people">
        {met.value.slice(0, 6).map((each) => (
          <li key={`${each.table} ${each.seat}`}>
            <Arms of={each.name} size={20} />
            <span>{each.name}</span>
            <button
              type="button"
              class="b ghost sm"
              aria-label={`${words.invite}: ${each.name}`}
              onClick={() => void room.do(() => tables.invite(table.id, { table: each.table, seat: each.seat }))}
            >
              {words.invite}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Invited({ room, table }: Of) {
  const words = t().table
  if (table.invited === undefined || table.invited.length === 0) return null
  return (
    <>
      <h3>{words.invitedList}</h3>
      <ul class="people">
        {table.invited.map(({ id, name }) => (
          <li key={id}>
            <Arms of={name} size={20} />
            <span>{name}</span>
            <button
              type="button"
              class="b ghost sm"
              aria-label={`${words.uninvite}: ${name}`}
              onClick={() => void room.do(() => tables.uninvite(table.id, id))}
            >
              {words.uninvite}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function InvitePanel({ room, table }: Of) {
  const words = t().table
  const link = `${location.origin}/t/${table.id}`
  const isByInvitation = table.access === 'invite'
  const share = async () => {
    // Who changes his mind in the share sheet has done nothing wrong.
    await navigator.share({ title: 'Logres', url: link }).catch(() => undefined)
  }
  return (
    <section class="panel box o-inv" aria-labelledby="invite">
      <h2 class="h" id="invite">
        {words.inviteHead}
      </h2>
      {!isByInvitation && (
        <div class="copy">
          <input readOnly value={link.replace(/^https?:\/\//, '')} aria-label={words.inviteLink} />
          <button type="button" onClick={() => void room.copy(link, words.copied)}>
            <Icon name="copy" size={18} />
            {words.copy}
          </button>
        </div>
      )}
      <div class="inv">
        {!isByInvitation && <QrCode text={link} />}
        <div>
          <p>{isByInvitation ? words.inviteOnly : words.inviteText}</p>
          {!isByInvitation && 'share' in navigator && (
            <button type="button" class="b sec sm" onClick={() => void share()}>
              <Icon name="share" size={18} />
              {words.share}
            </button>
          )}
        </div>
      </div>
      {table.isHost && <Invited {...{ room, table }} />}
      {table.isHost && table.seats.some(({ kind }) => kind === 'open') && <MetPlayers {...{ room, table }} />}
    </section>
  )
}
