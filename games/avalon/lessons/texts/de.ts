import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Fünfzehn Kronen',
    end: 'Du weißt, womit man gewinnt: mit Kronen. Und du hast gerade gewonnen.',
    facts: [
      'Ein Gebiet ist eine bis drei Kronen wert',
      'Ein Ritter nimmt ein Gebiet ein',
      'Wer nach dem Ausspielen fünfzehn Kronen hat, gewinnt',
    ],
    steps: {
      mist: {
        say: 'Elf Gebiete liegen in einer Reihe. Einige verbirgt noch der Nebel.',
        task: 'Tippe eines davon an.',
        else: { known: 'Dieses liegt schon offen. Der Nebel ist grau und ohne Kronen.' },
      },
      own: {
        say: 'Gebiete bringen Kronen. Goldrand: deins. Dunkler Rand: Mordreds.',
        task: 'Tippe eins von deinen mit drei an.',
        else: {
          two: 'Deins, aber mit zwei Kronen. Such eins mit drei.',
          theirs: 'Dunkler Rand: Das gehört Mordred. Deine haben einen Goldrand.',
          mist: 'Was im Nebel liegt, gehört niemandem.',
        },
      },
      goal: {
        say: 'Du hast 13. Mit 15 gewinnst du, sobald deine Karten gespielt sind.',
        task: 'Tippe deine Kronen an.',
        else: { theirs: 'Das sind Mordreds. Deine stehen unten, bei deinem Namen.' },
      },
      attack: {
        say: 'Gebiet 4 ist zwei Kronen wert, und niemand bewacht es.',
        task: 'Leg deinen roten Ritter auf *Gebiet 4*.',
        else: {
          pile: 'Das verstärkt deinen Stapel. Leg den Ritter auf das Gebiet selbst.',
          mist: 'Erlaubt, aber niemand weiß, was dort liegt. Gebiet 4 ist sicher.',
          own: 'Dieses Gebiet gehört dir schon. Nimm Gebiet 4.',
          guarded: 'Mordred hat dort eine Karte, du keine. Gebiet 4 ist leer.',
          end: 'Erlaubt, aber es fehlen zwei Kronen. Greif erst an.',
        },
      },
      pay: {
        say: 'Es gehört dir. Eine Eroberung kostet Karten, diese nur eine.',
        task: 'Bezahl sie: Tippe *die oberste Karte eines Stapels* an.',
        else: { end: 'Erst muss die Eroberung bezahlt werden.' },
      },
      win: { say: 'Fünfzehn Kronen.', task: 'Beende deinen Zug und gewinne.' },
    },
  },
  turn: {
    title: 'Ein Zug',
    end: 'Das ist ein ganzer Zug: spielen, beenden, eine Tafel nehmen.',
    facts: [
      'Spiel so viele Karten, wie du willst',
      'Am Ende bringt eine Tafel neue Karten',
      'Behalte höchstens fünf Karten, wirf die übrigen ab',
    ],
    steps: {
      knight: {
        say: 'Du hast zwei Arten von Karten. Ritter tragen einen Helm.',
        task: 'Tippe einen Ritter an.',
        else: {
          pile: 'Das ist ein Stapel auf dem Spielplan. Deine Hand liegt unten: Tippe dort einen Ritter an.',
          sorceress: 'Mond und Sterne: Das ist eine Zauberin.',
        },
      },
      sorceress: {
        say: 'Ritter greifen an, Zauberinnen verzaubern. Und jede Karte kann einfach verstärken.',
        task: 'Tippe eine Zauberin an.',
        else: { knight: 'Das ist ein Ritter. Such den Mond.' },
      },
      reinforce: {
        say: 'Verstärken: eine Karte auf den eigenen Stapel.',
        task: 'Leg den grünen Ritter aus deiner Hand auf *deinen Stapel bei Gebiet 5*.',
        else: {
          attack: 'Auf dem Gebiet würde er angreifen: Das kommt in der nächsten Lektion. Bitte auf deinen Stapel.',
          other: 'Erlaubt: Jede Karte darf auf jeden Stapel. Hier: grüner Ritter, Stapel 5.',
          few: 'Auf dem Gebiet würde er angreifen. Dein Stapel liegt darunter.',
          end: 'Erlaubt, du musst nichts spielen. Hier: erst eine Karte.',
        },
      },
      pile: {
        say: 'Er liegt oben. Für Angriffe zählt die Zahl der Karten, für Zauber die oberste.',
        task: 'Tippe den Stapel an.',
      },
      end: {
        say: 'Spiel so viele Karten, wie du willst, oder keine. Genug für jetzt.',
        task: 'Beende deinen Zug.',
        else: { play: 'Erlaubt. Spar diesmal deine Karten.' },
      },
      tile: {
        say: 'Jeder Zug endet mit einer Nachschubtafel.',
        task: 'Nimm *Zwei*: sofort zwei Karten.',
        else: { dark: 'Dunkle Tafeln bringen erst im nächsten Zug Karten. Nimm die helle.' },
      },
      five: {
        say: 'Am Ende des Zuges darfst du fünf Karten behalten; eine sechste würdest du abwerfen.',
        task: 'Lass Mordred spielen.',
      },
    },
  },
  attack: {
    title: 'Angriff',
    end: 'Du kannst angreifen und auf einen Angriff antworten.',
    facts: [
      'Zum Angriff brauchst du dort mindestens so viele Karten wie der Gegner',
      'Ein Ritter derselben Farbe hält ihn auf',
      'Höchstens zwei Eroberungen je Zug; ein gescheiterter Angriff ist keine',
    ],
    steps: {
      foreign: {
        say: 'Ein Ritter aus deiner Hand greift ein Gebiet an, das dir nicht gehört.',
        task: 'Tippe eines davon an.',
        else: { own: 'Das gehört dir schon.' },
      },
      enough: {
        say: 'Bevor du den Ritter legst, brauchst du dort mindestens so viele Karten wie Mordred.',
        task: 'Wo ist das so?',
        else: {
          own: 'Das gehört dir schon.',
          few: 'Dort hat Mordred mehr Karten als du. Vergleiche beide Stapel.',
        },
      },
      attack: {
        say: 'Bei Gebiet 5 habt ihr je eine Karte: Das reicht.',
        task: 'Leg den roten Ritter auf *Gebiet 5*.',
        else: {
          few: 'Dort nicht: Mordred hat mehr Karten. Vergleiche bei Gebiet 5. Deine Karte ist wieder da.',
          own: 'Dieses Gebiet gehört dir schon. Greif Gebiet 5 an.',
          sorceress: 'Nur Ritter greifen an, und kein Zauber wirkt dort. Nimm den roten Ritter.',
          yellow: 'Erlaubt. Hier ist der rote Ritter gefragt.',
          pile: 'Das verstärkt einen Stapel. Leg den roten Ritter auf das Gebiet selbst.',
          end: 'Erlaubt, aber nimm erst ein Gebiet ein.',
        },
      },
      forest: {
        say: 'Ein roter Ritter hätte dich aufgehalten; Mordred hat keinen. Was hat der Nebel verborgen?',
        task: 'Tippe Gebiet 5 an.',
      },
      answer: {
        say: 'Mordred greift deine Ebene mit einem blauen Ritter an. Nur ein blauer Ritter hält ihn auf.',
        task: 'Antworte.',
        else: {
          decline: 'Erlaubt, aber du würdest drei Kronen verlieren. Versuch zu antworten.',
          play: 'Mordred ist am Zug. Du kannst jetzt nur antworten.',
        },
      },
      stay: {
        say: 'Beide Ritter bleiben auf ihren Stapeln: Der Angriff ist gescheitert. Höchstens zwei Eroberungen je Zug.',
        task: '',
      },
    },
  },
  cost: {
    title: 'Was es kostet',
    end: 'Du kannst ausrechnen, was eine Eroberung kostet, und eine billige wählen.',
    facts: [
      'Von dir fallen so viele Karten wie vom Gegner',
      'Dann zahlst du für jede Karte im Kampf eine, aus der Hand oder oben von Stapeln',
      'Wenige Karten auf beiden Seiten: eine billige Eroberung',
    ],
    steps: {
      fall: {
        say: 'Gebiet 5 ist deins. Mordreds Karte dort ist gefallen, mit ihr eine von dir: der Ritter.',
        task: 'Tippe deinen Stapel an.',
      },
      pay: {
        say: 'Der Ritter ist gefallen. Nun zahlst du für jede Karte im Kampf: zwei von dir, eine von Mordred.',
        task: 'Zahl eine.',
        else: { end: 'Erst muss die Eroberung bezahlt werden.' },
      },
      rest: {
        say: 'Aus der Hand oder von einem Stapel: Welche wirst du am wenigsten vermissen?',
        task: 'Zahl die anderen zwei.',
        else: { end: 'Erst muss die Eroberung bezahlt werden.' },
      },
      empty: {
        say: 'Gebiet 4: Hier hat niemand eine Karte. Wie viele Karten würde ein Angriff kosten?',
        task: '',
        answers: { one: '1', two: '2', three: '3' },
        because: 'Eine: Nur dein Angreifer kämpft.',
      },
      cheap: {
        say: 'Gebiet 4 und 7 sind je drei Kronen wert. Welche Eroberung ist billiger?',
        task: 'Tippe das Gebiet an.',
        else: { crowd: 'Eine fällt, fünf zahlst du: sechs. Auch deine drei Karten dort zählen.' },
      },
    },
  },
  enchant: {
    title: 'Verzaubern',
    end: 'Du kannst eine Karte stehlen und einen Zauber aufhalten.',
    facts: [
      'Eine Zauberin verzaubert die oberste Karte ihrer Farbe',
      'Die Karte wechselt die Seite und liegt bei dir oben',
      'Eine Zauberin derselben Farbe hält den Zauber auf',
    ],
    steps: {
      red: {
        say: 'Eine Zauberin stiehlt die oberste Karte gegenüber, wenn sie ihre Farbe hat. Welche ist rot?',
        task: 'Tippe sie an.',
        else: { violet: 'Dort liegt oben Violett.', green: 'Dort liegt oben Grün.' },
      },
      spell: {
        say: '',
        task: 'Leg deine rote Zauberin auf *Gebiet 4*.',
        else: {
          stolen: 'Das ist die Karte, um die es geht. Leg deine Zauberin auf das Gebiet selbst.',
          colour: 'Ihre Farbe muss die der obersten Karte sein. Rot auf Rot: Gebiet 4.',
          nothing: 'Dort hat Mordred keine Karte zum Stehlen. Gebiet 4.',
          knight: 'Das ist ein Ritter: Er würde angreifen. Nur eine Zauberin verzaubert.',
          pile: 'Das verstärkt einen Stapel. Leg die Zauberin auf das Gebiet selbst.',
          attack: 'Erlaubt. Hier ist ein Zauber bei Gebiet 4 gefragt.',
          end: 'Erlaubt, aber stiehl erst eine Karte.',
        },
      },
      stolen: {
        say: 'Mordred hatte keine rote Zauberin zur Antwort. Der rote Ritter gehört jetzt dir.',
        task: 'Tippe deinen Stapel an.',
      },
      answer: {
        say: 'Mordred verzaubert deinen blauen Ritter. Eine blaue Zauberin hält den Zauber auf.',
        task: 'Antworte.',
        else: {
          decline: 'Erlaubt, aber dein Ritter wäre weg. Versuch zu antworten.',
          play: 'Mordred ist am Zug. Du kannst jetzt nur antworten.',
        },
      },
      gift: {
        say: 'Deine Zauberin bewacht jetzt den Stapel, und Mordreds kommt auf deine Hand.',
        task: 'Tippe die neue Karte an.',
      },
      safer: {
        say: 'Wann ist ein Zauber sicherer: gegen eine Handkarte oder gegen sechs?',
        task: '',
        answers: { one: 'eine Karte', six: 'sechs Karten' },
        because: 'Gegen eine: Je weniger Handkarten, desto weniger Antworten.',
      },
    },
  },
  tiles: {
    title: 'Helle und dunkle Tafeln',
    end: 'Du kannst lesen, was eine Tafel bringt, und wann.',
    facts: [
      'Helle Tafeln bringen sofort Karten, dunkle im nächsten Zug',
      'Avalon und der Sumpf zählen für keine Tafel und unterbrechen keine Reihe',
      'Sind alle neun verbraucht, kommen alle wieder',
    ],
    steps: {
      dark: {
        say: 'Helle Tafeln bringen sofort Karten. Dunkle bringen mehr, aber erst im nächsten Zug.',
        task: 'Tippe eine dunkle an.',
        else: { light: 'Die ist hell: Sie bringt sofort Karten.' },
      },
      chain: {
        say: '*Zusammenhang* bringt eine Karte für jedes Gebiet deiner längsten Reihe; Avalon unterbricht sie nicht.',
        task: 'Tippe ein Gebiet daraus an.',
        else: { avalon: 'Avalon unterbricht die Reihe nicht, zählt aber auch nicht mit.' },
      },
      most: {
        say: 'Welche helle Tafel bringt jetzt am meisten?',
        task: 'Tippe sie an.',
        else: { two: 'Zwei bringt zwei. Es gibt eine bessere.', plains: 'Landschaft bringt zwei: zwei Ebenen.' },
      },
      take: {
        say: 'Mit drei Karten auf der Hand kannst du warten.',
        task: 'Nimm die dunkle *Landschaft ×2*: vier Karten.',
        else: {
          realm: 'Erlaubt. Reich bringt drei; Avalon gehört dir nicht und würde nicht zählen.',
          light: 'Erlaubt, sie bringt sofort Karten. Aber vier sind mehr: Nimm Landschaft ×2.',
        },
      },
      counted: {
        say: 'Mordred hat dir eine Ebene genommen. Gezählt wird, wenn die Tafel Karten bringt: jetzt zwei.',
        task: 'Tippe die wartende Tafel an.',
      },
      back: { say: 'Verbrauchte Tafeln liegen verdeckt. Sind alle neun verbraucht, kommen alle wieder.', task: '' },
    },
  },
  powers: {
    title: 'Burgen, Steine, Avalon',
    end: 'Du kennst die drei Kräfte und bist bereit für eine Partie.',
    facts: [
      'Gegen eine Burg brauchst du eine Karte mehr, und sie kostet eine mehr',
      'Mit dem Steinkreis greifen auch Zauberinnen an',
      'Avalon erspart dir eine Karte je Zug',
    ],
    steps: {
      castle: {
        say: 'Gegen eine fremde Burg brauchst du eine Karte mehr, als dort gegen dich liegen. Reicht 1 gegen 1?',
        task: '',
        answers: { yes: 'ja', no: 'nein' },
        because: 'Das reicht nicht: Bei Gebiet 3 brauchst du zwei gegen eine.',
      },
      reinforce: {
        say: 'Also erst verstärken.',
        task: 'Leg den grünen Ritter auf *deinen Stapel bei Gebiet 3*.',
        else: {
          castle: 'Noch nicht: Gegen die Burg brauchst du zwei Karten.',
          other: 'Erlaubt. Hier: der grüne Ritter, Stapel 3.',
          attack: 'Erlaubt. Erst die Burg: Verstärke Stapel 3.',
          end: 'Erlaubt, aber nimm erst die Burg ein.',
        },
      },
      attack: {
        say: 'Zwei gegen eine.',
        task: 'Greif *Gebiet 3* mit dem roten Ritter an.',
        else: {
          sorceress: 'Erlaubt, dank deinem Steinkreis. Aber erst der rote Ritter.',
          elsewhere: 'Erlaubt. Erst die Burg bei Gebiet 3.',
          pile: 'Das verstärkt einen Stapel. Leg den Ritter auf das Gebiet selbst.',
          end: 'Erlaubt, aber nimm erst die Burg ein.',
        },
      },
      avalon: {
        say: 'Vier Karten haben gekämpft, eine Burg kostet eine mehr: fünf. Dein Avalon erspart dir eine.',
        task: 'Tippe *Ja* an.',
        else: {
          region: 'Das ist Avalon. Nutze es mit *Ja, eine sparen*.',
          keep: 'Erlaubt, du kannst es für eine zweite Eroberung aufheben. Nutze es hier.',
        },
      },
      stones: {
        say: 'Die anderen vier sind bezahlt. Mit deinem Steinkreis greifen auch Zauberinnen an.',
        task: 'Greif *Gebiet 6* mit der blauen an.',
        else: {
          dear: 'Erlaubt, aber drei würden fallen, und du würdest sieben zahlen: zehn. Nimm Gebiet 6.',
          elsewhere: 'Erlaubt. Hier: Gebiet 6.',
          pile: 'Das verstärkt einen Stapel. Leg sie auf das Gebiet selbst.',
          end: 'Erlaubt, aber versuch erst die Zauberin.',
        },
      },
      tip: {
        say: 'Schlag dort zu, wo wenig liegt. Was war billiger: 6, oder 9 mit je drei Karten?',
        task: 'Tippe es an.',
        else: { dear: 'Bei Gebiet 9 wären drei gefallen, und du hättest sieben gezahlt: zehn.' },
      },
    },
  },
}
