/* Il riepilogo di Avalon in italiano. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['regions', 'tiles'],
  sections: [
    {
      title: 'Il tuo turno',
      lines: [
        'Pesca per la tessera scura che aspetta davanti a te, secondo quanto vale adesso {3.1}.',
        'Gioca quante carte vuoi, una alla volta, sulle tue pile. Di’ che cosa fa ognuna: *rinforzare*, *incantare* o *attaccare* {3.3}.',
        'Di’ che hai finito: 15 corone vincono {8.1}. Poi prendi una tessera {7.1} e tieni al massimo cinque carte {7.6}.',
      ],
    },
    {
      title: 'Incantare',
      lines: [
        'Una strega prende la carta in cima di fronte se è del suo colore {5.1}.',
        'Contro-incantesimo: una strega dello stesso colore dalla mano. La tua va in quella mano {5.2}.',
      ],
    },
    {
      title: 'Attaccare',
      lines: [
        'Un cavaliere dalla mano, presso un territorio non tuo, con almeno tante carte quante l’avversario prima di metterlo {6.1}.',
        'Castello scoperto dell’avversario: una carta in più {6.2}. Cerchio di pietre: chi lo possiede attacca anche con le streghe {6.3}.',
        'Resistenza: un cavaliere dello stesso colore dalla mano ferma l’attacco {6.4}. Due conquiste per turno {6.5}.',
      ],
    },
    {
      title: 'Quanto costa una conquista',
      lines: [
        'Prima si scartano tutte le carte del difensore lì, e altrettante delle tue {6.7}.',
        'Poi paga una carta per ognuna che c’era da una parte e dall’altra, compresa quella che attacca; una in più per un castello dell’avversario.',
        'Avalon: una carta in meno, una volta per turno {6.8}. Troppo poche carte: le perdi tutte e tieni il territorio {6.9}.',
      ],
    },
    {
      title: 'Le tessere',
      lines: [
        '*Chiare*, subito: Due 2; Paesaggio 1 per territorio del tuo paesaggio più frequente; Territori vicini 1 per territorio della tua fila più lunga {1.3}.',
        '*Scure*, all’inizio del tuo prossimo turno: Quattro 4; Paesaggio ×2 2 per ognuno; Regno 1 per ogni tuo territorio.',
        'Avalon e la palude non contano per alcuna tessera {7.3}. Nessuna tessera scoperta: rigira quelle usate {7.4}.',
      ],
    },
    {
      title: 'Preparazione',
      lines: [
        'Undici territori coperti in fila, una carta scoperta per lato, cinque carte in mano, nove tessere scoperte {2.2}.',
      ],
    },
  ],
}
