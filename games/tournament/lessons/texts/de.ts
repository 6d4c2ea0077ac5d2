import type { Texts } from '../plan.ts'

export const texts: Texts = {
  coins: {
    title: 'Reichtum gewinnt',
    end: 'Du weißt, womit man gewinnt: mit Münzen, egal woher sie kommen.',
    facts: [
      'Wer am reichsten ist, gewinnt, ob im Kampf oder nicht',
      'Ein gewonnener Zweikampf bringt 10 Münzen, der letzte Ritter erhält ebenfalls 10',
      'Wer ausgeschieden ist, tauscht weiter',
    ],
    steps: {
      purse: {
        say: 'Ritter kämpfen, alle tauschen, und wer am reichsten ist, gewinnt.',
        task: 'Tippe auf *deinen Beutel*.',
        else: { theirs: 'Der ist verdeckt. Deiner liegt bei deiner Hand.' },
      },
      sealed: {
        say: 'Du bist ausgeschieden, Isolde und Bors kämpfen noch. Ihre Beutel bleiben bis zum Ende verdeckt.',
        task: 'Tippe auf *Isolde*.',
        else: { bors: 'Das ist Bors. Such Isolde.', own: 'Das bist du. Such Isolde.' },
      },
      richest: {
        say: 'Auch Bors geht. Isolde ist als Letzte im Kampf: 10 Münzen mehr. Nun liegt alles offen.',
        task: 'Tippe an, wer gewinnt.',
        else: {
          last: 'Isolde hat bis zuletzt gekämpft, hat aber eine Münze weniger als du.',
          bors: 'Bors hat am wenigsten. Vergleiche die Münzen.',
        },
      },
      sell: {
        say: 'Etwas früher: Bors bietet 4 Münzen für deine Lanze. Du brauchst keine mehr.',
        task: '*Nimm an*.',
        else: {
          decline: 'Erlaubt. Aber am Ende sind Karten nichts wert: Nimm die Münzen.',
          ready: 'Erlaubt, aber nimm erst die Münzen.',
        },
      },
      count: {
        say: 'Am Ende hast du 20 Münzen und fünf Karten. Was zählt?',
        task: '',
        answers: { coins: 'die Münzen', both: 'Münzen und Karten' },
        because: 'Nur die Münzen. Karten sind am Ende nichts wert, also verkauf sie rechtzeitig.',
      },
    },
  },
  outfit: {
    title: 'Vollständig ausgerüstet',
    end: 'Du siehst auf einen Blick, was dir fehlt.',
    facts: [
      'Schild, Schwert, Lanze und Rüstung; ein Joker ersetzt jedes davon',
      'Vor der ersten Runde nehmt ihr reihum offene Karten',
      'Ein Zweikampf ohne vollständige Ausrüstung: für immer ausgeschieden',
    ],
    steps: {
      gap: {
        say: 'Ein Ritter braucht Schild, Schwert, Lanze und Rüstung. Eins davon fehlt auf deiner Hand.',
        task: 'Tippe auf die Lücke.',
        else: {
          have: 'Davon hast du etwas. Such die leere Spalte.',
          open: 'Die liegen offen auf dem Tisch. Sieh unten auf deine Hand.',
        },
      },
      pick: {
        say: 'Vor der ersten Runde nehmt ihr reihum offene Karten.',
        task: 'Nimm *die Lanze*.',
        else: { other: 'Erlaubt, aber dann fehlt dir immer noch eine Lanze.' },
      },
      alone: {
        say: 'Vollständig: eine Karte je Waffe, der Rest ist zum Tauschen. Welche kannst du nicht entbehren?',
        task: 'Tippe sie an.',
        else: { spare: 'Von dieser Waffe hast du noch eine. Such eine, die allein steht.' },
      },
      joker: {
        say: 'Ein Joker zählt 0, ersetzt aber jede Waffe: hier die Lanze, die dir fehlt.',
        task: 'Tippe ihn an.',
        else: { weapon: 'Das ist eine Waffe. Der Joker steht dort, wo eine Lanze fehlt.' },
      },
      short: {
        say: 'Die Ansage prüft, wer einen Zweikampf hat. Du triffst auf Isolde, dir fehlt eine Lanze. Was geschieht?',
        task: '',
        answers: { fight: 'Ich kämpfe ohne Lanze', out: 'Ich scheide aus' },
        because: 'Für immer ausgeschieden, was du auch ansagst. Nur wer ein Freilos hat, wird nicht geprüft.',
      },
    },
  },
  offer: {
    title: 'Ein Angebot machen',
    end: 'Du kannst handeln und den Tausch beenden.',
    facts: [
      'Tausche Karten und Münzen, mit allen',
      'Verlange eine bestimmte Karte oder irgendeine Karte einer Waffe',
      'Der Tausch endet, sobald alle bereit sind',
    ],
    steps: {
      gap: {
        say: 'Dir fehlt eine Lanze. Beim Tausch kannst du eine verlangen.',
        task: 'Tippe auf *die Lücke*.',
        else: { have: 'Das kannst du gleich hergeben. Tippe zuerst auf die Lücke.' },
      },
      give: {
        say: 'Du verlangst eine beliebige Lanze. Dafür gibst du eins deiner drei Schwerter.',
        task: 'Tippe auf *Schwert 4*.',
        else: {
          best: 'Erlaubt, aber das ist dein stärkstes. Gib das Schwert 4.',
          spare: 'Auch die könntest du entbehren. Hier geben wir das Schwert 4.',
        },
      },
      whom: {
        say: 'Sonst sehen alle, was dir fehlt. Zeig das Angebot nur Isolde.',
        task: 'Tippe unter dem Angebot auf *Isolde*.',
        else: {
          all: 'Dann sieht Bors es auch. Tippe auf Isolde.',
          bors: 'Dann sieht Bors es. Tippe auf Isolde.',
        },
      },
      send: {
        say: 'Ein Schwert, das du übrig hast, gegen eine Lanze: So wird deine Ausrüstung vollständig.',
        task: '*Sende* das Angebot.',
        else: {
          other: 'Erlaubt. Hier: Schwert 4 gegen eine beliebige Lanze, nur an Isolde.',
          ready: 'Erlaubt, aber deine Ausrüstung ist unvollständig. Sende das Angebot.',
        },
      },
      deal: {
        say: 'Isolde nimmt an und gibt Lanze 3. Jeder Handel ist endgültig.',
        task: 'Tippe auf deine neue Karte.',
      },
      ready: {
        say: 'Alle tauschen zugleich. Der Tausch endet, sobald alle bereit sind.',
        task: 'Sag, dass du *bereit* bist.',
      },
    },
  },
  duel: {
    title: 'Ein Zweikampf',
    end: 'Du kannst Karten für einen Zweikampf legen und lesen, was er bringt.',
    facts: [
      'Vier Karten verdeckt, eine je Waffe',
      'Die siegreiche Karte wird zerstört, die geschlagene wechselt die Hand; zwei Joker zerstören einander',
      'Wer den Zweikampf gewinnt, erhält 10 Münzen',
    ],
    steps: {
      shield: {
        say: 'Beide legen vier Karten, eine je Waffe. Bors hat schon gelegt. Opfere den Schild.',
        task: 'Leg *deine 3*.',
        else: {
          strong: 'Erlaubt, aber heb die 5 für einen Zweikampf auf, in dem sie gewinnt.',
          other: 'Die passt woandershin. Beginne mit dem Schild.',
          joker: 'Ein Joker passt überall, zählt aber 0. Behalt ihn.',
        },
      },
      sword: {
        say: 'Die höhere Karte macht einen Punkt. Gewinne beim Schwert.',
        task: 'Leg *deine 6*.',
        else: {
          weak: 'Erlaubt, aber das ist schwach. Gewinne hier mit der 6.',
          other: 'Die passt woandershin. Jetzt kommt das Schwert.',
        },
      },
      lance: {
        say: 'Hier passt nur eine Lanze oder ein Joker, der 0 zählt.',
        task: 'Leg deine *Lanze 4*.',
        else: {
          joker: 'Er passt, verliert aber gegen jede Waffe. Behalt ihn.',
          other: 'Hier passt nur eine Lanze oder ein Joker.',
        },
      },
      lay: {
        say: 'Was liegt, gilt. Dann werden alle Karten aufgedeckt.',
        task: 'Nimm *Rüstung 4* dazu und leg diese vier.',
        else: { other: 'Erlaubt. Hier: Schild 3, Schwert 6, Lanze 4, Rüstung 4.' },
      },
      lost: {
        say: 'Bors’ 6 schlägt deine 3: ein Punkt. Die 6 wird zerstört, deine 3 geht an Bors.',
        task: 'Tippe auf die Schilde.',
        else: { won: 'Dort hast du gepunktet. Sieh dir die Schilde an.' },
      },
      won: {
        say: 'Wo du punktest, wird deine Karte zerstört, und die geschlagene gehört dir.',
        task: 'Tippe auf eine gewonnene Waffe.',
        else: { lost: 'Dort hat Bors gepunktet. Such, wo der Punkt dir gehört.' },
      },
      buy: {
        say: 'Drei zu eins: 10 Münzen für dich. Beide dürfen für 5 eine zerstörte Karte verdeckt kaufen.',
        task: 'Kaufe oder verzichte.',
      },
    },
  },
  judgement: {
    title: 'Das Gottesurteil',
    end: 'Du kannst einen Wurf lesen und hast einen Lauf hinter dir.',
    facts: [
      'Bei Gleichstand entscheidet das Gottesurteil',
      'Ein Punkt: was einmal fiel. Zwei Punkte: was zweimal fiel. Alle verschieden: alle drei',
      'Ein Treffer schlägt einen Fehlgriff; von zwei Treffern gewinnt der schnellere',
    ],
    steps: {
      dots: {
        say: 'Zwei zu zwei: Das Gottesurteil entscheidet. Vier kleine Marken werden geworfen, eine davon mit Punkten.',
        task: 'Tippe auf *die Punkte*.',
        else: { large: 'Das ist eine große Marke. Die kleinen liegen in der Mitte.' },
      },
      once: {
        say: 'Ein Punkt: Richtig ist das Zeichen, das einmal fiel.',
        task: 'Tippe auf seine *große Marke*.',
        else: {
          twice: 'Die Krone fiel zweimal. Welches Zeichen fiel einmal?',
          absent: 'Der Kelch fiel gar nicht. Sieh dir die kleinen Marken an.',
          different: 'Die zählt, wenn alle drei verschieden sind. Hier fiel die Krone zweimal.',
          small: 'Das ist eine kleine Marke. Tippe auf die große mit ihrem Zeichen.',
        },
      },
      twice: {
        say: 'Ein anderer Wurf. Zwei Punkte: Richtig ist das Zeichen, das zweimal fiel.',
        task: 'Tippe auf seine große Marke.',
        else: {
          once: 'Der Reichsapfel fiel einmal. Zwei Punkte, also zweimal.',
          absent: 'Die Krone fiel gar nicht. Sieh dir die kleinen Marken an.',
          different: 'Die zählt, wenn alle drei verschieden sind. Hier fiel der Kelch zweimal.',
        },
      },
      different: {
        say: 'Drei verschiedene Zeichen: Dann ist die Marke mit allen dreien richtig, egal wie viele Punkte.',
        task: 'Tippe sie an.',
        else: { one: 'Alle drei sind gefallen. Such die Marke, die alle trägt.' },
      },
      race: {
        say: 'Jetzt ein Wettlauf, Bors ist schon gelaufen. Starte, warte auf den Wurf, greif schnell zu.',
        task: 'Starte *deinen Lauf*.',
        opened: 'Greif nach der richtigen Marke.',
      },
      result: { say: 'Ein Treffer schlägt einen Fehlgriff; von zwei Treffern gewinnt der schnellere.', task: '' },
      miss: {
        say: 'Angenommen, du greifst sofort nach einer anderen Marke, Bors später nach der richtigen. Wer gewinnt?',
        task: '',
        answers: { you: 'Ich', bors: 'Bors' },
        because:
          'Bors: Eine andere Marke ist ein Fehlgriff, so schnell du auch bist. Von zwei Treffern gewinnt der schnellere.',
      },
    },
  },
  leave: {
    title: 'Bleiben oder gehen',
    end: 'Du weißt, wann man besser geht und wie man knapp gewinnt. Das Turnier wartet auf dich.',
    facts: [
      'Wer ausscheidet, behält Karten und Münzen und tauscht weiter',
      'Die siegreiche Karte wird zerstört: Gewinne knapp',
      'Scheidet jemand aus, gibt es neue Wappen, aber vorher keinen Tausch',
    ],
    steps: {
      leave: {
        say: 'Alle sagen geheim: bleiben oder ausscheiden. Deine Karten sind schwach, und Isolde ist stark.',
        task: '*Scheide aus* und bestätige es.',
        else: { stay: 'Erlaubt, und mutig. Scheide hier einmal aus.' },
      },
      out: {
        say: 'Du kämpfst nie wieder. Aber du behältst Karten und Münzen und tauschst weiter.',
        task: 'Tippe auf deinen Namen.',
        else: { other: 'Das ist jemand anderes. Such deine eigene Zeile.' },
      },
      again: {
        say: 'Zwei Ritter bleiben: Die Wappen werden neu verteilt, und diesmal wird vorher nicht getauscht.',
        task: 'Tippe auf ein neues Wappen.',
      },
      sell: {
        say: 'Der nächste Tausch: Bors braucht einen Schild und bietet 6 Münzen. Dein schlechtester genügt.',
        task: '*Nimm an*.',
        else: {
          strong: 'Erlaubt, aber jeder Schild genügt: Gib den mit 1.',
          decline: 'Erlaubt, aber 6 Münzen sind viel für eine 1. Nimm an.',
          ready: 'Erlaubt, aber verdiene erst 6 Münzen.',
        },
      },
      narrow: {
        say: 'Angenommen, du kämpfst noch. Isoldes einziges Schwert ist eine 4. Welches legst du?',
        task: 'Tippe es an.',
        else: {
          six: 'Es gewinnt auch, aber die siegreiche Karte wird zerstört. Die 5 genügt.',
          other: 'Schwert trifft auf Schwert. Wähle eins von deinen beiden.',
        },
      },
      aim: {
        say: 'Zwei starke Karten, zwei zum Opfern. Welches Ergebnis kannst du anpeilen?',
        task: '',
        answers: { four: '4:0', level: '2:2' },
        because: 'Zwei Punkte für jeden: Dann entscheidet das Gottesurteil über die 10 Münzen.',
      },
    },
  },
}
