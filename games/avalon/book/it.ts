/* Il regolamento di Avalon in italiano. */
import { words } from '@logres/rulebook/it'
import { avalonBook } from './plan.ts'

export const book = avalonBook({
  title: 'Avalon',
  subtitle: 'La contesa per una terra nella nebbia, per due giocatori. Di Leo Colovini.',
  words,
  introduction: {
    idea: {
      title: 'Di che cosa si tratta',
      text: [
        'Undici territori stanno in fila tra te e il tuo avversario, nascosti nella nebbia. Con i *cavalieri* li conquisti, con le *streghe* attiri dalla tua parte le carte dell’altro.',
        'Ogni territorio vale da una a tre *corone*. Vince chi possiede 15 corone alla fine del proprio turno.',
      ],
    },
    board: {
      title: 'Il tavolo',
      text: [
        'Ai due lati di ogni territorio c’è una pila di carte: le tue dalla tua parte, le sue dall’altra. Tutti e due possono leggere tutte le pile in ogni momento. Segrete sono solo le mani.',
        'Una carta è un cavaliere o una strega di uno dei cinque colori. Tutte hanno la stessa forza: conta quante sono e quale sta in cima.',
      ],
    },
    turn: {
      title: 'Il tuo turno',
      text: [
        'Gioca dalla mano quante carte vuoi, una alla volta, ognuna sulla tua pila presso un territorio. Con ogni carta scegli una di tre cose.',
        '*Rinforzare*: la metti giù e basta. È sempre permesso.',
        '*Incantare*: una strega prende la carta in cima alla pila di fronte, se è del suo colore. Questa cambia schieramento.',
        '*Attaccare*: un cavaliere cerca di conquistare il territorio.',
      ],
    },
    attack: {
      title: 'L’attacco',
      text: [
        'Presso il territorio ti servono almeno tante carte quante ne ha l’avversario, prima di mettere il cavaliere. L’avversario può fermarti con un cavaliere dello stesso colore dalla mano; un incantesimo, con una strega dello stesso colore.',
        'Se non lo fa, il territorio è tuo. Ma una conquista costa cara: tutte le sue carte lì cadono e altrettante delle tue, e poi perdi ancora una carta per ognuna che c’era. Colpisci dunque dove ci sono poche carte.',
      ],
    },
    supply: {
      title: 'Nuove carte',
      text: [
        'Alla fine del tuo turno prendi una tessera rifornimento. Le tessere *chiare* danno carte subito. Le *scure* ne danno di più, ma solo all’inizio del tuo prossimo turno. Poi tieni al massimo cinque carte.',
      ],
    },
    win: {
      title: 'Come si vince',
      text: [
        'Quando hai finito di giocare carte e possiedi 15 corone o più, la partita è subito tua. In tutto ci sono 22 corone: ti servono circa due terzi della terra.',
      ],
    },
    advice: {
      title: 'Per la tua prima partita',
      text: [
        'Non attaccare nel primo turno: raccogli carte e prendi una tessera che ne dà quattro.',
        'Attacca dove l’avversario ha una carta o nessuna. Due conquiste in un turno convengono solo se tutte e due costano così poco.',
        'Incanta quando la sua mano è piccola: meno carte ha, meno è probabile che ti contrasti.',
        'Se ti restano tre carte o più, è meglio una tessera scura; altrimenti prendine una chiara, o non potrai rispondere agli attacchi.',
      ],
    },
  },
  chapters: {
    1: 'Il materiale',
    2: 'La preparazione',
    3: 'Un turno',
    4: 'Rinforzare',
    5: 'Incantare',
    6: 'Attaccare e conquistare',
    7: 'Il rifornimento',
    8: 'La fine',
  },
  rules: {
    '1.1': {
      title: 'Le carte',
      text: [
        'Ci sono 80 carte personaggio: cavalieri e streghe in giallo, verde, rosso, blu e viola, otto per tipo. Nessuna è più forte di un’altra.',
      ],
      why: 'Quali siano i cinque colori lo dice soltanto una recensione del gioco.',
    },
    '1.2': {
      title: 'I territori',
      text: [
        'Ci sono undici carte territorio con 22 corone in tutto. Ognuna resta nella nebbia, a faccia in giù, finché non viene conquistata.',
        'Pianure: una da 3 corone, una da 2, una da 2 con castello. Colline: lo stesso. Foreste: una da 3 corone, una da 2 con castello, e il cerchio di pietre, che ne ha 1.',
        'Avalon e la palude hanno 1 corona ciascuna e non appartengono ad alcun paesaggio.',
        'Un castello è più difficile da attaccare {6.2}, il cerchio di pietre fa attaccare le streghe {6.3}, Avalon risparmia una perdita {6.8}. La palude non fa nulla.',
      ],
      why: 'I testi stampati parlano di undici carte da 1 a 3 corone, di tre castelli, di 1 corona per Avalon e per la palude, e dicono che il cerchio di pietre è una foresta. Come si dividono le altre corone è ricostruito.',
    },
    '1.3': {
      title: 'Le tessere rifornimento',
      text: [
        'Ci sono nove tessere. Cinque sono chiare: due volte *Due* (2 carte), una volta *Paesaggio* (1 carta per ogni territorio del paesaggio che possiedi di più), due volte *Territori vicini* (1 carta per ogni territorio della tua fila più lunga).',
        'Quattro sono scure: due volte *Quattro* (4 carte), una volta *Paesaggio ×2* (2 carte per ogni territorio del paesaggio che possiedi di più), una volta *Regno* (1 carta per ogni territorio che possiedi).',
      ],
      why: 'I tipi sono noti; quante copie ci siano di ciascuno è ricostruito.',
    },
    '2.1': {
      title: 'La fila',
      text: ['Gli undici territori si mescolano e si mettono in fila, a faccia in giù, tra i giocatori.'],
    },
    '2.2': {
      title: 'Le prime carte',
      text: [
        'Ai due lati di ogni territorio va una carta scoperta. Poi ciascuno riceve cinque carte in mano. Le altre 48 formano il mazzo.',
      ],
    },
    '2.3': {
      title: 'Le tessere e chi comincia',
      text: [
        'Le nove tessere stanno a faccia in su. Chi comincia è estratto a sorte, o deciso quando si apre il tavolo.',
      ],
      why: 'Il modo stampato di scegliere il primo giocatore vale per chi sta nella stessa stanza.',
    },
    '3.1': {
      title: 'La tessera scura che aspetta',
      text: [
        'Se dal turno prima hai davanti una tessera scura, il tuo turno comincia da lì: peschi tante carte quante ne vale *adesso*. Poi è usata.',
      ],
    },
    '3.2': {
      title: 'Giocare carte',
      text: [
        'Poi puoi giocare quante carte vuoi, anche nessuna: una alla volta, dalla mano, sempre in cima alla tua pila presso un territorio.',
        'Tutte le pile con il loro ordine, gli scarti e il numero di carte nelle mani e nel mazzo sono noti a tutti e due. Che cosa c’è in una mano è segreto.',
      ],
      why: 'Le carte si mettono in modo da poterle contare, e nulla dice che gli scarti siano nascosti.',
    },
    '3.3': {
      title: 'Dire che cosa fa la carta',
      text: [
        'Con ogni carta dici subito che cosa fa: rinforzare, incantare o attaccare. Dopo non si cambia. Incantare e attaccare non è mai obbligatorio.',
      ],
      why: 'Qualsiasi carta della mano può rinforzare: il resto è dunque una scelta.',
    },
    '3.4': {
      title: 'Quando hai finito',
      text: [
        'Quando dichiari che non giochi più carte, seguono tre cose in quest’ordine: si guarda se hai vinto {8.1}, prendi una tessera {7.1}, riduci la mano a cinque {7.6}. Dopo non si giocano più carte.',
      ],
    },
    '3.5': {
      title: 'Tornare indietro',
      text: [
        'Puoi annullare i tuoi ultimi passi finché non hanno chiesto nulla all’avversario, pescato nulla e girato nulla. Che abbia visto la tua carta non importa.',
      ],
      why: 'Nessuno ha potuto approfittare di un passo del genere.',
    },
    '4.1': {
      title: 'Rinforzare',
      text: ['Qualsiasi carta si può mettere presso qualsiasi territorio, di chiunque sia. Non succede altro.'],
    },
    '5.1': {
      title: 'Chi si può incantare',
      text: [
        'Metti una strega dalla mano presso un territorio dove la carta *in cima* alla pila di fronte è del suo colore. Che sia un cavaliere o una strega non cambia nulla, e nemmeno di chi sia il territorio.',
      ],
    },
    '5.2': {
      title: 'Il contro-incantesimo',
      text: [
        'L’avversario può rispondere subito con una strega dello stesso colore dalla mano. Va sulla sua pila, la carta che volevi resta sotto di lei, e la tua strega va *nella sua mano*.',
      ],
      why: 'Le due carte restano al difensore, e una carta si mette sempre in cima: quindi copre il bersaglio.',
    },
    '5.3': {
      title: 'L’incantesimo riesce',
      text: ['Se non contrasta, la sua carta in cima passa dalla tua parte, sopra la tua strega.'],
    },
    '5.4': {
      title: 'Una sola risposta',
      text: [
        'A un incantesimo o a un attacco si risponde una volta; non si contrasta un contro-incantesimo. La domanda va a chiunque abbia almeno una carta, anche se non può rispondere.',
        'In ogni caso il tuo turno continua. Una strega vinta con un contro-incantesimo da quel momento è una carta qualsiasi di quella mano.',
      ],
      why: 'Se si chiedesse solo a chi può rispondere, la domanda stessa svelerebbe la mano.',
    },
    '6.1': {
      title: 'Chi può attaccare',
      text: [
        'Metti un *cavaliere dalla mano* presso un territorio che non è tuo. Prima di metterlo devi avere lì almeno tante carte quante l’avversario. Nessuna contro nessuna basta.',
        'Attacca solo la carta che metti. I cavalieri già presenti, o incantati, non attaccano.',
      ],
      why: 'Un territorio che possiedi non si può conquistare di nuovo.',
    },
    '6.2': {
      title: 'I castelli',
      text: [
        'Contro un castello scoperto dell’avversario ti serve almeno una carta *in più* di lui. Un castello ancora nella nebbia non protegge nessuno.',
      ],
    },
    '6.3': {
      title: 'Il cerchio di pietre',
      text: [
        'Chi possiede il cerchio di pietre può attaccare anche con le streghe, dalla conquista finché non lo perde. Una strega che attacca non incanta.',
      ],
    },
    '6.4': {
      title: 'La resistenza',
      text: [
        'L’avversario può rispondere subito con un *cavaliere* del colore della carta che attacca, dalla mano, anche contro una strega. L’attacco fallisce, e le due carte restano in cima alle loro pile. Quante carte ci siano non conta.',
      ],
    },
    '6.5': {
      title: 'La conquista',
      text: [
        'Senza resistenza il territorio è conquistato. Due conquiste per turno sono il massimo; gli attacchi falliti non contano. Dopo la seconda puoi ancora rinforzare e incantare.',
      ],
    },
    '6.6': {
      title: 'La nebbia si alza',
      text: [
        'Un territorio nella nebbia si gira prima di pagare qualsiasi cosa. Da ora è tuo, e il suo potere vale subito. Un castello aiuta solo contro gli attacchi successivi.',
      ],
      why: 'Il potere del territorio può influire sulle perdite: bisogna dunque conoscerlo prima.',
    },
    '6.7': {
      title: 'Le perdite',
      text: [
        'Prima si scartano tutte le carte del difensore presso il territorio, e altrettante dalla cima della tua pila.',
        'Poi paghi: una carta per ogni carta che c’era *da una parte e dall’altra*, compresa quella che attacca, e una in più se era un castello dell’avversario. Le scegli una alla volta, dalla mano e dalla cima delle tue pile.',
        'Un territorio resta tuo anche se lì non hai più carte.',
      ],
      why: 'Di chi è un territorio lo dice il territorio, non le carte accanto.',
      example: {
        title: 'Quanto costa una conquista',
        text: [
          '3 carte contro 1: cade una carta per parte, poi ne paghi 4.',
          '1 carta contro nessuna: non cade nulla, poi ne paghi 1.',
          '3 carte contro 1 presso un castello dell’avversario: cade una carta per parte, poi ne paghi 5.',
        ],
      },
    },
    '6.8': {
      title: 'Avalon',
      text: [
        'Una volta per turno chi possiede Avalon può pagare una carta in meno per una conquista a sua scelta, e lo dice prima di pagare. Già la conquista di Avalon stessa può valersene.',
      ],
      why: 'I poteri valgono subito, e quanto si deve va saputo prima di pagare.',
      example: { title: 'Con Avalon', text: ['Devi 3 carte. Con l’aiuto di Avalon ne paghi 2.'] },
    },
    '6.9': {
      title: 'Troppo poche carte',
      text: [
        'Se in tutto hai meno carte di quante ne devi perdere, le perdi tutte e tieni il territorio.',
        'Con l’opzione “Attacchi da pagare per intero” un attacco del genere non è nemmeno permesso.',
      ],
      why: 'I testi non dicono che cosa succede. L’opzione è la lettura più severa.',
    },
    '6.10': {
      title: 'Prima si paga',
      text: ['Le perdite di una conquista si pagano prima di giocare la carta successiva.'],
    },
    '7.1': {
      title: 'Una tessera si deve prendere',
      text: ['Alla fine del tuo turno prendi una tessera a faccia in su, anche se non ti dà nulla.'],
    },
    '7.2': {
      title: 'Chiare e scure',
      text: [
        'Una tessera chiara paga subito, secondo ciò che possiedi. Una scura resta davanti a te e paga all’inizio del tuo prossimo turno, secondo ciò che possiedi *allora*. Chi conquista i tuoi territori la rende dunque più piccola.',
      ],
    },
    '7.3': {
      title: 'Che cosa contano le tessere',
      text: [
        'Avalon e la palude non contano per alcuna tessera e non hanno paesaggio. Se possiedi due paesaggi in pari numero, ne conta uno.',
        'Una *fila* sono territori vicini che possiedi. Avalon e la palude, una volta scoperte, non la interrompono, di chiunque siano, ma non si contano. La nebbia e i territori che non sono tuoi la interrompono.',
        'Con l’opzione “Avalon e la palude interrompono le file” la interrompono anche loro.',
      ],
      why: 'Il testo tedesco dice che non interrompono, quello francese e quello italiano che interrompono. Il tedesco è l’originale; gli altri sono un’opzione.',
      example: {
        title: 'Come si conta',
        text: [
          'Possiedi 2 foreste, 1 pianura e 1 collina: *Paesaggio* dà 2 carte, *Paesaggio ×2* ne dà 4.',
          'Possiedi tre territori, e tra due di essi c’è Avalon: *Territori vicini* dà 3 carte.',
        ],
      },
    },
    '7.4': {
      title: 'Le tessere usate',
      text: [
        'Una tessera chiara è usata quando si prende, una scura quando ha pagato. Le tessere usate si girano a faccia in giù; quando lo sono tutte e nove, si rigirano tutte.',
        'Se devi prendere una tessera e nessuna è a faccia in su, perché una aspetta ancora davanti all’altro giocatore, si rigirano adesso le otto usate. La nona torna a faccia in su quando paga.',
      ],
      why: 'I testi non dicono che cosa succede allora, e succede in quasi tutte le partite.',
    },
    '7.5': {
      title: 'Il mazzo è vuoto',
      text: [
        'Quando si deve pescare e il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo. Se non ci sono nemmeno quelli, le carte mancanti sono perse.',
      ],
      why: 'Nulla dice che le carte possano restare a credito.',
    },
    '7.6': {
      title: 'Cinque carte in mano',
      text: [
        'Dopo la tessera scarti a tua scelta finché ne hai cinque. Durante il turno una mano può essere grande quanto si vuole.',
      ],
      why: 'Lo dice solo il testo francese.',
    },
    '8.1': {
      title: 'Quindici corone',
      text: [
        'Vinci se possiedi almeno 15 corone quando dichiari che non giochi più carte, con tutte le perdite pagate. Non si prende più alcuna tessera.',
      ],
      why: 'Si decide prima della tessera, perché dopo nulla potrebbe più cambiare.',
    },
    '8.2': {
      title: 'Quando non gioca nessuno',
      text: [
        'Le partite tra bot si fermano dopo un numero fisso di turni. Vince chi ha più corone; a pari corone è patta.',
      ],
      why: 'Perché una partita del genere abbia una fine.',
    },
  },
  figures: {
    cards: {
      caption: 'Cavalieri e streghe: cinque colori, ognuno con il suo segno.',
      alt: 'Sei carte: un cavaliere rosso, una strega rossa, un cavaliere giallo, una strega verde, un cavaliere blu, una strega viola.',
    },
    regions: {
      caption: 'Gli undici territori e le loro corone.',
      alt: 'Tre pianure, due foreste e il cerchio di pietre, tre colline, Avalon e la palude; una pianura, una foresta e una collina hanno un castello.',
    },
    tiles: {
      caption: 'I sei tipi di tessere rifornimento: tre chiare, tre scure.',
      alt: 'Chiare: Due, Paesaggio, Territori vicini. Scure: Quattro, Paesaggio ×2, Regno.',
    },
    setUp: {
      caption: 'Una parte della fila all’inizio: tutto nella nebbia, una carta per lato.',
      alt: 'Cinque territori a faccia in giù; ognuno ha una carta dalla tua parte e una di fronte.',
    },
    reinforce: {
      caption: 'Una strega viola rinforza: due carte contro una.',
      alt: 'Un territorio nella nebbia, dalla tua parte un cavaliere verde, di fronte un cavaliere blu; sul cavaliere verde si mette una strega viola.',
    },
    enchant: {
      caption: 'La strega rossa prende il cavaliere rosso, che stava in cima.',
      alt: 'Di fronte ci sono un cavaliere blu e in cima un cavaliere rosso. Sul tuo cavaliere verde si mette una strega rossa, e il cavaliere rosso passa sopra di lei.',
    },
    counterSpell: {
      caption: 'L’incantesimo è contrastato: la strega che attaccava va nella mano dell’avversario.',
      alt: 'L’avversario mette una strega rossa sul suo cavaliere rosso. La tua strega rossa lascia il tavolo.',
    },
    attack: {
      caption: 'Con il cavaliere rosso 3 contro 1: cade una carta per parte, altre 4 si pagano.',
      alt: 'Dalla tua parte un cavaliere verde e una strega viola, di fronte un cavaliere blu, un territorio nella nebbia. Dopo l’attacco è una collina tua; il cavaliere blu e quello rosso non ci sono più.',
    },
    emptyAttack: {
      caption: '1 contro nessuna: non cade nulla, si paga 1 carta. È solo la palude.',
      alt: 'Un territorio nella nebbia senza carte. Attacca un cavaliere rosso; è la palude, ed è tua.',
    },
    castle: {
      caption: 'Un castello dell’avversario: due carte contro una bastano appena, e costa una carta in più.',
      alt: 'Una pianura con castello dell’avversario; dalla tua parte un cavaliere verde e una strega viola, di fronte un cavaliere blu. Un cavaliere rosso attacca e la conquista.',
    },
    resistance: {
      caption: 'Cavaliere rosso contro cavaliere rosso: l’attacco fallisce, restano tutti e due.',
      alt: 'Una collina dell’avversario; il tuo cavaliere rosso e il suo stanno in cima alle loro pile.',
    },
    stretch: {
      caption: 'Una fila di tre: Avalon sta in mezzo e non la interrompe.',
      alt: 'Nebbia, la tua foresta, Avalon dell’avversario, la tua collina, la tua pianura, una foresta con castello dell’avversario.',
    },
  },
  glossary: {
    card: {
      word: 'cavaliere, strega',
      meaning: 'I due tipi di carte. I cavalieri attaccano e resistono, le streghe incantano e contrastano.',
    },
    region: { word: 'territorio', meaning: 'Una delle undici carte in fila, la posta del gioco.' },
    mist: { word: 'nella nebbia', meaning: 'A faccia in giù: nessuno sa quale territorio sia.' },
    crowns: { word: 'corone', meaning: 'Quanto vale un territorio. Quindici fanno vincere.' },
    castle: { word: 'castello', meaning: 'Su tre territori. Rende più difficile attaccare chi lo possiede.' },
    stoneCircle: { word: 'cerchio di pietre', meaning: 'Una foresta: chi la possiede può attaccare con le streghe.' },
    pile: { word: 'pila', meaning: 'Le carte di una parte presso un territorio, con una carta in cima.' },
    reinforce: { word: 'rinforzare', meaning: 'Mettere una carta senza altro effetto.' },
    enchant: { word: 'incantare', meaning: 'Prendere la carta in cima di fronte con una strega del suo colore.' },
    counterSpell: {
      word: 'contro-incantesimo',
      meaning: 'La risposta a un incantesimo: la stessa strega, dalla mano.',
    },
    attack: { word: 'attaccare', meaning: 'Cercare di conquistare un territorio con un cavaliere dalla mano.' },
    resistance: {
      word: 'resistenza',
      meaning: 'La risposta a un attacco: un cavaliere dello stesso colore, dalla mano.',
    },
    conquest: { word: 'conquista', meaning: 'Un attacco che riesce. Due per turno al massimo.' },
    losses: { word: 'perdite', meaning: 'Le carte che costa una conquista.' },
    tile: { word: 'tessera rifornimento', meaning: 'Dà nuove carte: chiara subito, scura nel turno dopo.' },
    stretch: { word: 'fila', meaning: 'Territori vicini dello stesso proprietario.' },
  },
})
