import type { Widen } from '@logres/board-kit/lang'

const tools = {
  title: 'Sequence card',
  lead: 'Everybody draws a banner. When knights drop out, mark them: the others get new banners and the card for their number.',
  draw: 'Draw banners',
  round: (n: number) => `Round ${n}`,
  duel: (one: string, other: string) => `${one} against ${other}`,
  bye: (name: string) => `${name} has a bye.`,
  next: 'Next round',
  out: (name: string) => `${name} is out`,
  again: 'Start again',
  last: (name: string) => `${name} is the last knight and gets 10 coins.`,
  none: 'No knight is left.',
  judgement: 'Practise the judgement of God',
  fighting: 'Still fighting',
  race: 'Judgement of God',
  raceLead:
    'For a level duel: lay the device flat between the two players. Both see the throw, each has half of the screen, and the faster right touch wins.',
  racers: ['First player', 'Second player'],
  begin: 'Start the judgement',
  same: 'Choose two different players.',
  leave: 'Leave',
  wait: 'Hands ready…',
  touchNow: 'Touch the right token!',
  otherWaits: 'Waiting for the other player.',
  slower: 'Too late.',
  nextThrow: 'Next throw',
  winsDuel: (name: string) => `${name} wins the duel.`,
}

export type Messages = Widen<typeof tools>
export const messages: Messages = tools
