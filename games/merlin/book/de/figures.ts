/* Was die Abbildungen zeigen, für alle, die sie sehen, und für alle, die sie nicht sehen. */
import type { MerlinText } from '../plan.ts'

export const figures: MerlinText['figures'] = {
  ring: {
    caption: 'Die Tafelrunde: sechs Grafschaften und nach jeder drei andere Felder. Merlin steht auf der schwarzen.',
    alt: 'Ein Ring von 24 Feldern. Sechs davon sind farbig und zeigen ein Tier: Drache, Taube, Fisch, Schlange, Fuchs und Adler. Vier Ritter stehen an der schwarzen, grauen, violetten und orangen Grafschaft, Merlin neben dem ersten.',
  },
  own: {
    caption: 'Was dir gehört: drei Würfel, der weiße, Ritter, Gefolge, Landsitze, Marker, Stäbe und ein Apfel.',
    alt: 'Drei blaue Würfel mit 2, 3 und 6 und ein weißer mit 4; ein Ritter; Hofdame, Schildträger, Fahnenträger und Baumeister; ein Landsitz, ein Marker, ein Stab und ein Apfel.',
  },
  items: {
    caption: 'Jede Grafschaft hat Schilde, Fahnen und Baumaterial ihrer Farbe.',
    alt: 'Sechs Spalten, schwarz, grau, blau, violett, orange und braun, jede mit ihrem Tier, einem Schild, einer Fahne und einem Baumaterial.',
  },
  lines: {
    caption:
      'Von diesem Plättchen erreichen die vier Linien Schwarz, Orange, Grau und Blau: Mit einem solchen Baumaterial baut man hier.',
    alt: 'Ein Umland von 4 Reihen zwischen zwei Rahmen. Vom dritten Plättchen der obersten Reihe führen zwei Linien hinauf zu Schwarz und Orange, zwei andere hinunter zu Blau ganz links und zu Grau.',
  },
  walk: {
    caption:
      'Eine 3 bringt deinen Ritter von Schwarz zu „Punkte: Schilde“. Eine weiße 2 bringt Merlin zwei Felder weiter, in beliebiger Richtung.',
    alt: 'Der Ring. Ein Pfeil führt deinen Ritter von der schwarzen Grafschaft 3 Felder im Uhrzeigersinn weiter. Von Merlin an der violetten Grafschaft führen zwei Pfeile 2 Felder weit, einer in jede Richtung.',
  },
  servant: {
    caption:
      'Dein Baumeister kommt in die blaue Grafschaft: Der andere geht heim, und du nimmst ein blaues Baumaterial.',
    alt: 'Die vier Plätze der blauen Grafschaft vorher und nachher. Vorher steht ein gelber Baumeister auf seinem Platz; nachher steht dort ein blauer, und daneben liegt ein blaues Baumaterial.',
  },
  quests: {
    caption: 'Der erste und der dritte Auftrag sind erfüllt. Beim zweiten fehlt ein Marker in der orangen Grafschaft.',
    alt: 'Drei Aufträge mit Haken und Kreuzen. Für 1 Punkt: der Baumeister in der blauen Grafschaft, abgehakt. Für 2 Punkte: Einfluss in der grauen, abgehakt, und in der orangen, durchgekreuzt. Für 3 Punkte: Einfluss in der grauen, eine violette Fahne und ein schwarzer Schild, alles abgehakt.',
  },
  flags: {
    caption: 'Jede Fahne beugt einmal eine andere Regel und kehrt dann in ihre Grafschaft zurück.',
    alt: 'Sechs Fahnen, schwarz, grau, blau, violett, orange und braun, und neben jeder, was sie bewirkt.',
  },
  traitors: {
    caption: 'Zwei Schilde für drei Verräter: Der graue kostet 3 Punkte.',
    alt: 'Ein schwarzer, ein grauer und ein blauer Verräter. Unter dem schwarzen und dem blauen liegt ein Schild derselben Farbe und ein Haken, unter dem grauen nichts und minus 3.',
  },
  territory: {
    caption: 'Ein Wald von 5 Plättchen mit je einem Landsitz zweier Spieler: je 2 Punkte.',
    alt: 'Ein Umland von 3 Reihen. In der Mitte hängen 5 Wälder innerhalb einer dicken Linie zusammen; darauf stehen ein runder blauer und ein eckiger gelber Landsitz.',
  },
  seals: {
    caption:
      'Der Plan des Moduls mit zwei Siegeln von dir. Für die oberste Zeile taugt jeder Auftrag, für die unterste nur einer mit 3 Punkten.',
    alt: 'Eine Tafel mit vier Spalten für das Gefolge und 3 Zeilen von Fähigkeiten. Ein Siegel liegt auf Zeile 1 des Baumeisters und eines auf Zeile 3 des Fahnenträgers.',
  },
  knights: {
    caption: 'Vier der zwölf Verbündeten: zwei aus Stapel A, zwei aus Stapel B.',
    alt: 'Vier Tafeln mit einem Helm: Tristram, Galahad, Percival und Kay, jede mit ihren Plättchen und dem, was er kann.',
  },
}
