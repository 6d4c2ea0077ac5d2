import type { TableView } from '../../api/shapes.ts'
import { t } from '../../i18n/site.ts'
import { Differences } from '../editions/differences.tsx'
import { levelName } from '../level-name.ts'
import { paceText } from '../pace-text.ts'
import { PracticeLink } from '../practice-link.tsx'
import { knownFields, labelOf, valueText } from './options.ts'

/** Rendered once the fields are loaded, so nothing below it moves. */
export function OptionsPanel({ table, game }: { readonly table: TableView; readonly game: string }) {
  return (
    <section class="panel box order-options" aria-labelledby="options">
      <h2 class="section-heading" id="options">
        {t().table.options}
      </h2>
      <dl class="option-list">
        {knownFields(game).map((field) => (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>{valueText(field, table.options[field.name] ?? field.standard, table.seats.length)}</dd>
          </div>
        ))}
      </dl>
      {Object.values(table.options).map((value) =>
        typeof value === 'object' && value !== null ? <Differences key="edition" game={game} edition={value} /> : null,
      )}
      <PracticeLink game={game} options={table.options} />
    </section>
  )
}

export function PacePanel({ table }: { readonly table: TableView }) {
  const words = t().table
  return (
    <section class="panel box order-pace" aria-labelledby="pace">
      <h2 class="section-heading" id="pace">
        {words.pace}
      </h2>
      <dl class="option-list">
        <div>
          <dt>{words.clock}</dt>
          <dd class="num">{paceText(table.pace)}</dd>
        </div>
        <div>
          <dt>{words.standIn}</dt>
          <dd>{words.standInIs(levelName(table.standIn))}</dd>
        </div>
        <div>
          <dt>{words.access}</dt>
          <dd>{t().access[table.access]}</dd>
        </div>
        {table.isRated && (
          <div>
            <dt>{words.ratedTo}</dt>
            <dd>{words.rated}</dd>
          </div>
        )}
      </dl>
      {table.isRated && <p class="muted">{words.ratedIs}</p>}
    </section>
  )
}
