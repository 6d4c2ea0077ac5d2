/* Il torneo in italiano. */
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { against, capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/it'
import {
  type DeclineReason,
  type Event,
  FALSE_START_BELOW,
  JOKER,
  type Terms,
  type Token,
  type Touch,
  worthOf,
} from '../rules/index.ts'
import { refusals } from './it/refusals.ts'
import {
  cardName,
  coinsText,
  equipment,
  goodsPhrase,
  INFINITIVES,
  LEVEL_NAMES,
  offerName,
  offerPhrase,
  ownedCard,
  TOKEN_NAMES,
  termsPhrase,
  theCard,
  throwPhrase,
  toOffer,
  WEAPON_NAMES,
  wantsPhrase,
} from './it/things.ts'
import {
  type TournamentNames,
  type TournamentSentences,
  type TournamentWords,
  timeText,
  tournamentWords,
  valuesText,
} from './sentences.ts'

/** 4.3 Said to the giver. */
const DECLINES: TournamentNames['declines'] = {
  tooLittle: 'È troppo poco',
  cannotSpare: 'Non posso privarmene',
  noUse: 'Non mi serve',
  helpsYou: 'Ti aiuterebbe troppo',
}

function because(reason: DeclineReason | undefined): string {
  return reason === undefined ? '' : `: “${DECLINES[reason]}”`
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const events: TournamentSentences['events'] = {
  cardDrafted: ({ seat, card }, players) => `${does(players, seat, 'scegli', 'sceglie')} ${theCard(card)}.`,
  roundBegan: ({ round }) =>
    round === 1 ? 'La carta del torneo ricomincia dal round 1.' : `Comincia il round ${round}.`,
  barterBegan: () => 'Comincia il baratto.',
  offerMade: ({ offer, gives, wants, answers }, players) => {
    const said = offerPhrase({ name: offer, gives, wants }, players)
    return answers === null ? `${said}.` : `${said}, in risposta ${toOffer(answers, players)}.`
  },
  offerDeclined: ({ offer, seat, reason }, players) =>
    `${does(players, seat, 'rifiuti', 'rifiuta')} ${offerName(offer, players)}${because(reason)}.`,
  offerWithdrawn: ({ offer }, players) => `${capital(offerName(offer, players))} non vale più.`,
  dealStruck: (event, players) => `${capital(together(players, event.seats))} ${dealPhrase(event, players)}.`,
  readySaid: ({ seat }, players) => `${does(players, seat, 'dici', 'dice')} “pronto”.`,
  readyTakenBack: ({ seat }, players) => `${does(players, seat, 'ritiri', 'ritira')} “pronto”.`,
  barterEnded: ({ by }) =>
    by === 'ready' ? 'Tutti sono pronti: il baratto finisce.' : 'Il tempo è scaduto: il baratto finisce.',
  answered: ({ seat, answer }, players) => {
    if (answer === null) return `${does(players, seat, 'hai', 'ha')} risposto.`
    return answer === 'stay'
      ? `${does(players, seat, 'resti', 'resta')}.`
      : `${does(players, seat, 'ti ritiri', 'si ritira')}.`
  },
  announced: ({ out }, players) => {
    const [only] = out
    if (only === undefined) return 'Nessuno lascia il combattimento.'
    if (out.length === 1) return `${does(players, only, 'lasci', 'lascia')} il combattimento.`
    return `${capital(together(players, out))} ${plural(players, out, 'lasciate', 'lasciano')} il combattimento.`
  },
  bannersDealt: ({ banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${banner} a ${nameOf(players, seat)}`))
    return `Gli stendardi sono distribuiti di nuovo: ${listed(held)}.`
  },
  duelBegan: ({ pair }, players) => {
    const [first, second] = pair
    return `Duello: ${first === players.reader ? 'tu' : nameOf(players, first)} ${against(players, second)}.`
  },
  equipmentLaid: ({ seat, cards }, players) =>
    cards === null
      ? `${does(players, seat, 'hai', 'ha')} messo quattro carte.`
      : `${does(players, seat, 'metti', 'mette')} ${equipment(cards)}.`,
  weaponTurned,
  cardDestroyed: ({ seat, card }, players) => `${capital(ownedCard(players, seat, card))} va nel mucchio delle armi.`,
  cardWon: ({ seat, from, card }, players) =>
    from === players.reader
      ? `${nameOf(players, seat)} ti prende ${theCard(card)}.`
      : `${does(players, seat, 'prendi', 'prende')} ${theCard(card)} a ${nameOf(players, from)}.`,
  judgementCalled: ({ pair }, players) =>
    `Il duello è in parità: tra ${listed(pair.map((seat) => nameOf(players, seat)))} decide il giudizio di Dio.`,
  tokensThrown: ({ no, thrown }) =>
    thrown === null ? `Il lancio ${no} aspetta le due corse.` : `Lancio ${no}: ${throwPhrase(thrown)}.`,
  runBegun: ({ seat, thrown }, players) => {
    const begun = does(players, seat, 'cominci la tua corsa', 'comincia la sua corsa')
    return thrown === null ? `${begun}.` : `${begun}: ${throwPhrase(thrown)}.`
  },
  touched: ({ seat, touch }, players) => {
    const whose = capital(owned(players, seat, 'il tuo tocco', 'il tocco'))
    return touch === null ? `${whose} è registrato.` : `${whose}: ${touchPhrase(touch)}.`
  },
  touchesShown: ({ pair, right, touches, winner }, players) => {
    const each = pair.map((seat, i) => {
      const who = seat === players.reader ? 'tu' : nameOf(players, seat)
      return `${who}, ${verdict(touches[i === 0 ? 0 : 1], right)}`
    })
    const end =
      winner === null ? 'Nessuno vince questo lancio' : `${does(players, winner, 'vinci', 'vince')} questo lancio`
    return `Era da toccare: ${TOKEN_NAMES[right]}. ${capital(each.join('; '))}. ${end}.`
  },
  lotDrawn: ({ winner }, players) => `La sorte tocca a ${nameOf(players, winner)}.`,
  duelWon: ({ seat, loser, points, by }, players) => {
    const won = `${does(players, seat, 'vinci', 'vince')} il duello ${against(players, loser)}`
    return by === 'points' ? `${won} per ${points[0]} a ${points[1]}.` : `${won} per il giudizio di Dio.`
  },
  rewardPaid: ({ seat, coins }, players) =>
    `${does(players, seat, 'ricevi', 'riceve')} ${coinsText(coins)} dalla banca.`,
  cardBought: ({ seat, card }, players) => {
    const bought = `${does(players, seat, 'compri', 'compra')} una carta dal mucchio delle armi`
    return card === null ? `${bought}.` : `${bought}: ${cardName(card)}.`
  },
  purchasePassed: ({ seat }, players) => `${does(players, seat, 'non compri', 'non compra')} nulla.`,
  gameEnded,
}

/** 4.5 */
function dealPhrase({ seats, sizes, terms }: Of<'dealStruck'>, players: Players): string {
  const deal = plural(players, seats, 'concludete un affare', 'concludono un affare')
  if (terms === null) {
    const hands = seats.map(
      (seat, i) => `${counted(sizes[i === 0 ? 0 : 1], 'carta', 'carte')} a ${nameOf(players, seat)}`,
    )
    return `${deal} in segreto. Ora in mano: ${listed(hands)}`
  }
  const gets = (seat: Seat, what: string) =>
    seat === players.reader ? `tu ricevi ${what}` : `${nameOf(players, seat)} riceve ${what}`
  return `${deal}: ${gets(terms.taker, goodsPhrase(terms.gives))}, ${gets(terms.offer.giver, priceText(terms))}`
}

function priceText({ wants, fill }: Terms): string {
  if (fill === null) return wantsPhrase(wants)
  return goodsPhrase({ cards: [...wants.cards, ...fill].toSorted((a, b) => a - b), coins: wants.coins })
}

function weaponTurned({ weapon, pair, cards, winner }: Of<'weaponTurned'>, players: Players): string {
  const head = capital(WEAPON_NAMES[weapon])
  if (winner === null) return `${head}: jolly contro jolly, nessun punto.`
  const [won, lost] = winner === pair[0] ? ([0, 1] as const) : ([1, 0] as const)
  const side = (i: 0 | 1) => {
    const value = cards[i] === JOKER ? 'jolly' : `${worthOf(cards[i])}`
    const article = /^(1|8|11)$/.test(value) ? 'l’' : 'il '
    return owned(players, pair[i], `il tuo ${value}`, `${article}${value}`)
  }
  return `${head}: ${side(won)} batte ${side(lost)}.`
}

/** « calice dopo 430 ms » */
function touchPhrase({ token, ms }: Touch): string {
  if (token === null || ms === null) return 'nulla in tempo'
  const early = ms < FALSE_START_BELOW ? ', falsa partenza' : ''
  return `${TOKEN_NAMES[token]} dopo ${ms} ms${early}`
}

function verdict(touch: Touch, right: Token): string {
  const { token, ms } = touch
  const isWrong = token !== null && token !== right && ms !== null && ms >= FALSE_START_BELOW
  return `${touchPhrase(touch)}${measurePhrase(touch)}${isWrong ? ', sbagliato' : ''}`
}

/** 7.3 */
function measurePhrase({ measured }: Touch): string {
  if (measured === null) return ''
  const { claimed, span, allowance } = measured
  return ` (dichiarato ${claimed}, intervallo ${span}, tolleranza ${allowance})`
}

function gameEnded({ lastKnight, purses, places }: Of<'gameEnded'>, players: Players): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []))
  const coins = coinsText(purses[winners[0] ?? 0] ?? 0)
  const end =
    lastKnight === null
      ? 'Non resta alcun cavaliere'
      : `${does(players, lastKnight, 'sei', 'è')} l’ultimo cavaliere in campo`
  const won =
    winners.length === 1 && winners[0] !== undefined
      ? `${does(players, winners[0], 'vinci', 'vince')} con ${coins}`
      : `${capital(together(players, winners))} ${plural(players, winners, 'dividete', 'dividono')} la vittoria con ${coins} a testa`
  return `${end}. ${won}.`
}

const questions: TournamentSentences['questions'] = {
  draft: () => 'Scegli una delle carte scoperte.',
  barter: ({ ready }) =>
    ready === true
      ? 'Hai detto “pronto”. Puoi ancora rispondere alle offerte, o ritirarlo.'
      : 'Baratto: fai offerte, rispondi alle offerte, oppure di’ “pronto”.',
  announcement: ({ round }) => `Round ${round}: resti nel combattimento o ti ritiri?`,
  lay: ({ opponent }, players) =>
    `Metti quattro carte${typeof opponent === 'number' ? ` ${against(players, opponent)}` : ''}.`,
  judgement: ({ no }) => `Giudizio di Dio, lancio ${no}: comincia la tua corsa.`,
  purchase: () => 'Comprare una carta dal mucchio delle armi senza vederla?',
}

const actions: TournamentSentences['actions'] = {
  draft: ({ card }) => `scegliere ${theCard(card)}`,
  offer: ({ audience, gives, wants }, players) => termsPhrase(INFINITIVES, audience, gives, wants, players),
  counter: ({ offer, gives, wants }, players) =>
    `rispondere ${toOffer(offer, players)}: ${termsPhrase(INFINITIVES, [offer.giver], gives, wants, players)}`,
  accept: ({ offer, fill }, players) =>
    `accettare ${offerName(offer, players)}${fill.length === 0 ? '' : ` con ${equipment(fill)}`}`,
  decline: ({ offer, reason }, players) => `rifiutare ${offerName(offer, players)}${because(reason)}`,
  withdraw: ({ offer }, players) => `ritirare ${offerName(offer, players)}`,
  lay: ({ cards }) => `mettere ${equipment(cards)}`,
  throwTokens: ({ shown }) =>
    shown === 'both' ? 'lanciare i gettoni per tutti e due insieme' : 'lanciare i gettoni per ciascuno da solo',
  touch: (touch, players) =>
    `registrare ${owned(players, touch.seat, 'il tuo tocco', 'il tocco')}: ${touchPhrase(touch)}${measurePhrase(touch)}`,
  touchAsBot: ({ seat, level }, players) =>
    `far toccare un gettone a ${nameOf(players, seat)} come ${LEVEL_NAMES[level]}`,
  ready: () => 'dire “pronto”',
  takeReadyBack: () => 'ritirare “pronto”',
  stay: () => 'restare nel combattimento',
  retire: () => 'ritirarsi dal combattimento',
  buy: () => 'comprare una carta dal mucchio',
  pass: () => 'non comprare nulla',
  beginRun: () => 'cominciare la corsa',
  endBarter: () => 'chiudere il baratto',
}

const options: TournamentSentences['options'] = {
  draft: { label: 'Scelta delle armi', hint: 'Alcune carte stanno scoperte e si prendono una alla volta (2.4).' },
  lowestValue: {
    label: 'Valori delle carte',
    hint: 'Da tre a cinque giocatori si può scegliere. Il testo fa esempi per tre e per cinque (2.1).',
    number: valuesText,
  },
  startCoins: { label: 'Monete iniziali', hint: 'Per ogni giocatore (2.2).', number: coinsText },
  openPurse: { label: 'Borse aperte', hint: 'Tutti vedono le monete di tutti (1.2).' },
  barterSeconds: {
    label: 'Durata del baratto',
    hint: 'Ai tavoli dal vivo (4.4).',
    number: (seconds) => (seconds === 0 ? 'senza limite' : timeText(seconds)),
  },
  judgementByLot: { label: 'Giudizio di Dio per sorteggio', hint: 'Un sorteggio equo al posto della corsa (7.3).' },
  barterTimes: {
    label: 'Si baratta',
    hint: 'Il testo dice entrambe le cose: « Chaque tour […] commence toujours par un troc » e « avant chaque duel, on procède à un tour de troc ». Allora ogni duello ha anche il suo annuncio (3.1).',
    values: { round: 'una volta per round', duel: 'prima di ogni duello' },
  },
  outfitCheck: {
    label: 'L’annuncio controlla',
    hint: 'Il testo: « Le joueur qui ne possède pas d’équipement complet, au moment de cette annonce, est exclu ». Chi riposa non ha un duello per cui equipaggiarsi (5.2).',
    values: { duellists: 'i cavalieri con un duello', all: 'tutti i cavalieri, anche chi riposa' },
  },
  winner: {
    label: 'Vince',
    hint: 'Il testo: « celui qui a amassé la plus grosse fortune en combattant ». Ancora in lizza vuol dire fino all’ultimo annuncio (8.1).',
    values: { richest: 'il più ricco di tutti', fighting: 'il più ricco ancora in lizza' },
  },
  edition: {
    label: 'Valori stampati',
    hint: 'Che cosa è stampato su carte del torneo, gettoni piccoli e monete (da 1.2 a 1.4).',
    values: { reconstructed: 'ricostruiti' },
  },
}

const names: TournamentNames = {
  weapons: WEAPON_NAMES,
  tokens: TOKEN_NAMES,
  declines: DECLINES,
  card: cardName,
  offer: offerPhrase,
  coins: coinsText,
}

const own = tournamentWords({
  score: 'Monete',
  unit: (count) => (count === 1 ? 'moneta' : 'monete'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
})

export const words = (): TournamentWords => own
