import { against, capital, counted, listed, nameOf, owned } from '@logres/words/it'
import { CARD_PRICE, REWARD, type Weapon } from '../../../rules/index.ts'
import { cardName, coinsText, offerPhrase, TOKEN_NAMES, WEAPON_NAMES } from '../../../words/it/things.ts'
import { roman } from '../../roman.ts'
import type { ExplainTexts } from './sentences.ts'

const A: Readonly<Record<Weapon, string>> = {
  shield: 'uno scudo',
  sword: 'una spada',
  lance: 'una lancia',
  armour: 'un’armatura',
}
const PLURAL: Readonly<Record<Weapon, string>> = {
  shield: 'scudi',
  sword: 'spade',
  lance: 'lance',
  armour: 'armature',
}
const NO_OTHER: Readonly<Record<Weapon, string>> = {
  shield: 'altri scudi',
  sword: 'altre spade',
  lance: 'altre lance',
  armour: 'altre armature',
}
const lastOf = (weapon: Weapon) => `Solo con questa il tuo equipaggiamento è completo: non hai ${NO_OTHER[weapon]}.`

export const messages: ExplainTexts = {
  knight: (seat, banner, standing, players) => {
    const name = seat === players.reader ? 'Tu' : nameOf(players, seat)
    const title = banner === null ? name : `${name}, stendardo ${banner}`
    switch (standing.kind) {
      case 'meets':
        return {
          title,
          text: `Duello di questo round: ${against(players, standing.other)}. Serve un equipaggiamento completo, e la vittoria vale ${coinsText(REWARD)}.`,
        }
      case 'fought':
        return { title, text: 'Il duello di questo round è finito.' }
      case 'bye':
        return {
          title,
          text: `${seat === players.reader ? 'Riposi' : 'Riposa'} in questo round: nessun duello, ${standing.isChecked ? 'ma l’equipaggiamento si controlla' : 'e l’equipaggiamento non si controlla'}.`,
        }
      case 'out':
        return {
          title,
          text: standing.onlyFighters
            ? 'Fuori dal combattimento per sempre: il baratto continua, ma non può più vincere.'
            : 'Fuori dal combattimento per sempre, ma il baratto continua, e vince chi è più ricco.',
        }
      case 'over':
        return {
          title,
          text: standing.onlyFighters
            ? 'Il torneo è finito: ha vinto il più ricco fra chi è rimasto in lizza.'
            : 'Il torneo è finito: ha vinto chi è più ricco.',
        }
    }
  },
  purse: (seat, coins, inCoins, players) => ({
    title: `${capital(owned(players, seat, 'la tua borsa', 'borsa'))}: ${coinsText(coins)}`,
    text: `Alla fine contano solo le monete. Vengono dai duelli (${REWARD} per ogni vittoria) e dal baratto.${inCoins === '' ? '' : ` In monete: ${inCoins}.`}`,
  }),
  sealedPurse: (seat, players) => ({
    title: capital(owned(players, seat, 'la tua borsa', 'borsa')),
    text: 'Chiusa: nessun altro vede che cosa contiene. I premi e gli affari pubblici si possono seguire, quelli segreti no.',
  }),
  handSize: (seat, size, players) => ({
    title: `${capital(owned(players, seat, 'la tua mano', 'mano'))}: ${counted(size, 'carta', 'carte')}`,
    text: 'Tutti vedono quante carte ha ciascuno, ma non quali. Per un duello ne servono quattro.',
  }),
  card: (card) => capital(cardName(card)),
  jokerIs: 'Vale 0: perde contro ogni arma, ma va bene ovunque in un equipaggiamento e in un duello.',
  isHighest: {
    shield: 'Lo scudo più alto in gioco.',
    sword: 'La spada più alta in gioco.',
    lance: 'La lancia più alta in gioco.',
    armour: 'L’armatura più alta in gioco.',
  },
  isBeaten: (weapon, higher) =>
    higher === 1 ? `In gioco solo ${A[weapon]} vale di più.` : `In gioco ${higher} ${PLURAL[weapon]} valgono di più.`,
  neverSold: 'Finora non è stata venduta nessuna carta simile.',
  sold: (least, most) =>
    `Carte simili sono state vendute per ${least === most ? coinsText(least) : `${least}–${most} monete`}.`,
  others: (weapon, count) =>
    `Hai ancora ${count === 1 ? A[weapon] : `${count} ${PLURAL[weapon]}`}: puoi fare a meno di questa carta.`,
  lastOf: { shield: lastOf('shield'), sword: lastOf('sword'), lance: lastOf('lance'), armour: lastOf('armour') },
  gap: (weapon) => ({
    title: `Ti manca ${A[weapon]}`,
    text: 'Se all’annuncio manca ancora e in questo round hai un duello, lasci il combattimento. Anche un jolly colma il vuoto.',
  }),
  offer: (offer, players) => offerPhrase(offer, players),
  forSpectators: 'Chi la riceve può accettarla, rifiutarla o fare una controfferta.',
  ownOffer: (declined) =>
    declined === 0
      ? 'È tua: vale finché qualcuno l’accetta, la ritiri o finisce il baratto.'
      : `È tua: vale ancora, anche se ${declined === 1 ? 'un giocatore l’ha rifiutata' : `${declined} giocatori l’hanno rifiutata`}.`,
  cannotMeet: 'Non hai ciò che chiede. Puoi comunque fare una controfferta.',
  effects: {
    completes: 'Completerebbe il tuo equipaggiamento.',
    keeps: 'Il tuo equipaggiamento resterebbe completo.',
    breaks: 'Il tuo equipaggiamento non sarebbe più completo.',
  },
  wouldLack: (gaps) =>
    `Ti ${gaps.length > 1 ? 'mancherebbero' : 'mancherebbe'} ancora ${listed(gaps.map((gap) => A[gap]))}.`,
  needsNoOutfit: 'Non ti serve più un equipaggiamento: conta solo il prezzo.',
  coinsAfter: (gained, left) =>
    `${gained > 0 ? 'Riceveresti' : 'Pagheresti'} ${coinsText(Math.abs(gained))} e ne avresti ${left}.`,
  sequence: (knights, round, rounds) => ({
    title: `Carta del torneo per ${knights} cavalieri, round ${roman(round)} di ${roman(rounds)}`,
    text: 'Dice quali stendardi si affrontano in ogni round, finché ogni coppia si è incontrata; poi ricomincia. Quando qualcuno lascia, si usa un’altra carta.',
  }),
  noSequence: { title: 'Carta del torneo', text: 'Restano meno di due cavalieri: non si affronta più nessuno.' },
  heap: (size) => ({
    title: `Mucchio delle armi: ${counted(size, 'carta', 'carte')}`,
    text: `Le carte che hanno vinto sono distrutte e stanno qui, coperte. Dopo un duello prima chi ha vinto e poi chi ha perso può comprarne una, senza vederla, per ${coinsText(CARD_PRICE)}.`,
  }),
  tokens: {
    title: 'Giudizio di Dio',
    text: 'Tre emblemi diversi: tocca tutti e tre. Altrimenti un punto indica l’emblema che appare una volta, due punti quello che appare due volte. Vince il più veloce.',
  },
  token: (token) => ({
    title: capital(TOKEN_NAMES[token]),
    text: 'È quello giusto se questo emblema appare una volta accanto a due altri uguali, con un punto, o se appare due volte, con due punti.',
  }),
  allThree: {
    title: 'Tutti e tre',
    text: 'È quello giusto se corona, calice e globo appaiono una volta ciascuno, qualunque siano i punti.',
  },
  duelPlace: (weapon) => ({
    title: capital(WEAPON_NAMES[weapon]),
    text: 'La carta più alta segna un punto ed è distrutta; la più bassa va al cavaliere che l’ha battuta. Due jolly si distruggono a vicenda.',
  }),
}
