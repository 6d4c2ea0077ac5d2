import type { TableView } from '../../api/shapes.ts'
import type { GameId } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { levelName } from '../home/my-matches.tsx'
import { paceText } from '../pace-text.ts'
import { PractiseLink } from '../practice/practise-link.tsx'
import { knownFields, labelOf, valueText } from './options.ts'

/** Its fields are known when it is shown: what lies below must not move. */
export function OptionsPanel({ table, game }: { readonly table: TableView; readonly game: GameId }) {
  return (
    <section class="panel box o-opt" aria-labelledby="options">
      <h2 class="h" id="options">
        {t().table.options}
      </h2>
      <dl class="opts">
        {knownFields(game).map((field) => (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>{valueText(table.options[field.name] ?? field.standard)}</dd>
          </div>
        ))}
      </dl>
      {game === 'tournament' && table.options.judgementByLot !== true && <PractiseLink />}
    </section>
  )
}

export function PacePanel({ table }: { readonly table: TableView }) {
  const words = t().table
  return (
    <section class="panel box o-pace" aria-labelledby="pace">
      <h2 class="h" id="pace">
        {words.pace}
      </h2>
      <dl class="opts">
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
      </dl>
    </section>
  )
}
