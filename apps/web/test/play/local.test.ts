/* A match in the page, as the board drives it: by what the viewer's own view allows. */
import { avalon } from '@logres/avalon/rules'
import { legalityOf, logOf } from '@logres/board-kit'
import { type AnyGame, at, isRefusal, seededChance, verifyRecord } from '@logres/kernel'
import { merlin } from '@logres/merlin/rules'
import { describe, expect, it } from 'vitest'
import { lastOwnStep } from '../../src/match/telling/own-steps.ts'
import { runBotsHere } from '../../src/play/bot-runner.ts'
import { type LocalPlay, type LocalPlayOptions, resumeLocal, startLocal } from '../../src/play/local.ts'
import { memoryStorage } from './memory-storage.ts'

const AGAINST_BOT = [
  { name: 'Bors', bot: null },
  { name: 'Mordred', bot: 'page' },
] as const
const TWO_PEOPLE = [
  { name: 'Bors', bot: null },
  { name: 'Isolde', bot: null },
] as const

function planOf(given: Partial<LocalPlayOptions> = {}): LocalPlayOptions {
  const game: AnyGame = avalon
  return {
    game,
    storage: memoryStorage(),
    scheduleSave: (save: () => void) => save(),
    watchStorage: () => () => {},
    createBotRunner: ({ table }) =>
      runBotsHere(
        game,
        table.seats.map(({ bot }) => (bot === null ? null : 'page')),
        'bots',
      ),
    botDelay: 0,
    standing: [
      { question: 'answerAttack', answer: { kind: 'resist' }, decline: { kind: 'decline' }, places: 11 },
      { question: 'answerSpell', answer: { kind: 'counterSpell' }, decline: { kind: 'decline' }, places: 11 },
    ],
    now: () => 1_000,
    ...given,
  }
}

function begin(
  plan: LocalPlayOptions,
  seats: readonly { readonly name: string; readonly bot: string | null }[],
): LocalPlay {
  const play = startLocal(plan, { seats, options: {}, seed: 'lancelot' })
  if ('code' in play) throw new Error(play.code)
  return play
}

/** Plays legal actions for the person who is asked, until `isDone` or the end. */
async function playOn(play: LocalPlay, isDone: (acts: number) => boolean = () => false): Promise<number> {
  const chance = seededChance('player')
  let acts = 0
  while (play.current.value?.outcome === null && !isDone(acts)) {
    play.confirmHandover()
    const { viewer, current } = play
    const view = current.value
    if (view === undefined || view.question === null) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      continue
    }
    const { legal } = legalityOf(play.game, view.view, viewer.value)
    // Attack if possible: otherwise the game might never end.
    const attacks = legal.filter(({ kind }) => kind === 'attack')
    const choice = attacks.length > 0 ? attacks : legal
    expect(await play.act(at(choice, chance.pick(choice.length, 'which')))).toBeUndefined()
    acts += 1
    if (acts > 5000) throw new Error('no end')
  }
  return acts
}

describe('a match in the page', () => {
  it('ends when the only person resigns, also against several bots', async () => {
    const game: AnyGame = merlin
    const createBotRunner = () => runBotsHere(game, [null, 'page', 'page'], 'bots')
    const play = begin(planOf({ game, createBotRunner, standing: [] }), [
      ...AGAINST_BOT,
      { name: 'Morgause', bot: 'page' },
    ])
    expect(await play.resign()).toBeUndefined()
    expect(play.current.value?.outcome).toMatchObject({ by: 'agreement' })
    play.close()
  })

  it('goes to its end against a bot, by actions worked out from the view, and its record verifies', async () => {
    const play = begin(planOf(), AGAINST_BOT)
    await playOn(play)
    const record = await play.record()
    if (isRefusal(record)) throw new Error(record.code)
    expect(verifyRecord(play.game, record)).toMatchObject({ kind: 'verified', finished: true })
    const log = logOf(play.steps.value, ['turnBegan'])
    expect(log.at(-1)?.lines.at(-1)?.event.kind).toBe('gameEnded')
    expect(log.map(({ turn }) => turn.no)).toEqual(log.map((_, i) => i + 1))
    play.close()
  })

  it('is restored after a reload, at the same question, with the same log', async () => {
    const plan = planOf()
    const play = begin(plan, AGAINST_BOT)
    await playOn(play, (acts) => acts >= 12)
    while (play.current.value?.question === null) await new Promise((resolve) => setTimeout(resolve, 0))
    play.close()
    const again = resumeLocal(plan, play.saved.key.value.id)
    if (again === undefined || 'code' in again) throw new Error('not kept')
    expect(again.current.value?.view).toEqual(play.current.value?.view)
    expect(again.current.value?.question).toEqual(play.current.value?.question)
    expect(again.steps.value).toEqual(play.steps.value)
    await playOn(again)
    expect(again.current.value?.outcome).not.toBeNull()
    again.close()
  })

  it('is saved when scheduled, once for all changes; closing it loses nothing', async () => {
    const waiting: (() => void)[] = []
    const plan = planOf({ scheduleSave: (save) => void waiting.push(save) })
    const kept = () => {
      const again = resumeLocal({ ...plan, scheduleSave: () => {} }, play.saved.key.value.id)
      return again === undefined || 'code' in again ? -1 : again.steps.value.length
    }
    const play = begin(plan, TWO_PEOPLE)
    const before = kept()
    await playOn(play, (acts) => acts === 2)
    expect(kept()).toBe(before)
    expect(waiting.length).toBe(1)
    waiting.shift()?.()
    const after = kept()
    expect(after).toBeGreaterThan(before)
    await playOn(play, (acts) => acts === 1)
    play.close()
    expect(kept()).toBeGreaterThan(after)
  })

  it('undoes what can be undone, in view and log', async () => {
    const play = begin(planOf(), AGAINST_BOT)
    while (play.current.value?.question?.kind !== 'playCards') await new Promise((resolve) => setTimeout(resolve, 0))
    const before = play.current.value
    const steps = play.steps.value
    const reinforce = () => {
      const { legal } = legalityOf(play.game, play.current.value?.view ?? {}, play.viewer.value)
      return at(
        legal.filter(({ kind }) => kind === 'reinforce'),
        0,
      )
    }
    await play.act(reinforce())
    await play.act(reinforce())
    expect(play.steps.value.length).toBe(steps.length + 2)
    await play.undo()
    expect(play.steps.value.length).toBe(steps.length + 1)
    await play.undo(play.current.value?.undoable[0])
    expect(play.current.value?.view).toEqual(before.view)
    expect(play.steps.value).toEqual(steps)
    expect(await play.undo()).toMatchObject({ code: 'nothingToUndo' })
    play.close()
  })

  it('asks two people to hand over the device before it shows the next one’s view', async () => {
    const play = begin(planOf(), TWO_PEOPLE)
    const seen = new Set<number>()
    while (seen.size < 2) {
      const next = play.handover.value
      if (next !== undefined) {
        const table = play.current.value
        expect(play.viewer.value).toBe('table')
        expect(JSON.stringify(table?.view)).not.toMatch(/"cards":\[/)
        expect(table?.question).toBeNull()
        play.confirmHandover()
        expect(play.viewer.value).toBe(next)
        seen.add(next)
      }
      await playOn(play, (acts) => acts >= 1)
    }
    play.close()
  })

  it('refuses what the rules refuse, and says why', async () => {
    const play = begin(planOf(), AGAINST_BOT)
    while (play.current.value?.question?.kind !== 'playCards') await new Promise((resolve) => setTimeout(resolve, 0))
    expect(await play.act({ kind: 'endTurn' })).toMatchObject({ kind: 'refusal', rule: '3.4' })
    play.close()
  })

  it('applies standing answers without asking', async () => {
    const play = begin(planOf(), AGAINST_BOT)
    const never = { otherwise: 'never', places: {} } as const
    await play.setStandingAnswers({ answerAttack: never, answerSpell: never })
    const asked = new Set<string>()
    play.current.subscribe((shown) => void (shown?.question && asked.add(shown.question.kind)))
    const chance = seededChance('passive')
    for (let i = 0; i < 400 && play.current.value?.outcome === null; ) {
      const question = play.current.value?.question
      if (question === null || question === undefined || question.kind.startsWith('answer')) {
        await new Promise((resolve) => setTimeout(resolve, 0))
        continue
      }
      const { legal } = legalityOf(play.game, play.current.value?.view ?? {}, play.viewer.value)
      await play.act(at(legal, chance.pick(legal.length, 'which')))
      i += 1
    }
    const declined = play.steps.value.flatMap(({ events }) => events).filter(({ kind }) => kind === 'answerDeclined')
    expect(declined.length).toBeGreaterThan(0)
    play.close()
  })

  it('lists what happened since the viewer’s last action', async () => {
    const play = begin(planOf(), AGAINST_BOT)
    let turns = 0
    while (turns < 3) {
      await playOn(play, () => play.current.value?.question?.kind === 'endTurn')
      await play.act({ kind: 'endTurn' })
      while (play.current.value?.question?.kind !== 'playCards') {
        if (play.current.value?.question) await play.act({ kind: 'decline' })
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
      turns += 1
    }
    const steps = play.steps.value
    const news = steps.slice(lastOwnStep(play.game, steps, steps.length - 1, 0) + 1).flatMap(({ events }) => events)
    expect(news.some((event) => event.kind === 'tileTaken' && 'seat' in event && event.seat === 1)).toBe(true)
    expect(news.some((event) => event.kind === 'tileTaken' && 'seat' in event && event.seat === 0)).toBe(false)
    play.close()
  })
})
