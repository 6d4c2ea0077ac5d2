/* 1 Il materiale, 2 La preparazione */
import type { MerlinRules } from '../plan.ts'

export const material = {
  '1.1': {
    title: 'Le province',
    text: [
      'Ci sono sei province. In senso orario sono: la nera del drago, la grigia della colomba, la blu del pesce, la viola del serpente, l’arancione della volpe, la marrone dell’aquila bicipite.',
      'In ognuna ci sono 6 scudi, 6 bandiere e 6 materiali del suo colore. Ha un posto per ciascuno dei quattro tipi di servitore, e spazio per i segnalini influenza.',
    ],
    why: 'Si sa che il drago è nero. L’ordine delle province e gli altri animali sono ricostruiti.',
  },
  '1.2': {
    title: 'L’anello',
    text: [
      'L’anello ha 24 caselle, contate in senso orario da 0, la nera. Una ogni quattro è una provincia; la casella opposta è 12 più avanti.',
      'Dopo la nera: *scambio*, *costruzione*, *punti: scudi*.',
      'Dopo la grigia: *influenza: bandiera*, *Excalibur*, *missione*.',
      'Dopo la blu: *punti: materiali*, *costruzione*, *influenza: servitore*.',
      'Dopo la viola: *scambio*, *spostare un servitore*, *influenza: scudo*.',
      'Dopo l’arancione: *punti: bandiere*, *costruzione*, *missione*.',
      'Dopo la marrone: *influenza: materiale*, *Graal*, *punti: influenza*.',
    ],
    why: 'Si sa quante caselle ci sono di ogni tipo. Il loro ordine, e che una ogni quattro sia una provincia, è ricostruito.',
  },
  '1.3': {
    title: 'Chi ha che cosa',
    text: [
      'Ognuno ha tre dadi suoi e uno bianco per Merlino, un cavaliere, 7 manieri, 7 segnalini influenza, 3 bastoni di Merlino, e quattro servitori: dama di compagnia, scudiere, alfiere e costruttore.',
      'In comune ci sono 11 mele, il Graal, Excalibur, 24 traditori, quattro per colore, e 55 missioni. Scudi, bandiere e materiali insieme si chiamano *oggetti*.',
    ],
  },
  '1.4': {
    title: 'Le tessere iniziali',
    text: [
      'Quattro tessere dicono come si comincia. Ognuno ne riceve una a caso.',
      'Cavaliere sulla nera: un segnalino nella blu, uno scudo arancione, una bandiera grigia, un materiale marrone.',
      'Cavaliere sulla grigia: un segnalino nella viola, uno scudo marrone, una bandiera blu, un materiale nero.',
      'Cavaliere sulla viola: un segnalino nella marrone, uno scudo grigio, una bandiera arancione, un materiale blu.',
      'Cavaliere sull’arancione: un segnalino nella nera, uno scudo blu, una bandiera marrone, un materiale viola.',
    ],
    why: 'Si sa che ci sono quattro tessere del genere, ma non che cosa mostrano.',
  },
  '1.5': {
    title: 'Il dominio',
    text: [
      'Il dominio è fatto di montagne, boschi e laghi: per ciascuno cinque tessere semplici e tre con una torre.',
      'In due o in tre si toglie una tessera di ognuno di questi sei tipi. Le tessere si mettono a caso in file di sei: quattro file, o tre se si gioca in due o in tre.',
      'Le tessere sono esagoni con una punta in alto. Una fila ogni due è spostata di mezza tessera verso destra. Le tessere che si toccano sono vicine.',
    ],
    why: 'Il testo parla solo di file, e la figura è andata persa. Come si toccano le tessere è una nostra lettura.',
  },
  '1.6': {
    title: 'Le cornici',
    text: [
      'Una cornice con 7 posti colorati sta sopra il dominio, un’altra sotto. I posti stanno tra le estremità esterne delle tessere di quella fila, e ai suoi due angoli.',
      'Sopra, da sinistra: arancione, blu, nero, arancione, grigio, viola, marrone.',
      'Sotto, da sinistra: blu, viola, marrone, nero, grigio, arancione, blu.',
    ],
    why: 'I colori sono ricostruiti in modo che ogni tessera ne ammetta da 2 a 4, e che ognuno serva su circa metà delle tessere.',
  },
  '1.7': {
    title: 'Quale materiale va bene',
    text: [
      'Da una tessera partono quattro linee: in alto a sinistra, in alto a destra, in basso a sinistra e in basso a destra, sempre diritto di tessera in tessera. Dove una raggiunge un posto, con un materiale di quel colore si può costruire sulla tessera. Una linea che esce di lato è persa.',
      'Che cosa ci sia lungo la via non importa.',
    ],
    example: {
      title: 'Una tessera della fila in alto',
      text: [
        'Il dominio ha 4 file. Dalla terza tessera della fila in alto le linee verso l’alto raggiungono subito il nero e l’arancione, quelle verso il basso il blu, all’estrema sinistra, e il grigio. Va bene dunque uno qualsiasi di questi quattro materiali.',
      ],
    },
  },
  '1.8': {
    title: 'Le carte missione',
    text: [
      'Una missione mostra delle condizioni, da 1 a 3 punti, e la figura di un servitore, che conta solo con Il favore del Re {9.1}.',
      '1 punto, 17 carte: un certo servitore in una certa provincia (12); tre oggetti dello stesso tipo (3); tre segnalini ovunque sul tabellone (2).',
      '2 punti, 26 carte: due oggetti di certi colori (15); segnalini in due certe province (6); quattro oggetti dello stesso tipo (3); due certi servitori insieme in una provincia qualsiasi (2).',
      '3 punti, 12 carte: un segnalino in una certa provincia, con una bandiera e uno scudo di certi colori (6); due certi servitori in una certa provincia (6).',
    ],
    why: 'I tipi di condizioni sono descritti, le carte no; solo tre si vedono in una figura.',
  },
  '2.1': {
    title: 'Il tabellone',
    text: [
      'Merlino comincia sulla provincia nera. Il Graal ed Excalibur stanno sulle loro caselle, tutti gli oggetti nella provincia del loro colore.',
    ],
  },
  '2.2': {
    title: 'I castelli',
    text: [
      'Cavaliere, un segnalino e tre oggetti si mettono o si prendono come dice la tua tessera iniziale {1.4}. Nel castello hai 6 segnalini, i quattro servitori, 3 bastoni e 1 mela. Cominci con 0 punti.',
      'Le tessere iniziali che avanzano escono dal gioco. A parte il dominio {1.5}, nulla dipende dal numero dei giocatori.',
    ],
    why: 'Si sa che cosa ha ogni giocatore. Che cosa mette la tessera iniziale, e dove, era solo in un’immagine.',
  },
  '2.3': {
    title: 'Missioni e traditori',
    text: [
      'Tre missioni stanno scoperte accanto al mazzo: la *fila*. Ognuno ne ha quattro in mano. Ognuno pesca tre traditori e li mette scoperti nel suo castello.',
      'Segreti sono le mani, l’ordine del mazzo e i traditori a faccia in giù, nient’altro.',
    ],
    why: 'Il testo non dice che cosa è nascosto. Solo queste cose stanno a faccia in giù o in mano.',
  },
  '2.4': {
    title: 'Chi comincia, e i dadi',
    text: [
      'Chi comincia è estratto a sorte. Tutti tirano i loro quattro dadi davanti a tutti. Chi ne ha tre o quattro uguali, compreso quello bianco, li ritira tutti e quattro, quante volte occorre.',
    ],
    example: {
      title: 'Tre uguali',
      text: ['4, 4, 2 e un 4 bianco: si ritirano tutti e quattro.', '4, 4, 2 e un 2 bianco: i dadi restano.'],
    },
  },
} as const satisfies Partial<MerlinRules>
