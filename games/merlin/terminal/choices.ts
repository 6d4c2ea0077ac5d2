/* What to choose from at the terminal: which of very many actions get a line, and what to know of each. */
import { at, sum } from '@logres/kernel'
import {
  type Action,
  COLOURS,
  type Item,
  layoutOf,
  pointsOf,
  positionOf,
  questNumber,
  RING,
  type Servant,
  spaceAt,
  turnOf,
  type View,
} from '../rules/index.ts'
import { territoryText } from './domain.ts'
import { names } from './names.ts'
import { questHint } from './quests.ts'

export function hint(view: View, action: Action): string {
  const { viewer } = view
  if (viewer === 'table') return ''
  const player = at(view.players, viewer)
  switch (action.kind) {
    case 'chooseDie':
      return action.figure === 'merlin'
        ? `${player.merlinDie}: ${space(view, view.merlin + player.merlinDie)} or back ${space(view, view.merlin - player.merlinDie)}`
        : space(view, player.knight + action.value)
    case 'move':
      return space(view, figureAt(view) + (action.clockwise ? 1 : -1) * turnOf(view).value)
    case 'eatApple':
    case 'askTristram':
    case 'askGawain':
      return spaces(view, action.value)
    case 'askBors':
      return space(view, positionOf(view.options, action.province))
    case 'spendFlag':
      return flagHint(view, action)
    case 'placeServant':
    case 'placeBySeal':
      return servantHint(view, action.servant, action.province)
    case 'resolveQuest':
      return action.seal === null ? questHint(view, action.quest) : 'instead of the points'
    case 'discardQuest':
      return questHint(view, action.quest)
    case 'drawQuest':
      return action.from === 'deck' ? 'unseen' : openQuest(view, action.from)
    case 'swapQuest':
      return openQuest(view, action.place)
    case 'build': {
      const tower = at(view.domain, action.tile).tower ? ', tower' : ''
      return `${territoryText(view, action.tile)}${tower}`
    }
    case 'scorePoints':
      return `${pointsOf(player, turnOf(view).scoredAs ?? spaceAt(view.options, turnOf(view).at))} points`
    case 'scoreBySeal':
      return `${pointsOf(player, action.as) + 1} points`
    case 'keepStaff':
      return '2 points at the end'
    default:
      return ''
  }
}

function wrap(position: number): number {
  return (position + RING) % RING
}

/** "to 7 quest" */
function space(view: View, position: number): string {
  const at = wrap(position)
  return `to ${at} ${names.space(spaceAt(view.options, at))}`
}

function figureAt(view: View): number {
  const { figure, seat } = turnOf(view)
  return figure === 'merlin' ? view.merlin : at(view.players, seat).knight
}

/** Where the chosen die leads if it shows this value. */
function spaces(view: View, value: number): string {
  const { figure, backwards } = turnOf(view)
  const from = figureAt(view)
  if (figure === 'merlin') return `${space(view, from + value)} or back ${space(view, from - value)}`
  return space(view, backwards ? from - value : from + value)
}

function flagHint(view: View, action: Extract<Action, { kind: 'spendFlag' }>): string {
  const { value } = turnOf(view)
  if ('traitors' in action) {
    return view.viewer === 'table' ? '' : `repels ${at(at(view.players, view.viewer).traitors, action.traitors)}`
  }
  if ('die' in action) return 'for a later turn, or to choose it now'
  if ('at' in action) return `as if on ${names.space(spaceAt(view.options, action.at))}`
  switch (layoutOf(view.options).effectOf[COLOURS.indexOf(action.flag)]) {
    case 'backwards':
      return space(view, figureAt(view) - value)
    case 'turnDie':
      return spaces(view, 7 - value)
    default:
      return space(view, figureAt(view) + RING / 2)
  }
}

const BRINGS: Readonly<Record<Servant, Item | null>> = {
  lady: null,
  shieldBearer: 'shield',
  flagBearer: 'flag',
  builder: 'material',
}

/** 4.1 What the servant gains, and which one it sends home. */
function servantHint(view: View, servant: Servant, province: number): string {
  const item = BRINGS[servant]
  const gains = item === null ? 'a counter' : at(view.supply[item], province) > 0 ? `a ${item}` : `no ${item} left`
  const i = Object.keys(BRINGS).indexOf(servant)
  const sent = view.players.findIndex(({ servants }, seat) => seat !== view.viewer && servants[i] === province)
  return sent < 0 ? gains : `${gains}, sends player ${sent + 1}'s home`
}

function openQuest(view: View, place: number): string {
  const quest = view.display[place]
  return quest === null || quest === undefined ? '' : `quest ${questNumber(quest)}: ${questHint(view, quest)}`
}

/** 10.2 A quest that is met is not offered with Percival. Who types that gets it. */
function withoutWaste(legal: readonly Action[]): readonly Action[] {
  const met = legal.flatMap((action) =>
    action.kind === 'resolveQuest' && action.percival === null ? [action.quest] : [],
  )
  return legal.filter(
    (action) => action.kind !== 'resolveQuest' || action.percival === null || !met.includes(action.quest),
  )
}

/** More ways to build than this are not all listed: of each tile one, with the material one has most of. */
const MOST_BUILDS = 20

export function selection(view: View, all: readonly Action[]): readonly Action[] {
  const legal = withoutWaste(all)
  const builds = legal.filter((action) => action.kind === 'build')
  if (builds.length <= MOST_BUILDS || view.viewer === 'table') return legal
  const { material } = at(view.players, view.viewer).items
  const much = (colour: number) => at(material, colour) / sum(material)
  return legal.filter(
    (action) =>
      action.kind !== 'build' ||
      builds.every(
        (other) =>
          other.tile !== action.tile ||
          much(other.material) < much(action.material) ||
          (much(other.material) === much(action.material) && other.material >= action.material),
      ),
  )
}
