import { add, present, type Seat } from '@logres/kernel'
import type { ResolveQuest } from '../actions.ts'
import { spendTile } from '../allies/ally.ts'
import { spendForSwap } from '../allies/bedivere.ts'
import { mayNotRecolour, recoloured } from '../allies/percival.ts'
import { type Context, everybody, returnItem, score, turnOf } from '../effects.ts'
import { flagWith, layoutOf } from '../layout.ts'
import { areFulfilled, type Possessions, type Quest } from '../quests.ts'
import type { Reason } from '../reasons.ts'
import { type Board, deckSize, type Player, playerAt, type QuestId, type State } from '../state.ts'
import { COLOURS, type Province } from '../vocabulary.ts'
import { iconBonus, mayNotSeal, placeSeal } from './09-favour.ts'

/** 6 What the flag for a second quest adds: the grey one, if the edition does not say otherwise. */
const GREY_FLAG_BONUS = 2
export const MOST_QUESTS_A_TURN = 2

export function questOf(board: Board, quest: QuestId): Quest {
  return present(layoutOf(board.options).edition.quests[quest])
}

/** 5.1, 6 */
export function mayNotResolve(state: State, seat: Seat, action: ResolveQuest): Reason | undefined {
  const { quest, withGreyFlag, seal, percival } = action
  const { resolved } = turnOf(state)
  if (resolved >= MOST_QUESTS_A_TURN) return 'twoQuestsATurn'
  if (withGreyFlag && resolved === 0) return 'greyFlagForSecond'
  if (!withGreyFlag && resolved > 0) return 'oneQuestATurn'
  if (!present(state.hands[seat]).includes(quest)) return 'questNotInHand'
  const player = playerAt(state, seat)
  const flag = flagWith(state.options, 'secondQuest')
  if (withGreyFlag && present(player.items.flag[flag]) === 0) return 'noFlag'
  const card = questOf(state, quest)
  const recolour = percival === null ? undefined : mayNotRecolour(player, card.conditions, percival)
  if (recolour !== undefined) return recolour
  const conditions = percival === null ? card.conditions : recoloured(card.conditions, percival)
  if (!areFulfilled(conditions, withGreyFlag ? without(player, flag) : player)) return 'questUnfulfilled'
  return seal === null ? undefined : mayNotSeal(state, seat, card, seal)
}

/** What a quest would be held against now: for the second one of a turn the grey flag is gone (6). */
export function countedForQuests(board: Board, seat: Seat): Possessions {
  const player = playerAt(board, seat)
  const turn = board.frames[1]
  const isSecond = turn?.kind === 'turn' && turn.seat === seat && turn.resolved > 0
  const flag = flagWith(board.options, 'secondQuest')
  return isSecond && present(player.items.flag[flag]) > 0 ? without(player, flag) : player
}

/** 6 The flag goes back before the quest is checked. */
function without(player: Player, province: Province): Possessions {
  const flag = player.items.flag.slice()
  add(flag, province, -1)
  return { items: { ...player.items, flag }, influence: player.influence, servants: player.servants }
}

/** 5.1 */
export function resolveQuest(context: Context, seat: Seat, action: ResolveQuest): void {
  const { quest, withGreyFlag, seal, percival } = action
  const { state, emit } = context
  if (withGreyFlag) {
    const flag = flagWith(state.options, 'secondQuest')
    emit({ kind: 'flagSpent', seat, flag: present(COLOURS[flag]) })
    returnItem(context, seat, 'flag', flag)
  }
  if (percival !== null) spendTile(context, seat, 'percival')
  showFromHand(state, seat, quest)
  emit({ kind: 'questResolved', seat, quest })
  turnOf(state).resolved += 1
  const card = questOf(state, quest)
  score(context, seat, iconBonus(playerAt(state, seat), card), 'sealedIcon', quest)
  if (seal === null) score(context, seat, card.points, 'quest', quest)
  else placeSeal(context, seat, card.icon, seal)
  if (withGreyFlag) score(context, seat, GREY_FLAG_BONUS, 'greyFlag', quest)
}

/** 4.8 */
export function discardQuest({ state, emit }: Context, seat: Seat, quest: QuestId): void {
  showFromHand(state, seat, quest)
  emit({ kind: 'questDiscarded', seat, quest })
}

/** From the hand to the discards, where all see it. */
function showFromHand(state: State, seat: Seat, quest: QuestId): void {
  leaveHand(state, seat, quest)
  insert(state.discards, quest)
}

/** Out of the hand, into the open. */
function leaveHand(state: State, seat: Seat, quest: QuestId): void {
  remove(present(state.hands[seat]), quest)
  const { shown, unseen } = playerAt(state, seat)
  if (shown.includes(quest)) {
    remove(shown, quest)
    return
  }
  const stock = state.stocks.findIndex((quests) => quests.includes(quest))
  remove(present(state.stocks[stock]), quest)
  add(unseen, stock, -1)
}

/** 4.8 Shuffled only when a card is needed. Answers whether there is one. */
export function canDraw(board: Board): boolean {
  return deckSize(board) > 0 || board.discards.length > 0
}

/** 4.8 The discards become the deck: a stock of their own. */
function shuffleIfEmpty({ state, emit }: Context): void {
  if (deckSize(state) > 0 || state.discards.length === 0) return
  emit({ kind: 'questsShuffled', quests: state.discards.length })
  state.stocks.push(state.discards.splice(0))
  for (const { unseen } of state.players) unseen.push(0)
}

/** A card of the deck at random, undefined if none is left. */
function drawCard(context: Context): QuestId | undefined {
  const { state, chance } = context
  shuffleIfEmpty(context)
  if (deckSize(state) === 0) return undefined
  return nthInDeck(state, chance.pick(deckSize(state), 'quest'))
}

/** The n-th card of the last stock that is in no hand. (A set of bits instead of a list: this is done dozens of times a game.) */
function nthInDeck({ stocks, hands }: State, n: number): QuestId {
  let low = 0
  let high = 0
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = present(hands[seat])
    for (let i = 0; i < hand.length; i++) {
      const quest = present(hand[i])
      if (quest < 32) low |= 1 << quest
      else high |= 1 << (quest - 32)
    }
  }
  const stock = present(stocks[stocks.length - 1])
  let left = n
  for (let i = 0; i < stock.length; i++) {
    const quest = present(stock[i])
    const isHeld = (quest < 32 ? low & (1 << quest) : high & (1 << (quest - 32))) !== 0
    if (!isHeld && left-- === 0) return quest
  }
  throw new Error('the deck is smaller than it should be')
}

/** 4.8 */
export function drawFromDeck(context: Context, seat: Seat): void {
  const { state, emit } = context
  const quest = drawCard(context)
  if (quest === undefined) throw new Error('no quest to draw')
  insert(present(state.hands[seat]), quest)
  add(playerAt(state, seat).unseen, state.stocks.length - 1, 1)
  emit({ kind: 'questDrawn', seat, from: 'deck', quest }, [seat])
}

/** 4.8 A display card taken is replaced at once. */
export function drawFromDisplay(context: Context, seat: Seat, place: number): void {
  const { state, emit } = context
  const quest = present(state.display[place] ?? undefined)
  state.display[place] = null
  insert(present(state.hands[seat]), quest)
  insert(playerAt(state, seat).shown, quest)
  emit({ kind: 'questDrawn', seat, from: 'display', quest })
  fillDisplay(context)
}

/** 10.2 Bedivere: a card of the hand for one of the display, before all eyes. */
export function swapQuest(context: Context, seat: Seat, quest: QuestId, place: number): void {
  const { state, emit } = context
  const taken = present(state.display[place] ?? undefined)
  spendForSwap(context, seat)
  leaveHand(state, seat, quest)
  state.display[place] = quest
  insert(present(state.hands[seat]), taken)
  insert(playerAt(state, seat).shown, taken)
  emit({ kind: 'questSwapped', seat, gives: quest, takes: taken })
}

export function fillDisplay(context: Context): void {
  const { state, emit } = context
  for (let place = 0; place < state.display.length; place++) {
    if (state.display[place] !== null) continue
    const quest = drawCard(context)
    if (quest === undefined) return
    remove(present(state.stocks[state.stocks.length - 1]), quest)
    state.display[place] = quest
    emit({ kind: 'questLaidOut', quest }, everybody(state))
  }
}

function insert(list: QuestId[], quest: QuestId): void {
  let i = list.length
  list.push(quest)
  for (; i > 0 && present(list[i - 1]) > quest; i--) list[i] = present(list[i - 1])
  list[i] = quest
}

function remove(list: QuestId[], quest: QuestId): void {
  let i = list.indexOf(quest)
  if (i < 0) throw new Error(`no quest ${quest} to take`)
  for (i += 1; i < list.length; i++) list[i - 1] = present(list[i])
  list.pop()
}
