/* The deeds of the module and of the expansion in words, and what became of seals and allies. */
import { at, present, type Seat } from '@logres/kernel'
import { expect } from 'vitest'
import { type Action, merlin, parseAction, RECONSTRUCTED } from '../../rules/index.ts'
import { type Draws, isNamed, province, quest, refusalText, say, type Told, tellSeeded } from './position.ts'

type Events = ReturnType<typeof tellSeeded>
type FindQuest = (line: string) => number

function held({ state }: Told, seat: Seat): FindQuest {
  return (line) => at(state.hands, seat).find((each) => isNamed(each, line)) ?? quest(line)
}

/** "flag:blue" or "influence@black" or "servants@violet" of a quest, or "#0": which of its conditions that is. */
function conditionOf(id: number, text: string): number {
  if (text.startsWith('#')) return Number(text.slice(1))
  const [kind, colour = ''] = text.split(/[:@]/)
  return at(RECONSTRUCTED.quests, id).conditions.findIndex(
    (each) =>
      (each.kind === 'item' ? each.item : each.kind) === kind &&
      'province' in each &&
      each.province === province(colour),
  )
}

function resolving(find: FindQuest, line: string, more: { grey?: boolean; seal?: string; percival?: string }): object {
  const id = find(line)
  const [from = '', to = ''] = more.percival?.split('>') ?? []
  return {
    kind: 'resolveQuest',
    quest: id,
    withGreyFlag: more.grey === true,
    seal: more.seal === undefined ? null : Number(more.seal),
    percival: from === '' ? null : { condition: conditionOf(id, from), province: province(to) },
  }
}

function asObject(text: string, find: FindQuest): object | null {
  const [word = '', first = '', second = ''] = text.split(' ')
  const line = text.slice(`${word} ${first} `.length)
  switch (word) {
    case 'resolve':
      return resolving(find, text.slice('resolve '.length), {})
    case 'second':
      return resolving(find, text.slice('second '.length), { grey: true })
    case 'seal':
      return resolving(find, line, { seal: first })
    case 'secondSeal':
      return resolving(find, line, { grey: true, seal: first })
    case 'percival':
      return resolving(find, line, { percival: first })
    case 'secondPercival':
      return resolving(find, line, { grey: true, percival: first })
    case 'repel':
      return { kind: 'repelBySeal', colour: province(first) }
    case 'score':
      return { kind: 'scoreBySeal', as: first }
    case 'send':
      return { kind: 'placeBySeal', servant: first, province: province(second) }
    case 'ally':
      return { kind: 'chooseAlly', ally: first }
    case 'tristram':
      return { kind: 'askTristram', value: Number(first) }
    case 'gawain':
      return { kind: 'askGawain', value: Number(first) }
    case 'bors':
      return { kind: 'askBors', province: province(first) }
    case 'swap':
      return { kind: 'swapQuest', quest: find(line), place: Number(first) }
    default:
      return null
  }
}

/**
 * All that position.ts understands, and "seal 2 …" or "secondSeal 2 …" for a quest with its seal, "percival flag:blue>grey …",
 * "secondPercival …", "repel black", "score pointsFlags" and "send lady grey" by the seals of row 3, "ally kay", "tristram 4",
 * "gawain 6", "bors blue", "swap 0 …".
 */
export function word(told: Told, seat: Seat, text: string): Action {
  const find = held(told, seat)
  const object = asObject(text, find)
  if (object === null) return say(text, find)
  const action = parseAction(object)
  if (action.kind === 'refusal') throw new Error(`no action "${text}": ${action.code}`)
  return action
}

/** Several deeds of one seat, none of which draws; answers all their events. */
export function does(told: Told, seat: Seat, ...texts: string[]): Events[number][] {
  return texts.flatMap((text) => doesWith(told, seat, text, []))
}

/** One deed with its draws. Afterwards nobody has spent what he did not have. */
export function doesWith(told: Told, seat: Seat, text: string, draws: Draws): Events {
  const events = told.does(seat, word(told, seat, text), draws)
  for (const [i, { seals, allies }] of told.state.players.entries()) {
    expect(seals.filter((seal) => seal !== 0).length, `seals of seat ${i}`).toBeLessThanOrEqual(4)
    for (const { name, tiles } of allies) expect(tiles, `tiles of ${name}`).toBeGreaterThanOrEqual(0)
  }
  return events
}

/** Why this is refused, as "code rule". */
export function refuses(told: Told, seat: Seat, text: string): string {
  return refusalText(told.refuses(seat, word(told, seat, text)))
}

/** Whether this could be done now. */
export function may(told: Told, seat: Seat, text: string): boolean {
  return merlin.whyNot(told.state, seat, word(told, seat, text)) === undefined
}

/** "builder 1, lady 3 used" */
export function seals(told: Told, seat: Seat): string {
  const { seals: laid } = at(told.state.players, seat)
  return ['lady', 'shieldBearer', 'flagBearer', 'builder']
    .flatMap((servant, column) =>
      [1, 2, 3].flatMap((row) => {
        const seal = at(laid, 3 * column + row - 1)
        return seal === 0 ? [] : [`${servant} ${row}${seal === 2 ? ' used' : ''}`]
      }),
    )
    .join(', ')
}

/** The tiles left of one ally. */
export function tilesOf(told: Told, seat: Seat, name: string): number {
  return present(at(told.state.players, seat).allies.find((ally) => ally.name === name)).tiles
}

/** Ends the turn of the player who is asked, with whatever luck, and what follows. */
export function endsTurn(told: Told): Events {
  const [seat] = merlin.toAct(told.state)
  if (seat === undefined || seat === 'clerk') throw new Error('nobody’s turn')
  return tellSeeded(told, seat, 'endTurn', 'end of turn')
}
