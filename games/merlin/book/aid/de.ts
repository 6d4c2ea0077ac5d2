/* Die Übersicht von Merlin auf Deutsch. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['flags'],
  sections: [
    {
      title: 'Sechs Runden, je vier Züge',
      lines: [
        'Wähl einen Würfel. Ein eigener zieht deinen Ritter im Uhrzeigersinn, der weiße Merlin in beide Richtungen. Dann tu die Aktion des Feldes oder nicht {3.2}.',
        'Vor dem Ziehen: Ein Apfel stellt den Würfel ein {3.3}. Nach Merlins Aktion: Ein Stab wiederholt sie {3.4}.',
        'Ein Auftrag pro Zug: Bedingungen erfüllen, nichts abgeben, Punkte nehmen, am Ende einen neuen ziehen {5.1}.',
        'Wertung nach den Runden 2, 4 und 6 {3.1}.',
      ],
    },
    {
      title: 'Die Felder',
      lines: [
        '*Grafschaft*: Schick jemanden aus dem Gefolge hin. Baumeister: Baumaterial; Fahnenträger: Fahne; Schildträger: Schild; Hofdame: ein Marker {4.1}.',
        '*Punkte*: 1 für jeden Schild, jede Fahne, jedes Baumaterial oder jeden Marker auf dem Plan {4.2}.',
        '*Einfluss*: Nimm das Ding aus einer Grafschaft, in der du einen Marker hast, oder schick jemanden hin {4.3}.',
        '*Excalibur*: nehmen, einen Verräter ablegen {4.4}. *Gral*: nehmen, dazu einen Apfel {4.5}.',
        '*Gefolge versetzen*: eine Grafschaft weiter, dort handeln {4.6}. *Eintauschen*: ein Ding gegen ein anderes {4.7}. *Auftrag*: bis zu zwei abwerfen, ebenso viele ziehen {4.8}.',
        '*Bauen*: ein Landsitz auf ein Plättchen, für ein passendes Baumaterial {4.9}; Turm: dazu Schild, Fahne oder Marker.',
      ],
    },
    {
      title: 'Die Fahnen',
      lines: [
        '*Schwarz*: alle deine Verräter einer Farbe abwehren. *Grau*: ein zweiter Auftrag, 2 Punkte mehr. *Blau*: Der Ritter geht zurück {6.0}.',
        '*Violett*: den Würfel umdrehen. *Orange*: die Aktion eines Feldes mit einem fremden Ritter. *Braun*: auf das Feld gegenüber gehen und dort handeln.',
      ],
    },
    {
      title: 'Die Wertung',
      lines: [
        '*Verräter*: je ein Schild der Farbe, sonst −3. Excalibur: 3 Punkte, wenn alle abgewehrt sind {7.1}. Drei neue ziehen.',
        '*Landstriche*: Die meisten Landsitze bringen 1 Punkt je Plättchen; bei Gleichstand teilen, abgerundet {7.2}.',
        '*Einfluss*: Die meisten Marker bringen alle Marker dort; bei Gleichstand teilen, der Gral entscheidet einen. Alle bis auf einen gehen heim {7.3}.',
        '*Gefolge* auf dem Plan: je 1 Punkt {7.4}.',
      ],
    },
    {
      title: 'Das Ende',
      lines: ['1 Punkt je Apfel, 2 je Stab, 1 für je 3 Dinge. Die meisten Punkte gewinnen {8.0}.'],
    },
  ],
}
