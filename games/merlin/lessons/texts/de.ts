import type { Texts } from '../plan.ts'

export const texts: Texts = {
  table: {
    title: 'Sechs Runden, die meisten Punkte',
    end: 'Du findest dich am Tisch zurecht und weißt, was zählt: Punkte.',
    facts: [
      'Dein Ritter reitet um einen Ring von 24 Feldern, jedes mit seiner Aktion',
      'Sechs Runden zu vier Zügen, nach jeder zweiten eine Wertung',
      'Die meisten Punkte nach der dritten Wertung gewinnen',
    ],
    steps: {
      knight: {
        say: 'Dein Ritter reitet um den Tisch, von Feld zu Feld.',
        task: 'Berühre den *blauen Ritter*.',
        else: {
          merlin: 'Das ist Merlin, der allen dient. Dein Ritter ist blau.',
          theirs: 'Das ist Elaines Ritter. Deiner ist blau.',
        },
      },
      province: {
        say: 'Jedes der 24 Felder ist eine Aktion. Die sechs großen, farbigen sind Grafschaften.',
        task: 'Berühre eine Grafschaft.',
        else: { small: 'Das ist ein kleines Feld. Grafschaften sind groß und tragen ein Tier.' },
      },
      rounds: {
        say: 'Sechs Runden zu vier Zügen. Nach Runde 2, 4 und 6 bringt die Waage eine Wertung.',
        task: 'Berühre die Waage.',
      },
      castle: {
        say: 'In deiner Burg liegt, was du sammelst: Schilde, Fahnen, Material.',
        task: 'Berühre deinen orangefarbenen *Schild*.',
        else: {
          flag: 'Das ist eine Fahne. Die Schilde liegen eine Reihe darüber.',
          material: 'Das ist Material. Die Schilde liegen zwei Reihen darüber.',
        },
      },
      score: {
        say: 'Felder, Aufträge und Wertungen bringen Punkte. Die meisten nach Runde 6 gewinnen.',
        task: 'Berühre deine Punkte.',
        else: { theirs: 'Das sind Elaines Punkte. Deine stehen beim blauen Kreis.' },
      },
    },
  },
  die: {
    title: 'Ein Würfel ist ein Weg',
    end: 'Du kannst deinen Ritter und Merlin ziehen und dort handeln, wo sie ankommen.',
    facts: [
      'Eigene Würfel ziehen deinen Ritter im Uhrzeigersinn, der weiße Merlin vor oder zurück',
      'Ein Würfel je Zug: vier Züge, vier Würfel',
      'Wo die Figur ankommt, darfst du die Aktion ausführen',
    ],
    steps: {
      dice: {
        say: 'In jeder Runde würfelst du mit drei Würfeln deiner Farbe und einem weißen.',
        task: 'Berühre einen blauen.',
        else: { white: 'Der weiße ist für Merlin. Deine sind blau.' },
      },
      move: {
        say: 'Dein Ritter zieht im Uhrzeigersinn, ein Feld je Auge.',
        task: 'Wähle die *3*, dann das goldene Feld.',
        else: {
          other: 'Erlaubt. Hier wollen wir die 3.',
          white: 'Erlaubt: Der weiße zieht Merlin. Hier wollen wir die blaue 3.',
        },
      },
      score: {
        say: 'Dieses Feld zahlt einen Punkt für jeden deiner Schilde. Du hast drei.',
        task: 'Hole sie dir.',
        else: { renounce: 'Erlaubt, du darfst verzichten. Aber drei Punkte sind drei Punkte.' },
      },
      merlin: {
        say: 'Weiß zieht Merlin, vor oder zurück: zwei vor zum Bauen, zwei zurück zum Gral.',
        task: 'Ziehe ihn *zum Gral*.',
        else: { own: 'Erlaubt, aber der zieht deinen Ritter. Wähle den weißen.' },
      },
      grail: {
        say: 'Hier nimmst du den Gral, der später einen Gleichstand entscheidet, und einen Apfel.',
        task: 'Nimm beides.',
        else: { renounce: 'Erlaubt, aber beides kostet nichts. Nimm es.' },
      },
      used: {
        say: 'Ein benutzter Würfel ist für die Runde weg. Wie viele Züge hast du noch?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Zwei: einen je Würfel. Dann würfeln alle neu.',
      },
    },
  },
  servants: {
    title: 'Vier vom Gefolge',
    end: 'Du kannst dein Gefolge ausschicken und weißt, was wer bringt.',
    facts: [
      'Baumeister: Material. Fahnenträger: Fahne. Schildträger: Schild. Hofdame: Einfluss',
      'Ein Platz für jede Art; wer kommt, schickt den anderen heim',
      'Wer auf dem Plan steht, bringt bei jeder Wertung 1 Punkt',
    ],
    steps: {
      move: {
        say: 'In einer Grafschaft sammelt dein Gefolge für dich. Grau ist vier Felder entfernt.',
        task: 'Ziehe mit der *4* dorthin.',
        else: {
          other: 'Erlaubt. Grau ist vier Felder entfernt: Wähle die 4.',
          white: 'Erlaubt: Das zieht Merlin. Wähle deine blaue 4.',
        },
      },
      builder: {
        say: 'Vier Plätze, einer für jede Art. Der Baumeister bringt Material dieser Farbe.',
        task: 'Schicke den *Baumeister*.',
        else: {
          lady: 'Erlaubt: Die Hofdame brächte Einfluss. Hier wollen wir den Baumeister.',
          other: 'Erlaubt: Das wäre ein Schild oder eine Fahne. Hier wollen wir den Baumeister.',
          renounce: 'Erlaubt, aber Material ist nützlich. Schicke den Baumeister.',
        },
      },
      merlin: {
        say: 'Das graue Material gehört dir. Auch Merlin darf in eine Grafschaft ziehen.',
        task: 'Ziehe *Merlin* zwei Felder vor.',
        else: { own: 'Erlaubt, aber das zieht deinen Ritter. Wähle den weißen Würfel.' },
      },
      lady: {
        say: 'Die Hofdame setzt einen deiner Einflussmarker in die Grafschaft.',
        task: 'Schicke die *Hofdame*.',
        else: {
          again: 'Der Baumeister steht schon hier und kann nicht noch einmal handeln. Schicke die Hofdame.',
          other: 'Erlaubt. Hier wollen wir die Hofdame.',
          renounce: 'Erlaubt, aber Einfluss bringt Punkte. Schicke die Hofdame.',
        },
      },
      home: {
        say: 'In Blau steht Elaines Fahnenträger. Es gibt einen Platz: Deiner schickt ihn heim.',
        task: 'Schicke deinen *Fahnenträger*.',
        else: {
          other: 'Erlaubt. Hier wollen wir den Fahnenträger.',
          renounce: 'Erlaubt, aber eine blaue Fahne wartet. Schicke den Fahnenträger.',
        },
      },
      points: {
        say: 'Sie bleiben stehen. Bei jeder Wertung bringt jeder auf dem Plan 1 Punkt.',
        task: 'Berühre einen von deinen.',
      },
    },
  },
  traitors: {
    title: 'Verräter und Schilde',
    end: 'Du weißt, was Verräter kosten und wie du sie loswirst.',
    facts: [
      'In jeder Burg liegen drei Verräter offen',
      'Ein Schild ihrer Farbe wehrt einen ab; sonst verlierst du 3 Punkte',
      'Excalibur legt einen ab und bringt 3, wenn alle abgewehrt sind',
    ],
    steps: {
      castle: {
        say: 'In deiner Burg stecken drei Verräter: ein blauer, ein orangefarbener, ein brauner.',
        task: 'Berühre einen davon.',
      },
      open: {
        say: 'Bei der Wertung wehrt ein Schild gleicher Farbe einen Verräter ab. Wem fehlt er noch?',
        task: 'Berühre ihn.',
        else: { repelled: 'Ein Haken: Du hast einen Schild dieser Farbe. Suche den anderen.' },
      },
      shield: {
        say: 'Dein Ritter ist in Blau angekommen, wo es blaue Schilde gibt.',
        task: 'Schicke deinen *Schildträger*.',
        else: {
          other: 'Erlaubt, aber nur ein Schild wehrt Verräter ab. Schicke den Schildträger.',
          renounce: 'Erlaubt, aber der blaue Verräter bliebe. Schicke den Schildträger.',
        },
      },
      loss: {
        say: 'Alle drei sind abgewehrt. Wie viele Punkte hätte der blaue gekostet?',
        task: '',
        answers: { none: '0', one: '1', three: '3' },
        because: 'Drei für jeden nicht abgewehrten. Dann gehen alle, und drei neue kommen.',
      },
      excalibur: {
        say: 'Excalibur legt sofort einen Verräter ab und bringt 3, wenn sie dich nichts kosten.',
        task: 'Berühre sein Feld.',
        else: { grail: 'Das ist der Gral. Excalibur ist ein Schwert.' },
      },
    },
  },
  manor: {
    title: 'Einen Landsitz bauen',
    end: 'Du kannst einen Landsitz bauen und in einem Gebiet führen.',
    facts: [
      'Ein Landsitz kostet ein Material, auf einem Feld „Bauen“',
      'Linien vom Plättchen zum Rahmen zeigen, welche Farben zahlen',
      'Die meisten Landsitze in einem Gebiet: ein Punkt je Plättchen',
    ],
    steps: {
      wood: {
        say: 'Das Umland: Gebirge, Wald, See. Benachbarte Plättchen einer Art sind ein Gebiet.',
        task: 'Berühre einen Wald.',
        else: { mountain: 'Das ist Gebirge. Suche Bäume.', lake: 'Das ist ein See. Suche Bäume.' },
      },
      move: {
        say: 'Auf „Bauen“ darfst du einen Landsitz auf ein freies Plättchen setzen.',
        task: 'Reite mit der *2* dorthin.',
        else: {
          other: 'Erlaubt. Das Feld ist zwei entfernt: Wähle die 2.',
          white: 'Erlaubt: Das zieht Merlin. Wähle deine blaue 2.',
        },
      },
      build: {
        say: 'Schräge Linien führen vom Plättchen zum Rahmen; deren Farben zahlen. Hier passt Blau.',
        task: 'Baue im *leuchtenden Wald*.',
        else: {
          material: 'Keine seiner Linien endet in Blau oder Orange, das du hast.',
          elsewhere: 'Erlaubt, dort passt eines deiner Materialien. Hier: der Wald mit Turm.',
          renounce: 'Erlaubt, aber du hast, was es kostet. Baue.',
        },
      },
      tower: {
        say: 'Ein Turm gibt noch etwas: Schild, Fahne oder einen Marker auf den Plan.',
        task: 'Nimm, was du magst.',
        else: { pass: 'Erlaubt, aber es kostet nichts. Nimm etwas.' },
      },
      lead: {
        say: 'Die meisten Landsitze bringen die Plättchen des Gebiets. Dieser Wald hat vier. Was zahlt er?',
        task: '',
        answers: { one: '1', four: '4' },
        because: 'Vier: Dort steht nur dein Landsitz. Er bleibt und zählt wieder.',
      },
      tie: {
        say: 'Elaine hat in deinem Wald gebaut. Bei Gleichstand wird geteilt. Wie viel für dich?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Zwei: vier Plättchen, durch zwei geteilt und abgerundet.',
      },
    },
  },
  means: {
    title: 'Auftrag, Apfel, Fahne, Stab',
    end: 'Du kannst einen Auftrag erfüllen und einen Zug auf drei Arten biegen.',
    facts: [
      'Ein Auftrag je Zug: Du hast, was er zeigt, und gibst nichts ab',
      'Ein Apfel macht jede Zahl; eine blaue Fahne lässt den Ritter umkehren',
      'Ein Stab wiederholt eine Aktion Merlins',
    ],
    steps: {
      quest: {
        say: 'Ein Auftrag zählt, wenn du hast, was er zeigt. Du hast drei Schilde.',
        task: 'Berühre den, der erfüllt ist.',
        else: { brown: 'Dafür fehlt ein brauner Schild.' },
      },
      resolve: {
        say: 'Du gibst nichts ab. Ein Auftrag je Zug, wann du magst.',
        task: 'Erfülle *drei beliebige Schilde*.',
        else: {
          missing: 'Dafür fehlt noch etwas. Erfülle den mit drei Schilden.',
          die: 'Erlaubt, aber zuerst der Auftrag.',
        },
      },
      apple: {
        say: 'Blau ist vier Felder entfernt. Ein Apfel macht aus einem Würfel jede Zahl.',
        task: 'Mach aus der *5* eine 4.',
        else: {
          other: 'Erlaubt. Hier: die 5 und der Apfel.',
          white: 'Erlaubt: Ein Apfel hilft auch da. Hier: die blaue 5.',
        },
      },
      flag: {
        say: 'Jede Farbe der Fahnen kann etwas. Blau schickt deinen Ritter rückwärts.',
        task: 'Nimm die *1* und die blaue Fahne.',
        else: {
          other: 'Erlaubt. Hier: die 1 und die blaue Fahne.',
          white: 'Erlaubt, aber die blaue Fahne gilt dem Ritter. Nimm die blaue 1.',
        },
      },
      merlin: {
        say: 'Merlin steht auf „Einfluss“: Material aus einer Grafschaft, in der du einen Marker hast.',
        task: 'Nimm es.',
        else: { renounce: 'Erlaubt, aber in Blau wartet Material. Nimm es.' },
      },
      staff: {
        say: 'Direkt nach Merlins Aktion wiederholt ein Stab sie.',
        task: 'Gib einen ab und nimm noch ein Material.',
        else: { keep: 'Erlaubt, ein Stab bringt am Ende 2 Punkte. Nutze hier einen.' },
      },
      kept: {
        say: 'Ein Stab bleibt dir. Am Ende zählt ein Apfel 1, drei Gegenstände 1. Und ein Stab?',
        task: '',
        answers: { one: '1', two: '2', six: '6' },
        because: 'Zwei Punkte: Gib ihn nur für mehr her.',
      },
    },
  },
  scoring: {
    title: 'Die Wertung',
    end: 'Du kannst eine Wertung lesen und dafür planen. Zeit für eine Partie.',
    facts: [
      'Zuerst die Verräter: 3 Punkte weg für jeden nicht abgewehrten',
      'Dann die Gebiete, für die meisten Landsitze',
      'Dann der Einfluss, alle Marker an die Führung, und dein Gefolge',
    ],
    steps: {
      traitors: {
        say: 'Runde 2 ist fast vorbei. Zuerst die Verräter: Wie viele Punkte kosten deine?',
        task: '',
        answers: { none: '0', three: '3', six: '6' },
        because: 'Drei: Gegen Braun hast du einen Schild, gegen Violett keinen.',
      },
      lake: {
        say: 'Dann das Umland: Dein Landsitz führt in einem See aus drei Plättchen. Wie viele Punkte?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Drei, einen für jedes Plättchen des Gebiets.',
      },
      influence: {
        say: 'Einfluss in Grau: du 3 Marker, Elaine 2. Wer führt, bekommt alle. Wie viele?',
        task: '',
        answers: { three: '3', five: '5' },
        because: 'Fünf: Auch Elaines Marker zählen.',
      },
      servants: {
        say: 'Zuletzt das Gefolge: Drei von deinen stehen auf dem Plan. Wie viele Punkte?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Drei, einen für jeden.',
      },
      end: {
        say: 'Du verlierst also 3 und bekommst 3, 5 und 3: acht in allem.',
        task: 'Beende deinen Zug und sieh zu.',
      },
      stays: {
        say: 'Acht, tatsächlich. Bis auf einen sind deine Marker aus Grau heimgekehrt.',
        task: 'Berühre den letzten.',
      },
      plan: {
        say: 'Denke zwei Würfel voraus. Du willst in Blau handeln: zuerst die 4 oder die 3?',
        task: '',
        answers: { four: '4', three: '3' },
        because: 'Die 4 führt nach Blau. Nach der 3 führt weder 4 noch 6 hin.',
      },
    },
  },
}
