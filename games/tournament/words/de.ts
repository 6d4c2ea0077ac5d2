/* Das Turnier auf Deutsch. */
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/de'
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
  tooLittle: 'Das ist zu wenig',
  cannotSpare: 'Das kann ich nicht entbehren',
  noUse: 'Dafür habe ich keine Verwendung',
  helpsYou: 'Das würde dir zu viel nützen',
}

function because(reason: DeclineReason | undefined): string {
  return reason === undefined ? '' : `: „${DECLINES[reason]}“`
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const events: TournamentSentences['events'] = {
  cardDrafted: ({ seat, card }, players) => `${does(players, seat, 'wählst', 'wählt')} ${aCard(card)}.`,
  roundBegan: ({ round }) =>
    round === 1 ? 'Die Turnierverlaufskarte beginnt wieder mit Runde 1.' : `Runde ${round} beginnt.`,
  barterBegan: () => 'Der Tausch beginnt.',
  offerMade: ({ offer, gives, wants, answers }, players) => {
    const said = offerPhrase({ name: offer, gives, wants }, players)
    return answers === null ? `${said}.` : `${said}, als Antwort auf ${offerName(answers, players)}.`
  },
  offerDeclined: ({ offer, seat, reason }, players) =>
    `${does(players, seat, 'lehnst', 'lehnt')} ${offerName(offer, players)} ab${because(reason)}.`,
  offerWithdrawn: ({ offer }, players) => `${capital(offerName(offer, players))} gilt nicht mehr.`,
  dealStruck: (event, players) => `${capital(together(players, event.seats))} ${dealPhrase(event, players)}.`,
  readySaid: ({ seat }, players) => `${does(players, seat, 'bist', 'ist')} bereit.`,
  readyTakenBack: ({ seat }, players) => `${does(players, seat, 'bist', 'ist')} nicht mehr bereit.`,
  barterEnded: ({ by }) =>
    by === 'ready' ? 'Alle sind bereit: Der Tausch endet.' : 'Die Zeit ist um: Der Tausch endet.',
  answered: ({ seat, answer }, players) => {
    if (answer === null) return `${does(players, seat, 'hast', 'hat')} geantwortet.`
    return answer === 'stay'
      ? `${does(players, seat, 'bleibst', 'bleibt')}.`
      : `${does(players, seat, 'ziehst dich', 'zieht sich')} zurück.`
  },
  announced: ({ out }, players) => {
    const [only] = out
    if (only === undefined) return 'Niemand verlässt den Kampf.'
    if (out.length === 1) return `${does(players, only, 'scheidest', 'scheidet')} aus dem Kampf aus.`
    return `${capital(together(players, out))} ${plural(players, out, 'scheidet', 'scheiden')} aus dem Kampf aus.`
  },
  bannersDealt: ({ banners }, players) => {
    const held = banners.flatMap((banner, seat) => (banner === null ? [] : `${nameOf(players, seat)} ${banner}`))
    return `Die Wappen werden neu verteilt: ${listed(held)}.`
  },
  duelBegan: ({ pair }, players) =>
    `Zweikampf: ${nameOf(players, pair[0])} gegen ${nameOf(players, pair[1], 'accusative')}.`,
  equipmentLaid: ({ seat, cards }, players) =>
    cards === null
      ? `${does(players, seat, 'hast', 'hat')} vier Karten gelegt.`
      : `${does(players, seat, 'legst', 'legt')} ${equipment(cards)}.`,
  weaponTurned,
  cardDestroyed: ({ seat, card }, players) =>
    `${capital(ownedCard(players, seat, card))} kommt auf den Rüstungshaufen.`,
  cardWon: ({ seat, from, card }, players) =>
    `${does(players, seat, 'nimmst', 'nimmt')} ${nameOf(players, from, 'dative')} ${aCard(card)} ab.`,
  judgementCalled: ({ pair }, players) => {
    const both = listed(pair.map((seat) => nameOf(players, seat, 'dative')))
    return `Der Zweikampf steht gleich: Das Gottesurteil entscheidet zwischen ${both}.`
  },
  tokensThrown: ({ no, thrown }) =>
    thrown === null ? `Wurf ${no} wartet auf beide Läufe.` : `Wurf ${no}: ${throwPhrase(thrown)}.`,
  runBegun: ({ seat, thrown }, players) => {
    const begun = does(players, seat, 'beginnst deinen Lauf', 'beginnt den Lauf')
    return thrown === null ? `${begun}.` : `${begun}: ${throwPhrase(thrown)}.`
  },
  touched: ({ seat, touch }, players) => {
    const whose = capital(owned(players, seat, 'dein Griff', 'der Griff'))
    return touch === null ? `${whose} ist getan.` : `${whose}: ${touchPhrase(touch)}.`
  },
  touchesShown: ({ pair, right, touches, winner }, players) => {
    const each = pair.map((seat, i) => `${nameOf(players, seat)}: ${verdict(touches[i === 0 ? 0 : 1], right)}`)
    const end =
      winner === null ? 'Niemand gewinnt diesen Wurf' : `${does(players, winner, 'gewinnst', 'gewinnt')} diesen Wurf`
    return `Richtig: ${TOKEN_NAMES[right]}. ${capital(each.join('; '))}. ${end}.`
  },
  lotDrawn: ({ winner }, players) => `Das Los fällt auf ${nameOf(players, winner, 'accusative')}.`,
  duelWon: ({ seat, loser, points, by }, players) => {
    const won = `${does(players, seat, 'gewinnst', 'gewinnt')} den Zweikampf gegen ${nameOf(players, loser, 'accusative')}`
    return by === 'points' ? `${won} mit ${points[0]} zu ${points[1]}.` : `${won} durch das Gottesurteil.`
  },
  rewardPaid: ({ seat, coins }, players) =>
    `${does(players, seat, 'erhältst', 'erhält')} ${coinsText(coins)} aus der Bank.`,
  cardBought: ({ seat, card }, players) => {
    const bought = `${does(players, seat, 'kaufst', 'kauft')} eine Karte vom Rüstungshaufen`
    return card === null ? `${bought}.` : `${bought}: ${cardName(card)}.`
  },
  purchasePassed: ({ seat }, players) => `${does(players, seat, 'kaufst', 'kauft')} nichts.`,
  gameEnded,
}

/** 4.5 */
function dealPhrase({ seats, sizes, terms }: Of<'dealStruck'>, players: Players): string {
  const strike = plural(players, seats, 'schließt', 'schließen')
  if (terms === null) {
    const hands = seats.map((seat, i) => {
      const size = counted(sizes[i === 0 ? 0 : 1], 'Karte', 'Karten')
      return `${nameOf(players, seat)} mit ${size}`
    })
    return `${strike} insgeheim einen Handel. Danach: ${listed(hands)}`
  }
  const gets = (seat: Seat, what: string) =>
    `${nameOf(players, seat)} ${seat === players.reader ? 'erhältst' : 'erhält'} ${what}`
  return `${strike} einen Handel: ${capital(gets(terms.taker, goodsPhrase(terms.gives)))}, ${gets(terms.offer.giver, priceText(terms))}`
}

function priceText({ wants, fill }: Terms): string {
  if (fill === null) return wantsPhrase(wants)
  return goodsPhrase({ cards: [...wants.cards, ...fill].toSorted((a, b) => a - b), coins: wants.coins })
}

function weaponTurned({ weapon, pair, cards, winner }: Of<'weaponTurned'>, players: Players): string {
  const head = WEAPON_NAMES[weapon]
  if (winner === null) return `${head}: Joker gegen Joker, kein Punkt.`
  const [won, lost] = winner === pair[0] ? ([0, 1] as const) : ([1, 0] as const)
  const side = (i: 0 | 1, yourJoker: string, aJoker: string) =>
    cards[i] === JOKER
      ? owned(players, pair[i], yourJoker, aJoker)
      : owned(players, pair[i], `deine ${worthOf(cards[i])}`, `die ${worthOf(cards[i])}`)
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

function gameEnded({ lastKnight, purses, places }: Of<'gameEnded'>, players: Players): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []))
  const coins = coinsText(purses[winners[0] ?? 0] ?? 0)
  const end =
    lastKnight === null ? 'Kein Ritter ist mehr übrig' : `${does(players, lastKnight, 'bist', 'ist')} der letzte Ritter`
  const won =
    winners.length === 1 && winners[0] !== undefined
      ? `${does(players, winners[0], 'gewinnst', 'gewinnt')} mit ${coins}`
      : `${capital(together(players, winners))} ${plural(players, winners, 'teilt', 'teilen')} den Sieg mit je ${coins}`
  return `${end}. ${won}.`
}

const questions: TournamentSentences['questions'] = {
  draft: () => 'Wähle eine der offenen Karten.',
  barter: ({ ready }) =>
    ready === true
      ? 'Du bist bereit. Du kannst noch auf Angebote antworten oder „bereit“ zurücknehmen.'
      : 'Tausch: Mach Angebote, antworte auf Angebote, oder sag, dass du bereit bist.',
  announcement: ({ round }) => `Runde ${round}: Bleibst du im Kampf, oder ziehst du dich zurück?`,
  lay: ({ opponent }, players) =>
    `Lege vier Karten${typeof opponent === 'number' ? ` gegen ${nameOf(players, opponent, 'accusative')}` : ''}.`,
  judgement: ({ no }) => `Gottesurteil, Wurf ${no}: Beginne deinen Lauf.`,
  purchase: () => 'Ungesehen eine Karte vom Rüstungshaufen kaufen?',
}

const actions: TournamentSentences['actions'] = {
  draft: ({ card }) => `${aCard(card)} wählen`,
  offer: ({ audience, gives, wants }, players) => termsPhrase(audience, gives, wants, players),
  counter: ({ offer, gives, wants }, players) =>
    `auf ${offerName(offer, players)} antworten: ${termsPhrase([offer.giver], gives, wants, players)}`,
  accept: ({ offer, fill }, players) =>
    `${offerName(offer, players)}${fill.length === 0 ? '' : ` mit ${listed(fill.map(cardName))}`} annehmen`,
  decline: ({ offer, reason }, players) => `${offerName(offer, players)} ablehnen${because(reason)}`,
  withdraw: ({ offer }, players) => `${offerName(offer, players)} zurückziehen`,
  lay: ({ cards }) => `${equipment(cards)} legen`,
  throwTokens: ({ shown }) =>
    shown === 'both' ? 'die Marken für beide zugleich werfen' : 'die Marken für jeden einzeln werfen',
  touch: (touch, players) =>
    `${owned(players, touch.seat, 'deinen Griff', 'den Griff')} eintragen: ${touchPhrase(touch)}${measurePhrase(touch)}`,
  touchAsBot: ({ seat, level }, players) =>
    `${nameOf(players, seat, 'accusative')} zugreifen lassen: Stärke ${LEVEL_NAMES[level]}`,
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
  draft: { label: 'Auswahl der Waffen', hint: 'Ein Teil der Karten liegt offen und wird einzeln genommen (2.4).' },
  lowestValue: {
    label: 'Kartenwerte',
    hint: 'Zu dritt bis zu fünft hat man die Wahl. Der Text nennt Beispiele zu dritt und zu fünft (2.1).',
    number: valuesText,
  },
  startCoins: { label: 'Münzen am Anfang', hint: 'Für jeden Spieler (2.2).', number: coinsText },
  openPurse: { label: 'Offene Beutel', hint: 'Alle sehen die Münzen aller (1.2).' },
  barterSeconds: {
    label: 'Dauer des Tauschs',
    hint: 'An Live-Tischen (4.4).',
    number: (seconds) => (seconds === 0 ? 'kein Limit' : timeText(seconds)),
  },
  judgementByLot: { label: 'Gottesurteil per Los', hint: 'Ein gerechtes Los statt des Wettlaufs (7.3).' },
  barterTimes: {
    label: 'Getauscht wird',
    hint: 'Der Text sagt beides: « Chaque tour […] commence toujours par un troc » und « avant chaque duel, on procède à un tour de troc ». Dann hat auch jeder Zweikampf seine Ansage (3.1).',
    values: { round: 'einmal pro Runde', duel: 'vor jedem Zweikampf' },
  },
  outfitCheck: {
    label: 'Die Ansage prüft',
    hint: 'Der Text: « Le joueur qui ne possède pas d’équipement complet, au moment de cette annonce, est exclu ». Wer ein Freilos hat, braucht die Ausrüstung für keinen Zweikampf (5.2).',
    values: { duellists: 'Ritter mit Zweikampf', all: 'alle Ritter, auch mit Freilos' },
  },
  winner: {
    label: 'Es gewinnt',
    hint: 'Der Text: « celui qui a amassé la plus grosse fortune en combattant ». Noch im Kampf heißt: bis zur letzten Ansage (8.1).',
    values: { richest: 'wer am reichsten ist', fighting: 'wer von denen im Kampf am reichsten ist' },
  },
  edition: {
    label: 'Aufgedruckte Werte',
    hint: 'Was auf Turnierverlaufskarten, kleinen Marken und Münzen steht (1.2 bis 1.4).',
    values: { reconstructed: 'rekonstruiert' },
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
