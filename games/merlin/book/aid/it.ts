/* Il riepilogo di Merlino in italiano. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['flags'],
  sections: [
    {
      title: 'Sei round, quattro turni ognuno',
      lines: [
        'Scegli un dado. Un dado tuo muove il tuo cavaliere in senso orario, quello bianco Merlino in un senso o nell’altro. Poi fai l’azione della casella, o no {3.2}.',
        'Prima di muovere: una mela imposta il dado {3.3}. Dopo l’azione di Merlino: un bastone la ripete {3.4}.',
        'Una missione per turno: soddisfa le condizioni, non cedi nulla, segna i punti, alla fine ne peschi una {5.1}.',
        'Conteggio dopo i round 2, 4 e 6 {3.1}.',
      ],
    },
    {
      title: 'Le caselle',
      lines: [
        '*Provincia*: mandaci un servitore. Costruttore: materiale; alfiere: bandiera; scudiere: scudo; dama di compagnia: un segnalino {4.1}.',
        '*Punti*: 1 per ogni scudo, bandiera, materiale o segnalino sul tabellone {4.2}.',
        '*Influenza*: prendi l’oggetto da una provincia in cui hai un segnalino, o mandaci un servitore {4.3}.',
        '*Excalibur*: prendila, scarta un traditore {4.4}. *Graal*: prendilo con una mela {4.5}.',
        '*Spostare un servitore*: di una provincia, e agisce {4.6}. *Scambio*: un oggetto per un altro {4.7}. *Missione*: scartane fino a due, pescane altrettante {4.8}.',
        '*Costruzione*: un maniero su una tessera, per un materiale adatto {4.9}; torre: in più scudo, bandiera o segnalino.',
      ],
    },
    {
      title: 'Le bandiere',
      lines: [
        '*Nera*: respingi tutti i tuoi traditori di un colore. *Grigia*: una seconda missione, 2 punti in più. *Blu*: il cavaliere va indietro {6.0}.',
        '*Viola*: gira il dado. *Arancione*: l’azione di una casella con il cavaliere di un altro. *Marrone*: vai sulla casella opposta e agisci lì.',
      ],
    },
    {
      title: 'Il conteggio',
      lines: [
        '*Traditori*: uno scudo del colore per ognuno, se no −3. Excalibur: 3 punti se sono tutti respinti {7.1}. Pescane tre nuovi.',
        '*Territori*: chi ha più manieri segna 1 punto per tessera; a pari numero si divide, per difetto {7.2}.',
        '*Influenza*: chi ha più segnalini segna tutti quelli presenti; a pari numero si divide, il Graal decide una parità. Tutti a casa tranne uno {7.3}.',
        '*Servitori* sul tabellone: 1 punto ognuno {7.4}.',
      ],
    },
    {
      title: 'La fine',
      lines: ['1 punto per mela, 2 per bastone, 1 ogni 3 oggetti. Vince chi ha più punti {8.0}.'],
    },
  ],
}
