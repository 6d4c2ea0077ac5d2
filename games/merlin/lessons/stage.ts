import type { Stage } from '@logres/lessons'
import { parseAction, readAction, writeAction } from '../rules/index.ts'
import { buildPosition, type Position } from './scene.ts'

export const stage: Stage = {
  build: (position: Position) => buildPosition(position),
  readAction,
  writeAction: (given) => {
    const action = parseAction(given)
    if (action.kind === 'refusal') throw new Error(`no action of Merlin: ${action.code}`)
    return writeAction(action)
  },
}
