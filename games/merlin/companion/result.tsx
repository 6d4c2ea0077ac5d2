/* What a scoring brings, row by row, and how the game ends. */
import { at, sum } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { type EndReward, PROVINCES } from '../rules/index.ts'
import { ProvinceSign, type ScoringProps } from './entry.tsx'
import type { SheetModel } from './model.ts'
import { type CountedScoring, endOf, type Fault, faultsIn, SCORINGS, scoringOf } from './sheet.ts'
import { names, texts } from './texts/index.ts'

function faultText(fault: Fault, players: readonly string[]): string {
  const t = texts().faults
  switch (fault.kind) {
    case 'traitors':
    case 'shields':
      return t[fault.kind](names().colour(fault.colour), fault.most)
    case 'tiles':
      return t.tiles(texts().terrains[fault.terrain], fault.most)
    case 'crowded':
    case 'underManor':
      return t[fault.kind](fault.territory + 1)
    default:
      return t[fault.kind](at(players, fault.seat), fault.most)
  }
}

/** Why nothing is counted. */
function Faults({ faults }: { readonly faults: readonly string[] }) {
  return (
    <div class="merlin-sheet-faults" role="alert">
      <p>{texts().notCounted}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

interface Row {
  readonly name: ComponentChildren
  readonly points: readonly number[]
}

function Table({
  caption,
  players,
  rows,
}: {
  readonly caption: string
  readonly players: readonly string[]
  readonly rows: readonly Row[]
}) {
  return (
    <table class="merlin-sheet-result">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {players.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }, i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            {points.map((each, seat) => (
              <td key={seat}>{String(each).replace('-', '−')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function faultsOf(model: SheetModel, no: number, players: readonly string[]): string[] {
  if (model.unread.value.size > 0) return [texts().unread]
  return faultsIn(at(model.sheet.value.scorings, no)).map((fault) => faultText(fault, players))
}

export function ScoringResult({ model, players, no }: ScoringProps) {
  const t = texts()
  const faults = faultsOf(model, no, players)
  if (faults.length > 0) return <Faults faults={faults} />
  const counted = scoringOf(model.sheet.value, no)
  return (
    <>
      <GrailChoice model={model} players={players} no={no} counted={counted} />
      <Table caption={t.scoringOf(2 * (no + 1))} players={players} rows={rowsOf(model, no, counted)} />
      <button type="button" class="button primary" onClick={() => model.goOn(no)}>
        {no + 1 < SCORINGS ? t.goOn : t.toEnd}
      </button>
    </>
  )
}

function rowsOf(model: SheetModel, no: number, counted: CountedScoring): Row[] {
  const t = texts()
  const { settings, scorings } = model.sheet.value
  const { players, territories } = at(scorings, no)
  const seats = [...players.keys()]
  const added = (rows: readonly (readonly number[])[]) => seats.map((seat) => sum(rows.map((row) => at(row, seat))))
  const provinces = PROVINCES.filter((province) => players.some(({ counters }) => at(counters, province) > 0))
  return [
    { name: t.before, points: players.map(({ before }) => before) },
    { name: t.rewards.traitors, points: counted.traitors },
    { name: t.excalibur, points: counted.excalibur },
    ...(settings.allies.gareth === null ? [] : [{ name: names().ally('gareth'), points: counted.gareth }]),
    { name: t.rewards.domain(territories.length), points: added(counted.territories) },
    ...provinces.map((province) => ({
      name: (
        <>
          <ProvinceSign province={province} /> {t.rewards.influence(names().colour(province))}
        </>
      ),
      points: at(counted.influence, province),
    })),
    { name: t.servants, points: counted.servants },
    { name: t.gained, points: counted.gained },
    { name: t.after, points: counted.after },
  ]
}

/** 7.3 Once in a scoring, where its holder is tied. */
function GrailChoice({ model, no, counted }: ScoringProps & { readonly counted: CountedScoring }) {
  const t = texts()
  const id = useId()
  const { grailIn } = at(model.sheet.value.scorings, no)
  const { grailCould } = counted
  if (grailCould.length === 0) return null
  return (
    <div class="field">
      <label for={id}>{t.grailIn}</label>
      <select
        id={id}
        class="input"
        onChange={({ currentTarget: { selectedIndex } }) =>
          model.changeScoring(no, { grailIn: selectedIndex === 0 ? null : at(grailCould, selectedIndex - 1) })
        }
      >
        <option selected={grailIn === null}>{t.grailNowhere}</option>
        {grailCould.map((province) => (
          <option key={province} selected={grailIn === province}>
            {names().colour(province)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function EndResult({ model, players }: Omit<ScoringProps, 'no'>) {
  const t = texts()
  const { settings } = model.sheet.value
  const last = SCORINGS - 1
  const faults = faultsOf(model, last, players)
  if (faults.length > 0) return <Faults faults={faults} />
  const { rows, after, winners } = endOf(model.sheet.value)
  const row = (name: EndReward): Row => ({ name: t.left[name], points: rows.map((each) => each[name]) })
  return (
    <>
      <Table
        caption={t.end}
        players={players}
        rows={[
          { name: t.before, points: scoringOf(model.sheet.value, last).after },
          row('apples'),
          row('staffs'),
          row('items'),
          ...(settings.allies.gareth === null ? [] : [row('gareth')]),
          ...(settings.allies.geraint === null ? [] : [row('geraint')]),
          { name: t.after, points: after },
        ]}
      />
      <p class="merlin-sheet-winner" role="status">
        {winners.length === 1
          ? t.wins(at(players, at(winners, 0)))
          : t.share(winners.map((seat) => at(players, seat)).join(', '))}
      </p>
    </>
  )
}
