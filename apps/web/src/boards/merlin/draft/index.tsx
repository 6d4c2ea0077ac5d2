/* 10.1 The knights' draft: two piles lie open, each takes one of each. 9 The board of the module: twelve abilities in words. */
import { type AllyName, backOf, question, SERVANTS, type Servant, sealOn, TILES } from '@logres/merlin'
import { SeatMark, Sign } from '../art/signs.tsx'
import { reachable, SEAL_ROWS } from '../castle/seals.tsx'
import type { Model } from '../model.ts'
import { names } from '../words/index.ts'
import { calledMe, capital, inList, isMe, parts } from '../words/parts.ts'

const BACKS = ['A', 'B'] as const

export function Draft({ model }: { readonly model: Model }) {
  const t = parts()
  const view = model.view.value
  const asked = question(view)
  if (asked?.kind !== 'chooseAlly') return null
  const isMine = isMe(model, asked.seat) && model.asked.value !== null
  const due = asked.n % 2 === 0 ? 'A' : 'B'
  return (
    <section class="r-draft" aria-label={t.draft}>
      <h2 class="r-h">
        {t.draft}
        <small>{isMine ? t.draftMine(due) : t.draftTheirs(model.nameOf(asked.seat), due)}</small>
      </h2>
      {BACKS.map((back) => (
        <div key={back} class={`r-pile ${back === due ? 'r-due' : ''}`}>
          <h3>{t.pile(back)}</h3>
          <ul>
            {view.alliesLeft
              .filter((ally) => backOf(ally) === back)
              .map((ally) => (
                <li key={ally}>
                  <Knight model={model} ally={ally} isDue={back === due} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p class="r-taken">
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
  const t = parts()
  const action = model.legalOf('chooseAlly').find((each) => each.ally === ally)
  const tiles = TILES[ally]
  return (
    <button
      type="button"
      class={`r-knight ${action === undefined ? '' : 'r-gilt'} ${isDue ? '' : 'r-later'}`}
      data-knight={ally}
      onClick={() => model.try({ kind: 'chooseAlly', ally })}
    >
      <span class="r-kh">
        <Sign name="helm" size={19} />
        <b>{names().ally(ally)}</b>
        {tiles > 0 ? <small>{t.tilesCount(tiles)}</small> : null}
      </span>
      <span class="r-kp">{t.powers[ally]}</span>
    </button>
  )
}

/** All four columns and three rows, with everybody's seals. */
export function KingsFavour({ model }: { readonly model: Model }) {
  const t = parts()
  if (!model.view.value.options.kingsFavour) return null
  return (
    <section class="r-favour r-panel" aria-label={t.favour}>
      <h2 class="r-h">
        {t.favour}
        <small>{t.favourHint}</small>
      </h2>
      <table class="r-fav">
        <caption class="vh">{t.favour}</caption>
        <thead>
          <tr>
            <td />
            {SERVANTS.map((servant) => (
              <th key={servant} scope="col">
                <Sign name={servant} size={18} />
                <span>{capital(names().servants[servant])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SEAL_ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {SERVANTS.map((servant) => (
                <Ability key={servant} model={model} servant={servant} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface AbilityProps {
  readonly model: Model
  readonly servant: Servant
  readonly row: 1 | 2 | 3
}

function Ability({ model, servant, row }: AbilityProps) {
  const t = parts()
  const { players } = model.view.value
  const canReach = reachable(model, servant, row).length > 0
  return (
    <td class={`r-abil ${canReach ? 'r-reach' : ''}`} data-ability={`${servant}-${row}`}>
      <p>{t.abilities[row][servant]}</p>
      <span class="r-seals2">
        {players.map((player, seat) => {
          const state = sealOn(player, servant, row)
          if (state === 'free') return null
          return (
            <span key={seat} class={`r-${state}`} title={`${capital(calledMe(model, seat))}: ${t.sealStates[state]}`}>
              <SeatMark seat={seat} size={16} />
              <span class="vh">
                {calledMe(model, seat)}: {t.sealStates[state]}
              </span>
            </span>
          )
        })}
        {canReach ? <span class="r-reachword">{t.sealReachable}</span> : null}
      </span>
    </td>
  )
}
