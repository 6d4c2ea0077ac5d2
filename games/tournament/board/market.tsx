/* The open offers in groups: to me, those I can meet, my own, the others. Under a pointer nothing in the list moves. */
import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Model } from './model.ts'
import { OfferItem } from './offer.tsx'
import { RecentDeals } from './recent-deals.tsx'
import type { Group, Place } from './shelf.ts'
import { texts } from './texts/index.ts'

const FILTERS = ['all', 'mine', 'public', 'own'] as const
type Filter = (typeof FILTERS)[number]

function isShown({ group }: Place, filter: Filter): boolean {
  return filter === 'all' || group === filter || (filter === 'public' && group === 'others')
}

export function Market({ model }: { readonly model: Model }) {
  const t = texts()
  const filter = useSignal<Filter>('all')
  const places = model.shelf.places.value
  const shown = places.filter((place) => isShown(place, filter.value))
  return (
    <section
      class="tournament-panel tournament-market"
      id="tournament-market"
      aria-labelledby="tournament-market-heading"
    >
      <div class="tournament-panel-head">
        <h2 id="tournament-market-heading">{t.market}</h2>
        <NewOffers model={model} />
        <Filters model={model} filter={filter} />
      </div>
      <OfferList model={model} places={shown} />
      <RecentDeals model={model} />
    </section>
  )
}

function Filters({ model, filter }: { readonly model: Model; readonly filter: Signal<Filter> }) {
  const t = texts()
  const open = model.shelf.places.value.filter(({ goneAt }) => goneAt === null)
  return (
    <fieldset class="tournament-filters" aria-label={t.offersShown}>
      {FILTERS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={filter.value === each}
          onClick={() => {
            filter.value = each
            model.shelf.disturb()
          }}
        >
          {t.filters[each]} <b>{open.filter((place) => isShown(place, each)).length}</b>
        </button>
      ))}
    </fieldset>
  )
}

/** How many came while the list was held still. Sorted at once when pressed. */
function NewOffers({ model }: { readonly model: Model }) {
  const t = texts()
  const late = model.shelf.places.value.filter(({ isLate, goneAt }) => isLate && goneAt === null).length
  return (
    <span role="status" class="tournament-late">
      {late === 0 ? null : (
        <button type="button" onClick={() => model.shelf.sort()}>
          {t.newOffers(late)}
        </button>
      )}
    </span>
  )
}

function OfferList({ model, places }: { readonly model: Model; readonly places: readonly Place[] }) {
  const t = texts()
  const list = useRef<HTMLElement>(null)
  const { shelf } = model
  const isHeld = shelf.isHeld.value
  // Held still, an offer keeps its height too, whatever becomes of it.
  useLayoutEffect(() => {
    for (const item of list.current?.querySelectorAll<HTMLElement>('.tournament-offer') ?? [])
      item.style.height = isHeld ? item.style.height || `${item.offsetHeight}px` : ''
  }, [isHeld, places])
  return (
    <section
      ref={list}
      class="tournament-scroll"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t.openOffers}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') shelf.hold('pointer')
      }}
      onPointerLeave={() => shelf.release('pointer')}
      onPointerDown={({ pointerType }) => {
        if (pointerType === 'touch') shelf.hold('touch')
      }}
      onPointerUp={() => shelf.lift()}
      onPointerCancel={() => shelf.lift()}
      onFocusIn={({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) shelf.hold('focus')
      }}
      onFocusOut={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) shelf.release('focus')
      }}
    >
      {sectionsOf(places).map(({ name, places }) => (
        <OfferSection key={name} model={model} name={name} places={places} />
      ))}
      {places.length === 0 ? (
        <p class="tournament-empty">{model.asked.value === null ? t.noOffersSeen : t.noOffers}</p>
      ) : null}
    </section>
  )
}

interface Section {
  readonly name: Group | 'late'
  readonly places: readonly Place[]
}

function sectionsOf(places: readonly Place[]): readonly Section[] {
  const byName = Map.groupBy(places, ({ group, isLate }): Section['name'] => (isLate ? 'late' : group))
  return [...byName].map(([name, places]) => ({ name, places }))
}

function OfferSection({ model, name, places }: Section & { readonly model: Model }) {
  const t = texts()
  // Spectators meet none: to them all are the same.
  const heading = model.me.value === undefined ? t.groups.all : t.groups[name]
  return (
    <>
      <h3 class="tournament-group">
        <span>{heading}</span>
      </h3>
      <ul>
        {places.map((place) => (
          <OfferItem key={place.key} model={model} place={place} />
        ))}
      </ul>
    </>
  )
}
