import type { Texts } from '../plan.ts'

export const texts: Texts = {
  table: {
    title: 'Sechs Runden, möglichst viele Punkte',
    end: 'Du findest dich am Tisch zurecht und weißt, was zählt: Punkte.',
    facts: [
      'Dein Ritter reitet um einen Ring von 24 Feldern, jedes mit seiner Aktion',
      'Sechs Runden zu vier Zügen, nach jeder zweiten eine Wertung',
      'Wer nach der dritten Wertung die meisten Punkte hat, gewinnt',
    ],
    steps: {
      knight: {
        say: 'Dein Ritter reitet um den Tisch. Der gelbe gehört Elaine, die gegen dich spielt.',
        task: 'Tippe den *blauen Ritter* an.',
        else: {
          merlin: 'Das ist Merlin, der allen dient. Dein Ritter ist blau.',
          theirs: 'Das ist Elaines Ritter. Deiner ist blau.',
        },
      },
      province: {
        say: 'Jedes der 24 Felder ist eine Aktion. Die sechs großen, farbigen sind Grafschaften.',
        task: 'Tippe eine Grafschaft an.',
        else: { small: 'Das ist ein kleines Feld. Grafschaften sind groß und tragen ein Tier.' },
      },
      rounds: {
        say: 'Sechs Runden zu vier Zügen. Nach Runde 2, 4 und 6 bringt die Waage eine Wertung.',
        task: 'Tippe die Waage an.',
      },
      castle: {
        say: 'In deiner Burg liegt, was du sammelst: Schilde, Fahnen, Baumaterial.',
        task: 'Tippe deinen orangefarbenen *Schild* an.',
        else: {
          flag: 'Das ist eine Fahne. Die Schilde liegen eine Reihe darüber.',
          material: 'Das ist Baumaterial. Die Schilde liegen zwei Reihen darüber.',
        },
      },
      score: {
        say: 'Felder, Aufträge und Wertungen bringen Punkte. Wer nach Runde 6 die meisten hat, gewinnt.',
        task: 'Tippe deine Punkte an.',
        else: { theirs: 'Das sind Elaines Punkte. Deine stehen beim blauen Kreis.' },
      },
    },
  },
  die: {
    title: 'Ein Würfel, ein Weg',
    end: 'Du kannst deinen Ritter und Merlin ziehen und dort handeln, wo sie ankommen.',
    facts: [
      'Deine Würfel ziehen den Ritter im Uhrzeigersinn, der weiße zieht Merlin vor oder zurück',
      'Ein Würfel je Zug: vier Züge, vier Würfel',
      'Wo die Figur ankommt, darfst du die Aktion ausführen',
    ],
    steps: {
      dice: {
        say: 'In jeder Runde würfelst du mit drei Würfeln deiner Farbe und einem weißen.',
        task: 'Tippe einen blauen an.',
        else: { white: 'Der weiße ist für Merlin. Deine sind blau.' },
      },
      move: {
        say: 'Dein Ritter zieht im Uhrzeigersinn, ein Feld je Auge.',
        task: 'Wähle die *3*, dann das goldene Feld.',
        else: {
          other: 'Erlaubt. Hier ist die 3 gefragt.',
          white: 'Erlaubt: Der weiße zieht Merlin. Hier ist die blaue 3 gefragt.',
        },
      },
      score: {
        say: 'Dieses Feld bringt einen Punkt für jeden deiner Schilde. Du hast drei.',
        task: 'Hole sie dir.',
        else: { renounce: 'Erlaubt, du darfst verzichten. Aber drei Punkte sind drei Punkte.' },
      },
      merlin: {
        say: 'Der weiße Würfel zieht Merlin vor oder zurück: zwei vor zum Bauen, zwei zurück zum Gral.',
        task: 'Ziehe ihn *zum Gral*.',
        else: { own: 'Erlaubt, aber der zieht deinen Ritter. Wähle den weißen.' },
      },
      grail: {
        say: 'Hier nimmst du den Gral, der später einen Gleichstand entscheidet, und einen Apfel.',
        task: 'Nimm beides.',
        else: { renounce: 'Erlaubt, aber beides kostet nichts. Nimm es dir.' },
      },
      used: {
        say: 'Ein benutzter Würfel ist für die Runde weg. Wie viele Züge hast du noch?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Zwei: Die blaue 4 und 6 sind übrig, der weiße Würfel ist benutzt. Dann würfeln alle neu.',
      },
    },
  },
  servants: {
    title: 'Dein Gefolge',
    end: 'Du kannst dein Gefolge ausschicken und weißt, wer was bringt.',
    facts: [
      'Baumeister: Baumaterial. Fahnenträger: Fahne. Schildträger: Schild. Hofdame: Einfluss',
      'Ein Platz für jede Art; wer neu kommt, schickt die andere Figur heim',
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
        say: 'Vier Plätze, einer für jede Art. Der Baumeister bringt Baumaterial dieser Farbe.',
        task: 'Schicke den *Baumeister*.',
        else: {
          lady: 'Erlaubt: Die Hofdame brächte Einfluss. Hier ist der Baumeister gefragt.',
          other: 'Erlaubt: Das wäre ein Schild oder eine Fahne. Hier ist der Baumeister gefragt.',
          renounce: 'Erlaubt, aber Baumaterial ist nützlich. Schicke den Baumeister.',
        },
      },
      merlin: {
        say: 'Das graue Baumaterial gehört dir. Auch Merlin kann dich in eine Grafschaft bringen.',
        task: 'Ziehe *Merlin* zwei Felder vor.',
        else: { own: 'Erlaubt, aber das zieht deinen Ritter. Wähle den weißen Würfel.' },
      },
      lady: {
        say: 'Die Hofdame setzt einen deiner Einflussmarker in die Grafschaft.',
        task: 'Schicke die *Hofdame*.',
        else: {
          again: 'Der Baumeister steht schon hier und kann nicht noch einmal handeln. Schicke die Hofdame.',
          other: 'Erlaubt. Hier ist die Hofdame gefragt.',
          renounce: 'Erlaubt, aber Einfluss bringt Punkte. Schicke die Hofdame.',
        },
      },
      home: {
        say: 'In Blau steht Elaines Fahnenträger. Es gibt nur einen Platz: Deiner schickt ihn heim.',
        task: 'Schicke deinen *Fahnenträger*.',
        else: {
          other: 'Erlaubt. Hier ist der Fahnenträger gefragt.',
          renounce: 'Erlaubt, aber eine blaue Fahne wartet. Schicke den Fahnenträger.',
        },
      },
      points: {
        say: 'Dein Gefolge bleibt stehen. Bei jeder Wertung bringt jede Figur auf dem Plan 1 Punkt.',
        task: 'Tippe eine von deinen an.',
      },
    },
  },
  traitors: {
    title: 'Verräter und Schilde',
    end: 'Du weißt, was Verräter kosten und wie du sie loswirst.',
    facts: [
      'In jeder Burg liegen drei Verräter offen',
      'Ein Schild ihrer Farbe wehrt einen ab; sonst verlierst du 3 Punkte',
      'Mit Excalibur legst du einen ab und bekommst 3 Punkte, wenn alle abgewehrt sind',
    ],
    steps: {
      castle: {
        say: 'In deiner Burg liegen drei Verräter offen: ein blauer, ein orangefarbener, ein brauner.',
        task: 'Tippe einen davon an.',
      },
      open: {
        say: 'Bei der Wertung wehrt ein Schild gleicher Farbe einen Verräter ab. Gegen welchen fehlt dir noch einer?',
        task: 'Tippe ihn an.',
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
        say: 'Jetzt sind alle drei abgewehrt. Wie viele Punkte hätte der blaue gekostet?',
        task: '',
        answers: { none: '0', one: '1', three: '3' },
        because: 'Drei für jeden nicht abgewehrten. Dann gehen alle, und drei neue kommen.',
      },
      excalibur: {
        say: 'Excalibur befreit dich sofort von einem Verräter und bringt 3 Punkte, wenn die anderen nichts kosten.',
        task: 'Tippe sein Feld an.',
        else: { grail: 'Das ist der Gral. Excalibur ist ein Schwert.' },
      },
    },
  },
  manor: {
    title: 'Einen Landsitz bauen',
    end: 'Du kannst einen Landsitz bauen und auf einem Landstrich führen.',
    facts: [
      'Ein Landsitz kostet ein Baumaterial, auf einem Feld „Bauen“',
      'Linien vom Plättchen zum Rahmen zeigen, welche Farben passen',
      'Die meisten Landsitze auf einem Landstrich: ein Punkt je Plättchen',
    ],
    steps: {
      wood: {
        say: 'Das Umland: Gebirge, Wald, See. Benachbarte Plättchen einer Art bilden einen Landstrich.',
        task: 'Tippe einen Wald an.',
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
        say: 'Schräge Linien führen vom Plättchen zum Rahmen: Mit den Farben dort zahlst du. Hier passt Blau.',
        task: 'Baue im *leuchtenden Wald*.',
        else: {
          material: 'Keine seiner Linien endet bei Blau oder Orange, und nur das hast du.',
          elsewhere: 'Erlaubt, dort passt ein Baumaterial von dir. Hier: der Wald mit Turm.',
          renounce: 'Erlaubt, aber du hast, was es kostet. Baue.',
        },
      },
      tower: {
        say: 'Ein Turm gibt noch etwas: einen Schild, eine Fahne oder einen Marker auf dem Plan.',
        task: 'Nimm, was du magst.',
        else: { pass: 'Erlaubt, aber es kostet nichts. Nimm etwas.' },
      },
      lead: {
        say: 'Wer die meisten Landsitze hat, bekommt einen Punkt je Plättchen. Dieser Wald hat vier. Was bringt er?',
        task: '',
        answers: { one: '1', four: '4' },
        because: 'Vier: Dort steht nur dein Landsitz. Er bleibt und zählt wieder.',
      },
      tie: {
        say: 'Elaine hat auch in deinem Wald gebaut. Bei Gleichstand wird geteilt. Wie viele Punkte für dich?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Zwei: vier Plättchen, durch zwei geteilt und abgerundet.',
      },
    },
  },
  means: {
    title: 'Auftrag, Apfel, Fahne, Stab',
    end: 'Du kannst einen Auftrag erfüllen und einen Zug auf drei Arten abwandeln.',
    facts: [
      'Ein Auftrag je Zug: Du musst nur haben, was er zeigt, und gibst nichts ab',
      'Ein Apfel stellt den Würfel auf jede Zahl; eine blaue Fahne schickt den Ritter zurück',
      'Ein Stab wiederholt eine Aktion Merlins',
    ],
    steps: {
      quest: {
        say: 'Ein Auftrag bringt Punkte, wenn du hast, was er zeigt. Du hast drei Schilde.',
        task: 'Tippe den an, der erfüllt ist.',
        else: { brown: 'Dafür fehlt ein brauner Schild.' },
      },
      resolve: {
        say: 'Du gibst nichts ab. Ein Auftrag je Zug, wann du magst.',
        task: 'Erfülle *drei Schilde nach Wahl*.',
        else: {
          missing: 'Dafür fehlt noch etwas. Erfülle den mit drei Schilden.',
          die: 'Erlaubt, aber zuerst der Auftrag.',
        },
      },
      apple: {
        say: 'Blau ist vier Felder entfernt. Ein Apfel stellt einen Würfel auf jede Zahl.',
        task: 'Mach aus der *5* eine 4.',
        opened: '*Apfel*: Tippe die *4* an.',
        else: {
          early: 'Erst die 5, dann die 4 in der Zeile *Apfel*.',
          other: 'Erlaubt. Hier: die 5 und der Apfel.',
          white: 'Erlaubt: Ein Apfel hilft auch da. Hier: die blaue 5.',
        },
      },
      flag: {
        say: 'Jede Fahnenfarbe kann etwas anderes. Blau schickt deinen Ritter rückwärts.',
        task: 'Nimm die *1* und die blaue Fahne.',
        opened: 'Tippe das Ziel neben der *blauen Fahne* an.',
        else: {
          early: 'Erst der Würfel, dann die Fahne: Ihre Zeile erscheint mit der 1.',
          other: 'Erlaubt. Hier: die 1 und die blaue Fahne.',
          white: 'Erlaubt, aber die blaue Fahne ist für den Ritter. Nimm die blaue 1.',
        },
      },
      merlin: {
        say: 'Merlin steht auf „Einfluss“: Baumaterial aus einer Grafschaft, in der du einen Marker hast.',
        task: 'Nimm es.',
        else: { renounce: 'Erlaubt, aber in Blau wartet Baumaterial. Nimm es.' },
      },
      staff: {
        say: 'Direkt nach Merlins Aktion wiederholt ein Stab sie. Behalten bringt er 2 Punkte.',
        task: 'Gib einen ab und nimm noch ein Baumaterial.',
        else: { keep: 'Erlaubt, ein Stab bringt am Ende 2 Punkte. Nutze hier einen.' },
      },
      kept: {
        say: 'Ein Stab bleibt dir. Am Ende zählt ein Apfel 1, drei Dinge 1. Und ein Stab?',
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
      'Dann die Landstriche: Punkte für die meisten Landsitze auf jedem',
      'Dann der Einfluss: Wer führt, bekommt Punkte für alle Marker; zuletzt dein Gefolge',
    ],
    steps: {
      traitors: {
        say: 'Runde 2 ist fast vorbei. Zuerst die Verräter: Wie viele Punkte kosten deine?',
        task: '',
        answers: { none: '0', three: '3', six: '6' },
        because: 'Drei: Gegen Braun hast du einen Schild, gegen Violett keinen.',
      },
      lake: {
        say: 'Dann das Umland: Dein Landsitz führt auf einem See aus drei Plättchen. Wie viele Punkte?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Drei, einen für jedes Plättchen des Landstrichs.',
      },
      influence: {
        say: 'Einfluss in Grau: du 3 Marker, Elaine 2. Wer führt, bekommt Punkte für alle. Wie viele?',
        task: '',
        answers: { three: '3', five: '5' },
        because: 'Fünf: Auch Elaines Marker zählen.',
      },
      servants: {
        say: 'Zuletzt das Gefolge: Drei von deinen stehen auf dem Plan. Wie viele Punkte?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Drei, einen für jede Figur.',
      },
      end: {
        say: 'Du verlierst also 3 und bekommst 3, 5 und 3: zusammen acht.',
        task: 'Beende deinen Zug und verfolge die Wertung.',
      },
      stays: {
        say: 'Acht, tatsächlich. Bis auf einen sind deine Marker aus Grau heimgekehrt.',
        task: 'Tippe den letzten an.',
      },
      plan: {
        say: 'Ein Tipp: Denke zwei Würfel voraus. Du willst in Blau handeln: zuerst die 4 oder die 3?',
        task: '',
        answers: { four: '4', three: '3' },
        because: 'Die 4 führt nach Blau. Nach der 3 führen weder 4 noch 6 dorthin.',
      },
    },
  },
}
