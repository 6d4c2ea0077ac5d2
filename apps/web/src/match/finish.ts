import type { Finish } from '@logres/board-kit'
import type { MatchState } from './state.ts'

export function finishTurn(state: MatchState, finish: Finish): void {
  if (finish.run === undefined) void state.act(finish.action)
  else finish.run()
}
