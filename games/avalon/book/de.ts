/* Das Regelheft von Avalon auf Deutsch. */
import { words } from '@logres/rulebook/de'
import { avalonBook } from './plan.ts'

export const book = avalonBook({
  title: 'Avalon',
  subtitle: 'Ein Ringen um ein Land im Nebel, für zwei Spieler. Von Leo Colovini.',
  words,
  introduction: {
    idea: {
      title: 'Worum es geht',
      text: [
        'Elf Gebiete liegen in einer Reihe zwischen dir und deinem Gegner, verborgen im Nebel. Mit *Rittern* eroberst du sie, mit *Zauberinnen* lockst du Karten der anderen Seite zu dir.',
        'Jedes Gebiet ist eine bis drei *Kronen* wert. Wer am Ende des eigenen Zuges 15 Kronen besitzt, gewinnt.',
      ],
    },
    board: {
      title: 'Der Tisch',
      text: [
        'Auf beiden Seiten jedes Gebiets liegt ein Stapel Karten: deine auf deiner Seite, seine auf der anderen. Beide dürfen alle Stapel jederzeit lesen. Geheim sind nur die Handkarten.',
        'Eine Karte ist ein Ritter oder eine Zauberin in einer von fünf Farben. Alle sind gleich stark: Es zählt, wie viele daliegen und welche oben liegt.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: [
        'Spiele so viele Karten aus der Hand, wie du willst, eine nach der anderen, jede auf deinen eigenen Stapel an einem Gebiet. Bei jeder Karte wählst du eins von dreien.',
        '*Verstärken*: Du legst sie einfach hin. Das ist immer erlaubt.',
        '*Verzaubern*: Eine Zauberin holt die oberste Karte des Stapels gegenüber, wenn diese ihre Farbe hat. Sie wechselt die Seite.',
        '*Angreifen*: Ein Ritter versucht, das Gebiet zu erobern.',
      ],
    },
    attack: {
      title: 'Der Angriff',
      text: [
        'Du brauchst an dem Gebiet mindestens so viele Karten wie der Gegner, bevor dein Ritter liegt. Der Gegner kann dich mit einem Ritter derselben Farbe aus der Hand aufhalten, einen Zauber mit einer Zauberin derselben Farbe.',
        'Tut er es nicht, gehört das Gebiet dir. Aber eine Eroberung ist teuer: Alle seine Karten dort fallen und ebenso viele von deinen, und dann verlierst du noch eine Karte für jede, die dort lag. Schlag also zu, wo wenig liegt.',
      ],
    },
    supply: {
      title: 'Neue Karten',
      text: [
        'Am Ende deines Zuges nimmst du eine Nachschubtafel. *Helle* Tafeln bringen sofort Karten. *Dunkle* bringen mehr, aber erst zu Beginn deines nächsten Zuges. Danach behältst du höchstens fünf Karten.',
      ],
    },
    win: {
      title: 'Wie du gewinnst',
      text: [
        'Wenn du keine Karten mehr spielst und 15 Kronen oder mehr besitzt, hast du sofort gewonnen. Insgesamt gibt es 22 Kronen: Du brauchst etwa zwei Drittel des Landes.',
      ],
    },
    advice: {
      title: 'Für deine erste Partie',
      text: [
        'Greif im ersten Zug nicht an: Sammle Karten und nimm eine Tafel, die vier bringt.',
        'Greif dort an, wo der Gegner keine oder eine Karte hat. Zwei Eroberungen in einem Zug lohnen nur, wenn beide so billig sind.',
        'Verzaubere, wenn seine Hand klein ist: Je weniger Karten er hält, desto seltener hat er den Gegenzauber.',
        'Bleiben dir drei Karten oder mehr, ist eine dunkle Tafel besser; bei weniger nimm eine helle, sonst kannst du Angriffen nichts entgegensetzen.',
      ],
    },
  },
  chapters: {
    1: 'Das Material',
    2: 'Der Aufbau',
    3: 'Ein Zug',
    4: 'Verstärken',
    5: 'Verzaubern',
    6: 'Angreifen und erobern',
    7: 'Nachschub',
    8: 'Das Ende',
  },
  rules: {
    '1.1': {
      title: 'Die Karten',
      text: [
        'Es gibt 80 Charakterkarten: Ritter und Zauberinnen in Gelb, Grün, Rot, Blau und Violett, je acht. Keine ist stärker als eine andere.',
      ],
      why: 'Welche fünf Farben es sind, steht nur in einer Besprechung des Spiels.',
    },
    '1.2': {
      title: 'Die Gebiete',
      text: [
        'Es gibt elf Gebietskarten mit zusammen 22 Kronen. Jede liegt im Nebel, also verdeckt, bis sie erobert wird.',
        'Ebenen: eine mit 3 Kronen, eine mit 2, eine mit 2 und Burg. Hügel: ebenso. Wälder: einer mit 3 Kronen, einer mit 2 und Burg, und der Steinkreis mit 1.',
        'Avalon und der Sumpf haben je 1 Krone und gehören zu keiner Landschaft.',
        'Eine Burg ist schwerer anzugreifen {6.2}, der Steinkreis lässt Zauberinnen angreifen {6.3}, Avalon erspart einen Verlust {6.8}. Der Sumpf kann nichts.',
      ],
      why: 'Die Texte nennen elf Karten mit 1 bis 3 Kronen, drei Burgen, je 1 Krone für Avalon und den Sumpf, und dass der Steinkreis ein Wald ist. Wie sich die übrigen Kronen verteilen, ist nachgebildet.',
    },
    '1.3': {
      title: 'Die Nachschubtafeln',
      text: [
        'Es gibt neun Tafeln. Fünf sind hell: zweimal *Zwei* (2 Karten), einmal *Landschaft* (1 Karte für jedes Gebiet der Landschaft, von der du am meisten besitzt), zweimal *Zusammenhang* (1 Karte für jedes Gebiet deiner längsten Reihe).',
        'Vier sind dunkel: zweimal *Vier* (4 Karten), einmal *Landschaft ×2* (2 Karten für jedes Gebiet der Landschaft, von der du am meisten besitzt), einmal *Reich* (1 Karte für jedes Gebiet, das du besitzt).',
      ],
      why: 'Die Arten sind bekannt; wie oft es jede gibt, ist nachgebildet.',
    },
    '2.1': {
      title: 'Die Reihe',
      text: ['Die elf Gebiete werden gemischt und verdeckt in eine Reihe zwischen die Spieler gelegt.'],
    },
    '2.2': {
      title: 'Die ersten Karten',
      text: [
        'An beide Seiten jedes Gebiets kommt eine offene Karte. Dann erhalten beide Spieler fünf Karten auf die Hand. Die übrigen 48 sind der Nachziehstapel.',
      ],
    },
    '2.3': {
      title: 'Tafeln und Startspieler',
      text: ['Alle neun Tafeln liegen offen. Wer beginnt, wird ausgelost oder beim Eröffnen des Tisches vereinbart.'],
      why: 'Die gedruckte Art, den Startspieler zu finden, ist für Leute in einem Zimmer gedacht.',
    },
    '3.1': {
      title: 'Die wartende dunkle Tafel',
      text: [
        'Liegt vom letzten Zug eine dunkle Tafel vor dir, beginnt dein Zug mit ihr: Du ziehst so viele Karten, wie sie *jetzt* wert ist. Dann ist sie verbraucht.',
      ],
    },
    '3.2': {
      title: 'Karten spielen',
      text: [
        'Danach darfst du beliebig viele Karten spielen, auch keine: einzeln, aus der Hand, immer oben auf deinen eigenen Stapel an einem Gebiet.',
        'Alle Stapel samt Reihenfolge, die Ablage und die Zahl der Karten auf den Händen und im Nachziehstapel sind für beide offen. Was auf einer Hand ist, ist geheim.',
      ],
      why: 'Die Karten liegen so, dass man sie zählen kann, und nirgends steht, dass die Ablage verdeckt wäre.',
    },
    '3.3': {
      title: 'Sagen, was die Karte tut',
      text: [
        'Bei jeder Karte sagst du sofort, was sie tut: verstärken, verzaubern oder angreifen. Später lässt es sich nicht ändern. Zum Verzaubern oder Angreifen bist du nie gezwungen.',
      ],
      why: 'Jede Handkarte darf zum Verstärken gelegt werden, also sind die beiden anderen freiwillig.',
    },
    '3.4': {
      title: 'Wenn du aufhörst',
      text: [
        'Sobald du sagst, dass du keine Karten mehr spielst, folgt dreierlei in dieser Reihenfolge: nachsehen, ob du gewonnen hast {8.1}, eine Tafel nehmen {7.1}, auf fünf Karten abwerfen {7.6}. Danach wird keine Karte mehr gespielt.',
      ],
    },
    '3.5': {
      title: 'Zurücknehmen',
      text: [
        'Deine letzten Schritte kannst du zurücknehmen, solange sie den Gegner nichts gefragt, nichts gezogen und nichts aufgedeckt haben. Dass er deine Karte gesehen hat, macht nichts.',
      ],
      why: 'Auf einen solchen Schritt hat noch niemand reagieren können.',
    },
    '4.1': {
      title: 'Verstärken',
      text: ['Jede Karte darf an jedes Gebiet gelegt werden, wem es auch gehört. Sonst geschieht nichts.'],
    },
    '5.1': {
      title: 'Wen man verzaubern kann',
      text: [
        'Lege eine Zauberin aus der Hand an ein Gebiet, an dem die *oberste* Karte des Stapels gegenüber ihre Farbe hat. Ob das ein Ritter oder eine Zauberin ist, macht keinen Unterschied, auch nicht, wem das Gebiet gehört.',
      ],
    },
    '5.2': {
      title: 'Der Gegenzauber',
      text: [
        'Der Gegner darf sofort mit einer Zauberin derselben Farbe aus der Hand antworten. Sie kommt auf seinen Stapel, die Karte, die du wolltest, bleibt unter ihr, und deine Zauberin geht *auf seine Hand*.',
      ],
      why: 'Beide Karten bleiben beim Verteidiger, und eine Karte wird immer obenauf gelegt: Also deckt sie das Ziel zu.',
    },
    '5.3': {
      title: 'Der Zauber wirkt',
      text: ['Ohne Gegenzauber kommt seine oberste Karte herüber und wird auf deine Zauberin gelegt.'],
    },
    '5.4': {
      title: 'Eine Antwort',
      text: [
        'Auf einen Zauber oder Angriff wird einmal geantwortet; gegen einen Gegenzauber hilft keiner. Gefragt wird jeder, der mindestens eine Karte hält, auch wenn er nicht antworten kann.',
        'Dein Zug geht so oder so weiter. Eine durch Gegenzauber gewonnene Zauberin ist von da an eine gewöhnliche Handkarte.',
      ],
      why: 'Würde nur gefragt, wer antworten kann, verriete schon die Frage die Hand.',
    },
    '6.1': {
      title: 'Wer angreifen darf',
      text: [
        'Lege einen *Ritter aus der Hand* an ein Gebiet, das nicht dir gehört. Bevor er liegt, musst du dort mindestens so viele Karten haben wie der Gegner. Null gegen null genügt.',
        'Es greift nur die Karte an, die du legst. Ritter, die schon daliegen oder verzaubert wurden, greifen nicht an.',
      ],
      why: 'Ein Gebiet, das dir gehört, kannst du nicht noch einmal erobern.',
    },
    '6.2': {
      title: 'Burgen',
      text: [
        'Gegen eine offene Burg des Gegners brauchst du mindestens eine Karte *mehr* als er. Eine Burg, die noch im Nebel liegt, schützt niemanden.',
      ],
    },
    '6.3': {
      title: 'Der Steinkreis',
      text: [
        'Wer den Steinkreis besitzt, darf auch mit Zauberinnen angreifen, von der Eroberung an, bis er ihn verliert. Eine Zauberin, die angreift, verzaubert nicht.',
      ],
    },
    '6.4': {
      title: 'Gegenwehr',
      text: [
        'Der Gegner darf sofort mit einem *Ritter* in der Farbe der angreifenden Karte aus der Hand antworten, auch gegen eine Zauberin. Der Angriff scheitert, und beide Karten bleiben oben auf ihren Stapeln. Wie viele Karten daliegen, spielt keine Rolle.',
      ],
    },
    '6.5': {
      title: 'Eroberung',
      text: [
        'Ohne Gegenwehr ist das Gebiet erobert. Höchstens zwei Eroberungen sind im Zug erlaubt; gescheiterte Angriffe zählen nicht. Nach der zweiten darfst du noch verstärken und verzaubern.',
      ],
    },
    '6.6': {
      title: 'Der Nebel lichtet sich',
      text: [
        'Ein Gebiet im Nebel wird aufgedeckt, bevor etwas bezahlt wird. Von nun an gehört es dir, und was es kann, gilt sofort. Eine Burg hilft erst gegen spätere Angriffe.',
      ],
      why: 'Was das Gebiet kann, wirkt sich vielleicht auf die Verluste aus, also muss man es vorher wissen.',
    },
    '6.7': {
      title: 'Verluste',
      text: [
        'Zuerst werden alle Karten des Verteidigers an dem Gebiet abgelegt und ebenso viele oben von deinem Stapel dort.',
        'Dann bezahlst du: eine Karte für jede, die dort *auf beiden Seiten* lag, die angreifende mitgezählt, und eine mehr, wenn es eine Burg des Gegners war. Du wählst sie einzeln, aus der Hand und oben von deinen Stapeln.',
        'Ein Gebiet bleibt deines, auch wenn keine Karte von dir mehr dort liegt.',
      ],
      why: 'Wem ein Gebiet gehört, sagt das Gebiet selbst, nicht die Karten daneben.',
      example: {
        title: 'Was eine Eroberung kostet',
        text: [
          '3 Karten gegen 1: Von jeder Seite fällt eine, dann bezahlst du 4.',
          '1 Karte gegen keine: Es fällt nichts, dann bezahlst du 1.',
          '3 Karten gegen 1 an einer Burg des Gegners: Von jeder Seite fällt eine, dann bezahlst du 5.',
        ],
      },
    },
    '6.8': {
      title: 'Avalon',
      text: [
        'Einmal im Zug darf, wer Avalon besitzt, bei einer Eroberung seiner Wahl eine Karte weniger bezahlen und sagt das vor dem Bezahlen. Schon die Eroberung von Avalon selbst darf es nutzen.',
      ],
      why: 'Was ein Gebiet kann, gilt sofort, und die Schuld muss feststehen, bevor man sie bezahlt.',
      example: { title: 'Mit Avalon', text: ['Du schuldest 3 Karten. Mit der Hilfe von Avalon bezahlst du 2.'] },
    },
    '6.9': {
      title: 'Zu wenige Karten',
      text: [
        'Hast du insgesamt weniger Karten, als du verlieren musst, verlierst du alle und behältst das Gebiet.',
        'Mit der Option „Angriffe müssen voll bezahlt werden“ ist ein solcher Angriff gar nicht erst erlaubt.',
      ],
      why: 'Die Texte sagen nicht, was dann geschieht. Die Option ist die strengere Lesart.',
    },
    '6.10': {
      title: 'Erst bezahlen',
      text: ['Die Verluste einer Eroberung werden bezahlt, bevor du die nächste Karte spielst.'],
    },
    '7.1': {
      title: 'Eine Tafel ist Pflicht',
      text: ['Am Ende deines Zuges nimmst du eine offene Tafel, auch wenn sie dir nichts bringt.'],
    },
    '7.2': {
      title: 'Hell und dunkel',
      text: [
        'Eine helle Tafel zahlt sofort, nach dem, was du besitzt. Eine dunkle liegt vor dir und zahlt zu Beginn deines nächsten Zuges, nach dem, was du *dann* besitzt. Wer deine Gebiete erobert, macht sie also kleiner.',
      ],
    },
    '7.3': {
      title: 'Was die Tafeln zählen',
      text: [
        'Avalon und der Sumpf zählen für keine Tafel und haben keine Landschaft. Besitzt du von zwei Landschaften gleich viel, zählt eine davon.',
        'Eine *Reihe* sind benachbarte Gebiete, die dir gehören. Avalon und der Sumpf unterbrechen sie offen nicht, wem sie auch gehören, zählen aber nicht mit. Nebel und Gebiete, die nicht dir gehören, unterbrechen sie.',
        'Mit der Option „Avalon und der Sumpf unterbrechen“ unterbrechen auch sie.',
      ],
      why: 'Der deutsche Text sagt, dass sie nicht unterbrechen, der französische und der italienische das Gegenteil. Der deutsche ist das Original; das andere ist eine Option.',
      example: {
        title: 'So wird gezählt',
        text: [
          'Du besitzt 2 Wälder, 1 Ebene und 1 Hügel: *Landschaft* bringt 2 Karten, *Landschaft ×2* bringt 4.',
          'Du besitzt drei Gebiete, und zwischen zweien davon liegt Avalon: *Zusammenhang* bringt 3 Karten.',
        ],
      },
    },
    '7.4': {
      title: 'Verbrauchte Tafeln',
      text: [
        'Eine helle Tafel ist verbraucht, wenn sie genommen wird, eine dunkle, wenn sie gezahlt hat. Verbrauchte Tafeln werden umgedreht; sind es alle neun, werden alle wieder aufgedeckt.',
        'Musst du eine Tafel nehmen und keine liegt offen, weil eine noch vor dem anderen Spieler wartet, werden jetzt die acht verbrauchten aufgedeckt. Die neunte kommt offen zurück, wenn sie zahlt.',
      ],
      why: 'Die Texte sagen nicht, was dann geschieht, und es kommt in den meisten Partien vor.',
    },
    '7.5': {
      title: 'Der Nachziehstapel ist leer',
      text: [
        'Ist eine Karte zu ziehen und der Stapel leer, wird die Ablage gemischt und zum neuen Stapel. Ist auch sie leer, verfallen die fehlenden Karten.',
      ],
      why: 'Nirgends steht, dass man Karten gutbehalten könnte.',
    },
    '7.6': {
      title: 'Fünf Handkarten',
      text: [
        'Nach der Tafel legst du Karten deiner Wahl ab, bis du fünf hältst. Während des Zuges darf eine Hand beliebig groß sein.',
      ],
      why: 'So steht es nur im französischen Text.',
    },
    '8.1': {
      title: 'Fünfzehn Kronen',
      text: [
        'Du gewinnst, wenn du mindestens 15 Kronen besitzt, sobald du sagst, dass du keine Karten mehr spielst, und alle Verluste bezahlt sind. Eine Tafel wird dann nicht mehr genommen.',
      ],
      why: 'Entschieden wird vor der Tafel, denn danach könnte sich nichts mehr ändern.',
    },
    '8.2': {
      title: 'Wenn kein Mensch spielt',
      text: [
        'Partien zwischen Bots enden nach einer festen Zahl von Zügen. Wer mehr Kronen hat, gewinnt; bei Gleichstand ist es unentschieden.',
      ],
      why: 'Damit eine solche Partie überhaupt ein Ende hat.',
    },
  },
  figures: {
    cards: {
      caption: 'Ritter und Zauberinnen: fünf Farben, jede mit ihrem Zeichen.',
      alt: 'Sechs Karten: ein roter Ritter, eine rote Zauberin, ein gelber Ritter, eine grüne Zauberin, ein blauer Ritter, eine violette Zauberin.',
    },
    regions: {
      caption: 'Die elf Gebiete und ihre Kronen.',
      alt: 'Drei Ebenen, zwei Wälder und der Steinkreis, drei Hügel, Avalon und der Sumpf; je eine Ebene, ein Wald und ein Hügel haben eine Burg.',
    },
    tiles: {
      caption: 'Die sechs Arten von Nachschubtafeln: drei helle, drei dunkle.',
      alt: 'Hell: Zwei, Landschaft, Zusammenhang. Dunkel: Vier, Landschaft ×2, Reich.',
    },
    setUp: {
      caption: 'Ein Stück der Reihe am Anfang: alles im Nebel, auf jeder Seite eine Karte.',
      alt: 'Fünf verdeckte Gebiete; an jedem liegt eine Karte auf deiner Seite und eine gegenüber.',
    },
    reinforce: {
      caption: 'Eine violette Zauberin verstärkt: zwei Karten gegen eine.',
      alt: 'Ein Gebiet im Nebel, auf deiner Seite ein grüner Ritter, gegenüber ein blauer Ritter; auf den grünen Ritter wird eine violette Zauberin gelegt.',
    },
    enchant: {
      caption: 'Die rote Zauberin holt den roten Ritter, der oben lag.',
      alt: 'Gegenüber liegen ein blauer und obenauf ein roter Ritter. Auf deinen grünen Ritter wird eine rote Zauberin gelegt, und der rote Ritter kommt auf sie.',
    },
    counterSpell: {
      caption: 'Der Zauber wird abgewehrt: Die angreifende Zauberin geht auf die Hand des Gegners.',
      alt: 'Der Gegner legt eine rote Zauberin auf seinen roten Ritter. Deine rote Zauberin verlässt den Tisch.',
    },
    attack: {
      caption: 'Mit dem roten Ritter 3 gegen 1: Von jeder Seite fällt eine Karte, 4 weitere werden bezahlt.',
      alt: 'Auf deiner Seite ein grüner Ritter und eine violette Zauberin, gegenüber ein blauer Ritter, ein Gebiet im Nebel. Nach dem Angriff ist es ein Hügel von dir; der blaue und der rote Ritter sind weg.',
    },
    emptyAttack: {
      caption: '1 gegen keine: Es fällt nichts, 1 Karte wird bezahlt. Es ist nur der Sumpf.',
      alt: 'Ein Gebiet im Nebel ohne Karten. Ein roter Ritter greift an; es ist der Sumpf und gehört dir.',
    },
    castle: {
      caption: 'Eine Burg des Gegners: Zwei Karten gegen eine reichen gerade, und es kostet eine mehr.',
      alt: 'Eine Ebene mit Burg des Gegners; auf deiner Seite ein grüner Ritter und eine violette Zauberin, gegenüber ein blauer Ritter. Ein roter Ritter greift an und erobert sie.',
    },
    resistance: {
      caption: 'Roter Ritter gegen roten Ritter: Der Angriff scheitert, beide bleiben.',
      alt: 'Ein Hügel des Gegners; dein roter Ritter und seiner liegen oben auf ihren Stapeln.',
    },
    stretch: {
      caption: 'Eine Reihe von drei: Avalon liegt dazwischen und unterbricht sie nicht.',
      alt: 'Nebel, dein Wald, Avalon des Gegners, dein Hügel, deine Ebene, ein Wald mit Burg des Gegners.',
    },
  },
  glossary: {
    card: {
      word: 'Ritter, Zauberin',
      meaning:
        'Die beiden Arten von Karten. Ritter greifen an und wehren sich, Zauberinnen verzaubern und wehren Zauber ab.',
    },
    region: { word: 'Gebiet', meaning: 'Eine der elf Karten in der Reihe, um die es geht.' },
    mist: { word: 'im Nebel', meaning: 'Verdeckt: Niemand weiß, welches Gebiet es ist.' },
    crowns: { word: 'Kronen', meaning: 'Was ein Gebiet wert ist. Fünfzehn gewinnen.' },
    castle: { word: 'Burg', meaning: 'Auf drei Gebieten. Erschwert Angriffe auf den Besitzer.' },
    stoneCircle: { word: 'Steinkreis', meaning: 'Ein Wald, dessen Besitzer mit Zauberinnen angreifen darf.' },
    pile: { word: 'Stapel', meaning: 'Die Karten einer Seite an einem Gebiet, mit einer obersten Karte.' },
    reinforce: { word: 'verstärken', meaning: 'Eine Karte legen, ohne dass sonst etwas geschieht.' },
    enchant: {
      word: 'verzaubern',
      meaning: 'Die oberste Karte gegenüber mit einer Zauberin ihrer Farbe herüberholen.',
    },
    counterSpell: { word: 'Gegenzauber', meaning: 'Die Antwort auf einen Zauber: die gleiche Zauberin aus der Hand.' },
    attack: { word: 'angreifen', meaning: 'Mit einem Ritter aus der Hand versuchen, ein Gebiet zu erobern.' },
    resistance: {
      word: 'Gegenwehr',
      meaning: 'Die Antwort auf einen Angriff: ein Ritter derselben Farbe aus der Hand.',
    },
    conquest: { word: 'Eroberung', meaning: 'Ein Angriff, der gelingt. Höchstens zwei im Zug.' },
    losses: { word: 'Verluste', meaning: 'Die Karten, die eine Eroberung kostet.' },
    tile: { word: 'Nachschubtafel', meaning: 'Bringt neue Karten: eine helle sofort, eine dunkle im nächsten Zug.' },
    stretch: { word: 'Reihe', meaning: 'Benachbarte Gebiete desselben Besitzers.' },
  },
})
