/* 9 One's own seals on the twelve abilities, in little: the board of the module says what each does. */
import { type Action, type Player, SERVANTS, type Servant, sealOn, sealsLeft } from '../../rules/index.ts'
import { Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { names } from '../texts/index.ts'
import { capital, parts } from '../texts/parts.ts'

export const SEAL_ROWS = [1, 2, 3] as const
type Resolution = Extract<Action, { kind: 'resolveQuest' }>

export function sealsPlaced(player: Player): number {
  return SERVANTS.flatMap((servant) => SEAL_ROWS.filter((row) => sealOn(player, servant, row) !== 'free')).length
}

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
