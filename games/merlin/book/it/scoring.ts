/* 7 Il conteggio, 8 La fine */
import type { MerlinRules } from '../plan.ts'

export const scoring = {
  '7.1': {
    title: 'I traditori',
    text: [
      'Prima i traditori. Per ognuno devi restituire uno scudo del suo colore, e così lo respingi. Ognuno per cui non ne hai costa 3 punti, anche sotto lo zero. Poi tutti i traditori si scartano.',
      'Chi tiene Excalibur segna 3 punti se tutti i suoi traditori sono stati respinti, o se non ne aveva.',
      'Poi ciascuno ne pesca tre nuovi, in senso orario dal primo giocatore, ma non alla fine della partita. Quelli scartati si mescolano quando non ce ne sono più da pescare.',
      'Bandiere e sigilli servono nel proprio turno, e qui non aiutano.',
    ],
    why: 'I punti sotto lo zero, Excalibur per chi non ha traditori, e quando si mescolano: sono nostre letture.',
    example: {
      title: 'Due scudi per tre traditori',
      text: [
        'Hai un traditore nero, uno grigio e uno blu, e uno scudo nero e uno blu. Due sono respinti, il grigio costa 3 punti. Excalibur non porta nulla.',
      ],
    },
  },
  '7.2': {
    title: 'I manieri nel dominio',
    text: [
      'Un *territorio* è un gruppo di tessere vicine dello stesso terreno; lo è anche una tessera sola. Chi vi ha più manieri segna tanti punti quante sono le tessere del territorio. Se più giocatori sono in testa, li dividono, arrotondando per difetto.',
      'Senza manieri nessuno segna. I manieri restano dove sono.',
    ],
    example: {
      title: 'Un bosco diviso',
      text: ['Un bosco di 5 tessere con 1 maniero di ciascuno di due giocatori: 2 punti a testa.'],
    },
  },
  '7.3': {
    title: 'L’influenza',
    text: [
      'Le province si seguono in senso orario dalla nera. Tutti i segnalini in una provincia sono punti per chi ne ha di più. Se più giocatori sono in testa, li dividono, arrotondando per difetto.',
      'Se chi tiene il Graal è in testa alla pari con altri, gli si chiede: una volta per conteggio può prendere lì tutti i punti. La sua risposta è definitiva.',
      'Dopo ogni provincia ciascuno riprende nel castello tutti i suoi segnalini che vi stanno, meno uno. Con l’opzione “Segnalini dopo il conteggio di una provincia: tornano tutti” chi ne ha più di uno li riprende tutti.',
      'Con l’opzione “Il Graal decide: in ogni parità di chi lo tiene” questi può prendere tutti i punti anche dove è alla pari con altri senza essere in testa.',
    ],
    why: 'Il testo potrebbe anche voler dire che, se sono più di uno, i segnalini tornano tutti. Quando si chiede del Graal è una nostra lettura.',
    example: {
      title: 'Chi ne ha di più',
      text: [
        'Tre giocatori con 1 segnalino ciascuno: 1 punto a testa.',
        '3, 2 e 1 segnalini: il primo segna 6 punti, gli altri nulla.',
        'Due giocatori con 2 segnalini ciascuno: 2 punti a testa. Con il Graal uno di loro ne segna 4, l’altro nulla.',
      ],
    },
  },
  '7.4': {
    title: 'I servitori',
    text: ['Per ultimo segni 1 punto per ogni tuo servitore sul tabellone. Quelli a casa non contano.'],
  },
  '8.0': {
    title: 'Gli ultimi punti',
    text: [
      'Dopo il terzo conteggio ogni mela porta 1 punto, ogni bastone 2, e ogni 3 oggetti, di qualsiasi tipo, 1. Con gli alleati si aggiungono Gareth e Geraint {10.2}.',
      'Vince chi ha più punti. A pari punti si divide la vittoria.',
    ],
    example: {
      title: 'Che cosa resta',
      text: ['2 mele, 1 bastone e 5 oggetti: 2 punti, 2 punti e 1 punto, in tutto 5.'],
    },
  },
} as const satisfies Partial<MerlinRules>
