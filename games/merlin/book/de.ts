/* Das Regelheft von Merlin auf Deutsch. */
import { words } from '@logres/rulebook/de'
import { figures } from './de/figures.ts'
import { introduction } from './de/introduction.ts'
import { material } from './de/material.ts'
import { modules } from './de/modules.ts'
import { scoring } from './de/scoring.ts'
import { turn } from './de/turn.ts'
import { merlinBook } from './plan.ts'

export const book = merlinBook({
  title: 'Merlin',
  subtitle: 'Mit Würfeln um die Tafel von König Artus, für zwei bis vier Spieler. Von Stefan Feld und Michael Rieneck.',
  words,
  introduction,
  chapters: {
    1: 'Das Material',
    2: 'Der Aufbau',
    3: 'Runden und Züge',
    4: 'Die Felder',
    5: 'Aufträge',
    6: 'Fahnen',
    7: 'Die Wertung',
    8: 'Das Ende',
    9: 'Modul: Gunst des Königs',
    10: 'Erweiterung: Ritter der Tafelrunde',
  },
  rules: { ...material, ...turn, ...scoring, ...modules },
  figures,
  glossary: {
    province: {
      word: 'Grafschaft',
      meaning: 'Eines der sechs Länder am Ring, jedes mit seiner Farbe und seinem Tier.',
    },
    space: { word: 'Feld', meaning: 'Eine der 24 Stellen des Rings. Jede bietet eine Aktion.' },
    castle: { word: 'Burg', meaning: 'Was du neben dem Plan hast: Dinge, Gefolge, Marker, Verräter.' },
    item: { word: 'Ding', meaning: 'Ein Schild, eine Fahne oder ein Baumaterial.' },
    servant: {
      word: 'Gefolge',
      meaning: 'Hofdame, Schildträger, Fahnenträger und Baumeister. Alle haben in jeder Grafschaft ihren Platz.',
    },
    counter: {
      word: 'Einflussmarker',
      meaning: 'Öffnet die Einflussfelder und gewinnt Grafschaften. Jeder hat 7.',
    },
    material: { word: 'Baumaterial', meaning: 'Bezahlt einen Landsitz auf einem Plättchen, das seine Farbe erlaubt.' },
    domain: { word: 'Umland', meaning: 'Die Plättchen mit Bergen, Wäldern und Seen, auf denen man baut.' },
    manor: { word: 'Landsitz', meaning: 'Steht im Umland bis zum Ende der Partie. Jeder hat 7.' },
    tower: { word: 'Turm', meaning: 'Auf manchen Plättchen. Wer dort baut, bekommt noch etwas dazu.' },
    territory: { word: 'Landstrich', meaning: 'Zusammenhängende Plättchen derselben Landschaft.' },
    quest: { word: 'Auftrag', meaning: 'Eine Karte mit Bedingungen. Wer sie erfüllt, erhält ihre Punkte.' },
    display: { word: 'Auslage', meaning: 'Die drei Aufträge, die offen neben dem Stapel liegen.' },
    flag: { word: 'Fahne', meaning: 'Beugt in deinem Zug einmal eine Regel, jede Farbe eine andere.' },
    traitor: { word: 'Verräter', meaning: 'Kostet in der Wertung 3 Punkte, wenn er nicht abgewehrt wird.' },
    repel: {
      word: 'abwehren',
      meaning: 'Einen Verräter durch einen Schild seiner Farbe, eine Fahne oder ein Siegel loswerden.',
    },
    apple: { word: 'Apfel', meaning: 'Stellt einen Würfel auf den gewünschten Wert. Zählt am Ende 1 Punkt.' },
    staff: {
      word: 'Merlins Stab',
      meaning: 'Wiederholt die Aktion des Feldes, auf das Merlin gekommen ist. Zählt am Ende 2 Punkte.',
    },
    grail: {
      word: 'Gral',
      meaning: 'Entscheidet einen Gleichstand bei der Wertung des Einflusses. Sein Feld bringt einen Apfel.',
    },
    excalibur: {
      word: 'Excalibur',
      meaning: 'Befreit dich von einem Verräter und kann in der Wertung 3 Punkte bringen.',
    },
    scoring: { word: 'Wertung', meaning: 'Nach den Runden 2, 4 und 6.' },
    seal: { word: 'Siegel', meaning: 'Macht eine Fähigkeit der Gunst des Königs zu deiner. Jeder hat 4.' },
    ally: {
      word: 'Verbündeter',
      meaning: 'Ein Ritter der Tafelrunde mit einer eigenen Fähigkeit. Jeder hat zwei.',
    },
  },
})
