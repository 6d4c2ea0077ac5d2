/* Traitors above the shields of their colour, then flags and materials: by colour, for one's own castle and small for others'. */
import { sized } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import {
  type Action,
  COLOURS,
  ITEMS,
  type Item,
  type Player,
  PROVINCES,
  type Province,
  TRAITOR_COSTS,
} from '../../rules/index.ts'
import { Badge, colourVar, ItemMark, SIGNS, Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { itemPlace, traitorPlace } from '../places.ts'
import { names, words } from '../texts/index.ts'
import { capital, colourName, flagPower, minus, parts } from '../texts/parts.ts'
import { anyUseOf, returnOf, usesOfFlag, usesOfTraitor } from './uses.ts'

export function Matrix({ model }: { readonly model: Model }) {
  const t = parts()
  const player = model.player.value
  const choose = (title: string, actions: readonly Action[]) =>
    model.choose(
      title,
      actions.map((action, i) => ({ key: String(i), label: sayUse(model, action), action })),
    )
  return (
    <div class="merlin-matrix">
      <table class="merlin-counters">
        <thead>
          <tr>
            <td />
            {PROVINCES.map((province) => (
              <th key={province} scope="col" title={capital(colourName(province))}>
                <Badge province={province} size={22} />
                <span class="visually-hidden">{colourName(province)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="merlin-traitor-row">
            <th scope="row">{t.traitors}</th>
            {PROVINCES.map((colour) => (
              <td key={colour} data-place={traitorPlace(model.me.value, colour)}>
                <Traitors model={model} player={player} colour={colour} choose={choose} />
              </td>
            ))}
          </tr>
          {ITEMS.map((item) => (
            <tr key={item}>
              <th scope="row">{t.items[item]}</th>
              {PROVINCES.map((province) => (
                <td key={province} data-place={itemPlace(model.me.value, item, province)}>
                  <Cell model={model} item={item} province={province} choose={choose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a choice does, short where the title says the rest. */
function sayUse(model: Model, action: Action): preact.ComponentChildren {
  if (action.kind === 'spendFlag' && 'traitors' in action) return capital(colourName(action.traitors))
  if (action.kind === 'spendFlag' && 'at' in action) return capital(names().space(model.spaceAt(action.at)))
  return capital(words().action(action, model.context.players.value))
}

interface TraitorsProps {
  readonly model: Model
  readonly player: Player
  readonly colour: Province
  readonly choose: (title: string, actions: readonly Action[]) => void
}

function Traitors({ model, player, colour, choose }: TraitorsProps) {
  const t = parts()
  const count = at(player.traitors, colour)
  if (count === 0) return <span class="merlin-zero" />
  const left = unrepelled(player, colour)
  const label = t.traitor(colourName(colour), count, left)
  const face = (
    <span class="merlin-traitor-title">
      <Hood colour={colour} size={22} count={count} />
      <b class={left === 0 ? 'merlin-repelled' : 'merlin-not-repelled'} aria-hidden="true">
        {left === 0 ? '✓' : minus(-TRAITOR_COSTS * left)}
      </b>
      <span class="visually-hidden">{label}</span>
    </span>
  )
  const actions = usesOfTraitor(model, colour)
  if (actions.length === 0) return face
  return (
    <button
      type="button"
      class="merlin-gilt merlin-use"
      data-traitor={COLOURS[colour]}
      title={t.repelHow}
      onClick={() => choose(t.repelHow, actions)}
    >
      {face}
    </button>
  )
}

/** 7.1 Of this colour, those for whom there is no shield as it stands. */
export function unrepelled({ traitors, items }: Player, colour: Province): number {
  return Math.max(0, at(traitors, colour) - at(items.shield, colour))
}

export function Hood({
  colour,
  size,
  count,
}: {
  readonly colour: Province
  readonly size: number
  readonly count: number
}) {
  return (
    <span class="merlin-traitor-hood" style={{ color: colourVar(colour) }}>
      <svg class="merlin-icon" {...sized(size)} viewBox="-14 -14 540 540" aria-hidden="true">
        <path d={SIGNS.traitor} />
      </svg>
      {count > 1 ? <i aria-hidden="true">{count}</i> : null}
    </span>
  )
}

interface CellProps {
  readonly model: Model
  readonly item: Item
  readonly province: Province
  readonly choose: (title: string, actions: readonly Action[]) => void
}

function Cell({ model, item, province, choose }: CellProps) {
  const t = parts()
  const count = at(model.player.value.items[item], province)
  if (count === 0) return <span class="merlin-zero" />
  const label = t.itemsOf(names().items[item], colourName(province), count)
  const isPaying = item === 'material' && model.legalOf('build').some((action) => action.material === province)
  const face = (
    <span class={isPaying ? 'merlin-cell merlin-paying' : 'merlin-cell'} data-item={item} data-province={province}>
      <ItemMark item={item} province={province} size={22} />
      {count > 1 ? <b aria-hidden="true">{count}</b> : null}
      <span class="visually-hidden">{label}</span>
    </span>
  )
  const back = returnOf(model, item, province)
  if (back !== undefined)
    return (
      <button
        type="button"
        class="merlin-gilt merlin-use"
        data-return={`${item}-${COLOURS[province]}`}
        title={t.returnIt}
        onClick={() => model.act(back)}
      >
        {face}
      </button>
    )
  if (item !== 'flag' || !model.isSeated.value) return face
  const colour = at(COLOURS, province)
  const uses = usesOfFlag(model, province)
  return (
    <button
      type="button"
      class={`merlin-use ${uses.length > 0 ? 'merlin-gilt' : ''}`}
      data-flag={colour}
      title={flagPower(province)}
      aria-description={flagPower(province)}
      onClick={() => {
        if (uses.length > 0) choose(flagPower(province), uses)
        else model.try(anyUseOf(model, province))
      }}
    >
      {face}
    </button>
  )
}

/** The same of another castle, small. */
interface SmallProps {
  readonly seat: Seat
  readonly player: Player
  readonly label: string
}

export function SmallMatrix({ seat, player, label }: SmallProps) {
  const t = parts()
  return (
    <table class="merlin-counters-small">
      <caption class="visually-hidden">{label}</caption>
      <thead class="visually-hidden">
        <tr>
          <td />
          {PROVINCES.map((province) => (
            <th key={province} scope="col">
              {colourName(province)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" title={t.traitors}>
            <Sign name="traitor" size={14} />
            <span class="visually-hidden">{t.traitors}</span>
          </th>
          {PROVINCES.map((colour) => {
            const count = at(player.traitors, colour)
            return (
              <td key={colour} data-place={traitorPlace(seat, colour)}>
                {count === 0 ? (
                  <Dot />
                ) : (
                  <>
                    <Hood colour={colour} size={16} count={count} />
                    <span class="visually-hidden">
                      {t.traitor(colourName(colour), count, unrepelled(player, colour))}
                    </span>
                  </>
                )}
              </td>
            )
          })}
        </tr>
        {ITEMS.map((item) => (
          <tr key={item}>
            <th scope="row" title={t.items[item]}>
              <Sign name={ROW_SIGNS[item]} size={13} />
              <span class="visually-hidden">{t.items[item]}</span>
            </th>
            {PROVINCES.map((province) => (
              <td key={province} data-place={itemPlace(seat, item, province)}>
                <Held item={item} province={province} count={at(player.items[item], province)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROW_SIGNS = { shield: 'shieldBearer', flag: 'flagBearer', material: 'block' } as const

function Dot() {
  return (
    <span class="merlin-dot">
      <span aria-hidden="true">·</span>
      <span class="visually-hidden">0</span>
    </span>
  )
}

function Held({ item, province, count }: { readonly item: Item; readonly province: Province; readonly count: number }) {
  if (count === 0) return <Dot />
  return (
    <span class="merlin-held">
      <ItemMark item={item} province={province} size={15} />
      {count > 1 ? <sup>{count}</sup> : <span class="visually-hidden">1</span>}
    </span>
  )
}
