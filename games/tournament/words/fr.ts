/* Le tournoi en français. */
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/fr'
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
import { refusals } from './fr/refusals.ts'
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
  WEAPON_NAMES,
  wantsPhrase,
} from './fr/things.ts'
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
  tooLittle: 'C’est trop peu',
  cannotSpare: 'Je ne peux pas m’en passer',
  noUse: 'Je n’en ai pas l’usage',
  helpsYou: 'Cela t’aiderait trop',
}

function because(reason: DeclineReason | undefined): string {
  return reason === undefined ? '' : ` : « ${DECLINES[reason]} »`
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const events: TournamentSentences['events'] = {
  cardDrafted: ({ seat, card }, players) => `${does(players, seat, 'choisis', 'choisit')} ${theCard(card)}.`,
  roundBegan: ({ round }) =>
    round === 1 ? 'La carte de déroulement reprend à la manche 1.' : `La manche ${round} commence.`,
  barterBegan: () => 'Le troc commence.',
  offerMade: ({ offer, gives, wants, answers }, players) => {
    const said = offerPhrase({ name: offer, gives, wants }, players)
    return answers === null ? `${said}.` : `${said}, en réponse à ${offerName(answers, players)}.`
  },
  offerDeclined: ({ offer, seat, reason }, players) =>
    `${does(players, seat, 'refuses', 'refuse')} ${offerName(offer, players)}${because(reason)}.`,
  offerWithdrawn: ({ offer }, players) => `${capital(offerName(offer, players))} n’est plus valable.`,
  dealStruck: (event, players) => `${capital(together(players, event.seats))}${dealPhrase(event, players)}.`,
  readySaid: ({ seat }, players) => `${does(players, seat, 'dis', 'dit')} « prêt ».`,
  readyTakenBack: ({ seat }, players) => `${does(players, seat, 'reviens', 'revient')} sur « prêt ».`,
  barterEnded: ({ by }) =>
    by === 'ready' ? 'Tous sont prêts : le troc s’achève.' : 'Le temps est écoulé : le troc s’achève.',
  answered: ({ seat, answer }, players) => {
    if (answer === null) return `${does(players, seat, 'as', 'a')} répondu.`
    return answer === 'stay'
      ? `${does(players, seat, 'choisis', 'choisit')} de rester.`
      : `${does(players, seat, 'choisis', 'choisit')} la retraite.`
  },
  announced: ({ out }, players) => {
    const [only] = out
    if (only === undefined) return 'Personne ne quitte le combat.'
    if (out.length === 1) return `${does(players, only, 'quittes', 'quitte')} le combat.`
    return `${capital(together(players, out))}${plural(players, out, 'quittez', 'quittent')} le combat.`
  },
  bannersDealt: ({ banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${banner} pour ${nameOf(players, seat)}`))
    return `Les bannières sont redistribuées : ${listed(held)}.`
  },
  duelBegan: ({ pair }, players) => `Duel : ${nameOf(players, pair[0])} contre ${nameOf(players, pair[1])}.`,
  equipmentLaid: ({ seat, cards }, players) =>
    cards === null
      ? `${does(players, seat, 'as', 'a')} posé quatre cartes.`
      : `${does(players, seat, 'poses', 'pose')} ${equipment(cards)}.`,
  weaponTurned,
  cardDestroyed: ({ seat, card }, players) => `${capital(ownedCard(players, seat, card))} part au tas d’armures.`,
  cardWon: ({ seat, from, card }, players) =>
    from === players.reader
      ? `${nameOf(players, seat)} te prend ${theCard(card)}.`
      : `${does(players, seat, 'prends', 'prend')} ${theCard(card)} à ${nameOf(players, from)}.`,
  judgementCalled: ({ pair }, players) =>
    `Le duel est à égalité : le jugement de Dieu décide entre ${together(players, pair)}.`,
  tokensThrown: ({ no, thrown }) =>
    thrown === null ? `Le lancer ${no} attend les deux courses.` : `Lancer ${no} : ${throwPhrase(thrown)}.`,
  runBegun: ({ seat, thrown }, players) => {
    const begun = does(players, seat, 'commences ta course', 'commence sa course')
    return thrown === null ? `${begun}.` : `${begun} : ${throwPhrase(thrown)}.`
  },
  touched: ({ seat, touch }, players) => {
    const whose = capital(owned(players, seat, 'ton geste', 'le geste'))
    return touch === null ? `${whose} est enregistré.` : `${whose} : ${touchPhrase(touch)}.`
  },
  touchesShown: ({ pair, right, touches, winner }, players) => {
    const each = pair.map((seat, i) => `${nameOf(players, seat)}, ${verdict(touches[i === 0 ? 0 : 1], right)}`)
    const end =
      winner === null ? 'Personne ne gagne ce lancer' : `${does(players, winner, 'gagnes', 'gagne')} ce lancer`
    return `Il fallait toucher : ${TOKEN_NAMES[right]}. ${capital(each.join(' ; '))}. ${end}.`
  },
  lotDrawn: ({ winner }, players) =>
    winner === players.reader ? 'Le sort te désigne.' : `Le sort désigne ${nameOf(players, winner)}.`,
  duelWon: ({ seat, loser, points, by }, players) => {
    const won = `${does(players, seat, 'gagnes', 'gagne')} le duel contre ${nameOf(players, loser)}`
    return by === 'points' ? `${won} par ${points[0]} à ${points[1]}.` : `${won} par le jugement de Dieu.`
  },
  rewardPaid: ({ seat, coins }, players) =>
    `${does(players, seat, 'reçois', 'reçoit')} ${coinsText(coins)} de la banque.`,
  cardBought: ({ seat, card }, players) => {
    const bought = `${does(players, seat, 'achètes', 'achète')} une carte du tas d’armures`
    return card === null ? `${bought}.` : `${bought} : ${cardName(card)}.`
  },
  purchasePassed: ({ seat }, players) => `${does(players, seat, 'n’achètes', 'n’achète')} rien.`,
  gameEnded,
}

/** 4.5 */
function dealPhrase({ seats, sizes, terms }: Of<'dealStruck'>, players: Players): string {
  if (terms === null) {
    const hands = seats.map(
      (seat, i) => `${counted(sizes[i === 0 ? 0 : 1], 'carte', 'cartes')} pour ${nameOf(players, seat)}`,
    )
    return `${plural(players, seats, 'concluez', 'concluent')} un marché secret. En main : ${listed(hands)}`
  }
  const gets = (seat: Seat, what: string) =>
    seat === players.reader ? `tu reçois ${what}` : `${nameOf(players, seat)} reçoit ${what}`
  return `${plural(players, seats, 'concluez', 'concluent')} un marché : ${gets(terms.taker, goodsPhrase(terms.gives))}, ${gets(terms.offer.giver, priceText(terms))}`
}

function priceText({ wants, fill }: Terms): string {
  if (fill === null) return wantsPhrase(wants)
  return goodsPhrase({ cards: [...wants.cards, ...fill].toSorted((a, b) => a - b), coins: wants.coins })
}

function weaponTurned({ weapon, pair, cards, winner }: Of<'weaponTurned'>, players: Players): string {
  const head = capital(WEAPON_NAMES[weapon])
  if (winner === null) return `${head} : joker contre joker, pas de point.`
  const [won, lost] = winner === pair[0] ? ([0, 1] as const) : ([1, 0] as const)
  const side = (i: 0 | 1) => {
    const value = cards[i] === JOKER ? 'joker' : `${worthOf(cards[i])}`
    return owned(players, pair[i], `ton ${value}`, `le ${value}`)
  }
  return `${head} : ${side(won)} bat ${side(lost)}.`
}

function touchPhrase({ token, ms }: Touch): string {
  if (token === null || ms === null) return 'rien à temps'
  const early = ms < FALSE_START_BELOW ? ', faux départ' : ''
  return `${TOKEN_NAMES[token]} après ${ms} ms${early}`
}

function verdict(touch: Touch, right: Token): string {
  const { token, ms } = touch
  const isWrong = token !== null && token !== right && ms !== null && ms >= FALSE_START_BELOW
  return `${touchPhrase(touch)}${measurePhrase(touch)}${isWrong ? ', faux' : ''}`
}

/** 7.3 */
function measurePhrase({ measured }: Touch): string {
  if (measured === null) return ''
  const { claimed, span, allowance } = measured
  return ` (annoncé ${claimed}, écoulé ${span}, tolérance ${allowance})`
}

function gameEnded({ lastKnight, purses, places }: Of<'gameEnded'>, players: Players): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []))
  const coins = coinsText(purses[winners[0] ?? 0] ?? 0)
  const end =
    lastKnight === null
      ? 'Il n’y a plus de chevalier'
      : `${does(players, lastKnight, 'es', 'est')} le dernier chevalier en lice`
  const won =
    winners.length === 1 && winners[0] !== undefined
      ? `${does(players, winners[0], 'gagnes', 'gagne')} avec ${coins}`
      : `${capital(together(players, winners))}${plural(players, winners, 'partagez', 'partagent')} la victoire avec ${coins} chacun`
  return `${end}. ${won}.`
}

const questions: TournamentSentences['questions'] = {
  draft: () => 'Choisis une des cartes ouvertes.',
  barter: ({ ready }) =>
    ready === true
      ? 'Tu as dit « prêt ». Tu peux encore répondre aux offres, ou revenir dessus.'
      : 'Troc : fais des offres, réponds aux offres, ou dis que tu as fini.',
  announcement: ({ round }) => `Manche ${round} : restes-tu au combat, ou te retires-tu ?`,
  lay: ({ opponent }, players) =>
    `Pose quatre cartes${typeof opponent === 'number' ? ` contre ${nameOf(players, opponent)}` : ''}.`,
  judgement: ({ no }) => `Jugement de Dieu, lancer ${no} : commence ta course.`,
  purchase: () => 'Acheter une carte du tas d’armures sans la voir ?',
}

const actions: TournamentSentences['actions'] = {
  draft: ({ card }) => `choisir ${theCard(card)}`,
  offer: ({ audience, gives, wants }, players) => termsPhrase(INFINITIVES, audience, gives, wants, players),
  counter: ({ offer, gives, wants }, players) =>
    `répondre à ${offerName(offer, players)} : ${termsPhrase(INFINITIVES, [offer.giver], gives, wants, players)}`,
  accept: ({ offer, fill }, players) =>
    `accepter ${offerName(offer, players)}${fill.length === 0 ? '' : ` avec ${equipment(fill)}`}`,
  decline: ({ offer, reason }, players) => `refuser ${offerName(offer, players)}${because(reason)}`,
  withdraw: ({ offer }, players) => `retirer ${offerName(offer, players)}`,
  lay: ({ cards }) => `poser ${equipment(cards)}`,
  throwTokens: ({ shown }) =>
    shown === 'both' ? 'lancer les jetons pour les deux à la fois' : 'lancer les jetons pour chacun à part',
  touch: (touch, players) =>
    `noter ${owned(players, touch.seat, 'ton geste', 'le geste')} : ${touchPhrase(touch)}${measurePhrase(touch)}`,
  touchAsBot: ({ seat, level }, players) =>
    `faire toucher un jeton par ${nameOf(players, seat)} comme ${LEVEL_NAMES[level]}`,
  ready: () => 'dire « prêt »',
  takeReadyBack: () => 'revenir sur « prêt »',
  stay: () => 'rester au combat',
  retire: () => 'se retirer du combat',
  buy: () => 'acheter une carte du tas',
  pass: () => 'ne rien acheter',
  beginRun: () => 'commencer la course',
  endBarter: () => 'mettre fin au troc',
}

const options: TournamentSentences['options'] = {
  draft: { label: 'Choix des armes', hint: 'Certaines cartes sont posées face visible et choisies une à une (2.4).' },
  lowestValue: {
    label: 'Valeurs des cartes',
    hint: 'Au choix de trois à cinq joueurs. Le texte en donne des exemples à trois et à cinq (2.1).',
    number: valuesText,
  },
  startCoins: { label: 'Pièces au départ', hint: 'Pour chaque joueur (2.2).', number: coinsText },
  openPurse: { label: 'Bourses ouvertes', hint: 'Tout le monde voit les pièces de chacun (1.2).' },
  barterSeconds: {
    label: 'Durée du troc',
    hint: 'Aux tables en direct (4.4).',
    number: (seconds) => (seconds === 0 ? 'sans limite' : timeText(seconds)),
  },
  judgementByLot: {
    label: 'Jugement de Dieu par tirage au sort',
    hint: 'Un tirage équitable au lieu de la course (7.3).',
  },
  barterTimes: {
    label: 'Troc',
    hint: 'Le texte dit les deux : « Chaque tour […] commence toujours par un troc » et « avant chaque duel, on procède à un tour de troc ». Chaque duel a alors aussi son annonce (3.1).',
    values: { round: 'une fois par manche', duel: 'avant chaque duel' },
  },
  outfitCheck: {
    label: 'L’annonce contrôle',
    hint: 'Le texte : « Le joueur qui ne possède pas d’équipement complet, au moment de cette annonce, est exclu ». Un chevalier exempt n’a pas de duel pour lequel s’équiper (5.2).',
    values: { duellists: 'les chevaliers qui ont un duel', all: 'tous les chevaliers, même exempts' },
  },
  winner: {
    label: 'Le vainqueur',
    hint: 'Le texte : « celui qui a amassé la plus grosse fortune en combattant ». En lice : jusqu’à la dernière annonce (8.1).',
    values: { richest: 'le plus riche de tous', fighting: 'le plus riche encore en lice' },
  },
  edition: {
    label: 'Valeurs imprimées',
    hint: 'Ce qui est imprimé sur les cartes de déroulement, les petits jetons et les pièces (1.2 à 1.4).',
    values: { reconstructed: 'reconstituées' },
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
  score: 'Pièces',
  unit: (count) => (count < 2 ? 'pièce' : 'pièces'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
})

export const words = (): TournamentWords => own
