/* A match that goes on from a position of another: kept, resumed, listed by its name, and not taken for one with a record. */
import { avalon } from '@logres/avalon/rules'
import { type AnyGame, isRefusal, Match, seededChance, seededTable, unsealSeeded } from '@logres/kernel'
import { describe, expect, it } from 'vitest'
import { runBotsHere } from '../../src/play/bot-runner.ts'
import { resumeLocal } from '../../src/play/local.ts'
import { SavedGame } from '../../src/play/saved-game.ts'
import { listShelf, recordKey } from '../../src/play/shelf.ts'
import { memoryStorage } from '../play/memory-storage.ts'

const game: AnyGame = avalon
const KEY = { game: 'avalon', id: 'branch' }
const SEATS = [
  { name: 'Bors', bot: null },
  { name: 'Isolde', bot: null },
]

function midGame(): object {
  const chance = seededChance('before')
  const state = game.setup(game.options.defaults, 2, chance)
  for (let i = 0; i < 40; i++) {
    const actor = game.toAct(state)[0]
    if (actor === undefined) break
    const legal = game.legal(state, actor)
    const action = legal[chance.pick(legal.length, 'action')]
    if (action !== undefined) game.apply(state, actor, action, chance, () => {})
  }
  return state
}

function startBranch() {
  const storage = memoryStorage()
  const state = midGame()
  const options = game.options.read(game.options.defaults)
  if (options.kind === 'refusal') throw new Error(options.code)
  const { rulesVersion } = game
  const table = seededTable('seed', { id: 'b', game: 'avalon', rulesVersion, options: options.options, seats: SEATS })
  const started = Match.from(game, table, state, unsealSeeded(table, 'seed').chance, 5)
  if (started.kind === 'refusal') throw new Error(started.code)
  const from = { state, name: 'Turn 7', review: '/local/avalon/x/review#40-1' }
  new SavedGame(storage, KEY, null, from).save(started.match, [])
  const plan = {
    ...{ game, storage, botDelay: 0, standing: [], now: () => 6 },
    scheduleSave: (save: () => void) => save(),
    watchStorage: () => () => {},
    createBotRunner: () => runBotsHere(game, [null, null], 'bots'),
  }
  return { storage, state, plan }
}

describe('a match from a review', () => {
  it('begins with that position and is played on after a reload', async () => {
    const { state, storage, plan } = startBranch()
    const play = resumeLocal(plan, KEY.id)
    if (play === undefined || 'code' in play) throw new Error('it resumes')
    play.confirmHandover()
    const viewer = play.viewer.value
    expect(play.current.value?.view).toEqual(game.view(state, viewer))
    const seat = game.toAct(state)[0]
    const action = seat === undefined ? undefined : game.legal(state, seat)[0]
    if (action === undefined) throw new Error('somebody can act')
    expect(await play.act(action)).toBeUndefined()
    play.close()
    const text = storage.getItem(recordKey(KEY))
    const again = resumeLocal(plan, KEY.id)
    if (again === undefined || 'code' in again) throw new Error('it resumes again')
    expect(JSON.parse(text ?? '').entries).toHaveLength(2)
    expect(again.steps.value).toHaveLength(play.steps.value.length)
  })

  it('is listed by its name, and has no record to be verified', async () => {
    const { storage, plan } = startBranch()
    expect(listShelf(storage).rows[0]).toMatchObject({ id: 'branch', branch: 'Turn 7' })
    const play = resumeLocal(plan, KEY.id)
    if (play === undefined || 'code' in play) throw new Error('it resumes')
    const record = await play.record()
    expect(isRefusal(record) && record.code).toBe('noBeginning')
  })
})
