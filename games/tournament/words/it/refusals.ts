import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { capital, counted } from '@logres/words/it'
import { weaponOf } from '../../rules/index.ts'
import { type TournamentSentences, weaponNamed } from '../sentences.ts'
import { editionFaults } from './edition.ts'
import { cardName, coinsText, theCard, WEAPON_NAMES } from './things.ts'

/** « la spada 4 », « nessun jolly » */
function no(value: Param): string {
  if (typeof value !== 'number') return 'questa carta'
  return weaponOf(value) === null ? `nessun ${cardName(value)}` : theCard(value)
}

const the = (value: Param) => (typeof value === 'number' ? theCard(value) : 'questa carta')
const coins = (value: Param) => coinsText(number(value))

export const refusals: TournamentSentences['refusals'] = {
  ...editionFaults,
  valuesNotForPlayers: ({ seats, lowestValue }) =>
    `Con ${number(seats)} giocatori i valori in gioco non possono cominciare da ${number(lowestValue)}.`,
  gameOver: () => 'La partita è finita.',
  notAsked: () => 'Adesso non ti si chiede nulla.',
  clerkOnly: () => 'Può farlo solo lo scrivano.',
  clerkEndsBarter: () => 'Il baratto finisce quando tutti sono pronti, o quando il tempo è scaduto.',
  notForTheClerk: () => 'Questo spetta ai giocatori, non allo scrivano.',
  draftFirst: () => 'Prima scegli una delle carte scoperte.',
  noBarterNow: () => 'Adesso non si baratta.',
  announceFirst: () => 'Prima di’ se resti o ti ritiri.',
  layFirst: () => 'Prima metti le tue quattro carte.',
  judgementFirst: () => 'Prima viene il giudizio di Dio.',
  purchaseFirst: () => 'Prima di’ se compri una carta dal mucchio.',
  nothingToAnnounce: () => 'Adesso non c’è nulla da annunciare.',
  nothingToLay: () => 'Adesso non c’è nulla da mettere.',
  nothingToBuy: () => 'Adesso non c’è nulla da comprare dal mucchio.',
  noJudgement: () => 'Adesso non c’è un giudizio di Dio.',
  nothingToDraft: () => 'Adesso non c’è nulla da scegliere.',
  cardNotOpen: ({ card }) => `Tra le carte scoperte non c’è ${no(card)}.`,
  nothingExchanged: () => 'Nulla cambierebbe di mano.',
  tooManyCards: ({ most }) => `Un’offerta ha al massimo ${number(most)} carte per parte.`,
  tooManyOpenOffers: ({ most }) => `Hai già ${number(most)} offerte aperte: ritirane prima una.`,
  tooManyOffers: ({ most }) => `In questo baratto hai fatto ${number(most)} offerte: è il massimo.`,
  readyMayNotOffer: () => 'Hai detto “pronto”: ritiralo prima di fare un’offerta.',
  notToYourself: () => 'Non puoi fare un’offerta a te.',
  noSuchSeat: () => 'Questo giocatore non esiste.',
  giveNotHeld: ({ card }) => `Non hai ${no(card)} da dare.`,
  coinsNotHeld: ({ coins: given, yours }) => `Hai ${coins(yours)} e non puoi darne ${number(given)}.`,
  cardTwice: () => 'Ogni carta esiste una volta sola: non può comparire due volte.',
  cardNotInPlay: ({ card, weapon, least }) => {
    const asked = weaponNamed(weapon)
    return asked === undefined
      ? `In gioco non c’è ${no(card)}.`
      : `In gioco non ci sono carte ${WEAPON_NAMES[asked]} da ${number(least)} in su.`
  },
  noSuchOffer: () => 'Questa offerta non esiste.',
  offerGone: () => 'Questa offerta non vale più.',
  ownOffer: () => 'Questa è la tua offerta.',
  notYourOffer: () => 'Questa non è la tua offerta.',
  offerDeclined: () => 'Hai rifiutato questa offerta.',
  cannotMeetCards: ({ card }) => `Non hai ${no(card)}.`,
  cannotMeetCoins: ({ coins: wanted, yours }) => `Hai ${coins(yours)} e dovresti pagarne ${number(wanted)}.`,
  fillCount: ({ needed, given }) =>
    `L’offerta chiede ${counted(number(needed), 'carta', 'carte')} a tua scelta: ne indichi ${number(given)}.`,
  fillNotHeld: ({ card }) => `Non hai ${no(card)} da dare in cambio.`,
  fillMisfit: ({ card }) => `${capital(the(card))} non è ciò che l’offerta chiede.`,
  alreadyReady: () => 'Hai già detto “pronto”.',
  notReady: () => 'Non hai ancora detto “pronto”.',
  takeBacksSpent: ({ most }) => `Hai ritirato “pronto” ${number(most)} volte: è il massimo.`,
  alreadyAnswered: () => 'Hai già risposto.',
  alreadyLaid: () => 'Hai già messo le tue carte.',
  layCount: () => 'Metti esattamente quattro carte: scudo, spada, lancia, armatura.',
  layNotHeld: ({ card }) => `Non hai ${no(card)} da mettere, o non abbastanza.`,
  layMisfit: ({ card, weapon }) => {
    const space = weaponNamed(weapon)
    return space === undefined
      ? 'Una carta non va al suo posto.'
      : `${capital(the(card))} non va al posto “${WEAPON_NAMES[space]}”.`
  },
  purchaseTooDear: ({ price, yours }) => `Una carta costa ${coins(price)} e tu ne hai ${number(yours)}.`,
  alreadyThrown: () => 'I gettoni sono già lanciati.',
  throwFirst: () => 'I gettoni non sono ancora lanciati.',
  alreadyRun: () => 'Hai già cominciato la tua corsa.',
  noRun: () => 'Tutti e due vedono questo lancio insieme: non c’è una corsa da cominciare.',
  runFirst: () => 'Questo cavaliere non ha ancora cominciato la corsa.',
  notInJudgement: () => 'Questo posto non partecipa al giudizio.',
  alreadyTouched: () => 'Questo cavaliere ha già toccato un gettone.',
  timeMiscounted: ({ ms }) => `Il tempo che conta è ${number(ms)} ms.`,
}
