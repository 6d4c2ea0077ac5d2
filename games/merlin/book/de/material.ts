/* 1 Das Material, 2 Der Aufbau */
import type { MerlinRules } from '../plan.ts'

export const material = {
  '1.1': {
    title: 'Die Grafschaften',
    text: [
      'Es gibt sechs Grafschaften. Im Uhrzeigersinn sind es: die schwarze mit dem Drachen, die graue mit der Taube, die blaue mit dem Fisch, die violette mit der Schlange, die orangefarbene mit dem Fuchs, die braune mit dem Doppeladler.',
      'In jeder liegen 6 Schilde, 6 Fahnen und 6 Baumaterialien ihrer Farbe. Sie hat je einen Platz für die vier Arten von Gefolge und Raum für Einflussmarker.',
    ],
    why: 'Bekannt ist, dass der Drache schwarz ist. Die Reihenfolge der Grafschaften und die anderen Tiere sind nachgebildet.',
  },
  '1.2': {
    title: 'Der Ring',
    text: [
      'Der Ring hat 24 Felder, im Uhrzeigersinn gezählt ab 0, der schwarzen Grafschaft. Jedes vierte ist eine Grafschaft; das Feld gegenüber ist 12 weiter.',
      'Nach der schwarzen: *Eintauschen*, *Bauen*, *Punkte: Schilde*.',
      'Nach der grauen: *Einfluss: Fahne*, *Excalibur*, *Auftrag*.',
      'Nach der blauen: *Punkte: Baumaterial*, *Bauen*, *Einfluss: Gefolge*.',
      'Nach der violetten: *Eintauschen*, *Gefolge versetzen*, *Einfluss: Schild*.',
      'Nach der orangefarbenen: *Punkte: Fahnen*, *Bauen*, *Auftrag*.',
      'Nach der braunen: *Einfluss: Baumaterial*, *Gral*, *Punkte: Einfluss*.',
    ],
    why: 'Bekannt ist, wie viele Felder es von jeder Art gibt. Ihre Reihenfolge, und dass jedes vierte eine Grafschaft ist, ist nachgebildet.',
  },
  '1.3': {
    title: 'Wer was hat',
    text: [
      'Jeder hat drei eigene Würfel und einen weißen für Merlin, einen Ritter, 7 Landsitze, 7 Einflussmarker, 3 Stäbe Merlins und ein Gefolge von vier Leuten: Hofdame, Schildträger, Fahnenträger und Baumeister.',
      'Allen gemeinsam sind 11 Äpfel, der Gral, Excalibur, 24 Verräter, vier von jeder Farbe, und 55 Aufträge. Schilde, Fahnen und Baumaterial zusammen heißen *Dinge*.',
    ],
  },
  '1.4': {
    title: 'Die Startplättchen',
    text: [
      'Vier Plättchen sagen, wie man beginnt. Jeder erhält zufällig eines.',
      'Ritter auf Schwarz: ein Marker in Blau, ein orangefarbener Schild, eine graue Fahne, ein braunes Baumaterial.',
      'Ritter auf Grau: ein Marker in Violett, ein brauner Schild, eine blaue Fahne, ein schwarzes Baumaterial.',
      'Ritter auf Violett: ein Marker in Braun, ein grauer Schild, eine orangefarbene Fahne, ein blaues Baumaterial.',
      'Ritter auf Orange: ein Marker in Schwarz, ein blauer Schild, eine braune Fahne, ein violettes Baumaterial.',
    ],
    why: 'Bekannt ist, dass es vier solche Plättchen gibt, nicht aber, was sie zeigen.',
  },
  '1.5': {
    title: 'Das Umland',
    text: [
      'Das Umland besteht aus Bergen, Wäldern und Seen: je fünf einfache Plättchen und drei mit einem Turm.',
      'Zu zweit oder zu dritt lässt man von jeder dieser sechs Sorten eines weg. Die Plättchen werden zufällig in Reihen zu je sechs gelegt: vier Reihen, zu zweit oder zu dritt drei.',
      'Die Plättchen sind Sechsecke mit einer Spitze nach oben. Jede zweite Reihe liegt um ein halbes Plättchen weiter rechts. Plättchen, die sich berühren, sind Nachbarn.',
    ],
    why: 'Der Text spricht nur von Reihen, und das Bild ist verloren. Wie die Plättchen aneinanderliegen, ist unsere Auslegung.',
  },
  '1.6': {
    title: 'Die Rahmen',
    text: [
      'Ein Rahmen mit 7 farbigen Plätzen liegt über dem Umland, ein zweiter darunter. Die Plätze liegen zwischen den äußeren Enden der Plättchen dieser Reihe und an ihren beiden Ecken.',
      'Oben, von links: Orange, Blau, Schwarz, Orange, Grau, Violett, Braun.',
      'Unten, von links: Blau, Violett, Braun, Schwarz, Grau, Orange, Blau.',
    ],
    why: 'Die Farben sind so nachgebildet, dass jedes Plättchen 2 bis 4 davon erlaubt und jede Farbe auf etwa der Hälfte der Plättchen taugt.',
  },
  '1.7': {
    title: 'Welches Baumaterial passt',
    text: [
      'Von einem Plättchen gehen vier Linien aus: nach links oben, rechts oben, links unten und rechts unten, geradeaus von Plättchen zu Plättchen. Wo eine einen Platz erreicht, kann man mit Baumaterial dieser Farbe auf dem Plättchen bauen. Eine Linie, die an der Seite hinausführt, verfällt.',
      'Was auf dem Weg steht, spielt keine Rolle.',
    ],
    example: {
      title: 'Ein Plättchen der obersten Reihe',
      text: [
        'Das Umland hat 4 Reihen. Vom dritten Plättchen der obersten Reihe erreichen die oberen Linien sofort Schwarz und Orange, die unteren Blau, ganz links, und Grau. Also taugt jedes dieser vier Baumaterialien.',
      ],
    },
  },
  '1.8': {
    title: 'Die Aufträge',
    text: [
      'Ein Auftrag zeigt Bedingungen, 1 bis 3 Punkte und das Bild einer Person aus dem Gefolge, das nur bei der Gunst des Königs zählt {9.1}.',
      '1 Punkt, 17 Karten: eine bestimmte Person in einer bestimmten Grafschaft (12); drei Dinge einer Art (3); drei Marker irgendwo auf dem Plan (2).',
      '2 Punkte, 26 Karten: zwei Dinge in bestimmten Farben (15); Marker in zwei bestimmten Grafschaften (6); vier Dinge einer Art (3); zwei bestimmte Personen zusammen in einer beliebigen Grafschaft (2).',
      '3 Punkte, 12 Karten: ein Marker in einer bestimmten Grafschaft, dazu eine Fahne und ein Schild in bestimmten Farben (6); zwei bestimmte Personen in einer bestimmten Grafschaft (6).',
    ],
    why: 'Die Arten von Bedingungen sind beschrieben, die Karten nicht; nur drei davon sind auf einem Bild zu sehen.',
  },
  '2.1': {
    title: 'Der Plan',
    text: [
      'Merlin beginnt auf der schwarzen Grafschaft. Gral und Excalibur liegen auf ihren Feldern, alle Dinge in der Grafschaft ihrer Farbe.',
    ],
  },
  '2.2': {
    title: 'Die Burgen',
    text: [
      'Ritter, ein Marker und drei Dinge werden gesetzt oder genommen, wie es dein Startplättchen sagt {1.4}. In der Burg hast du 6 Marker, dein ganzes Gefolge, 3 Stäbe und 1 Apfel. Du beginnst mit 0 Punkten.',
      'Übrige Startplättchen kommen aus dem Spiel. Außer dem Umland {1.5} hängt nichts von der Zahl der Spieler ab.',
    ],
    why: 'Was jeder hat, ist bekannt. Was das Startplättchen wohin setzt, stand nur auf einem Bild.',
  },
  '2.3': {
    title: 'Aufträge und Verräter',
    text: [
      'Drei Aufträge liegen offen neben dem Stapel: die *Auslage*. Jeder hat vier auf der Hand. Jeder zieht drei Verräter und legt sie offen in seine Burg.',
      'Geheim sind die Hände, die Reihenfolge des Stapels und die verdeckten Verräter, sonst nichts.',
    ],
    why: 'Der Text sagt nicht, was verborgen ist. Nur diese Karten und Plättchen liegen verdeckt oder auf der Hand.',
  },
  '2.4': {
    title: 'Startspieler und Würfel',
    text: [
      'Wer beginnt, wird ausgelost. Alle würfeln offen mit ihren vier Würfeln. Wer drei oder vier gleiche hat, den weißen mitgezählt, würfelt mit allen vieren noch einmal, so oft wie nötig.',
    ],
    example: {
      title: 'Drei gleiche',
      text: [
        '4, 4, 2 und eine weiße 4: Alle vier werden neu gewürfelt.',
        '4, 4, 2 und eine weiße 2: Die Würfel bleiben.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
