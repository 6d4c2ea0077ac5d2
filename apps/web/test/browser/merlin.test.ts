/* Merlin in a page: every kind of answer to every kind of question can be given by clicking; the ring by pointer and by key. */

import { isRefusal } from '@logres/kernel'
import { type Action, merlin } from '@logres/merlin'
import { describe, expect } from 'vitest'
import { type Hall, isAll, testsInHall } from './hall.ts'
import { give } from './merlin-player.ts'
import { type Answerable, answerables, kindOf } from './merlin-positions.ts'
import type { Position } from './positions.ts'
import { type Visit, visit } from './visit.ts'

const it = testsInHall('Merlin')

/** What was done since, by the page's own record of it. */
async function doneSince({ page }: Visit, { key, text }: Position): Promise<readonly Action[]> {
  const now = await page.evaluate((key) => localStorage.getItem(key) ?? '', key)
  return actionsIn(now).slice(actionsIn(text).length)
}

function actionsIn(text: string): readonly Action[] {
  const { entries }: { readonly entries: readonly { readonly action?: unknown }[] } = JSON.parse(text)
  return entries.flatMap(({ action }) => {
    const read = action === undefined ? undefined : merlin.parseAction(action)
    return read === undefined || isRefusal(read) ? [] : [read]
  })
}

/** Each kind of answer, in a position of its own. */
async function answersWhatIsAsked(hall: Hall, list: readonly Answerable[]): Promise<void> {
  const guest = await visit(hall)
  const failed: string[] = []
  for (const position of list)
    for (const action of position.answers) {
      await guest.show(position)
      const what = `${position.question}: ${kindOf(action)}`
      try {
        await give(guest.page, action)
        await expect
          .poll(async () => (await doneSince(guest, position)).map(kindOf), { timeout: 5000 })
          .toContain(kindOf(action))
      } catch (error) {
        failed.push(`${what}: ${error instanceof Error ? error.message.slice(0, 200) : ''}`)
      }
    }
  expect(failed).toEqual([])
  expect(guest.faults).toEqual([])
  await guest.leave()
}

/** In small: one answer to each kind of question. */
function oneOfEach(list: readonly Answerable[]): readonly Answerable[] {
  return list
    .filter(({ question }, i) => list.findIndex((other) => other.question === question) === i)
    .map((each) => ({ ...each, answers: each.answers.slice(0, 1) }))
}

describe('every question', () => {
  it(
    'has a control for each kind of answer',
    async (hall) => {
      const all = answerables(isAll ? 260 : 90)
      await answersWhatIsAsked(hall, isAll ? all : oneOfEach(all))
    },
    isAll ? 600_000 : 150_000,
  )
})
