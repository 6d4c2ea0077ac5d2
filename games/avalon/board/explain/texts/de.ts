import type { Messages } from './en.ts'

const cards = (n: number) => (n === 1 ? '1 Karte' : `${n} Karten`)
/** Isoldes, Bors’. */
const of = (name: string) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)

export const messages: Messages = {
  mist: (hidden) =>
    hidden === 1
      ? 'Das letzte Gebiet im Nebel. Es wird aufgedeckt, wenn es jemand erobert.'
      : `Eines von ${hidden} Gebieten im Nebel. Es wird aufgedeckt, wenn es jemand erobert, und ist 1 bis 3 Kronen wert.`,
  nobodys: 'Es gehört niemandem.',
  yours: 'Es gehört dir.',
  theirs: (name) => `Es gehört ${name}.`,
  costs: (who, n) => `Die Eroberung würde ${who ?? 'dich'} ${cards(n)} kosten.`,
  needs: (who, has, needed) =>
    who === null
      ? `Für einen Angriff brauchst du hier ${cards(needed)}; du hast ${has}.`
      : `Für einen Angriff braucht ${who} hier ${cards(needed)} und hat ${has}.`,
  pileTitle: (who, place) => (who === null ? `Dein Stapel: ${place}` : `${of(who)} Stapel: ${place}`),
  pile: (n, list) =>
    n === 0
      ? 'Hier liegt keine Karte.'
      : `${cards(n)}, von oben: ${list}. Eine Zauberin derselben Farbe kann die oberste verzaubern.`,
  crownsTitle: (who) => (who === null ? 'Deine Kronen' : `${of(who)} Kronen`),
  crowns: (n, toWin) => `${n} von ${toWin}. Wer nach dem Kartenspielen ${toWin} besitzt, gewinnt.`,
  handTitle: (who) => (who === null ? 'Deine Hand' : `${of(who)} Hand`),
  hand: (n) => `${cards(n)}. Höchstens fünf darf man am Ende des Zuges behalten.`,
  known: (list) => `Das hast du gesehen: ${list}.`,
  knight:
    'Er verstärkt jedes Gebiet, greift eines an, das dir nicht gehört, oder leistet Gegenwehr, wenn eine Karte seiner Farbe angreift.',
  sorceress:
    'Sie verstärkt jedes Gebiet, verzaubert die oberste Karte eines gegnerischen Stapels, wenn diese ihre Farbe hat, oder antwortet mit einem Gegenzauber.',
  circle: 'Mit dem Steinkreis darf sie auch angreifen.',
  could: (attacks, spells) => {
    const list = [
      ...(attacks === 0 ? [] : [attacks === 1 ? '1 Gebiet angreifen' : `${attacks} Gebiete angreifen`]),
      ...(spells === 0 ? [] : [`${cards(spells)} verzaubern`]),
    ]
    return list.length === 0
      ? 'Zurzeit kann diese Karte nur verstärken.'
      : `Zurzeit kann diese Karte ${list.join(' oder ')}.`
  },
  noTile: 'Hier liegt eine dunkle Tafel vom Ende eines Zuges bis zum Beginn des nächsten.',
  gives: (who, n) => `Jetzt würde sie ${who ?? 'dir'} ${cards(n)} bringen.`,
  givesLater: (who, n) => `So wie es steht, bringt sie ${who ?? 'dir'} ${cards(n)} zu Beginn des nächsten Zuges.`,
  used: 'Sie ist verbraucht und kommt wieder, sobald alle neun verbraucht sind.',
  drawTitle: 'Der Nachziehstapel',
  drawPile: (n) => `${cards(n)}, verdeckt. Ist keine mehr da, wird die Ablage zum neuen Stapel.`,
  discards: (n) => `${cards(n)}, offen für alle. Sie wird zum neuen Nachziehstapel, wenn dieser leer ist.`,
  conquestsTitle: 'Eroberungen in diesem Zug',
  conquests: (n) => `${n} von 2. Gescheiterte Angriffe zählen nicht.`,
}
