/*
 * The reference bot of Merlin: it asks of every die and way what the space reached would bring now, resolves quests as soon as
 * it can, and does what brings most. It looks at one action at a time, remembers nothing and guards against nobody.
 */
import { add, at, seededChance } from '@logres/kernel'
import type { Bot } from '@logres/mind'
import {
  type Action,
  type AllyName,
  COLOURS,
  flagWith,
  layoutOf,
  type Province,
  positionOf,
  type Question,
  question,
  RING,
  type Servant,
  type TurnFrame,
  turnOf,
  type View,
} from '../../rules/index.ts'
import { worthOfDeed, worthOfOpen } from './deeds.ts'
import { Outlook } from './outlook.ts'

/** What a free move must bring: there may be better use for it later in the turn. */
const LEAST_GAIN = 0.5
/** An ally's tile may be of use another time. */
const WORTH_OF_TILE = 0.5
/** 8 Two points at the end. */
const WORTH_OF_STAFF = 2.2
/** How much of its first worth an action has when it is done once more. */
const ONCE_MORE = 0.7
const WORTH_OF_APPLE = 1.1

export function referenceMerlinBot(seed: string): Bot<Action, View> {
  const chance = seededChance(seed)
  return {
    kind: 'bot',
    choose(view, legal) {
      const asked = question(view)
      if (asked === undefined || legal.length === 1) return { action: at(legal, 0) }
      const outlook = new Outlook(view, asked.seat)
      const free = legal.filter((action) => isFree(action) && freeGain(outlook, action) >= LEAST_GAIN)
      const isFreeFirst = free.length > 0
      const answers = isFreeFirst ? free : legal.filter((action) => !isFree(action))
      const scores = answers.map((action) =>
        isFreeFirst ? freeGain(outlook, action) : answerGain(outlook, asked, action),
      )
      const best = Math.max(...scores)
      const ties = answers.filter((_, i) => scores[i] === best)
      return { action: at(ties, chance.pick(ties.length, 'tie')) }
    },
  }
}

/** 3.5 What can be done besides at several points of the turn. */
function isFree(action: Action): boolean {
  if (action.kind === 'spendFlag') return 'traitors' in action
  return action.kind === 'resolveQuest' || action.kind === 'repelBySeal' || action.kind === 'swapQuest'
}

function freeGain(outlook: Outlook, action: Action): number {
  switch (action.kind) {
    case 'resolveQuest': {
      const { points, icon } = outlook.quest(action.quest)
      const brings = action.seal === null ? points : worthOfSeal(outlook, icon, action.seal)
      const flag = action.withGreyFlag ? 2 + lossOfFlag(outlook, flagWith(outlook.view.options, 'secondQuest')) : 0
      return brings + flag - (action.percival === null ? 0 : WORTH_OF_TILE)
    }
    case 'spendFlag':
      return 'traitors' in action
        ? repelled(outlook, action.traitors, Number.POSITIVE_INFINITY, COLOURS.indexOf(action.flag))
        : 0
    case 'repelBySeal':
      return 1 + repelled(outlook, action.colour, 1, null)
    case 'swapQuest':
      return (
        worthOfOpen(outlook, outlook.view.display[action.place]) - worthOfOpen(outlook, action.quest) - WORTH_OF_TILE
      )
    default:
      return 0
  }
}

/** 6, 9.4 Traitors of a colour, repelled without shields. */
function repelled(outlook: Outlook, colour: number, most: number, flag: Province | null): number {
  return outlook.gain(({ traitors, items }) => {
    add(traitors, colour, -Math.min(most, at(traitors, colour)))
    if (flag !== null) add(items.flag, flag, -1)
  })
}

function lossOfFlag(outlook: Outlook, flag: Province): number {
  return outlook.gain(({ items }) => add(items.flag, flag, -1))
}

/** 9.2 to 9.4 What an ability brings until the end, by row; of row 3 by servant and scoring. */
function worthOfSeal({ turnsLeft, scorings }: Outlook, servant: Servant, row: number): number {
  if (row === 3) return scorings * WORTH_OF_THIRD_ROW[servant]
  return (row === 1 ? 0.1 : 0.08) * turnsLeft
}

const WORTH_OF_THIRD_ROW: Readonly<Record<Servant, number>> = { lady: 2, shieldBearer: 3, flagBearer: 2, builder: 1.5 }

/** What an answer to the question brings; to stop or to pass brings nothing. */
function answerGain(outlook: Outlook, asked: Question, action: Action): number {
  const { view } = outlook
  switch (action.kind) {
    case 'chooseDie':
      return action.figure === 'merlin'
        ? merlinGain(outlook, outlook.me.merlinDie)
        : knightGain(outlook, action.value, false)
    case 'move':
    case 'eatApple':
    case 'askTristram':
    case 'askGawain':
    case 'askBors':
      return wayGain(outlook, turnOf(view), action)
    case 'spendFlag':
      return flagGain(outlook, turnOf(view), action)
    case 'useStaff':
      return outlook.deed(turnOf(view).at) - WORTH_OF_STAFF
    case 'drawQuest':
      return worthOfOpen(outlook, action.from === 'deck' ? null : view.display[action.from])
    case 'chooseAlly':
      return LIKING[action.ally]
    case 'useAlly':
    case 'useGrail':
      return 1
    case 'takeItem':
      return (worthOfDeed(outlook, 0, action) ?? 0) - (asked.kind === 'galahad' ? WORTH_OF_TILE : 0)
    default:
      return worthOfDeed(outlook, placeOf(view), action) ?? 0
  }
}

/** Where the action is done, in a turn. */
function placeOf({ frames }: View): number {
  const turn = frames.find((frame) => frame.kind === 'turn')
  return turn?.at ?? 0
}

function knightGain(outlook: Outlook, value: number, backwards: boolean): number {
  return outlook.deed(wrap(outlook.me.knight + (backwards ? -value : value)))
}

/** 3.2, 3.4 Either way, and perhaps twice. */
function merlinGain(outlook: Outlook, value: number): number {
  return Math.max(
    ...[value, -value].map((steps) => withStaff(outlook, outlook.deed(wrap(outlook.view.merlin + steps)))),
  )
}

function withStaff({ me }: Outlook, deed: number): number {
  return deed + (me.staffs > 0 ? Math.max(0, ONCE_MORE * deed - WORTH_OF_STAFF) : 0)
}

function wrap(position: number): number {
  return (position + 2 * RING) % RING
}

/** Before the move: the move itself, and what else the die could be made to show. */
function wayGain(outlook: Outlook, turn: TurnFrame, action: Action): number {
  const withValue = (value: number) =>
    turn.figure === 'merlin' ? merlinGain(outlook, value) : knightGain(outlook, value, turn.backwards)
  switch (action.kind) {
    case 'move': {
      const from = turn.figure === 'merlin' ? outlook.view.merlin : outlook.me.knight
      const deed = outlook.deed(wrap(from + (action.clockwise ? turn.value : -turn.value)))
      return turn.figure === 'merlin' ? withStaff(outlook, deed) : deed
    }
    case 'eatApple':
      return withValue(action.value) - WORTH_OF_APPLE
    case 'askTristram':
    case 'askGawain':
      return withValue(action.value) - WORTH_OF_TILE
    case 'askBors':
      return outlook.deed(positionOf(outlook.view.options, action.province)) - WORTH_OF_TILE
    default:
      return 0
  }
}

/** 6 Two flags before the move, two after it. A flag must bring more than nothing. */
function flagGain(outlook: Outlook, turn: TurnFrame, action: Extract<Action, { kind: 'spendFlag' }>): number {
  const flag = COLOURS.indexOf(action.flag)
  const loss = lossOfFlag(outlook, flag) - MARGIN
  if ('at' in action) return loss + outlook.deed(action.at)
  switch (layoutOf(outlook.view.options).effectOf[flag]) {
    case 'backwards':
      return loss + knightGain(outlook, turn.value, true)
    case 'turnDie':
      return (
        loss +
        (turn.figure === 'merlin'
          ? merlinGain(outlook, 7 - turn.value)
          : knightGain(outlook, 7 - turn.value, turn.backwards))
      )
    case 'cross':
      return loss + outlook.deed(wrap(outlook.me.knight + RING / 2))
    default:
      return loss
  }
}

const MARGIN = 0.2

/** 10.1 Which ally is chosen first. */
const LIKING: Readonly<Record<AllyName, number>> = {
  galahad: 6,
  tristram: 5,
  gaheris: 4,
  bors: 3,
  lamorak: 2,
  gawain: 1,
  percival: 6,
  gareth: 5,
  geraint: 4,
  lancelot: 3,
  kay: 2,
  bedivere: 1,
}
