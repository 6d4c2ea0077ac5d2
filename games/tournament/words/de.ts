/* Das Turnier auf Deutsch. */
import type { Seat } from '@logres/kernel'
import type { Company } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/de'
import { type Event, FALSE_START_BELOW, JOKER, type Terms, type Token, type Touch, worthOf } from '../rules/index.ts'
import { refusals } from './de/refusals.ts'
import {
  aCard,
  cardName,
  coinsText,
  equipment,
  goodsPhrase,
  LEVEL_NAMES,
  offerName,
  offerPhrase,
  ownedCard,
  TOKEN_NAMES,
  termsPhrase,
  throwPhrase,
  WEAPON_NAMES,
  wantsPhrase,
} from './de/things.ts'
import { type TournamentNames, type TournamentSentences, type TournamentWords, tournamentWords } from './sentences.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const events: TournamentSentences['events'] = {
  cardDrafted: ({ seat, card }, company) => `${does(company, seat, 'wählst', 'wählt')} ${aCard(card)}.`,
  roundBegan: ({ round }) => `Runde ${round} beginnt.`,
  barterBegan: () => 'Der Tausch beginnt.',
  offerMade: ({ offer, gives, wants, answers }, company) => {
    const said = offerPhrase({ name: offer, gives, wants }, company)
    return answers === null ? `${said}.` : `${said}, als Antwort auf ${offerName(answers, company)}.`
  },
  offerDeclined: ({ offer, seat }, company) =>
    `${does(company, seat, 'lehnst', 'lehnt')} ${offerName(offer, company)} ab.`,
  offerWithdrawn: ({ offer }, company) => `${capital(offerName(offer, company))} gilt nicht mehr.`,
  dealStruck: (event, company) => `${capital(together(company, event.seats))} ${dealPhrase(event, company)}.`,
  readySaid: ({ seat }, company) => `${does(company, seat, 'bist', 'ist')} bereit.`,
  readyTakenBack: ({ seat }, company) => `${does(company, seat, 'bist', 'ist')} nicht mehr bereit.`,
  barterEnded: ({ by }) =>
    by === 'ready' ? 'Alle sind bereit: Der Tausch endet.' : 'Die Zeit ist um: Der Tausch endet.',
  answered: ({ seat, answer }, company) => {
    if (answer === null) return `${does(company, seat, 'hast', 'hat')} geantwortet.`
    return answer === 'stay'
      ? `${does(company, seat, 'bleibst', 'bleibt')}.`
      : `${does(company, seat, 'ziehst dich', 'zieht sich')} zurück.`
  },
  announced: ({ out }, company) => {
    const [only] = out
    if (only === undefined) return 'Niemand verlässt den Kampf.'
    if (out.length === 1) return `${does(company, only, 'scheidest', 'scheidet')} aus dem Kampf aus.`
    return `${capital(together(company, out))} ${plural(company, out, 'scheidet', 'scheiden')} aus dem Kampf aus.`
  },
  bannersDealt: ({ banners }, company) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${nameOf(company, seat)} ${banner}`))
    return `Die Wappen werden neu verteilt: ${listed(held)}.`
  },
  duelBegan: ({ pair }, company) =>
    `Zweikampf: ${nameOf(company, pair[0])} gegen ${nameOf(company, pair[1], 'accusative')}.`,
  equipmentLaid: ({ seat, cards }, company) =>
    cards === null
      ? `${does(company, seat, 'hast', 'hat')} vier Karten gelegt.`
      : `${does(company, seat, 'legst', 'legt')} ${equipment(cards)}.`,
  weaponTurned,
  cardDestroyed: ({ seat, card }, company) =>
    `${capital(ownedCard(company, seat, card))} kommt auf den Rüstungshaufen.`,
  cardWon: ({ seat, from, card }, company) =>
    `${does(company, seat, 'nimmst', 'nimmt')} ${nameOf(company, from, 'dative')} ${aCard(card)} ab.`,
  judgementCalled: ({ pair }, company) => {
    const both = listed(pair.map((seat) => nameOf(company, seat, 'dative')))
    return `Der Zweikampf steht gleich: Das Gottesurteil entscheidet zwischen ${both}.`
  },
  tokensThrown: ({ no, thrown }) =>
    thrown === null ? `Wurf ${no} wartet auf beide Läufe.` : `Wurf ${no}: ${throwPhrase(thrown)}.`,
  runBegun: ({ seat, thrown }, company) => {
    const begun = does(company, seat, 'beginnst deinen Lauf', 'beginnt den Lauf')
    return thrown === null ? `${begun}.` : `${begun}: ${throwPhrase(thrown)}.`
  },
  touched: ({ seat, touch }, company) => {
    const whose = capital(owned(company, seat, 'dein Griff', 'der Griff'))
    return touch === null ? `${whose} ist getan.` : `${whose}: ${touchPhrase(touch)}.`
  },
  touchesShown: ({ pair, right, touches, winner }, company) => {
    const each = pair.map((seat, i) => `${nameOf(company, seat)}: ${verdict(touches[i === 0 ? 0 : 1], right)}`)
    const end =
      winner === null ? 'Niemand gewinnt diesen Wurf' : `${does(company, winner, 'gewinnst', 'gewinnt')} diesen Wurf`
    return `Richtig: ${TOKEN_NAMES[right]}. ${capital(each.join('; '))}. ${end}.`
  },
  lotDrawn: ({ winner }, company) => `Das Los fällt auf ${nameOf(company, winner, 'accusative')}.`,
  duelWon: ({ seat, loser, points, by }, company) => {
    const won = `${does(company, seat, 'gewinnst', 'gewinnt')} den Zweikampf gegen ${nameOf(company, loser, 'accusative')}`
    return by === 'points' ? `${won} mit ${points[0]} zu ${points[1]}.` : `${won} durch das Gottesurteil.`
  },
  rewardPaid: ({ seat, coins }, company) =>
    `${does(company, seat, 'erhältst', 'erhält')} ${coinsText(coins)} aus der Bank.`,
  cardBought: ({ seat, card }, company) => {
    const bought = `${does(company, seat, 'kaufst', 'kauft')} eine Karte vom Rüstungshaufen`
    return card === null ? `${bought}.` : `${bought}: ${cardName(card)}.`
  },
  purchasePassed: ({ seat }, company) => `${does(company, seat, 'kaufst', 'kauft')} nichts.`,
  gameEnded,
}

/** 4.5 */
function dealPhrase({ seats, sizes, terms }: Of<'dealStruck'>, company: Company): string {
  const strike = plural(company, seats, 'schließt', 'schließen')
  if (terms === null) {
    const hands = seats.map((seat, i) => {
      const size = counted(sizes[i === 0 ? 0 : 1], 'Karte', 'Karten')
      return `${nameOf(company, seat)} mit ${size}`
    })
    return `${strike} insgeheim einen Handel. Danach: ${listed(hands)}`
  }
  const gets = (seat: Seat, what: string) =>
    `${nameOf(company, seat)} ${seat === company.reader ? 'erhältst' : 'erhält'} ${what}`
  return `${strike} einen Handel: ${capital(gets(terms.taker, goodsPhrase(terms.gives)))}, ${gets(terms.offer.giver, priceText(terms))}`
}

function priceText({ wants, fill }: Terms): string {
  if (fill === null) return wantsPhrase(wants)
  return goodsPhrase({ cards: [...wants.cards, ...fill].toSorted((a, b) => a - b), coins: wants.coins })
}

function weaponTurned({ weapon, pair, cards, winner }: Of<'weaponTurned'>, company: Company): string {
  const head = WEAPON_NAMES[weapon]
  if (winner === null) return `${head}: Joker gegen Joker, kein Punkt.`
  const [won, lost] = winner === pair[0] ? ([0, 1] as const) : ([1, 0] as const)
  const side = (i: 0 | 1, yourJoker: string, aJoker: string) =>
    cards[i] === JOKER
      ? owned(company, pair[i], yourJoker, aJoker)
      : owned(company, pair[i], `deine ${worthOf(cards[i])}`, `die ${worthOf(cards[i])}`)
  return `${head}: ${capital(side(won, 'dein Joker', 'der Joker'))} schlägt ${side(lost, 'deinen Joker', 'den Joker')}.`
}

/** „Kelch nach 430 ms“ */
function touchPhrase({ token, ms }: Touch): string {
  if (token === null || ms === null) return 'nichts zur rechten Zeit'
  const early = ms < FALSE_START_BELOW ? ', ein Fehlstart' : ''
  return `${TOKEN_NAMES[token]} nach ${ms} ms${early}`
}

function verdict(touch: Touch, right: Token): string {
  const { token, ms } = touch
  const isWrong = token !== null && token !== right && ms !== null && ms >= FALSE_START_BELOW
  return `${touchPhrase(touch)}${measurePhrase(touch)}${isWrong ? ', falsch' : ''}`
}

/** 7.3 */
function measurePhrase({ measured }: Touch): string {
  if (measured === null) return ''
  const { claimed, span, allowance } = measured
  return ` (gemeldet ${claimed}, Spanne ${span}, Zugabe ${allowance})`
}

function gameEnded({ lastKnight, purses, places }: Of<'gameEnded'>, company: Company): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []))
  const coins = coinsText(purses[winners[0] ?? 0] ?? 0)
  const end =
    lastKnight === null ? 'Kein Ritter ist mehr übrig' : `${does(company, lastKnight, 'bist', 'ist')} der letzte Ritter`
  const won =
    winners.length === 1 && winners[0] !== undefined
      ? `${does(company, winners[0], 'gewinnst', 'gewinnt')} mit ${coins}`
      : `${capital(together(company, winners))} ${plural(company, winners, 'teilt', 'teilen')} den Sieg mit je ${coins}`
  return `${end}. ${won}.`
}

const questions: TournamentSentences['questions'] = {
  draft: () => 'Wähle eine der offenen Karten.',
  barter: ({ ready }) =>
    ready === true
      ? 'Du bist bereit. Du kannst noch auf Angebote antworten oder „bereit“ zurücknehmen.'
      : 'Tausch: Mach Angebote, antworte auf Angebote, oder sag, dass du bereit bist.',
  announcement: ({ round }) => `Runde ${round}: Bleibst du im Kampf, oder ziehst du dich zurück?`,
  lay: ({ opponent }, company) =>
    `Lege vier Karten${typeof opponent === 'number' ? ` gegen ${nameOf(company, opponent, 'accusative')}` : ''}.`,
  judgement: ({ no }) => `Gottesurteil, Wurf ${no}: Beginne deinen Lauf.`,
  purchase: () => 'Ungesehen eine Karte vom Rüstungshaufen kaufen?',
}

const actions: TournamentSentences['actions'] = {
  draft: ({ card }) => `${aCard(card)} wählen`,
  offer: ({ audience, gives, wants }, company) => termsPhrase(audience, gives, wants, company),
  counter: ({ offer, gives, wants }, company) =>
    `auf ${offerName(offer, company)} antworten: ${termsPhrase([offer.giver], gives, wants, company)}`,
  accept: ({ offer, fill }, company) =>
    `${offerName(offer, company)}${fill.length === 0 ? '' : ` mit ${listed(fill.map(cardName))}`} annehmen`,
  decline: ({ offer }, company) => `${offerName(offer, company)} ablehnen`,
  withdraw: ({ offer }, company) => `${offerName(offer, company)} zurückziehen`,
  lay: ({ cards }) => `${equipment(cards)} legen`,
  throwTokens: ({ shown }) =>
    shown === 'both' ? 'die Marken für beide zugleich werfen' : 'die Marken für jeden einzeln werfen',
  touch: (touch, company) =>
    `${owned(company, touch.seat, 'deinen Griff', 'den Griff')} eintragen: ${touchPhrase(touch)}${measurePhrase(touch)}`,
  touchAsBot: ({ seat, level }, company) =>
    `${nameOf(company, seat, 'accusative')} zugreifen lassen: Stärke ${LEVEL_NAMES[level]}`,
  ready: () => '„bereit“ sagen',
  takeReadyBack: () => '„bereit“ zurücknehmen',
  stay: () => 'im Kampf bleiben',
  retire: () => 'sich aus dem Kampf zurückziehen',
  buy: () => 'eine Karte vom Haufen kaufen',
  pass: () => 'nichts kaufen',
  beginRun: () => 'den Lauf beginnen',
  endBarter: () => 'den Tausch beenden',
}

const options: TournamentSentences['options'] = {
  draft: { label: 'Waffen draften', hint: 'Ein Teil der Karten liegt offen und wird der Reihe nach genommen (2.4).' },
  lowestValue: { label: 'Kleinster Wert im Spiel', hint: '1; zu dritt auch 7 oder 10, zu fünft auch 4 (2.1).' },
  startCoins: { label: 'Münzen zu Beginn', hint: 'Für jeden Spieler (2.2).' },
  openPurse: { label: 'Offene Börsen', hint: 'Alle sehen die Münzen aller (1.2).' },
  barterSeconds: { label: 'Dauer des Tauschs', hint: 'In Sekunden, an Live-Tischen; 0: kein Limit (4.4).' },
  judgementByLot: { label: 'Gottesurteil durch Los', hint: 'Ein faires Los statt des Wettgreifens (7.3).' },
}

const names: TournamentNames = {
  weapons: WEAPON_NAMES,
  tokens: TOKEN_NAMES,
  card: cardName,
  offer: offerPhrase,
  coins: coinsText,
}

const own = tournamentWords({
  score: 'Münzen',
  unit: (count) => (count === 1 ? 'Münze' : 'Münzen'),
  events,
  questions,
  actions,
  refusals,
  options,
  names,
})

export const words = (): TournamentWords => own
