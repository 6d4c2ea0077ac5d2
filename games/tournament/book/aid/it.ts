/* Il riepilogo del torneo in italiano. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['tokens', 'sequence'],
  sections: [
    {
      title: 'Un round',
      lines: [
        '*Baratto*: tutti trattano con tutti, carte e monete, anche chi è fuori {4.1}. Ciò che offri devi averlo; le promesse non vincolano {4.2}.',
        '*Annuncio*: in segreto, restare o ritirarsi. Chi ha un duello senza equipaggiamento completo è fuori {5.2}.',
        '*Duelli* del round, nell’ordine della carta del torneo {3.1}.',
      ],
    },
    {
      title: 'Equipaggiamento completo',
      lines: ['Scudo, spada, lancia e armatura; un jolly ne sostituisce uno {5.1}.'],
    },
    {
      title: 'Il duello',
      lines: [
        'Quattro carte coperte, una per arma, girate coppia per coppia: scudo, spada, lancia, armatura {6.1}.',
        'La carta più alta fa un punto ed è distrutta. La più bassa va a chi l’ha battuta {6.2}.',
        'Due jolly: nessun punto, entrambi distrutti {6.3}. Più punti vincono 10 monete {6.4}.',
        'Poi prima chi ha vinto e dopo chi ha perso possono comprare una carta del mucchio senza vederla, per 5 monete {6.5}.',
      ],
    },
    {
      title: 'Parità: il giudizio di Dio',
      lines: [
        '*Tre emblemi diversi*: il gettone grande con tutti e tre {7.1}.',
        '*Un punto*: l’emblema uscito una volta. *Due punti*: quello uscito due volte.',
        'Un tocco a testa. Chi tocca giusto batte chi sbaglia, poi vince il più veloce. Tutti e due sbagliano: si rilancia; dopo il terzo lancio decide la sorte {7.2}.',
      ],
    },
    {
      title: 'Qualcuno è fuori',
      lines: [
        'Tiene carte e monete, tratta ancora e può vincere {5.3}.',
        'Gli altri prendono la carta per il loro numero, gli stendardi si ridistribuiscono, e il round 1 comincia senza baratto {5.4}.',
      ],
    },
    {
      title: 'La fine',
      lines: [
        'Resta un solo cavaliere: 10 monete, e la partita è finita {5.5}. Vince il più ricco, che combatta o no {8.1}.',
      ],
    },
    {
      title: 'Preparazione',
      lines: [
        '3 giocatori: 1–6, 3 jolly. 4: 1–9, 4 jolly. 5: 1–12, 2 jolly. 6: 1–15, 6 jolly {2.1}. 20 monete a testa {2.2}.',
      ],
    },
  ],
}
