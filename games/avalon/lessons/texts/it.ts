import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Quindici corone',
    end: 'Sai che cosa fa vincere: le corone. E hai appena vinto.',
    facts: [
      'Un territorio vale da una a tre corone',
      'Un cavaliere prende un territorio',
      'Con quindici corone dopo aver giocato le carte, vinci',
    ],
    steps: {
      mist: {
        say: 'Undici territori in fila. Alcuni sono ancora nascosti nella nebbia.',
        task: 'Toccane uno.',
        else: { known: 'Questo è già scoperto. La nebbia è grigia e senza corone.' },
      },
      own: {
        say: 'I territori danno corone. Bordo dorato: tuo. Bordo scuro: di Mordred.',
        task: 'Toccane uno tuo da tre.',
        else: {
          two: 'È tuo, ma ha due corone. Cercane uno da tre.',
          theirs: 'Bordo scuro: è di Mordred. I tuoi hanno il bordo dorato.',
          mist: 'Ciò che sta nella nebbia non è di nessuno.',
        },
      },
      goal: {
        say: 'Ne hai 13. Con 15, dopo aver giocato le carte, vinci.',
        task: 'Tocca le tue corone.',
        else: { theirs: 'Sono quelle di Mordred. Le tue sono in basso, vicino al tuo nome.' },
      },
      attack: {
        say: 'Il territorio 4 ne vale due e nessuno lo difende.',
        task: 'Metti il cavaliere rosso sul *territorio 4*.',
        else: {
          pile: 'Così rinforzi la tua pila. Metti il cavaliere sul territorio stesso.',
          mist: 'È permesso, ma nessuno sa che cosa c’è lì. Il territorio 4 è sicuro.',
          own: 'Quel territorio è già tuo. Prendi il territorio 4.',
          guarded: 'Mordred lì ha una carta e tu nessuna. Il territorio 4 è vuoto.',
          end: 'È permesso, ma mancano due corone. Prima attacca.',
        },
      },
      pay: {
        say: 'È tuo. Una conquista costa carte, questa una sola.',
        task: 'Paga: tocca *la carta in cima a una pila*.',
        else: { end: 'Prima va pagata la conquista.' },
      },
      win: { say: 'Quindici corone.', task: 'Termina il turno e vinci.' },
    },
  },
  turn: {
    title: 'Un turno',
    end: 'Ecco un turno intero: giocare, terminare, prendere una tessera.',
    facts: [
      'Gioca quante carte vuoi',
      'Alla fine una tessera porta carte nuove',
      'Tieni al massimo cinque carte, scarta le altre',
    ],
    steps: {
      knight: {
        say: 'Hai due tipi di carte. I cavalieri portano l’elmo.',
        task: 'Tocca un cavaliere.',
        else: {
          pile: 'È una pila sul tabellone. La tua mano è in basso: tocca lì un cavaliere.',
          sorceress: 'Luna e stelle: è una strega.',
        },
      },
      sorceress: {
        say: 'I cavalieri attaccano, le streghe incantano. E ogni carta può semplicemente rinforzare.',
        task: 'Tocca una strega.',
        else: { knight: 'È un cavaliere. Cerca la luna.' },
      },
      reinforce: {
        say: 'Rinforzare: una carta sulla propria pila.',
        task: 'Metti il cavaliere verde della tua mano sulla *tua pila del territorio 5*.',
        else: {
          attack: 'Sul territorio attaccherebbe: è la prossima lezione. Sulla tua pila, per favore.',
          other: 'È permesso: ogni carta può andare su ogni tua pila. Qui: cavaliere verde, pila 5.',
          few: 'Sul territorio attaccherebbe. La tua pila è sotto.',
          end: 'È permesso, non devi giocare nulla. Qui: prima una carta.',
        },
      },
      pile: {
        say: 'È in cima. Per gli attacchi conta il numero di carte, per la magia quella in cima.',
        task: 'Tocca la pila.',
      },
      end: {
        say: 'Gioca quante carte vuoi, anche nessuna. Per ora basta.',
        task: 'Termina il turno.',
        else: { play: 'È permesso. Questa volta tieni le carte.' },
      },
      tile: {
        say: 'Ogni turno finisce con una tessera rifornimento.',
        task: 'Prendi *Due*: due carte subito.',
        else: { dark: 'Le tessere scure pagano al prossimo turno. Prendi quella chiara.' },
      },
      five: {
        say: 'A fine turno puoi tenere cinque carte; una sesta andrebbe scartata.',
        task: 'Lascia giocare Mordred.',
      },
    },
  },
  attack: {
    title: 'Attaccare',
    end: 'Sai attaccare e sai rispondere a un attacco.',
    facts: [
      'Per attaccare ti servono lì almeno tante carte quante ne ha l’avversario',
      'Un cavaliere dello stesso colore lo ferma',
      'Al massimo due conquiste per turno; un attacco fallito non conta',
    ],
    steps: {
      foreign: {
        say: 'Un cavaliere della tua mano attacca un territorio che non è tuo.',
        task: 'Toccane uno.',
        else: { own: 'Quello è già tuo.' },
      },
      enough: {
        say: 'Prima del cavaliere, ti servono lì almeno tante carte quante ne ha Mordred.',
        task: 'Dove ne hai abbastanza?',
        else: {
          own: 'Quello è già tuo.',
          few: 'Lì Mordred ha più carte di te. Confronta le due pile.',
        },
      },
      attack: {
        say: 'Una carta a testa al territorio 5: basta.',
        task: 'Metti il cavaliere rosso sul *territorio 5*.',
        else: {
          few: 'Lì no: Mordred ha più carte. Confronta al territorio 5. La tua carta è tornata in mano.',
          own: 'Quel territorio è già tuo. Attacca il territorio 5.',
          sorceress: 'Attaccano solo i cavalieri, e lì nessun incantesimo funziona. Prendi il cavaliere rosso.',
          yellow: 'È permesso. Qui però serve il cavaliere rosso.',
          pile: 'Così rinforzi una pila. Metti il cavaliere rosso sul territorio stesso.',
          end: 'È permesso, ma prima prendi un territorio.',
        },
      },
      forest: {
        say: 'Un cavaliere rosso avrebbe fermato l’attacco; Mordred non ne ha. Che cosa nascondeva la nebbia?',
        task: 'Tocca il territorio 5.',
      },
      answer: {
        say: 'Mordred attacca la tua pianura con un cavaliere blu. Solo un cavaliere blu lo ferma.',
        task: 'Rispondi.',
        else: {
          decline: 'È permesso, ma perderesti tre corone. Prova a rispondere.',
          play: 'È il turno di Mordred. Ora puoi solo rispondere.',
        },
      },
      stay: {
        say: 'Entrambi i cavalieri restano sulle loro pile: l’attacco è fallito. Al massimo due conquiste per turno.',
        task: '',
      },
    },
  },
  cost: {
    title: 'Quanto costa',
    end: 'Sai contare quanto costa una conquista e sceglierne una a buon prezzo.',
    facts: [
      'Cadono tante carte tue quante dell’avversario',
      'Poi ne paghi una per ogni carta che ha combattuto, dalla mano o dalla cima delle pile',
      'Poche carte da entrambe le parti: una conquista a buon prezzo',
    ],
    steps: {
      fall: {
        say: 'Il territorio 5 è tuo. La carta di Mordred è caduta, e anche il tuo cavaliere.',
        task: 'Tocca la tua pila.',
      },
      pay: {
        say: 'Il cavaliere è caduto. Ora paghi per ogni carta che ha combattuto: due tue, una di Mordred.',
        task: 'Pagane una.',
        else: { end: 'Prima va pagata la conquista.' },
      },
      rest: {
        say: 'Dalla mano o dalla cima di una pila: quale ti mancherà di meno?',
        task: 'Paga le altre due.',
        else: { end: 'Prima va pagata la conquista.' },
      },
      empty: {
        say: 'Territorio 4: qui nessuno ha carte. Quante carte costerebbe un attacco?',
        task: '',
        answers: { one: '1', two: '2', three: '3' },
        because: 'Una: combatte solo la carta che attacca.',
      },
      cheap: {
        say: 'I territori 4 e 7 valgono tre corone ciascuno. Quale conquista costa meno?',
        task: 'Tocca il territorio.',
        else: { crowd: 'Una cade, ne paghi cinque: sei. Contano anche le tue tre carte lì.' },
      },
    },
  },
  enchant: {
    title: 'Incantare',
    end: 'Sai rubare una carta e fermare un incantesimo.',
    facts: [
      'Una strega incanta la carta in cima del suo colore',
      'La carta cambia schieramento e va in cima alla tua pila',
      'Una strega dello stesso colore ferma l’incantesimo',
    ],
    steps: {
      red: {
        say: 'Una strega ruba la carta in cima alla pila di fronte, se è del suo colore. Quale è rossa?',
        task: 'Toccala.',
        else: { violet: 'Lì la carta in cima è viola.', green: 'Lì la carta in cima è verde.' },
      },
      spell: {
        say: '',
        task: 'Metti la strega rossa sul *territorio 4*.',
        else: {
          stolen: 'È la carta da rubare. Metti la strega sul territorio stesso.',
          colour: 'Il suo colore deve essere quello della carta in cima. Rosso su rosso: territorio 4.',
          nothing: 'Lì Mordred non ha carte da rubare. Territorio 4.',
          knight: 'È un cavaliere: attaccherebbe. Solo una strega incanta.',
          pile: 'Così rinforzi una pila. Metti la strega sul territorio stesso.',
          attack: 'È permesso. Qui però serve un incantesimo al territorio 4.',
          end: 'È permesso, ma prima ruba una carta.',
        },
      },
      stolen: {
        say: 'Mordred non aveva una strega rossa per rispondere. Il cavaliere rosso è tuo, in cima.',
        task: 'Tocca la tua pila.',
      },
      answer: {
        say: 'Mordred incanta il tuo cavaliere blu. Una strega blu ferma l’incantesimo.',
        task: 'Rispondi.',
        else: {
          decline: 'È permesso, ma perderesti il cavaliere. Prova a rispondere.',
          play: 'È il turno di Mordred. Ora puoi solo rispondere.',
        },
      },
      gift: {
        say: 'La tua strega ora protegge la pila, e quella di Mordred passa nella tua mano.',
        task: 'Tocca la carta nuova.',
      },
      safer: {
        say: 'Quando è più sicuro un incantesimo: contro una carta in mano o contro sei?',
        task: '',
        answers: { one: 'una carta', six: 'sei carte' },
        because: 'Contro una: meno carte in mano, meno risposte.',
      },
    },
  },
  tiles: {
    title: 'Tessere chiare e scure',
    end: 'Sai leggere quanto paga una tessera, e quando.',
    facts: [
      'Le tessere chiare pagano subito, le scure al prossimo turno',
      'Avalon e la palude non contano per nessuna tessera e non interrompono la fila',
      'Usate tutte e nove, le tessere tornano tutte',
    ],
    steps: {
      dark: {
        say: 'Le tessere chiare pagano subito. Le scure pagano di più, ma al prossimo turno.',
        task: 'Toccane una scura.',
        else: { light: 'Quella è chiara: paga subito.' },
      },
      chain: {
        say: '*Territori vicini* paga una carta per ogni territorio della tua fila più lunga, che attraversa Avalon.',
        task: 'Tocca un suo territorio.',
        else: { avalon: 'Avalon non interrompe la fila, ma nemmeno conta.' },
      },
      most: {
        say: 'Quale tessera chiara paga di più adesso?',
        task: 'Toccala.',
        else: { two: 'Due paga due carte. C’è di meglio.', plains: 'Paesaggio paga due carte: hai due pianure.' },
      },
      take: {
        say: 'Con tre carte in mano puoi aspettare.',
        task: 'Prendi la scura *Paesaggio ×2*: quattro carte.',
        else: {
          realm: 'È permesso. Regno paga tre carte; Avalon non è tua e non conterebbe.',
          light: 'È permesso, paga subito. Ma quattro sono di più: prendi Paesaggio ×2.',
        },
      },
      counted: {
        say: 'Mordred ti ha preso una pianura. La tessera si conta quando paga: ora due carte.',
        task: 'Tocca la tessera in attesa.',
      },
      back: { say: 'Le tessere usate restano coperte. Usate tutte e nove, tornano tutte.', task: '' },
    },
  },
  powers: {
    title: 'Castelli, pietre, Avalon',
    end: 'Conosci i tre poteri. Ora puoi giocare una partita.',
    facts: [
      'Un castello richiede una carta in più e costa una carta in più',
      'Con il cerchio di pietre attaccano anche le streghe',
      'Avalon ti risparmia una carta per turno',
    ],
    steps: {
      castle: {
        say: 'Un castello avversario richiede una carta in più di quelle di fronte. Basta 1 contro 1?',
        task: '',
        answers: { yes: 'sì', no: 'no' },
        because: 'Non basta: al territorio 3 ne servono due contro una.',
      },
      reinforce: {
        say: 'Quindi prima rinforza.',
        task: 'Metti il cavaliere verde sulla *tua pila del territorio 3*.',
        else: {
          castle: 'Non ancora: il castello richiede due carte tue.',
          other: 'È permesso. Qui: cavaliere verde, pila 3.',
          attack: 'È permesso. Prima il castello: rinforza la pila 3.',
          end: 'È permesso, ma prima prendi il castello.',
        },
      },
      attack: {
        say: 'Due contro una.',
        task: 'Attacca il *territorio 3* con il cavaliere rosso.',
        else: {
          sorceress: 'È permesso, grazie al tuo cerchio di pietre. Ma prima il cavaliere rosso.',
          elsewhere: 'È permesso. Prima il castello del territorio 3.',
          pile: 'Così rinforzi una pila. Metti il cavaliere sul territorio stesso.',
          end: 'È permesso, ma prima prendi il castello.',
        },
      },
      avalon: {
        say: 'Hanno combattuto quattro carte, un castello ne costa una in più: cinque. Avalon ne risparmia una.',
        task: 'Tocca *Sì*.',
        else: {
          region: 'È Avalon. Per usarla tocca *Sì, risparmiane una*.',
          keep: 'È permesso, puoi tenerla per una seconda conquista. Qui usala.',
        },
      },
      stones: {
        say: 'Le altre quattro sono pagate. Con il cerchio di pietre attaccano anche le streghe.',
        task: 'Attacca il *6* con la blu.',
        else: {
          dear: 'È permesso, ma ne cadrebbero tre e ne pagheresti sette: dieci. Prendi il territorio 6.',
          elsewhere: 'È permesso. Qui: territorio 6.',
          pile: 'Così rinforzi una pila. Mettila sul territorio stesso.',
          end: 'È permesso, ma prima prova la strega.',
        },
      },
      tip: {
        say: 'Colpisci dove ci sono poche carte. Che cosa costava meno: 6, o 9 con tre a testa?',
        task: 'Toccalo.',
        else: { dear: 'Al territorio 9 ne sarebbero cadute tre e ne avresti pagate sette: dieci.' },
      },
    },
  },
}
