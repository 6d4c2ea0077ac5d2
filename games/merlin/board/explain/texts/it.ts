import type { Messages } from './en.ts'

const points = (n: number) => (n === 1 ? '1 punto' : `${n} punti`)

export const messages: Messages = {
  nobody: 'Non ce l’ha ancora nessuno.',
  has: (name) => (name === null ? 'Ce l’hai tu.' : `Ce l’ha ${name}.`),
  left: (n) => `Nella provincia ne restano ${n}.`,
  held: (n) => (n === 0 ? 'Qui non ce n’è.' : `Qui: ${n}.`),
  shield:
    'A un conteggio respinge un traditore del suo colore e torna nella sua provincia. Alla fine tre oggetti rimasti valgono un punto.',
  flag: (power) => `${power}. Poi torna nella sua provincia.`,
  material: (tiles) =>
    `Paga un maniero su una tessera adatta: ora ${tiles === 1 ? 'ce n’è 1 libera' : `ce ne sono ${tiles} libere`}.`,
  traitors: 'Traditori',
  noTraitor: 'Nessun traditore di questo colore.',
  traitorCosts: (of) => `${of}. A un conteggio ognuno senza scudo del suo colore costa 3 punti.`,
  apple: 'Restituita prima del movimento, porta il dado scelto a qualsiasi valore. Un punto alla fine.',
  applesLeft: (n) => `${n} nella riserva. Una arriva con il Graal.`,
  staff: 'Paga una ripetizione dell’azione di Merlino, poi esce dal gioco. 2 punti alla fine.',
  counter: 'Segnalini influenza nel castello. La dama di compagnia e le torri li portano nelle province.',
  manor: 'Manieri non ancora costruiti. Ognuno costa un materiale adatto alla tessera.',
  hand: (n) => (n === 1 ? '1 missione in mano, segreta.' : `${n} missioni in mano, segrete.`),
  deck: (n) => (n === 1 ? 'Resta 1 missione da pescare.' : `Restano ${n} missioni da pescare.`),
  grail: 'A ogni conteggio chi lo possiede può prendere tutti i punti di una provincia in parità.',
  tied: (list) => `Ora in parità: ${list}.`,
  excalibur: 'A ogni conteggio chi la possiede segna 3 punti se non gli resta alcun traditore.',
  excaliburNow: (isSafe) => (isSafe ? 'Ora sarebbe così.' : 'Ora non sarebbe così.'),
  knight: (name) => (name === null ? 'Il tuo cavaliere' : `Cavaliere di ${name}`),
  knightMoves: (space) => `Su “${space}”. Un dado del suo giocatore lo muove in senso orario.`,
  merlin: 'Merlino',
  merlinMoves: (space) => `Su “${space}”. Il dado bianco di chiunque lo muove, in un senso o nell’altro.`,
  dice: (name) => (name === null ? 'I tuoi dadi' : `Dadi di ${name}`),
  standsHere: (name) =>
    name === null ? 'Qui c’è il tuo.' : `Qui c’è quello di ${name}: il tuo lo rimanderebbe al castello.`,
  placeFree: 'Il posto è libero.',
  brings: (what) => `Agisce quando arriva qui: ${what}.`,
  influence: (province) => `Influenza: ${province}`,
  noInfluence: 'Nessuno ha segnalini qui.',
  counters: (list) => `${list}.`,
  wouldScore: (names, n, isShared) =>
    `Al conteggio, così com’è: ${points(n)} ${isShared ? 'a testa ' : ''}per ${names}.`,
  score: (name) => (name === null ? 'I tuoi punti' : `Punti di ${name}`),
  next: (sum, domain, influence, servants, traitors) =>
    `Prossimo conteggio, così com’è: ${sum} (dominio ${domain}, influenza ${influence}, servitori ${servants}, traditori ${traitors}).`,
  questWorth: (n) => `${points(n)}.`,
  met: 'Tutto è soddisfatto.',
  onDisplay: 'Scoperta: si può prendere.',
  noQuest: 'Qui non resta nessuna missione.',
  seal: (servant, row) => `Sigillo: ${servant}, riga ${row}`,
  sealIs: (state) => `Ora: ${state}.`,
  scoring: 'Dopo i round 2, 4 e 6 si contano traditori, dominio, influenza e servitori.',
  ownDie: 'Muove il tuo cavaliere in senso orario di tante caselle quanto vale.',
  whiteDie: 'Muove Merlino di tante caselle quanto vale, in un senso o nell’altro.',
}
