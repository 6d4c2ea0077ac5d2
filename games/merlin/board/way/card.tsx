/* Beside the ring: where the die in question leads and what could be done there, or, once there, what can be done. */

import type { FlagEffect } from '../../rules/index.ts'
import { Die, ItemMark, Sign, type SignName } from '../art/signs.tsx'
import { Ask } from '../castle/ask.tsx'
import type { MyDie } from '../dice.ts'
import type { Means, Way } from '../foresee.ts'
import type { Model } from '../model.ts'
import { spaceTitle } from '../names.ts'
import { meansPlace } from '../places.ts'
import { layout, names, texts } from '../texts/index.ts'
import { flagName } from '../texts/parts.ts'
import { Choices } from './choices.tsx'
import { Deeds, deedText } from './deeds.tsx'
import { Sheet } from './sheet.tsx'

export function WayCard({ model }: { readonly model: Model }) {
  if (model.asking.value !== undefined) return <Ask model={model} />
  const sheet = model.sheet.value
  if (sheet !== undefined) return <Sheet model={model} position={sheet} />
  const kind = model.asked.value?.kind
  if (kind !== undefined && kind !== 'chooseDie' && kind !== 'prepare') return <Choices model={model} />
  const die = model.die.value
  const way = model.regarded.value ?? model.ways.value[0]
  if (die === undefined || way === undefined) return <AllWays model={model} />
  return (
    <section class="merlin-card" aria-label={texts().way}>
      <Leads model={model} die={die} way={way} />
      <div>
        <Bends model={model} die={die} />
        <Free model={model} />
      </div>
    </section>
  )
}

/** No die is looked at: each in one line, and what is free besides. */
function AllWays({ model }: { readonly model: Model }) {
  const t = texts()
  const goals = model.goals.value
  if (goals.length === 0 && !isFree(model)) return null
  return (
    <section class="merlin-card" aria-label={t.way}>
      <div>
        <h2>{t.way}</h2>
        <ul class="merlin-goals">
          {goals.map(({ die, ways }) => (
            <li key={die.no}>
              <button
                type="button"
                class="merlin-goal"
                data-goal={die.no}
                onClick={() => model.pressDie(die.no)}
                onPointerEnter={(event) => {
                  if (event.pointerType === 'mouse') model.glanced.value = die.no
                }}
              >
                <Die value={die.value} seat={die.figure === 'merlin' ? 'merlin' : model.me.value} size={26} />
                <span>{ways.map(({ acts }) => spaceTitle(model, acts)).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Free model={model} />
    </section>
  )
}

/** 3.5 What goes at any time: traitors driven off by flag or seal. */
function Free({ model }: { readonly model: Model }) {
  return isFree(model) ? <Choices model={model} isAside /> : null
}

function isFree(model: Model): boolean {
  return model.legal.value.some(({ kind }) => kind === 'spendFlag' || kind === 'repelBySeal')
}

function Leads({ model, die, way }: { readonly model: Model; readonly die: MyDie; readonly way: Way }) {
  const t = texts()
  return (
    <div class="merlin-leads">
      <h2>
        <Die value={way.value} seat={die.figure === 'merlin' ? 'merlin' : model.me.value} size={30} />
        <span>{spaceTitle(model, way.acts)}</span>
        <em>{t.wayOf(way.figure, way.value, !way.clockwise)}</em>
      </h2>
      <Go model={model} />
      <p>{deedText(model, way.acts)}</p>
      <Deeds model={model} way={way} />
    </div>
  )
}

/** The move itself; for Merlin one button each way. */
function Go({ model }: { readonly model: Model }) {
  const ways = model.regarded.value === undefined ? model.ways.value : [model.regarded.value]
  if (model.asked.value === null) return null
  return (
    <div class={`merlin-go-buttons ${ways.length > 1 ? 'merlin-two' : ''}`}>
      {ways.map((way) => (
        <button
          key={`${way.to}-${way.clockwise}`}
          type="button"
          class="match-button primary"
          data-go={way.acts}
          onClick={() => model.follow(way.chain)}
        >
          {ways.length > 1 ? spaceTitle(model, way.acts) : texts().go}
        </button>
      ))}
    </div>
  )
}

function regard(model: Model, way: Way | undefined): void {
  model.regarded.value = way
}

const SIGN_OF: Readonly<Partial<Record<Means['name'], SignName>>> = {
  apple: 'apple',
  tristram: 'helm',
  gawain: 'helm',
  bors: 'helm',
  staff: 'staff',
}

type ByFlag = Extract<Means['name'], FlagEffect>

function isByFlag(name: Means['name']): name is ByFlag {
  return name === 'turnDie' || name === 'backwards' || name === 'cross' || name === 'borrow'
}

function Bends({ model, die }: { readonly model: Model; readonly die: MyDie }) {
  const t = texts()
  const means = model.means.value
  if (means.length === 0) return null
  return (
    <div class="merlin-bending" onPointerLeave={() => regard(model, undefined)}>
      <h3>{t.elsewhere}</h3>
      <ul>
        {means.map((each) => (
          <Bend key={each.name} model={model} die={die} means={each} />
        ))}
      </ul>
    </div>
  )
}

function Bend({ model, die, means }: { readonly model: Model; readonly die: MyDie; readonly means: Means }) {
  const t = texts()
  const { name, count, ways, refusal } = means
  const isStaff = name === 'staff'
  const helps = isStaff ? die.figure === 'merlin' : ways.length > 0
  const why = isStaff ? t.staffNo : refusal === undefined ? '' : model.context.sayRefusal(refusal)
  return (
    <li class={helps ? '' : 'merlin-no'}>
      <MeansSign name={name} />
      <b>
        {meansName(name)} <small>×{count}</small>
      </b>
      {helps ? (
        isStaff ? (
          <span class="merlin-leads-to">{t.staffOk}</span>
        ) : (
          <span class="merlin-leads-to">
            {hint(name, die, ways) === '' ? null : <i>{hint(name, die, ways)}</i>}
            {ways.map((way) => (
              <Option key={`${way.acts}-${way.value}`} model={model} means={name} way={way} isOnly={ways.length < 3} />
            ))}
          </span>
        )
      ) : (
        <span class="merlin-leads-to">{why}</span>
      )}
    </li>
  )
}

function meansName(name: Means['name']): string {
  if (isByFlag(name)) return flagName(layout().flagWith[name])
  return name === 'tristram' || name === 'gawain' || name === 'bors' ? names().ally(name) : texts().means[name]
}

function MeansSign({ name }: { readonly name: Means['name'] }) {
  if (isByFlag(name)) return <ItemMark item="flag" province={layout().flagWith[name]} size={20} />
  return <Sign name={SIGN_OF[name] ?? 'helm'} size={20} />
}

function hint(name: Means['name'], die: MyDie, ways: readonly Way[]): string {
  const t = texts()
  if (name === 'turnDie') return t.becomes(die.value, ways[0]?.value ?? 0)
  if (name === 'cross') return t.across
  if (name === 'borrow') return t.asAt
  return name === 'backwards' ? t.backwards : ''
}

/** One goal: its name where there is room, else the number that the die would show. */
function Option({
  model,
  means,
  way,
  isOnly,
}: {
  readonly model: Model
  readonly means: Means['name']
  readonly way: Way
  readonly isOnly: boolean
}) {
  const t = texts()
  const name = spaceTitle(model, way.acts)
  const isAsked = model.asked.value !== null
  const label = t.meansTo(meansName(means), way.value, name)
  const isNamed = isOnly || means === 'bors' || means === 'borrow'
  return (
    <button
      type="button"
      class={`merlin-option ${isNamed ? 'merlin-named' : ''}`}
      title={name}
      data-place={meansPlace(means, way.value)}
      data-means={means}
      data-value={means === 'bors' || means === 'borrow' ? way.acts : way.value}
      aria-label={label}
      disabled={!isAsked}
      onPointerEnter={() => regard(model, way)}
      onFocus={() => regard(model, way)}
      onBlur={() => regard(model, undefined)}
      onClick={() => model.bend(way, label)}
    >
      {isNamed ? name : <Die value={way.value} seat={way.figure === 'merlin' ? 'merlin' : model.me.value} size={22} />}
      {isNamed || way.figure === 'knight' ? null : way.clockwise ? '↻' : '↺'}
    </button>
  )
}
