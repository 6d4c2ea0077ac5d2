/* The card of a name: who that is, how the two have met, and what the reader can do. Above everything else on the page. */
import { Icon } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { type CardView, people } from '../api/people.ts'
import { explain } from '../i18n/refusal-texts.ts'
import { t } from '../i18n/site.ts'
import { placeBeside } from '../match/explanation-place.ts'
import { currentPage } from '../shell/router.ts'
import { ask, follow, PersonSheet, unblock } from './actions.tsx'
import { CardRatings } from './card-ratings.tsx'
import { loadedCards } from './card-slot.tsx'
import { closeCard, type ShownCard, shownCard } from './card-triggers.ts'
import { pageOf } from './person-name.tsx'
import { Face, presenceText } from './presence.tsx'
import type { Whom } from './whom.ts'
import { peopleReady, peopleTexts } from './words/index.ts'
import './people.css'

export async function mountCards(): Promise<void> {
  await peopleReady()
  loadedCards.value = Cards
}

function Cards() {
  const shown = shownCard.value
  const here = currentPage.value?.no
  const before = useRef(here)
  useEffect(() => {
    // Not for the card that these were loaded for.
    if (here !== before.current) closeCard()
    before.current = here
  }, [here])
  return (
    <>
      {shown !== undefined && <NameCard key={keyOf(shown)} shown={shown} />}
      <PersonSheet />
    </>
  )
}

function keyOf({ whom }: ShownCard): string {
  return JSON.stringify(whom)
}

function NameCard({ shown }: { readonly shown: ShownCard }) {
  const { thing, whom, isPinned } = shown
  const card = useSignal<CardView | undefined>(undefined)
  const fault = useSignal('')
  const box = useRef<HTMLElement>(null)
  const load = async () => {
    const answer = await people.card(whom)
    if (isRefused(answer)) fault.value = answer.code === 'noSuchPerson' ? peopleTexts().unknown : await explain(answer)
    else card.value = answer
  }
  useEffect(() => void load(), [])
  const now = card.value
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    if (!current.matches(':popover-open')) current.showPopover()
    const { width, height } = current.getBoundingClientRect()
    const { left, top } = placeBeside(
      thing.getBoundingClientRect(),
      { width, height },
      {
        ...{ width: document.documentElement.clientWidth, height: window.innerHeight },
      },
    )
    current.style.left = `${left}px`
    current.style.top = `${top}px`
  }, [thing, now, fault.value])
  // Who asked for it with a finger or a click goes on in it.
  useEffect(() => {
    if (isPinned) box.current?.focus({ preventScroll: true })
  }, [isPinned])
  useEffect(() => {
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.name-card') !== null)) closeCard()
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', scrolled, { capture: true })
  }, [])
  const name = now?.person.name ?? thing.textContent?.trim() ?? ''
  return (
    <section
      ref={box}
      class="name-card"
      popover="manual"
      tabIndex={-1}
      aria-label={peopleTexts().cardOf(name)}
      aria-busy={now === undefined && fault.value === ''}
    >
      {fault.value !== '' ? (
        <p class="name-card-fault" role="status">
          {fault.value}
        </p>
      ) : now === undefined ? (
        <Waiting name={name} />
      ) : (
        <Content card={now} whom={whom} onChange={() => void load()} />
      )}
    </section>
  )
}

/** As high as what comes, so that nothing jumps under the pointer. */
function Waiting({ name }: { readonly name: string }) {
  return (
    <div class="name-card-head name-card-waiting">
      <b>{name}</b>
      <small>{t().shell.loading}</small>
    </div>
  )
}

interface ContentProps {
  readonly card: CardView
  readonly whom: Whom
  readonly onChange: () => void
}

function Content({ card, whom, onChange }: ContentProps) {
  const words = peopleTexts()
  const { person, presence, isMe, met } = card
  return (
    <>
      <div class="name-card-head">
        <Face arms={person.arms} size={44} presence={presence} />
        <span>
          {person.isGuest ? <b>{person.name}</b> : <a href={pageOf(person.name)}>{person.name}</a>}
          <small>
            {[...(person.isGuest ? [words.guest] : []), ...(presence === null ? [] : [presenceText(presence)])].join(
              ', ',
            )}
          </small>
        </span>
      </div>
      {!person.isGuest && <CardRatings name={person.name} />}
      {met !== null && <p class="name-card-met">{words.met(met.matches, met.won, person.name, met.lost)}</p>}
      {isMe ? <p class="name-card-met">{words.you}</p> : <Acts {...{ card, whom, onChange }} />}
    </>
  )
}

function Acts({ card, whom, onChange }: ContentProps) {
  const words = peopleTexts()
  const { person, presence, isBlocked } = card
  const isFollowed = useSignal(card.isFollowed)
  const match = presence?.playing?.match ?? null
  const about = { card, whom, onChange }
  const sheet = (what: Parameters<typeof ask>[0]) => {
    closeCard()
    ask(what, about)
  }
  if (isBlocked) {
    return (
      <div class="name-card-acts">
        <p class="name-card-met">{words.isBlocked}</p>
        <button type="button" class="button secondary compact" onClick={() => void unblock(card).then(onChange)}>
          {words.unblock}
        </button>
      </div>
    )
  }
  return (
    <>
      {(!person.isGuest || match !== null) && (
        <div class="name-card-acts">
          {!person.isGuest && (
            <button type="button" class="button primary compact" onClick={() => sheet('challenge')}>
              {words.challenge}
            </button>
          )}
          {match !== null && (
            <a class="button secondary compact" href={`/g/${match}`}>
              {words.watch}
            </a>
          )}
          {!person.isGuest && (
            <button
              type="button"
              class="button secondary compact"
              aria-pressed={isFollowed.value}
              onClick={async () => {
                isFollowed.value = await follow(card, !isFollowed.peek())
              }}
            >
              {isFollowed.value ? words.unfollow : words.follow}
            </button>
          )}
        </div>
      )}
      <div class="name-card-low">
        <button type="button" onClick={() => sheet('block')}>
          <Icon name="cross" size={16} />
          {words.block}
        </button>
        <button type="button" onClick={() => sheet('report')}>
          <Icon name="flag" size={16} />
          {words.report}
        </button>
      </div>
    </>
  )
}
