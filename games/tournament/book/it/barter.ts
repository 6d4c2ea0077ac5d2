/* I capitoli da 1 a 4 in italiano: materiale, preparazione, round, baratto. */
import type { RulesOf } from '../plan.ts'

export const barter: RulesOf<1 | 2 | 3 | 4> = {
  '1.1': {
    title: 'Le carte',
    text: [
      'Le armi sono quattro: scudo, spada, lancia e armatura. Di ognuna esiste una carta per ogni valore da 1 a 15, in tutto 60 carte. Più alto è il valore, meglio è.',
      'In più ci sono sei jolly. Contano 0 e sono tutti uguali.',
    ],
  },
  '1.2': {
    title: 'Le monete',
    text: [
      'Il denaro si conta in monete intere. Alla banca non mancano mai.',
      'La tua borsa è un segreto: gli altri sanno solo ciò che hai pagato o ricevuto in pubblico. Con l’opzione “Borse aperte” le borse sono aperte.',
    ],
    why: 'Quante monete ci siano nella scatola non è una regola, e nulla dice che le borse siano aperte.',
  },
  '1.3': {
    title: 'Le carte del torneo',
    text: [
      'Ogni cavaliere porta uno stendardo, a partire da A. La carta del torneo per il numero dei cavalieri dice quali stendardi si incontrano in quale round. Ogni coppia si incontra una volta; con cinque o tre cavalieri uno di loro riposa in ogni round.',
      '6 cavalieri: AB CD EF, poi AC BE DF, poi AE BD CF, poi AD CE BF, poi BC DE AF.',
      '5 cavalieri: AB CD, poi AC BE, poi AE BD, poi AD CE, poi BC DE.',
      '4 cavalieri: AB CD, poi AC BD, poi AD BC.',
      '3 cavalieri: AB, poi AC, poi BC.',
      '2 cavalieri: AB.',
      'Dopo l’ultimo round una carta ricomincia dal primo, e gli stendardi restano.',
    ],
    why: 'Chi incontra chi, e quando, è ricostruito: il testo dice solo che ogni round nomina i suoi duelli. Che la carta ricominci è un’interpretazione, perché il torneo finisce solo con le esclusioni.',
  },
  '1.4': {
    title: 'I gettoni del giudizio',
    text: [
      'Quattro gettoni grandi mostrano la corona, il calice, il globo e tutti e tre insieme.',
      'Dei tre gettoni piccoli uno ha sulle facce corona e calice, uno calice e globo, uno globo e corona. Un quarto ha un punto o due.',
    ],
    why: 'Quali simboli stiano insieme su un gettone piccolo è ricostruito. Così non ne possono uscire tre uguali, e ogni gettone grande è quello giusto con la stessa frequenza.',
  },
  '1.5': {
    title: 'Che cosa vedono tutti',
    text: [
      'Tutti vedono gli stendardi, quante carte ha ogni mano, le ricompense, chi è fuori dal combattimento, che qualcuno ha comprato una carta, e ogni carta presa tra quelle scoperte o girata in un duello, e dove va.',
      'Tutto il resto è segreto. Una carta comprata la conosce solo chi l’ha comprata, e nessuno può frugare nel mucchio.',
    ],
    why: 'Il mucchio sta a faccia in giù e si mescola: nessuno deve cercarvi.',
  },
  '2.1': {
    title: 'Le carte in gioco',
    text: [
      '3 giocatori: valori da 1 a 6 e 3 jolly, 9 carte a testa.',
      '4 giocatori: valori da 1 a 9 e 4 jolly, 10 carte a testa.',
      '5 giocatori: valori da 1 a 12 e 2 jolly, 10 carte a testa.',
      '6 giocatori: valori da 1 a 15 e 6 jolly, 11 carte a testa.',
      'Si distribuisce tutto, tranne quando si gioca con la scelta {2.4}. L’opzione “Valori delle carte” permette a 3 giocatori di cominciare da 7 o da 10, a 4 giocatori da 4 o da 7 e a 5 giocatori da 4, con lo stesso numero di valori.',
    ],
    why: 'Il testo cita i valori più alti per 3 e per 5 giocatori come esempi, per risparmiare le carte. Che valgano anche in 4 è la nostra lettura.',
  },
  '2.2': {
    title: 'Le prime monete',
    text: ['Ognuno comincia con 20 monete, o con quante ne indica l’opzione “Monete iniziali”.'],
  },
  '2.3': {
    title: 'Gli stendardi',
    text: [
      'Gli stendardi nominati dalla carta del torneo si assegnano a sorte e restano visibili. *In senso orario* vuol dire per numero di posto crescente; dopo l’ultimo posto viene il primo.',
    ],
    why: 'Un tavolo sullo schermo non ha altro senso orario.',
  },
  '2.4': {
    title: 'La scelta',
    text: [
      'Con la scelta, che vale se il tavolo non decide altrimenti, ricevi solo una parte delle tue carte: 6 con 3 o 4 giocatori, 5 con 5 o 6 giocatori. Tutte le altre stanno scoperte sul tavolo.',
      'Si prendono una alla volta, in senso orario, e tutti lo vedono. Nel primo giro comincia lo stendardo A, nel secondo B, e così via finché non ne restano. L’ultimissima carta non lascia scelta e arriva da sé.',
    ],
    example: {
      title: 'Tre giocatori',
      text: ['In senso orario siedono A, C e B. Scelgono in quest’ordine: A, C, B; poi B, A, C; poi C, B, A.'],
    },
  },
  '3.1': {
    title: 'Come si svolge un round',
    text: [
      'Prima un baratto {4.1}, poi l’annuncio {5.2}, poi i duelli del round, da sinistra a destra come stanno sulla carta del torneo. Un duello è finito, acquisti compresi, prima che si mettano le carte del successivo.',
      'Tra i duelli di uno stesso round non si baratta.',
      'Con l’opzione “Si baratta: prima di ogni duello” ogni duello ha il suo baratto e il suo annuncio, che controlla i due cavalieri di quel duello {5.2}.',
    ],
    why: 'Dove il testo racconta lo svolgimento, ogni round comincia con un baratto; nel capitolo sul baratto ne chiede uno “prima di ogni duello”. Noi seguiamo la prima frase, l’opzione la seconda. Poiché in un baratto si può anche vendere, a ognuno segue un annuncio.',
  },
  '3.2': {
    title: 'Dopo un’esclusione',
    text: [
      'Quando qualcuno è escluso, il round che segue comincia senza baratto. Se si baratta prima di ogni duello {3.1}, solo il primo duello non ne ha uno.',
    ],
  },
  '3.3': {
    title: 'Il tempo',
    text: [
      'Le regole non conoscono altro limite di tempo che quello del giudizio {7.2}. Gli orologi riguardano il tavolo: se il tuo tempo è scaduto, un bot agisce al tuo posto.',
    ],
  },
  '4.1': {
    title: 'Trattare',
    text: [
      'Tutti i giocatori trattano nello stesso tempo e senza turni, anche chi è fuori dal combattimento. Un affare si fa in due: carte e monete intere dell’uno, quante si vuole, contro carte e monete dell’altro. Uno può anche non dare nulla, e allora è un regalo; tutti e due no.',
      'Una parte ha al massimo 6 carte, e tu hai al massimo 8 offerte aperte. La stessa carta o la stessa moneta può stare in più offerte tue.',
    ],
    why: 'Il testo non pone limiti al baratto. Uno schermo e un server ne hanno bisogno, perciò il limite è largo.',
    example: {
      title: 'Se è giusto, lo decidi tu',
      text: [
        'Armatura 4 contro spada 4.',
        'Scudo 7 contro scudo 2 e 4 monete.',
        'Spada 9 contro lancia 3 e armatura 5.',
        'Un jolly contro 6 monete.',
        'Lancia 2 in regalo, perché Bors ha promesso qualcosa. Le promesse non vincolano nessuno {4.2}.',
      ],
    },
  },
  '4.2': {
    title: 'Un’offerta',
    text: [
      'Mostri un’offerta a tutti, o solo ai giocatori che scegli. Ciò che dai lo nomini, e devi averlo: su carte e monete nessuno può mentire.',
      'Puoi chiedere carte precise, monete, oppure *una carta qualsiasi di un’arma* da un certo valore in su. Si può chiedere solo ciò che è in gioco. Chi accetta sceglie tra le sue carte adatte. Qui un jolly non vale mai come arma; chi vuole un jolly chiede un jolly.',
      'Ciò che i giocatori dicono o promettono accanto alle offerte non vincola nessuno.',
    ],
    why: 'Il testo vieta di barare sulle proprie carte, perciò il programma le controlla. Un jolly non è una lancia finché non è sul tavolo, e le parole fanno parte del baratto.',
    example: {
      title: 'Una lancia da 6 in su',
      text: [
        'Offri la spada 4 e 3 monete per una lancia da 6 in su. Bors ha la lancia 5, la lancia 6, la lancia 9 e un jolly: può accettare con la lancia 6 o con la lancia 9, come vuole.',
      ],
    },
  },
  '4.3': {
    title: 'Rispondere a un’offerta',
    text: [
      'Accetti un’offerta, la rifiuti, o rispondi con una controfferta. Chi l’ha fatta può ritirarla, e svanisce appena lui non ha più ciò che dà. Gli altri non possono distinguere le due cose.',
      'Una controfferta va solo a chi ha fatto l’offerta ed è il tuo no alla prima; per gli altri quella resta aperta. Solo lui vede chi rifiuta, e perché, se viene detto; chi ha rifiutato non può più accettare. Che tu possa soddisfare un’offerta o no, lo sai solo tu.',
      'Se due accettano nello stesso istante, vale chi arriva prima; l’altro ne è avvertito e tiene tutto. Un affare concluso è definitivo.',
    ],
    why: 'Tutti agiscono insieme, e il programma non deve rivelare ciò che i giocatori terrebbero per sé.',
    example: {
      title: 'Due volte la stessa carta',
      text: [
        'Offri lo scudo 5 a Bors per 3 monete e a Morgan per la lancia 2. Morgan accetta: la tua offerta a Bors non vale più.',
      ],
    },
  },
  '4.4': {
    title: 'Pronto',
    text: [
      'Il baratto finisce nell’istante in cui tutti i giocatori sono pronti, anche chi è fuori dal combattimento, o quando il suo tempo è scaduto. Con esso finiscono tutte le offerte.',
      'Tutti vedono chi è pronto. Puoi ritirarlo, 5 volte in un baratto; da sé non accade mai. Finché sei pronto rispondi alle offerte ma non ne fai. Nessuno fa più di 20 offerte in un baratto.',
      'A un tavolo dal vivo un baratto dura 3 minuti, se il tavolo non è stato aperto con un altro tempo o senza limite. Dove si gioca in più giorni, tutto il baratto ha il tempo di un turno.',
    ],
    why: 'Nel testo finisce quando nessuno vuole continuare. Sullo schermo bisogna dirlo, e senza limiti potrebbe non finire mai.',
  },
  '4.5': {
    title: 'Che cosa vedono gli altri di un affare',
    text: [
      'Di un affare su un’offerta pubblica tutti vedono chi lo fa e su che cosa. Solo la carta che ha soddisfatto una richiesta resta nota ai due soltanto.',
      'Un’offerta privata la vede chi la riceve. Se ne nasce un affare, gli altri sanno quali due l’hanno concluso e quante carte ha ora ciascuno, ma né le carte né le monete.',
    ],
    why: 'Il testo permette di mostrare le carte solo ad alcuni.',
  },
}
