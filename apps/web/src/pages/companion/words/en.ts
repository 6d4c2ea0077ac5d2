import { plural, type Widen } from '@logres/board-kit/lang'

const texts = {
  search: {
    label: 'Ask the rules',
    placeholder: 'A question or a component',
    clear: 'Clear',
    found: (n: number) => plural(n, { one: 'One rule found.', other: `${n} rules found.`, zero: 'No rule found.' }),
    none: 'Try other words, or one word only.',
    others: 'Other rules',
    playedBox: (name: string) => `Your table plays with the box “${name}”`,
    playedBoxHint: 'This book has our numbers. At your table these count instead.',
  },
  print: {
    book: 'Print the rules',
    aid: 'Player aid on one page',
    printAid: 'Print this page',
    contents: 'Contents',
    toRules: 'All rules',
    aidOf: (game: string) => `${game}: player aid`,
    aidName: 'Player aid',
  },
  companion: {
    title: (game: string) => `${game} at a real table`,
    lead: 'For people who play with the box. It works without a connection, and what you enter stays on this device.',
    players: 'Players',
    player: (n: number) => `Player ${n}`,
    name: (n: number) => `Name of player ${n}`,
    add: 'Add a player',
    remove: (name: string) => `Remove ${name}`,
    begins: 'Who begins',
    drawBeginner: 'Draw who begins',
    beginnerIs: (name: string) => `${name} begins.`,
    lots: 'Draw lots',
    lotsHint: 'By chance from your device, fair and new each time.',
    order: 'Order of play',
    oneOf: 'One of us',
    coin: 'Coin',
    dice: 'Dice',
    howMany: 'How many dice',
    heads: 'Heads',
    tails: 'Tails',
    orderIs: (names: string) => `Order: ${names}.`,
    drawn: (name: string) => `Drawn: ${name}.`,
    coinIs: (side: string) => `Coin: ${side}.`,
    diceAre: (values: string) => `Dice: ${values}.`,
    badName: 'Give every player a name, each a different one.',
  },
}

export type Messages = Widen<typeof texts>
export const messages: Messages = texts
