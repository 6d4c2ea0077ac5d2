/* What can be wrong or unusual with an edition of the tournament, in German. */
import { numberIn as n, type Param, type RefusalSentences } from '@logres/words'
import { counted } from '@logres/words/de'
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
  return times === 0
    ? `kämpfen ${one} und ${two} nie gegeneinander`
    : `kämpfen ${one} und ${two} ${times}-mal gegeneinander`
}

export const editionFaults: RefusalSentences<EditionCode> = {
  editionRounds: ({ knights, most, rounds }) =>
    `Die Turnierverlaufskarte für ${n(knights)} Ritter muss 1 bis ${n(most)} Runden haben, nicht ${n(rounds)}.`,
  editionBanner: ({ knights, round, banner }) =>
    `Auf der Turnierverlaufskarte für ${n(knights)} Ritter gibt es in Runde ${n(round)} kein Banner ${text(banner)}.`,
  editionTwice: ({ knights, banner, round }) =>
    `Auf der Turnierverlaufskarte für ${n(knights)} Ritter kämpft Banner ${text(banner)} in Runde ${n(round)} zweimal.`,
  editionDuels: ({ knights, round, needed, duels }) =>
    `Auf der Turnierverlaufskarte für ${n(knights)} Ritter muss Runde ${n(round)} ${counted(n(needed), 'Zweikampf', 'Zweikämpfe')} haben, nicht ${n(duels)}.`,
  editionMeetings: ({ knights, pair, times }) =>
    `Nach der Turnierverlaufskarte für ${n(knights)} Ritter ${met(text(pair), n(times))}; üblich ist, dass jedes Paar einmal kämpft.`,
  editionTokens: ({ needed, tokens }) => `Es müssen ${n(needed)} kleine Marken mit Zeichen sein, nicht ${n(tokens)}.`,
  editionNoEmblem: ({ emblem }) => `Keine kleine Marke zeigt das Zeichen „${emblemIn(emblem)}“.`,
  editionThreeAlike: ({ emblem }) =>
    `Jede kleine Marke zeigt das Zeichen „${emblemIn(emblem)}“: Drei gleiche können fallen. Die Regel sagt nicht, was dann zählt; wir nehmen dieses Zeichen.`,
  editionCoinOrder: () => 'Die Münzen müssen aufsteigend sein, jeder Wert einmal.',
  editionCoins: ({ most, coins }) => `Es kann höchstens ${n(most)} Arten von Münzen geben, nicht ${n(coins)}.`,
  editionNoCoin: ({ coin }) => `Es muss eine Münze zu ${n(coin)} geben: Die Regel nennt sie.`,
}
