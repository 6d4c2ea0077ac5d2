import type { MerlinText } from '../plan.ts'

export const introduction: MerlinText['introduction'] = {
  idea: {
    title: 'Di che cosa si tratta',
    text: [
      'Re Artù cerca un erede, e tu sei uno dei cavalieri che vorrebbero esserlo. In sei round raccogli *punti*. Vince chi alla fine ne ha di più.',
    ],
  },
  table: {
    title: 'Il tavolo',
    text: [
      'Al centro c’è un anello di 24 caselle. Una ogni quattro è una *provincia*; sono sei, ognuna con un colore e un animale. Vi si trovano scudi, bandiere e materiali, che si chiamano tutti *oggetti*.',
      'Nel tuo castello ci sono quattro *servitori*, segnalini influenza, tre bastoni di Merlino e una mela; in mano hai quattro missioni. Ci sono anche tre *traditori*, e vuoi liberartene.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    text: [
      'Per un round hai quattro dadi: tre tuoi e uno bianco. In ogni turno ne usi uno. Un dado tuo muove il tuo *cavaliere* in senso orario, quello bianco muove *Merlino*, che serve tutti, in un senso o nell’altro. Poi puoi fare ciò che dice la casella.',
      'Per una *mela* un dado mostra ciò che vuoi. Per un *bastone* agisci due volte dove Merlino ti ha portato.',
    ],
  },
  spaces: {
    title: 'Le caselle',
    text: [
      'In una provincia mandi un servitore, che vi agisce: lo scudiere prende uno scudo, l’alfiere una bandiera, il costruttore un materiale; la dama di compagnia vi mette uno dei tuoi segnalini.',
      'Altre caselle danno punti per ciò che hai. Oppure prendi o scambi oggetti, sposti un servitore, cambi missioni, costruisci un maniero nel dominio, o ti procuri il Graal o Excalibur.',
    ],
  },
  things: {
    title: 'A che cosa serve',
    text: [
      'Gli *scudi* respingono i traditori. Una *bandiera* piega una regola una volta, ogni colore una diversa. I *materiali* pagano i manieri. I *segnalini* fanno vincere le province. Una *missione* chiede cose che basta avere, senza restituirle: ne puoi compiere una per turno.',
    ],
  },
  scoring: {
    title: 'Il conteggio',
    text: [
      'Dopo i round 2, 4 e 6 c’è un conteggio. Ogni traditore per cui non hai uno scudo del suo colore costa 3 punti. Poi ci sono punti per chi ha più manieri su un’area di uno stesso terreno, e più segnalini in una provincia. Ogni tuo servitore sul tabellone vale un punto.',
    ],
  },
  win: {
    title: 'Come si vince',
    text: [
      'Le mele, i bastoni e gli oggetti che restano alla fine portano ancora qualcosa {8.0}. Allora vince chi ha più punti.',
    ],
  },
  advice: {
    title: 'Per la tua prima partita',
    text: [
      'Guarda i tuoi quattro dadi insieme: li userai tutti, ma nell’ordine che vuoi.',
      'Tieni le missioni che chiedono ciò che raccogli comunque, e compine una in quanti più turni puoi.',
      'Pensa per tempo ai traditori: tre senza scudo costano 9 punti.',
      'Tieni la mela per il dado che non porta da nessuna parte, e i bastoni per le caselle che convengono due volte.',
      'All’inizio gioca senza il modulo e senza l’espansione.',
    ],
  },
}
