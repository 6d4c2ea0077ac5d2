/*
 * A world in which a viewer could be. What he knows stays; cards, coins and what was said in secret are drawn again, each
 * deal that fits equally likely (docs/decisions/0009).
 */
import { type Chance, present, type Seat } from '@logres/kernel'
import { fitsSpace } from './chapters/06-duel.ts'
import { throwSmallTokens } from './chapters/07-judgement.ts'
import { type Answer, copyFrame, type Frame, type JudgementFrame, type LayFrame, type Touch } from './frames.ts'
import { imagineCards } from './imagine-cards.ts'
import { copyKnowledge, HEAP, type Knowledge, learnHolding, learnOwn } from './knowledge.ts'
import { isShownTo } from './offers.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'
import { type Card, JOKER, TOKENS, WEAPONS } from './vocabulary.ts'

export function imagine(view: View, chance: Chance): State {
  const places = imagineCards(view, chance)
  const hands = view.hands.map((_, seat) => present(places[seat]))
  const purses = imaginePurses(view, chance)
  return {
    rules: view.rules,
    options: view.options,
    turnNo: view.turnNo,
    round: view.round,
    banners: view.banners.slice(),
    armed: view.armed.slice(),
    open: view.open.slice(),
    offers: view.offers.map((offer) => ({ ...offer, declinedBy: offer.declinedBy.slice() })),
    names: view.names.slice(),
    frames: view.frames.map((frame) => imagineFrame(frame, hands, chance)),
    lastKnight: view.lastKnight,
    ended: view.ended,
    ...(view.finalists !== undefined && { finalists: view.finalists }),
    hands,
    purses,
    heap: present(places[HEAP]),
    offersMade: view.hands.map((_, seat) => offersMadeBy(view, seat)),
    knowledge: [
      ...hands.map((hand, seat) => knowledgeFor(view, seat, hand, present(purses[seat]))),
      copyKnowledge(view.common),
    ],
  }
}

/** Of others' offers he counts those he sees. */
function offersMadeBy({ viewer, offersMade, offers }: View, seat: Seat): number {
  if (seat === viewer && offersMade !== null) return offersMade
  return offers.filter(({ name }) => name.giver === seat).length
}

/** What the others have found out is not to be known: they know what all know, their own things, and what they were shown. */
function knowledgeFor(view: View, seat: Seat, hand: readonly Card[], purse: number): Knowledge {
  if (seat === view.viewer) return copyKnowledge(view.knows)
  const known = copyKnowledge(view.common)
  learnOwn(known, seat, hand, purse)
  for (const { name, gives } of view.offers) {
    if (name.giver !== seat && isShownTo(name, seat)) learnHolding(known, name.giver, gives.cards, gives.coins)
  }
  return known
}

/** Each way to share a group's coins among its purses is equally likely, none holding less than is known of it. */
function imaginePurses({ purses, knows }: View, chance: Chance): number[] {
  const { least, group, coins } = knows
  const imagined = purses.map((purse, seat) => purse ?? present(least[seat]))
  for (const [name, total] of coins.entries()) {
    const members = group.flatMap((each, seat) => (each === name && purses[seat] === null ? [seat] : []))
    if (members.length === 0) continue
    const rest = members.reduce((left, seat) => left - present(least[seat]), total)
    for (const [i, extra] of shareOut(rest, members.length, chance).entries()) {
      imagined[present(members[i])] = present(least[present(members[i])]) + extra
    }
  }
  return imagined
}

/** Bars among coins in a row: choosing their places at random is fair to every way of sharing. */
function shareOut(coins: number, shares: number, chance: Chance): number[] {
  const result = [0]
  let bars = shares - 1
  for (let left = coins + bars; left > 0; left--) {
    if (chance.pick(left, 'imagine') < bars) {
      bars -= 1
      result.push(0)
    } else result[result.length - 1] = present(result[result.length - 1]) + 1
  }
  return result
}

function imagineFrame(frame: Frame, hands: readonly (readonly Card[])[], chance: Chance): Frame {
  switch (frame.kind) {
    case 'announcement': {
      const answers = frame.answers.map((answer, seat) =>
        answer === null && frame.hasAnswered[seat] ? imagineAnswer(chance) : answer,
      )
      return { ...frame, hasAnswered: frame.hasAnswered.slice(), answers }
    }
    case 'lay':
      return imagineLaid(frame, hands, chance)
    case 'judgement':
      return imagineJudgement(frame, chance)
    default:
      return copyFrame(frame)
  }
}

function imagineAnswer(chance: Chance): Answer {
  return chance.pick(2, 'imagine') === 0 ? 'stay' : 'retire'
}

function imagineLaid(frame: LayFrame, hands: readonly (readonly Card[])[], chance: Chance): LayFrame {
  const { pair, hasLaid, laid } = frame
  const side = (i: 0 | 1) =>
    hasLaid[i] && laid[i] === null ? imagineEquipment(present(hands[pair[i]]), chance) : laid[i]
  return { ...frame, hasLaid: [hasLaid[0], hasLaid[1]], laid: [side(0), side(1)] }
}

/** Any equipment that could be laid, each equally likely: drawn space by space, and again where jokers run out. */
function imagineEquipment(hand: readonly Card[], chance: Chance): readonly Card[] {
  const jokers = hand.filter((card) => card === JOKER).length
  const distinct = hand.filter((card, i) => card !== hand[i - 1])
  for (;;) {
    const cards = WEAPONS.map((weapon) => {
      const fitting = distinct.filter((card) => fitsSpace(card, weapon))
      return present(fitting[chance.pick(fitting.length, 'imagine')])
    })
    if (cards.filter((card) => card === JOKER).length <= jokers) return cards
  }
}

/** Times a person might need. */
const TIMES = [240, 300, 360, 420, 500, 600, 800]

function imagineJudgement(frame: JudgementFrame, chance: Chance): JudgementFrame {
  const { hasRun, hasTouched, touches } = frame
  const isThrown = hasRun[0] || hasRun[1]
  const touch = (i: 0 | 1) => (hasTouched[i] ? (touches[i] ?? imagineTouch(chance)) : null)
  return {
    ...frame,
    thrown: frame.thrown ?? (isThrown ? throwSmallTokens(chance) : null),
    hasRun: [hasRun[0], hasRun[1]],
    hasTouched: [hasTouched[0], hasTouched[1]],
    touches: [touch(0), touch(1)],
  }
}

function imagineTouch(chance: Chance): Touch {
  const token = present(TOKENS[chance.pick(TOKENS.length, 'imagine')])
  return { token, ms: present(TIMES[chance.pick(TIMES.length, 'imagine')]), measured: null }
}
