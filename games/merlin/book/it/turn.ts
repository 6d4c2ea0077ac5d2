/* 3 Round e turni, 4 Le caselle, 5 Le missioni, 6 Le bandiere */
import type { MerlinRules } from '../plan.ts'

export const turn = {
  '3.1': {
    title: 'Sei round',
    text: [
      'La partita ha 6 round. In ogni round ciascuno ha 4 turni, uno alla volta, in senso orario dal primo giocatore. Nel tuo turno scegli uno dei tuoi dadi, muovi e agisci. Quel dado per questo round non c’è più.',
      'Dopo i round 2, 4 e 6 viene un conteggio {7.1}. Prima di ogni round successivo si ritirano tutti i dadi {2.4}, e il vicino di sinistra diventa il primo giocatore.',
    ],
  },
  '3.2': {
    title: 'Muovere e agire',
    text: [
      'Un dado tuo muove il tuo cavaliere in senso orario di tante caselle quanto vale. Il dado bianco muove Merlino, in senso orario o antiorario. Muovere si deve, agire no.',
      'Chi agisce fa dell’azione tutto ciò che si può. Hai una scelta solo dove una regola dice che puoi, o fino a quanto. Su una casella possono stare quante figure si vuole.',
    ],
    why: 'Il testo permette di rinunciare a un’azione, ma non dice nulla del farla a metà.',
    example: {
      title: 'Dalla provincia nera',
      text: [
        'Il tuo cavaliere è sulla provincia nera. Con un 3 arriva su *punti: scudi*, con un 4 sulla provincia grigia.',
      ],
    },
  },
  '3.3': {
    title: 'La mela',
    text: [
      'Prima di muovere puoi restituire una mela. Il dado scelto, anche quello bianco, mostra allora il valore che vuoi.',
    ],
  },
  '3.4': {
    title: 'Il bastone',
    text: [
      'Quando hai mosso Merlino e fatto l’azione, subito dopo puoi spendere un bastone e fare la stessa azione ancora una volta, con nuove scelte. Un’azione a cui hai rinunciato non si ripete. Un bastone per turno; esce dal gioco.',
      'Un servitore che ha appena agito ora è lì. Per ripetere serve un altro servitore, o per lui un’altra provincia.',
    ],
    why: 'Il testo dice solo che l’azione si ripete. Un bastone per turno è una nostra lettura.',
    example: {
      title: 'Due volte sulla provincia grigia',
      text: [
        'Merlino arriva sulla provincia grigia. Vi mandi il tuo costruttore e prendi un materiale grigio. Per un bastone lo segue il tuo alfiere e prende una bandiera grigia.',
      ],
    },
  },
  '3.5': {
    title: 'Le mosse libere',
    text: [
      'Puoi compiere una missione, e usare ciò che vale in ogni momento, in quattro punti del tuo turno: prima di scegliere un dado, prima di muovere, dopo aver mosso, e quando l’azione e la sua ripetizione sono finite. Da nessun’altra parte, dunque non tra l’azione e il bastone.',
      'Con l’opzione “Compiere le missioni: in ogni momento del proprio turno” puoi compierne una anche nel mezzo di un’azione.',
      'Quando peschi per le missioni compiute, il tuo turno è finito.',
    ],
    why: 'Il testo dice “in ogni momento del suo turno”. Questi quattro punti sono il nostro modo di leggerlo; l’opzione è la lettura più ampia.',
  },
  '4.1': {
    title: 'Provincia',
    text: [
      'Prendi uno dei tuoi servitori dal castello o da una delle altre cinque province e mettilo al suo posto in questa. Se lì c’è il servitore di un altro giocatore, quello torna a casa. Poi il tuo agisce.',
      'Il costruttore prende un materiale di questa provincia, l’alfiere una bandiera, lo scudiere uno scudo. La dama di compagnia vi mette uno dei tuoi segnalini dal castello. Se non ce ne sono più, non succede altro.',
      'Un servitore che è già in questa provincia non può agirvi di nuovo.',
    ],
    example: {
      title: 'Il posto è occupato',
      text: [
        'Il tuo costruttore va dalla provincia marrone a quella blu, dove c’è il costruttore di un altro giocatore. Quello torna nel suo castello, e tu prendi un materiale blu.',
      ],
    },
  },
  '4.2': {
    title: 'Le caselle dei punti',
    text: [
      'Segni 1 punto per ogni scudo, ogni bandiera o ogni materiale nel tuo castello, o per ogni tuo segnalino sul tabellone, secondo la casella.',
    ],
    example: {
      title: 'Gli scudi',
      text: ['Hai 2 scudi neri e 1 marrone: *punti: scudi* porta 3 punti.'],
    },
  },
  '4.3': {
    title: 'Le caselle d’influenza',
    text: [
      'Prendi uno scudo, una bandiera o un materiale, secondo la casella, da una provincia dove ce ne sono ancora e dove hai un segnalino.',
      'Su *influenza: servitore* mandi un servitore {4.1} in una provincia dove hai un segnalino.',
    ],
  },
  '4.4': {
    title: 'Excalibur',
    text: [
      'Prendi Excalibur, dalla sua casella o da chi ce l’ha. Poi scarta uno dei tuoi traditori, se ne hai. Può farlo anche chi la tiene già.',
    ],
  },
  '4.5': {
    title: 'Il Graal',
    text: [
      'Prendi il Graal, dalla sua casella o da chi ce l’ha. Poi prendi una mela, se ce n’è ancora. Può farlo anche chi lo tiene già.',
    ],
  },
  '4.6': {
    title: 'Spostare un servitore',
    text: [
      'Uno dei tuoi servitori sul tabellone va in una provincia vicina alla sua, da una parte o dall’altra, e vi agisce {4.1}.',
      'Se tutti e quattro sono a casa, e solo allora, ne mandi uno a scelta in una provincia qualsiasi.',
    ],
    example: {
      title: 'Le vicine',
      text: ['Il tuo costruttore è nella provincia arancione. Può andare in quella viola o in quella marrone.'],
    },
  },
  '4.7': {
    title: 'Scambio',
    text: [
      'Restituisci un oggetto del tuo castello alla sua provincia. Poi prendi un oggetto a scelta da una provincia qualsiasi, anche quello appena restituito. Senza oggetti qui non puoi agire.',
    ],
    why: 'Il testo non vieta di riprendere lo stesso.',
  },
  '4.8': {
    title: 'Missione',
    text: [
      'Prima scarta fino a due delle tue missioni. Poi pescane altrettante, una alla volta, ognuna dalla fila o dal mazzo. Una carta presa dalla fila si sostituisce subito. Ciò che peschi qui puoi compierlo nello stesso turno.',
      'Gli scarti sono scoperti. Si mescolano solo quando serve una carta e il mazzo è vuoto.',
    ],
    why: 'Che gli scarti siano scoperti è una nostra lettura; nulla dice che siano nascosti.',
  },
  '4.9': {
    title: 'Costruzione',
    text: [
      'Metti uno dei tuoi manieri su una tessera libera, e restituisci alla sua provincia un materiale che vada bene {1.7}. Puoi costruire al massimo 7 manieri.',
      'Se la tessera ha una torre, puoi anche prendere uno scudo o una bandiera da una provincia qualsiasi, o mettere un segnalino del castello in una provincia qualsiasi.',
    ],
  },
  '5.1': {
    title: 'Compiere una missione',
    text: [
      'Una volta nel tuo turno {3.5} puoi compiere una missione della mano se ne soddisfi tutte le condizioni. Non restituisci nulla. Ne segni i punti e la scarti.',
      'Alla fine del turno peschi una carta al suo posto, dalla fila o dal mazzo {4.8}.',
    ],
  },
  '5.2': {
    title: 'Che cosa conta',
    text: [
      'Conta solo ciò che è tuo: gli oggetti nel castello, i segnalini e i servitori dove dice la missione. I servitori sono insieme se stanno in una sola e stessa provincia.',
      'Ogni condizione vuole una cosa sua.',
    ],
    why: 'Nulla dice se una cosa può servire per due condizioni. Per noi no.',
    example: {
      title: 'Due province',
      text: [
        'Una missione da 2 punti chiede influenza nella provincia grigia e in quella arancione. Ti serve un segnalino in ciascuna; 2 in quella grigia non bastano.',
      ],
    },
  },
  '6.0': {
    title: 'Le sei bandiere',
    text: [
      'Nel tuo turno puoi spendere quante bandiere vuoi. Ognuna torna alla sua provincia.',
      '*Nera*, in ogni momento {3.5}: respingi tutti i tuoi traditori di un colore, senza scudi. Con l’opzione “Una bandiera nera respinge: un solo traditore” ne respingi soltanto uno.',
      '*Grigia*: compi una seconda missione in questo turno e segni 2 punti in più. La bandiera è già via quando si controlla la missione. Una terza non c’è.',
      '*Blu*, prima di muovere: il tuo cavaliere va in senso antiorario.',
      '*Viola*, prima di muovere: il dado scelto, anche quello bianco, si gira sulla faccia opposta, prima o dopo una mela. Con l’opzione “Una bandiera viola gira: un proprio dado qualsiasi” è uno dei dadi che ti restano in questo round, anche prima di sceglierne uno.',
      '*Arancione*, dopo aver mosso e prima di agire: invece dell’azione della tua casella fai quella di un’altra, dove c’è il cavaliere di un altro giocatore. Nessuno si muove. Un bastone ripete questa azione.',
      '*Marrone*, dopo aver mosso il tuo cavaliere e prima di agire: va sulla casella opposta e agisce lì. L’arancione può seguire la marrone, non il contrario.',
    ],
    why: 'Gli effetti sono noti, ma il colore si conosce solo per la bandiera blu; gli altri sono ricostruiti. Della nera il testo dice sia che respinge tutti i traditori sia che ne respinge uno; della viola, che gira “uno dei suoi dadi”: prendiamo il dado scelto, perché una bandiera agisce nel turno in cui si spende. Che non ci sia una terza missione, e come l’arancione vada con la marrone e con un bastone, è una nostra lettura.',
    example: {
      title: 'Le bandiere all’opera',
      text: [
        'La viola trasforma un 2 in un 5.',
        'Il tuo cavaliere arriva su *influenza: bandiera*, casella 5. Con la marrone passa di fronte, su *punti: bandiere*, casella 17.',
        'La grigia: una seconda missione da 2 punti ne porta 4.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
