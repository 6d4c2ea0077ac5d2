/* Che cosa mostrano le figure, per chi le vede e per chi non le vede. */
import type { MerlinText } from '../plan.ts'

export const figures: MerlinText['figures'] = {
  ring: {
    caption: 'La tavola rotonda: sei province, e tre altre caselle dopo ciascuna. Merlino è sulla nera.',
    alt: 'Un anello di 24 caselle. Sei sono colorate e mostrano un animale: drago, colomba, pesce, serpente, volpe e aquila. Quattro cavalieri stanno alle province nera, grigia, viola e arancione, Merlino accanto al primo.',
  },
  own: {
    caption: 'Che cosa è tuo: tre dadi, quello bianco, cavaliere, servitori, manieri, segnalini, bastoni e una mela.',
    alt: 'Tre dadi blu con 2, 3 e 6 e uno bianco con 4; un cavaliere; dama di compagnia, scudiere, alfiere e costruttore; un maniero, un segnalino, un bastone e una mela.',
  },
  items: {
    caption: 'Ogni provincia ha scudi, bandiere e materiali del suo colore.',
    alt: 'Sei colonne, nera, grigia, blu, viola, arancione e marrone, ognuna con il suo animale, uno scudo, una bandiera e un materiale.',
  },
  lines: {
    caption:
      'Da questa tessera le quattro linee raggiungono nero, arancione, grigio e blu: con un tale materiale qui si costruisce.',
    alt: 'Un dominio di 4 file tra due cornici. Dalla terza tessera della fila in alto due linee salgono al nero e all’arancione, altre due scendono al blu, all’estrema sinistra, e al grigio.',
  },
  walk: {
    caption:
      'Un 3 porta il tuo cavaliere dalla nera a «punti: scudi». Un 2 bianco porta Merlino due caselle più in là, in un senso o nell’altro.',
    alt: 'L’anello. Una freccia porta il tuo cavaliere 3 caselle oltre la provincia nera, in senso orario. Da Merlino, alla provincia viola, due frecce portano 2 caselle più in là, una per senso.',
  },
  servant: {
    caption: 'Il tuo costruttore viene nella provincia blu: l’altro torna a casa, e tu prendi un materiale blu.',
    alt: 'I quattro posti della provincia blu, prima e dopo. Prima un costruttore giallo sta al suo posto; dopo ce n’è uno blu, e accanto c’è un materiale blu.',
  },
  quests: {
    caption: 'La prima e la terza missione sono compiute. Alla seconda manca un segnalino nella provincia arancione.',
    alt: 'Tre missioni con segni di spunta e croci. Per 1 punto: il costruttore nella provincia blu, spuntato. Per 2 punti: influenza nella grigia, spuntata, e nell’arancione, barrata. Per 3 punti: influenza nella grigia, una bandiera viola e uno scudo nero, tutto spuntato.',
  },
  flags: {
    caption: 'Ogni bandiera piega una regola diversa, una volta, poi torna alla sua provincia.',
    alt: 'Sei bandiere, nera, grigia, blu, viola, arancione e marrone, e accanto a ciascuna ciò che fa.',
  },
  traitors: {
    caption: 'Due scudi per tre traditori: il grigio costa 3 punti.',
    alt: 'Un traditore nero, uno grigio e uno blu. Sotto il nero e sotto il blu c’è uno scudo dello stesso colore e un segno di spunta, sotto il grigio nulla e meno 3.',
  },
  territory: {
    caption: 'Un bosco di 5 tessere con un maniero di ciascuno di due giocatori: 2 punti a testa.',
    alt: 'Un dominio di 3 file. Nel mezzo 5 boschi si toccano dentro una linea spessa; vi sorgono un maniero tondo e blu e uno quadrato e giallo.',
  },
  seals: {
    caption:
      'Il tabellone del modulo, con due tuoi sigilli. Per la riga in alto va bene ogni missione, per quella in basso ce ne vuole una da 3 punti.',
    alt: 'Una tabella di quattro colonne per i servitori e di 3 righe di capacità. Un sigillo sta sulla riga 1 del costruttore e uno sulla riga 3 dell’alfiere.',
  },
  knights: {
    caption: 'Quattro dei dodici alleati: due della pila A, due della pila B.',
    alt: 'Quattro tavolette con un elmo: Tristram, Galahad, Percival e Kay, ognuna con le sue tessere e ciò che sa fare.',
  },
}
