/* What must hold in every state. */
import { at, present, sum } from '@logres/kernel'
import { COLOURS, deckSize, ITEMS, type Item, RECONSTRUCTED, SERVANTS, type State } from '../../rules/index.ts'
import { handOf, inOrder } from './position.ts'

/** What must hold in every state: nothing is lost, nothing is in two places, and what all know of hands is true. */
export function invariants(state: State): string[] {
  return [
    ...wrongItems(state),
    ...wrongPieces(state),
    ...wrongDomain(state),
    ...wrongQuests(state),
    ...wrongDice(state),
    ...wrongCourse(state),
  ]
}

const isCount = (n: number, most = Number.MAX_SAFE_INTEGER) => Number.isInteger(n) && n >= 0 && n <= most
const isPlace = (n: number) => isCount(n, 23)

function wrongItems({ supply, players }: State): string[] {
  const wrong: string[] = []
  const check = (item: Item, colour: string, lists: readonly number[]) => {
    if (lists.some((n) => !isCount(n)) || sum(lists) !== 6) wrong.push(`${colour} ${item}s: ${lists.join('+')}`)
  }
  for (const item of ITEMS)
    for (const [i, colour] of COLOURS.entries())
      check(item, colour, [at(supply[item], i), ...players.map(({ items }) => at(items[item], i))])
  return wrong
}

function wrongPieces({ players, apples, traitors, traitorDiscards, grail, excalibur }: State): string[] {
  const wrong: string[] = []
  for (const { allies, seals } of players) {
    if (allies.some(({ tiles }) => tiles < 0)) wrong.push('an ally has spent more tiles than he had')
    if (seals.filter((seal) => seal > 0).length > 4) wrong.push('more than four seals')
  }
  const seats = players.length
  for (const [seat, player] of players.entries()) {
    const { influence, servants, staffs, knight, score } = player
    if (influence.length !== 6 || influence.some((n) => !isCount(n)) || sum(influence) > 7)
      wrong.push(`counters of seat ${seat}: ${influence.join('+')}`)
    if (servants.length !== 4 || servants.some((place) => place !== null && !isCount(place, 5)))
      wrong.push(`servants of seat ${seat}: ${servants.join()}`)
    if (!isCount(staffs, 3)) wrong.push(`${staffs} staffs of seat ${seat}`)
    if (!isPlace(knight)) wrong.push(`the knight of seat ${seat} is at ${knight}`)
    if (!Number.isInteger(score)) wrong.push(`score ${score}`)
  }
  for (const [i, servant] of SERVANTS.entries()) {
    const places = players.flatMap(({ servants }) => servants[i] ?? [])
    if (new Set(places).size < places.length) wrong.push(`two of ${servant} in one place`)
  }
  const eaten = players.map((player) => player.apples)
  if (![apples, ...eaten].every((n) => isCount(n)) || apples + sum(eaten) !== 11)
    wrong.push(`apples ${apples}+${eaten}`)
  for (const [i, colour] of COLOURS.entries()) {
    const there = [at(traitors, i), at(traitorDiscards, i), ...players.map((player) => at(player.traitors, i))]
    if (there.some((n) => !isCount(n)) || sum(there) !== 4) wrong.push(`${colour} traitors ${there.join('+')}`)
  }
  for (const holder of [grail, excalibur])
    if (holder !== null && !isCount(holder, seats - 1)) wrong.push(`holder ${holder}`)
  return wrong
}

/** 1.5 */
function wrongDomain({ domain, manors, players }: State): string[] {
  const wrong: string[] = []
  const less = players.length < 4 ? 1 : 0
  for (const terrain of ['mountain', 'wood', 'lake'])
    for (const tower of [false, true]) {
      const count = domain.filter((tile) => tile.terrain === terrain && tile.tower === tower).length
      if (count !== (tower ? 3 : 5) - less) wrong.push(`${count} tiles of ${terrain}, tower ${tower}`)
    }
  if (domain.length !== (players.length < 4 ? 18 : 24)) wrong.push(`${domain.length} tiles`)
  if (manors.length !== domain.length) wrong.push(`${manors.length} places for manors`)
  for (const seat of players.keys())
    if (manors.filter((owner) => owner === seat).length > 7) wrong.push(`too many manors of seat ${seat}`)
  if (manors.some((owner) => owner !== null && !isCount(owner, players.length - 1))) wrong.push('nobody’s manor')
  return wrong
}

function wrongQuests(state: State): string[] {
  const { hands, display, discards, stocks, players } = state
  const wrong: string[] = []
  const lay = display.filter((each) => each !== null)
  const places = [...stocks, ...players.map(({ shown }) => shown), lay, discards].flat()
  if (inOrder(places).join() !== [...RECONSTRUCTED.quests.keys()].join())
    wrong.push(`the quests are ${inOrder(places).join()}`)
  if (new Set(hands.flat()).size < hands.flat().length) wrong.push('a quest in two hands')
  if (display.length !== 3 || (lay.length < 3 && deckSize(state) > 0)) wrong.push('the display is not full')
  for (const list of [...hands, ...stocks, discards, ...players.map(({ shown }) => shown)])
    if (inOrder(list).join() !== list.join()) wrong.push(`not in order: ${list.join()}`)
  for (const [seat, { shown, unseen }] of players.entries()) {
    const hand = at(hands, seat)
    const open = hand.filter((each) => !stocks.some((stock) => stock.includes(each)))
    if (open.join() !== shown.join()) wrong.push(`seat ${seat} showed ${shown.join()}, not ${open.join()}`)
    const hidden = stocks.map((stock) => hand.filter((each) => stock.includes(each)).length)
    if (hidden.join() !== unseen.join()) wrong.push(`unseen of seat ${seat}: ${unseen.join()}, not ${hidden.join()}`)
  }
  for (const [i, stock] of stocks.entries()) {
    const inHands = sum(players.map(({ unseen }) => at(unseen, i)))
    if (i < stocks.length - 1 ? inHands !== stock.length : inHands > stock.length)
      wrong.push(`stock ${i} of ${stock.length}, ${inHands} in hands`)
  }
  const inHands = new Set(hands.flat())
  if (deckSize(state) !== present(stocks.at(-1)).filter((each) => !inHands.has(each)).length)
    wrong.push(`deck of ${deckSize(state)}`)
  return wrong
}

function wrongDice({ players, turnsTaken, frames, isOver }: State): string[] {
  const wrong: string[] = []
  for (const { dice, merlinDie } of players) {
    if (dice.some((die) => !isCount(die, 6) || die === 0) || inOrder(dice).join() !== dice.join())
      wrong.push(`dice ${dice.join()}`)
    if (!isCount(merlinDie, 6)) wrong.push(`Merlin die ${merlinDie}`)
  }
  const left = sum(players.map(({ dice, merlinDie }) => dice.length + (merlinDie > 0 ? 1 : 0)))
  const isTurn = frames.some(({ kind }) => kind === 'turn')
  const isChosen = isTurn && frames.at(-1)?.kind !== 'chooseDie'
  const due = isOver ? 0 : 4 * players.length - turnsTaken - (isChosen ? 1 : 0)
  if (left !== due) wrong.push(`${left} dice left, ${due} are due`)
  return wrong
}

function wrongCourse(state: State): string[] {
  const wrong: string[] = []
  const { round, firstSeat, turnNo, players, frames, isOver, merlin: stands, hands } = state
  if (!isPlace(stands)) wrong.push(`Merlin is at ${stands}`)
  if (!isCount(round, 6) || round === 0) wrong.push(`round ${round}`)
  if (!isCount(firstSeat, players.length - 1)) wrong.push(`first seat ${firstSeat}`)
  if (!isCount(turnNo, 26 * players.length)) wrong.push(`turn ${turnNo}`)
  if (isOver !== (frames.length === 0)) wrong.push('over with a question left, or on without one')
  if (hands.length !== players.length) wrong.push('a hand is missing')
  const now = frames.at(-1)
  const active = now !== undefined && 'seat' in now ? now.seat : null
  for (const [seat, { length }] of hands.entries()) {
    const due = handOf(state, seat)
    if (seat === active ? length > due : length !== due) wrong.push(`${length} quests of seat ${seat}`)
  }
  return wrong
}
