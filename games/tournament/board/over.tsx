/* 8 The end: all purses are opened, the richest has won; and where everybody's coins came from. */
import type { Seat } from '@logres/kernel'
import { BannerArt, CoinIcon } from './art.tsx'
import { endOf } from './ending.ts'
import { type Account, type Ledger, ledgerOf, type SettledDeal } from './ledger.ts'
import type { Model } from './model.ts'
import { names } from './names.ts'
import { PurseChart } from './purse-chart.tsx'
import { rankPlace } from './telling/places.ts'
import { texts } from './texts/index.ts'

interface Ranked {
  readonly seat: Seat
  readonly place: number
  readonly account: Account
}

export function Over({ model }: { readonly model: Model }) {
  const t = texts()
  const ledger = ledgerNow(model)
  const end = endOf(model.context.steps.value)
  const rows = ledger.accounts
    .map((account, seat): Ranked => ({ seat, account, place: end?.places[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place || b.account.end - a.account.end)
  return (
    <>
      <section class="tournament-panel tournament-over" aria-labelledby="tournament-over">
        <h2 id="tournament-over">
          {t.ranking}
          <span class="tournament-note">{model.onlyFightersWin ? t.richestFighterWins : t.richestWins}</span>
        </h2>
        <Ranking model={model} rows={rows} />
      </section>
      <PurseChart model={model} ledger={ledger} />
      <Deals model={model} rows={rows} />
    </>
  )
}

/** With all that was hidden, once the record is there. */
function ledgerNow(model: Model): Ledger {
  const { moments, steps } = model.context
  const { options, purses } = model.view.value
  const told = moments.value ?? steps.value
  return ledgerOf(
    told.map(({ events }) => events),
    options.startCoins,
    purses.map((coins) => coins ?? 0),
  )
}

const SOURCES = ['start', 'duels', 'trade', 'heap', 'lastKnight'] as const

function Ranking({ model, rows }: { readonly model: Model; readonly rows: readonly Ranked[] }) {
  const t = texts()
  return (
    <table class="tournament-ledger">
      <thead>
        <tr>
          <th scope="col" class="visually-hidden">
            {t.place}
          </th>
          <th scope="col">
            <span class="visually-hidden">{t.knight}</span>
          </th>
          {SOURCES.map((source) => (
            <th key={source} scope="col" class="tournament-source">
              {t.sources[source]}
            </th>
          ))}
          <th scope="col">{t.atTheEnd}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RankedRow key={row.seat} model={model} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function RankedRow({ model, seat, place, account }: Ranked & { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const standing = seat === view.lastKnight ? t.lastKnight : view.banners[seat] === null ? t.leftLists : ''
  return (
    <tr class={`${place === 1 ? 'first' : ''} ${model.isMe(seat) ? 'tournament-me' : ''}`} data-place={rankPlace(seat)}>
      <td class="tournament-place-number">{place > 0 ? place : ''}</td>
      <th scope="row">
        <span class="tournament-ranked">
          <BannerArt banner={view.banners[seat] ?? null} seat={seat} />
          <span class="tournament-who">
            <b>{model.isMe(seat) ? t.you : model.nameOf(seat)}</b>
            <small>
              {[standing, t.duelsWon(account.duelsWon, account.duelsFought)].filter((text) => text !== '').join(' · ')}
            </small>
          </span>
        </span>
      </th>
      {SOURCES.map((source) => (
        <td key={source} class="tournament-source" data-label={t.sources[source]}>
          {source === 'start' ? account.start : signed(account[source])}
        </td>
      ))}
      <td class="tournament-purse">
        <CoinIcon />
        {names().coins(account.end)}
      </td>
    </tr>
  )
}

/** "+10", "−5", "0" */
export function signed(coins: number): string {
  return coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '0'
}

function Deals({ model, rows }: { readonly model: Model; readonly rows: readonly Ranked[] }) {
  const t = texts()
  const traded = rows.filter(({ account }) => account.best !== undefined)
  if (traded.length === 0) return null
  return (
    <section class="tournament-panel tournament-end-deals" aria-labelledby="tournament-end-deals">
      <h2 id="tournament-end-deals">
        {t.bestAndWorst}
        <span class="tournament-note">{t.dealsBy}</span>
      </h2>
      <dl>
        {traded.map(({ seat, account }) => (
          <div key={seat}>
            <dt>
              <BannerArt banner={model.view.value.banners[seat] ?? null} seat={seat} />
              {model.isMe(seat) ? t.you : model.nameOf(seat)}
            </dt>
            <DealLine model={model} label={t.bestDeal} deal={account.best} />
            <DealLine model={model} label={t.worstDeal} deal={account.worst} />
          </div>
        ))}
      </dl>
    </section>
  )
}

interface DealLineProps {
  readonly model: Model
  readonly label: string
  readonly deal: SettledDeal | undefined
}

function DealLine({ model, label, deal }: DealLineProps) {
  if (deal === undefined) return null
  return (
    <dd class={deal.gain > 0 ? 'gain' : deal.gain < 0 ? 'loss' : ''}>
      <small>{label}</small>
      <span>{model.context.sayEvent(deal.event, model.context.players.value)}</span>
      <b>{signed(deal.gain)}</b>
    </dd>
  )
}
