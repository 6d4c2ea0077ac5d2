/* 9 Gunst des Königs, 10 Ritter der Tafelrunde */
import type { MerlinRules } from '../plan.ts'

export const modules = {
  '9.1': {
    title: 'Punkte oder ein Siegel',
    text: [
      'Hat der Tisch dieses Modul gewählt, hat jeder zwölf Fähigkeiten, eine Spalte von dreien für jede Person des Gefolges, und 4 Siegel.',
      'Wer einen Auftrag erfüllt, nimmt seine Punkte *oder* legt ein Siegel auf eine noch freie Fähigkeit: in der Spalte der Person, die der Auftrag zeigt, auf einer Zeile nicht höher als die aufgedruckten Punkte. Ein Siegel bleibt, wo es ist.',
      'Die Zeilen 2 und 3 gelten sofort, Zeile 1 ab dem nächsten Auftrag. Mit der grauen Fahne {6.0} erhältst du deren 2 Punkte in jedem Fall, aber keine höhere Zeile.',
    ],
    why: 'Ab wann ein Siegel gilt und wie die graue Fahne dazu passt, ist unsere Auslegung.',
  },
  '9.2': {
    title: 'Zeile 1: ein Punkt mehr',
    text: ['Jeder spätere Auftrag mit dieser Person bringt 1 Punkt mehr, auch wenn du ihn für ein Siegel erfüllst.'],
    why: 'Der Auftrag, der dir das Siegel gebracht hat, zählt noch nicht; der Text lässt das offen.',
    example: {
      title: 'Mit dem Siegel des Baumeisters',
      text: [
        'Dein Siegel liegt auf Zeile 1 des Baumeisters. Ein Auftrag von 2 Punkten mit dem Baumeister bringt 3 Punkte, oder 1 Punkt und ein weiteres Siegel.',
      ],
    },
  },
  '9.3': {
    title: 'Zeile 2: in jede Grafschaft',
    text: [
      'Kommt dein Ritter oder Merlin auf eine Grafschaft, darfst du diese Person stattdessen in eine beliebige andere schicken, nur nicht in die, in der sie steht. Dort handelt sie {4.1}.',
      'Auch eine Wiederholung durch einen Stab darf das nutzen. Lamorak lässt sie nicht handeln, wo sie schon steht; Lancelots Marschall zählt {10.2}.',
    ],
    why: 'Der Text sagt nicht, wie das mit Stäben und Verbündeten zusammengeht.',
  },
  '9.4': {
    title: 'Zeile 3: einmal vor jeder Wertung',
    text: [
      'Ein Siegel auf Zeile 3 wird beim Nutzen umgedreht und nach jeder Wertung wieder zurück.',
      '*Baumeister*: Auf einem Baufeld baust du zwei Landsitze. Kein Stab.',
      '*Schildträger*, jederzeit {3.5}: Du wehrst einen Verräter ohne Schild ab und erhältst 1 Punkt.',
      '*Fahnenträger*: Auf einem Punktefeld wertest du eine beliebige der vier Arten und erhältst 1 Punkt mehr. Ein Stab wertet dieselbe Art noch einmal, ohne diesen Punkt.',
      '*Hofdame*: Auf einem beliebigen Einflussfeld schickst du statt seiner Aktion zweimal nacheinander jemanden {4.1} in Grafschaften, in denen du einen Marker hast. Zwei Personen dürfen in dieselbe Grafschaft gehen oder eine in zwei. Lamorak hilft nicht. Kein Stab.',
    ],
    why: 'Der Text sagt nicht, was ein Stab nach dem Siegel des Fahnenträgers wiederholt, und auch nicht, ob eine Person zweimal gehen darf.',
    example: {
      title: 'Der Fahnenträger auf Punkte: Schilde',
      text: ['Du hast 1 Schild und 4 Fahnen. Mit dem Siegel erhältst du 4 Punkte für die Fahnen und 1 für das Siegel.'],
    },
  },
  '10.1': {
    title: 'Zwei Verbündete für jeden',
    text: [
      'Hat der Tisch diese Erweiterung gewählt, erhält jeder zwei der zwölf Verbündeten, aus jedem Stapel einen, durch Los oder nach Wahl. Stapel A: Tristram, Galahad, Lamorak, Bors, Gawain, Gaheris. Stapel B: Percival, Bedivere, Lancelot, Gareth, Geraint, Kay.',
      'Gewählt wird offen, nach den ersten Würfeln. Stapel A geht vom Startspieler im Uhrzeigersinn weiter, Stapel B vom Letzten gegen den Uhrzeigersinn; in jedem Schritt kommt A zuerst. Die übrigen Verbündeten kommen aus dem Spiel.',
      'Dann zieht Bedivere seine zwei Karten, und Lancelots Marschall kommt in die Grafschaft, in der dein Ritter beginnt.',
    ],
    why: 'Wer in welchem Stapel ist, ist nachgebildet. Im Text gehen beide Stapel zugleich herum; dass A zuerst kommt, ist unsere Auslegung.',
  },
  '10.2': {
    title: 'Die zwölf Verbündeten',
    text: [
      'Ein genutztes Plättchen kommt aus dem Spiel, außer bei Gaheris, Gareth, Geraint und Kay. Tristram, Gawain und Bors helfen vor dem Ziehen, beim gewählten Würfel: ein Plättchen von jedem im Zug, in beliebiger Reihenfolge mit Apfel und violetter Fahne.',
      '*Tristram*, 6 Plättchen: Du änderst einen eigenen Würfel um 1 oder 2, in den Grenzen von 1 bis 6.',
      '*Galahad*, 6 Plättchen: Nach jedem Ding, das du aus einer Grafschaft nimmst, bringt ein Plättchen ein weiteres derselben Art aus einer anderen. Auf dieses folgt nichts mehr.',
      '*Lamorak*: Auf einer Grafschaft oder auf *Einfluss: Gefolge* darf jemand aus deinem Gefolge, der schon in dieser Grafschaft steht, dort noch einmal handeln.',
      '*Bors*, 3 Plättchen: Was ein eigener Würfel auch zeigt, dein Ritter geht auf eine beliebige Grafschaft, selbst auf die, auf der er steht.',
      '*Gawain*, 3 Plättchen: Du stellst den weißen Würfel auf einen beliebigen Wert.',
      '*Gaheris*, 2 Plättchen: Du legst eines beim Bauen unter den Landsitz. Ein Turm gibt dann zwei Dinge aus zwei Grafschaften, oder du setzt zwei Marker in zwei Grafschaften, nicht von jedem eins. Bei der Wertung des Umlands ist es ein Landsitz mehr, aber keiner deiner 7.',
      '*Percival*, 8 Plättchen, eines je Auftrag: Eine aufgedruckte Farbe darf eine beliebige andere sein, die eines Dings oder einer Grafschaft. Zwei Personen müssen weiter zusammenstehen. Wo keine Farbe aufgedruckt ist, nützt er nichts.',
      '*Bedivere*, 6 Plättchen: Du hast sechs Aufträge auf der Hand statt vier. Jederzeit {3.5} tauscht für ein Plättchen ein Auftrag deiner Hand den Platz mit einem der Auslage.',
      '*Lancelot*: Wen du aus deinem Gefolge in die Grafschaft des Marschalls schickst, der handelt zweimal, soweit noch etwas da ist. Nicht aber, wer handelt, wo er schon steht.',
      '*Gareth*, 6 Plättchen: Wehrst du zum ersten Mal einen Verräter einer Farbe ab, erhältst du ihr Plättchen und 1 Punkt. Für 1 bis 6 Plättchen bringt er am Ende 1, 3, 5, 7, 9 oder 12 Punkte. Excalibur wehrt nicht ab.',
      '*Geraint*, 5 Plättchen: Bringt dir ein Punktefeld einer Art zum ersten Mal mindestens 1 Punkt, erhältst du das Plättchen dieses Feldes und 1 Punkt, was auch immer das Siegel des Fahnenträgers dort wertet. Für 1 bis 5 Plättchen bringt er am Ende 1, 3, 5, 7 oder 10 Punkte; auf diesem Plan sind 4 zu haben.',
      '*Kay*, 2 Plättchen: Setzt du einen Marker, darfst du eines danebenlegen. Bei der Wertung des Einflusses gilt es als ein Marker mehr dafür, wer die meisten hat, sonst für nichts. Beide dürfen in einer Grafschaft liegen. Nach der Wertung kommen sie zurück.',
    ],
    why: 'Der Text sagt, was jeder Verbündete tut, aber kaum, wann, und nicht, wie es zu Fahnen, Siegeln und Stäben passt. Das ist unsere Auslegung.',
    example: {
      title: 'Verbündete im Einsatz',
      text: [
        'Zwei Spieler haben in einer Grafschaft je 2 Marker, und einer von ihnen hat Kay dort: Mit 3 gegen 2 erhält er alle 4 Punkte.',
        'Gareth hat Plättchen in 4 Farben: Sie haben 4 Punkte gebracht, und am Ende bringt er 7.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
