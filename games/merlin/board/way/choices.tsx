/*
 * Everything that may be answered to a question, as buttons: what the ring, the domain and the castle let one touch is
 * here in words. Only quests and tiles are chosen where they lie.
 */

import type { ComponentChildren } from 'preact'
import {
  type Action,
  COLOURS,
  ITEMS,
  type Item,
  type Position,
  type Province,
  pointsOf,
  SERVANTS,
  type Servant,
  writeAction,
} from '../../rules/index.ts'
import { Badge, ItemMark, ServantMark, Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { capital, spaceTitle } from '../names.ts'
import { actPlace } from '../places.ts'
import { layout, names, texts, words } from '../texts/index.ts'
import { flagName } from '../texts/parts.ts'
import { gainText } from './deeds.tsx'

interface ChoicesProps {
  readonly model: Model
  /** Beside something else: without its own heading. */
  readonly isAside?: boolean
}

export function Choices({ model, isAside = false }: ChoicesProps) {
  const t = texts()
  const turn = model.turn.value
  const kind = model.asked.value?.kind
  const isAt = turn !== undefined && (kind === 'arrive' || kind === 'act')
  return (
    <section class={isAside ? 'merlin-aside' : 'merlin-card merlin-choices'} aria-label={t.chooseHere}>
      {isAt && !isAside ? <h2>{spaceTitle(model, turn.at)}</h2> : null}
      <div class="merlin-rows">
        <Servants model={model} kind="placeServant" />
        <Servants model={model} kind="placeBySeal" />
        <Items model={model} kind="returnItem" title={t.giveBack} />
        <Items model={model} kind="takeItem" title={t.take} />
        <Counters model={model} />
        <Traitors model={model} />
        <Elsewhere model={model} />
        <Seals model={model} />
        <Flags model={model} />
        <Sayings model={model} />
      </div>
    </section>
  )
}

function Row({ title, children }: { readonly title: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div class="merlin-row">
      <span class="merlin-row-title">{title}</span>
      <span class="merlin-row-buttons">{children}</span>
    </div>
  )
}

interface DoProps {
  readonly model: Model
  readonly action: Action
  readonly isWide?: boolean
  readonly children: ComponentChildren
  readonly label?: string
}

/** One act, one button: a picture with its name, or words with the whole sentence before them. */
function Do({ model, action, isWide = false, children, label }: DoProps) {
  const name = label ?? capital(words().action(action, model.context.players.value))
  return (
    <button
      type="button"
      class={isWide ? 'merlin-pick merlin-wide' : 'merlin-pick'}
      data-act={writeAction(action)}
      data-place={actPlace(action)}
      title={name}
      {...(isWide ? {} : { 'aria-label': name })}
      onClick={() => model.act(action)}
    >
      {isWide ? <span class="visually-hidden">{name}: </span> : null}
      {children}
    </button>
  )
}

/** Each servant with the provinces he may go to; where it is one, with what he brings. */
function Servants({ model, kind }: { readonly model: Model; readonly kind: 'placeServant' | 'placeBySeal' }) {
  const t = texts()
  const all = model.legalOf(kind)
  const rows = SERVANTS.map((servant) => ({ servant, actions: all.filter((each) => each.servant === servant) }))
  const title = (servant: Servant) =>
    kind === 'placeServant' ? capital(names().servants[servant]) : t.sendBySeal(names().servants[servant])
  return (
    <>
      {rows
        .filter(({ actions }) => actions.length > 0)
        .map(({ servant, actions }) => (
          <Row
            key={servant}
            title={
              <>
                <ServantMark servant={servant} province={null} size={22} /> {title(servant)}
              </>
            }
          >
            {actions.map((action) => (
              <Do key={action.province} model={model} action={action} isWide={actions.length === 1}>
                <Badge province={action.province} size={24} />
                {actions.length === 1 ? <span>{effectText(model, servant, action.province)}</span> : null}
              </Do>
            ))}
          </Row>
        ))}
    </>
  )
}

/** "a shield; Marek's goes home" */
function effectText(model: Model, servant: Servant, province: Province): string {
  const view = model.view.value
  const other = view.players.findIndex(
    ({ servants }, seat) => seat !== model.me.value && servants[SERVANTS.indexOf(servant)] === province,
  )
  const gain = gainText(model, view, servant, province)
  return other < 0 ? gain : `${gain}; ${texts().sendsHome(model.nameOf(other))}`
}

function Items({
  model,
  kind,
  title,
}: {
  readonly model: Model
  readonly kind: 'takeItem' | 'returnItem'
  readonly title: string
}) {
  const all: readonly { readonly item: Item; readonly province: Province; readonly action: Action }[] = model
    .legalOf(kind)
    .map((action) => ({ item: action.item, province: action.province, action }))
  return (
    <>
      {ITEMS.map((item) => {
        const actions = all.filter((each) => each.item === item)
        if (actions.length === 0) return null
        return (
          <Row key={item} title={`${title}: ${names().items[item]}`}>
            {actions.map(({ province, action }) => (
              <Do key={province} model={model} action={action}>
                <ItemMark item={item} province={province} size={26} />
              </Do>
            ))}
          </Row>
        )
      })}
    </>
  )
}

function Counters({ model }: { readonly model: Model }) {
  const actions = model.legalOf('placeCounter')
  if (actions.length === 0) return null
  return (
    <Row title={texts().counterInto}>
      {actions.map((action) => (
        <Do key={action.province} model={model} action={action}>
          <Badge province={action.province} size={24} />
        </Do>
      ))}
    </Row>
  )
}

function Traitors({ model }: { readonly model: Model }) {
  const t = texts()
  const discards = model.legalOf('discardTraitor').map((action) => ({ action, colour: action.colour }))
  const repels = model.legalOf('repelBySeal').map((action) => ({ action, colour: action.colour }))
  const flags = model
    .legalOf('spendFlag')
    .flatMap((action) => ('traitors' in action ? { action, colour: action.traitors } : []))
  return (
    <>
      <TraitorRow model={model} title={t.traitors} list={discards} />
      <TraitorRow model={model} title={t.repelBySeal} list={repels} />
      <TraitorRow model={model} title={t.repelFlag(flagName(layout().flagWith.repel))} list={flags} />
    </>
  )
}

interface TraitorRowProps {
  readonly model: Model
  readonly title: string
  readonly list: readonly { readonly action: Action; readonly colour: Province }[]
}

function TraitorRow({ model, title, list }: TraitorRowProps) {
  if (list.length === 0) return null
  return (
    <Row title={title}>
      {list.map(({ action, colour }) => (
        <Do key={colour} model={model} action={action}>
          <span class={`merlin-hood colour-${colour}`}>
            <Sign name="traitor" size={26} />
          </span>
        </Do>
      ))}
    </Row>
  )
}

/** What is chosen where it lies. */
function Elsewhere({ model }: { readonly model: Model }) {
  const t = texts()
  const isBuild = model.legalOf('build').length > 0
  const isQuest = ['discardQuest', 'drawQuest'].some((kind) => model.legal.value.some((each) => each.kind === kind))
  if (!isBuild && !isQuest) return null
  return (
    <p>
      <button type="button" class="match-link" onClick={() => model.open(isBuild ? 'domain' : 'quests')}>
        {isBuild ? t.inDomain : t.inQuests}
      </button>
    </p>
  )
}

function Seals({ model }: { readonly model: Model }) {
  const actions = model.legalOf('scoreBySeal')
  if (actions.length === 0) return null
  return (
    <Row title={texts().scoreBySeal}>
      {actions.map((action) => (
        <Do key={action.as} model={model} action={action} isWide>
          {names().space(action.as)} +{pointsOf(model.player.value, action.as) + 1}
        </Do>
      ))}
    </Row>
  )
}

/** 6 After the move: across, or as if elsewhere. */
function Flags({ model }: { readonly model: Model }) {
  const t = texts()
  const { borrow, cross } = layout().flagWith
  const flags = model.legalOf('spendFlag').filter((action) => 'at' in action || COLOURS.indexOf(action.flag) === cross)
  if (flags.length === 0) return null
  return (
    <Row title={t.flagsHere}>
      {flags.map((action) => {
        const isBorrowed = 'at' in action
        const goal = isBorrowed ? action.at : landing(model, action)
        const name = spaceTitle(model, goal)
        const label = isBorrowed ? t.borrowFlag(flagName(borrow), name) : t.crossFlag(flagName(cross), name)
        return (
          <Do key={goal} model={model} action={action} isWide label={label}>
            <ItemMark item="flag" province={isBorrowed ? borrow : cross} size={22} />
            <span>{name}</span>
          </Do>
        )
      })}
    </Row>
  )
}

/** Where this act puts a figure. */
function landing(model: Model, action: Action): Position {
  const { certain } = model.context.legality.value.preview(action)
  return certain.flatMap((event) => (event.kind === 'figureMoved' && 'to' in event ? [Number(event.to)] : []))[0] ?? 0
}

/** Plain words, the one that goes on with the play first. */
export function Sayings({ model }: { readonly model: Model }) {
  const t = texts()
  const turn = model.turn.value
  const points = turn === undefined ? 0 : pointsOf(model.player.value, turn.scoredAs ?? model.spaceAt(turn.at))
  const labels: Readonly<Partial<Record<Action['kind'], string>>> = {
    scorePoints: t.scorePoints(points),
    takeExcalibur: t.takeExcalibur,
    takeGrail: t.takeGrail,
    useStaff: t.useStaff,
    keepStaff: t.keepStaff,
    useAlly: t.useAlly,
    passAlly: t.passAlly,
    useGrail: t.useGrail,
    keepGrail: t.keepGrail,
    stopDiscarding: t.stopDiscarding,
    passTower: t.passTower,
    passSeal: t.passSeal,
    renounce: t.renounce,
  }
  const actions = model.legal.value.filter(({ kind }) => labels[kind] !== undefined)
  if (actions.length === 0) return null
  return (
    <div class="merlin-says">
      {actions
        .toSorted((a, b) => Number(MINOR.includes(a.kind)) - Number(MINOR.includes(b.kind)))
        .map((action) => (
          <button
            key={action.kind}
            type="button"
            class={`match-button ${MINOR.includes(action.kind) ? '' : 'primary'}`}
            data-act={writeAction(action)}
            data-place={actPlace(action)}
            onClick={() => model.act(action)}
          >
            {labels[action.kind]}
          </button>
        ))}
    </div>
  )
}

const MINOR: readonly Action['kind'][] = [
  'keepStaff',
  'passAlly',
  'keepGrail',
  'stopDiscarding',
  'passTower',
  'passSeal',
  'renounce',
]
