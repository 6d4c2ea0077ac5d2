import type { Widen } from '@logres/board-kit/lang'

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)

export const messages = {
  nobody: 'Nobody has it yet.',
  has: (name: string | null) => (name === null ? 'You have it.' : `${name} has it.`),
  // items
  left: (n: number) => `${n} left in the province.`,
  held: (n: number) => (n === 0 ? 'None here.' : `${n} here.`),
  shield:
    'At a scoring it repels a traitor of its colour and goes back to its province. Three items left over at the end are a point.',
  flag: (power: string) => `${power}. It goes back to its province.`,
  material: (tiles: number) =>
    `Pays for a manor on a tile that takes it: ${tiles === 1 ? '1 free tile does' : `${tiles} free tiles do`} now.`,
  // castles
  traitors: 'Traitors',
  noTraitor: 'No traitor of this colour.',
  traitorCosts: (of: string) => `${of}. At a scoring each one without a shield of its colour costs 3 points.`,
  apple: 'Returned before the move, it sets the chosen die to any value. A point at the end.',
  applesLeft: (n: number) => `${n} in supply. One comes with the Grail.`,
  staff: 'Pays for doing Merlin’s action once more, then leaves the game. 2 points at the end.',
  counter: 'Influence counters at home. The lady-in-waiting and towers bring them into provinces.',
  manor: 'Manors not built yet. Each costs a material that the tile takes.',
  hand: (n: number) => (n === 1 ? '1 quest in hand, secret.' : `${n} quests in hand, secret.`),
  deck: (n: number) => (n === 1 ? '1 quest is left to draw.' : `${n} quests are left to draw.`),
  // tokens and figures
  grail: 'In each scoring its holder may take all the points of one province that is tied.',
  tied: (list: string) => `Tied now: ${list}.`,
  excalibur: 'At each scoring its holder scores 3 points if none of their traitors is left.',
  excaliburNow: (isSafe: boolean) => (isSafe ? 'That would be so now.' : 'It would not be so now.'),
  knight: (name: string | null) => (name === null ? 'Your knight' : `${name}’s knight`),
  knightMoves: (space: string) => `On “${space}”. Its player’s own dice move it clockwise.`,
  merlin: 'Merlin',
  merlinMoves: (space: string) => `On “${space}”. Anybody’s white die moves him, in either direction.`,
  dice: (name: string | null) => (name === null ? 'Your dice' : `${name}’s dice`),
  // the ring
  standsHere: (name: string | null) =>
    name === null ? 'Yours stands here.' : `${name}’s stands here: yours would send it home.`,
  placeFree: 'The place is free.',
  brings: (what: string) => `Acts when placed here: ${what}.`,
  influence: (province: string) => `Influence in ${province}`,
  noInfluence: 'Nobody has a counter here.',
  counters: (list: string) => `${list}.`,
  wouldScore: (names: string, n: number, isShared: boolean) =>
    `At the scoring, as it stands: ${points(n)} ${isShared ? 'each ' : ''}for ${names}.`,
  // points
  score: (name: string | null) => (name === null ? 'Your points' : `${name}’s points`),
  next: (sum: string, domain: string, influence: string, servants: string, traitors: string) =>
    `The next scoring, as it stands: ${sum} (domain ${domain}, influence ${influence}, servants ${servants}, traitors ${traitors}).`,
  // quests, seals
  questWorth: (n: number) => `${points(n)}.`,
  met: 'All of it is met.',
  onDisplay: 'Open: it can be drawn.',
  noQuest: 'No quest is left here.',
  seal: (servant: string, row: number) => `Seal: ${servant}, row ${row}`,
  sealIs: (state: string) => `Now: ${state}.`,
  scoring: 'After rounds 2, 4 and 6 traitors, domain, influence and servants are scored.',
  ownDie: 'Moves your knight clockwise by its value.',
  whiteDie: 'Moves Merlin by its value, either way.',
}

export type Messages = Widen<typeof messages>
