import { plural, type Widen } from '@logres/board-kit/lang'

const tools = {
  title: 'Price of a conquest',
  mine: 'Your cards there, before the attack',
  theirs: 'Cards of the opponent there',
  castle: 'A castle of the opponent, face up',
  avalon: 'With the help of Avalon',
  cannot: 'Not allowed: you need at least as many cards as the opponent, one more against a castle.',
  falls: (n: number) => plural(n, { one: 'On each side 1 falls.', other: `On each side ${n} fall.` }),
  pay: (n: number) => `Then you pay ${n}.`,
  crowns: 'Crowns',
  nobody: 'nobody',
  total: (name: string, n: number) => `${name}: ${n} crowns`,
  won: (name: string) => `${name} has 15 crowns.`,
}

export type Messages = Widen<typeof tools>
export const messages: Messages = tools
