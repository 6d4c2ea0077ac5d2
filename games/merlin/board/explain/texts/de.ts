import type { Messages } from './en.ts'

const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)

export const messages: Messages = {
  nobody: 'Liegt noch auf dem Tisch.',
  has: (name) => (name === null ? 'In deinem Besitz.' : `Im Besitz von ${name}.`),
  left: (n) => `${n} sind in der Grafschaft übrig.`,
  held: (n) => (n === 0 ? 'Nichts davon hier.' : `${n} hier.`),
  shield:
    'Wehrt bei einer Wertung einen Verräter seiner Farbe ab und kommt in seine Grafschaft zurück. Am Ende sind drei übrige Dinge ein Punkt.',
  flag: (power) => `${power}. Danach kommt sie in ihre Grafschaft zurück.`,
  material: (tiles) =>
    `Bezahlt einen Landsitz auf einem passenden Plättchen: Zurzeit ${tiles === 1 ? 'passt 1 freies' : `passen ${tiles} freie`}.`,
  traitors: 'Verräter',
  noTraitor: 'Kein Verräter dieser Farbe.',
  traitorCosts: (of) => `${of}. Bei einer Wertung kostet jeder ohne Schild seiner Farbe 3 Punkte.`,
  apple: 'Vor der Bewegung zurückgegeben, stellt er den gewählten Würfel auf einen beliebigen Wert. Am Ende ein Punkt.',
  applesLeft: (n) => `${n} im Vorrat. Mit dem Gral kommt einer dazu.`,
  staff: 'Bezahlt eine Wiederholung von Merlins Aktion und ist dann aus dem Spiel. Am Ende 2 Punkte.',
  counter: 'Einflussmarker in der Burg. Die Hofdame und Türme bringen sie in die Grafschaften.',
  manor: 'Noch nicht gebaute Landsitze. Jeder kostet ein Baumaterial, das zum Plättchen passt.',
  hand: (n) => (n === 1 ? '1 Auftrag auf der Hand, geheim.' : `${n} Aufträge auf der Hand, geheim.`),
  deck: (n) => (n === 1 ? '1 Auftrag liegt noch im Stapel.' : `${n} Aufträge liegen noch im Stapel.`),
  grail: 'Bei jeder Wertung darf der Besitzer einmal bei Gleichstand alle Punkte einer Grafschaft nehmen.',
  tied: (list) => `Gleichstand herrscht in: ${list}.`,
  excalibur: 'Bei jeder Wertung bringt es seinem Besitzer 3 Punkte, wenn diesem kein Verräter bleibt.',
  excaliburNow: (isSafe) => (isSafe ? 'Das wäre jetzt so.' : 'Das wäre jetzt nicht so.'),
  knight: (name) => (name === null ? 'Dein Ritter' : `Ritter von ${name}`),
  knightMoves: (space) => `Auf „${space}“. Ein eigener Würfel zieht ihn im Uhrzeigersinn.`,
  merlin: 'Merlin',
  merlinMoves: (space) => `Auf „${space}“. Der weiße Würfel eines jeden zieht ihn in beliebiger Richtung.`,
  dice: (name) => (name === null ? 'Deine Würfel' : `Würfel von ${name}`),
  standsHere: (name) =>
    name === null
      ? 'Hier steht deine Figur.'
      : `Hier steht die Figur von ${name}: Deine würde sie nach Hause schicken.`,
  placeFree: 'Der Platz ist frei.',
  brings: (what) => `Handelt beim Einsetzen: ${what}.`,
  influence: (province) => `Einfluss: ${province}`,
  noInfluence: 'Niemand hat hier einen Marker.',
  counters: (list) => `${list}.`,
  wouldScore: (names, n, isShared) =>
    `Bei der Wertung, wie es steht: ${isShared ? 'je ' : ''}${points(n)} für ${names}.`,
  score: (name) => (name === null ? 'Deine Punkte' : `Punkte von ${name}`),
  next: (sum, domain, influence, servants, traitors) =>
    `Nächste Wertung, wie es steht: ${sum} (Umland ${domain}, Einfluss ${influence}, Gefolge ${servants}, Verräter ${traitors}).`,
  questWorth: (n) => `${points(n)}.`,
  met: 'Alles ist erfüllt.',
  onDisplay: 'Offen: Er kann genommen werden.',
  noQuest: 'Hier liegt kein Auftrag mehr.',
  seal: (servant, row) => `Siegel: ${servant}, Zeile ${row}`,
  sealIs: (state) => `Zurzeit: ${state}.`,
  scoring: 'Nach den Runden 2, 4 und 6 werden Verräter, Umland, Einfluss und Gefolge gewertet.',
  ownDie: 'Zieht deinen Ritter um seinen Wert im Uhrzeigersinn.',
  whiteDie: 'Zieht Merlin um seinen Wert, vor oder zurück.',
}
