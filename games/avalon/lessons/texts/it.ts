import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Quindici corone',
    end: 'Sai che cosa fa vincere: le corone. E hai appena vinto.',
    facts: [
      'Un territorio vale da una a tre corone',
      'Un cavaliere prende un territorio',
      'Con quindici corone, giocate le carte, vinci',
    ],
    steps: {
      mist: {
        say: 'Undici territori in fila. Alcuni sono ancora nascosti nella nebbia.',
        task: 'Toccane uno.',
        else: { known: 'Questo è già scoperto. La nebbia è grigia e senza corone.' },
      },
      own: {
        say: 'I territori portano corone. Bordo dorato: tuo. Bordo scuro: di Mordred.',
        task: 'Toccane uno tuo da tre.',
        else: {
          two: 'È tuo, ma ha due corone. Cercane uno da tre.',
          theirs: 'Bordo scuro: è di Mordred. I tuoi hanno il bordo dorato.',
          mist: 'Ciò che sta nella nebbia non è di nessuno.',
        },
      },
      goal: {
        say: 'Ne hai 13. Chi ne ha 15, giocate le proprie carte, vince.',
        task: 'Tocca le tue corone.',
        else: { theirs: 'Sono quelle di Mordred. Le tue sono in basso, vicino al tuo nome.' },
      },
      attack: {
        say: 'Il territorio 4 ne vale due e nessuno lo difende.',
        task: 'Metti il cavaliere rosso sul *territorio 4*.',
        else: {
          pile: 'Così rinforzi la tua pila. Metti il cavaliere sul territorio stesso.',
          mist: 'Permesso, ma nessuno sa che cosa c’è lì. Il territorio 4 è sicuro.',
          own: 'Quel territorio è già tuo. Prendi il territorio 4.',
          guarded: 'Mordred lì ha una carta e tu nessuna. Il territorio 4 è vuoto.',
          end: 'Permesso, ma mancano due corone. Prima attacca.',
        },
      },
      pay: {
        say: 'È tuo. Una conquista costa carte, questa una sola.',
        task: 'Paga: tocca *la carta in cima a una pila*.',
        else: { end: 'Prima va pagata la conquista.' },
      },
      win: { say: 'Quindici corone.', task: 'Finisci il turno e vinci.' },
    },
  },
  turn: {
    title: 'Un turno',
    end: 'Ecco un turno intero: giocare, finire, prendere una tessera.',
    facts: ['Gioca quante carte vuoi', 'Alla fine una tessera porta carte nuove', 'Tieni al massimo cinque carte'],
    steps: {
      knight: {
        say: 'Hai due tipi di carte. I cavalieri portano l’elmo.',
        task: 'Tocca un cavaliere.',
        else: { sorceress: 'Luna e stelle: è una strega.' },
      },
      sorceress: {
        say: 'I cavalieri attaccano, le streghe incantano. E ogni carta può semplicemente rinforzare.',
        task: 'Tocca una strega.',
        else: { knight: 'È un cavaliere. Cerca la luna.' },
      },
      reinforce: {
        say: 'Rinforzare: una carta sulla propria pila.',
        task: 'Metti il cavaliere verde sulla *tua pila del territorio 5*.',
        else: {
          attack: 'Sul territorio attaccherebbe: è la prossima lezione. Sulla tua pila, per favore.',
          other: 'Permesso: ogni carta va su ogni pila. Qui: cavaliere verde, pila 5.',
          few: 'Sul territorio attaccherebbe. La tua pila è sotto.',
          end: 'Permesso, non devi giocare nulla. Qui: prima una carta.',
        },
      },
      pile: {
        say: 'È in cima. Per gli attacchi conta il numero di carte, per la magia quella in cima.',
        task: 'Tocca la pila.',
      },
      end: {
        say: 'Gioca quante carte vuoi, anche nessuna. Per ora basta.',
        task: 'Finisci il turno.',
        else: { play: 'Permesso. Questa volta tieni le carte.' },
      },
      tile: {
        say: 'Ogni turno finisce con una tessera rifornimento.',
        task: 'Prendi *Due*: due carte subito.',
        else: { dark: 'Le tessere scure rendono al prossimo turno. Prendi quella chiara.' },
      },
      five: { say: 'Cinque carte: di più non ne tieni a fine turno.', task: 'Lascia giocare Mordred.' },
    },
  },
  attack: {
    title: 'Attaccare',
    end: 'Sai attaccare e sai rispondere a un attacco.',
    facts: [
      'Per attaccare ti servono lì almeno tante carte quante ne ha l’altro',
      'Un cavaliere dello stesso colore lo ferma',
      'Al massimo due conquiste per turno',
    ],
    steps: {
      foreign: {
        say: 'Un cavaliere della tua mano attacca un territorio che non è tuo.',
        task: 'Toccane uno.',
        else: { own: 'Quello è già tuo.' },
      },
      enough: {
        say: 'Prima del cavaliere, ti servono lì almeno tante carte quante ne ha Mordred.',
        task: 'Dove è così?',
        else: {
          own: 'Quello è già tuo.',
          few: 'Lì Mordred ha più carte di te. Confronta le due pile.',
        },
      },
      attack: {
        say: 'Una carta a testa al territorio 5: basta.',
        task: 'Metti il cavaliere rosso sul *territorio 5*.',
        else: {
          few: 'Lì no: Mordred ha più carte. Confronta al territorio 5.',
          own: 'Quel territorio è già tuo. Attacca il territorio 5.',
          sorceress: 'Attaccano solo i cavalieri, e lì nessun incantesimo funziona. Prendi il cavaliere rosso.',
          yellow: 'Permesso. Qui vogliamo il cavaliere rosso.',
          pile: 'Così rinforzi una pila. Metti il cavaliere rosso sul territorio stesso.',
          end: 'Permesso, ma prima prendi un territorio.',
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
          decline: 'Permesso, ma perderesti tre corone. Prova la risposta.',
          play: 'È il turno di Mordred. Ora puoi solo rispondere.',
        },
      },
      stay: {
        say: 'Entrambi i cavalieri restano sulle loro pile: l’attacco è fallito. Al massimo due conquiste per turno.',
        task: '',
      },
    },
  },
}
