/* 3 Runden und Züge, 4 Die Felder, 5 Aufträge, 6 Fahnen */
import type { MerlinRules } from '../plan.ts'

export const turn = {
  '3.1': {
    title: 'Sechs Runden',
    text: [
      'Die Partie hat 6 Runden. In jeder hat jeder 4 Züge, immer einen nach dem anderen, im Uhrzeigersinn ab dem Startspieler. In deinem Zug wählst du einen deiner Würfel, ziehst und handelst. Dieser Würfel ist für die Runde weg.',
      'Nach den Runden 2, 4 und 6 kommt eine Wertung {7.1}. Vor jeder weiteren Runde würfeln alle neu {2.4}, und der linke Nachbar wird Startspieler.',
    ],
  },
  '3.2': {
    title: 'Ziehen und handeln',
    text: [
      'Ein eigener Würfel bewegt deinen Ritter um seinen Wert im Uhrzeigersinn. Der weiße bewegt Merlin, im oder gegen den Uhrzeigersinn. Ziehen musst du, handeln nicht.',
      'Wer handelt, tut von der Aktion alles, was geht. Eine Wahl hast du nur, wo eine Regel sagt, dass du darfst oder bis zu wie viel. Auf einem Feld können beliebig viele Figuren stehen.',
    ],
    why: 'Der Text erlaubt, auf eine Aktion zu verzichten, sagt aber nichts davon, sie halb zu tun.',
    example: {
      title: 'Von der schwarzen Grafschaft aus',
      text: [
        'Dein Ritter steht auf der schwarzen Grafschaft. Mit einer 3 kommt er auf *Punkte: Schilde*, mit einer 4 auf die graue Grafschaft.',
      ],
    },
  },
  '3.3': {
    title: 'Der Apfel',
    text: [
      'Vor dem Ziehen darfst du einen Apfel zurückgeben. Der gewählte Würfel, auch der weiße, zeigt dann den Wert, den du willst.',
    ],
  },
  '3.4': {
    title: 'Der Stab',
    text: [
      'Hast du Merlin gezogen und die Aktion getan, darfst du gleich danach einen Stab ausgeben und dieselbe Aktion noch einmal tun, mit neuer Wahl. Eine Aktion, auf die du verzichtet hast, wiederholst du nicht. Ein Stab im Zug; er kommt aus dem Spiel.',
      'Wer aus dem Gefolge eben gehandelt hat, steht nun dort. Die Wiederholung braucht jemand anderen oder für dieselbe Person eine andere Grafschaft.',
    ],
    why: 'Der Text sagt nur, dass die Aktion wiederholt wird. Dass es im Zug einen Stab gibt, ist unsere Auslegung.',
    example: {
      title: 'Zweimal auf der grauen Grafschaft',
      text: [
        'Merlin kommt auf die graue Grafschaft. Du schickst deinen Baumeister hin und nimmst ein graues Baumaterial. Für einen Stab folgt dein Fahnenträger und nimmt eine graue Fahne.',
      ],
    },
  },
  '3.5': {
    title: 'Freie Schritte',
    text: [
      'Einen Auftrag erfüllen und nutzen, was jederzeit gilt, darfst du an vier Stellen deines Zuges: bevor du einen Würfel wählst, vor dem Ziehen, nach dem Ziehen und wenn die Aktion samt Wiederholung vorbei ist. Sonst nirgends, also nicht zwischen Aktion und Stab.',
      'Mit der Option „Aufträge erfüllen: jederzeit im eigenen Zug“ darfst du Aufträge auch mitten in einer Aktion erfüllen.',
      'Wenn du für erfüllte Aufträge nachziehst, ist dein Zug vorbei.',
    ],
    why: 'Im Text steht „jederzeit in seinem Zug“. Diese vier Stellen sind unsere Lesart; die Option folgt der weiter gefassten.',
  },
  '4.1': {
    title: 'Grafschaft',
    text: [
      'Stelle jemanden aus deinem Gefolge, aus der Burg oder aus einer der fünf anderen Grafschaften, auf seinen Platz in dieser. Steht dort schon jemand von einem anderen Spieler, muss der nach Hause. Dann handelt deine Person.',
      'Der Baumeister nimmt ein Baumaterial dieser Grafschaft, der Fahnenträger eine Fahne, der Schildträger einen Schild. Die Hofdame setzt einen deiner Marker aus der Burg hierher. Ist davon nichts mehr da, geschieht weiter nichts.',
      'Wer schon in dieser Grafschaft steht, kann hier nicht noch einmal handeln.',
    ],
    example: {
      title: 'Der Platz ist besetzt',
      text: [
        'Dein Baumeister geht von der braunen in die blaue Grafschaft, wo der Baumeister eines anderen steht. Der kehrt in seine Burg zurück, und du nimmst ein blaues Baumaterial.',
      ],
    },
  },
  '4.2': {
    title: 'Punkte',
    text: [
      'Du erhältst 1 Punkt für jeden Schild, jede Fahne oder jedes Baumaterial in deiner Burg oder für jeden deiner Marker auf dem Plan, je nach Feld.',
    ],
    example: {
      title: 'Schilde',
      text: ['Du hast 2 schwarze Schilde und 1 braunen: *Punkte: Schilde* bringt 3 Punkte.'],
    },
  },
  '4.3': {
    title: 'Einfluss',
    text: [
      'Du nimmst einen Schild, eine Fahne oder ein Baumaterial, je nach Feld, aus einer Grafschaft, in der noch so etwas liegt und in der du einen Marker hast.',
      'Auf *Einfluss: Gefolge* schickst du jemanden {4.1} in eine Grafschaft, in der du einen Marker hast.',
    ],
  },
  '4.4': {
    title: 'Excalibur',
    text: [
      'Nimm Excalibur, von seinem Feld oder von dem, der es hat. Dann lege einen deiner Verräter ab, wenn du welche hast. Das darf auch, wer es schon hält.',
    ],
  },
  '4.5': {
    title: 'Der Gral',
    text: [
      'Nimm den Gral, von seinem Feld oder von dem, der ihn hat. Dann nimm einen Apfel, wenn noch einer da ist. Das darf auch, wer ihn schon hält.',
    ],
  },
  '4.6': {
    title: 'Gefolge versetzen',
    text: [
      'Jemand aus deinem Gefolge, der auf dem Plan steht, geht in eine benachbarte Grafschaft, nach der einen oder der anderen Seite, und handelt dort {4.1}.',
      'Sind alle vier zu Hause, und nur dann, schickst du eine beliebige Person in eine beliebige Grafschaft.',
    ],
    example: {
      title: 'Die Nachbarn',
      text: [
        'Dein Baumeister steht in der orangefarbenen Grafschaft. Er kann in die violette oder in die braune gehen.',
      ],
    },
  },
  '4.7': {
    title: 'Eintauschen',
    text: [
      'Gib ein Ding aus deiner Burg in seine Grafschaft zurück. Dann nimm ein beliebiges Ding aus einer beliebigen Grafschaft, und sei es das eben zurückgegebene. Wer kein Ding hat, kann hier nicht handeln.',
    ],
    why: 'Der Text verbietet nicht, dasselbe wieder zu nehmen.',
  },
  '4.8': {
    title: 'Auftrag',
    text: [
      'Lege zuerst bis zu zwei deiner Aufträge ab. Dann ziehe ebenso viele, einzeln, jeden aus der Auslage oder vom Stapel. Eine Karte aus der Auslage wird sofort ersetzt. Was du hier ziehst, darfst du im selben Zug erfüllen.',
      'Die Ablage liegt offen. Sie wird erst gemischt, wenn eine Karte gebraucht wird und der Stapel leer ist.',
    ],
    why: 'Dass die Ablage offen liegt, ist unsere Auslegung; nirgends steht, dass sie verdeckt wäre.',
  },
  '4.9': {
    title: 'Bauen',
    text: [
      'Stelle einen deiner Landsitze auf ein freies Plättchen und gib ein Baumaterial, das dazu passt {1.7}, in seine Grafschaft zurück. Du kannst höchstens 7 Landsitze bauen.',
      'Hat das Plättchen einen Turm, darfst du dazu einen Schild oder eine Fahne aus einer beliebigen Grafschaft nehmen oder einen Marker aus der Burg in eine beliebige Grafschaft setzen.',
    ],
  },
  '5.1': {
    title: 'Einen Auftrag erfüllen',
    text: [
      'Einmal in deinem Zug {3.5} darfst du einen Auftrag von der Hand erfüllen, wenn alle seine Bedingungen zutreffen. Du gibst nichts dafür her. Du erhältst seine Punkte und legst ihn ab.',
      'Am Ende des Zuges ziehst du dafür eine Karte, aus der Auslage oder vom Stapel {4.8}.',
    ],
  },
  '5.2': {
    title: 'Was zählt',
    text: [
      'Es zählt nur, was dir gehört: Dinge in deiner Burg, Marker und Gefolge dort, wo der Auftrag es sagt. Zusammen heißt: in ein und derselben Grafschaft.',
      'Jede Bedingung braucht etwas Eigenes.',
    ],
    why: 'Nirgends steht, ob ein und dasselbe für zwei Bedingungen zählen darf. Wir sagen: nein.',
    example: {
      title: 'Zwei Grafschaften',
      text: [
        'Ein Auftrag von 2 Punkten verlangt Einfluss in der grauen und in der orangefarbenen Grafschaft. Du brauchst in jeder einen Marker; 2 in der grauen reichen nicht.',
      ],
    },
  },
  '6.0': {
    title: 'Die sechs Fahnen',
    text: [
      'In deinem Zug darfst du beliebig viele Fahnen ausgeben. Jede geht in ihre Grafschaft zurück.',
      '*Schwarz*, jederzeit {3.5}: Du wehrst alle deine Verräter einer Farbe ab, ohne Schilde. Mit der Option „Eine schwarze Fahne wehrt ab: einen Verräter“ ist es nur einer.',
      '*Grau*: Du erfüllst in diesem Zug einen zweiten Auftrag und erhältst 2 Punkte mehr. Die Fahne ist weg, bevor der Auftrag geprüft wird. Einen dritten gibt es nicht.',
      '*Blau*, vor dem Ziehen: Dein Ritter geht gegen den Uhrzeigersinn.',
      '*Violett*, vor dem Ziehen: Der gewählte Würfel, auch der weiße, wird auf die Gegenseite gedreht, vor oder nach einem Apfel. Mit der Option „Eine violette Fahne dreht: einen beliebigen eigenen Würfel“ ist es einer der Würfel, die du in dieser Runde noch hast, auch bevor du einen wählst.',
      '*Orange*, nach dem Ziehen und vor der Aktion: Statt der Aktion deines Feldes tust du die eines anderen, auf dem der Ritter eines anderen Spielers steht. Niemand bewegt sich. Ein Stab wiederholt diese Aktion.',
      '*Braun*, nach dem Zug deines Ritters und vor der Aktion: Er geht auf das Feld gegenüber und handelt dort. Orange darf auf Braun folgen, umgekehrt nicht.',
    ],
    why: 'Die Wirkungen sind bekannt, die Farbe aber nur bei der blauen Fahne; die anderen sind nachgebildet. Von der schwarzen sagt der Text, dass sie alle und dass sie einen abwehrt, von der violetten, dass sie „einen seiner Würfel“ dreht: Wir nehmen den gewählten, denn Fahnen wirken in dem Zug, in dem man sie ausgibt. Dass es keinen dritten Auftrag gibt und wie Orange mit Braun und mit einem Stab zusammengeht, ist unsere Auslegung.',
    example: {
      title: 'Fahnen im Einsatz',
      text: [
        'Violett macht aus einer 2 eine 5.',
        'Dein Ritter kommt auf *Einfluss: Fahne*, Feld 5. Mit Braun geht er hinüber auf *Punkte: Fahnen*, Feld 17.',
        'Grau: Ein zweiter Auftrag von 2 Punkten bringt 4.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
