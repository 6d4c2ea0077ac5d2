import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/de'
import { type Event, JOKER, worthOf } from '../../../rules/index.ts'
import {
  aCard,
  coinsText,
  equipment,
  goodsPhrase,
  offerPhrase,
  TOKEN_NAMES,
  throwPhrase,
  WEAPON_NAMES,
  wantsPhrase,
} from '../../../words/de/things.ts'
import { words } from '../../../words/de.ts'
import type { AnnouncementTale, Clash, DuelTale, JudgementTale, OfferPart, Verdict, Won } from '../tales.ts'
import type { TellingTexts } from './sentences.ts'

const own = words()

/** Mitten im Satz: „du lehnst“, „Bors lehnt“. */
function mid(players: Players, seat: Seat, du: string, er: string): string {
  return `${nameOf(players, seat)} ${seat === players.reader ? du : er}`
}

/** „Kay und Bors lehnen“, „du und Bors lehnt“ */
function all(players: Players, seats: readonly Seat[], ihr: string, sie: string): string {
  return `${together(players, seats)} ${plural(players, seats, ihr, sie)}`
}

function answer(part: OfferPart, players: Players): string {
  switch (part.kind) {
    case 'declined': {
      const [only, more] = part.seats
      const said =
        only === undefined || more !== undefined
          ? all(players, part.seats, 'lehnt', 'lehnen')
          : mid(players, only, 'lehnst', 'lehnt')
      return part.reason === undefined ? `${said} ab` : `${said} ab, „${own.names.declines[part.reason]}“`
    }
    case 'countered': {
      const wanted = wantsPhrase(part.wants)
      if (part.gives.cards.length + part.gives.coins === 0)
        return `${mid(players, part.seat, 'bittest', 'bittet')} stattdessen um ${wanted} als Geschenk`
      const given = `${mid(players, part.seat, 'bietest', 'bietet')} stattdessen ${goodsPhrase(part.gives)}`
      return wanted === 'nichts' ? `${given} als Geschenk` : `${given} für ${wanted}`
    }
    case 'accepted': {
      const accepts = `${mid(players, part.seat, 'nimmst', 'nimmt')} an`
      if (part.gives.length === 0) return accepts
      return `${accepts} und ${part.seat === players.reader ? 'gibst' : 'gibt'} ${equipment(part.gives)}`
    }
    case 'withdrawn':
      return 'das Angebot gilt nicht mehr'
  }
}

function announcement({ answered, mine, out, stay, bye }: AnnouncementTale, players: Players): string {
  if (out !== undefined) {
    const [only, more] = out
    if (only === undefined) {
      const rests = bye === undefined ? '' : `; ${mid(players, bye, 'hast', 'hat')} in dieser Runde Freilos`
      return `Niemand verlässt den Kampf${rests}.`
    }
    const gone =
      more === undefined
        ? `${does(players, only, 'scheidest', 'scheidet')} aus dem Kampf aus`
        : `${capital(all(players, out, 'scheidet', 'scheiden'))} aus dem Kampf aus`
    return `${gone}${stay.length === 0 ? '' : `; ${staying(stay, players)}`}.`
  }
  const others = answered.filter((seat) => seat !== players.reader)
  const said = mine === null ? [] : [mine === 'stay' ? 'Du bleibst im Kampf.' : 'Du ziehst dich zurück.']
  const rest =
    others.length === 0 ? [] : [`${together(players, others)} ${others.length === 1 ? 'hat' : 'haben'} geantwortet.`]
  return [...said, ...rest].join(' ')
}

function staying(seats: readonly Seat[], players: Players): string {
  const [only, more] = seats
  return only !== undefined && more === undefined
    ? mid(players, only, 'bleibst', 'bleibt')
    : all(players, seats, 'bleibt', 'bleiben')
}

function clash({ weapon, cards: [mine, theirs], winner }: Clash, first: Seat): string {
  const name = WEAPON_NAMES[weapon]
  if (winner === null) return `${name}: zwei Joker`
  const value = (card: number) => (card === JOKER ? 'einen Joker' : `${worthOf(card)}`)
  const head = mine === JOKER ? `${name}: ein Joker` : `${name} ${worthOf(mine)}`
  return `${head} ${winner === first ? 'schlägt' : 'verliert gegen'} ${value(theirs)}`
}

function duel({ pair, laid, clashes, isLevel, points, won }: DuelTale, players: Players): string {
  const both = `${nameOf(players, pair[0])} gegen ${nameOf(players, pair[1], 'accusative')}`
  if (clashes.length === 0) {
    const [one, other] = laid
    const done =
      one === undefined
        ? ''
        : other === undefined
          ? ` ${does(players, one, 'hast', 'hat')} vier Karten gelegt.`
          : ' Beide haben vier Karten gelegt.'
    return `Zweikampf: ${both}.${done}${won === undefined ? '' : ` ${victory(won, players)}`}`
  }
  const fought = `${capital(both)}: ${clashes.map((each) => clash(each, pair[0])).join(', ')}.`
  if (won !== undefined) return `${fought} ${victory(won, players)}`
  return isLevel ? `${fought} Der Zweikampf steht gleich, ${points[0]} zu ${points[1]}.` : fought
}

function victory({ seat, points, coins }: Won, players: Players): string {
  return `${does(players, seat, 'gewinnst', 'gewinnt')} mit ${points[0]} zu ${points[1]}${paid(seat, coins, players)}.`
}

function paid(seat: Seat, coins: number, { reader }: Players): string {
  return coins === 0 ? '' : ` und ${seat === reader ? 'erhältst' : 'erhält'} ${coinsText(coins)}`
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'hit'>, string>> = {
  wrong: 'falsche Marke',
  falseStart: 'Fehlstart',
  none: 'nichts zur rechten Zeit',
}

function judgement({ pair, no, thrown, shown, lot, won }: JudgementTale, players: Players): string {
  const between = pair === undefined ? '' : ` zwischen ${listed(pair.map((seat) => nameOf(players, seat, 'dative')))}`
  const said = shown === undefined ? [`Der Zweikampf steht gleich: Das Gottesurteil entscheidet${between}.`] : []
  if (thrown !== null) return [...said, `Wurf ${no}: ${throwPhrase(thrown)}.`].join(' ')
  if (shown !== undefined) {
    const each = shown.runners.map(
      ({ seat, verdict, ms }) => `${nameOf(players, seat)}: ${verdict === 'hit' ? `${ms} ms` : VERDICTS[verdict]}`,
    )
    said.push(`Gottesurteil, richtig war: ${TOKEN_NAMES[shown.right]}. ${capital(each.join('; '))}.`)
    if (shown.winner === null && lot === undefined)
      said.push('Niemand gewinnt diesen Wurf: Es wird noch einmal geworfen.')
  }
  if (lot !== undefined) said.push(`Das Los fällt auf ${nameOf(players, lot, 'accusative')}.`)
  if (won !== undefined)
    said.push(`${does(players, won.seat, 'gewinnst', 'gewinnt')} den Zweikampf${paid(won.seat, won.coins, players)}.`)
  return said.join(' ')
}

/** Angebote werden hier nicht bei ihrer Nummer genannt: Der Markt zeigt sie. */
function event(event: Event, players: Players): string {
  switch (event.kind) {
    case 'offerMade':
      return `${offerPhrase({ name: event.offer, gives: event.gives, wants: event.wants }, players)}.`
    case 'offerDeclined': {
      const offer = owned(players, event.offer.giver, 'dein Angebot', 'das Angebot')
      const said = `${does(players, event.seat, 'lehnst', 'lehnt')} ${offer} ab.`
      return event.reason === undefined ? said : `${said} „${own.names.declines[event.reason]}.“`
    }
    case 'offerWithdrawn':
      return `${capital(owned(players, event.offer.giver, 'dein Angebot', 'das Angebot'))} gilt nicht mehr.`
    default:
      return own.event(event, players)
  }
}

export const messages: TellingTexts = {
  name: (seat, players) => nameOf(players, seat),
  event,
  offer: ({ offer, parts }, players) => {
    const said = offerPhrase(offer, players)
    // Nach dem Doppelpunkt beginnt ein ganzer Satz.
    return parts.length === 0
      ? `${said}.`
      : `${said}: ${capital(parts.map((part) => answer(part, players)).join('; '))}.`
  },
  paid: (from, to, coins, players) => `${nameOf(players, from)} zahlt ${nameOf(players, to)} ${coinsText(coins)}.`,
  areReady: (seats, players) => `${capital(all(players, seats, 'seid', 'sind'))} bereit.`,
  announcement,
  banners: (knights, { banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${nameOf(players, seat)} ${banner}`))
    return `Neue Wappen und die Turnierverlaufskarte für ${counted(knights, 'Ritter', 'Ritter')}: ${listed(held)}.`
  },
  duel,
  spoils: (spoils, players) => {
    const each = spoils.map(
      ({ seat, cards }) => `${mid(players, seat, 'nimmst', 'nimmt')} ${goodsPhrase({ cards, coins: 0 })}`,
    )
    return capital(`${each.join('; ')}.`)
  },
  judgement,
  bought: (seat, card, price, players) => {
    const buys = does(players, seat, 'kaufst', 'kauft')
    return card === null
      ? `${buys} für ${coinsText(price)} ungesehen eine Karte vom Rüstungshaufen.`
      : `${buys} für ${coinsText(price)} ${aCard(card)} vom Rüstungshaufen.`
  },
  short: {
    privateDeal: 'insgeheim',
    level: 'Gleichstand',
    allStay: 'alle bleiben',
    thrownAgain: 'noch ein Wurf',
    unseen: 'ungesehen',
    buysNothing: 'kauft nichts',
  },
}
