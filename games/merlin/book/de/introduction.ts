import type { MerlinText } from '../plan.ts'

export const introduction: MerlinText['introduction'] = {
  idea: {
    title: 'Worum es geht',
    text: [
      'König Artus sucht einen Erben, und du bist einer der Ritter, die es werden wollen. In sechs Runden sammelst du *Punkte*. Wer am Ende die meisten hat, gewinnt.',
    ],
  },
  table: {
    title: 'Der Tisch',
    text: [
      'In der Mitte liegt ein Ring von 24 Feldern. Jedes vierte ist eine *Grafschaft*; es gibt sechs, jede mit einer Farbe und einem Tier. In ihnen liegen Schilde, Fahnen und Baumaterial, zusammen *Dinge* genannt.',
      'In deiner Burg wartet ein *Gefolge* von vier Leuten; dazu kommen Einflussmarker, drei Stäbe Merlins, ein Apfel und auf der Hand vier Aufträge. Auch drei *Verräter* sind da, und die willst du loswerden.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Für eine Runde hast du vier Würfel: drei eigene und einen weißen. In jedem Zug nutzt du einen davon. Ein eigener bewegt deinen *Ritter* im Uhrzeigersinn, der weiße bewegt *Merlin*, der allen dient, in beliebiger Richtung. Dann darfst du tun, was das Feld sagt.',
      'Für einen *Apfel* zeigt ein Würfel, was du willst. Für einen *Stab* handelst du zweimal, wo Merlin dich hingeführt hat.',
    ],
  },
  spaces: {
    title: 'Die Felder',
    text: [
      'In eine Grafschaft schickst du jemanden aus deinem Gefolge: Der Schildträger nimmt dort einen Schild, der Fahnenträger eine Fahne, der Baumeister ein Baumaterial; die Hofdame setzt einen deiner Marker.',
      'Andere Felder bringen Punkte für das, was du hast. Oder du nimmst oder tauschst Dinge, versetzt Gefolge, wechselst Aufträge, baust einen Landsitz im Umland oder holst dir den Gral oder Excalibur.',
    ],
  },
  things: {
    title: 'Wozu das gut ist',
    text: [
      '*Schilde* wehren Verräter ab. Eine *Fahne* beugt einmal eine Regel, jede Farbe eine andere. *Baumaterial* bezahlt Landsitze. *Marker* gewinnen Grafschaften. Ein *Auftrag* verlangt Dinge, die du nur haben und nicht hergeben musst: Einen darfst du in jedem Zug erfüllen.',
    ],
  },
  scoring: {
    title: 'Die Wertung',
    text: [
      'Nach den Runden 2, 4 und 6 gibt es eine Wertung. Jeder Verräter, für den du keinen Schild seiner Farbe hast, kostet 3 Punkte. Dann bekommt Punkte, wer auf einem Landstrich die meisten Landsitze hat und in einer Grafschaft die meisten Marker. Alle aus deinem Gefolge, die auf dem Plan stehen, zählen je einen Punkt.',
    ],
  },
  win: {
    title: 'Wie du gewinnst',
    text: [
      'Äpfel, Stäbe und Dinge, die übrig sind, bringen am Ende noch ein wenig {8.0}. Dann gewinnt, wer die meisten Punkte hat.',
    ],
  },
  advice: {
    title: 'Für deine erste Partie',
    text: [
      'Sieh dir deine vier Würfel zusammen an: Alle werden gebraucht, aber die Reihenfolge bestimmst du.',
      'Behalte Aufträge, die verlangen, was du ohnehin sammelst, und erfülle in möglichst vielen Zügen einen.',
      'Denk rechtzeitig an die Verräter: Drei ohne Schild kosten 9 Punkte.',
      'Spare den Apfel für den Würfel auf, der nirgendwohin führt, und die Stäbe für Felder, die sich zweimal lohnen.',
      'Lass Modul und Erweiterung zuerst weg.',
    ],
  },
}
