/* The open offers: to me, to all, and my own. */
import type { Seat } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { hasOutfit, isSameName, type Offer, offerText } from '../rules/index.ts'
import type { Dead, Model } from './model.ts'
import { DeadItem, type Group, OfferItem } from './offer.tsx'
import { without } from './outfit.ts'
import { texts } from './texts/index.ts'

const FILTERS = ['all', 'mine', 'public', 'own'] as const
type Filter = (typeof FILTERS)[number]

function groupOf({ name }: Offer, me: Seat | undefined): Group {
  if (name.giver === me) return 'own'
  return name.audience === 'all' ? 'public' : 'mine'
}

export function Market({ model }: { readonly model: Model }) {
  const t = texts()
  const filter = useSignal<Filter>('all')
  const me = model.me.value
  const offers = model.view.value.offers.filter(({ declinedBy }) => me === undefined || !declinedBy.includes(me))
  const rows = (group: Group) => offers.filter((offer) => groupOf(offer, me) === group)
  const shown = (['mine', 'public', 'own'] as const).filter((group) => filter.value === 'all' || filter.value === group)
  const dead = model.dead.value
  const isEmpty = shown.every((group) => rows(group).length === 0) && dead.length === 0
  return (
    <section
      class="tournament-panel tournament-market"
      id="tournament-market"
      aria-labelledby="tournament-market-heading"
    >
      <div class="tournament-panel-head">
        <h2 id="tournament-market-heading">{t.market}</h2>
        <fieldset class="tournament-filters" aria-label={t.offersShown}>
          {FILTERS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={filter.value === each}
              onClick={() => {
                filter.value = each
              }}
            >
              {t.filters[each]} <b>{each === 'all' ? offers.length : rows(each).length}</b>
            </button>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="tournament-scroll" tabIndex={0} aria-label={t.openOffers}>
        {shown.map((group) => (
          <OfferGroup
            key={group}
            model={model}
            group={group}
            offers={rows(group)}
            dead={dead.filter(({ offer }) => groupOf(offer, me) === group)}
          />
        ))}
        {isEmpty ? <p class="tournament-empty">{me === undefined ? t.noOffersSeen : t.noOffers}</p> : null}
      </section>
    </section>
  )
}

interface GroupProps {
  readonly model: Model
  readonly group: Group
  readonly offers: readonly Offer[]
  readonly dead: readonly Dead[]
}

function OfferGroup({ model, group, offers, dead }: GroupProps) {
  if (offers.length + dead.length === 0) return null
  return (
    <>
      <h3 class="tournament-group">
        <span>{texts().groups[group]}</span>
      </h3>
      <ul>
        {offers.map((offer) => (
          <OfferItem key={offerText(offer.name)} model={model} offer={offer} group={group} />
        ))}
        {dead.map((each) => (
          <DeadItem key={offerText(each.offer.name)} model={model} dead={each} />
        ))}
      </ul>
    </>
  )
}

/** Offers to me alone or with others that I have not answered. */
export function offersToMe(model: Model): number {
  const me = model.me.value
  if (me === undefined) return 0
  return model.view.value.offers.filter(
    ({ name, declinedBy }) => name.giver !== me && name.audience !== 'all' && !declinedBy.includes(me),
  ).length
}

/** Offers I could accept that would make my outfit complete. */
export function offersThatMend(model: Model): number {
  const { gaps } = model.outfit.value
  if (gaps.length === 0) return 0
  return model.view.value.offers.filter(({ name, gives, wants }) =>
    model.fillsOf(name).some(({ offer, fill }) => {
      const hand = [...without(model.hand.value, [...wants.cards, ...fill]), ...gives.cards]
      return isSameName(offer, name) && hasOutfit(hand)
    }),
  ).length
}
