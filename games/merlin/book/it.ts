/* Il regolamento di Merlino in italiano. */
import { words } from '@logres/rulebook/it'
import { figures } from './it/figures.ts'
import { introduction } from './it/introduction.ts'
import { material } from './it/material.ts'
import { modules } from './it/modules.ts'
import { scoring } from './it/scoring.ts'
import { turn } from './it/turn.ts'
import { merlinBook } from './plan.ts'

export const book = merlinBook({
  title: 'Merlino',
  subtitle: 'Dadi intorno alla tavola di re Artù, da due a quattro giocatori. Di Stefan Feld e Michael Rieneck.',
  words,
  introduction,
  chapters: {
    1: 'Il materiale',
    2: 'La preparazione',
    3: 'Round e turni',
    4: 'Le caselle',
    5: 'Le missioni',
    6: 'Le bandiere',
    7: 'Il conteggio',
    8: 'La fine',
    9: 'Modulo: Il favore del Re',
    10: 'Espansione: Cavalieri della Tavola Rotonda',
  },
  rules: { ...material, ...turn, ...scoring, ...modules },
  figures,
  glossary: {
    province: {
      word: 'provincia',
      meaning: 'Una delle sei terre dell’anello, ognuna con il suo colore e il suo animale.',
    },
    space: { word: 'casella', meaning: 'Uno dei 24 posti dell’anello. Ognuno offre un’azione.' },
    castle: {
      word: 'castello',
      meaning: 'Ciò che hai accanto al tabellone: oggetti, servitori, segnalini, traditori.',
    },
    item: { word: 'oggetto', meaning: 'Uno scudo, una bandiera o un materiale.' },
    servant: {
      word: 'servitore',
      meaning: 'Dama di compagnia, scudiere, alfiere o costruttore. Ognuno ha il suo posto in tutte le province.',
    },
    counter: {
      word: 'segnalino influenza',
      meaning: 'Apre le caselle d’influenza e fa vincere le province. Ognuno ne ha 7.',
    },
    material: { word: 'materiale', meaning: 'Paga un maniero su una tessera che ammette il suo colore.' },
    domain: { word: 'dominio', meaning: 'Le tessere di montagne, boschi e laghi su cui si costruiscono i manieri.' },
    manor: { word: 'maniero', meaning: 'Resta sulla sua tessera del dominio fino alla fine. Ognuno ne ha 7.' },
    tower: { word: 'torre', meaning: 'Su alcune tessere. Chi costruisce lì riceve qualcosa in più.' },
    territory: { word: 'territorio', meaning: 'Un gruppo di tessere vicine dello stesso terreno.' },
    quest: { word: 'missione', meaning: 'Una carta con delle condizioni. Chi le soddisfa ne segna i punti.' },
    display: { word: 'fila', meaning: 'Le tre missioni scoperte accanto al mazzo.' },
    flag: { word: 'bandiera', meaning: 'Piega una regola una volta nel tuo turno, ogni colore una diversa.' },
    traitor: { word: 'traditore', meaning: 'Al conteggio costa 3 punti se non viene respinto.' },
    repel: {
      word: 'respingere',
      meaning: 'Liberarsi di un traditore con uno scudo del suo colore, una bandiera o un sigillo.',
    },
    apple: { word: 'mela', meaning: 'Mette un dado sul valore voluto. Alla fine vale 1 punto.' },
    staff: {
      word: 'bastone di Merlino',
      meaning: 'Ripete l’azione della casella dove è arrivato Merlino. Alla fine vale 2 punti.',
    },
    grail: {
      word: 'Graal',
      meaning: 'Risolve una parità nel conteggio dell’influenza. La sua casella dà una mela.',
    },
    excalibur: { word: 'Excalibur', meaning: 'Ti libera di un traditore, e al conteggio può portare 3 punti.' },
    scoring: { word: 'conteggio', meaning: 'Dopo i round 2, 4 e 6.' },
    seal: { word: 'sigillo', meaning: 'Rende tua una capacità del Favore del Re. Ognuno ne ha 4.' },
    ally: {
      word: 'alleato',
      meaning: 'Un cavaliere della Tavola Rotonda con un potere suo. Ognuno ne ha due.',
    },
  },
})
