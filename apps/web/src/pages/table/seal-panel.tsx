/* The seals, shortened; a click copies one. Nonces are never shown. */

import { GameIcon } from '@logres/board-kit'
import type { TableView } from '../../api/shapes.ts'
import { brokenSealsText } from '../../broken-seals-text.ts'
import { copyText } from '../../design/copy-text.ts'
import { ICONS } from '../../design/icons/game-icons.ts'
import { t } from '../../i18n/site.ts'

/** Everybody seated is a program without a nonce. */
function isServerAlone({ seats, nonceSeals }: TableView): boolean {
  const people = seats.flatMap(({ kind, sealed }, seat) => (kind === 'person' ? [{ sealed, seat }] : []))
  return people.length > 0 && people.every(({ sealed, seat }) => sealed && (nonceSeals[seat] ?? null) === null)
}

export function SealPanel({ table }: { readonly table: TableView }) {
  const words = t().table
  const seals = [
    { who: words.server, seal: table.seal },
    ...table.seats.flatMap(({ kind, name }, seat) => {
      const own = table.nonceSeals[seat] ?? null
      return kind === 'person' && own !== null ? [{ who: name ?? words.seatIs(seat + 1), seal: own }] : []
    }),
  ]
  return (
    <section class="sealed" aria-labelledby="seal">
      <h2 class="seal-heading" id="seal">
        <GameIcon path={ICONS['wax-seal']} size={24} />
        {words.seal}
      </h2>
      <p>{words.sealText}</p>
      {isServerAlone(table) && <p class="fault">{t().seals.serverAlone}</p>}
      {table.broken && <p>{t().seals.again(table.broken.count, brokenSealsText(table.broken))}</p>}
      <ul>
        {seals.map(({ who, seal }) => (
          <li key={seal}>
            <span>{who}</span>
            <button type="button" title={seal} onClick={() => void copyText(seal, words.copiedSeal)}>
              {seal.slice(0, 8)}…{seal.slice(-8)}
              <span class="visually-hidden"> {words.copyWhole(who)}</span>
            </button>
          </li>
        ))}
      </ul>
      <a class="link tap" href="/about#seal">
        {words.sealMore}
      </a>
    </section>
  )
}
