import { capital, counted, does, listed, nameOf, whose } from '@logres/words/en'
import { CARD_PRICE, REWARD, type Weapon } from '../../../rules/index.ts'
import { cardName, offerPhrase, TOKEN_NAMES } from '../../../words/en/things.ts'
import { roman } from '../../roman.ts'
import type { ExplainTexts } from './sentences.ts'

const A: Readonly<Record<Weapon, string>> = { shield: 'a shield', sword: 'a sword', lance: 'a lance', armour: 'armour' }
const PLURAL: Readonly<Record<Weapon, string>> = {
  shield: 'shields',
  sword: 'swords',
  lance: 'lances',
  armour: 'armours',
}

export const messages: ExplainTexts = {
  knight: (seat, banner, standing, players) => {
    const name = capital(nameOf(players, seat))
    const title = banner === null ? name : `${name}, banner ${banner}`
    switch (standing.kind) {
      case 'meets':
        return {
          title,
          text: `${does(players, seat, 'face')} ${nameOf(players, standing.other)} this round, and both need a complete outfit. The winner of the duel gets ${REWARD} coins.`,
        }
      case 'fought':
        return { title, text: `${capital(whose(players, seat))} duel of this round is over.` }
      case 'bye':
        return {
          title,
          text: `${does(players, seat, 'have', 'has')} a bye this round: no duel, ${standing.isChecked ? 'but all outfits are checked' : 'and no outfit is checked'}.`,
        }
      case 'out':
        return {
          title,
          text: standing.onlyFighters
            ? `${does(players, seat, 'never fight', 'never fights')} again, and can still trade but no longer win.`
            : `${does(players, seat, 'never fight', 'never fights')} again, but can still trade and win: the richest player does.`,
        }
      case 'over':
        return {
          title,
          text: standing.onlyFighters
            ? 'The tournament is over; of those in the lists to the end the richest has won.'
            : 'The tournament is over; the richest player has won.',
        }
    }
  },
  purse: (seat, coins, inCoins, players) => ({
    title: `${capital(whose(players, seat))} purse: ${counted(coins, 'coin')}`,
    text: `Only coins count at the end. They come from duels (${REWARD} for each one won) and from trade.${inCoins === '' ? '' : ` In coins: ${inCoins}.`}`,
  }),
  sealedPurse: (seat, players) => ({
    title: `${capital(whose(players, seat))} purse`,
    text: 'Sealed: nobody else sees what is in it. Rewards and public deals can be followed, private deals cannot.',
  }),
  handSize: (seat, size, players) => ({
    title: `${does(players, seat, 'hold')} ${counted(size, 'card')}`,
    text: 'Everyone sees how many cards each player holds, but not which ones. A duel takes four.',
  }),
  card: (card) => capital(cardName(card)),
  jokerIs: 'Worth 0: it loses to every weapon, but fits anywhere in an outfit and in a duel.',
  isHighest: {
    shield: 'The highest shield in play.',
    sword: 'The highest sword in play.',
    lance: 'The highest lance in play.',
    armour: 'The highest armour in play.',
  },
  isBeaten: (weapon, higher) =>
    higher === 1 ? `Only one ${weapon} in play is higher.` : `There are ${higher} higher ${PLURAL[weapon]} in play.`,
  neverSold: 'No card like it has been sold yet.',
  sold: (least, most) =>
    `Cards like it sold for ${least === most ? counted(least, 'coin') : `${least}–${most} coins`}.`,
  others: (weapon, count) =>
    count === 1
      ? `You hold one more ${weapon}, so you can spare it.`
      : `You hold ${count} more ${PLURAL[weapon]}, so you can spare it.`,
  lastOf: {
    shield: 'Your outfit is complete only with it: you have no other shield.',
    sword: 'Your outfit is complete only with it: you have no other sword.',
    lance: 'Your outfit is complete only with it: you have no other lance.',
    armour: 'Your outfit is complete only with it: you have no other armour.',
  },
  gap: (weapon) => ({
    title: `You lack ${A[weapon]}`,
    text: 'If it is still missing at the announcement and you have a duel this round, you are out of the lists. A joker fills the gap too.',
  }),
  offer: (offer, players) => offerPhrase(offer, players),
  forSpectators: 'Players it is addressed to can accept, decline or counter it.',
  ownOffer: (declined) =>
    declined === 0
      ? 'Yours: it stands until somebody accepts it, you withdraw it, or the barter ends.'
      : `Yours: it still stands, although ${declined === 1 ? 'one player has' : `${declined} players have`} declined.`,
  cannotMeet: 'You do not have what it asks for. You can still make a counter-offer.',
  effects: {
    completes: 'It would complete your outfit.',
    keeps: 'Your outfit would stay complete.',
    breaks: 'It would break your outfit.',
  },
  wouldLack: (gaps) => `You would still lack ${listed(gaps.map((gap) => A[gap]))}.`,
  needsNoOutfit: 'You no longer need an outfit: only the price counts.',
  coinsAfter: (gained, left) =>
    `You would ${gained > 0 ? 'get' : 'pay'} ${counted(Math.abs(gained), 'coin')} and have ${left}.`,
  sequence: (knights, round, rounds) => ({
    title: `Sequence card for ${knights} knights, round ${roman(round)} of ${roman(rounds)}`,
    text: 'It says which banners meet in each round, until every pair has met; then it starts again. When somebody leaves, a new card is used.',
  }),
  noSequence: { title: 'Sequence card', text: 'Fewer than two knights are left: nobody meets anybody.' },
  heap: (size) => ({
    title: `Armour heap: ${counted(size, 'card')}`,
    text: `Cards that have won are destroyed and lie here, face down. After a duel the winner and then the loser may buy one, unseen, for ${CARD_PRICE} coins.`,
  }),
  tokens: {
    title: 'Judgement of God',
    text: 'Three different emblems: touch all three. Otherwise one dot means the emblem shown once, two dots the one shown twice. The faster one wins.',
  },
  token: (token) => ({
    title: capital(TOKEN_NAMES[token]),
    text: `Right if the ${TOKEN_NAMES[token]} shows once beside two others alike and there is one dot, or if it shows twice and there are two.`,
  }),
  allThree: { title: 'All three', text: 'Right if crown, cup and orb each show once, whatever the dots.' },
  duelPlace: (weapon) => ({
    title: capital(weapon),
    text: 'The higher card scores a point and is destroyed; the lower one goes to the knight who beat it. Two jokers destroy each other.',
  }),
}
