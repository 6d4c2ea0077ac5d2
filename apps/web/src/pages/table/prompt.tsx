/* What the table is waiting for, in one sentence, and what the reader can do. */
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { showWhyNot } from '../../design/toasts.tsx'
import { manifestOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { doneLessons } from '../../lesson/progress.ts'
import { preferredLevel } from '../../local-link.ts'
import { ChallengeAtTable } from '../../people/challenge-at-table.tsx'
import { browserStorage, listShelf } from '../../play/shelf.ts'
import { revealsOf } from './sealing.ts'
import type { TableClient } from './table-client.ts'

interface Of {
  readonly client: TableClient
  readonly table: TableView
}

/** The people the table is waiting for: they must seal a nonce, reveal it, or sit down. */
function awaitedNames({ status, seats, nonceSeals }: TableView): string {
  const names = seats.flatMap(({ kind, name, sealed, revealed }, seat) => {
    const isLate =
      kind === 'expected' ||
      (kind === 'person' && (status === 'sealing' ? nonceSeals[seat] !== null && !revealed : !sealed))
    return isLate ? [name ?? ''] : []
  })
  return names.join(', ')
}

function freeSeats({ seats }: TableView): number {
  return seats.filter(({ kind }) => kind === 'open').length
}

/** Why the host cannot start yet; undefined if they can. */
function whyNotStart(table: TableView): string | undefined {
  const words = t().table
  if (freeSeats(table) > 0) return words.startNeeds
  const late = awaitedNames(table)
  return late === '' ? undefined : words.promptFor(late)
}

function forStranger(table: TableView): string {
  const words = t().table
  if (table.keptSeat !== null) return words.promptKept
  if (freeSeats(table) === 0) return words.promptTaken
  return table.access === 'invite' && !table.isInvited && !table.isHost ? words.promptUninvited : words.promptSit
}

function sentence(table: TableView): string {
  const words = t().table
  const late = awaitedNames(table)
  if (table.status === 'sealing') return `${words.promptSealing} ${late === '' ? '' : words.promptFor(late)}`
  // Its own words come in front (people/challenge-state.tsx).
  if (table.challenge !== undefined) {
    const isAsked = table.challenge.isMine || table.challenge.isForMe
    if (isAsked && (table.seat !== null || table.keptSeat !== null || table.challenge.ended !== null)) return ''
  }
  if (table.status === 'cancelled') return words.promptClosed
  if (table.seat === null) return forStranger(table)
  if (freeSeats(table) > 0) {
    const seats = words.promptFree(freeSeats(table))
    return `${seats} ${table.isHost ? words.promptWait : words.promptGuest(table.host)}`
  }
  if (late !== '') return words.promptFor(late)
  if (table.isHost) return words.promptFull
  return `${words.promptFull} ${table.isHostAway === true ? words.promptHostAway(table.host) : words.promptGuestFull(table.host)}`
}

async function fillWithBots({ client, table }: Of): Promise<void> {
  for (const [seat, { kind }] of table.seats.entries()) {
    if (kind === 'open' && !(await client.change(() => tables.setSeat(table.id, seat, preferredLevel(table.game)))))
      return
  }
}

/** For the host; for all who sit there while the host is away. */
function StartButton({ client, table }: Of) {
  const reason = whyNotStart(table)
  const start = async () => {
    if (reason !== undefined) showWhyNot(reason)
    else await client.change(() => tables.start(table.id))
  }
  return (
    <button type="button" class="button primary" aria-disabled={reason !== undefined} onClick={() => void start()}>
      {t().table.start}
    </button>
  )
}

function HostButtons({ client, table }: Of) {
  const words = t().table
  return (
    <>
      {freeSeats(table) > 0 && (
        <button type="button" class="button secondary" onClick={() => void fillWithBots({ client, table })}>
          {words.fill}
        </button>
      )}
      {freeSeats(table) > 0 && client.declined.value.length > 0 ? (
        <a class="button primary" href={`/new?game=${table.game}`}>
          {t().shell.makeTable}
        </a>
      ) : (
        <StartButton {...{ client, table }} />
      )}
    </>
  )
}

function Decline({ client, table }: Of) {
  return (
    <button type="button" class="button secondary" onClick={() => void client.change(() => tables.decline(table.id))}>
      {t().table.decline}
    </button>
  )
}

function KeptSeatButtons({ client, table, seat }: Of & { readonly seat: number }) {
  return (
    <>
      <Decline {...{ client, table }} />
      <button type="button" class="button primary" onClick={() => void client.sit(seat)}>
        {table.challenge?.isForMe === true ? t().table.accept : t().table.take}
      </button>
    </>
  )
}

function SealAgainButton({ client, seat }: { readonly client: TableClient; readonly seat: number }) {
  return (
    <button type="button" class="button primary" onClick={() => void client.sit(seat)}>
      {t().seals.sealAgain}
    </button>
  )
}

/** For people who came too late or may not join. */
function OtherTableLinks() {
  return (
    <>
      <a class="button secondary" href="/#open">
        {t().shell.openTables}
      </a>
      <a class="button primary" href="/new">
        {t().shell.makeTable}
      </a>
    </>
  )
}

function PromptButtons({ client, table }: Of) {
  const { status, seat, keptSeat, isHost } = table
  if (status === 'cancelled') return <OtherTableLinks />
  if (status !== 'open') return null
  if (seat !== null && client.mustAsk.value) return <SealAgainButton {...{ client, seat }} />
  if (seat !== null && table.challenge !== undefined) return null
  if (seat !== null && isHost) return <HostButtons {...{ client, table }} />
  if (seat !== null) return table.isHostAway === true ? <StartButton {...{ client, table }} /> : null
  if (keptSeat !== null) return <KeptSeatButtons {...{ client, table }} seat={keptSeat} />
  const canSit = freeSeats(table) > 0 && (table.access !== 'invite' || table.isInvited || isHost)
  if (!canSit) return <OtherTableLinks />
  return table.isInvited ? <Decline {...{ client, table }} /> : null
}

/** For a guest who waits and has never learnt the game: the page returns to the match by itself. */
function LearnMeanwhile({ table }: { readonly table: TableView }) {
  const words = t().home
  const { lessons } = manifestOf(table.game)
  const knows = doneLessons.value.some((name) => name.startsWith(`${table.game}/`)) || hasPlayed(table.game)
  if (lessons === undefined || knows || table.status !== 'open' || table.seat === null || table.isHost) return null
  return (
    <p class="learn-meanwhile">
      <a class="button secondary" href={`/learn/${table.game}/1?table=${table.id}`}>
        {words.inTwo}
      </a>{' '}
      <small>{words.inTwoHint}</small>
    </p>
  )
}

function hasPlayed(game: string): boolean {
  return listShelf(browserStorage(), game).rows.length > 0
}

export function Prompt({ client, table }: Of) {
  const { linkFault, pollFault, mustAsk, declined } = client
  const fault = pollFault.value
  return (
    <div class="prompt">
      <p role="status">
        {linkFault.value !== undefined && <span class="fault">{linkFault.value} </span>}
        {table.challenge !== undefined && <ChallengeAtTable table={table} />}
        {table.challenge === undefined &&
          declined.value.length > 0 &&
          `${t().table.declined(declined.value.join(', '), declined.value.length)} `}
        {fault !== undefined ? t().faults[fault] : mustAsk.value ? t().seals.ask(revealsOf(table.id)) : sentence(table)}
      </p>
      <PromptButtons {...{ client, table }} />
      <LearnMeanwhile table={table} />
    </div>
  )
}
