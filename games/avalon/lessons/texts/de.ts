import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Fünfzehn Kronen',
    end: 'Du weißt, was gewinnt: Kronen. Und du hast gerade gewonnen.',
    facts: [
      'Ein Gebiet ist eine bis drei Kronen wert',
      'Ein Ritter nimmt ein Gebiet ein',
      'Fünfzehn Kronen nach deinen Karten gewinnen',
    ],
    steps: {
      mist: {
        say: 'Elf Gebiete liegen in einer Reihe. Einige verbirgt noch der Nebel.',
        task: 'Tippe eines davon an.',
        else: { known: 'Dieses liegt schon offen. Der Nebel ist grau und ohne Kronen.' },
      },
      own: {
        say: 'Gebiete bringen Kronen. Goldrand: deins. Dunkler Rand: Mordreds.',
        task: 'Tippe eins von dir mit drei an.',
        else: {
          two: 'Deins, aber mit zwei Kronen. Such eins mit drei.',
          theirs: 'Dunkler Rand: Das gehört Mordred. Deine haben einen Goldrand.',
          mist: 'Was im Nebel liegt, gehört niemandem.',
        },
      },
      goal: {
        say: 'Du hast 13. Wer nach dem Kartenspielen 15 hat, gewinnt.',
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
      'Behalte höchstens fünf Karten',
    ],
    steps: {
      knight: {
        say: 'Du hast zweierlei Karten. Ritter tragen einen Helm.',
        task: 'Tippe einen Ritter an.',
        else: { sorceress: 'Mond und Sterne: Das ist eine Zauberin.' },
      },
      sorceress: {
        say: 'Ritter greifen an, Zauberinnen verzaubern. Und jede Karte kann einfach verstärken.',
        task: 'Tippe eine Zauberin an.',
        else: { knight: 'Das ist ein Ritter. Such den Mond.' },
      },
      reinforce: {
        say: 'Verstärken: eine Karte auf den eigenen Stapel.',
        task: 'Leg den grünen Ritter auf *deinen Stapel bei 5*.',
        else: {
          attack: 'Auf dem Gebiet würde er angreifen: nächste Lektion. Bitte auf deinen Stapel.',
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
      five: { say: 'Fünf Karten: Mehr darfst du am Ende des Zuges nicht behalten.', task: 'Lass Mordred spielen.' },
    },
  },
  attack: {
    title: 'Angriff',
    end: 'Du kannst angreifen, und du kannst einen Angriff beantworten.',
    facts: [
      'Zum Angriff brauchst du dort mindestens so viele Karten wie der Gegner',
      'Ein Ritter derselben Farbe hält ihn auf',
      'Höchstens zwei Eroberungen in einem Zug',
    ],
    steps: {
      foreign: {
        say: 'Ein Ritter aus deiner Hand greift ein Gebiet an, das dir nicht gehört.',
        task: 'Tippe eines davon an.',
        else: { own: 'Das gehört dir schon.' },
      },
      enough: {
        say: 'Vor dem Ritter brauchst du dort mindestens so viele Karten wie Mordred.',
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
          few: 'Dort nicht: Mordred hat mehr Karten. Vergleiche bei Gebiet 5.',
          own: 'Dieses Gebiet gehört dir schon. Greif Gebiet 5 an.',
          sorceress: 'Nur Ritter greifen an, und kein Zauber wirkt dort. Nimm den roten Ritter.',
          yellow: 'Erlaubt. Hier wollen wir den roten Ritter.',
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
          decline: 'Erlaubt, aber du würdest drei Kronen verlieren. Versuch die Antwort.',
          play: 'Mordred ist am Zug. Du kannst jetzt nur antworten.',
        },
      },
      stay: {
        say: 'Beide Ritter bleiben auf ihren Stapeln: Der Angriff ist gescheitert. Höchstens zwei Eroberungen je Zug.',
        task: '',
      },
    },
  },
}
