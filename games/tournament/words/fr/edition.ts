/* What can be wrong or unusual with an edition of the tournament, in French. */
import { numberIn as n, type Param, type RefusalSentences } from '@logres/words'
import { counted } from '@logres/words/fr'
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
  return times === 0 ? `${one} et ${two} ne se rencontrent jamais` : `${one} et ${two} se rencontrent ${times} fois`
}

export const editionFaults: RefusalSentences<EditionCode> = {
  editionRounds: ({ knights, most, rounds }) =>
    `La carte de déroulement pour ${n(knights)} chevaliers doit avoir de 1 à ${n(most)} manches, pas ${n(rounds)}.`,
  editionBanner: ({ knights, round, banner }) =>
    `Sur la carte de déroulement pour ${n(knights)} chevaliers, manche ${n(round)}, la bannière ${text(banner)} n’existe pas.`,
  editionTwice: ({ knights, banner, round }) =>
    `Sur la carte de déroulement pour ${n(knights)} chevaliers, la bannière ${text(banner)} combat deux fois à la manche ${n(round)}.`,
  editionDuels: ({ knights, round, needed, duels }) =>
    `Sur la carte de déroulement pour ${n(knights)} chevaliers, la manche ${n(round)} doit avoir ${counted(n(needed), 'duel', 'duels')}, pas ${n(duels)}.`,
  editionMeetings: ({ knights, pair, times }) =>
    `Selon la carte de déroulement pour ${n(knights)} chevaliers, ${met(text(pair), n(times))} ; d’ordinaire, chaque paire se rencontre une fois.`,
  editionTokens: ({ needed, tokens }) => `Il faut ${n(needed)} petits jetons à symboles, pas ${n(tokens)}.`,
  editionNoEmblem: ({ emblem }) => `Aucun petit jeton ne montre le symbole « ${emblemIn(emblem)} ».`,
  editionThreeAlike: ({ emblem }) =>
    `Chaque petit jeton montre le symbole « ${emblemIn(emblem)} » : trois pareils peuvent tomber. La règle ne dit pas ce qui compte alors ; nous prenons ce symbole.`,
  editionCoinOrder: () => 'Les pièces doivent être dans l’ordre croissant, chaque valeur une fois.',
  editionCoins: ({ most, coins }) => `Il peut y avoir ${n(most)} sortes de pièces au plus, pas ${n(coins)}.`,
  editionNoCoin: ({ coin }) => `Il faut une pièce de ${n(coin)} : la règle la nomme.`,
}
