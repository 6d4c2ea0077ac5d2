/*
 * What happens on this board, told: each story a sentence, and the pictures beside it. In a reveal only part of a step's
 * events are there; the facts are taken from these alone, and the views only tell how things stood before.
 */
import type { LogLine, PlaceId, SoundName, Step, ToldAction } from '@logres/board-kit'
import { PlaceLink } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { ComponentChildren } from 'preact'
import { type Banner, CARD_PRICE, type Terms, type View } from '../../rules/index.ts'
import { AskedMini, BannerArt, Coin, Mini, Sign, Swap } from '../art.tsx'
import { StoryIcon } from './icons.tsx'
import {
  bannerPlace,
  duelPlace,
  HEAP_PLACE,
  handPlace,
  knightPlace,
  offerPlace,
  openPlace,
  pursePlace,
  SEQUENCE,
  TOKENS_PLACE,
} from './places.ts'
import { isView } from './readings.ts'
import { Rich } from './rich.tsx'
import { type Story, type StoryKind, storiesOf } from './stories.ts'
import { allOf, announcementTale, duelTale, firstOf, judgementTale, offerTale } from './tales.ts'
import type { TellingTexts } from './texts/index.ts'

/** What is told of a story, besides where it is in the steps. */
interface Telling {
  readonly seat: Seat | null
  readonly sentence: string
  readonly chip: ComponentChildren
  readonly line: ComponentChildren
  readonly note?: string
  readonly gain?: ComponentChildren
  readonly places: readonly PlaceId[]
  readonly weight: ToldAction['weight']
  readonly sound: SoundName | null
  readonly isDealt?: boolean
}

interface Setting {
  readonly t: TellingTexts
  readonly players: Players
  readonly story: Story
  /** As it was before the story. */
  readonly before: View | undefined
  /** As it was before its last step. */
  readonly justBefore: View | undefined
  /** As it was after its last step, or at this stage of it. */
  readonly after: View | undefined
}

export function told(
  lines: readonly LogLine[],
  steps: readonly Step[],
  players: Players,
  t: TellingTexts,
): readonly ToldAction[] {
  return storiesOf(lines).map((story) => {
    const from = story.lines[0]?.step ?? 0
    const to = story.lines.at(-1)?.step ?? from
    const setting: Setting = {
      ...{ t, players, story },
      before: viewAt(steps, from - 1) ?? viewAt(steps, from),
      justBefore: viewAt(steps, to - 1),
      after: viewAt(steps, to),
    }
    const {
      seat,
      sentence,
      chip,
      line,
      note = '',
      gain = null,
      places,
      weight,
      sound,
      isDealt,
    } = TELLERS[story.kind](setting)
    return {
      ...{ from, to, seat, sentence, note, gain, weight, sound, lines: story.lines },
      rich: <Rich text={sentence} players={players} />,
      icon: <StoryIcon kind={story.kind} isDealt={isDealt === true} />,
      chip: <span class="tournament-told">{chip}</span>,
      line: <span class="tournament-told">{line}</span>,
      places: [...new Set(places)],
    }
  })
}

function viewAt(steps: readonly Step[], at: number): View | undefined {
  const view = steps[at]?.view
  return view !== undefined && isView(view) ? view : undefined
}

type Teller = (setting: Setting) => Telling

const TELLERS: Readonly<Record<StoryKind, Teller>> = {
  pick: ({ t, players, story, after }) => {
    const event = firstOf(story.events, 'cardDrafted')
    if (event === undefined) return plain(story, t, players)
    const { seat, card } = event
    return {
      seat,
      sentence: t.event(event, players),
      chip: <Mini card={card} />,
      line: (
        <>
          <Who {...{ t, players, seat, view: after }} /> <Mini card={card} />
        </>
      ),
      places: [handPlace(seat), openPlace(card)],
      weight: 0,
      sound: 'card',
    }
  },
  round: ({ t, players, story }) => ({ ...plain(story, t, players), places: [SEQUENCE] }),
  offer: tellOffer,
  deal: tellSecretDeal,
  ready: ({ t, players, story, after }) => {
    const seats = allOf(story.events, 'readySaid').map(({ seat }) => seat)
    const [first, ...more] = story.events
    const sentence = first === undefined || more.length > 0 ? t.areReady(seats, players) : t.event(first, players)
    return {
      ...plain(story, t, players),
      seat: seats.length === 1 ? (seats[0] ?? null) : null,
      sentence,
      line: sentence,
      chip: <Banners seats={seats} view={after} />,
      places: seats.map(knightPlace),
    }
  },
  notReady: ({ t, players, story, after }) => {
    const seats = allOf(story.events, 'readyTakenBack').map(({ seat }) => seat)
    return {
      ...plain(story, t, players),
      seat: seats[0] ?? null,
      chip: <Banners seats={seats} view={after} />,
      places: seats.map(knightPlace),
    }
  },
  barterEnd: ({ t, players, story }) => plain(story, t, players),
  announcement: tellAnnouncement,
  banners: ({ t, players, story, after }) => {
    const event = firstOf(story.events, 'bannersDealt')
    if (event === undefined) return plain(story, t, players)
    const knights = event.banners.flatMap((banner, seat) => (banner === null ? [] : [seat]))
    return {
      seat: null,
      sentence: t.banners(knights.length, event, players),
      chip: <Banners seats={knights} view={after} banners={event.banners} />,
      line: knights.map((seat) => (
        <Who key={seat} {...{ t, players, seat, view: after, banner: event.banners[seat] ?? null }} />
      )),
      places: [...knights.map(bannerPlace), SEQUENCE],
      weight: 1,
      sound: 'card',
    }
  },
  duel: tellDuel,
  judgement: tellJudgement,
  purchase: tellPurchase,
  end: tellEnd,
}

/** Each event a sentence. */
function plain({ events }: Story, t: TellingTexts, players: Players): Telling {
  const sentence = events.map((event) => t.event(event, players)).join(' ')
  return { seat: null, sentence, chip: null, line: sentence, places: [], weight: 0, sound: null }
}

interface WhoProps {
  readonly t: TellingTexts
  readonly players: Players
  readonly seat: Seat
  readonly view: View | undefined
  readonly banner?: Banner | null
}

/** A knight by banner and name. */
function Who({ t, players, seat, view, banner = view?.banners[seat] ?? null }: WhoProps) {
  return (
    <PlaceLink place={knightPlace(seat)}>
      <BannerArt banner={banner} seat={seat} /> {capital(t.name(seat, players))}
    </PlaceLink>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface BannersProps {
  readonly seats: readonly Seat[]
  readonly view: View | undefined
  readonly banners?: readonly (Banner | null)[]
}

function Banners({ seats, view, banners = view?.banners ?? [] }: BannersProps) {
  return (
    <>
      {seats.map((seat) => (
        <BannerArt key={seat} banner={banners[seat] ?? null} seat={seat} />
      ))}
    </>
  )
}

/** What goes over in one direction. */
function Goods({ cards, coins, any = [] }: Partial<Terms['wants']> & Terms['gives']) {
  return (
    <>
      {cards.map((card, i) => (
        <Mini key={i} card={card} />
      ))}
      {any.map(({ weapon, least }, i) => (
        <AskedMini key={i} ask={{ weapon, value: least, isAtLeast: true }} lowest={1} />
      ))}
      {coins > 0 ? <Coin count={coins} label={String(coins)} cls="compact" /> : null}
      {cards.length + any.length + coins === 0 ? <i>–</i> : null}
    </>
  )
}

function tellOffer({ t, players, story, after }: Setting): Telling {
  const tale = offerTale(story.events)
  // Only answers are told: the offer was made before.
  if (tale === undefined) {
    const deals = allOf(story.events, 'dealStruck')
    const isMine = deals.some(({ seats }) => seats.some((seat) => seat === players.reader))
    return {
      ...plain(story, t, players),
      places: deals.flatMap(({ seats }) => seats.flatMap((seat) => [handPlace(seat), pursePlace(seat)])),
      weight: isMine ? 2 : deals.length > 0 ? 1 : 0,
      sound: deals.length > 0 ? 'coin' : 'quill',
      isDealt: deals.length > 0,
    }
  }
  const { offer, parts, deals, isOpen } = tale
  const { giver, audience } = offer.name
  const last = deals.at(-1)
  const struck = last ?? { ...offer, offer: offer.name }
  const parties = deals.flatMap((terms) => [terms.offer.giver, terms.taker])
  const isMine = parties.some((seat) => seat === players.reader)
  const isForMe = audience !== 'all' && audience.some((seat) => seat === players.reader)
  const noes = parts.flatMap((part) => (part.kind === 'declined' ? part.seats : []))
  const swap = (
    <>
      <Goods {...struck.gives} />
      <Swap />
      <Goods {...struck.wants} />
    </>
  )
  return {
    seat: giver,
    sentence: t.offer(tale, players),
    chip: (
      <>
        <Banners seats={[giver]} view={after} />
        {swap}
        <Result isDone={deals.length > 0} isOpen={isOpen} />
      </>
    ),
    line: (
      <>
        <Who {...{ t, players, seat: struck.offer.giver, view: after }} />
        {swap}
        {last === undefined ? null : <Who {...{ t, players, seat: last.taker, view: after }} />}
        <Result isDone={deals.length > 0} isOpen={isOpen} />
      </>
    ),
    note: noes.length > 0 && deals.length === 0 ? sentencePart(t.offer({ ...tale, parts }, players)) : '',
    gain: coinsFor(players.reader, deals),
    places: [
      offerPlace(offer.name),
      ...allOf(story.events, 'offerMade').map((event) => offerPlace(event.offer)),
      ...parties.flatMap((seat) => [handPlace(seat), pursePlace(seat)]),
    ],
    weight: isMine ? 2 : deals.length > 0 || isForMe ? 1 : 0,
    sound: deals.length > 0 ? 'coin' : 'quill',
    isDealt: deals.length > 0,
  }
}

/** What was answered, without the offer that the pictures show. */
function sentencePart(sentence: string): string {
  const at = sentence.search(/\s?: /u)
  return at < 0 ? '' : capital(sentence.slice(at).replace(/^\s?: /u, ''))
}

function Result({ isDone, isOpen }: { readonly isDone: boolean; readonly isOpen: boolean }) {
  if (isDone) return <Sign id="check" />
  return isOpen ? null : <Sign id="cross" />
}

/** What the reader's purse gained by them. */
function coinsFor(reader: Seat | null, deals: readonly Terms[]): ComponentChildren {
  const gained = deals.reduce((sum, { offer, taker, gives, wants }) => {
    if (taker === reader) return sum + gives.coins - wants.coins
    return offer.giver === reader ? sum + wants.coins - gives.coins : sum
  }, 0)
  return gained === 0 ? null : <Gain coins={gained} />
}

function Gain({ coins }: { readonly coins: number }) {
  return <b class="tournament-told-gain">{coins > 0 ? `+${coins}` : `−${-coins}`}</b>
}

/** 4.5 Where purses are open, what was paid shows all the same. */
function tellSecretDeal({ t, players, story, justBefore, after }: Setting): Telling {
  const event = firstOf(story.events, 'dealStruck')
  if (event === undefined) return plain(story, t, players)
  const [one, other] = event.seats
  const change = coinsOf(after, one) - coinsOf(justBefore, one)
  const [from, to] = change < 0 ? [one, other] : [other, one]
  const paid = Number.isNaN(change) || change === 0 ? '' : ` ${t.paid(from, to, Math.abs(change), players)}`
  return {
    seat: null,
    sentence: `${t.event(event, players)}${paid}`,
    chip: <Banners seats={event.seats} view={after} />,
    line: (
      <>
        <Who {...{ t, players, seat: one, view: after }} />
        <Swap />
        <Who {...{ t, players, seat: other, view: after }} />
        <i>{t.short.privateDeal}</i>
      </>
    ),
    note: paid.trim(),
    places: event.seats.flatMap((seat) => [handPlace(seat), pursePlace(seat)]),
    weight: 1,
    sound: 'coin',
  }
}

function coinsOf(view: View | undefined, seat: Seat): number {
  return view?.purses[seat] ?? Number.NaN
}

function tellAnnouncement({ t, players, story, before }: Setting): Telling {
  const tale = announcementTale(story.events, before)
  const { out, answered } = tale
  const isMine = out?.some((seat) => seat === players.reader) === true
  return {
    seat: null,
    sentence: t.announcement(tale, players),
    chip:
      out === undefined ? (
        <Banners seats={answered} view={before} />
      ) : out.length === 0 ? (
        <Sign id="check" />
      ) : (
        <>
          <Banners seats={out} view={before} />
          <Sign id="cross" />
        </>
      ),
    line:
      out === undefined ? (
        t.announcement(tale, players)
      ) : out.length === 0 ? (
        <>
          <Sign id="check" />
          {t.short.allStay}
        </>
      ) : (
        <>
          {out.map((seat) => (
            <Who key={seat} {...{ t, players, seat, view: before }} />
          ))}
          <Sign id="cross" />
        </>
      ),
    places: (out === undefined ? answered : out).map(bannerPlace),
    weight: out === undefined ? 0 : isMine ? 3 : out.length > 0 ? 2 : 1,
    sound: out === undefined ? null : out.length > 0 ? 'shield' : 'quill',
  }
}

function tellDuel({ t, players, story, before, after }: Setting): Telling {
  const tale = duelTale(story.events, players.reader)
  if (tale === undefined) return { ...plain(story, t, players), sound: 'card' }
  const { pair, clashes, points, won, isLevel, spoils } = tale
  const now = clashes.at(-1)
  const isMine = pair.some((seat) => seat === players.reader)
  const view = before ?? after
  const score = clashes.length === 0 ? null : `${points[0]}:${points[1]}`
  return {
    seat: null,
    sentence: t.duel(tale, players),
    chip: (
      <>
        <Banners seats={pair} view={view} />
        {score === null ? null : <b>{score}</b>}
      </>
    ),
    line: (
      <>
        <Who {...{ t, players, seat: pair[0], view }} />
        <b>{score ?? '–'}</b>
        <Who {...{ t, players, seat: pair[1], view }} />
        {isLevel ? <i>{t.short.level}</i> : null}
      </>
    ),
    note: spoils.length === 0 ? '' : t.spoils(spoils, players),
    gain: gainOf(won, view),
    places: [
      ...pair.map(knightPlace),
      ...(now === undefined || won !== undefined ? [] : [duelPlace(now.weapon)]),
      ...(won === undefined ? [] : [pursePlace(won.seat)]),
    ],
    weight: isMine && won !== undefined ? 3 : 2,
    sound: won !== undefined ? 'conquest' : clashes.length > 0 ? 'card' : 'attack',
  }
}

/** With the banner of who gets them. */
function gainOf(
  paid: { readonly seat: Seat; readonly coins: number } | undefined,
  view: View | undefined,
): ComponentChildren {
  return paid === undefined || paid.coins === 0 ? null : (
    <span class="tournament-told">
      <Banners seats={[paid.seat]} view={view} />
      <Gain coins={paid.coins} />
    </span>
  )
}

function tellJudgement({ t, players, story, before }: Setting): Telling {
  const tale = judgementTale(story.events)
  const { pair = [], shown, won } = tale
  const isMine = pair.some((seat) => seat === players.reader)
  return {
    seat: null,
    sentence: t.judgement(tale, players),
    chip: <Banners seats={won === undefined ? pair : [won.seat]} view={before} />,
    line:
      won === undefined ? (
        <>
          {pair.map((seat) => (
            <Who key={seat} {...{ t, players, seat, view: before }} />
          ))}
          {shown === undefined ? null : <i>{t.short.thrownAgain}</i>}
        </>
      ) : (
        <>
          <Who {...{ t, players, seat: won.seat, view: before }} />
          <Sign id="check" />
        </>
      ),
    gain: gainOf(won, before),
    places: [...pair.map(knightPlace), TOKENS_PLACE, ...(won === undefined ? [] : [pursePlace(won.seat)])],
    weight: isMine && won !== undefined ? 3 : 2,
    sound: won !== undefined ? 'conquest' : tale.no > 0 ? 'dice' : 'shield',
  }
}

function tellPurchase({ t, players, story, after }: Setting): Telling {
  const bought = firstOf(story.events, 'cardBought')
  const seat = bought?.seat ?? firstOf(story.events, 'purchasePassed')?.seat
  if (seat === undefined) return plain(story, t, players)
  const who = <Who {...{ t, players, seat, view: after }} />
  if (bought === undefined)
    return {
      ...plain(story, t, players),
      seat,
      line: (
        <>
          {who} <i>{t.short.buysNothing}</i>
        </>
      ),
      places: [knightPlace(seat)],
    }
  const { card } = bought
  return {
    seat,
    sentence: t.bought(seat, card, CARD_PRICE, players),
    chip: card === null ? <Gain coins={-CARD_PRICE} /> : <Mini card={card} />,
    line: (
      <>
        {who} {card === null ? <i>{t.short.unseen}</i> : <Mini card={card} />}
      </>
    ),
    gain: <Gain coins={-CARD_PRICE} />,
    places: [handPlace(seat), pursePlace(seat), HEAP_PLACE],
    weight: seat === players.reader ? 1 : 0,
    sound: 'coin',
  }
}

/** 5.5, 8.1 */
function tellEnd({ t, players, story, before }: Setting): Telling {
  const end = firstOf(story.events, 'gameEnded')
  const paid = firstOf(story.events, 'rewardPaid')
  const winners = end?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
  return {
    ...plain(story, t, players),
    chip: <Banners seats={winners} view={before} />,
    gain: gainOf(paid, before),
    places: [...(paid === undefined ? [] : [pursePlace(paid.seat)]), ...winners.map(knightPlace)],
    weight: 3,
  }
}
