/* Die Übersicht von Avalon auf Deutsch. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['regions', 'tiles'],
  sections: [
    {
      title: 'Dein Zug',
      lines: [
        'Zieh für die dunkle Tafel, die vor dir wartet, nach dem, was sie jetzt wert ist {3.1}.',
        'Spiel beliebig viele Karten, eine nach der anderen, auf deine eigenen Stapel. Sag bei jeder, was sie tut: *verstärken*, *verzaubern* oder *angreifen* {3.3}.',
        'Sag, dass du fertig bist: 15 Kronen gewinnen {8.1}. Dann nimm eine Tafel {7.1} und behalte höchstens fünf Karten {7.6}.',
      ],
    },
    {
      title: 'Verzaubern',
      lines: [
        'Eine Zauberin holt die oberste Karte gegenüber, wenn diese ihre Farbe hat {5.1}.',
        'Gegenzauber: eine Zauberin derselben Farbe aus der Hand. Deine geht in jene Hand {5.2}.',
      ],
    },
    {
      title: 'Angreifen',
      lines: [
        'Ein Ritter aus der Hand, an einem Gebiet, das dir nicht gehört, mit mindestens so vielen Karten wie der Gegner, bevor der Ritter liegt {6.1}.',
        'Offene Burg des Gegners: eine Karte mehr {6.2}. Steinkreis: Wer ihn besitzt, greift auch mit Zauberinnen an {6.3}.',
        'Widerstand: Ein Ritter derselben Farbe aus der Hand hält den Angriff auf {6.4}. Zwei Eroberungen pro Zug {6.5}.',
      ],
    },
    {
      title: 'Was eine Eroberung kostet',
      lines: [
        'Zuerst werden alle Karten des Verteidigers dort abgelegt und ebenso viele von deinen {6.7}.',
        'Dann zahl eine Karte für jede, die dort auf beiden Seiten lag, die angreifende mitgezählt; eine mehr bei einer Burg des Gegners.',
        'Avalon: einmal pro Zug eine Karte weniger {6.8}. Zu wenige Karten: Du verlierst alle und behältst das Gebiet {6.9}.',
      ],
    },
    {
      title: 'Tafeln',
      lines: [
        '*Hell*, sofort: Zwei 2; Landschaft 1 für jedes Gebiet deiner häufigsten Landschaft; Zusammenhang 1 für jedes Gebiet deiner längsten Reihe {1.3}.',
        '*Dunkel*, zu Beginn deines nächsten Zuges: Vier 4; Landschaft ×2 2 für jedes; Reich 1 für jedes deiner Gebiete.',
        'Avalon und der Sumpf zählen für keine Tafel {7.3}. Keine Tafel offen: Dreh die benutzten um {7.4}.',
      ],
    },
    {
      title: 'Aufbau',
      lines: [
        'Elf Gebiete verdeckt in einer Reihe, eine offene Karte auf jeder Seite, fünf Karten auf die Hand, neun Tafeln offen {2.2}.',
      ],
    },
  ],
}
