import { at, type Chance, type Question, type Viewer } from '@logres/kernel'
import type { Card } from './data.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'

export interface PlayerView {
  readonly crowns: number
  readonly hand: readonly Card[]
  /** 2.1 The card itself for who laid it; all others see its back. */
  readonly laid: Card | 'faceDown' | null
  readonly shown: Card | null
}

/** What one viewer knows. */
export interface View {
  readonly viewer: Viewer
  readonly rules: number
  readonly options: Options
  readonly round: number
  readonly isOver: boolean
  readonly players: readonly PlayerView[]
}

export function view({ rules, options, round, isOver, players }: State, viewer: Viewer): View {
  return {
    ...{ viewer, rules, round, isOver },
    options: { ...options },
    players: players.map(({ crowns, hand, laid, shown }, seat) => ({
      ...{ crowns, shown },
      hand: [...hand],
      laid: laid === null || seat === viewer ? laid : 'faceDown',
    })),
  }
}

export function asked({ viewer, isOver, players }: View): Question | undefined {
  if (viewer === 'table' || isOver || at(players, viewer).laid !== null) return undefined
  return { kind: 'layCard', rule: '2.1', params: {} }
}

/** What lies face down can be any card of its hand. */
export function imagine({ rules, options, round, isOver, players }: View, chance: Chance): State {
  return {
    ...{ rules, round, isOver },
    options: { ...options },
    players: players.map(({ crowns, hand, laid, shown }) => ({
      ...{ crowns, shown },
      hand: [...hand],
      laid: laid === 'faceDown' ? at(hand, chance.pick(hand.length, 'laid')) : laid,
    })),
  }
}
