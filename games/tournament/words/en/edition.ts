/* What can be wrong or unusual with an edition of the tournament, in English. */
import { numberIn as n, type Param, type RefusalSentences } from '@logres/words'
import { counted } from '@logres/words/en'
import { EMBLEMS } from '../../rules/index.ts'
import type { EditionCode } from '../sentences.ts'
import { TOKEN_NAMES } from './things.ts'

const text = (value: Param) => (typeof value === 'string' ? value : '')

function emblemIn(value: Param): string {
  const found = EMBLEMS.find((emblem) => emblem === value)
  return found === undefined ? '' : TOKEN_NAMES[found]
}

/** `pair`: two banners. */
function met(pair: string, times: number): string {
  const [one = '', two = ''] = pair
  return times === 0 ? `${one} and ${two} never meet` : `${one} and ${two} meet ${times} times`
}

export const editionFaults: RefusalSentences<EditionCode> = {
  editionRounds: ({ knights, most, rounds }) =>
    `The sequence card for ${n(knights)} knights must have 1 to ${n(most)} rounds, not ${n(rounds)}.`,
  editionBanner: ({ knights, round, banner }) =>
    `On the sequence card for ${n(knights)} knights, round ${n(round)}, there is no banner ${text(banner)}.`,
  editionTwice: ({ knights, banner, round }) =>
    `On the sequence card for ${n(knights)} knights, banner ${text(banner)} fights twice in round ${n(round)}.`,
  editionDuels: ({ knights, round, needed, duels }) =>
    `On the sequence card for ${n(knights)} knights, round ${n(round)} must have ${counted(n(needed), 'duel')}, not ${n(duels)}.`,
  editionMeetings: ({ knights, pair, times }) =>
    `By the sequence card for ${n(knights)} knights ${met(text(pair), n(times))}; usually each pair meets once.`,
  editionTokens: ({ needed, tokens }) => `There must be ${n(needed)} small tokens with emblems, not ${n(tokens)}.`,
  editionNoEmblem: ({ emblem }) => `No small token shows the emblem “${emblemIn(emblem)}”.`,
  editionThreeAlike: ({ emblem }) =>
    `Each small token shows the emblem “${emblemIn(emblem)}”: three alike can fall. The rules do not say what counts then; we take that emblem.`,
  editionCoinOrder: () => 'The coins must be in rising order, each value once.',
  editionCoins: ({ most, coins }) => `There can be ${n(most)} kinds of coins at most, not ${n(coins)}.`,
  editionNoCoin: ({ coin }) => `There must be a coin of ${n(coin)}: the rules name it.`,
}
