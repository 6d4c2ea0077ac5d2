/* 9 Il favore del Re, 10 Cavalieri della Tavola Rotonda */
import type { MerlinRules } from '../plan.ts'

export const modules = {
  '9.1': {
    title: 'Punti o un sigillo',
    text: [
      'Se il tavolo ha scelto questo modulo, ognuno ha dodici capacità, una colonna di tre per ogni servitore, e 4 sigilli.',
      'Chi compie una missione ne prende i punti *o* mette un sigillo su una capacità ancora libera: nella colonna del servitore che la missione mostra, su una riga che non superi i punti stampati. Un sigillo resta dov’è.',
      'Le righe 2 e 3 valgono subito, la riga 1 dalla missione successiva. Con la bandiera grigia {6.0} segni i suoi 2 punti in ogni caso, ma la riga non sale.',
    ],
    why: 'Da quando vale un sigillo, e come gli si accompagna la bandiera grigia, è una nostra lettura.',
  },
  '9.2': {
    title: 'Riga 1: un punto in più',
    text: ['Ogni missione successiva con questo servitore porta 1 punto in più, anche se la compi per un sigillo.'],
    why: 'La missione che ti ha dato il sigillo non conta ancora; il testo lascia la cosa aperta.',
    example: {
      title: 'Con il sigillo del costruttore',
      text: [
        'Il tuo sigillo è sulla riga 1 del costruttore. Una missione da 2 punti con il costruttore porta 3 punti, o 1 punto e un altro sigillo.',
      ],
    },
  },
  '9.3': {
    title: 'Riga 2: in qualsiasi provincia',
    text: [
      'Quando il tuo cavaliere o Merlino arriva su una provincia, puoi mandare questo servitore in un’altra qualsiasi, tranne quella in cui sta. Lì agisce {4.1}.',
      'Anche una ripetizione con il bastone può usarlo. Lamorak non lo fa agire dove sta già; il maresciallo di Lancelot conta {10.2}.',
    ],
    why: 'Il testo non dice come questo vada con i bastoni e gli alleati.',
  },
  '9.4': {
    title: 'Riga 3: una volta prima di ogni conteggio',
    text: [
      'Un sigillo sulla riga 3 si gira quando lo si usa, e si rigira dopo ogni conteggio.',
      '*Costruttore*: su una casella di costruzione costruisci due manieri. Niente bastone.',
      '*Scudiere*, in ogni momento {3.5}: respingi un traditore senza scudo, e segni 1 punto.',
      '*Alfiere*: su una casella dei punti conti uno dei quattro tipi a scelta, e segni 1 punto in più. Un bastone conta di nuovo lo stesso tipo, senza quel punto.',
      '*Dama di compagnia*: su una qualsiasi casella d’influenza, invece della sua azione, mandi un servitore {4.1} due volte di seguito, in province dove hai un segnalino. Due servitori possono andare nella stessa provincia, o uno solo in due province. Lamorak non aiuta. Niente bastone.',
    ],
    why: 'Il testo non dice che cosa ripete un bastone dopo il sigillo dell’alfiere, né se un servitore può andare due volte.',
    example: {
      title: 'L’alfiere su punti: scudi',
      text: ['Hai 1 scudo e 4 bandiere. Con il sigillo segni 4 punti per le bandiere e 1 per il sigillo.'],
    },
  },
  '10.1': {
    title: 'Due alleati a testa',
    text: [
      'Se il tavolo ha scelto questa espansione, ognuno riceve due dei dodici alleati, uno per pila, a caso o a scelta. Pila A: Tristram, Galahad, Lamorak, Bors, Gawain, Gaheris. Pila B: Percival, Bedivere, Lancelot, Gareth, Geraint, Kay.',
      'Si sceglie apertamente, dopo i primi dadi. La pila A parte dal primo giocatore in senso orario, la pila B dall’ultimo in senso antiorario; a ogni passo viene prima A. Gli alleati che avanzano escono dal gioco.',
      'Poi Bedivere pesca le sue due carte, e il maresciallo di Lancelot va nella provincia da cui parte il tuo cavaliere.',
    ],
    why: 'Chi stia in quale pila è ricostruito. Nel testo le due pile girano insieme; che A venga prima è una nostra lettura.',
  },
  '10.2': {
    title: 'I dodici alleati',
    text: [
      'Una tessera usata esce dal gioco, tranne con Gaheris, Gareth, Geraint e Kay. Tristram, Gawain e Bors aiutano prima di muovere, con il dado scelto: una tessera di ciascuno per turno, in qualsiasi ordine con la mela e la bandiera viola.',
      '*Tristram*, 6 tessere: cambi un dado tuo di 1 o 2, restando tra 1 e 6.',
      '*Galahad*, 6 tessere: dopo ogni oggetto che prendi da una provincia, una tessera ne porta un altro dello stesso tipo da un’altra provincia. A quello non segue nulla.',
      '*Lamorak*: su una provincia o su *influenza: servitore*, uno dei tuoi servitori già in quella provincia può agirvi di nuovo dove sta.',
      '*Bors*, 3 tessere: qualunque cosa mostri un dado tuo, il tuo cavaliere va su una provincia qualsiasi, anche quella dove sta.',
      '*Gawain*, 3 tessere: metti il dado bianco sul valore che vuoi.',
      '*Gaheris*, 2 tessere: ne metti una sotto un maniero mentre lo costruisci. Una torre dà allora due oggetti da due province, o ti fa mettere due segnalini in due province, non uno per tipo. Nel conteggio del dominio la tessera è un maniero in più, ma non uno dei tuoi 7.',
      '*Percival*, 8 tessere, una per missione: un colore stampato può essere un altro qualsiasi, di un oggetto o di una provincia. Due servitori devono comunque stare insieme. Dove non è stampato alcun colore non serve.',
      '*Bedivere*, 6 tessere: hai in mano sei missioni invece di quattro. In ogni momento {3.5} per una tessera una missione della tua mano cambia posto con una della fila.',
      '*Lancelot*: ogni servitore che mandi nella provincia del maresciallo agisce due volte, finché c’è qualcosa. Non chi agisce dove sta già.',
      '*Gareth*, 6 tessere: la prima volta che respingi un traditore di un colore, ricevi la sua tessera e 1 punto. Da 1 a 6 tessere alla fine portano 1, 3, 5, 7, 9 o 12 punti. Excalibur non respinge.',
      '*Geraint*, 5 tessere: la prima volta che una casella dei punti di un tipo ti porta almeno 1 punto, ricevi la tessera di quella casella e 1 punto, qualunque cosa conti il sigillo dell’alfiere. Da 1 a 5 tessere alla fine portano 1, 3, 5, 7 o 10 punti; su questo tabellone se ne possono avere 4.',
      '*Kay*, 2 tessere: quando metti un segnalino, puoi metterne una accanto. Nel conteggio dell’influenza vale come un segnalino in più per chi ne ha di più, e per nient’altro. Tutte e due possono stare in una stessa provincia. Dopo il conteggio tornano indietro.',
    ],
    why: 'Il testo dice che cosa fa ogni alleato, ma non bene quando, né come vada con bandiere, sigilli e bastoni. Questo è una nostra lettura.',
    example: {
      title: 'Gli alleati all’opera',
      text: [
        'Due giocatori hanno 2 segnalini ciascuno in una provincia, e uno di loro vi ha Kay: con 3 contro 2 segna tutti i 4 punti.',
        'Gareth ha tessere di 4 colori: hanno portato 4 punti, e alla fine ne porta 7.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
