/* 8 The end: all purses are opened, the richest has won. */
import { BannerArt, CoinIcon } from './art.tsx'
import { endOf } from './ending.ts'
import type { Model } from './model.ts'
import { names } from './names.ts'
import { texts } from './texts/index.ts'

export function Over({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const end = endOf(model.context.steps.value)
  const rows = view.purses
    .map((coins, seat) => ({ seat, coins: coins ?? 0, place: end?.places[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place || b.coins - a.coins)
  return (
    <section class="tournament-panel tournament-over" aria-labelledby="tournament-over">
      <h2 id="tournament-over">
        {t.ranking}
        <span class="tournament-note">{t.richestWins}</span>
      </h2>
      <ol>
        {rows.map(({ seat, coins, place }) => (
          <li key={seat} class={`${place === 1 ? 'first' : ''} ${model.isMe(seat) ? 'tournament-me' : ''}`}>
            <b class="tournament-place-number">{place > 0 ? place : ''}</b>
            <BannerArt banner={view.banners[seat] ?? null} seat={seat} />
            <span class="tournament-who">
              <b>{model.isMe(seat) ? t.you : model.nameOf(seat)}</b>
              <small>{seat === view.lastKnight ? t.lastKnight : view.banners[seat] === null ? t.leftLists : ''}</small>
            </span>
            <span class="tournament-purse">
              <CoinIcon />
              {names().coins(coins)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
