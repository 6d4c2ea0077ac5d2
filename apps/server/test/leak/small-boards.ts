/*
 * The lists of matches to watch: each small board must be what a spectator was shown at some moment. The rest of these
 * responses is searched as any other.
 */
import { at, present } from '@logres/kernel'
import { expect } from 'vitest'
import type { GroundTruth } from './ground-truth.ts'
import type { Body } from './recorder.ts'

const LIVE = '/api/watch'
const FINISHED = '/api/watch/worth-seeing'

export interface Board {
  readonly moment: number
  readonly text: string
  readonly view: object
}

interface Listed {
  readonly match?: string
  readonly result?: { readonly match: string }
  readonly shown?: { readonly view?: object } | null
}

function listedIn({ text }: Body): readonly Listed[] {
  const { matches = [] }: { readonly matches?: readonly Listed[] } = JSON.parse(text)
  return matches
}

/** The boards of this match, by what a spectator was shown at that moment. */
export function smallBoardsIn(bodies: readonly Body[], { record, shown }: GroundTruth): Board[] {
  const mine = present(shown.get('table'))
  for (const body of bodies.filter(({ path }) => path === FINISHED))
    expect(listedIn(body).map(({ result }) => result?.match)).not.toContain(record.table.id)
  return bodies
    .filter(({ path }) => path === LIVE)
    .flatMap(listedIn)
    .flatMap(({ match, shown: board }) => {
      if (match !== record.table.id || board?.view === undefined) return []
      const text = JSON.stringify(board.view)
      const fitting = mine.filter(({ view }) => JSON.stringify(view.view) === text)
      expect(fitting.length, `no spectator was shown that: ${text}`).toBeGreaterThan(0)
      return [{ moment: at(fitting, 0).moment, text, view: board.view }]
    })
}

/** Boards of other matches have lists of numbers of their own. */
export function withoutBoards(body: Body): string {
  if (body.path !== LIVE && body.path !== FINISHED) return body.text
  return JSON.stringify(JSON.parse(body.text), (key, value) => (key === 'view' ? undefined : value))
}
