/* Runs in a thread of its own: plays the deals it is sent, one after the other, and answers each. */
import { parentPort } from 'node:worker_threads'
import { playDeal } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import type { Job } from './job.ts'

parentPort?.on('message', ({ game: id, ...deal }: Job) => {
  const entry = findGame(id)
  if (entry === undefined) throw new RangeError(`there is no game ${id}`)
  parentPort?.postMessage(playDeal({ ...deal, game: entry.game }, () => performance.now()))
})
