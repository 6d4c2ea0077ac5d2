import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/fr'
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
} from '../../../words/fr/things.ts'
import { words } from '../../../words/fr.ts'
import type { AnnouncementTale, Clash, DuelTale, JudgementTale, OfferPart, Verdict, Won } from '../tales.ts'
import type { TellingTexts } from './sentences.ts'

const own = words()

/** Au milieu d’une phrase : « tu refuses », « Bors refuse ». */
function mid(players: Players, seat: Seat, tu: string, il: string): string {
  return seat === players.reader ? `tu ${tu}` : `${nameOf(players, seat)} ${il}`
}

/** « Kay et Bors refusent », « toi et Bors, vous refusez » */
function all(players: Players, seats: readonly Seat[], vous: string, ils: string): string {
  return `${together(players, seats)}${plural(players, seats, vous, ils)}`
}

function answer(part: OfferPart, players: Players): string {
  switch (part.kind) {
    case 'declined': {
      const [only, more] = part.seats
      const said =
        only === undefined || more !== undefined
          ? all(players, part.seats, 'refusez', 'refusent')
          : mid(players, only, 'refuses', 'refuse')
      return part.reason === undefined ? said : `${said}, « ${own.names.declines[part.reason]} »`
    }
    case 'countered': {
      const wanted = wantsPhrase(part.wants)
      if (part.gives.cards.length + part.gives.coins === 0)
        return `${mid(players, part.seat, 'demandes', 'demande')} plutôt ${wanted} en cadeau`
      const given = `${mid(players, part.seat, 'proposes', 'propose')} plutôt ${goodsPhrase(part.gives)}`
      return wanted === 'rien' ? `${given} en cadeau` : `${given} contre ${wanted}`
    }
    case 'accepted': {
      const accepts = mid(players, part.seat, 'acceptes', 'accepte')
      if (part.gives.length === 0) return accepts
      return `${accepts} et ${part.seat === players.reader ? 'donnes' : 'donne'} ${equipment(part.gives)}`
    }
    case 'withdrawn':
      return 'l’offre n’est plus valable'
  }
}

function announcement({ answered, mine, out, stay, bye }: AnnouncementTale, players: Players): string {
  if (out !== undefined) {
    const [only, more] = out
    if (only === undefined) {
      const rests = bye === undefined ? '' : ` ; ${mid(players, bye, 'es', 'est')} exempt pour cette manche`
      return `Personne ne quitte le combat${rests}.`
    }
    const gone =
      more === undefined
        ? `${does(players, only, 'quittes', 'quitte')} le combat`
        : `${capital(all(players, out, 'quittez', 'quittent'))} le combat`
    return `${gone}${stay.length === 0 ? '' : ` ; ${staying(stay, players)}`}.`
  }
  const others = answered.filter((seat) => seat !== players.reader)
  const said = mine === null ? [] : [mine === 'stay' ? 'Tu choisis de rester.' : 'Tu choisis la retraite.']
  const rest = others.length === 0 ? [] : [`${together(players, others)} ${others.length === 1 ? 'a' : 'ont'} répondu.`]
  return [...said, ...rest].join(' ')
}

function staying(seats: readonly Seat[], players: Players): string {
  const [only, more] = seats
  return only !== undefined && more === undefined
    ? mid(players, only, 'restes', 'reste')
    : all(players, seats, 'restez', 'restent')
}

function clash({ weapon, cards: [mine, theirs], winner }: Clash, first: Seat): string {
  const name = WEAPON_NAMES[weapon]
  if (winner === null) return `${name} : deux jokers`
  const value = (card: number) => (card === JOKER ? 'un joker' : `${worthOf(card)}`)
  const head = mine === JOKER ? `${name} : un joker` : `${name} ${worthOf(mine)}`
  return `${head} ${winner === first ? 'bat' : 'perd contre'} ${value(theirs)}`
}

function duel({ pair, laid, clashes, isLevel, points, won }: DuelTale, players: Players): string {
  const both = `${nameOf(players, pair[0])} contre ${nameOf(players, pair[1])}`
  if (clashes.length === 0) {
    const [one, other] = laid
    const done =
      one === undefined
        ? ''
        : other === undefined
          ? ` ${does(players, one, 'as', 'a')} posé quatre cartes.`
          : ' Les deux ont posé quatre cartes.'
    return `Duel : ${both}.${done}${won === undefined ? '' : ` ${victory(won, players)}`}`
  }
  const fought = `${capital(both)} : ${clashes.map((each) => clash(each, pair[0])).join(', ')}.`
  if (won !== undefined) return `${fought} ${victory(won, players)}`
  return isLevel ? `${fought} Le duel est à égalité, ${points[0]} à ${points[1]}.` : fought
}

function victory({ seat, points, coins }: Won, players: Players): string {
  return `${does(players, seat, 'gagnes', 'gagne')} par ${points[0]} à ${points[1]}${paid(seat, coins, players)}.`
}

function paid(seat: Seat, coins: number, { reader }: Players): string {
  return coins === 0 ? '' : ` et ${seat === reader ? 'reçois' : 'reçoit'} ${coinsText(coins)}`
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'hit'>, string>> = {
  wrong: 'mauvais jeton',
  falseStart: 'faux départ',
  none: 'rien à temps',
}

function judgement({ pair, no, thrown, shown, lot, won }: JudgementTale, players: Players): string {
  const between = pair === undefined ? '' : ` entre ${together(players, pair)}`
  const said = shown === undefined ? [`Le duel est à égalité : le jugement de Dieu décide${between}.`] : []
  if (thrown !== null) return [...said, `Lancer ${no} : ${throwPhrase(thrown)}.`].join(' ')
  if (shown !== undefined) {
    const each = shown.runners.map(
      ({ seat, verdict, ms }) => `${nameOf(players, seat)}, ${verdict === 'hit' ? `${ms} ms` : VERDICTS[verdict]}`,
    )
    said.push(`Jugement de Dieu, il fallait toucher : ${TOKEN_NAMES[shown.right]}. ${capital(each.join(' ; '))}.`)
    if (shown.winner === null && lot === undefined) said.push('Personne ne gagne ce lancer : on relance.')
  }
  if (lot !== undefined)
    said.push(lot === players.reader ? 'Le sort te désigne.' : `Le sort désigne ${nameOf(players, lot)}.`)
  if (won !== undefined)
    said.push(`${does(players, won.seat, 'gagnes', 'gagne')} le duel${paid(won.seat, won.coins, players)}.`)
  return said.join(' ')
}

/** Les offres n’ont pas de numéro ici : le marché les montre. */
function event(event: Event, players: Players): string {
  switch (event.kind) {
    case 'offerMade':
      return `${offerPhrase({ name: event.offer, gives: event.gives, wants: event.wants }, players)}.`
    case 'offerDeclined': {
      const offer = owned(players, event.offer.giver, 'ton offre', 'l’offre')
      const said = `${does(players, event.seat, 'refuses', 'refuse')} ${offer}.`
      return event.reason === undefined ? said : `${said} « ${own.names.declines[event.reason]}. »`
    }
    case 'offerWithdrawn':
      return `${capital(owned(players, event.offer.giver, 'ton offre', 'l’offre'))} n’est plus valable.`
    default:
      return own.event(event, players)
  }
}

export const messages: TellingTexts = {
  name: (seat, players) => (seat === players.reader ? 'tu' : nameOf(players, seat)),
  event,
  offer: ({ offer, parts }, players) => {
    const said = offerPhrase(offer, players)
    return parts.length === 0 ? `${said}.` : `${said} : ${parts.map((part) => answer(part, players)).join(' ; ')}.`
  },
  paid: (from, to, coins, players) => `${nameOf(players, from)} paie ${coinsText(coins)} à ${nameOf(players, to)}.`,
  areReady: (seats, players) => `${capital(all(players, seats, 'dites', 'disent'))} « prêt ».`,
  announcement,
  banners: (knights, { banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${banner} pour ${nameOf(players, seat)}`))
    return `Nouvelles bannières et carte de déroulement pour ${counted(knights, 'chevalier', 'chevaliers')} : ${listed(held)}.`
  },
  duel,
  spoils: (spoils, players) => {
    const each = spoils.map(
      ({ seat, cards }) => `${mid(players, seat, 'prends', 'prend')} ${goodsPhrase({ cards, coins: 0 })}`,
    )
    return capital(`${each.join(' ; ')}.`)
  },
  judgement,
  bought: (seat, card, price, players) => {
    const buys = does(players, seat, 'achètes', 'achète')
    return card === null
      ? `${buys} une carte du tas d’armures, sans la voir, pour ${coinsText(price)}.`
      : `${buys} ${theCard(card)} du tas d’armures pour ${coinsText(price)}.`
  },
  short: {
    privateDeal: 'en secret',
    level: 'égalité',
    allStay: 'tous restent',
    thrownAgain: 'on relance',
    unseen: 'sans la voir',
    buysNothing: 'n’achète rien',
  },
}
