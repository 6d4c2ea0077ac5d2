/* One and many on the boards, in four languages. */
import { describe, expect, test } from 'vitest'
import { messages as avalonDe } from '../../src/boards/avalon/words/de.ts'
import { messages as avalonEn } from '../../src/boards/avalon/words/en.ts'
import { messages as avalonFr } from '../../src/boards/avalon/words/fr.ts'
import { messages as avalonIt } from '../../src/boards/avalon/words/it.ts'
import { messages as merlinDe } from '../../src/boards/merlin/words/de.ts'
import { messages as merlinEn } from '../../src/boards/merlin/words/en.ts'
import { messages as merlinFr } from '../../src/boards/merlin/words/fr.ts'
import { messages as merlinIt } from '../../src/boards/merlin/words/it.ts'
import { messages as partsDe } from '../../src/boards/merlin/words/parts/de.ts'
import { messages as partsEn } from '../../src/boards/merlin/words/parts/en.ts'
import { messages as partsFr } from '../../src/boards/merlin/words/parts/fr.ts'
import { messages as partsIt } from '../../src/boards/merlin/words/parts/it.ts'
import { messages as tournamentDe } from '../../src/boards/tournament/words/de.ts'
import { messages as tournamentEn } from '../../src/boards/tournament/words/en.ts'
import { messages as tournamentFr } from '../../src/boards/tournament/words/fr.ts'
import { messages as tournamentIt } from '../../src/boards/tournament/words/it.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('Avalon', () => {
  test.each([
    [avalonEn, ['1 of 15 crowns', '2 of 15 crowns'], ['M loses 1 card there and 1 more.', 'M loses 1 card there.']],
    [avalonFr, ['1 couronne sur 15', '2 couronnes sur 15'], ['M perd 1 carte là et 1 de plus.', 'M perd 1 carte là.']],
    [
      avalonDe,
      ['1 von 15 Kronen', '2 von 15 Kronen'],
      ['M verliert dort 1 Karte und 1 weitere.', 'M verliert dort 1 Karte.'],
    ],
    [avalonIt, ['1 corona su 15', '2 corone su 15'], ['M perde lì 1 carta e un’altra.', 'M perde lì 1 carta.']],
  ] as const)('crowns and losses', (words, crowns, losses) => {
    expect([1, 2].map(words.crownsOf15)).toEqual(crowns)
    expect([words.theyLose('M', 1, 1), words.theyLose('M', 1, 0)]).toEqual(losses)
  })
})

describe('the tournament', () => {
  test.each([
    [tournamentEn, 'leaves you 1 coin', '1 of 6 ready', '1 card, face down'],
    [tournamentFr, 'il te reste 1 pièce', '1 prêt sur 6', '1 carte, face cachée'],
    [tournamentDe, 'dir bleibt 1 Münze', '1 von 6 bereit', '1 Karte, verdeckt'],
    [tournamentIt, 'ti resta 1 moneta', '1 pronto su 6', '1 carta, coperta'],
  ] as const)('coins, knights and cards', (words, coins, ready, cards) => {
    expect([words.leavesYou(1), words.readyOf(1, 6), words.cardsFaceDown(1)]).toEqual([coins, ready, cards])
  })
})

describe('Merlin', () => {
  test.each([
    [merlinEn, partsEn, 'your traitor goes', '1 tile', 'apples', 'any influence counter'],
    [merlinFr, partsFr, 'ton traître s’en va', '1 tuile', 'pomme', '1 compteur d’influence'],
    [merlinDe, partsDe, 'dein Verräter geht', '1 Plättchen', 'Äpfel', '1 Einflussmarker nach Wahl'],
    [merlinIt, partsIt, 'il tuo traditore se ne va', '1 tessera', 'mele', '1 segnalino influenza'],
  ] as const)('traitors, tiles, no apples, and counters', (words, parts, traitor, tile, noApples, counter) => {
    const said = [words.traitorGoes(1), parts.tilesCount(1), parts.apples(0), parts.anyCounters(1)]
    expect(said.map(plain)).toEqual([traitor, tile, noApples, counter])
  })
})
