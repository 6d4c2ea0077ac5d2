/* I capitoli da 5 a 8 in italiano: annuncio, duello, giudizio, fine. */
import type { RulesOf } from '../plan.ts'

export const lists: RulesOf<5 | 6 | 7 | 8> = {
  '5.1': {
    title: 'L’equipaggiamento completo',
    text: [
      'Un equipaggiamento completo è fatto di scudo, spada, lancia e armatura. Un jolly sostituisce una qualsiasi di queste armi, e anche quattro jolly sono un equipaggiamento.',
    ],
    example: {
      title: 'Basta un jolly',
      text: ['Scudo 3, spada 2, spada 7, lancia 5 e un jolly: è completo, perché il jolly fa da armatura.'],
    },
  },
  '5.2': {
    title: 'Restare o ritirarsi',
    text: [
      'Dopo il baratto ogni cavaliere ancora in combattimento dice in segreto se resta. Le risposte si mostrano insieme.',
      'È fuori per il resto della partita chi si ritira, e chi in questo round ha un duello ma non un equipaggiamento completo, qualunque cosa abbia detto. Chi riposa non è controllato, ma può ritirarsi anche lui.',
      'Con l’opzione “L’annuncio controlla: tutti i cavalieri, anche chi riposa” ogni cavaliere in combattimento deve avere un equipaggiamento completo a ogni annuncio.',
      'Il tavolo vede chi è fuori, non perché.',
    ],
    why: 'Il testo chiede l’equipaggiamento per il duello, dunque si controlla solo chi ne ha uno. Un’altra frase esclude chi non lo ha “al momento di questo annuncio”; l’opzione la prende alla lettera. Una risposta data prima direbbe qualcosa agli altri.',
  },
  '5.3': {
    title: 'Fuori dal combattimento',
    text: [
      'Tieni carte e monete, e tratti in ogni baratto che segue. Dal mucchio non compri mai. Alla fine puoi vincere come chiunque altro, se il tavolo non ha scelto diversamente {8.1}.',
    ],
  },
  '5.4': {
    title: 'Nuove coppie',
    text: [
      'Quando qualcuno è fuori, i cavalieri rimasti prendono la carta del torneo per il loro numero. Tanti stendardi quanti sono loro, a partire da A, si distribuiscono di nuovo, e comincia il round 1 senza baratto.',
      'Le nuove coppie si annunciano subito, e di nuovo ognuno dice se resta. Chi riposava e ora ha un duello è controllato. Si continua finché nessuno se ne va. Possono uscire in più d’uno insieme.',
      'Un duello che non si combatte non paga nessuno.',
    ],
    why: 'Nel testo segue subito un duello, e un duello richiede due equipaggiamenti completi: perciò si controllano anche le nuove coppie.',
    example: {
      title: 'Da cinque a tre',
      text: [
        'Di 5 cavalieri 2 escono. Gli altri 3 ricevono di nuovo gli stendardi A, B e C e la carta per 3 cavalieri. Sono annunciati A e B, C riposa.',
      ],
    },
  },
  '5.5': {
    title: 'L’ultimo cavaliere',
    text: [
      'Se resta un solo cavaliere, riceve 10 monete, qualunque cosa abbia in mano, e la partita è finita. Se escono tutti insieme, nessuno le riceve, ed è finita lo stesso.',
    ],
    why: 'Il testo lo paga senza guardare il suo equipaggiamento, e non pensa che tutti possano uscire insieme.',
  },
  '6.1': {
    title: 'Mettere le carte',
    text: [
      'I due cavalieri mettono nello stesso momento quattro carte a faccia in giù, una per posto: scudo, spada, lancia, armatura. Ci va solo una carta di quell’arma, o un jolly, anche se hai l’arma vera.',
      'Vedi che l’altro ha messo le carte, non quali. Ciò che è messo resta. Poi le coppie si girano in quest’ordine.',
    ],
    why: 'L’ordine è quello in cui il testo nomina l’equipaggiamento. Poiché nient’altro va in un posto, non serve la sua penalità per una carta messa male.',
  },
  '6.2': {
    title: 'Arma contro arma',
    text: [
      'La carta più alta fa un punto ed è *distrutta*: va nel mucchio delle armi. La più bassa va in mano a chi l’ha battuta, anche se perde il duello. Due armi uguali non possono incontrarsi, perché ogni carta esiste una volta sola.',
    ],
    example: {
      title: 'Tre a uno',
      text: [
        'Metti scudo 6, spada 8, lancia 2 e armatura 5. L’avversario mette scudo 4, spada 9, un jolly e armatura 3.',
        'Vinci per 3 a 1 e prendi lo scudo 4, il jolly e l’armatura 3. L’avversario prende la spada 8. Scudo 6, spada 9, lancia 2 e armatura 5 vanno nel mucchio.',
      ],
    },
  },
  '6.3': {
    title: 'Jolly contro jolly',
    text: ['Due jolly si annullano: nessuno fa punti, e tutti e due vanno nel mucchio.'],
    example: {
      title: 'Due a uno',
      text: [
        'Metti un jolly, spada 5, lancia 7 e armatura 2 contro un jolly, spada 3, lancia 6 e armatura 8. Nel mucchio vanno cinque carte, e vinci per 2 a 1.',
      ],
    },
  },
  '6.4': {
    title: 'Chi vince',
    text: [
      'Chi ha più punti vince il duello, e la banca gli paga 10 monete. In parità decide il giudizio di Dio {7.1}.',
    ],
    why: 'Il testo parla di 4 a 0, 3 a 1 e 2 a 2. Dove si sono incontrati dei jolly si fanno meno punti; anche allora vince il numero maggiore.',
    example: {
      title: 'Puntare al giudizio',
      text: [
        'Metti scudo 9, spada 8, lancia 1 e un jolly contro scudo 3, spada 2, lancia 4 e armatura 6. È 2 a 2, e la mano più svelta prende 10 monete.',
      ],
    },
  },
  '6.5': {
    title: 'Una carta dal mucchio',
    text: [
      'Pagata la ricompensa, le carte distrutte in questo duello sono nel mucchio, che si mescola. Ora prima chi ha vinto e poi chi ha perso può comprare *una* carta per 5 monete, senza vederla.',
      'Lo si chiede a tutti e due, anche a chi non può pagare. Gli altri vedono se comprano, ma non che cosa.',
    ],
    why: 'Se lo si chiedesse solo a chi può pagare, la domanda direbbe che cosa c’è nella borsa.',
  },
  '7.1': {
    title: 'Il gettone giusto',
    text: [
      'Si lanciano i quattro gettoni piccoli. Se mostrano tre simboli diversi, è giusto il gettone grande con *tutti e tre*, qualunque cosa dicano i punti.',
      'Altrimenti un simbolo è uscito due volte e uno una volta. Con *un punto* è giusto quello uscito una volta, con *due punti* quello uscito due volte.',
    ],
    example: {
      title: 'Tre lanci',
      text: [
        'Calice, calice, globo e 2 punti: il calice.',
        'Calice, calice, globo e 1 punto: il globo.',
        'Corona, calice, globo e 1 punto o 2: tutti e tre.',
      ],
    },
  },
  '7.2': {
    title: 'Un tocco a testa',
    text: [
      'Ogni cavaliere tocca un gettone grande, una volta, entro 5 secondi. Gettone sbagliato, falsa partenza o nessun tocco: è mancato.',
      'Se uno tocca giusto e l’altro manca, vince il primo. Se toccano giusto tutti e due, vince il tempo più breve. Se mancano tutti e due, o impiegano gli stessi millisecondi, si lancia di nuovo. Dopo il terzo lancio decide la sorte.',
    ],
    why: 'Il testo conosce solo il primo dito sul gettone. Sullo schermo bisogna dire che cosa costa un errore, e la corsa deve finire.',
  },
  '7.3': {
    title: 'La corsa in rete',
    text: [
      '*Dal vivo* il lancio parte per tutti e due in un istante che nessuno può prevedere, mai prima. Il tuo tempo lo misura il tuo stesso apparecchio, da quando il lancio appare fino al tuo tocco. Una lunga strada fino al server quindi non ti rallenta.',
      'Due cose le misura il server stesso. L’*intervallo* va dall’invio del lancio all’arrivo del tuo tocco. La *tolleranza* è il più breve dei tuoi ultimi otto viaggi di andata e ritorno, al massimo 300 ms. Conta ciò che il tuo apparecchio dichiara, ma mai meno dell’intervallo meno la tolleranza, e mai più dell’intervallo.',
      'Meno di 100 ms, o un tocco prima del lancio, è una *falsa partenza*. Ogni tocco resta sigillato finché non ci sono tutti e due; poi vedete entrambi tutti i numeri.',
      'Che cosa non può fare: un programma truccato può fingere una linea lunga e guadagnare fino a 300 ms, o toccare al posto del suo padrone; tutti i numeri si mostrano perché tu possa giudicare. Di un’andata e ritorno oltre i 300 ms il resto conta contro di te. E uno schermo lento nessuno può compensarlo.',
      '*In più giorni* ogni cavaliere corre da solo, una volta, quando vuole, con lo stesso lancio. Aprirlo è definitivo, anche se la pagina viene ricaricata. Il tempo dell’altro resta sigillato finché non hanno corso tutti e due.',
      '*I bot* estraggono a sorte gettone e tempo, in modo uniforme tra due limiti: paggio da 850 a 1900 ms, scudiero da 580 a 1160, cavaliere da 500 a 860, campione da 420 a 700. Su 100 tocchi ne mancano 24, 14, 9 e 5.',
      'Con l’opzione “Giudizio di Dio per sorteggio” decide subito un’estrazione equa. È per i tavoli dove qualcuno non può o non vuole correre.',
    ],
    why: 'Intorno a un tavolo la corsa si vede. In rete bisogna misurarla, e nessuno deve essere favorito perché è più vicino al server.',
    example: {
      title: 'Una linea breve e una lunga',
      text: [
        'Il tuo apparecchio dichiara 330 ms, intervallo 390, tolleranza 60: contano 330. Quello dell’avversario dichiara 340, intervallo 540, tolleranza 200: contano 340. Vinci per 10 ms, non per 150.',
        'Se il tuo avesse dichiarato 250, conterebbero comunque 330: 390 meno 60.',
      ],
    },
  },
  '8.1': {
    title: 'Vince il più ricco',
    text: [
      'La partita è finita quando restano meno di due cavalieri {5.5}. Allora ognuno mostra la sua borsa. Vince il giocatore più ricco, non importa chi combatteva ancora. Le carte non portano più nulla.',
      'Se più giocatori sono ugualmente ricchi, vince l’ultimo cavaliere se è tra loro; altrimenti dividono la vittoria.',
      'Con l’opzione “Vince: il più ricco ancora in lizza” contano i cavalieri che erano in combattimento all’ultimo annuncio, anche chi esce in quel momento. Tutti gli altri vengono dopo di loro.',
    ],
    why: 'Il testo nomina il più ricco: è la nostra lettura. Aggiunge “combattendo”: l’opzione esclude chi non combatte più. Allora ce ne devono essere più d’uno da confrontare; perciò conta ancora chi esce all’ultimo annuncio.',
    example: {
      title: 'Il mercante',
      text: [
        'L’ultimo cavaliere ha 35 monete e ne riceve 10: fanno 45. Un cavaliere escluso da tempo ha venduto bene e ne ha 52: vince lui.',
      ],
    },
  },
}
