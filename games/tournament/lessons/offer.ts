/* 3: one deal that completes the outfit. */
import type { Lesson } from '@logres/lessons'
import { held } from './places.ts'
import type { Position } from './scene.ts'

export const offer = {
  seconds: 90,
  facts: ['4.1', '4.2', '4.4'],
  steps: {
    gap: {
      scene: {
        setUp: {
          hands: ['sh1 sh3 sh5 sw2 sw4 sw6 ar1 ar4 ar5', 'sh2 sh4 sw1 la3 la5 la6 ar2 ar3 jo', 'rest'],
        },
      },
      task: 'touch',
      places: ['gap-lance'],
      reachesBoard: true,
      rules: ['4.2', '5.1'],
      else: { have: { touched: held('sh1 sh3 sh5 sw2 sw4 sw6 ar1 ar4 ar5') } },
    },
    give: {
      task: 'touch',
      places: held('sw4'),
      reachesBoard: true,
      rules: ['4.1'],
      else: {
        best: { touched: held('sw6') },
        spare: { touched: held('sw2 sh1 sh3 sh5 ar1 ar4 ar5') },
      },
    },
    whom: {
      task: 'touch',
      places: ['audience-1'],
      reachesBoard: true,
      rules: ['4.2'],
      else: { all: { touched: ['audience-all'] }, bors: { touched: ['audience-2'] } },
    },
    send: {
      task: 'act',
      does: ['offer sw4 for la1+ to 2'],
      light: ['send-offer'],
      needs: ['audience-1', 'gap-lance', ...held('sw4')],
      rules: ['4.1', '4.2'],
      else: {
        other: { allowed: ['offer sw4 for la1+ to all', 'offer sw2 for la1+ to 2', 'offer sw4 1c for la1+ to 2'] },
        ready: { allowed: ['ready'] },
      },
      after: [{ by: 1, does: 'accept 1>2#1 with la3' }],
    },
    deal: {
      task: 'touch',
      places: held('la3'),
      rules: ['4.3', '4.5'],
    },
    ready: {
      task: 'act',
      does: ['ready'],
      light: ['ready'],
      rules: ['4.4'],
      after: [
        { by: 1, does: 'ready' },
        { by: 2, does: 'ready' },
      ],
    },
  },
} as const satisfies Lesson<Position>
