/* The ring in words: each space and each province as it is read out. */
import { at, type Seat } from '@logres/kernel'
import { ITEMS, type Position, type Province, SERVANTS } from '../rules/index.ts'
import type { Model } from './model.ts'
import { names, texts } from './texts/index.ts'

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

export function spaceName(model: Model, position: Position): string {
  return names().space(model.spaceAt(position))
}

/** Where it stands alone: "Orange", "Build". */
export function spaceTitle(model: Model, position: Position): string {
  // A province is its colour, then its beast.
  return capital(spaceName(model, position).replace(/,.*/, ''))
}

/** "you" or the name. */
export function who(model: Model, seat: Seat): string {
  return seat === model.me.value && model.isSeated.value ? texts().you : model.nameOf(seat)
}

/** "18, build, goal of your 4; here: Merlin" */
export function spaceLabel(model: Model, position: Position): string {
  const t = texts()
  const { players, merlin, grail, excalibur } = model.view.value
  const space = model.spaceAt(position)
  const dice = model.goals.value
    .filter(({ ways }) => ways.some(({ acts }) => acts === position))
    .map(({ die }) => (die.figure === 'merlin' ? t.merlinsDie(die.value) : t.yourDie(die.value)))
  const figures = [
    ...[...players.keys()]
      .filter((seat) => at(players, seat).knight === position)
      .map((seat) => (who(model, seat) === t.you ? t.myKnight : t.knightOf(model.nameOf(seat)))),
    ...(merlin === position ? [t.merlinHimself] : []),
  ]
  const holder = space === 'grail' ? grail : space === 'excalibur' ? excalibur : null
  const name = holder === null ? spaceName(model, position) : t.heldBy(spaceName(model, position), who(model, holder))
  return [
    t.spaceNo(position, name),
    ...(dice.length === 0 ? [] : [t.goalOf([...new Set(dice)].join(', '))]),
    ...(figures.length === 0 ? [] : [t.stands(figures.join(', '))]),
  ].join(', ')
}

/** "the grey province. Places: lady-in-waiting Marek. Influence: you 2, Marek 2. Left: 4 shields, …" */
export function provinceLabel(model: Model, province: Province): string {
  const t = texts()
  const { players, supply } = model.view.value
  const seats = [...players.keys()]
  const places = SERVANTS.flatMap((servant, i) =>
    seats
      .filter((seat) => at(players, seat).servants[i] === province)
      .map((seat) => t.servantIn(who(model, seat), names().servants[servant])),
  )
  const influence = seats
    .filter((seat) => at(at(players, seat).influence, province) > 0)
    .map((seat) => `${who(model, seat)} ${at(at(players, seat).influence, province)}`)
  const [shields = 0, flags = 0, materials = 0] = ITEMS.map((item) => at(supply[item], province))
  return [
    capital(names().province(province)),
    places.length === 0 ? capital(t.placesFree) : t.placesTaken(places.join(', ')),
    t.influenceIn(influence.join(', ') || t.none),
    t.itemsLeft(shields, flags, materials),
  ].join('. ')
}
