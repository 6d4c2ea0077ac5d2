/* Das Regelheft des Turniers auf Deutsch. */
import { words } from '@logres/rulebook/de'
import { barter } from './de/barter.ts'
import { lists } from './de/lists.ts'
import { tournamentBook } from './plan.ts'

export const book = tournamentBook({
  title: 'Avalon, das Turnier',
  subtitle: 'Feilschen und Zweikämpfe für drei bis sechs Ritter. Von Marco Silles.',
  words,
  introduction: {
    idea: {
      title: 'Worum es geht',
      text: [
        'Jeder von euch schickt einen Ritter in die Schranken. Für jeden Zweikampf braucht er *Schild*, *Schwert*, *Lanze* und *Rüstung*. Vorher feilscht ihr um diese Karten, mit jedem und um alles.',
        'Zweikämpfe bringen Münzen, der Handel auch. Wer am Ende *am reichsten* ist, gewinnt, und das muss nicht der letzte im Kampf sein.',
      ],
    },
    barter: {
      title: 'Der Tausch',
      text: [
        'Mit ihm beginnt jede Runde. Alle handeln zugleich und ohne Reihenfolge: Karten gegen Karten, Karten gegen Münzen. Zeig ein Angebot allen oder nur einigen. Verlange eine bestimmte Karte oder eine Lanze ab 6.',
        'Was du bietest, musst du haben. Mit Worten darfst du versprechen, was du willst.',
      ],
    },
    outfit: {
      title: 'Die Ansage',
      text: [
        'Dann werden die Zweikämpfe angesagt. Wer einen hat, braucht eine vollständige Ausrüstung: alle vier Waffen, mit einem Joker für eine, die fehlt. Wer sie nicht hat, scheidet für immer aus dem Kampf aus. Er behält Karten und Münzen, handelt weiter und kann noch gewinnen.',
      ],
    },
    duel: {
      title: 'Der Zweikampf',
      text: [
        'Beide legen vier Karten verdeckt, eine für jede Waffe, und decken sie Paar für Paar auf. Die höhere macht einen Punkt. Aber Vorsicht: Die *siegreiche* Karte wird zerstört, und die geschlagene kommt auf die Hand dessen, der sie geschlagen hat.',
        'Wer mehr Punkte hat, gewinnt den Zweikampf und 10 Münzen. Danach darf jeder der beiden eine der zerstörten Karten ungesehen kaufen, für 5 Münzen.',
      ],
    },
    judgement: {
      title: 'Das Gottesurteil',
      text: [
        'Bei Gleichstand werden kleine Marken geworfen. Sie sagen, welche der vier großen die richtige ist: Krone, Kelch, Reichsapfel oder alle drei. Wer zuerst danach greift, gewinnt den Zweikampf.',
      ],
    },
    win: {
      title: 'Wie du gewinnst',
      text: [
        'Ist nur noch ein Ritter übrig, erhält er 10 Münzen, und die Partie ist zu Ende. Die Beutel werden geöffnet, und der Reichste hat gewonnen. Karten zählen dann nichts.',
      ],
    },
    advice: {
      title: 'Für deine erste Partie',
      text: [
        'Gewinne knapp. Die siegreiche Karte ist weg: Eine 8, die eine 7 schlägt, ist gut angelegt, eine 8, die einen Joker schlägt, nicht.',
        'Zwei starke und zwei schwache Karten führen oft zum 2:2. Dann holt die schnellere Hand die Münzen.',
        'Halte für jede Waffe Ersatz. Wem eine einzige Karte fehlt, der zahlt viel dafür: Sorge dafür, dass es die anderen sind.',
        'Bist du ausgeschieden, verkaufe. Was du jetzt hast, braucht jemand.',
      ],
    },
  },
  chapters: {
    1: 'Das Material',
    2: 'Der Aufbau',
    3: 'Eine Runde',
    4: 'Der Tausch',
    5: 'Die Ansage',
    6: 'Der Zweikampf',
    7: 'Das Gottesurteil',
    8: 'Das Ende',
  },
  rules: { ...barter, ...lists },
  figures: {
    cards: {
      caption: 'Die vier Waffen und ein Joker, der 0 zählt.',
      alt: 'Fünf Karten: Schild 6, Schwert 8, Lanze 2, Rüstung 15 und ein Joker.',
    },
    sequence: {
      caption: 'Die Turnierverlaufskarte für 4 Ritter: drei Runden mit zwei Zweikämpfen.',
      alt: 'Runde 1: A gegen B, C gegen D. Runde 2: A gegen C, B gegen D. Runde 3: A gegen D, B gegen C.',
    },
    tokens: {
      caption: 'Die vier großen Marken, und beide Seiten jeder kleinen.',
      alt: 'Groß: Krone, Kelch, Reichsapfel, alle drei. Klein: Krone und Kelch, Kelch und Reichsapfel, Reichsapfel und Krone, ein Punkt und zwei Punkte.',
    },
    offer: {
      caption: 'Schwert 4 und 3 Münzen für eine Lanze ab 6: Lanze 6 oder Lanze 9 passt.',
      alt: 'Ein Angebot, das Schwert 4 und 3 Münzen gibt und eine Lanze ab 6 verlangt. Daneben eine Hand mit Lanze 5, Lanze 6, Lanze 9 und einem Joker; Lanze 6 und Lanze 9 leuchten.',
    },
    outfit: {
      caption: 'Die Rüstung fehlt, aber der Joker vertritt sie: vollständig.',
      alt: 'Eine Hand nach Waffen: Schild 3, Schwert 2 und Schwert 7, Lanze 5, keine Rüstung, und an ihrer Stelle ein Joker.',
    },
    duel: {
      caption: 'Du gewinnst 3:1. Die siegreichen Karten werden zerstört, die anderen wechseln die Hand.',
      alt: 'Dein Schild 6 schlägt Schild 4, dein Schwert 8 verliert gegen Schwert 9, deine Lanze 2 schlägt einen Joker, deine Rüstung 5 schlägt Rüstung 3.',
    },
    jokers: {
      caption: 'Joker gegen Joker: kein Punkt. Der Rest macht 2:1.',
      alt: 'Beim Schild zwei Joker; dein Schwert 5 schlägt Schwert 3, deine Lanze 7 schlägt Lanze 6, deine Rüstung 2 verliert gegen Rüstung 8.',
    },
    level: {
      caption: 'Zwei starke Karten, zwei geopferte: 2:2, und das Gottesurteil entscheidet.',
      alt: 'Dein Schild 9 schlägt Schild 3, dein Schwert 8 schlägt Schwert 2, deine Lanze 1 verliert gegen Lanze 4, dein Joker gegen Rüstung 6.',
    },
    twoDots: {
      caption: 'Zwei Punkte: das Zeichen, das zweimal fiel, also der Kelch.',
      alt: 'Die kleinen Marken zeigen Kelch, Kelch, Reichsapfel und zwei Punkte. Von den großen ist der Kelch hervorgehoben.',
    },
    oneDot: {
      caption: 'Ein Punkt: das Zeichen, das einmal fiel, also der Reichsapfel.',
      alt: 'Die kleinen Marken zeigen Kelch, Kelch, Reichsapfel und einen Punkt. Von den großen ist der Reichsapfel hervorgehoben.',
    },
    allThree: {
      caption: 'Drei verschiedene Zeichen: Auf die Punkte kommt es nicht an.',
      alt: 'Die kleinen Marken zeigen Krone, Kelch, Reichsapfel und einen Punkt. Von den großen ist die mit allen dreien hervorgehoben.',
    },
    race: {
      caption: 'Ein Griff über eine kurze und einer über eine lange Leitung: Es zählt die Zeit der Hand.',
      alt: 'Zwei Balken. Deiner: gemeldet 330 ms, Spanne 390, Zugabe 60, gezählt 330. Der des Gegners: gemeldet 340 ms, Spanne 540, Zugabe 200, gezählt 340.',
    },
  },
  glossary: {
    weapons: { word: 'Schild, Schwert, Lanze, Rüstung', meaning: 'Die vier Waffen, jede in Werten von 1 bis 15.' },
    joker: { word: 'Joker', meaning: 'Zählt 0 und vertritt jede Waffe, wo eine Ausrüstung verlangt oder gelegt wird.' },
    outfit: { word: 'vollständige Ausrüstung', meaning: 'Alle vier Waffen, oder Joker für die fehlenden.' },
    purse: { word: 'Beutel', meaning: 'Deine Münzen. Geheim bis zum Ende, wenn der Tisch nicht offen spielt.' },
    bank: { word: 'Bank', meaning: 'Zahlt Belohnungen und bekommt das Geld für Karten vom Haufen. Nie leer.' },
    banner: { word: 'Wappen', meaning: 'Ein Buchstabe, der sagt, wo du auf der Turnierverlaufskarte stehst.' },
    sequenceCard: { word: 'Turnierverlaufskarte', meaning: 'Sagt, wer in welcher Runde auf wen trifft.' },
    bye: { word: 'Freilos', meaning: 'Eine Runde ohne Zweikampf, bei ungerader Zahl der Ritter.' },
    draft: { word: 'Auswahl', meaning: 'Offene Karten, die vor der ersten Runde einzeln genommen werden.' },
    barter: { word: 'Tausch', meaning: 'Die Zeit, in der alle mit allen handeln, vor den Zweikämpfen einer Runde.' },
    offer: { word: 'Angebot', meaning: 'Was du gibst und was du dafür verlangst, allen gezeigt oder einigen.' },
    request: { word: 'Wunsch', meaning: 'Verlangt irgendeine Karte einer Waffe ab einem Wert.' },
    counterOffer: {
      word: 'Gegenangebot',
      meaning: 'Die Antwort auf ein Angebot mit anderen Bedingungen, nur für den, der es gemacht hat.',
    },
    ready: { word: 'bereit', meaning: 'Du willst nicht mehr handeln. Sind alle bereit, endet der Tausch.' },
    announcement: {
      word: 'Ansage',
      meaning: 'Nach dem Tausch: wer bleibt, wer sich zurückzieht, wem eine Ausrüstung fehlt.',
    },
    out: { word: 'aus dem Kampf', meaning: 'Keine Zweikämpfe mehr, aber weiter Karten, Münzen und Tausch.' },
    duel: { word: 'Zweikampf', meaning: 'Zwei Ritter, vier Paare von Karten.' },
    heap: { word: 'Rüstungshaufen', meaning: 'Die zerstörten Karten, verdeckt.' },
    judgement: {
      word: 'Gottesurteil',
      meaning: 'Der Wettlauf um die richtige Marke, wenn ein Zweikampf gleich steht.',
    },
    falseStart: { word: 'Fehlstart', meaning: 'Ein Griff vor dem Wurf oder weniger als 100 ms danach. Daneben.' },
    run: { word: 'Lauf', meaning: 'Der Wettlauf allein, wo ein Tisch über mehrere Tage spielt.' },
  },
})
