/* What stands beside the tokens, or in their place: how a throw reads, my run when I am ready, the lot. */
import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { LargeToken, SmallToken } from './art.tsx'
import { texts } from './texts/index.ts'

export function Legend() {
  const t = texts()
  const line = (sign: ComponentChildren, [what, reads]: readonly [string, string]) => (
    <li>
      {sign}
      <span>
        <b>{what}</b> {reads}
      </span>
    </li>
  )
  return (
    <section class="judgement-panel judgement-legend" aria-label={t.legend}>
      <h2>{t.legend}</h2>
      <ul>
        {line(<SmallToken face={1} />, t.oneDot)}
        {line(<SmallToken face={2} />, t.twoDots)}
        {line(<LargeToken token="allThree" cls="judgement-tiny" />, t.allDifferent)}
      </ul>
      <p class="judgement-note">{t.legendNote}</p>
    </section>
  )
}

export function Ready({ other, begin }: { readonly other: string; readonly begin: () => void }) {
  const t = texts()
  return (
    <section class="judgement-ready" aria-label={t.runTitle}>
      <h2>{t.runTitle}</h2>
      <p>{t.runText(other)}</p>
      <button type="button" class="match-button tournament-main-button" onClick={begin}>
        {t.run}
      </button>
      <a href="/practice/judgement">{t.practice}</a>
    </section>
  )
}

interface LotProps {
  readonly pair: readonly [Seat, Seat]
  readonly winner: Seat
  readonly name: (seat: Seat) => string
  readonly banner: (seat: Seat) => ComponentChildren
}

/** Two slips, one of them drawn. */
export function LotDrawn({ pair, winner, name, banner }: LotProps) {
  const t = texts()
  return (
    <ul class="judgement-lots" aria-label={t.lots}>
      {pair.map((seat) => (
        <li key={seat} class={`judgement-lot ${seat === winner ? 'judgement-drawn' : ''}`}>
          {banner(seat)}
          <b>{name(seat)}</b>
          <small>{seat === winner ? t.drawn : ' '}</small>
        </li>
      ))}
    </ul>
  )
}
