/* One and many on the boards, in four languages. */

import { messages as avalonDe } from '@logres/avalon/board/texts/de.ts'
import { messages as avalonEn } from '@logres/avalon/board/texts/en.ts'
import { messages as avalonFr } from '@logres/avalon/board/texts/fr.ts'
import { messages as avalonIt } from '@logres/avalon/board/texts/it.ts'
import { messages as merlinDe } from '@logres/merlin/board/texts/de.ts'
import { messages as merlinEn } from '@logres/merlin/board/texts/en.ts'
import { messages as merlinFr } from '@logres/merlin/board/texts/fr.ts'
import { messages as merlinIt } from '@logres/merlin/board/texts/it.ts'
import { messages as partsDe } from '@logres/merlin/board/texts/parts/de.ts'
import { messages as partsEn } from '@logres/merlin/board/texts/parts/en.ts'
import { messages as partsFr } from '@logres/merlin/board/texts/parts/fr.ts'
import { messages as partsIt } from '@logres/merlin/board/texts/parts/it.ts'
import { messages as tournamentDe } from '@logres/tournament/board/texts/de.ts'
import { messages as tournamentEn } from '@logres/tournament/board/texts/en.ts'
import { messages as tournamentFr } from '@logres/tournament/board/texts/fr.ts'
import { messages as tournamentIt } from '@logres/tournament/board/texts/it.ts'
import { describe, expect, test } from 'vitest'

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
