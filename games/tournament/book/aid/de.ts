/* Die Übersicht des Turniers auf Deutsch. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['tokens', 'sequence'],
  sections: [
    {
      title: 'Eine Runde',
      lines: [
        '*Tausch*: Alle handeln mit allen, Karten und Münzen, auch die Ausgeschiedenen {4.1}. Was du anbietest, musst du haben; Versprechen binden niemanden {4.2}.',
        '*Ansage*: geheim, bleiben oder zurückziehen. Wer einen Zweikampf ohne vollständige Ausrüstung hat, ist draußen {5.2}.',
        '*Zweikämpfe* der Runde, in der Reihenfolge der Turnierverlaufskarte {3.1}.',
      ],
    },
    {
      title: 'Vollständige Ausrüstung',
      lines: ['Schild, Schwert, Lanze und Rüstung; ein Joker vertritt eins davon {5.1}.'],
    },
    {
      title: 'Der Zweikampf',
      lines: [
        'Vier Karten verdeckt, eine je Waffe, paarweise aufgedeckt: Schild, Schwert, Lanze, Rüstung {6.1}.',
        'Die höhere Karte macht einen Punkt und ist zerstört. Die niedrigere bekommt, wer sie geschlagen hat {6.2}.',
        'Zwei Joker: kein Punkt, beide zerstört {6.3}. Mehr Punkte gewinnen 10 Münzen {6.4}.',
        'Dann dürfen erst der Sieger, dann der Verlierer eine Karte vom Haufen kaufen, ungesehen, für 5 Münzen {6.5}.',
      ],
    },
    {
      title: 'Gleichstand: das Gottesurteil',
      lines: [
        '*Drei verschiedene* Zeichen: die große Marke mit allen dreien {7.1}.',
        '*Ein Punkt*: das Zeichen, das einmal fiel. *Zwei Punkte*: das, das zweimal fiel.',
        'Ein Griff für jeden. Ein Treffer schlägt einen Fehlgriff, sonst gewinnt der schnellere. Beide daneben: neu werfen; nach dem dritten Wurf entscheidet das Los {7.2}.',
      ],
    },
    {
      title: 'Jemand scheidet aus',
      lines: [
        'Karten und Münzen behält man, man handelt weiter und kann noch gewinnen {5.3}.',
        'Die anderen nehmen die Karte für ihre Zahl, die Wappen werden neu verteilt, und Runde 1 beginnt ohne Tausch {5.4}.',
      ],
    },
    {
      title: 'Das Ende',
      lines: [
        'Ein Ritter bleibt: 10 Münzen, und das Spiel ist aus {5.5}. Der reichste Spieler gewinnt, ob er noch kämpft oder nicht {8.1}.',
      ],
    },
    {
      title: 'Aufbau',
      lines: [
        '3 Spieler: 1–6, 3 Joker. 4: 1–9, 4 Joker. 5: 1–12, 2 Joker. 6: 1–15, 6 Joker {2.1}. Jeder 20 Münzen {2.2}.',
      ],
    },
  ],
}
