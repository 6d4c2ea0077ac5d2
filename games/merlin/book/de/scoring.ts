/* 7 Die Wertung, 8 Das Ende */
import type { MerlinRules } from '../plan.ts'

export const scoring = {
  '7.1': {
    title: 'Verräter',
    text: [
      'Zuerst die Verräter. Für jeden musst du einen Schild seiner Farbe zurückgeben und wehrst ihn so ab. Jeder, für den du keinen hast, kostet 3 Punkte, auch unter null. Dann werden alle Verräter abgelegt.',
      'Wer Excalibur hält, erhält 3 Punkte, wenn alle seine Verräter abgewehrt wurden oder wenn er keine hatte.',
      'Dann zieht jeder drei neue, im Uhrzeigersinn ab dem Startspieler, nur nicht am Ende der Partie. Ist keiner mehr zu ziehen, werden die abgelegten gemischt.',
      'Fahnen und Siegel gehören in den eigenen Zug und helfen hier nicht.',
    ],
    why: 'Punkte unter null, Excalibur für den, der gar keine Verräter hat, und wann gemischt wird: Das sind unsere Auslegungen.',
    example: {
      title: 'Zwei Schilde für drei Verräter',
      text: [
        'Du hast einen schwarzen, einen grauen und einen blauen Verräter und dazu einen schwarzen und einen blauen Schild. Zwei werden abgewehrt, der graue kostet 3 Punkte. Excalibur bringt nichts.',
      ],
    },
  },
  '7.2': {
    title: 'Das Umland',
    text: [
      'Ein *Landstrich* sind zusammenhängende Plättchen derselben Landschaft; auch ein einzelnes ist einer. Wer dort die meisten Landsitze hat, erhält so viele Punkte, wie der Landstrich Plättchen hat. Haben mehrere die meisten, teilen sie, abgerundet.',
      'Ohne Landsitz bekommt niemand etwas. Landsitze bleiben stehen.',
    ],
    example: {
      title: 'Ein geteilter Wald',
      text: ['Ein Wald von 5 Plättchen mit je 1 Landsitz zweier Spieler: je 2 Punkte.'],
    },
  },
  '7.3': {
    title: 'Einfluss',
    text: [
      'Die Grafschaften folgen einander im Uhrzeigersinn ab der schwarzen. Alle Marker in einer Grafschaft sind Punkte für den, der dort die meisten hat. Haben mehrere die meisten, teilen sie, abgerundet.',
      'Liegt der Besitzer des Grals gleichauf mit anderen vorn, wird er gefragt: Einmal in jeder Wertung darf er alle Punkte dort nehmen. Seine Antwort gilt.',
      'Nach jeder Grafschaft nimmt jeder alle seine Marker dort bis auf einen nach Hause. Mit der Option „Marker nach der Wertung einer Grafschaft: alle nach Hause“ nimmt jeder, der dort mehr als einen hat, alle seine Marker mit.',
      'Mit der Option „Der Gral entscheidet: bei jedem Gleichstand seines Besitzers“ darf dieser auch dort alle Punkte nehmen, wo er mit anderen gleichauf weiter hinten liegt.',
    ],
    why: 'Der Text könnte auch meinen, dass von mehreren Markern alle heimgehen. Wann nach dem Gral gefragt wird, ist unsere Auslegung.',
    example: {
      title: 'Wer die meisten hat',
      text: [
        'Drei Spieler mit je 1 Marker: je 1 Punkt.',
        '3, 2 und 1 Marker: Der Erste erhält 6 Punkte, die anderen nichts.',
        'Zwei Spieler mit je 2 Markern: je 2 Punkte. Mit dem Gral erhält einer von ihnen 4, der andere nichts.',
      ],
    },
  },
  '7.4': {
    title: 'Gefolge',
    text: ['Zuletzt erhältst du 1 Punkt für jede Person deines Gefolges auf dem Plan. Wer zu Hause ist, zählt nicht.'],
  },
  '8.0': {
    title: 'Die letzten Punkte',
    text: [
      'Nach der dritten Wertung bringt jeder Apfel 1 Punkt, jeder Stab 2, und je 3 Dinge, gleich welcher Art, 1. Mit den Verbündeten kommen Gareth und Geraint hinzu {10.2}.',
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.',
    ],
    example: {
      title: 'Was übrig ist',
      text: ['2 Äpfel, 1 Stab und 5 Dinge: 2 Punkte, 2 Punkte und 1 Punkt, zusammen 5.'],
    },
  },
} as const satisfies Partial<MerlinRules>
