/* What can be wrong or unusual with an edition of the tournament, in Italian. */
import { numberIn as n, type Param, type RefusalSentences } from '@logres/words'
import { counted } from '@logres/words/it'
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
  return times === 0 ? `${one} e ${two} non si incontrano mai` : `${one} e ${two} si incontrano ${times} volte`
}

export const editionFaults: RefusalSentences<EditionCode> = {
  editionRounds: ({ knights, most, rounds }) =>
    `La carta del torneo per ${n(knights)} cavalieri deve avere da 1 a ${n(most)} round, non ${n(rounds)}.`,
  editionBanner: ({ knights, round, banner }) =>
    `Sulla carta del torneo per ${n(knights)} cavalieri, round ${n(round)}, lo stendardo ${text(banner)} non esiste.`,
  editionTwice: ({ knights, banner, round }) =>
    `Sulla carta del torneo per ${n(knights)} cavalieri lo stendardo ${text(banner)} combatte due volte nel round ${n(round)}.`,
  editionDuels: ({ knights, round, needed, duels }) =>
    `Sulla carta del torneo per ${n(knights)} cavalieri il round ${n(round)} deve avere ${counted(n(needed), 'duello', 'duelli')}, non ${n(duels)}.`,
  editionMeetings: ({ knights, pair, times }) =>
    `Secondo la carta del torneo per ${n(knights)} cavalieri ${met(text(pair), n(times))}; di solito ogni coppia si incontra una volta.`,
  editionTokens: ({ needed, tokens }) => `I gettoni piccoli con simboli devono essere ${n(needed)}, non ${n(tokens)}.`,
  editionNoEmblem: ({ emblem }) => `Nessun gettone piccolo mostra il simbolo “${emblemIn(emblem)}”.`,
  editionThreeAlike: ({ emblem }) =>
    `Ogni gettone piccolo mostra il simbolo “${emblemIn(emblem)}”: ne possono uscire tre uguali. Il regolamento non dice che cosa vale allora; prendiamo quel simbolo.`,
  editionCoinOrder: () => 'Le monete devono essere in ordine crescente, ogni valore una volta.',
  editionCoins: ({ most, coins }) => `Possono esserci al massimo ${n(most)} tipi di monete, non ${n(coins)}.`,
  editionNoCoin: ({ coin }) => `Serve una moneta da ${n(coin)}: il regolamento la nomina.`,
}
