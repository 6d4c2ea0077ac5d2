/* Which of the open offers are shown, in which group, and how good each is for me. */
import { type Card, hasOutfit, type Offer } from '../rules/index.ts'
import type { Accept, Model } from './model.ts'
import { effectOf, without } from './outfit.ts'
import { guessPrice } from './prices.ts'
import type { Group, Listed } from './shelf.ts'

/** A complete outfit is worth as much as the duel that it lets me fight. */
const OUTFIT = 10
const OUTFIT_WORTH = { completes: OUTFIT, keeps: 0, lacks: 0, breaks: -OUTFIT } as const

/** All that I have not declined. */
export function listed(model: Model): readonly Listed[] {
  const me = model.me.value
  return model.view.value.offers
    .filter(({ declinedBy }) => me === undefined || !declinedBy.includes(me))
    .map((offer) => {
      const [best] = model.fillsOf(offer.name)
      const ways = model.fillsOf(offer.name).map(({ fill }) => fill.join(' '))
      return { offer, group: groupOf(model, offer), benefit: benefitOf(model, offer, best), ways: ways.join(', ') }
    })
}

function groupOf(model: Model, { name }: Offer): Group {
  if (model.isMe(name.giver)) return 'own'
  if (name.audience !== 'all') return 'mine'
  return model.fillsOf(name).length > 0 ? 'public' : 'others'
}

/** My hand if I met the offer in this way. */
export function handAfter(model: Model, { gives, wants }: Offer, { fill }: Pick<Accept, 'fill'>): readonly Card[] {
  return [...without(model.hand.value, [...wants.cards, ...fill]), ...gives.cards]
}

/** In coins, roughly: for sorting. */
function benefitOf(model: Model, offer: Offer, accept: Accept | undefined): number {
  const { gives, wants } = offer
  if (accept === undefined) return 0
  const worth = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + guessPrice(card, model.sales.value), 0)
  const cards = worth(gives.cards) - worth([...wants.cards, ...accept.fill])
  const outfit = model.isFighting(model.me.value)
    ? OUTFIT_WORTH[effectOf(model.hand.value, handAfter(model, offer, accept))]
    : 0
  return gives.coins - wants.coins + cards + outfit
}

/** Offers to me alone or with others that I have not answered. */
export function offersToMe(model: Model): number {
  return listed(model).filter(({ group }) => group === 'mine').length
}

/** Offers I could accept that would make my outfit complete. */
export function offersThatMend(model: Model): number {
  if (model.outfit.value.gaps.length === 0) return 0
  return model.view.value.offers.filter((offer) =>
    model.fillsOf(offer.name).some((accept) => hasOutfit(handAfter(model, offer, accept))),
  ).length
}
