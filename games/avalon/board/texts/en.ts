/** Parts of a sentence around what is set in bold. */
type Two = readonly [string, string]
type Three = readonly [string, string, string]

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const crowns = (n: number) => (n === 1 ? '1 crown' : `${n} crowns`)
const losses = (here: number, more: number) => {
  if (here === 0) return cards(more)
  return more === 0 ? `${cards(here)} there` : `${cards(here)} there and ${more} more`
}
/** In a sentence: "forest with castle", but "Avalon". */
const inText = (region: string) => (region === 'Avalon' ? region : region.toLowerCase())

const WHERE_TO: Two = ['Where does the ', ' go?']
const KEYS: readonly Two[] = [
  ['1–9', 'pick a card'],
  ['← → ↑ ↓', 'move around the board'],
  ['Enter', 'play it there'],
  ['Esc', 'put it back'],
]
const HOW_TO_LAY: Three = ['Play it on a region to ', ', or on your pile to ', '.']

export const messages = {
  // people
  you: 'You',
  crownsOf15: (n: number) => `${n} of 15 crowns`,
  holds: (name: string, n: number) => `${name} holds ${cards(n)}`,
  inHandWord: 'in hand',
  knownInHand: 'You know these:',
  noTile: 'No tile waiting',
  waits: (name: string) => `pays out on ${name}’s next turn`,
  waitsMine: (n: number) => `pays out ${n} on your next turn`,
  conquests: (n: number): Two => [`${n} of 2`, 'conquests this turn'],
  conquestsBy: (n: number, name: string): Two => [`${n} of 2`, `conquests by ${name}`],
  hand: (n: number) => `Your hand, ${cards(n)}`,
  emptyHand: 'Your hand is empty.',
  // the row
  row: 'The row of eleven regions',
  yours: 'yours',
  ownerOf: (name: string) => `${name}’s`,
  unclaimed: 'unclaimed',
  region: (no: number, name: string) => `Region ${no}, ${name}`,
  nobodys: 'nobody’s',
  pile: (name: string, list: readonly string[]) =>
    `${name} ${list.length === 0 ? 'no card' : `${list.length}: ${list.join(', ')}`}`,
  hasOf: (has: number, needs: number) => `${has} of ${needs} cards`,
  rule: (no: string) => `rule ${no}`,
  attack: 'Attack',
  enchant: 'Enchant',
  reinforce: 'Reinforce',
  reinforceShort: 'reinforce',
  attackHere: (no: number) => `Attack region ${no}`,
  enchantHere: (no: number) => `Enchant at region ${no}`,
  reinforceHere: (no: number) => `Reinforce region ${no}`,
  lose: (n: number) => `lose ${n}`,
  otherColour: 'other colour',
  noTarget: 'no card there',
  conquestsSpent: '2 of 2 made',
  cannotPay: (has: number, needs: number) => `${has} of ${needs} to pay`,
  needsKnight: 'knights only',
  attacked: 'Attacked',
  enchanted: 'Spell',
  toldResults: { conquered: 'Taken', resisted: 'Held', enchanted: 'Enchanted', countered: 'Countered' },
  yoursNow: 'yours now',
  won: 'won',
  lastCard: 'last card here',
  lastCardShort: 'last card',
  payTop: (card: string, no: number) => `Lose the ${card} on top at region ${no}`,
  payHand: (card: string) => `Lose the ${card} from your hand`,
  discardOf: (card: string) => `Discard the ${card}`,
  more: (n: number) => `+${n}`,
  answerShort: 'answer',
  wholePile: (no: number) => `The pile at region ${no}`,
  // prompt
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  whereTo: WHERE_TO,
  or: ' or ',
  howToLay: HOW_TO_LAY,
  attackWord: 'attack',
  enchantWord: 'enchant',
  reinforceWord: 'reinforce',
  chooseCard: 'Play a card, or end your turn.',
  chooseCardOrTile: 'Play a card, or take a tile to end your turn.',
  chooseHint: 'Play as many as you like: click or drag one, or press 1–9.',
  chooseTap: 'Play as many as you like: tap one, then a region.',
  tapRegion: 'Tap the region to play it on.',
  winNow: 'You own 15 crowns or more: end your turn to win.',
  noCards: 'You have no cards to play. Take a tile to end your turn.',
  unless: (name: string, card: string) => `unless ${name} answers with a ${card}, `,
  effectAttack: (region: string, unless: string, gain: number | null, here: number, more: number) =>
    `${region}: ${unless}you win ${gain === null ? 'what the mist hides' : crowns(gain)} and lose ${losses(here, more)}.`,
  effectEnchant: (region: string, unless: string, card: string) =>
    `${region}: ${unless}the ${card} moves to your pile.`,
  effectReinforce: (region: string, n: number) => `${region}: your pile grows to ${cards(n)}.`,
  at: (no: number, name: string) => `${no} ${name}`,
  putBack: (card: string) => `Put the ${card} back`,
  payTitle: (name: string) => `${name} is yours`,
  pay: (n: number): Three => ['Choose ', n === 1 ? '1 more card' : `${n} more cards`, ' to lose.'],
  payHow: 'From your hand or the tops of your piles, one by one.',
  paid: (n: number, all: number): Two => [`${n}`, ` of ${all} paid`],
  takeTile: 'Take a supply tile.',
  takeTileHow: 'Each one shows what it gives you. A dark tile pays out at the start of your next turn.',
  discard: (n: number): Three => ['Discard ', cards(n), ' from your hand.'],
  discardHow: 'You may keep five.',
  endTurn: 'Your turn is done.',
  endTurnHow: 'End it, or undo what can still be undone.',
  waitFor: (name: string) => `${name} is playing.`,
  waitAnswer: (name: string) => `Waiting for ${name}’s answer.`,
  spare: (n: number) => `You owe ${cards(n)}. Use Avalon to save one?`,
  spareHow: 'Once per turn.',
  useAvalon: 'Yes, save one',
  keepAvalon: 'Keep it for later',
  finishPlays: 'End turn',
  endNow: 'End turn',
  sureNothing: 'You have not played a card. End your turn?',
  endWith: (tile: string) => `Take ${tile} and end your turn?`,
  drawsNow: (n: number) => (n === 0 ? 'It gives you no cards now.' : `You draw ${cards(n)}.`),
  paysLater: (n: number) => `As things are it pays out ${n} on your next turn.`,
  thenDiscard: (n: number) => `Then you discard ${cards(n)}.`,
  nothingPlayed: 'You have not played a card.',
  playOn: 'Play on',
  over: 'The game is over.',
  // answers
  attackOn: (name: string, region: string) => `${name} attacks ${region}`,
  spellOn: (name: string, card: string) => `${name} enchants your ${card}`,
  withA: (no: number) => `(region ${no}) with a`,
  atWithA: (region: string, no: number) => `at ${region} (region ${no}) with a`,
  doYouAnswer: 'Do you answer?',
  yourRegion: (region: string) => `your ${inText(region)}`,
  theRegion: (region: string) => (region === 'Avalon' ? region : `the ${inText(region)}`),
  theMist: 'the mist',
  answerWith: (card: string) => `Answer with your ${card}`,
  attackFails: 'The attack fails; both cards stay on their piles.',
  spellFails: (card: string) => `The spell fails, and you take the ${card} that cast it into your hand.`,
  letItFall: 'Let it fall',
  letItGo: 'Let it go',
  letItFallHow: (crownsNow: number, lost: number, cardsLost: number) => {
    if (lost > 0)
      return `You lose ${crowns(lost)} (${crownsNow} → ${crownsNow - lost})${cardsLost > 0 ? ` and ${cards(cardsLost)}` : ''}.`
    return cardsLost > 0 ? `You lose ${cards(cardsLost)} and the region.` : 'You lose the region.'
  },
  theyLose: (name: string, here: number, more: number) => `${name} loses ${losses(here, more)}.`,
  letItGoHow: (card: string, name: string) => `Your ${card} goes to ${name}.`,
  noFitting: (card: string) => `You have no ${card}.`,
  // supply
  supply: 'Supply',
  supplyHint: 'what each would give you now',
  light: 'Light',
  lightHint: 'draw right away',
  dark: 'Dark',
  darkHint: 'pays on your next turn',
  used: 'used',
  connectedShort: 'Connected',
  gives: (tile: string, n: number) => `${tile}: would give you ${n} now`,
  givesLater: (tile: string, n: number) => `${tile}: would give you ${n} at the start of your next turn`,
  lies: (tile: string, name: string) => `${tile}: in front of ${name}`,
  isUsed: (tile: string) => `${tile}: used`,
  take: (tile: string, n: number) => `Take ${tile}: ${cards(n)}`,
  draw: 'draw',
  discards: 'discards',
  drawPile: (n: number) => `Draw pile: ${cards(n)}`,
  openDiscards: (n: number) => `Show the discards: ${cards(n)}`,
  discardsTitle: 'The discards',
  noDiscards: 'No card has been discarded yet.',
  outOfSight: 'Unseen cards: in your opponent’s hand or the draw pile',
  /** A card that has left a pile. */
  goneCard: 'lost',
  // log
  lost: (name: string | null, n: number, where: string) =>
    `${name === null ? 'You lose' : `${name} loses`} ${cards(n)} ${where}.`,
  fromHandAndPiles: 'from hand and piles',
  atRegion: (no: number) => `at region ${no}`,
  // what the page asks for the board
  standing: { answerAttack: 'Attacks', answerSpell: 'Spells' },
  exceptAt: 'A different rule for single regions',
  regionNo: (no: number) => `Region ${no}`,
  keys: KEYS,
}

export type Messages = typeof messages
