/* The tournament in English. */
import type { Seat } from '@logres/kernel'
import type { Company } from '@logres/words'
import { capital, counted, does, listed, nameOf, whose } from '@logres/words/en'
import { type Event, FALSE_START_BELOW, JOKER, type Terms, type Token, type Touch, worthOf } from '../rules/index.ts'
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
import { type TournamentNames, type TournamentSentences, type TournamentWords, tournamentWords } from './sentences.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const events: TournamentSentences['events'] = {
  cardDrafted: ({ seat, card }, company) => `${does(company, seat, 'pick')} ${withArticle(card)}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  barterBegan: () => 'The barter begins.',
  offerMade: ({ offer, gives, wants, answers }, company) => {
    const said = offerPhrase({ name: offer, gives, wants }, company)
    return answers === null ? `${said}.` : `${said}, in answer to ${offerName(answers, company)}.`
  },
  offerDeclined: ({ offer, seat }, company) => `${does(company, seat, 'decline')} ${offerName(offer, company)}.`,
  offerWithdrawn: ({ offer }, company) => `${capital(offerName(offer, company))} is off the market.`,
  dealStruck: (event, company) => `${capital(seatNames(event.seats, company))} ${dealPhrase(event, company)}.`,
  readySaid: ({ seat }, company) => `${does(company, seat, 'are', 'is')} ready.`,
  readyTakenBack: ({ seat }, company) => `${does(company, seat, 'are', 'is')} no longer ready.`,
  barterEnded: ({ by }) => (by === 'ready' ? 'Everyone is ready: the barter ends.' : 'Time is up: the barter ends.'),
  answered: ({ seat, answer }, company) =>
    answer === null ? `${does(company, seat, 'have', 'has')} answered.` : `${does(company, seat, 'say')} "${answer}".`,
  announced: ({ out }, company) =>
    out.length === 0
      ? 'Nobody leaves the lists.'
      : `${capital(seatNames(out, company))} ${isOne(out, company) ? 'is' : 'are'} out of the lists.`,
  bannersDealt: ({ banners }, company) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${nameOf(company, seat)} ${banner}`))
    return `The banners are dealt again: ${listed(held)}.`
  },
  duelBegan: ({ pair }, company) => `Duel: ${nameOf(company, pair[0])} against ${nameOf(company, pair[1])}.`,
  equipmentLaid: ({ seat, cards }, company) =>
    cards === null
      ? `${does(company, seat, 'have', 'has')} laid four cards.`
      : `${does(company, seat, 'lay')} ${equipment(cards)}.`,
  weaponTurned,
  cardDestroyed: ({ seat, card }, company) =>
    `${capital(whose(company, seat))} ${cardName(card)} goes to the armour heap.`,
  cardWon: ({ seat, from, card }, company) =>
    `${does(company, seat, 'take')} ${withArticle(card)} from ${nameOf(company, from)}.`,
  judgementCalled: ({ pair }, company) =>
    `The duel is tied: the judgement of God decides between ${seatNames(pair, company)}.`,
  tokensThrown: ({ no, thrown }) =>
    thrown === null ? `Throw ${no} is waiting for both runs.` : `Throw ${no}: ${throwPhrase(thrown)}.`,
  runBegun: ({ seat, thrown }, company) =>
    thrown === null
      ? `${does(company, seat, 'start')} the run.`
      : `${does(company, seat, 'start')} the run: ${throwPhrase(thrown)}.`,
  touched: ({ seat, touch }, company) =>
    touch === null
      ? `${capital(whose(company, seat))} touch is in.`
      : `${capital(whose(company, seat))} touch: ${touchPhrase(touch)}.`,
  touchesShown: ({ pair, right, touches, winner }, company) => {
    const each = pair.map((seat, i) => `${nameOf(company, seat)} ${verdict(touches[i === 0 ? 0 : 1], right)}`)
    const end = winner === null ? 'Nobody wins this throw' : `The throw goes to ${nameOf(company, winner)}`
    return `The right token was ${TOKEN_NAMES[right]}: ${each.join('; ')}. ${end}.`
  },
  lotDrawn: ({ winner }, company) => `The lot picks ${nameOf(company, winner)}.`,
  duelWon: ({ seat, loser, points, by }, company) => {
    const won = `${does(company, seat, 'win')} the duel against ${nameOf(company, loser)}`
    return by === 'points' ? `${won}, ${points[0]} to ${points[1]}.` : `${won} by the judgement of God.`
  },
  rewardPaid: ({ seat, coins }, company) => `${does(company, seat, 'get')} ${counted(coins, 'coin')} from the bank.`,
  cardBought: ({ seat, card }, company) =>
    card === null
      ? `${does(company, seat, 'buy')} a card from the armour heap.`
      : `${does(company, seat, 'buy')} a card from the armour heap: ${cardName(card)}.`,
  purchasePassed: ({ seat }, company) => `${does(company, seat, 'buy')} nothing.`,
  gameEnded,
}

function withArticle(card: number): string {
  return card === JOKER ? 'a joker' : cardName(card)
}

/** Whether the sentence speaks of one other person: "Bors is", but "you are". */
function isOne(seats: readonly Seat[], { reader }: Company): boolean {
  return seats.length === 1 && seats[0] !== reader
}

/** 4.5 What each got, as far as the reader may know; a secret deal shows only the hands. */
function dealPhrase({ sizes, terms }: Of<'dealStruck'>, company: Company): string {
  if (terms === null) return `make a deal in private and now hold ${sizes[0]} and ${counted(sizes[1], 'card')}`
  const gets = (seat: Seat, what: string) => `${nameOf(company, seat)} get${seat === company.reader ? '' : 's'} ${what}`
  return `make a deal: ${gets(terms.taker, goodsPhrase(terms.gives))}, ${gets(terms.offer.giver, priceText(terms))}`
}

function priceText({ wants, fill }: Terms): string {
  if (fill === null) return wantsPhrase(wants, 'a')
  return goodsPhrase({ cards: [...wants.cards, ...fill].toSorted((a, b) => a - b), coins: wants.coins })
}

function weaponTurned({ weapon, pair, cards, winner }: Of<'weaponTurned'>, company: Company): string {
  const value = (card: number) => (card === JOKER ? 'joker' : `${worthOf(card)}`)
  if (winner === null) return `${capital(weapon)}: joker against joker, no point.`
  const [won, lost] = winner === pair[0] ? [0, 1] : [1, 0]
  const side = (i: number) => `${whose(company, pair[i === 0 ? 0 : 1])} ${value(cards[i === 0 ? 0 : 1])}`
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

function gameEnded({ lastKnight, purses, places }: Of<'gameEnded'>, company: Company): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []))
  const coins = counted(purses[winners[0] ?? 0] ?? 0, 'coin')
  const end = lastKnight === null ? 'No knight is left' : `${does(company, lastKnight, 'are', 'is')} the last knight`
  const won =
    winners.length === 1 && winners[0] !== undefined
      ? `${does(company, winners[0], 'win')} with ${coins}`
      : `${capital(seatNames(winners, company))} share the victory with ${coins} each`
  return `${end}. ${won}.`
}

const questions: TournamentSentences['questions'] = {
  draft: () => 'Pick one of the open cards.',
  barter: ({ ready }) =>
    ready === true
      ? 'You are ready. You can still answer offers, or take it back.'
      : 'Barter: make offers, answer offers, or say you are ready.',
  announcement: ({ round }) => `Round ${round}: do you stay in the lists, or retire?`,
  lay: ({ opponent }, company) =>
    `Lay four cards${typeof opponent === 'number' ? ` against ${nameOf(company, opponent)}` : ''}.`,
  judgement: ({ no }) => `The judgement of God, throw ${no}: start your run.`,
  purchase: () => 'Buy a card from the armour heap, unseen?',
}

const actions: TournamentSentences['actions'] = {
  draft: ({ card }) => `pick ${withArticle(card)}`,
  offer: ({ audience, gives, wants }, company) => termsPhrase('', audience, gives, wants, company),
  counter: ({ offer, gives, wants }, company) =>
    `answer ${offerName(offer, company)}: ${termsPhrase('', [offer.giver], gives, wants, company)}`,
  accept: ({ offer, fill }, company) =>
    `accept ${offerName(offer, company)}${fill.length === 0 ? '' : ` with ${equipment(fill)}`}`,
  decline: ({ offer }, company) => `decline ${offerName(offer, company)}`,
  withdraw: ({ offer }, company) => `withdraw ${offerName(offer, company)}`,
  lay: ({ cards }) => `lay ${equipment(cards)}`,
  throwTokens: ({ shown }) =>
    shown === 'both' ? 'throw the tokens for both at once' : 'throw the tokens for each alone',
  touch: (touch, company) => `enter ${whose(company, touch.seat)} touch: ${touchPhrase(touch)}${measurePhrase(touch)}`,
  touchAsBot: ({ seat, level }, company) => `let ${nameOf(company, seat)} touch as a ${level}`,
  ready: () => 'say you are ready',
  takeReadyBack: () => 'say you are not ready after all',
  stay: () => 'stay in the lists',
  retire: () => 'retire from the lists',
  buy: () => 'buy a card from the heap',
  pass: () => 'buy nothing',
  beginRun: () => 'start the run',
  endBarter: () => 'end the barter',
}

/** 7.3 Whoever has to trust a time may see how it came about. */
function measurePhrase({ measured }: Touch): string {
  if (measured === null) return ''
  const { claimed, span, allowance } = measured
  return ` (claimed ${claimed}, span ${span}, allowance ${allowance})`
}

const options: TournamentSentences['options'] = {
  draft: { label: 'Draft the arms', hint: 'Some of the cards are laid face up and picked one at a time (2.4).' },
  lowestValue: { label: 'Lowest card value', hint: '1; with three players also 7 or 10, with five also 4 (2.1).' },
  startCoins: { label: 'Starting coins', hint: 'What each player starts with (2.2).' },
  openPurse: { label: 'Open purses', hint: 'Everyone can see everyone’s coins (1.2).' },
  barterSeconds: { label: 'Barter time', hint: 'In seconds, at live tables; 0 means no limit (4.4).' },
  judgementByLot: { label: 'Judgement of God by lot', hint: 'A fair random draw instead of the race (7.3).' },
}

const names: TournamentNames = {
  weapons: { shield: 'shield', sword: 'sword', lance: 'lance', armour: 'armour' },
  tokens: TOKEN_NAMES,
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
