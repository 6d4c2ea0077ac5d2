/* Il regolamento del torneo in italiano. */
import { words } from '@logres/rulebook/it'
import { barter } from './it/barter.ts'
import { lists } from './it/lists.ts'
import { tournamentBook } from './plan.ts'

export const book = tournamentBook({
  title: 'Avalon, il torneo',
  subtitle: 'Trattative e duelli, da tre a sei cavalieri. Di Marco Silles.',
  words,
  introduction: {
    idea: {
      title: 'Di che cosa si tratta',
      text: [
        'Ognuno di voi manda un cavaliere in lizza. Per ogni duello gli servono uno *scudo*, una *spada*, una *lancia* e un’*armatura*. Prima si tratta per queste carte, con tutti e per qualsiasi cosa.',
        'I duelli portano monete, e anche il commercio. Vince chi alla fine è *il più ricco*, e non è detto che sia l’ultimo a combattere.',
      ],
    },
    barter: {
      title: 'Il baratto',
      text: [
        'Ogni round comincia così. Tutti trattano nello stesso tempo, senza turni: carte per carte, carte per monete. Mostra un’offerta a tutti o a pochi scelti. Chiedi una carta precisa, o una lancia da 6 in su.',
        'Ciò che offri devi averlo. A parole puoi promettere quello che vuoi.',
      ],
    },
    outfit: {
      title: 'L’annuncio',
      text: [
        'Poi si annunciano i duelli. A chi ne ha uno serve un equipaggiamento completo: tutte e quattro le armi, con un jolly per quella che manca. Chi non ce l’ha è fuori dal combattimento per sempre. Tiene carte e monete, continua a trattare e può ancora vincere.',
      ],
    },
    duel: {
      title: 'Il duello',
      text: [
        'Ciascuno mette quattro carte a faccia in giù, una per arma, e si girano coppia per coppia. La più alta fa un punto. Ma attenzione: la carta *vincente* è distrutta, e quella battuta va in mano a chi l’ha battuta.',
        'Chi ha più punti vince il duello e 10 monete. Poi ciascuno dei due può comprare una delle carte distrutte senza vederla, per 5 monete.',
      ],
    },
    judgement: {
      title: 'Il giudizio di Dio',
      text: [
        'In parità si lanciano dei gettoni piccoli. Dicono quale dei quattro grandi è quello giusto: corona, calice, globo o tutti e tre. Chi lo tocca per primo vince il duello.',
      ],
    },
    win: {
      title: 'Come si vince',
      text: [
        'Quando resta un solo cavaliere, riceve 10 monete e la partita è finita. Si aprono le borse, e il più ricco ha vinto. Le carte allora non contano nulla.',
      ],
    },
    advice: {
      title: 'Per la tua prima partita',
      text: [
        'Vinci di poco. La carta vincente è perduta: un 8 che batte un 7 è speso bene, un 8 che batte un jolly no.',
        'Due carte forti e due deboli portano spesso al 2 a 2. Allora la mano più svelta prende le monete.',
        'Tieni una riserva per ogni arma. A chi manca una sola carta, quella costa cara: fa’ che siano gli altri.',
        'Se sei fuori, vendi. Ciò che hai adesso serve a qualcuno.',
      ],
    },
  },
  chapters: {
    1: 'Il materiale',
    2: 'La preparazione',
    3: 'Un round',
    4: 'Il baratto',
    5: 'L’annuncio',
    6: 'Il duello',
    7: 'Il giudizio di Dio',
    8: 'La fine',
  },
  rules: { ...barter, ...lists },
  figures: {
    cards: {
      caption: 'Le quattro armi e un jolly, che conta 0.',
      alt: 'Cinque carte: scudo 6, spada 8, lancia 2, armatura 15 e un jolly.',
    },
    sequence: {
      caption: 'La carta del torneo per 4 cavalieri: tre round di due duelli.',
      alt: 'Round 1: A contro B, C contro D. Round 2: A contro C, B contro D. Round 3: A contro D, B contro C.',
    },
    tokens: {
      caption: 'I quattro gettoni grandi, e le due facce di ogni gettone piccolo.',
      alt: 'Grandi: corona, calice, globo, tutti e tre. Piccoli: corona e calice, calice e globo, globo e corona, un punto e due punti.',
    },
    offer: {
      caption: 'La spada 4 e 3 monete per una lancia da 6 in su: va bene la lancia 6 o la lancia 9.',
      alt: 'Un’offerta che dà la spada 4 e 3 monete e chiede una lancia da 6 in su. Accanto una mano con lancia 5, lancia 6, lancia 9 e un jolly; la lancia 6 e la lancia 9 sono illuminate.',
    },
    outfit: {
      caption: 'Manca l’armatura, ma il jolly la sostituisce: è completo.',
      alt: 'Una mano ordinata per armi: scudo 3, spada 2 e spada 7, lancia 5, nessuna armatura, e al suo posto un jolly.',
    },
    duel: {
      caption: 'Vinci per 3 a 1. Le carte vincenti sono distrutte, le altre cambiano mano.',
      alt: 'Il tuo scudo 6 batte lo scudo 4, la tua spada 8 perde contro la spada 9, la tua lancia 2 batte un jolly, la tua armatura 5 batte l’armatura 3.',
    },
    jokers: {
      caption: 'Jolly contro jolly: nessun punto. Il resto fa 2 a 1.',
      alt: 'Allo scudo due jolly; la tua spada 5 batte la spada 3, la tua lancia 7 batte la lancia 6, la tua armatura 2 perde contro l’armatura 8.',
    },
    level: {
      caption: 'Due carte forti, due sacrificate: 2 a 2, e decide il giudizio.',
      alt: 'Il tuo scudo 9 batte lo scudo 3, la tua spada 8 batte la spada 2, la tua lancia 1 perde contro la lancia 4, il tuo jolly contro l’armatura 6.',
    },
    twoDots: {
      caption: 'Due punti: il simbolo uscito due volte, dunque il calice.',
      alt: 'I gettoni piccoli mostrano calice, calice, globo e due punti. Tra i grandi è segnato il calice.',
    },
    oneDot: {
      caption: 'Un punto: il simbolo uscito una volta, dunque il globo.',
      alt: 'I gettoni piccoli mostrano calice, calice, globo e un punto. Tra i grandi è segnato il globo.',
    },
    allThree: {
      caption: 'Tre simboli diversi: i punti non contano.',
      alt: 'I gettoni piccoli mostrano corona, calice, globo e un punto. Tra i grandi è segnato quello con tutti e tre.',
    },
    race: {
      caption: 'Un tocco su una linea breve e uno su una linea lunga: conta il tempo di ciascuna mano.',
      alt: 'Due barre. La tua: dichiarato 330 ms, intervallo 390, tolleranza 60, contato 330. Quella dell’avversario: dichiarato 340 ms, intervallo 540, tolleranza 200, contato 340.',
    },
  },
  glossary: {
    weapons: { word: 'scudo, spada, lancia, armatura', meaning: 'Le quattro armi, ognuna in valori da 1 a 15.' },
    joker: {
      word: 'jolly',
      meaning: 'Conta 0 e sostituisce ogni arma quando si mostra o si mette un equipaggiamento.',
    },
    outfit: {
      word: 'equipaggiamento completo',
      meaning: 'Tutte e quattro le armi, o jolly al posto di quelle che mancano.',
    },
    purse: {
      word: 'borsa',
      meaning: 'Le tue monete. Un segreto fino alla fine, se il tavolo non gioca a borse aperte.',
    },
    bank: { word: 'banca', meaning: 'Paga le ricompense e incassa il prezzo delle carte del mucchio. Mai vuota.' },
    banner: { word: 'stendardo', meaning: 'Una lettera che dice dove stai sulla carta del torneo.' },
    sequenceCard: { word: 'carta del torneo', meaning: 'Dice chi incontra chi in quale round.' },
    bye: { word: 'riposo', meaning: 'Un round senza duello, quando i cavalieri sono dispari.' },
    draft: { word: 'scelta', meaning: 'Si prendono una alla volta le carte scoperte, prima del primo round.' },
    barter: { word: 'baratto', meaning: 'Il tempo in cui tutti trattano con tutti, prima dei duelli di un round.' },
    offer: { word: 'offerta', meaning: 'Ciò che dai e ciò che chiedi in cambio, mostrato a tutti o ad alcuni.' },
    request: { word: 'richiesta', meaning: 'Si chiede una carta qualsiasi di un’arma da un certo valore in su.' },
    counterOffer: {
      word: 'controfferta',
      meaning: 'Una risposta a un’offerta con altre condizioni, solo per chi l’ha fatta.',
    },
    ready: { word: 'pronto', meaning: 'Non vuoi più trattare. Quando tutti sono pronti, il baratto finisce.' },
    announcement: {
      word: 'annuncio',
      meaning: 'Dopo il baratto: chi resta, chi si ritira, a chi manca un equipaggiamento.',
    },
    out: { word: 'fuori dal combattimento', meaning: 'Niente più duelli, ma ancora carte, monete e baratto.' },
    duel: { word: 'duello', meaning: 'Due cavalieri, quattro coppie di carte.' },
    heap: { word: 'mucchio delle armi', meaning: 'Le carte distrutte, a faccia in giù.' },
    judgement: { word: 'giudizio di Dio', meaning: 'La corsa al gettone giusto quando un duello è in parità.' },
    falseStart: {
      word: 'falsa partenza',
      meaning: 'Un tocco prima del lancio, o meno di 100 ms dopo. È mancato.',
    },
    run: { word: 'corsa', meaning: 'Il giudizio corso da soli, dove un tavolo gioca in più giorni.' },
  },
})
