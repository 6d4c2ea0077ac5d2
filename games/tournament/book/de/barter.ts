/* Die Kapitel 1 bis 4 auf Deutsch: Material, Aufbau, Runde, Tausch. */
import type { RulesOf } from '../plan.ts'

export const barter: RulesOf<1 | 2 | 3 | 4> = {
  '1.1': {
    title: 'Die Karten',
    text: [
      'Es gibt vier Waffen: Schild, Schwert, Lanze und Rüstung. Jede gibt es einmal in jedem Wert von 1 bis 15, zusammen 60 Karten. Mehr ist besser.',
      'Dazu kommen sechs Joker. Sie zählen 0 und sind alle gleich.',
    ],
  },
  '1.2': {
    title: 'Die Münzen',
    text: [
      'Geld sind ganze Münzen. Der Bank gehen sie nie aus.',
      'Dein Beutel ist dein Geheimnis: Die anderen wissen nur, was du offen gezahlt oder bekommen hast. Mit der Option „Offene Beutel“ sind alle Beutel offen.',
    ],
    why: 'Wie viele Münzen in der Schachtel liegen, ist keine Regel, und nichts sagt, dass die Beutel offen wären.',
  },
  '1.3': {
    title: 'Die Turnierverlaufskarten',
    text: [
      'Jeder Ritter trägt ein Wappen, von A an. Die Turnierverlaufskarte für die Zahl der Ritter sagt, welche Wappen in welcher Runde aufeinandertreffen. Jedes Paar trifft einmal aufeinander; bei fünf oder drei Rittern hat in jeder Runde einer ein Freilos.',
      '6 Ritter: AB CD EF, dann AC BE DF, dann AE BD CF, dann AD CE BF, dann BC DE AF.',
      '5 Ritter: AB CD, dann AC BE, dann AE BD, dann AD CE, dann BC DE.',
      '4 Ritter: AB CD, dann AC BD, dann AD BC.',
      '3 Ritter: AB, dann AC, dann BC.',
      '2 Ritter: AB.',
      'Nach ihrer letzten Runde beginnt eine Karte wieder mit der ersten, und die Wappen bleiben.',
    ],
    why: 'Wer wann auf wen trifft, ist nachgebildet: Der Text sagt nur, dass jede Runde ihre Zweikämpfe nennt. Dass eine Karte von vorn beginnt, ist eine Auslegung, denn das Turnier endet allein durch Ausscheiden.',
  },
  '1.4': {
    title: 'Die Marken des Gottesurteils',
    text: [
      'Vier große Marken zeigen die Krone, den Kelch, den Reichsapfel und alle drei zusammen.',
      'Von den drei kleinen Marken hat eine Krone und Kelch auf ihren Seiten, eine Kelch und Reichsapfel, eine Reichsapfel und Krone. Eine vierte hat einen Punkt oder zwei.',
    ],
    why: 'Welche Zeichen sich eine kleine Marke teilen, ist nachgebildet. So können nicht drei gleiche fallen, und jede große Marke ist gleich oft die richtige.',
  },
  '1.5': {
    title: 'Was alle sehen',
    text: [
      'Alle sehen die Wappen, wie viele Karten jede Hand hat, die Belohnungen, wer aus dem Kampf ist, dass jemand eine Karte gekauft hat, und jede Karte, die bei der Auswahl genommen oder im Zweikampf aufgedeckt wird, samt ihrem weiteren Weg.',
      'Alles andere ist geheim. Eine gekaufte Karte kennt nur ihr Käufer, und niemand darf den Haufen durchsehen.',
    ],
    why: 'Der Haufen liegt verdeckt und wird gemischt, also soll niemand darin suchen.',
  },
  '2.1': {
    title: 'Karten im Spiel',
    text: [
      '3 Spieler: Werte 1 bis 6 und 3 Joker, 9 Karten für jeden.',
      '4 Spieler: Werte 1 bis 9 und 4 Joker, 10 Karten für jeden.',
      '5 Spieler: Werte 1 bis 12 und 2 Joker, 10 Karten für jeden.',
      '6 Spieler: Werte 1 bis 15 und 6 Joker, 11 Karten für jeden.',
      'Alles wird ausgeteilt, außer ihr spielt mit Auswahl {2.4}. Mit der Option „Kartenwerte“ können 3 Spieler bei 7 oder bei 10 beginnen, 4 Spieler bei 4 oder bei 7 und 5 Spieler bei 4, mit ebenso vielen Werten wie sonst.',
    ],
    why: 'Der Text nennt die höheren Werte für 3 und für 5 Spieler als Beispiele, um die Karten zu schonen. Dass es sie auch für 4 Spieler gibt, lesen wir daraus.',
  },
  '2.2': {
    title: 'Die ersten Münzen',
    text: ['Jeder beginnt mit 20 Münzen, oder mit so vielen, wie die Option „Münzen am Anfang“ sagt.'],
  },
  '2.3': {
    title: 'Die Wappen',
    text: [
      'Die Wappen, die die Turnierverlaufskarte nennt, werden verlost und liegen offen. *Im Uhrzeigersinn* heißt nach steigender Platznummer, und nach dem letzten Platz kommt der erste.',
    ],
    why: 'Einen anderen Uhrzeigersinn hat ein Tisch auf dem Bildschirm nicht.',
  },
  '2.4': {
    title: 'Die Auswahl',
    text: [
      'Mit der Auswahl, die gilt, wenn der Tisch nichts anderes sagt, bekommst du nur einen Teil deiner Karten: 6 bei 3 oder 4 Spielern, 5 bei 5 oder 6 Spielern. Alle anderen liegen offen auf dem Tisch.',
      'Sie werden einzeln genommen, im Uhrzeigersinn, und jeder sieht es. In der ersten Reihe beginnt Wappen A, in der zweiten B, und so weiter, bis keine Karte mehr daliegt. Die allerletzte lässt keine Wahl und kommt von selbst.',
    ],
    example: {
      title: 'Drei Spieler',
      text: ['Im Uhrzeigersinn sitzen A, C und B. Sie wählen in dieser Folge: A, C, B; dann B, A, C; dann C, B, A.'],
    },
  },
  '3.1': {
    title: 'Ablauf einer Runde',
    text: [
      'Zuerst ein Tausch {4.1}, dann die Ansage {5.2}, dann die Zweikämpfe der Runde, von links nach rechts, wie sie auf der Turnierverlaufskarte stehen. Ein Zweikampf ist samt Käufen vorbei, bevor für den nächsten gelegt wird.',
      'Zwischen den Zweikämpfen einer Runde wird nicht getauscht.',
      'Mit der Option „Getauscht wird: vor jedem Zweikampf“ hat jeder Zweikampf seinen eigenen Tausch und seine eigene Ansage, die die beiden Ritter dieses Zweikampfs prüft {5.2}.',
    ],
    why: 'Wo der Text den Ablauf beschreibt, beginnt jede Runde mit einem Tausch; im Kapitel über den Tausch verlangt er einen „vor jedem Zweikampf“. Wir folgen dem ersten Satz, die Option dem zweiten. Weil man beim Tausch auch verkaufen kann, folgt auf jeden eine Ansage.',
  },
  '3.2': {
    title: 'Wenn jemand ausscheidet',
    text: [
      'Ist jemand ausgeschieden, beginnt die Runde danach ohne Tausch. Wird vor jedem Zweikampf getauscht {3.1}, entfällt der Tausch nur vor dem ersten.',
    ],
  },
  '3.3': {
    title: 'Zeit',
    text: [
      'Die Regeln kennen keine Frist außer der des Gottesurteils {7.2}. Uhren sind Sache des Tisches: Ist deine abgelaufen, handelt ein Bot für dich.',
    ],
  },
  '4.1': {
    title: 'Handeln',
    text: [
      'Alle Spieler handeln zugleich und ohne Reihenfolge, auch wer aus dem Kampf ist. Ein Handel geht zwischen zweien: beliebige Karten und ganze Münzen des einen gegen beliebige Karten und Münzen des anderen. Einer darf auch nichts geben, dann ist es ein Geschenk; beide dürfen das nicht.',
      'Eine Seite hat höchstens 6 Karten, und du hast höchstens 8 Angebote offen. Dieselbe Karte oder Münze darf in mehreren deiner Angebote stehen.',
    ],
    why: 'Der Text setzt dem Tausch keine Grenze. Ein Bildschirm und ein Server brauchen eine, darum eine weite.',
    example: {
      title: 'Ob es gerecht ist, entscheidest du',
      text: [
        'Rüstung 4 gegen Schwert 4.',
        'Schild 7 gegen Schild 2 und 4 Münzen.',
        'Schwert 9 gegen Lanze 3 und Rüstung 5.',
        'Ein Joker gegen 6 Münzen.',
        'Lanze 2 als Geschenk, weil Bors etwas versprochen hat. Versprechen binden niemanden {4.2}.',
      ],
    },
  },
  '4.2': {
    title: 'Ein Angebot',
    text: [
      'Du zeigst ein Angebot allen oder nur den Spielern, die du wählst. Was du gibst, nennst du, und du musst es haben: Über Karten und Münzen kann niemand lügen.',
      'Verlangen kannst du bestimmte Karten, Münzen oder *irgendeine Karte einer Waffe* ab einem Wert. Verlangen lässt sich nur, was im Spiel ist. Wer annimmt, wählt unter seinen passenden Karten. Ein Joker gilt hier nie als Waffe; wer einen Joker will, verlangt einen Joker.',
      'Was Spieler neben ihren Angeboten sagen oder versprechen, bindet niemanden.',
    ],
    why: 'Der Text verbietet, bei seinen Karten zu schwindeln, also prüft sie das Programm. Ein Joker ist keine Lanze, solange er nicht gelegt ist, und Reden gehört zum Tausch.',
    example: {
      title: 'Eine Lanze ab 6',
      text: [
        'Du bietest Schwert 4 und 3 Münzen für eine Lanze ab 6. Bors hat Lanze 5, Lanze 6, Lanze 9 und einen Joker: Er kann mit Lanze 6 oder mit Lanze 9 annehmen, wie er will.',
      ],
    },
  },
  '4.3': {
    title: 'Auf ein Angebot antworten',
    text: [
      'Du nimmst ein Angebot an, lehnst es ab oder antwortest mit einem Gegenangebot. Wer es gemacht hat, kann es zurückziehen, und es ist weg, sobald er nicht mehr hat, was er gibt. Die anderen können beides nicht unterscheiden.',
      'Ein Gegenangebot geht nur an den, der angeboten hat, und ist dein Nein zum ersten; für andere bleibt das offen. Nur er sieht, wer ablehnt, und den Grund, falls einer genannt wird; wer abgelehnt hat, kann nicht mehr annehmen. Ob du ein Angebot erfüllen könntest, weißt nur du.',
      'Nehmen zwei im selben Augenblick an, gilt, wer zuerst da ist; der andere erfährt es und behält alles. Ein geschlossener Handel bleibt.',
    ],
    why: 'Alle handeln zugleich, und das Programm darf nicht verraten, was Spieler für sich behalten würden.',
    example: {
      title: 'Dieselbe Karte zweimal',
      text: [
        'Du bietest Schild 5 an: Bors für 3 Münzen, Morgan für Lanze 2. Morgan nimmt an: Dein Angebot an Bors gilt nicht mehr.',
      ],
    },
  },
  '4.4': {
    title: 'Bereit',
    text: [
      'Der Tausch endet in dem Augenblick, in dem alle Spieler bereit sind, auch wer aus dem Kampf ist, oder wenn seine Zeit um ist. Mit ihm enden alle Angebote.',
      'Jeder sieht, wer bereit ist. Du darfst es zurücknehmen, 5 Mal in einem Tausch; von selbst geschieht das nie. Solange du bereit bist, beantwortest du Angebote, machst aber keine. Niemand macht in einem Tausch mehr als 20 Angebote.',
      'An einem Live-Tisch dauert ein Tausch 3 Minuten, außer der Tisch wurde mit einer anderen Zeit eröffnet oder ganz ohne. Wo ihr Tage habt, hat der ganze Tausch die Zeit eines Zuges.',
    ],
    why: 'Im Text endet er, wenn keiner mehr weitermachen will. Am Bildschirm muss man das sagen, und ohne Schranken müsste er nie enden.',
  },
  '4.5': {
    title: 'Was andere von einem Handel sehen',
    text: [
      'Bei einem Handel auf ein öffentliches Angebot sehen alle, wer handelt und worum. Nur welche Karte einen Wunsch erfüllt hat, wissen allein die beiden.',
      'Ein geheimes Angebot sieht nur, wem es gezeigt wird. Wird daraus ein Handel, erfahren die anderen, welche zwei gehandelt haben und wie viele Karten jeder jetzt hat, aber weder Karten noch Münzen.',
    ],
    why: 'Der Text lässt zu, Karten nur bestimmten Spielern zu zeigen.',
  },
}
