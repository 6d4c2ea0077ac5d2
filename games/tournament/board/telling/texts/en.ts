import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, whose } from '@logres/words/en'
import { type Event, JOKER, worthOf } from '../../../rules/index.ts'
import {
  cardName,
  equipment,
  goodsPhrase,
  offerPhrase,
  seatNames,
  TOKEN_NAMES,
  throwPhrase,
  wantsPhrase,
} from '../../../words/en/things.ts'
import { words } from '../../../words/en.ts'
import type { AnnouncementTale, Clash, DuelTale, JudgementTale, OfferPart, Verdict, Won } from '../tales.ts'
import type { TellingTexts } from './sentences.ts'

const own = words()

/** In the middle of a sentence: "you decline", "Bors declines". */
function mid(players: Players, seat: Seat, verb: string, verbs = `${verb}s`): string {
  return `${nameOf(players, seat)} ${seat === players.reader ? verb : verbs}`
}

function answer(part: OfferPart, players: Players): string {
  switch (part.kind) {
    case 'declined': {
      const [only, more] = part.seats
      const said =
        only === undefined || more !== undefined
          ? `${seatNames(part.seats, players)} decline`
          : mid(players, only, 'decline')
      return part.reason === undefined ? said : `${said}, “${own.names.declines[part.reason]}”`
    }
    case 'countered': {
      const wanted = wantsPhrase(part.wants, 'any')
      if (part.gives.cards.length + part.gives.coins === 0)
        return `${mid(players, part.seat, 'ask')} for ${wanted} as a gift instead`
      const given = `${mid(players, part.seat, 'counter')} with ${goodsPhrase(part.gives)}`
      return wanted === 'nothing' ? `${given} as a gift` : `${given} for ${wanted}`
    }
    case 'accepted': {
      const accepts = mid(players, part.seat, 'accept')
      if (part.gives.length === 0) return accepts
      return `${accepts} and ${part.seat === players.reader ? 'give' : 'gives'} ${equipment(part.gives)}`
    }
    case 'withdrawn':
      return 'it is off the market'
  }
}

function announcement({ answered, mine, out, stay, bye }: AnnouncementTale, players: Players): string {
  if (out !== undefined) {
    if (out.length === 0) {
      const rests = bye === undefined ? '' : `; ${mid(players, bye, 'have', 'has')} a bye this round`
      return `Nobody leaves the lists${rests}.`
    }
    const areOut = (seats: readonly Seat[]) => (seats.length === 1 && seats[0] !== players.reader ? 'is' : 'are')
    const left = stay.length === 0 ? '' : `; ${seatNames(stay, players)} ${stays(stay, players)}`
    return `${capital(seatNames(out, players))} ${areOut(out)} out of the lists${left}.`
  }
  const others = answered.filter((seat) => seat !== players.reader)
  const said = mine === null ? [] : [mine === 'stay' ? 'You stay in the lists.' : 'You withdraw from the lists.']
  const rest =
    others.length === 0 ? [] : [`${seatNames(others, players)} ${others.length === 1 ? 'has' : 'have'} answered.`]
  return [...said, ...rest].join(' ')
}

function stays(seats: readonly Seat[], { reader }: Players): string {
  return seats.length === 1 && seats[0] !== reader ? 'stays' : 'stay'
}

function clash({ weapon, cards: [mine, theirs], winner }: Clash, first: Seat): string {
  if (winner === null) return `${weapon}: two jokers`
  const value = (card: number) => (card === JOKER ? 'a joker' : `${worthOf(card)}`)
  const head = mine === JOKER ? `${weapon}: a joker` : `${weapon} ${worthOf(mine)}`
  return `${head} ${winner === first ? 'beats' : 'loses to'} ${value(theirs)}`
}

function duel({ pair, laid, clashes, isLevel, points, won }: DuelTale, players: Players): string {
  const both = `${nameOf(players, pair[0])} against ${nameOf(players, pair[1])}`
  if (clashes.length === 0) {
    const [one, other] = laid
    const done =
      one === undefined
        ? ''
        : other === undefined
          ? ` ${does(players, one, 'have', 'has')} laid four cards.`
          : ' Both have laid four cards.'
    return `Duel: ${both}.${done}${won === undefined ? '' : ` ${victory(won, players)}`}`
  }
  const fought = `${capital(both)}: ${clashes.map((each) => clash(each, pair[0])).join(', ')}.`
  if (won !== undefined) return `${fought} ${victory(won, players)}`
  return isLevel ? `${fought} The duel is tied at ${points[0]}:${points[1]}.` : fought
}

function victory({ seat, points, coins }: Won, players: Players): string {
  const wins = `${does(players, seat, 'win')} ${points[0]} to ${points[1]}`
  return `${wins}${paid(seat, coins, players)}.`
}

function paid(seat: Seat, coins: number, { reader }: Players): string {
  return coins === 0 ? '' : ` and ${seat === reader ? 'get' : 'gets'} ${counted(coins, 'coin')}`
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'hit'>, string>> = {
  wrong: 'wrong token',
  falseStart: 'false start',
  none: 'no touch in time',
}

function judgement({ pair, no, thrown, shown, lot, won }: JudgementTale, players: Players): string {
  const between = pair === undefined ? '' : ` between ${seatNames(pair, players)}`
  const said = shown === undefined ? [`The duel is tied: the judgement of God decides${between}.`] : []
  if (thrown !== null) return [...said, `Throw ${no}: ${throwPhrase(thrown)}.`].join(' ')
  if (shown !== undefined) {
    const each = shown.runners.map(
      ({ seat, verdict, ms }) => `${nameOf(players, seat)} ${verdict === 'hit' ? `${ms} ms` : VERDICTS[verdict]}`,
    )
    said.push(`Judgement of God, the right token was ${TOKEN_NAMES[shown.right]}: ${each.join(', ')}.`)
    if (shown.winner === null && lot === undefined) said.push('Nobody wins the throw: they throw again.')
  }
  if (lot !== undefined) said.push(`The lot picks ${nameOf(players, lot)}.`)
  if (won !== undefined) said.push(`${does(players, won.seat, 'win')} the duel${paid(won.seat, won.coins, players)}.`)
  return said.join(' ')
}

/** Offers are not called by their numbers here: the market shows them. */
function event(event: Event, players: Players): string {
  switch (event.kind) {
    case 'offerMade':
      return `${offerPhrase({ name: event.offer, gives: event.gives, wants: event.wants }, players)}.`
    case 'offerDeclined': {
      const said = `${does(players, event.seat, 'decline')} ${whose(players, event.offer.giver)} offer.`
      return event.reason === undefined ? said : `${said} “${own.names.declines[event.reason]}.”`
    }
    case 'offerWithdrawn':
      return `${capital(whose(players, event.offer.giver))} offer is off the market.`
    default:
      return own.event(event, players)
  }
}

export const messages: TellingTexts = {
  name: (seat, players) => nameOf(players, seat),
  event,
  offer: ({ offer, parts }, players) => {
    const said = offerPhrase(offer, players)
    return parts.length === 0 ? `${said}.` : `${said}: ${parts.map((part) => answer(part, players)).join('; ')}.`
  },
  paid: (from, to, coins, players) => `${does(players, from, 'pay')} ${nameOf(players, to)} ${counted(coins, 'coin')}.`,
  areReady: (seats, players) => `${capital(seatNames(seats, players))} are ready.`,
  announcement,
  banners: (knights, { banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${nameOf(players, seat)} ${banner}`))
    return `New banners and the sequence card for ${knights} knights: ${listed(held)}.`
  },
  duel,
  spoils: (spoils, players) => {
    const each = spoils.map(({ seat, cards }) => `${mid(players, seat, 'take')} ${goodsPhrase({ cards, coins: 0 })}`)
    return capital(`${each.join('; ')}.`)
  },
  judgement,
  bought: (seat, card, price, players) => {
    const buys = does(players, seat, 'buy')
    return card === null
      ? `${buys} a card from the armour heap, unseen, for ${counted(price, 'coin')}.`
      : `${buys} ${card === JOKER ? 'a joker' : cardName(card)} from the armour heap for ${counted(price, 'coin')}.`
  },
  short: {
    privateDeal: 'in private',
    level: 'tied',
    allStay: 'all stay',
    thrownAgain: 'thrown again',
    unseen: 'unseen',
    buysNothing: 'buys nothing',
  },
}
