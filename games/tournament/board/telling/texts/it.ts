import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { against, capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/it'
import { type Event, JOKER, worthOf } from '../../../rules/index.ts'
import {
  coinsText,
  equipment,
  goodsPhrase,
  offerPhrase,
  TOKEN_NAMES,
  theCard,
  throwPhrase,
  WEAPON_NAMES,
  wantsPhrase,
} from '../../../words/it/things.ts'
import { words } from '../../../words/it.ts'
import type { AnnouncementTale, Clash, DuelTale, JudgementTale, OfferPart, Verdict, Won } from '../tales.ts'
import type { TellingTexts } from './sentences.ts'

const own = words()

/** Nel mezzo di una frase: « rifiuti », « Bors rifiuta ». */
function mid(players: Players, seat: Seat, tu: string, lui: string): string {
  return seat === players.reader ? tu : `${nameOf(players, seat)} ${lui}`
}

/** « Kay e Bors rifiutano », « tu e Bors rifiutate » */
function all(players: Players, seats: readonly Seat[], voi: string, loro: string): string {
  return `${together(players, seats)} ${plural(players, seats, voi, loro)}`
}

function subject(players: Players, seat: Seat): string {
  return seat === players.reader ? 'tu' : nameOf(players, seat)
}

function answer(part: OfferPart, players: Players): string {
  switch (part.kind) {
    case 'declined': {
      const [only, more] = part.seats
      const said =
        only === undefined || more !== undefined
          ? all(players, part.seats, 'rifiutate', 'rifiutano')
          : mid(players, only, 'rifiuti', 'rifiuta')
      return part.reason === undefined ? said : `${said}, «${own.names.declines[part.reason]}»`
    }
    case 'countered': {
      const wanted = wantsPhrase(part.wants)
      if (part.gives.cards.length + part.gives.coins === 0)
        return `${mid(players, part.seat, 'chiedi', 'chiede')} invece ${wanted} in dono`
      const given = `${mid(players, part.seat, 'proponi', 'propone')} invece ${goodsPhrase(part.gives)}`
      return wanted === 'nulla' ? `${given} in dono` : `${given} per ${wanted}`
    }
    case 'accepted': {
      const accepts = mid(players, part.seat, 'accetti', 'accetta')
      if (part.gives.length === 0) return accepts
      return `${accepts} e ${part.seat === players.reader ? 'dai' : 'dà'} ${equipment(part.gives)}`
    }
    case 'withdrawn':
      return 'l’offerta non vale più'
  }
}

function announcement({ answered, mine, out, stay, bye }: AnnouncementTale, players: Players): string {
  if (out !== undefined) {
    const [only, more] = out
    if (only === undefined) {
      const rests = bye === undefined ? '' : `; in questo round ${mid(players, bye, 'riposi', 'riposa')}`
      return `Nessuno lascia il combattimento${rests}.`
    }
    const gone =
      more === undefined
        ? `${does(players, only, 'lasci', 'lascia')} il combattimento`
        : `${capital(all(players, out, 'lasciate', 'lasciano'))} il combattimento`
    return `${gone}${stay.length === 0 ? '' : `; ${staying(stay, players)}`}.`
  }
  const others = answered.filter((seat) => seat !== players.reader)
  const said = mine === null ? [] : [mine === 'stay' ? 'Resti nel combattimento.' : 'Ti ritiri dal combattimento.']
  const rest =
    others.length === 0 ? [] : [`${together(players, others)} ${others.length === 1 ? 'ha' : 'hanno'} risposto.`]
  return [...said, ...rest].join(' ')
}

function staying(seats: readonly Seat[], players: Players): string {
  const [only, more] = seats
  return only !== undefined && more === undefined
    ? mid(players, only, 'resti', 'resta')
    : all(players, seats, 'restate', 'restano')
}

function clash({ weapon, cards: [mine, theirs], winner }: Clash, first: Seat): string {
  const name = WEAPON_NAMES[weapon]
  if (winner === null) return `${name}: due jolly`
  const value = (card: number) => (card === JOKER ? 'un jolly' : `${worthOf(card)}`)
  const head = mine === JOKER ? `${name}: un jolly` : `${name} ${worthOf(mine)}`
  return `${head} ${winner === first ? 'batte' : 'perde contro'} ${value(theirs)}`
}

function duel({ pair, laid, clashes, isLevel, points, won }: DuelTale, players: Players): string {
  const both = `${subject(players, pair[0])} ${against(players, pair[1])}`
  if (clashes.length === 0) {
    const [one, other] = laid
    const done =
      one === undefined
        ? ''
        : other === undefined
          ? ` ${does(players, one, 'hai', 'ha')} messo quattro carte.`
          : ' Entrambi hanno messo quattro carte.'
    return `Duello: ${both}.${done}${won === undefined ? '' : ` ${victory(won, players)}`}`
  }
  const fought = `${capital(both)}: ${clashes.map((each) => clash(each, pair[0])).join(', ')}.`
  if (won !== undefined) return `${fought} ${victory(won, players)}`
  return isLevel ? `${fought} Il duello è in parità, ${points[0]} a ${points[1]}.` : fought
}

function victory({ seat, points, coins }: Won, players: Players): string {
  return `${does(players, seat, 'vinci', 'vince')} per ${points[0]} a ${points[1]}${paid(seat, coins, players)}.`
}

function paid(seat: Seat, coins: number, { reader }: Players): string {
  return coins === 0 ? '' : ` e ${seat === reader ? 'ricevi' : 'riceve'} ${coinsText(coins)}`
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'hit'>, string>> = {
  wrong: 'gettone sbagliato',
  falseStart: 'falsa partenza',
  none: 'nulla in tempo',
}

function judgement({ pair, no, thrown, shown, lot, won }: JudgementTale, players: Players): string {
  const between = pair === undefined ? '' : ` tra ${listed(pair.map((seat) => nameOf(players, seat)))}`
  const said = shown === undefined ? [`Il duello è in parità:${between} decide il giudizio di Dio.`] : []
  if (thrown !== null) return [...said, `Lancio ${no}: ${throwPhrase(thrown)}.`].join(' ')
  if (shown !== undefined) {
    const each = shown.runners.map(
      ({ seat, verdict, ms }) => `${subject(players, seat)}, ${verdict === 'hit' ? `${ms} ms` : VERDICTS[verdict]}`,
    )
    said.push(`Giudizio di Dio, era da toccare: ${TOKEN_NAMES[shown.right]}. ${capital(each.join('; '))}.`)
    if (shown.winner === null && lot === undefined) said.push('Nessuno vince questo lancio: si lancia di nuovo.')
  }
  if (lot !== undefined) said.push(`La sorte tocca a ${nameOf(players, lot)}.`)
  if (won !== undefined)
    said.push(`${does(players, won.seat, 'vinci', 'vince')} il duello${paid(won.seat, won.coins, players)}.`)
  return said.join(' ')
}

/** Le offerte qui non hanno numero: le mostra il mercato. */
function event(event: Event, players: Players): string {
  switch (event.kind) {
    case 'offerMade':
      return `${offerPhrase({ name: event.offer, gives: event.gives, wants: event.wants }, players)}.`
    case 'offerDeclined': {
      const offer = owned(players, event.offer.giver, 'la tua offerta', 'l’offerta')
      const said = `${does(players, event.seat, 'rifiuti', 'rifiuta')} ${offer}.`
      return event.reason === undefined ? said : `${said} «${own.names.declines[event.reason]}.»`
    }
    case 'offerWithdrawn':
      return `${capital(owned(players, event.offer.giver, 'la tua offerta', 'l’offerta'))} non vale più.`
    default:
      return own.event(event, players)
  }
}

export const messages: TellingTexts = {
  name: (seat, players) => subject(players, seat),
  event,
  offer: ({ offer, parts }, players) => {
    const said = offerPhrase(offer, players)
    return parts.length === 0 ? `${said}.` : `${said}: ${parts.map((part) => answer(part, players)).join('; ')}.`
  },
  paid: (from, to, coins, players) => `${nameOf(players, from)} paga ${coinsText(coins)} a ${nameOf(players, to)}.`,
  areReady: (seats, players) => `${capital(all(players, seats, 'dite', 'dicono'))} “pronto”.`,
  announcement,
  banners: (knights, { banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${banner} a ${nameOf(players, seat)}`))
    return `Nuovi stendardi e carta del torneo per ${counted(knights, 'cavaliere', 'cavalieri')}: ${listed(held)}.`
  },
  duel,
  spoils: (spoils, players) => {
    const each = spoils.map(
      ({ seat, cards }) => `${mid(players, seat, 'prendi', 'prende')} ${goodsPhrase({ cards, coins: 0 })}`,
    )
    return capital(`${each.join('; ')}.`)
  },
  judgement,
  bought: (seat, card, price, players) => {
    const buys = does(players, seat, 'compri', 'compra')
    return card === null
      ? `${buys} per ${coinsText(price)} una carta dal mucchio delle armi, senza vederla.`
      : `${buys} per ${coinsText(price)} ${theCard(card)} dal mucchio delle armi.`
  },
  short: {
    privateDeal: 'in segreto',
    level: 'parità',
    allStay: 'restano tutti',
    thrownAgain: 'si lancia di nuovo',
    unseen: 'senza vederla',
    buysNothing: 'non compra nulla',
  },
}
