import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/fr'
import { weaponOf } from '../../rules/index.ts'
import { type TournamentSentences, weaponNamed } from '../sentences.ts'
import { editionFaults } from './edition.ts'
import { cardName, coinsText, theCard, WEAPON_NAMES } from './things.ts'

/** « pas l’épée 4 », « pas de joker » */
function no(value: Param): string {
  if (typeof value !== 'number') return 'pas cette carte'
  return weaponOf(value) === null ? `pas de ${cardName(value)}` : `pas ${theCard(value)}`
}

const the = (value: Param) => (typeof value === 'number' ? theCard(value) : 'cette carte')
const coins = (value: Param) => coinsText(number(value))

export const refusals: TournamentSentences['refusals'] = {
  ...editionFaults,
  valuesNotForPlayers: ({ seats, lowestValue }) =>
    `À ${number(seats)} joueurs, les valeurs en jeu ne peuvent pas commencer à ${number(lowestValue)}.`,
  gameOver: () => 'La partie est terminée.',
  notAsked: () => 'On ne te demande rien pour l’instant.',
  clerkOnly: () => 'Seul le greffier peut faire cela.',
  clerkEndsBarter: () => 'Le troc s’achève quand tous sont prêts, ou quand le temps est écoulé.',
  notForTheClerk: () => 'C’est l’affaire des joueurs, pas du greffier.',
  draftFirst: () => 'Choisis d’abord une des cartes ouvertes.',
  noBarterNow: () => 'Ce n’est pas le moment du troc.',
  announceFirst: () => 'Dis d’abord si tu restes ou si tu te retires.',
  layFirst: () => 'Pose d’abord tes quatre cartes.',
  judgementFirst: () => 'Le jugement de Dieu passe d’abord.',
  purchaseFirst: () => 'Dis d’abord si tu achètes une carte du tas.',
  nothingToAnnounce: () => 'Il n’y a rien à annoncer maintenant.',
  nothingToLay: () => 'Il n’y a rien à poser maintenant.',
  nothingToBuy: () => 'Il n’y a rien à acheter au tas maintenant.',
  noJudgement: () => 'Il n’y a pas de jugement de Dieu maintenant.',
  nothingToDraft: () => 'Il n’y a rien à choisir maintenant.',
  cardNotOpen: ({ card }) => `Parmi les cartes ouvertes, il n’y a ${no(card)}.`,
  nothingExchanged: () => 'Rien ne changerait de mains.',
  tooManyCards: ({ most }) => `Une offre compte au plus ${number(most)} cartes de chaque côté.`,
  tooManyOpenOffers: ({ most }) => `Tu as déjà ${number(most)} offres ouvertes : retires-en une d’abord.`,
  tooManyOffers: ({ most }) => `Tu as fait ${number(most)} offres dans ce troc : c’est le maximum.`,
  readyMayNotOffer: () => 'Tu as dit « prêt » : reviens dessus avant de faire une offre.',
  notToYourself: () => 'Tu ne peux pas te faire une offre.',
  noSuchSeat: () => 'Ce joueur n’existe pas.',
  giveNotHeld: ({ card }) => `Tu n’as ${no(card)} à donner.`,
  coinsNotHeld: ({ coins: given, yours }) => `Tu as ${coins(yours)} et ne peux pas en donner ${number(given)}.`,
  cardTwice: () => 'Chaque carte n’existe qu’une fois : elle ne peut pas figurer deux fois.',
  cardNotInPlay: ({ card, weapon, least }) => {
    const asked = weaponNamed(weapon)
    return asked === undefined
      ? `Il n’y a ${no(card)} en jeu.`
      : `Aucune carte ${WEAPON_NAMES[asked]} de ${number(least)} ou plus n’est en jeu.`
  },
  noSuchOffer: () => 'Cette offre n’existe pas.',
  offerGone: () => 'Cette offre n’est plus valable.',
  ownOffer: () => 'C’est ta propre offre.',
  notYourOffer: () => 'Ce n’est pas ton offre.',
  offerDeclined: () => 'Tu as refusé cette offre.',
  cannotMeetCards: ({ card }) => `Tu n’as ${no(card)}.`,
  cannotMeetCoins: ({ coins: wanted, yours }) => `Tu as ${coins(yours)} et tu devrais en payer ${number(wanted)}.`,
  fillCount: ({ needed, given }) =>
    `L’offre demande ${counted(number(needed), 'carte', 'cartes')} de ton choix : tu en nommes ${number(given)}.`,
  fillNotHeld: ({ card }) => `Tu n’as ${no(card)} à donner pour cela.`,
  fillMisfit: ({ card }) => `L’offre ne demande pas ${the(card)}.`,
  alreadyReady: () => 'Tu as déjà dit « prêt ».',
  notReady: () => 'Tu n’as pas encore dit « prêt ».',
  takeBacksSpent: ({ most }) => `Tu es revenu ${number(most)} fois sur « prêt » : c’est le maximum.`,
  alreadyAnswered: () => 'Tu as déjà répondu.',
  alreadyLaid: () => 'Tu as déjà posé tes cartes.',
  layCount: () => 'Pose exactement quatre cartes : bouclier, épée, lance, armure.',
  layNotHeld: ({ card }) => `Tu n’as ${no(card)} à poser, ou pas assez.`,
  layMisfit: ({ card, weapon }) => {
    const space = weaponNamed(weapon)
    return space === undefined
      ? 'Une carte ne va pas à l’emplacement prévu.'
      : `On ne peut pas poser ${the(card)} à l’emplacement « ${WEAPON_NAMES[space]} ».`
  },
  purchaseTooDear: ({ price, yours }) => `Une carte coûte ${coins(price)} et tu en as ${number(yours)}.`,
  alreadyThrown: () => 'Les jetons sont déjà lancés.',
  throwFirst: () => 'Les jetons ne sont pas encore lancés.',
  alreadyRun: () => 'Tu as déjà commencé ta course.',
  noRun: () => 'Les deux voient ce lancer en même temps : il n’y a pas de course à commencer.',
  runFirst: () => 'Ce chevalier n’a pas encore commencé sa course.',
  notInJudgement: () => 'Cette place ne prend pas part au jugement.',
  alreadyTouched: () => 'Ce chevalier a déjà touché un jeton.',
  timeMiscounted: ({ ms }) => `Le temps qui compte est de ${number(ms)} ms.`,
}
