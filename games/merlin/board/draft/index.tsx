/* 10.1 The knights' draft: two piles lie open, each takes one of each. */
import { type AllyName, backOf, question, TILES } from '../../rules/index.ts'
import { SeatMark, Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { names } from '../texts/index.ts'
import { calledMe, capital, inList, isMe, parts } from '../texts/parts.ts'

export { KingsFavour } from './favour.tsx'

const BACKS = ['A', 'B'] as const

export function Draft({ model }: { readonly model: Model }) {
  const t = parts()
  const view = model.view.value
  const asked = question(view)
  if (asked?.kind !== 'chooseAlly') return null
  const isMine = isMe(model, asked.seat) && model.asked.value !== null
  const due = asked.n % 2 === 0 ? 'A' : 'B'
  return (
    <section class="merlin-draft" aria-label={t.draft}>
      <h2 class="merlin-heading">
        {t.draft}
        <small>{isMine ? t.draftMine(due) : t.draftTheirs(model.nameOf(asked.seat), due)}</small>
      </h2>
      {BACKS.toSorted((back) => (back === due ? -1 : 1)).map((back) => (
        <div key={back} class={`merlin-pile ${back === due ? 'merlin-due' : ''}`}>
          <h3>{t.pile(back)}</h3>
          <ul>
            {view.alliesLeft
              .filter((ally) => backOf(view.options, ally) === back)
              .map((ally) => (
                <li key={ally}>
                  <Knight model={model} ally={ally} isDue={back === due} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p class="merlin-taken">
        {view.players.map((player, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} size={15} /> {capital(calledMe(model, seat))}:{' '}
            {player.allies.length === 0 ? '–' : inList(player.allies.map(({ name }) => names().ally(name)))}
          </span>
        ))}
      </p>
    </section>
  )
}

function Knight({ model, ally, isDue }: { readonly model: Model; readonly ally: AllyName; readonly isDue: boolean }) {
  const action = model.legalOf('chooseAlly').find((each) => each.ally === ally)
  return (
    <button
      type="button"
      class={`merlin-knight ${action === undefined ? '' : 'merlin-gilt'} ${isDue ? '' : 'merlin-later'}`}
      data-knight={ally}
      title={parts().powers[ally]}
      onClick={() => model.try({ kind: 'chooseAlly', ally })}
    >
      <KnightFace ally={ally} />
    </button>
  )
}

export function KnightFace({ ally }: { readonly ally: AllyName }) {
  const t = parts()
  const tiles = TILES[ally]
  return (
    <>
      <span class="merlin-knight-head">
        <Sign name="helm" size={19} />
        <b>{names().ally(ally)}</b>
        {tiles > 0 ? <small>{t.tilesCount(tiles)}</small> : null}
      </span>
      <span class="merlin-knight-power">{t.powers[ally]}</span>
    </>
  )
}
