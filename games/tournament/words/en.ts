/* The tournament in English. */
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, whose } from '@logres/words/en'
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
import { refusals } from './en/refusals.ts'
import {
  cardName,
  equipment,
  goodsPhrase,
  offerName,
  offerPhrase,
  seatNames,
  TOKEN_NAMES,
  termsPhrase,
  throwPhrase,
  wantsPhrase,
} from './en/things.ts'
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
  tooLittle: 'That is too little',
  cannotSpare: 'I cannot spare that',
  noUse: 'I have no use for it',
  helpsYou: 'That would help you too much',
}

function because(reason: DeclineReason | undefined): string {
  return reason === undefined ? '' : `: "${DECLINES[reason]}"`
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const events: TournamentSentences['events'] = {
  cardDrafted: ({ seat, card }, players) => `${does(players, seat, 'pick')} ${withArticle(card)}.`,
  // 1.3 The first round of a card begins unsaid, unless the card starts again.
  roundBegan: ({ round }) => `Round ${round} begins${round === 1 ? ' again: the sequence card starts over' : ''}.`,
  barterBegan: () => 'The barter begins.',
  offerMade: ({ offer, gives, wants, answers }, players) => {
    const said = offerPhrase({ name: offer, gives, wants }, players)
    return answers === null ? `${said}.` : `${said}, in answer to ${offerName(answers, players)}.`
  },
  offerDeclined: ({ offer, seat, reason }, players) =>
    `${does(players, seat, 'decline')} ${offerName(offer, players)}${because(reason)}.`,
  offerWithdrawn: ({ offer }, players) => `${capital(offerName(offer, players))} is off the market.`,
  dealStruck: (event, players) => `${capital(seatNames(event.seats, players))} ${dealPhrase(event, players)}.`,
  readySaid: ({ seat }, players) => `${does(players, seat, 'are', 'is')} ready.`,
  readyTakenBack: ({ seat }, players) => `${does(players, seat, 'are', 'is')} no longer ready.`,
  barterEnded: ({ by }) => (by === 'ready' ? 'Everyone is ready: the barter ends.' : 'Time is up: the barter ends.'),
  answered: ({ seat, answer }, players) =>
    answer === null ? `${does(players, seat, 'have', 'has')} answered.` : `${does(players, seat, 'say')} "${answer}".`,
  announced: ({ out }, players) =>
    out.length === 0
      ? 'Nobody leaves the lists.'
      : `${capital(seatNames(out, players))} ${isOne(out, players) ? 'is' : 'are'} out of the lists.`,
  bannersDealt: ({ banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${nameOf(players, seat)} ${banner}`))
    return `The banners are dealt again: ${listed(held)}.`
  },
  duelBegan: ({ pair }, players) => `Duel: ${nameOf(players, pair[0])} against ${nameOf(players, pair[1])}.`,
  equipmentLaid: ({ seat, cards }, players) =>
    cards === null
      ? `${does(players, seat, 'have', 'has')} laid four cards.`
      : `${does(players, seat, 'lay')} ${equipment(cards)}.`,
  weaponTurned,
  cardDestroyed: ({ seat, card }, players) =>
    `${capital(whose(players, seat))} ${cardName(card)} goes to the armour heap.`,
  cardWon: ({ seat, from, card }, players) =>
    `${does(players, seat, 'take')} ${withArticle(card)} from ${nameOf(players, from)}.`,
  judgementCalled: ({ pair }, players) =>
    `The duel is tied: the judgement of God decides between ${seatNames(pair, players)}.`,
  tokensThrown: ({ no, thrown }) =>
    thrown === null ? `Throw ${no} is waiting for both runs.` : `Throw ${no}: ${throwPhrase(thrown)}.`,
  runBegun: ({ seat, thrown }, players) =>
    thrown === null
      ? `${does(players, seat, 'start')} the run.`
      : `${does(players, seat, 'start')} the run: ${throwPhrase(thrown)}.`,
  touched: ({ seat, touch }, players) =>
    touch === null
      ? `${capital(whose(players, seat))} touch is in.`
      : `${capital(whose(players, seat))} touch: ${touchPhrase(touch)}.`,
  touchesShown: ({ pair, right, touches, winner }, players) => {
    const each = pair.map((seat, i) => `${nameOf(players, seat)} ${verdict(touches[i === 0 ? 0 : 1], right)}`)
    const end = winner === null ? 'Nobody wins this throw' : `The throw goes to ${nameOf(players, winner)}`
    return `The right token was ${TOKEN_NAMES[right]}: ${each.join('; ')}. ${end}.`
  },
  lotDrawn: ({ winner }, players) => `The lot picks ${nameOf(players, winner)}.`,
  duelWon: ({ seat, loser, points, by }, players) => {
    const won = `${does(players, seat, 'win')} the duel against ${nameOf(players, loser)}`
    return by === 'points' ? `${won}, ${points[0]} to ${points[1]}.` : `${won} by the judgement of God.`
  },
  rewardPaid: ({ seat, coins }, players) => `${does(players, seat, 'get')} ${counted(coins, 'coin')} from the bank.`,
  cardBought: ({ seat, card }, players) =>
    card === null
      ? `${does(players, seat, 'buy')} a card from the armour heap.`
      : `${does(players, seat, 'buy')} a card from the armour heap: ${cardName(card)}.`,
  purchasePassed: ({ seat }, players) => `${does(players, seat, 'buy')} nothing.`,
  gameEnded,
}

function withArticle(card: number): string {
  return card === JOKER ? 'a joker' : cardName(card)
}

/** Whether the sentence speaks of one other person: "Bors is", but "you are". */
function isOne(seats: readonly Seat[], { reader }: Players): boolean {
  return seats.length === 1 && seats[0] !== reader
}

/** 4.5 What each got, as far as the reader may know; a secret deal shows only the hands. */
function dealPhrase({ sizes, terms }: Of<'dealStruck'>, players: Players): string {
  if (terms === null) return `make a deal in private and now hold ${sizes[0]} and ${counted(sizes[1], 'card')}`
  const gets = (seat: Seat, what: string) => `${nameOf(players, seat)} get${seat === players.reader ? '' : 's'} ${what}`
  return `make a deal: ${gets(terms.taker, goodsPhrase(terms.gives))}, ${gets(terms.offer.giver, priceText(terms))}`
}

function priceText({ wants, fill }: Terms): string {
  if (fill === null) return wantsPhrase(wants, 'a')
  return goodsPhrase({ cards: [...wants.cards, ...fill].toSorted((a, b) => a - b), coins: wants.coins })
}

function weaponTurned({ weapon, pair, cards, winner }: Of<'weaponTurned'>, players: Players): string {
  const value = (card: number) => (card === JOKER ? 'joker' : `${worthOf(card)}`)
  if (winner === null) return `${capital(weapon)}: joker against joker, no point.`
  const [won, lost] = winner === pair[0] ? [0, 1] : [1, 0]
  const side = (i: number) => `${whose(players, pair[i === 0 ? 0 : 1])} ${value(cards[i === 0 ? 0 : 1])}`
  return `${capital(weapon)}: ${side(won)} beats ${side(lost)}.`
}

/** "cup after 430 ms", "nothing" */
function touchPhrase({ token, ms }: Touch): string {
  if (token === null || ms === null) return 'nothing in time'
  const early = ms < FALSE_START_BELOW ? ', a false start' : ''
  return `${TOKEN_NAMES[token]} after ${ms} ms${early}`
}

function verdict(touch: Touch, right: Token): string {
  const { token, ms } = touch
  const isWrong = token !== null && token !== right && ms !== null && ms >= FALSE_START_BELOW
  return `${touchPhrase(touch)}${measurePhrase(touch)}${isWrong ? ', wrong' : ''}`
}

function gameEnded({ lastKnight, purses, places }: Of<'gameEnded'>, players: Players): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []))
  const coins = counted(purses[winners[0] ?? 0] ?? 0, 'coin')
  const end = lastKnight === null ? 'No knight is left' : `${does(players, lastKnight, 'are', 'is')} the last knight`
  const won =
    winners.length === 1 && winners[0] !== undefined
      ? `${does(players, winners[0], 'win')} with ${coins}`
      : `${capital(seatNames(winners, players))} share the victory with ${coins} each`
  return `${end}. ${won}.`
}

const questions: TournamentSentences['questions'] = {
  draft: () => 'Pick one of the open cards.',
  barter: ({ ready }) =>
    ready === true
      ? 'You are ready. You can still answer offers, or take it back.'
      : 'Barter: make offers, answer offers, or say you are ready.',
  announcement: ({ round }) => `Round ${round}: do you stay in the lists, or retire?`,
  lay: ({ opponent }, players) =>
    `Lay four cards${typeof opponent === 'number' ? ` against ${nameOf(players, opponent)}` : ''}.`,
  judgement: ({ no }) => `The judgement of God, throw ${no}: start your run.`,
  purchase: () => 'Buy a card from the armour heap, unseen?',
}

const actions: TournamentSentences['actions'] = {
  draft: ({ card }) => `pick ${withArticle(card)}`,
  offer: ({ audience, gives, wants }, players) => termsPhrase('', audience, gives, wants, players),
  counter: ({ offer, gives, wants }, players) =>
    `answer ${offerName(offer, players)}: ${termsPhrase('', [offer.giver], gives, wants, players)}`,
  accept: ({ offer, fill }, players) =>
    `accept ${offerName(offer, players)}${fill.length === 0 ? '' : ` with ${equipment(fill)}`}`,
  decline: ({ offer, reason }, players) => `decline ${offerName(offer, players)}${because(reason)}`,
  withdraw: ({ offer }, players) => `withdraw ${offerName(offer, players)}`,
  lay: ({ cards }) => `lay ${equipment(cards)}`,
  throwTokens: ({ shown }) =>
    shown === 'both' ? 'throw the tokens for both at once' : 'throw the tokens for each alone',
  touch: (touch, players) => `enter ${whose(players, touch.seat)} touch: ${touchPhrase(touch)}${measurePhrase(touch)}`,
  touchAsBot: ({ seat, level }, players) => `let ${nameOf(players, seat)} touch as a ${level}`,
  ready: () => 'say you are ready',
  takeReadyBack: () => 'say you are not ready after all',
  stay: () => 'stay in the lists',
  retire: () => 'retire from the lists',
  buy: () => 'buy a card from the heap',
  pass: () => 'buy nothing',
  beginRun: () => 'start the run',
  endBarter: () => 'end the barter',
}

/** 7.3 How a time was measured, for people who want to check it. */
function measurePhrase({ measured }: Touch): string {
  if (measured === null) return ''
  const { claimed, span, allowance } = measured
  return ` (claimed ${claimed}, span ${span}, allowance ${allowance})`
}

const options: TournamentSentences['options'] = {
  draft: { label: 'Draft the arms', hint: 'Some of the cards are laid face up and picked one at a time (2.4).' },
  lowestValue: {
    label: 'Card values',
    hint: 'With three to five players there is a choice. The text names ranges for three and for five, as examples (2.1).',
    number: valuesText,
  },
  startCoins: {
    label: 'Starting coins',
    hint: 'What each player starts with (2.2).',
    number: (count) => counted(count, 'coin'),
  },
  openPurse: { label: 'Open purses', hint: 'Everyone can see everyone’s coins (1.2).' },
  barterSeconds: {
    label: 'Barter time',
    hint: 'At live tables (4.4).',
    number: (seconds) => (seconds === 0 ? 'no limit' : timeText(seconds)),
  },
  judgementByLot: { label: 'Judgement of God by lot', hint: 'A fair random draw instead of the race (7.3).' },
  barterTimes: {
    label: 'Barter',
    hint: 'The text says both: « Chaque tour […] commence toujours par un troc » and « avant chaque duel, on procède à un tour de troc ». Then each duel has its own announcement too (3.1).',
    values: { round: 'once a round', duel: 'before each duel' },
  },
  outfitCheck: {
    label: 'The announcement checks',
    hint: 'The text: « Le joueur qui ne possède pas d’équipement complet, au moment de cette annonce, est exclu ». Knights with a bye have no duel to show an outfit for (5.2).',
    values: { duellists: 'knights who have a duel', all: 'all knights, with a bye too' },
  },
  winner: {
    label: 'The winner',
    hint: 'The text: « celui qui a amassé la plus grosse fortune en combattant ». Still fighting means: in the lists until the last announcement (8.1).',
    values: { richest: 'the richest of all', fighting: 'the richest still fighting' },
  },
  edition: {
    label: 'Printed values',
    hint: 'What is printed on sequence cards, small tokens and coins (1.2 to 1.4).',
    values: { reconstructed: 'reconstructed' },
  },
}

const names: TournamentNames = {
  weapons: { shield: 'shield', sword: 'sword', lance: 'lance', armour: 'armour' },
  tokens: TOKEN_NAMES,
  declines: DECLINES,
  card: cardName,
  offer: offerPhrase,
  coins: (count) => counted(count, 'coin'),
}

const own = tournamentWords({
  score: 'Coins',
  unit: (count) => (count === 1 ? 'coin' : 'coins'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
})

export const words = (): TournamentWords => own
