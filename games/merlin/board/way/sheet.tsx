/* A space looked at on its own: what it is for, and, if it is a province, all that is there. */
import { at } from '@logres/kernel'
import { ITEMS, type Position, type Province, SERVANTS } from '../../rules/index.ts'
import { Badge, ItemMark, SeatMark, Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { capital, spaceLabel, spaceName, who } from '../names.ts'
import { names, texts } from '../texts/index.ts'
import { deedText, gainText } from './deeds.tsx'

export function Sheet({ model, position }: { readonly model: Model; readonly position: Position }) {
  const t = texts()
  const province = model.provinceAt(position)
  return (
    <section class="merlin-card merlin-sheet" aria-label={spaceName(model, position)}>
      <div class="merlin-sheet-head">
        <h2>
          {province === undefined ? null : <Badge province={province} size={30} />}
          <span>{capital(province === undefined ? spaceName(model, position) : names().province(province))}</span>
        </h2>
        <button
          type="button"
          class="match-button"
          onClick={() => {
            model.sheet.value = undefined
          }}
        >
          {t.back}
        </button>
      </div>
      <p>{deedText(model, position)}</p>
      {province === undefined ? (
        <p class="merlin-small">{spaceLabel(model, position)}</p>
      ) : (
        <ProvinceSheet model={model} province={province} />
      )}
    </section>
  )
}

function ProvinceSheet({ model, province }: { readonly model: Model; readonly province: Province }) {
  const t = texts()
  const view = model.view.value
  const seats = [...view.players.keys()]
  return (
    <>
      <p class="merlin-left">
        {t.leftHere}
        {ITEMS.map((item) => (
          <span key={item}>
            <ItemMark item={item} province={province} size={18} />
            <b>{at(view.supply[item], province)}</b>
            <span class="visually-hidden"> {names().items[item]}</span>
          </span>
        ))}
      </p>
      <ul class="merlin-sheet-provinces">
        {SERVANTS.map((servant, i) => {
          const owner = seats.find((seat) => at(view.players, seat).servants[i] === province)
          return (
            <li key={servant}>
              <Sign name={servant} size={20} />
              <b>{capital(names().servants[servant])}</b>
              <span>
                {owner === undefined
                  ? t.placeFree
                  : owner === model.me.value && model.isSeated.value
                    ? t.isHere
                    : t.sendsHome(model.nameOf(owner))}
              </span>
              <span>{gainText(model, view, servant, province)}</span>
            </li>
          )
        })}
      </ul>
      <p class="merlin-left">
        {t.influence}
        {seats
          .filter((seat) => at(at(view.players, seat).influence, province) > 0)
          .map((seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={17} />
              <b>{at(at(view.players, seat).influence, province)}</b> {who(model, seat)}
            </span>
          ))}
      </p>
    </>
  )
}
