import type { Widen } from '@logres/board-kit/lang'
import type { AllyName, FlagEffect, Item, SealState, Servant, Terrain } from '../../../rules/index.ts'
import type { Source } from '../../scoring/course.ts'
import type { StepName } from '../../scoring/ledger.ts'

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)

const TERRAINS: Readonly<Record<Terrain, string>> = { mountain: 'Mountain', wood: 'Wood', lake: 'Lake' }
const ITEMS: Readonly<Record<Item, string>> = { shield: 'Shields', flag: 'Flags', material: 'Materials' }

/** 6 */
const FLAG_POWERS: Readonly<Record<FlagEffect, (flag: string) => string>> = {
  repel: (flag: string) => `${flag}: repel all your traitors of one colour`,
  secondQuest: (flag: string) => `${flag}: resolve a second quest this turn, 2 points more`,
  backwards: (flag: string) => `${flag}: your knight goes counter-clockwise`,
  turnDie: (flag: string) => `${flag}: turn a die to its opposite face before the move`,
  borrow: (flag: string) => `${flag}: do the action of a space where another knight stands`,
  cross: (flag: string) => `${flag}: put your knight on the opposite space`,
}

/** 10.2 */
const POWERS: Readonly<Record<AllyName, string>> = {
  tristram: 'Change one of your own dice by 1 or 2.',
  galahad: 'After an item you take: one more of the same kind from another province.',
  lamorak: 'A servant already in a province may act there again.',
  bors: 'Your knight goes to any province, whatever the die shows.',
  gawain: 'Set Merlin’s die to any value.',
  gaheris: 'Under a new manor: its tower gives twice, and it counts as two manors.',
  percival: 'In a quest, one printed colour may be any other.',
  bedivere: 'Hold six quests. A tile swaps one of them for one on display.',
  lancelot: 'Each servant you place in the marshal’s province acts twice.',
  gareth: 'For the first traitor you repel of each colour: a tile and 1 point. At the end 1, 3, 5, 7, 9 or 12 points.',
  geraint: 'For the first points from each points space: a tile and 1 point. At the end 1, 3, 5, 7 or 10 points.',
  kay: 'Beside a counter you place: counts as one more for the majority at the scoring.',
}

/** 9.2 to 9.4 */
const ABILITIES: Readonly<Record<1 | 2 | 3, Readonly<Record<Servant, string>>>> = {
  1: {
    lady: '+1 point for each quest of the lady',
    shieldBearer: '+1 point for each quest of the shield-bearer',
    flagBearer: '+1 point for each quest of the flag-bearer',
    builder: '+1 point for each quest of the builder',
  },
  2: {
    lady: 'On a province space: send the lady to any province',
    shieldBearer: 'On a province space: send the shield-bearer to any province',
    flagBearer: 'On a province space: send the flag-bearer to any province',
    builder: 'On a province space: send the builder to any province',
  },
  3: {
    lady: 'Once, on an influence space: send two servants to where you have a counter',
    shieldBearer: 'Once, any time: repel a traitor without a shield, +1 point',
    flagBearer: 'Once, on a points space: score any of the four kinds, +1 point',
    builder: 'Once, on a build space: build twice',
  },
}
const SEAL_ROWS: Readonly<Record<1 | 2 | 3, string>> = { 1: '+1 point', 2: 'anywhere', 3: 'once' }
const SEAL_STATES: Readonly<Record<SealState, string>> = {
  free: 'free',
  sealed: 'sealed',
  turned: 'sealed, used until the next scoring',
}

const STEPS: Readonly<Record<StepName, string>> = {
  traitors: 'Traitors',
  domain: 'Domain',
  influence: 'Influence',
  servants: 'Servants',
  end: 'The end',
}
const SOURCES: Readonly<Record<Source, string>> = {
  quests: 'Quests',
  spaces: 'Spaces',
  favour: 'Seals, allies',
  traitors: 'Traitors',
  domain: 'Domain',
  influence: 'Influence',
  servants: 'Servants',
  end: 'Left over',
}
const SCORINGS = ['', 'first', 'second', 'third'] as const
const PLACES = ['', '1st', '2nd', '3rd', '4th'] as const

export const messages = {
  you: 'you',
  pointsWord: (n: number) => (n === 1 ? 'point' : 'points'),
  notNow: 'Not now',
  // domain
  domain: 'Domain',
  domainHint: 'bold lines: territories',
  grid: (rows: number) => `The domain, ${rows} rows of 6 tiles`,
  terrains: TERRAINS,
  withTower: (terrain: string) => `${terrain}, tower`,
  place: (row: number, no: number) => `Row ${row}, tile ${no}`,
  yourManor: 'your manor',
  manorOf: (name: string) => `${name}’s manor`,
  free: 'free',
  takes: 'Materials that build here',
  takesOf: (colours: string) => `takes ${colours}`,
  youHold: (colours: string) => `you have ${colours}`,
  holdNone: 'you have none of them',
  none: 'none',
  canPay: 'you can pay for it',
  payWith: 'Which material do you pay with?',
  buildWith: (colour: string) => `Build here with ${colour}`,
  lookHint: 'Choose a tile to see which materials build on it.',
  towerGives: 'The tower gives a shield, a flag or a counter as well.',
  territory: (terrain: string, tiles: number) => `${terrain} of ${tiles}`,
  territoryEmpty: (territory: string) => `${territory}: nobody has built there.`,
  territoryLed: (territory: string, name: string, n: number) => `${territory}: ${name} alone, ${points(n)}.`,
  territoryShared: (territory: string, list: string, n: number) => `${territory}: ${list} share, ${points(n)} each.`,
  wouldLead: (territory: string, n: number) => `${territory}: yours alone, ${points(n)}.`,
  wouldTie: (territory: string, list: string, n: number) => `${territory}: a tie with ${list}, ${points(n)} each.`,
  wouldLag: (territory: string, list: string) => `${territory}: still led by ${list}.`,
  // castles
  castle: 'My castle',
  castleOf: (name: string) => `${name}’s castle`,
  castleHint: 'a traitor without a matching shield: −3 at the scoring',
  theTable: 'The table',
  traitors: 'Traitors',
  items: ITEMS,
  traitor: (colour: string, n: number, left: number) =>
    `${colour}: ${n === 1 ? '1 traitor' : `${n} traitors`}, ${left === 0 ? 'shields ready' : `${left} without a shield, minus ${3 * left}`}`,
  itemsOf: (item: string, colour: string, n: number) => `${item}, ${colour}: ${n}`,
  repelHow: 'Get rid of this traitor',
  returnIt: 'Swap it for another item',
  flagPowers: FLAG_POWERS,
  store: 'What is left in the castle',
  countersLeft: (_n: number) => 'influence left',
  apples: (n: number) => (n === 1 ? 'apple' : 'apples'),
  manorsLeft: (n: number) => (n === 1 ? 'manor left' : 'manors left'),
  staffs: (n: number) => (n === 1 ? 'staff' : 'staffs'),
  questsInHand: (n: number) => (n === 1 ? 'quest in hand' : 'quests in hand'),
  sealsLeft: (n: number) => (n === 1 ? '1 seal left' : `${n} seals left`),
  sealRows: SEAL_ROWS,
  sealStates: SEAL_STATES,
  sealReachable: 'within reach of a quest',
  abilities: ABILITIES,
  allies: 'Allies',
  powers: POWERS,
  tilesLeft: (n: number, all: number) => `${n} of ${all} tiles left.`,
  tilesCount: (n: number) => (n === 1 ? '1 tile' : `${n} tiles`),
  earned: (n: number, value: number) => `${n} so far: ${points(value)}.`,
  marshalIn: (province: string) => `In ${province}.`,
  first: 'goes first',
  holdsGrail: 'holds the Grail',
  holdsExcalibur: 'holds Excalibur',
  diceLeft: (list: string) => `dice left: ${list}`,
  merlinsDie: (value: number) => `Merlin’s ${value}`,
  noDice: 'no dice left',
  // quests
  quests: 'Quests',
  handSecret: 'your hand, secret',
  myQuests: (n: number) => (n === 1 ? 'Your quest' : `Your ${n} quests`),
  noQuests: 'You have no quests.',
  met: 'met:',
  missing: 'missing:',
  hasOf: (has: number, of: number) => `${has} of ${of}`,
  influenceIn: (colour: string, _province: string) => `influence in ${colour}`,
  anyCounters: (n: number) => (n === 1 ? 'any influence counter' : `any ${n} influence counters`),
  servantIn: (servant: string, colour: string, _province: string) => `${servant} in ${colour}`,
  together: (servants: string) => `${servants} together`,
  countMissing: (n: number) => `${n} missing`,
  missingOf: (what: string) => `Missing: ${what}.`,
  resolve: 'Resolve:',
  forPoints: (sum: string) => `${sum} ${sum === '1' ? 'point' : 'points'}`,
  orSeal: 'or a seal',
  sealOn: (row: number) => `a seal on row ${row}`,
  withPercival: 'with Percival',
  reads: (colour: string, other: string) => `Percival reads ${colour} as ${other}`,
  gawainLost: 'Gawain has already set the die. His tile would be lost.',
  discardIt: 'Discard',
  swapFor: (quest: string) => `Bedivere: swap for ${quest}`,
  onDisplay: 'On display',
  inDeck: (n: number) => `${n} in the deck`,
  drawDeck: (n: number) => `Draw from the deck (${n})`,
  // the draft and the module
  draft: 'Knights of the Round Table',
  draftMine: (pile: string) => `choose one from pile ${pile}`,
  draftTheirs: (name: string, pile: string) => `${name} chooses one from pile ${pile}`,
  pile: (back: string) => `Pile ${back}`,
  favour: 'The King’s Favour',
  favourOpen: 'what each seal does',
  favourHint: 'A seal instead of a quest’s points: in its icon’s column, on a row no higher than its points.',
  // scoring
  scorings: 'Scorings',
  scoringNo: (no: number) => `Scoring ${no}`,
  scoringTitle: (no: number) => `The ${SCORINGS[no] ?? ''} scoring`,
  scoringAfter: (round: string) => `after round ${round}, counted in the order of the rules`,
  roundNo: (no: number) => `Round ${no}`,
  steps: STEPS,
  before: 'Before',
  thisScoring: 'This scoring',
  after: 'After',
  placeNo: (place: number) => PLACES[place] ?? '',
  byShields: 'Repelled with shields',
  repelled: 'repelled',
  notRepelled: 'not repelled',
  endRows: { apples: 'Apples', staffs: 'Staffs', items: 'Items, 1 for 3' },
  grailTie: 'tie',
  grailUsed: 'taken',
  grailKept: 'not used',
  grailAsk: (n: number) => `You are tied and hold the Grail. Take all ${points(n)} here? Once per scoring.`,
  grailWait: (name: string) => `${name} is tied, holds the Grail and gets to decide.`,
  useGrail: (n: number) => `Take all ${n}`,
  keepGrail: 'Not here',
  grailYours: 'The Grail: you decide.',
  grailTheirs: 'The Grail decides a tie.',
  counting: 'Counting…',
  scoringDone: 'Scoring done.',
  scoringFoot: (isLast: boolean) =>
    isLast
      ? 'Ties are shared, rounded down.'
      : 'Ties are shared, rounded down. All but one counter per province went home; everyone gets three new traitors.',
  opensRound: (name: string, round: string) => `${name} opens round ${round}.`,
  countAgain: 'Count again',
  goOn: 'Continue',
  skip: 'Skip',
  course: 'Scores so far',
  sourcesTitle: 'Where the points came from',
  soFar: 'up to this scoring',
  sources: SOURCES,
  total: 'Total',
  domainCounted: 'The domain as it was counted',
}

export type Messages = Widen<typeof messages>
