/* What I could do at a space, in a few lines: worked out in the world as it would be after the move. */
import { at } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import {
  type Action,
  COLOURS,
  countersAtHome,
  type Item,
  merlin,
  type Position,
  PROVINCES,
  type Province,
  pointsOf,
  SERVANTS,
  type Servant,
  type State,
  sealOn,
} from '../../rules/index.ts'
import { Badge, ItemMark, Sign, type SignName } from '../art/signs.tsx'
import type { Way } from '../foresee.ts'
import type { Model } from '../model.ts'
import { capital, who } from '../names.ts'
import { names, texts } from '../texts/index.ts'

const BRINGS: Readonly<Record<Servant, Item | null>> = {
  lady: null,
  shieldBearer: 'shield',
  flagBearer: 'flag',
  builder: 'material',
}

export function deedText(model: Model, position: Position): string {
  const t = texts()
  const space = model.spaceAt(position)
  const deed = COLOURS.some((colour) => colour === space) ? 'province' : space
  return isDeed(deed) ? t.deeds[deed] : ''
}

function isDeed(deed: string): deed is keyof ReturnType<typeof texts>['deeds'] {
  return Object.hasOwn(texts().deeds, deed)
}

function Line({ sign, children }: { readonly sign: SignName; readonly children: ComponentChildren }) {
  return (
    <li>
      <Sign name={sign} />
      <span>{children}</span>
    </li>
  )
}

export function Deeds({ model, way }: { readonly model: Model; readonly way: Way }) {
  const t = texts()
  const { after, acts } = way
  const seat = model.me.value
  const legal = merlin.legal(after, seat)
  const space = model.spaceAt(acts)
  const player = at(after.players, seat)
  const province = model.provinceAt(acts)
  if (province !== undefined) return <ServantLines model={model} after={after} legal={legal} province={province} />
  if (space.startsWith('points')) {
    return (
      <ul class="merlin-could">
        <Line sign="laurels">{t.scores(pointsOf(player, space))}</Line>
      </ul>
    )
  }
  switch (space) {
    case 'build':
      return <BuildLines model={model} after={after} legal={legal} />
    case 'exchange':
      return (
        <ul class="merlin-could">
          <Line sign="castle">{t.itemsOf(legal.filter(({ kind }) => kind === 'returnItem').length)}</Line>
        </ul>
      )
    case 'quest':
      return (
        <ul class="merlin-could">
          <Line sign="quest">{t.handOf(at(after.hands, seat).length)}</Line>
        </ul>
      )
    case 'excalibur':
      return (
        <ul class="merlin-could">
          {after.excalibur === null || after.excalibur === seat ? null : (
            <Line sign="sword">{t.takenFrom(model.nameOf(after.excalibur))}</Line>
          )}
          {total(player.traitors) === 0 ? null : <Line sign="traitor">{t.traitorGoes(total(player.traitors))}</Line>}
        </ul>
      )
    case 'grail':
      return (
        <ul class="merlin-could">
          {after.grail === null || after.grail === seat ? null : (
            <Line sign="grail">{t.takenFrom(model.nameOf(after.grail))}</Line>
          )}
          <Line sign="apple">{t.applesLeft(after.apples)}</Line>
        </ul>
      )
    default:
      return <WhereLines legal={legal} />
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

interface LinesProps {
  readonly model: Model
  readonly after: State
  readonly legal: readonly Action[]
}

/** The four servants: what each would bring, and whom he would send home. */
function ServantLines({ model, after, legal, province }: LinesProps & { readonly province: Province }) {
  const t = texts()
  return (
    <ul class="merlin-could">
      {SERVANTS.map((servant, i) => {
        const isFree = legal.some(
          (each) => each.kind === 'placeServant' && each.servant === servant && each.province === province,
        )
        const other = after.players.findIndex(
          ({ servants }, seat) => seat !== model.me.value && servants[i] === province,
        )
        return (
          <li key={servant} class={isFree ? '' : 'merlin-no'}>
            <Sign name={servant} />
            <span>
              <b>{capital(names().servants[servant])}</b>{' '}
              {isFree ? gainText(model, after, servant, province) : t.isHere}
              {isFree && other >= 0 ? `, ${t.sendsHome(who(model, other))}` : ''}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function gainText(
  model: Model,
  world: Pick<State, 'supply' | 'players'>,
  servant: Servant,
  province: Province,
): string {
  const t = texts()
  const item = BRINGS[servant]
  const isLeft =
    item === null ? countersAtHome(at(world.players, model.me.value)) > 0 : at(world.supply[item], province) > 0
  return isLeft ? t.brings[servant] : t.bringsNone
}

function BuildLines({ model, after, legal }: LinesProps) {
  const t = texts()
  const tiles = new Set(legal.flatMap((each) => (each.kind === 'build' ? each.tile : [])))
  const free = after.manors.filter((owner) => owner === null).length
  const towers = [...tiles].filter((tile) => at(after.domain, tile).tower).length
  const isSealed = sealOn(at(after.players, model.me.value), 'builder', 3) === 'sealed'
  return (
    <ul class="merlin-could">
      <Line sign="manor">{t.tilesPayable(tiles.size, free)}</Line>
      {towers === 0 ? null : <Line sign="tower">{t.withTower(towers)}</Line>}
      {isSealed && tiles.size > 0 ? <Line sign="seal">{t.buildTwice}</Line> : null}
    </ul>
  )
}

/** From which provinces, or to which. */
function WhereLines({ legal }: { readonly legal: readonly Action[] }) {
  const t = texts()
  const takes = legal.filter((each) => each.kind === 'takeItem')
  const provinces = PROVINCES.filter((province) =>
    legal.some((each) => each.kind === 'placeServant' && each.province === province),
  )
  if (takes.length === 0 && provinces.length === 0) return <p>{t.nothingThere}</p>
  return (
    <p class="merlin-where">
      {takes.map(({ item, province }) => (
        <span key={province}>
          <ItemMark item={item} province={province} size={22} />
          <span class="visually-hidden">{names().colour(province)}</span>
        </span>
      ))}
      {takes.length > 0
        ? null
        : provinces.map((province) => (
            <span key={province}>
              <Badge province={province} />
              <span class="visually-hidden">{names().colour(province)}</span>
            </span>
          ))}
    </p>
  )
}
