/* A worker as a web page would run it: one question in, one choice out. */

import { type Budget, createBot } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { isRefusal, type Tagged } from '@logres/kernel'

export interface WorkerRequest {
  readonly game: string
  readonly seed: string
  readonly view: object
  readonly legal: readonly Tagged[]
  readonly budget: Budget
}

declare const self: {
  onmessage: ((message: { readonly data: string }) => void) | null
  postMessage(text: string): void
}

self.onmessage = ({ data }) => {
  const { game, seed, view, legal, budget }: WorkerRequest = JSON.parse(data)
  const entry = findGame(game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  const bot = createBot(entry.game, 'champion', seed)
  if (isRefusal(bot)) throw new Error(bot.code)
  self.postMessage(JSON.stringify(bot.choose(view, legal, budget)))
}
