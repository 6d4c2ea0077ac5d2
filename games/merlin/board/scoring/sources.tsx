/* Where the points came from, for all players: a table with a bar in each cell. */
import { sum } from '@logres/kernel'
import { SeatMark, Sign, type SignName, seatVar } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { calledMe, capital, minus, parts } from '../texts/parts.ts'
import { SOURCES, type Source, type Sources } from './course.ts'

export const SOURCE_SIGNS: Readonly<Record<Source, SignName>> = {
  quests: 'quest',
  spaces: 'laurels',
  favour: 'seal',
  traitors: 'traitor',
  domain: 'manor',
  influence: 'crown',
  servants: 'meeple',
  end: 'apple',
}

export function SourceTable({ model, sources }: { readonly model: Model; readonly sources: Sources }) {
  const t = parts()
  const seats = [...model.view.value.players.keys()]
  const rows = SOURCES.filter((source) => source !== 'end' || sources.end.some((points) => points !== 0))
  const longest = Math.max(1, ...rows.flatMap((source) => sources[source].map(Math.abs)))
  return (
    <table class="merlin-sources-table">
      <caption class="visually-hidden">{t.sourcesTitle}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={15} />
              <span>{capital(calledMe(model, seat))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((source) => (
          <tr key={source} data-source={source}>
            <th scope="row">
              <Sign name={SOURCE_SIGNS[source]} size={16} />
              {t.sources[source]}
            </th>
            {seats.map((seat) => {
              const points = sources[source][seat] ?? 0
              return (
                <td key={seat}>
                  <span class={`merlin-bar ${points < 0 ? 'merlin-negative' : ''}`}>
                    <i style={{ width: `${(Math.abs(points) / longest) * 100}%`, color: seatVar(seat) }} />
                    <b>{minus(points)}</b>
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {seats.map((seat) => (
            <td key={seat} data-total={seat}>
              <b>{minus(sum(rows.map((source) => sources[source][seat] ?? 0)))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
