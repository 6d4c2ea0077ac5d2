/* 5: steal a card, and stop a spell. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const enchant = {
  seconds: 75,
  hides: ['waiting-0', 'waiting-1', 'conquests'],
  facts: ['5.1', '5.3', '5.2'],
  steps: {
    red: {
      scene: {
        setUp: {
          hands: ['rS yS vK', 'bK gS'],
          piles: { 4: ['', 'rK'], 5: ['', 'yK vS'], 6: ['', 'gK'] },
        },
      },
      task: 'touch',
      places: ['region-4'],
      light: ['pile-1-4'],
      isSearch: true,
      rules: ['5.1'],
      else: { violet: { touched: ['region-5'] }, green: { touched: ['region-6'] } },
    },
    spell: {
      task: 'act',
      does: ['enchant rS 4'],
      light: ['card-5-1', 'plate-4'],
      needs: ['pile-1-4'],
      rules: ['5.1'],
      else: {
        colour: { refused: 'spellNeedsSameColour', tries: ['enchant yS 5', 'enchant rS 6'] },
        stolen: { touched: ['pile-1-4'] },
        nothing: { refused: 'spellNeedsTarget', tries: ['enchant rS 2'] },
        knight: { refused: 'attackNeedsAsMany', tries: ['attack vK 4', 'attack vK 5'] },
        pile: { allowed: ['reinforce rS 4', 'reinforce * *'] },
        attack: { allowed: ['attack vK 8', 'attack * *'] },
        end: { allowed: ['finish'] },
      },
      after: [{ by: 1, does: 'decline' }],
    },
    stolen: {
      task: 'touch',
      places: ['pile-0-4'],
      rules: ['5.3'],
    },
    answer: {
      scene: {
        setUp: {
          active: 1,
          hands: ['bS rK', 'bS yK'],
          regions: { 5: ['plainA', 0] },
          piles: { 5: ['gS bK', ''], 7: ['', 'gS'] },
        },
        moves: [{ by: 1, does: 'enchant bS 5' }],
      },
      task: 'act',
      does: ['counter'],
      light: ['answer-yes'],
      needs: ['region-5', 'card-7-1'],
      rules: ['5.2'],
      else: { decline: { allowed: ['decline'] }, play: { refused: 'answerSpellFirst', tries: ['reinforce rK 5'] } },
    },
    gift: {
      task: 'touch',
      places: ['card-7-1'],
      rules: ['5.2'],
    },
    safer: {
      task: 'quiz',
      answers: ['one', 'six'],
      right: 'one',
      rules: ['5.2'],
    },
  },
} as const satisfies Lesson<Position>
