/* Die Kapitel 5 bis 8 auf Deutsch: Ansage, Zweikampf, Gottesurteil, Ende. */
import type { RulesOf } from '../plan.ts'

export const lists: RulesOf<5 | 6 | 7 | 8> = {
  '5.1': {
    title: 'Die vollständige Ausrüstung',
    text: [
      'Eine vollständige Ausrüstung sind Schild, Schwert, Lanze und Rüstung. Ein Joker vertritt jede davon, und auch vier Joker sind eine Ausrüstung.',
    ],
    example: {
      title: 'Ein Joker genügt',
      text: ['Schild 3, Schwert 2, Schwert 7, Lanze 5 und ein Joker: vollständig, denn der Joker ist die Rüstung.'],
    },
  },
  '5.2': {
    title: 'Bleiben oder zurückziehen',
    text: [
      'Nach dem Tausch sagt jeder Ritter, der noch im Kampf ist, geheim, ob er bleibt. Die Antworten werden zusammen gezeigt.',
      'Für den Rest der Partie scheidet aus, wer sich zurückzieht, und wer in dieser Runde einen Zweikampf hat, aber keine vollständige Ausrüstung, was er auch sagt. Wer ein Freilos hat, wird nicht geprüft, darf sich aber auch zurückziehen.',
      'Mit der Option „Die Ansage prüft: alle Ritter, auch mit Freilos“ braucht jeder Ritter im Kampf bei jeder Ansage eine vollständige Ausrüstung.',
      'Der Tisch sieht, wer ausscheidet, nicht warum.',
    ],
    why: 'Der Text verlangt die Ausrüstung für den Zweikampf, also prüfen wir nur die, die einen haben. Ein anderer Satz schließt jeden aus, der „im Moment dieser Ansage“ keine hat; die Option nimmt ihn wörtlich. Eine Antwort, die früher käme, würde den anderen etwas verraten.',
  },
  '5.3': {
    title: 'Aus dem Kampf',
    text: [
      'Du behältst Karten und Münzen und handelst bei jedem Tausch weiter mit. Vom Haufen kaufst du nie. Am Ende kannst du gewinnen wie jeder andere, wenn der Tisch nichts anderes gewählt hat {8.1}.',
    ],
  },
  '5.4': {
    title: 'Neue Paare',
    text: [
      'Scheidet jemand aus, nehmen die übrigen Ritter die Turnierverlaufskarte für ihre Zahl. So viele Wappen, wie sie sind, von A an, werden neu verteilt, und Runde 1 beginnt ohne Tausch.',
      'Die neuen Paare werden sofort angesagt, und wieder sagt jeder, ob er bleibt. Wer ein Freilos hatte und jetzt einen Zweikampf hat, wird geprüft. Das geht so weiter, bis niemand mehr geht. Es können mehrere zugleich gehen.',
      'Ein Zweikampf, der nicht stattfindet, bringt niemandem etwas ein.',
    ],
    why: 'Im Text folgt sofort ein Zweikampf, und der braucht zwei vollständige Ausrüstungen: Also werden auch die neuen Paare geprüft.',
    example: {
      title: 'Aus fünf werden drei',
      text: [
        'Von 5 Rittern scheiden 2 aus. Die anderen 3 bekommen die Wappen A, B und C neu und die Karte für 3 Ritter. Angesagt sind A und B, C hat ein Freilos.',
      ],
    },
  },
  '5.5': {
    title: 'Der letzte Ritter',
    text: [
      'Bleibt ein Ritter übrig, erhält er 10 Münzen, was er auch auf der Hand hat, und die Partie ist zu Ende. Gehen alle zusammen, bekommt sie niemand, und sie ist ebenfalls zu Ende.',
    ],
    why: 'Der Text belohnt ihn, ohne nach seiner Ausrüstung zu fragen, und denkt nicht daran, dass alle zusammen gehen.',
  },
  '6.1': {
    title: 'Legen',
    text: [
      'Beide Ritter legen zugleich vier Karten verdeckt, eine auf jeden Platz: Schild, Schwert, Lanze, Rüstung. Es passt nur eine Karte dieser Waffe oder ein Joker, auch wenn du die echte Waffe hast.',
      'Du siehst, dass der andere gelegt hat, nicht was. Was liegt, bleibt liegen. Dann werden die Paare in dieser Folge aufgedeckt.',
    ],
    why: 'Die Folge ist die, in der der Text die Ausrüstung nennt. Weil nichts anderes an einen Platz passt, braucht es seine Strafe für eine falsch gelegte Karte nicht.',
  },
  '6.2': {
    title: 'Waffe gegen Waffe',
    text: [
      'Die höhere Karte macht einen Punkt und wird *zerstört*: Sie kommt auf den Rüstungshaufen. Die niedrigere kommt auf die Hand dessen, der sie geschlagen hat, auch wenn er den Zweikampf verliert. Zwei gleiche Waffen können nicht aufeinandertreffen, denn jede Karte gibt es einmal.',
    ],
    example: {
      title: 'Drei zu eins',
      text: [
        'Du legst Schild 6, Schwert 8, Lanze 2 und Rüstung 5. Der Gegner legt Schild 4, Schwert 9, einen Joker und Rüstung 3.',
        'Du gewinnst 3:1 und bekommst Schild 4, den Joker und Rüstung 3. Der Gegner bekommt Schwert 8. Schild 6, Schwert 9, Lanze 2 und Rüstung 5 kommen auf den Haufen.',
      ],
    },
  },
  '6.3': {
    title: 'Joker gegen Joker',
    text: ['Zwei Joker heben einander auf: Niemand bekommt einen Punkt, und beide kommen auf den Haufen.'],
    example: {
      title: 'Zwei zu eins',
      text: [
        'Du legst einen Joker, Schwert 5, Lanze 7 und Rüstung 2 gegen einen Joker, Schwert 3, Lanze 6 und Rüstung 8. Fünf Karten kommen auf den Haufen, und du gewinnst 2:1.',
      ],
    },
  },
  '6.4': {
    title: 'Wer gewinnt',
    text: [
      'Wer mehr Punkte hat, gewinnt den Zweikampf, und die Bank zahlt ihm 10 Münzen. Bei Gleichstand entscheidet das Gottesurteil {7.1}.',
    ],
    why: 'Der Text spricht von 4:0, 3:1 und 2:2. Wo Joker aufeinandertrafen, gibt es weniger Punkte; auch dann gewinnt die größere Zahl.',
    example: {
      title: 'Auf das Gottesurteil zielen',
      text: [
        'Du legst Schild 9, Schwert 8, Lanze 1 und einen Joker gegen Schild 3, Schwert 2, Lanze 4 und Rüstung 6. Es steht 2:2, und die schnellere Hand bekommt 10 Münzen.',
      ],
    },
  },
  '6.5': {
    title: 'Eine Karte vom Haufen',
    text: [
      'Ist die Belohnung gezahlt, liegen die zerstörten Karten dieses Zweikampfs im Haufen, und er wird gemischt. Nun darf erst der Gewinner, dann der Verlierer *eine* Karte für 5 Münzen kaufen, ohne sie zu sehen.',
      'Beide werden gefragt, auch wer nicht zahlen kann. Die anderen sehen, ob sie kaufen, aber nicht was.',
    ],
    why: 'Würden nur die gefragt, die zahlen können, verriete die Frage, was im Beutel ist.',
  },
  '7.1': {
    title: 'Die richtige Marke',
    text: [
      'Die vier kleinen Marken werden geworfen. Zeigen sie drei verschiedene Zeichen, ist die große Marke mit *allen dreien* richtig, was auch die Punkte sagen.',
      'Sonst ist ein Zeichen zweimal und eines einmal gefallen. Bei *einem Punkt* ist das richtig, das einmal fiel, bei *zwei Punkten* das, das zweimal fiel.',
    ],
    example: {
      title: 'Drei Würfe',
      text: [
        'Kelch, Kelch, Reichsapfel und 2 Punkte: der Kelch.',
        'Kelch, Kelch, Reichsapfel und 1 Punkt: der Reichsapfel.',
        'Krone, Kelch, Reichsapfel und 1 Punkt oder 2: alle drei.',
      ],
    },
  },
  '7.2': {
    title: 'Ein Griff für jeden',
    text: [
      'Jeder Ritter greift nach einer großen Marke, einmal, innerhalb von 5 Sekunden. Falsche Marke, Fehlstart oder kein Griff zählt als daneben.',
      'Trifft einer und der andere nicht, gewinnt der Treffer. Treffen beide, gewinnt die kürzere Zeit. Trifft keiner, oder brauchen beide gleich viele Millisekunden, werden die Marken noch einmal geworfen. Nach dem dritten Wurf entscheidet das Los.',
    ],
    why: 'Der Text kennt nur den ersten Finger auf der Marke. Am Bildschirm muss man sagen, was ein Fehler kostet, und der Wettlauf muss enden.',
  },
  '7.3': {
    title: 'Der Wettlauf über das Netz',
    text: [
      '*Live* geht der Wurf an beide in einem Augenblick, den niemand vorhersehen kann, niemals vorher. Deine Zeit misst dein eigenes Gerät, vom Erscheinen des Wurfs bis zu deinem Griff. Ein weiter Weg zum Server macht dich also nicht langsamer.',
      'Zweierlei misst der Server selbst. Die *Spanne* reicht vom Absenden des Wurfs bis zur Ankunft deines Griffs. Die *Zugabe* ist der kürzeste deiner letzten acht Wege hin und zurück, höchstens 300 ms. Es zählt, was dein Gerät meldet, doch nie weniger als die Spanne abzüglich der Zugabe und nie mehr als die Spanne.',
      'Weniger als 100 ms, oder ein Griff vor dem Wurf, ist ein *Fehlstart*. Jeder Griff bleibt versiegelt, bis beide da sind; dann seht ihr beide alle Zahlen.',
      'Was das nicht leisten kann: Ein gefälschtes Programm kann eine lange Leitung vortäuschen und bis zu 300 ms gewinnen oder für seinen Besitzer zugreifen; alle Zahlen werden gezeigt, damit du selbst urteilen kannst. Dauern Hin- und Rückweg länger als 300 ms, zählt der Rest gegen dich. Und einen langsamen Bildschirm kann niemand ausgleichen.',
      '*Über mehrere Tage* läuft jeder Ritter allein, einmal, wann er will, mit demselben Wurf. Ihn zu öffnen ist endgültig, auch wenn die Seite neu geladen wird. Die Zeit des anderen bleibt versiegelt, bis beide gelaufen sind.',
      '*Bots* ziehen Marke und Zeit durch Los, gleichmäßig zwischen zwei Schranken: Page 850 bis 1900 ms, Knappe 580 bis 1160, Ritter 500 bis 860, Champion 420 bis 700. Von 100 Griffen gehen 24, 14, 9 und 5 daneben.',
      'Mit der Option „Gottesurteil per Los“ entscheidet sofort ein gerechtes Los. Das ist für Tische, an denen jemand nicht um die Wette laufen kann oder mag.',
    ],
    why: 'Am Tisch sieht man den Wettlauf. Über das Netz muss man ihn messen, und niemand darf im Vorteil sein, weil er dem Server näher ist.',
    example: {
      title: 'Eine kurze und eine lange Leitung',
      text: [
        'Dein Gerät meldet 330 ms, Spanne 390, Zugabe 60: Es zählen 330. Das des Gegners meldet 340, Spanne 540, Zugabe 200: Es zählen 340. Du gewinnst mit 10 ms Vorsprung, nicht mit 150.',
        'Hätte deines 250 gemeldet, zählten trotzdem 330: 390 weniger 60.',
      ],
    },
  },
  '8.1': {
    title: 'Der Reichste gewinnt',
    text: [
      'Die Partie ist zu Ende, wenn weniger als zwei Ritter übrig sind {5.5}. Dann zeigt jeder seinen Beutel. Der reichste Spieler gewinnt, gleich wer noch im Kampf war. Karten bringen nichts mehr ein.',
      'Sind mehrere gleich reich, gewinnt der letzte Ritter, wenn er darunter ist; sonst teilen sie sich den Sieg.',
      'Mit der Option „Es gewinnt: wer von denen im Kampf am reichsten ist“ zählen die Ritter, die bei der letzten Ansage noch im Kampf waren, auch wer mit ihr ausscheidet. Alle anderen kommen nach ihnen.',
    ],
    why: 'Der Text nennt den Reichsten, so lesen wir es. Er fügt „im Kampf“ hinzu: Die Option lässt aus, wer nicht mehr kämpft. Dann muss es mehrere zum Vergleichen geben; darum zählt noch, wer bei der letzten Ansage geht.',
    example: {
      title: 'Der Händler',
      text: [
        'Der letzte Ritter hat 35 Münzen und bekommt 10, das macht 45. Ein Ritter, der lange schon ausgeschieden ist, hat gut verkauft und hat 52: Er gewinnt.',
      ],
    },
  },
}
