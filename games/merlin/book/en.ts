/* The rulebook of Merlin in English. */
import { words } from '@logres/rulebook/en'
import { figures } from './en/figures.ts'
import { introduction } from './en/introduction.ts'
import { material } from './en/material.ts'
import { modules } from './en/modules.ts'
import { scoring } from './en/scoring.ts'
import { turn } from './en/turn.ts'
import { merlinBook } from './plan.ts'

export const book = merlinBook({
  title: 'Merlin',
  subtitle: 'Dice round the table of King Arthur, for two to four players. By Stefan Feld and Michael Rieneck.',
  words,
  introduction,
  chapters: {
    1: 'What is in the box',
    2: 'Setting up',
    3: 'Rounds and turns',
    4: 'The spaces',
    5: 'Quests',
    6: 'Flags',
    7: 'Scoring',
    8: 'The end',
    9: 'Module: The King’s Favour',
    10: 'Expansion: Knights of the Round Table',
  },
  rules: { ...material, ...turn, ...scoring, ...modules },
  figures,
  glossary: {
    province: { word: 'province', meaning: 'One of the six lands on the ring, each with its colour and its beast.' },
    space: { word: 'space', meaning: 'One of the 24 fields of the ring. Each offers an action.' },
    castle: { word: 'castle', meaning: 'What you have beside the board: items, servants, counters, traitors.' },
    item: { word: 'item', meaning: 'A shield, a flag or a material.' },
    servant: {
      word: 'servant',
      meaning: 'Lady-in-waiting, shield-bearer, flag-bearer or builder. Each has a place in every province.',
    },
    counter: { word: 'influence counter', meaning: 'Opens influence spaces and wins provinces. Everybody has 7.' },
    material: { word: 'material', meaning: 'Pays for a manor on a tile that takes its colour.' },
    domain: { word: 'domain', meaning: 'The tiles of mountains, woods and lakes on which manors are built.' },
    manor: { word: 'manor', meaning: 'Stands on a tile of the domain to the end of the game. Everybody has 7.' },
    tower: { word: 'tower', meaning: 'On some tiles. Who builds there gets something besides.' },
    territory: { word: 'territory', meaning: 'A connected group of tiles of one terrain.' },
    quest: { word: 'quest', meaning: 'A card with conditions. Who meets them scores its points.' },
    display: { word: 'display', meaning: 'The three quests that lie open beside the deck.' },
    flag: { word: 'flag', meaning: 'Bends a rule once in your turn, each colour another one.' },
    traitor: { word: 'traitor', meaning: 'Costs 3 points in a scoring if he is not repelled.' },
    repel: { word: 'repel', meaning: 'To be rid of a traitor by a shield of his colour, a flag or a seal.' },
    apple: { word: 'apple', meaning: 'Sets a die to any value. Counts 1 point at the end.' },
    staff: {
      word: 'staff of Merlin',
      meaning: 'Repeats the action to which Merlin has come. Counts 2 points at the end.',
    },
    grail: { word: 'Grail', meaning: 'Breaks one tie in the scoring of influence. Its space gives an apple.' },
    excalibur: { word: 'Excalibur', meaning: 'Rids you of a traitor, and may bring 3 points in a scoring.' },
    scoring: { word: 'scoring', meaning: 'After rounds 2, 4 and 6.' },
    seal: { word: 'seal', meaning: 'Makes an ability of the King’s Favour yours. Everybody has 4.' },
    ally: { word: 'ally', meaning: 'A knight of the Round Table with a power of his own. Everybody has two.' },
  },
})
