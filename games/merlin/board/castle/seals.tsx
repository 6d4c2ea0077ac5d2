/* 9 One's own seals on the twelve abilities, in little: the board of the module says what each does. */
import type { Seat } from '@logres/kernel'
import { type Action, type Player, SERVANTS, type Servant, sealOn, sealsLeft } from '../../rules/index.ts'
import { Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { SEAL_ROWS, sealPlace } from '../places.ts'
import { names } from '../texts/index.ts'
import { capital, parts } from '../texts/parts.ts'

type Resolution = Extract<Action, { kind: 'resolveQuest' }>

/** Where a quest that is met could set one. */
export function reachable(model: Model, servant: Servant, row: number): readonly Resolution[] {
  const { quests } = model.edition.value
  return model.legalOf('resolveQuest').filter((each) => each.seal === row && quests[each.quest]?.icon === servant)
}

interface SealsProps {
  readonly model: Model
  readonly player: Player
  /** Opens the board of the module. */
  readonly onExplain: () => void
}

export function Seals({ model, player, onExplain }: SealsProps) {
  const t = parts()
  return (
    <table class="merlin-seal-table">
      <caption class="visually-hidden">{t.sealsLeft(sealsLeft(player))}</caption>
      <thead>
        <tr>
          <td>
            <button
              type="button"
              class="merlin-more"
              title={t.favourOpen}
              aria-description={t.favourOpen}
              onClick={onExplain}
            >
              {t.sealsLeft(sealsLeft(player))}
            </button>
          </td>
          {SERVANTS.map((servant) => (
            <th key={servant} scope="col" title={capital(names().servants[servant])}>
              <Sign name={servant} size={16} />
              <span class="visually-hidden">{names().servants[servant]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEAL_ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t.sealRows[row]}</th>
            {SERVANTS.map((servant) => {
              const state = sealOn(player, servant, row)
              const isReachable = reachable(model, servant, row).length > 0
              return (
                <td
                  key={servant}
                  data-place={sealPlace(model.me.value, servant, row)}
                  class={`merlin-seal merlin-seal-${state} ${isReachable ? 'merlin-reach' : ''}`}
                  title={t.abilities[row][servant]}
                >
                  {state === 'free' ? null : <Sign name="seal" size={20} />}
                  <span class="visually-hidden">{isReachable ? t.sealReachable : t.sealStates[state]}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Another player's, as far as they lie somewhere: the servant of the column and the row. */
export function OthersSeals({ player, seat }: { readonly player: Player; readonly seat: Seat }) {
  const t = parts()
  const placed = SERVANTS.flatMap((servant) =>
    SEAL_ROWS.map((row) => ({ servant, row, state: sealOn(player, servant, row) })),
  ).filter(({ state }) => state !== 'free')
  if (placed.length === 0) return null
  return (
    <ul class="merlin-others-seals" aria-label={t.favour}>
      {placed.map(({ servant, row, state }) => (
        <li
          key={`${servant}-${row}`}
          class={state === 'turned' ? 'merlin-turned' : ''}
          data-place={sealPlace(seat, servant, row)}
          title={`${t.abilities[row][servant]} (${t.sealStates[state]})`}
        >
          <Sign name={servant} size={13} />
          <span aria-hidden="true">{row}</span>
          <span class="visually-hidden">
            {t.abilities[row][servant]} ({t.sealStates[state]})
          </span>
        </li>
      ))}
    </ul>
  )
}
