/* What is entered for one scoring: each player's pieces, the treasures, the territories. */
import { Icon } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import { beastPath, colourVar } from '../board/art/signs.tsx'
import { PROVINCES, type Province, TERRAINS } from '../rules/index.ts'
import { Count, Who } from './count.tsx'
import type { SheetModel } from './model.ts'
import { LEAST_BEFORE } from './read-sheet.ts'
import { type EnteredTerritory, MOST } from './sheet.ts'
import { names, texts } from './texts/index.ts'

export interface ScoringProps {
  readonly model: SheetModel
  readonly players: readonly string[]
  readonly no: number
}

export function ProvinceSign({ province }: { readonly province: Province }) {
  return (
    <svg class="merlin-sheet-sign" viewBox="0 0 512 512" aria-hidden="true" style={{ background: colourVar(province) }}>
      <path d={beastPath(province)} transform="translate(66 66) scale(.74)" />
    </svg>
  )
}

export function ScoringEntry(props: ScoringProps) {
  const { model, players, no } = props
  const t = texts()
  const { excalibur, grail } = at(model.sheet.value.scorings, no)
  return (
    <>
      <div class="merlin-sheet-players">
        {players.map((_, seat) => (
          <PlayerEntry key={seat} {...props} seat={seat} />
        ))}
      </div>
      <div class="merlin-sheet-fields">
        <Who
          label={t.excalibur}
          players={players}
          value={excalibur}
          onChoose={(seat) => model.changeScoring(no, { excalibur: seat })}
        />
        <Who
          label={t.grail}
          players={players}
          value={grail}
          onChoose={(seat) => model.changeScoring(no, { grail: seat, grailIn: null })}
        />
      </div>
      <Territories {...props} />
    </>
  )
}

/** What lies in six colours. */
type Coloured = 'traitors' | 'shields' | 'counters' | 'kays' | 'gareth'

function PlayerEntry({ model, players, no, seat }: ScoringProps & { readonly seat: Seat }) {
  const t = texts()
  const name = at(players, seat)
  const { settings, scorings } = model.sheet.value
  const player = at(at(scorings, no).players, seat)
  const rows: readonly Coloured[] = [
    ...(['traitors', 'shields', 'counters'] as const),
    ...(settings.allies.kay === seat ? (['kays'] as const) : []),
    ...(settings.allies.gareth === seat ? (['gareth'] as const) : []),
  ]
  return (
    <fieldset class="merlin-sheet-player">
      <legend>{name}</legend>
      <div class="merlin-sheet-line">
        <span>{t.before}</span>
        <Count
          model={model}
          label={t.of(t.before, name)}
          value={player.before}
          least={LEAST_BEFORE}
          most={MOST.before}
          onCount={(before) => model.changePlayer(no, seat, { before })}
        />
      </div>
      <table class="merlin-sheet-matrix">
        <thead>
          <tr>
            <td />
            {PROVINCES.map((province) => (
              <th key={province} scope="col">
                <ProvinceSign province={province} />
                <span class="visually-hidden">{names().colour(province)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t.rows[row]}</th>
              {PROVINCES.map((province) => (
                <td key={province}>
                  <Count
                    model={model}
                    label={t.cell(t.rows[row], names().colour(province), name)}
                    value={at(player[row], province)}
                    most={MOST[row]}
                    onCount={(value) => model.changePlayer(no, seat, { [row]: player[row].with(province, value) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="merlin-sheet-line">
        <span>{t.servants}</span>
        <Count
          model={model}
          label={t.of(t.servants, name)}
          value={player.servants}
          most={MOST.servants}
          onCount={(servants) => model.changePlayer(no, seat, { servants })}
        />
      </div>
    </fieldset>
  )
}

function Territories(props: ScoringProps) {
  const { model, no } = props
  const t = texts()
  const { territories } = at(model.sheet.value.scorings, no)
  return (
    <div class="merlin-sheet-domain">
      <h3>{t.territories}</h3>
      <p class="muted">{t.territoriesHint}</p>
      {territories.map((territory, place) => (
        <TerritoryEntry key={place} {...props} territory={territory} place={place} />
      ))}
      <button type="button" class="button secondary compact" onClick={() => model.addTerritory(no)}>
        <Icon name="plus" size={18} /> {t.addTerritory}
      </button>
    </div>
  )
}

interface TerritoryProps extends ScoringProps {
  readonly territory: EnteredTerritory
  readonly place: number
}

function TerritoryEntry({ model, players, no, territory, place }: TerritoryProps) {
  const t = texts()
  const { terrain, tiles, manors, gaheris } = territory
  const label = t.territory(place + 1)
  const change = (part: Partial<EnteredTerritory>) => model.changeTerritory(no, place, part)
  const holder = model.sheet.value.settings.allies.gaheris
  const count = (text: string, value: number, most: number, onCount: (value: number) => void, least = 0) => (
    <div class="merlin-sheet-cell">
      <span>{text}</span>
      <Count model={model} label={t.of(text, label)} {...{ value, most, onCount, least }} />
    </div>
  )
  return (
    <fieldset class="merlin-sheet-territory">
      <legend>{label}</legend>
      <div class="merlin-sheet-cell">
        <span>{t.terrain}</span>
        <select
          class="input"
          aria-label={t.of(t.terrain, label)}
          onChange={(event) => change({ terrain: at(TERRAINS, event.currentTarget.selectedIndex) })}
        >
          {TERRAINS.map((each) => (
            <option key={each} selected={each === terrain}>
              {t.terrains[each]}
            </option>
          ))}
        </select>
      </div>
      {count(t.tiles, tiles, MOST.tiles, (value) => change({ tiles: value }), 1)}
      {players.map((name, seat) =>
        count(t.manorsOf(name), at(manors, seat), MOST.manors, (value) => change({ manors: manors.with(seat, value) })),
      )}
      {holder !== null &&
        count(names().ally('gaheris'), at(gaheris, holder), MOST.gaheris, (value) =>
          change({ gaheris: gaheris.with(holder, value) }),
        )}
      <button
        type="button"
        class="icon-button"
        aria-label={t.removeTerritory(place + 1)}
        onClick={() => model.removeTerritory(no, place)}
      >
        <Icon name="cross" />
      </button>
    </fieldset>
  )
}
