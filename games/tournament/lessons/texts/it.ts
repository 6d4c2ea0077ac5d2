import type { Texts } from '../plan.ts'

export const texts: Texts = {
  coins: {
    title: 'Vince il più ricco',
    end: 'Sai che cosa fa vincere: le monete, da dovunque vengano.',
    facts: [
      'Vince il più ricco, in lizza o no',
      'Un duello vinto porta 10 monete, e altre 10 vanno all’ultimo cavaliere',
      'Chi è fuori dalla lizza continua a barattare',
    ],
    steps: {
      purse: {
        say: 'I cavalieri duellano, tutti barattano, e vince il più ricco.',
        task: 'Tocca *la tua borsa*.',
        else: { theirs: 'Quella è chiusa. La tua è accanto alla tua mano.' },
      },
      sealed: {
        say: 'Hai lasciato la lizza; Isolde e Bors combattono ancora, a borse chiuse fino alla fine.',
        task: 'Tocca *Isolde*.',
        else: { bors: 'È Bors. Cerca Isolde.', own: 'Sei tu. Cerca Isolde.' },
      },
      richest: {
        say: 'Anche Bors lascia. Isolde resta per ultima: 10 monete in più. Ora le borse si aprono.',
        task: 'Tocca chi vince.',
        else: {
          last: 'Isolde ha combattuto fino alla fine, ma ha una moneta meno di te.',
          bors: 'Bors ne ha meno di tutti. Confronta le monete.',
        },
      },
      sell: {
        say: 'Poco prima: Bors offre 4 monete per la tua lancia, che non ti serve più.',
        task: '*Accetta*.',
        else: {
          decline: 'È permesso. Ma alla fine le carte non valgono nulla: prendi le monete.',
          ready: 'È permesso, ma prima prendi le monete: accetta.',
        },
      },
      count: {
        say: 'Alla fine hai 20 monete e cinque carte. Che cosa conta?',
        task: '',
        answers: { coins: 'le monete', both: 'monete e carte' },
        because: 'Solo le monete. Alla fine le carte non valgono nulla: vendile in tempo.',
      },
    },
  },
  outfit: {
    title: 'Un equipaggiamento completo',
    end: 'Vedi a colpo d’occhio che cosa ti manca.',
    facts: [
      'Scudo, spada, lancia e armatura; un jolly sostituisce qualsiasi arma',
      'Prima del primo round si scelgono a turno le carte scoperte',
      'Un duello senza equipaggiamento completo: fuori per sempre',
    ],
    steps: {
      gap: {
        say: 'A un cavaliere servono quattro armi: scudo, spada, lancia, armatura. Te ne manca una.',
        task: 'Tocca il posto vuoto.',
        else: {
          have: 'Quella ce l’hai. Cerca la colonna vuota.',
          open: 'Quelle sono scoperte sul tavolo. Guarda la tua mano, in basso.',
        },
      },
      pick: {
        say: 'Prima del primo round ognuno sceglie a turno una carta scoperta.',
        task: 'Prendi *la lancia*.',
        else: { other: 'È permesso, ma ti mancherebbe ancora una lancia.' },
      },
      alone: {
        say: 'Completo: una carta per arma, il resto si baratta. Quale non puoi dare via?',
        task: 'Toccala.',
        else: { spare: 'Di quell’arma ne hai un’altra. Cerca quella che sta da sola.' },
      },
      joker: {
        say: 'Un jolly vale 0, ma sostituisce ogni arma: qui la lancia che ti manca.',
        task: 'Toccalo.',
        else: { weapon: 'È un’arma. Il jolly sta dove manca una lancia.' },
      },
      short: {
        say: 'L’annuncio controlla chi ha un duello. Affronti Isolde e ti manca una lancia. Che succede?',
        task: '',
        answers: { fight: 'Combatto senza lancia', out: 'Sono fuori dalla lizza' },
        because: 'Fuori per sempre, qualunque cosa tu risponda. Solo chi riposa non è controllato.',
      },
    },
  },
  offer: {
    title: 'Fare un’offerta',
    end: 'Sai concludere un affare e chiudere un baratto.',
    facts: [
      'Si barattano carte e monete, con tutti',
      'Chiedi una carta precisa, o una qualsiasi di un’arma',
      'Il baratto finisce appena tutti sono pronti',
    ],
    steps: {
      gap: {
        say: 'Ti manca una lancia. Nel baratto puoi chiederne una.',
        task: 'Tocca *il posto vuoto*.',
        else: { have: 'Quella potrai darla dopo. Prima tocca il posto vuoto.' },
      },
      give: {
        say: 'Chiedi una lancia qualsiasi. In cambio, una delle tue tre spade.',
        task: 'Tocca *la spada 4*.',
        else: {
          best: 'È permesso, ma è la più forte. Dai la spada 4.',
          spare: 'Anche quella ti avanza. Qui diamo la spada 4.',
        },
      },
      whom: {
        say: 'Tutti vedrebbero che cosa ti manca. Mostra l’offerta solo a Isolde.',
        task: 'Tocca *Isolde* sotto l’offerta.',
        else: {
          all: 'Così la vedrebbe anche Bors. Tocca Isolde.',
          bors: 'Così la vedrebbe Bors. Tocca Isolde.',
        },
      },
      send: {
        say: 'Una spada che ti avanza per una lancia: l’equipaggiamento sarà completo.',
        task: '*Invia* l’offerta.',
        else: {
          other: 'È permesso. Qui: la spada 4 per una lancia qualsiasi, solo a Isolde.',
          ready: 'È permesso, ma l’equipaggiamento è incompleto. Invia l’offerta.',
        },
      },
      deal: {
        say: 'Isolde accetta e dà la lancia 3. Ogni affare concluso è definitivo.',
        task: 'Tocca la tua nuova carta.',
      },
      ready: {
        say: 'Tutti barattano insieme. Il baratto finisce appena tutti sono pronti.',
        task: 'Di’ che *lo sei* anche tu.',
      },
    },
  },
  duel: {
    title: 'Un duello',
    end: 'Sai posare le carte per un duello, e leggere che cosa porta.',
    facts: [
      'Quattro carte coperte, una per arma',
      'La carta vincente è distrutta, quella battuta cambia mano; due jolly si distruggono a vicenda',
      'Chi vince il duello riceve 10 monete',
    ],
    steps: {
      shield: {
        say: 'Ciascuno posa quattro carte, una per arma. Bors l’ha già fatto. Sacrifica lo scudo.',
        task: 'Posa *il tuo 3*.',
        else: {
          strong: 'È permesso, ma tieni il 5 per un duello in cui vince.',
          other: 'Quella va altrove. Comincia dallo scudo.',
          joker: 'Un jolly va dappertutto, ma vale 0. Tienilo.',
        },
      },
      sword: {
        say: 'La carta più alta fa un punto. Vinci alla spada.',
        task: 'Posa *il tuo 6*.',
        else: {
          weak: 'È permesso, ma è una carta debole. Qui vinci con il 6.',
          other: 'Quella va altrove. Ora tocca alla spada.',
        },
      },
      lance: {
        say: 'Qui va solo una lancia, oppure un jolly, che vale 0.',
        task: 'Posa la tua *lancia 4*.',
        else: {
          joker: 'Ci va, ma perde contro ogni arma. Tienilo.',
          other: 'Qui va solo una lancia o un jolly.',
        },
      },
      lay: {
        say: 'Ciò che posi è definitivo. Poi si girano tutte le carte.',
        task: 'Aggiungi *l’armatura 4* e posa queste quattro.',
        else: { other: 'È permesso. Qui: scudo 3, spada 6, lancia 4, armatura 4.' },
      },
      lost: {
        say: 'Il 6 di Bors batte il tuo 3. Il 6 è distrutto, il 3 va a Bors.',
        task: 'Tocca gli scudi.',
        else: { won: 'Lì il punto è tuo. Guarda gli scudi.' },
      },
      won: {
        say: 'Dove fai un punto, la tua carta è distrutta e quella battuta è tua.',
        task: 'Tocca un’arma vinta.',
        else: { lost: 'Lì il punto è di Bors. Cerca dove è tuo.' },
      },
      buy: {
        say: 'Tre a uno: 10 monete per te. Entrambi possono comprare per 5 una carta distrutta, coperta.',
        task: 'Compra o rinuncia.',
      },
    },
  },
  judgement: {
    title: 'Il giudizio di Dio',
    end: 'Sai leggere un lancio, e hai corso una volta.',
    facts: [
      'In parità decide il giudizio',
      'Un punto: il simbolo uscito una volta. Due punti: due volte. Tutti diversi: tutti e tre',
      'Chi tocca giusto batte chi manca; se toccano giusto tutti e due, vince il più rapido',
    ],
    steps: {
      dots: {
        say: 'Due a due: decide il giudizio. Si lanciano quattro gettoni piccoli, uno con i punti.',
        task: 'Tocca *i punti*.',
        else: { large: 'È un gettone grande. I piccoli sono in mezzo.' },
      },
      once: {
        say: 'Un punto: è giusto il simbolo uscito una volta.',
        task: 'Tocca il suo *gettone grande*.',
        else: {
          twice: 'La corona è uscita due volte. Quale simbolo è uscito una volta?',
          absent: 'Il calice non è uscito. Guarda i gettoni piccoli.',
          different: 'Quello conta se tutti e tre sono diversi. Qui la corona è uscita due volte.',
          small: 'È un gettone piccolo. Tocca quello grande con il suo simbolo.',
        },
      },
      twice: {
        say: 'Un altro lancio. Due punti: è giusto il simbolo uscito due volte.',
        task: 'Tocca il suo gettone grande.',
        else: {
          once: 'Il globo è uscito una volta. Due punti, quindi due volte.',
          absent: 'La corona non è uscita. Guarda i gettoni piccoli.',
          different: 'Quello conta se tutti e tre sono diversi. Qui il calice è uscito due volte.',
        },
      },
      different: {
        say: 'Tre simboli diversi: è giusto il gettone con tutti e tre, qualunque siano i punti.',
        task: 'Toccalo.',
        else: { one: 'Sono usciti tutti e tre. Cerca il gettone che li porta tutti.' },
      },
      race: {
        say: 'Ora corri tu, Bors l’ha già fatto. Inizia, aspetta il lancio, tocca in fretta.',
        task: 'Inizia *la corsa*.',
        opened: 'Tocca quello giusto.',
      },
      result: { say: 'Un tocco giusto batte uno sbagliato; di due giusti vince il più veloce.', task: '' },
      miss: {
        say: 'Mettiamo che tu tocchi subito un altro gettone e Bors, più tardi, quello giusto. Chi vince?',
        task: '',
        answers: { you: 'Io', bors: 'Bors' },
        because:
          'Bors: un altro gettone non vale, per quanto in fretta lo tocchi. Tra due tocchi giusti vince il più rapido.',
      },
    },
  },
  leave: {
    title: 'Restare o lasciare',
    end: 'Sai quando lasciare, e come vincere di poco. Il torneo ti aspetta.',
    facts: [
      'Chi lascia tiene carte e monete, e continua a barattare',
      'La carta vincente è distrutta: vinci di poco',
      'Dopo un’uscita, nuovi stendardi e niente baratto',
    ],
    steps: {
      leave: {
        say: 'In segreto ognuno dice se resta. Le tue carte sono deboli, e Isolde è forte.',
        task: '*Lascia la lizza*, e conferma.',
        else: { stay: 'È permesso, e coraggioso. Qui prova a lasciare.' },
      },
      out: {
        say: 'Non combatterai più. Ma tieni carte e monete, e continui a barattare.',
        task: 'Tocca il tuo nome.',
        else: { other: 'È qualcun altro. Cerca la tua riga.' },
      },
      again: {
        say: 'Restano due cavalieri: si ridistribuiscono gli stendardi, e questa volta senza baratto prima.',
        task: 'Tocca un nuovo stendardo.',
      },
      sell: {
        say: 'Prossimo baratto: Bors cerca uno scudo qualsiasi e offre 6 monete. Basta il tuo peggiore.',
        task: '*Accetta*.',
        else: {
          strong: 'È permesso, ma basta uno scudo qualsiasi: dai l’1.',
          decline: 'È permesso, ma 6 monete per un 1 sono tante. Accetta.',
          ready: 'È permesso, ma prima guadagna 6 monete: accetta.',
        },
      },
      narrow: {
        say: 'Immagina di combattere ancora. L’unica spada di Isolde è un 4. Quale spada posi?',
        task: 'Toccala.',
        else: {
          six: 'Vince anche quella, ma la carta vincente è distrutta. Basta il 5.',
          other: 'Spada contro spada: scegli una delle tue due.',
        },
      },
      aim: {
        say: 'Due carte forti, due da sacrificare. A quale risultato puoi puntare?',
        task: '',
        answers: { four: '4 : 0', level: '2 : 2' },
        because: 'Due punti ciascuno: poi il giudizio decide delle 10 monete.',
      },
    },
  },
}
