/* 5 What the quests in hand ask for: how near each is, and what one thing more or less would change. */
import { add, present } from '@logres/kernel'
import type { Player } from '../rules/index.ts'
import { type Card, CELLS, SIDES } from './cards.ts'
import type { MerlinWeights } from './weights.ts'

/** Sections of a list of needs: one thing more, one thing less, a servant at a province, a servant gone from its place. */
const MORE = 0
const LESS = CELLS
const STAND = 2 * CELLS
const LEAVE = STAND + 4 * SIDES
const LENGTH = LEAVE + 4

/** The counts of a player's things, kind by kind. */
export type Things = readonly (readonly number[])[]

export function thingsOf({ items, influence }: Player): Things {
  return [items.shield, items.flag, items.material, influence]
}

function total(counts: readonly number[]): number {
  let all = 0
  for (let i = 0; i < counts.length; i++) all += present(counts[i])
  return all
}

function countOf(things: Things, cell: number): number {
  const kind = (cell / SIDES) | 0
  return present(present(things[kind])[cell - kind * SIDES])
}

/** How many things or servants a quest lacks. */
export function missingFor(card: Card, things: Things, servants: readonly (number | null)[]): number {
  let missing = 0
  const { cells, least, kinds, counts } = card
  for (let i = 0; i < cells.length; i++) if (countOf(things, present(cells[i])) < present(least[i])) missing += 1
  for (let i = 0; i < kinds.length; i++) {
    missing += Math.max(0, present(counts[i]) - total(present(things[present(kinds[i])])))
  }
  return card.servants.length === 0 ? missing : missing + missingServants(card, servants)
}

function missingServants({ servants: wanted, province }: Card, servants: readonly (number | null)[]): number {
  if (province >= 0) return awayFrom(wanted, province, servants)
  let fewest = wanted.length
  for (let i = 0; i < wanted.length; i++) {
    const place = present(servants[present(wanted[i])])
    if (place !== null) fewest = Math.min(fewest, awayFrom(wanted, place, servants))
  }
  return fewest
}

function awayFrom(wanted: readonly number[], province: number, servants: readonly (number | null)[]): number {
  let away = 0
  for (let i = 0; i < wanted.length; i++) if (servants[present(wanted[i])] !== province) away += 1
  return away
}

/**
 * A quest that lacks nothing is nearly as good as its points and the card drawn for it: not quite, for it must still be
 * resolved, one a turn (5.1). Each thing it lacks makes it doubtful, more so late in the game.
 */
export function worthOfCard(weights: MerlinWeights, points: number, missing: number, turnsLeft: number): number {
  if (turnsLeft === 0) return 0
  if (missing === 0) return weights.questDone * (points + worthOfDraw(weights, turnsLeft))
  const nearness =
    missing === 1
      ? weights.questNear1
      : missing === 2
        ? weights.questNear2
        : missing === 3
          ? weights.questNear3
          : missing === 4
            ? weights.questNear4
            : 0
  return points * nearness * Math.min(1, (weights.questPace * turnsLeft) / missing)
}

/** 4.8 A quest drawn unseen. */
export function worthOfDraw({ questDraw, questPace }: MerlinWeights, turnsLeft: number): number {
  return questDraw * Math.min(1, (questPace * turnsLeft) / 2)
}

export class Needs {
  /** What the quests in hand are worth together. */
  worth = 0
  readonly #changes: number[] = new Array(LENGTH).fill(0)

  constructor(weights: MerlinWeights, cards: readonly Card[], hand: readonly number[], me: Player, turnsLeft: number) {
    const things = thingsOf(me)
    for (let i = 0; i < hand.length; i++) {
      const card = present(cards[present(hand[i])])
      const missing = missingFor(card, things, me.servants)
      const now = worthOfCard(weights, card.points, missing, turnsLeft)
      const nearer =
        missing === 0 ? 0 : weights.questEager * (worthOfCard(weights, card.points, missing - 1, turnsLeft) - now)
      this.worth += now
      this.#addThings(card, things, nearer, now - worthOfCard(weights, card.points, missing + 1, turnsLeft))
      if (card.servants.length > 0) {
        this.#addServants(card, me.servants, nearer, now - worthOfCard(weights, card.points, missing + 1, turnsLeft))
      }
    }
  }

  /** What one more of a thing brings. */
  more(cell: number): number {
    return present(this.#changes[MORE + cell])
  }

  /** What one less of it costs. */
  less(cell: number): number {
    return present(this.#changes[LESS + cell])
  }

  stand(servant: number, province: number): number {
    return present(this.#changes[STAND + servant * SIDES + province])
  }

  leave(servant: number): number {
    return present(this.#changes[LEAVE + servant])
  }

  #addThings({ cells, least, kinds, counts }: Card, things: Things, nearer: number, farther: number): void {
    for (let i = 0; i < cells.length; i++) {
      const cell = present(cells[i])
      const spare = countOf(things, cell) - present(least[i])
      if (spare < 0) add(this.#changes, MORE + cell, nearer)
      else if (spare === 0) add(this.#changes, LESS + cell, farther)
    }
    for (let i = 0; i < kinds.length; i++) {
      const kind = present(kinds[i])
      const spare = total(present(things[kind])) - present(counts[i])
      if (spare > 0) continue
      const section = spare < 0 ? MORE : LESS
      const change = spare < 0 ? nearer : farther
      for (let side = 0; side < SIDES; side++) add(this.#changes, section + kind * SIDES + side, change)
    }
  }

  #addServants(card: Card, servants: readonly (number | null)[], nearer: number, farther: number): void {
    const { servants: wanted, province } = card
    for (let i = 0; i < wanted.length; i++) {
      const servant = present(wanted[i])
      const place = present(servants[servant])
      if (province >= 0) {
        if (place === province) add(this.#changes, LEAVE + servant, farther)
        else add(this.#changes, STAND + servant * SIDES + province, nearer)
        continue
      }
      // Together in any province: beside one who stands already.
      for (let j = 0; j < wanted.length; j++) {
        const other = present(servants[present(wanted[j])])
        if (j === i || other === null) continue
        if (other === place) add(this.#changes, LEAVE + servant, farther)
        else add(this.#changes, STAND + servant * SIDES + other, nearer)
      }
    }
  }
}
