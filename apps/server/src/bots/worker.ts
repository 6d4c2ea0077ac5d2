/* Runs in a worker thread: answers questions one after the other and caches its bots. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Bot, createBot } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { isRefusal, type Tagged } from '@logres/kernel'
import type { Answer, Choice, FromThread, Question, ToThread } from './question.ts'
import { SeatCache } from './seat-cache.ts'

interface CachedBot {
  readonly bot: Bot<Tagged, object>
  /** Another bot may take the seat. */
  readonly name: string
}

/** Longer messages are cut: they are for a log. */
const LONGEST_MESSAGE = 300

// Acts go before bots where cores are scarce. Elsewhere than on Linux this would be the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const bots = new SeatCache<CachedBot>()

function choose(question: Question, fresh: boolean): Choice {
  if (fresh) bots.delete(question)
  const { bot } = botFor(question)
  return bot.choose(question.view, question.legal, question.budget, question.people)
}

function botFor(question: Question): CachedBot {
  const { game: id, level, seed } = question
  const name = JSON.stringify([id, level, seed])
  const cached = bots.get(question)
  const entry = cached?.name === name ? cached : { bot: makeBot(question), name }
  bots.set(question, entry)
  return entry
}

function makeBot({ game: id, level, seed }: Question): Bot<Tagged, object> {
  const game = findGame(id)?.game
  if (game === undefined) throw new RangeError(`there is no game ${id}`)
  const bot = createBot(game, level, seed)
  if (isRefusal(bot)) throw new RangeError(`there is no bot ${level} for ${id}`)
  return bot
}

function errorAnswer(thrown: unknown): Answer {
  const error = thrown instanceof Error ? thrown : new Error('a bot threw a non-error')
  const message = error.message.slice(0, LONGEST_MESSAGE)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { kind: 'error', message, stack: [`${error.name}: ${message}`, ...frames].join('\n') }
}

function send(message: FromThread): void {
  parentPort?.postMessage(message)
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'forget') {
    bots.forget(message.match)
    return
  }
  const { question, fresh } = message
  try {
    send({ kind: 'choice', choice: choose(question, fresh) })
  } catch (thrown) {
    // It may have been interrupted anywhere.
    bots.delete(question)
    send(errorAnswer(thrown))
  }
})

send({ kind: 'ready' })
