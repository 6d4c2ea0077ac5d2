import { capital, counted, listed, nameOf, of } from '@logres/words/fr'
import { CARD_PRICE, REWARD, type Weapon } from '../../../rules/index.ts'
import { cardName, coinsText, offerPhrase, TOKEN_NAMES, WEAPON_NAMES } from '../../../words/fr/things.ts'
import { roman } from '../../roman.ts'
import type { ExplainTexts } from './sentences.ts'

const A: Readonly<Record<Weapon, string>> = {
  shield: 'un bouclier',
  sword: 'une épée',
  lance: 'une lance',
  armour: 'une armure',
}
const PLURAL: Readonly<Record<Weapon, string>> = {
  shield: 'boucliers',
  sword: 'épées',
  lance: 'lances',
  armour: 'armures',
}
const NO_OTHER: Readonly<Record<Weapon, string>> = {
  shield: 'aucun autre bouclier',
  sword: 'aucune autre épée',
  lance: 'aucune autre lance',
  armour: 'aucune autre armure',
}
const lastOf = (weapon: Weapon) => `Sans elle, ton équipement n’est plus complet : tu n’as ${NO_OTHER[weapon]}.`

export const messages: ExplainTexts = {
  knight: (seat, banner, standing, players) => {
    const name = capital(nameOf(players, seat))
    const title = banner === null ? name : `${name}, bannière ${banner}`
    switch (standing.kind) {
      case 'meets':
        return {
          title,
          text: `Duel de cette manche : contre ${nameOf(players, standing.other)}. Il y faut un équipement complet, et la victoire rapporte ${coinsText(REWARD)}.`,
        }
      case 'fought':
        return { title, text: `${seat === players.reader ? 'Ton' : 'Son'} duel de cette manche est fini.` }
      case 'bye':
        return {
          title,
          text: standing.isChecked
            ? 'Exempt pour cette manche : pas de duel, mais l’équipement est vérifié.'
            : 'Exempt pour cette manche : pas de duel, et l’équipement n’est pas vérifié.',
        }
      case 'out':
        return {
          title,
          text: standing.onlyFighters
            ? 'Hors de lice pour de bon : le troc continue, mais sans espoir de victoire.'
            : 'Hors de lice pour de bon, mais le troc continue, et la victoire va au plus riche.',
        }
      case 'over':
        return {
          title,
          text: standing.onlyFighters
            ? 'Le tournoi est fini ; la victoire va au plus riche de ceux restés en lice.'
            : 'Le tournoi est fini ; la victoire va au plus riche.',
        }
    }
  },
  purse: (seat, coins, inCoins, players) => ({
    title: `${seat === players.reader ? 'Ta bourse' : `Bourse ${of(players, seat)}`} : ${coinsText(coins)}`,
    text: `À la fin, seules les pièces comptent. Elles viennent des duels (${REWARD} par victoire) et du troc.${inCoins === '' ? '' : ` En pièces : ${inCoins}.`}`,
  }),
  sealedPurse: (seat, players) => ({
    title: `Bourse ${of(players, seat)}`,
    text: 'Fermée : personne d’autre ne voit ce qu’elle contient. On peut suivre les récompenses et les marchés publics, pas les marchés secrets.',
  }),
  handSize: (seat, size, players) => ({
    title: `${seat === players.reader ? 'Ta main' : `Main ${of(players, seat)}`} : ${counted(size, 'carte', 'cartes')}`,
    text: 'Tout le monde voit combien de cartes chacun a en main, mais pas lesquelles. Un duel en demande quatre.',
  }),
  card: (card) => capital(cardName(card)),
  jokerIs: 'Vaut 0 : il perd contre toute arme, mais remplace n’importe laquelle dans un équipement ou un duel.',
  isHighest: {
    shield: 'Le plus haut bouclier en jeu.',
    sword: 'La plus haute épée en jeu.',
    lance: 'La plus haute lance en jeu.',
    armour: 'La plus haute armure en jeu.',
  },
  isBeaten: (weapon, higher) =>
    higher === 1
      ? `En jeu, seul${weapon === 'shield' ? '' : 'e'} ${A[weapon]} vaut plus.`
      : `En jeu, ${higher} ${PLURAL[weapon]} valent plus.`,
  neverSold: 'Aucune carte de ce genre n’a encore été vendue.',
  sold: (least, most) =>
    `Les cartes de ce genre se sont vendues ${least === most ? coinsText(least) : `entre ${least} et ${most} pièces`}.`,
  others: (weapon, count) =>
    count === 1
      ? `Tu as encore ${A[weapon]} : tu peux te passer de cette carte.`
      : `Tu as encore ${count} ${PLURAL[weapon]} : tu peux te passer de cette carte.`,
  lastOf: { shield: lastOf('shield'), sword: lastOf('sword'), lance: lastOf('lance'), armour: lastOf('armour') },
  gap: (weapon) => ({
    title: `Il te manque ${A[weapon]}`,
    text: 'Si rien n’y remédie avant l’annonce et que tu as un duel dans cette manche, tu quittes le combat. Un joker suffit.',
  }),
  offer: (offer, players) => offerPhrase(offer, players),
  forSpectators: 'Ceux à qui elle s’adresse peuvent l’accepter, la refuser ou faire une contre-offre.',
  ownOffer: (declined) =>
    declined === 0
      ? 'La tienne : elle vaut jusqu’à ce qu’on l’accepte, que tu la retires ou que le troc s’achève.'
      : `La tienne : elle vaut toujours, même si ${declined === 1 ? 'un joueur l’a refusée' : `${declined} joueurs l’ont refusée`}.`,
  cannotMeet: 'Tu n’as pas ce qu’elle demande. Tu peux quand même faire une contre-offre.',
  effects: {
    completes: 'Elle compléterait ton équipement.',
    keeps: 'Ton équipement resterait complet.',
    breaks: 'Ton équipement ne serait plus complet.',
  },
  wouldLack: (gaps) => `Il te manquerait encore ${listed(gaps.map((gap) => A[gap]))}.`,
  needsNoOutfit: 'Tu n’as plus besoin d’équipement : seul le prix compte.',
  coinsAfter: (gained, left) =>
    `Tu ${gained > 0 ? 'recevrais' : 'paierais'} ${coinsText(Math.abs(gained))} et en aurais ${left}.`,
  sequence: (knights, round, rounds) => ({
    title: `Carte de déroulement pour ${knights} chevaliers, manche ${roman(round)} sur ${roman(rounds)}`,
    text: 'Elle dit quelles bannières s’affrontent à chaque manche, jusqu’à ce que chaque paire se soit rencontrée ; puis elle recommence. Quand quelqu’un part, on prend une autre carte.',
  }),
  noSequence: {
    title: 'Carte de déroulement',
    text: 'Il reste moins de deux chevaliers : plus personne ne s’affronte.',
  },
  heap: (size) => ({
    title: `Tas d’armures : ${counted(size, 'carte', 'cartes')}`,
    text: `Les cartes qui ont gagné sont détruites et posées ici, face cachée. Après un duel, le vainqueur puis le perdant peuvent en acheter une sans la voir, pour ${coinsText(CARD_PRICE)}.`,
  }),
  tokens: {
    title: 'Jugement de Dieu',
    text: 'Trois emblèmes différents : touche les trois. Sinon, un point désigne l’emblème montré une fois, deux points celui montré deux fois. Le plus rapide gagne.',
  },
  token: (token) => ({
    title: capital(TOKEN_NAMES[token]),
    text: 'À toucher si cet emblème est montré une fois, à côté de deux autres pareils, avec un point ; ou s’il est montré deux fois, avec deux points.',
  }),
  allThree: {
    title: 'Les trois',
    text: 'À toucher si la couronne, le calice et le globe sont montrés une fois chacun, quels que soient les points.',
  },
  duelPlace: (weapon) => ({
    title: capital(WEAPON_NAMES[weapon]),
    text: 'La carte la plus haute marque un point et est détruite ; l’autre va au chevalier qui l’a battue. Deux jokers se détruisent.',
  }),
}
