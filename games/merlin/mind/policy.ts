/* The default policy: the best action within reach, and quests as soon as they are fulfilled. */
import { type Actor, present } from '@logres/kernel'
import {
  type Action,
  BORROW_FLAG,
  CHOOSE_KNIGHT,
  CHOOSE_MERLIN,
  flagWith,
  layoutOf,
  merlin,
  PLAIN_FLAG,
  type Province,
  type Question,
  question,
  REPEL_FLAG,
  RESOLVE,
  RESOLVE_WITH_FLAG,
  RING,
  SAY,
  type State,
  turnOf,
} from '../rules/index.ts'
import { SIDES } from './cards.ts'
import { Deeds } from './deeds.ts'
import { missingFor } from './needs.ts'
import { Outlook } from './outlook.ts'
import { Ratings } from './rate.ts'
import { worthOfSeal, worthOfStaff } from './treasures.ts'
import { Ways } from './ways.ts'
import type { MerlinWeights } from './weights.ts'

/** 9.1 */
const FREE = 0
const ROWS = 3
const SEALS = 4
/** 6 The second quest of a turn. */
const GREY_FLAG_BONUS = 2

export function choosePolicy(weights: MerlinWeights, state: State, actor: Actor): Action {
  const asked = question(state)
  if (asked === undefined || asked.seat !== actor) throw new Error('a policy was asked for somebody who cannot act')
  const outlook = new Outlook(weights, state, asked.seat)
  const action = answer(outlook, asked)
  if (action !== undefined && merlin.whyNot(state, actor, action) === undefined) return action
  return new Ratings(outlook, asked).best(merlin.legal(state, actor))
}

/** The questions of every turn, without looking at all that is legal; undefined for the rarer ones. */
function answer(outlook: Outlook, asked: Question): Action | undefined {
  const { state, me } = outlook
  switch (asked.kind) {
    case 'chooseDie':
      return chooseFree(outlook) ?? chooseDie(outlook)
    case 'prepare':
      return new Ways(new Deeds(outlook)).prepare(turnOf(state))
    case 'arrive':
      return chooseDeed(outlook)
    case 'finish':
      return chooseFree(outlook) ?? (me.allies.length > 0 ? undefined : SAY.endTurn)
    case 'repeat':
      return new Deeds(outlook).worthAt(turnOf(state).at) > worthOfStaff(outlook) ? SAY.useStaff : SAY.keepStaff
    case 'act':
      return new Deeds(outlook).actionAt(turnOf(state).at)
    default:
      return undefined
  }
}

/** 3.1 */
function chooseDie(outlook: Outlook): Action {
  const { me } = outlook
  const ways = new Ways(new Deeds(outlook))
  let best = CHOOSE_MERLIN
  let highest = me.merlinDie > 0 ? ways.die('merlin', me.merlinDie) : Number.NEGATIVE_INFINITY
  for (let i = 0; i < me.dice.length; i++) {
    const value = present(me.dice[i])
    if (i > 0 && value === me.dice[i - 1]) continue
    const worth = ways.die('knight', value)
    if (worth <= highest) continue
    highest = worth
    best = present(CHOOSE_KNIGHT[value])
  }
  return best
}

/** 3.2 The action of the space, or of another one for a flag. */
function chooseDeed(outlook: Outlook): Action {
  const { state, me, seat } = outlook
  const { at, figure } = turnOf(state)
  const deeds = new Deeds(outlook)
  const ways = new Ways(deeds)
  let highest = deeds.worthAt(at)
  let flag: Action | undefined
  const { cross, borrow } = layoutOf(state.options).flagWith
  if (figure === 'knight' && at === me.knight && present(me.items.flag[cross]) > 0) {
    const worth = deeds.worthAt((at + RING / 2) % RING) - ways.flagCost(cross)
    if (worth > highest) {
      highest = worth
      flag = PLAIN_FLAG[cross]
    }
  }
  if (present(me.items.flag[borrow]) > 0) {
    for (let other = 0; other < state.players.length; other++) {
      const { knight } = present(state.players[other])
      if (other === seat || knight === at || deeds.worthAt(knight) - ways.flagCost(borrow) <= highest) continue
      highest = deeds.worthAt(knight) - ways.flagCost(borrow)
      flag = present(BORROW_FLAG[borrow])[knight]
    }
  }
  return flag ?? deeds.actionAt(at)
}

/** 3.5 A quest that is done; right before the scoring the flag against traitors. */
function chooseFree(outlook: Outlook): Action | undefined {
  const { me, state } = outlook
  const { resolved } = turnOf(state)
  const { secondQuest, repel } = layoutOf(state.options).flagWith
  if (resolved === 0 || (resolved === 1 && present(me.items.flag[secondQuest]) > 0)) {
    const quest = chooseQuest(outlook, resolved === 1)
    if (quest !== undefined) return quest
  }
  return present(me.items.flag[repel]) > 0 ? chooseRepelling(outlook, repel) : undefined
}

function chooseQuest(outlook: Outlook, isSecond: boolean): Action | undefined {
  const { state, seat, cards, things, me } = outlook
  const hand = present(state.hands[seat])
  let best: Action | undefined
  let highest = isSecond ? outlook.lossOf(1, flagWith(state.options, 'secondQuest')) - GREY_FLAG_BONUS : 0
  for (let i = 0; i < hand.length; i++) {
    const quest = present(hand[i])
    const card = present(cards[quest])
    if (missingFor(card, things, me.servants) > 0) continue
    const rows = present((isSecond ? RESOLVE_WITH_FLAG : RESOLVE)[quest])
    const seal = state.options.kingsFavour ? bestSeal(outlook, card.icon, card.points) : 0
    const worth = seal === 0 ? card.points : worthOfSeal(outlook, card.icon * ROWS + seal - 1, false)
    if (worth <= highest) continue
    highest = worth
    best = rows[seal]
  }
  return best
}

/** 9.1 The row of the ability that is worth more than the points; 0 for the points. */
function bestSeal(outlook: Outlook, icon: number, points: number): number {
  const { seals } = outlook.me
  let used = 0
  for (let ability = 0; ability < seals.length; ability++) if (seals[ability] !== FREE) used += 1
  if (used >= SEALS) return 0
  let best = 0
  let highest = points
  for (let row = 1; row <= points; row++) {
    const ability = icon * ROWS + row - 1
    const worth = worthOfSeal(outlook, ability, false)
    if (seals[ability] !== FREE || worth <= highest) continue
    highest = worth
    best = row
  }
  return best
}

/** 6 Not before the last turn: a shield may still come, and the flag would be free for another colour. */
function chooseRepelling(outlook: Outlook, flag: Province): Action | undefined {
  const { me, state } = outlook
  if (state.round % 2 === 1 || me.dice.length > 0 || me.merlinDie > 0) return undefined
  let most = 0
  let colour = 0
  for (let other = 0; other < SIDES; other++) {
    const open = outlook.openOf(other)
    if (open <= most) continue
    most = open
    colour = other
  }
  return most === 0 ? undefined : present(REPEL_FLAG[flag])[colour]
}
