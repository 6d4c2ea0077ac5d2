import { capital, counted, listed, nameOf, owned } from '@logres/words/de'
import { CARD_PRICE, REWARD, type Weapon } from '../../../rules/index.ts'
import { cardName, coinsText, offerPhrase, TOKEN_NAMES, WEAPON_NAMES } from '../../../words/de/things.ts'
import { roman } from '../../roman.ts'
import type { ExplainTexts } from './sentences.ts'

/** Im ersten Fall. */
const A: Readonly<Record<Weapon, string>> = {
  shield: 'ein Schild',
  sword: 'ein Schwert',
  lance: 'eine Lanze',
  armour: 'eine Rüstung',
}
const PLURAL: Readonly<Record<Weapon, string>> = {
  shield: 'Schilde',
  sword: 'Schwerter',
  lance: 'Lanzen',
  armour: 'Rüstungen',
}
/** Im vierten Fall. */
const ONE_MORE: Readonly<Record<Weapon, string>> = {
  shield: 'noch einen Schild',
  sword: 'noch ein Schwert',
  lance: 'noch eine Lanze',
  armour: 'noch eine Rüstung',
}
const NO_OTHER: Readonly<Record<Weapon, string>> = {
  shield: 'keinen anderen Schild',
  sword: 'kein anderes Schwert',
  lance: 'keine andere Lanze',
  armour: 'keine andere Rüstung',
}
const lastOf = (weapon: Weapon) => `Nur damit ist deine Ausrüstung vollständig: Du hast ${NO_OTHER[weapon]}.`

export const messages: ExplainTexts = {
  knight: (seat, banner, standing, players) => {
    const name = capital(nameOf(players, seat))
    const title = banner === null ? name : `${name}, Wappen ${banner}`
    switch (standing.kind) {
      case 'meets':
        return {
          title,
          text: `Zweikampf in dieser Runde: gegen ${nameOf(players, standing.other, 'accusative')}. Dafür braucht es eine vollständige Ausrüstung, und der Sieg bringt ${coinsText(REWARD)}.`,
        }
      case 'fought':
        return { title, text: 'Der Zweikampf in dieser Runde ist vorbei.' }
      case 'bye':
        return {
          title,
          text: standing.isChecked
            ? 'Freilos in dieser Runde: kein Zweikampf, aber die Ausrüstung wird geprüft.'
            : 'Freilos in dieser Runde: kein Zweikampf, und die Ausrüstung wird nicht geprüft.',
        }
      case 'out':
        return {
          title,
          text: standing.onlyFighters
            ? 'Für immer aus dem Kampf ausgeschieden, tauscht weiter, kann aber nicht mehr gewinnen.'
            : 'Für immer aus dem Kampf ausgeschieden, tauscht aber weiter. Am Ende gewinnt, wer am reichsten ist.',
        }
      case 'over':
        return {
          title,
          text: standing.onlyFighters
            ? 'Das Turnier ist vorbei. Gewonnen hat, wer von denen im Kampf am reichsten ist.'
            : 'Das Turnier ist vorbei. Gewonnen hat, wer am reichsten ist.',
        }
    }
  },
  purse: (seat, coins, inCoins, players) => ({
    title: `${capital(owned(players, seat, 'dein Beutel', 'Beutel'))}: ${coinsText(coins)}`,
    text: `Am Ende zählen nur Münzen. Sie kommen aus Zweikämpfen (${REWARD} für jeden Sieg) und aus dem Tausch.${inCoins === '' ? '' : ` In Münzen: ${inCoins}.`}`,
  }),
  sealedPurse: (seat, players) => ({
    title: capital(owned(players, seat, 'dein Beutel', 'Beutel')),
    text: 'Verschlossen: Niemand sonst sieht, was darin ist. Prämien und offene Geschäfte kann man verfolgen, geheime nicht.',
  }),
  handSize: (seat, size, players) => ({
    title: `${capital(owned(players, seat, 'deine Hand', 'Hand'))}: ${counted(size, 'Karte', 'Karten')}`,
    text: 'Alle sehen, wie viele Karten jeder hat, aber nicht, welche. Ein Zweikampf braucht vier.',
  }),
  card: (card) => cardName(card),
  jokerIs: 'Zählt 0: Er verliert gegen jede Waffe, passt aber überall in eine Ausrüstung und in einen Zweikampf.',
  isHighest: {
    shield: 'Der höchste Schild im Spiel.',
    sword: 'Das höchste Schwert im Spiel.',
    lance: 'Die höchste Lanze im Spiel.',
    armour: 'Die höchste Rüstung im Spiel.',
  },
  isBeaten: (weapon, higher) =>
    higher === 1 ? `Im Spiel ist nur ${A[weapon]} höher.` : `Im Spiel sind ${higher} ${PLURAL[weapon]} höher.`,
  neverSold: 'Eine solche Karte wurde noch nicht verkauft.',
  sold: (least, most) =>
    `Solche Karten wurden für ${least === most ? coinsText(least) : `${least}–${most} Münzen`} verkauft.`,
  others: (weapon, count) =>
    `Du hast ${count === 1 ? ONE_MORE[weapon] : `noch ${count} ${PLURAL[weapon]}`}, kannst diese Karte also entbehren.`,
  lastOf: { shield: lastOf('shield'), sword: lastOf('sword'), lance: lastOf('lance'), armour: lastOf('armour') },
  gap: (weapon) => ({
    title: `Dir fehlt ${A[weapon]}`,
    text: 'Fehlt das bei der Ansage noch und hast du in dieser Runde einen Zweikampf, scheidest du aus. Ein Joker füllt die Lücke auch.',
  }),
  offer: (offer, players) => offerPhrase(offer, players),
  forSpectators: 'Wem es gilt, der kann es annehmen, ablehnen oder ein Gegenangebot machen.',
  ownOffer: (declined) =>
    declined === 0
      ? 'Deines: Es gilt, bis es jemand annimmt, du es zurückziehst oder der Tausch endet.'
      : `Deines: Es gilt noch, obwohl ${declined === 1 ? 'ein Spieler abgelehnt hat' : `${declined} Spieler abgelehnt haben`}.`,
  cannotMeet: 'Du hast nicht, was verlangt wird. Ein Gegenangebot kannst du trotzdem machen.',
  effects: {
    completes: 'Damit wäre deine Ausrüstung vollständig.',
    keeps: 'Deine Ausrüstung bliebe vollständig.',
    breaks: 'Deine Ausrüstung wäre nicht mehr vollständig.',
  },
  wouldLack: (gaps) => `Dir ${gaps.length > 1 ? 'würden' : 'würde'} noch ${listed(gaps.map((gap) => A[gap]))} fehlen.`,
  needsNoOutfit: 'Du brauchst keine Ausrüstung mehr: Nur der Preis zählt.',
  coinsAfter: (gained, left) =>
    `Du würdest ${coinsText(Math.abs(gained))} ${gained > 0 ? 'erhalten' : 'zahlen'} und hättest dann ${left}.`,
  sequence: (knights, round, rounds) => ({
    title: `Turnierverlaufskarte für ${knights} Ritter, Runde ${roman(round)} von ${roman(rounds)}`,
    text: 'Sie sagt, welche Wappen in jeder Runde aufeinandertreffen, bis jedes Paar dran war; dann beginnt sie von vorn. Scheidet jemand aus, gilt eine neue Karte.',
  }),
  noSequence: {
    title: 'Turnierverlaufskarte',
    text: 'Es sind weniger als zwei Ritter übrig: Es wird nicht mehr gekämpft.',
  },
  heap: (size) => ({
    title: `Rüstungshaufen: ${counted(size, 'Karte', 'Karten')}`,
    text: `Karten, die gewonnen haben, werden zerstört und liegen hier verdeckt. Nach einem Zweikampf darf erst der Sieger, dann der Verlierer für ${coinsText(CARD_PRICE)} ungesehen eine kaufen.`,
  }),
  tokens: {
    title: 'Gottesurteil',
    text: 'Drei verschiedene Zeichen: alle drei berühren. Sonst meint ein Punkt das Zeichen, das einmal fiel, zwei Punkte das, das zweimal fiel. Wer schneller ist, gewinnt.',
  },
  token: (token) => ({
    title: TOKEN_NAMES[token],
    text: 'Richtig, wenn dieses Zeichen einmal neben zwei gleichen anderen fiel und ein Punkt zu sehen ist, oder wenn es zweimal fiel und zwei Punkte zu sehen sind.',
  }),
  allThree: {
    title: 'Alle drei',
    text: 'Richtig, wenn Krone, Kelch und Reichsapfel je einmal fielen, gleich wie viele Punkte zu sehen sind.',
  },
  duelPlace: (weapon) => ({
    title: WEAPON_NAMES[weapon],
    text: 'Die höhere Karte bringt einen Punkt und wird zerstört; die niedrigere geht an den Ritter, der sie geschlagen hat. Zwei Joker zerstören einander.',
  }),
}
