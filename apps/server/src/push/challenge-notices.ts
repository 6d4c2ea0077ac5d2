/*
 * "Somebody challenges you", for people who are not here: once, a few seconds after the challenge, and never again. A push
 * service that fails is not asked a second time: the challenge stands in the list of matches.
 */
import { timeOffIn, timeOffWithin } from '../clocks/time-off.ts'
import type { PushSender } from '../jobs/remote-push.ts'
import { seatName } from '../people/names.ts'
import { settingsIn } from '../people/settings.ts'
import type { Deadline, Id, Person, Store, Time } from '../store/store.ts'
import { challengeMessage, languageOf, topicOf } from './message.ts'
import type { Sent } from './sender.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface ChallengeNoticesOptions {
  readonly store: Store
  readonly subscriptions: Subscriptions
  readonly sender: PushSender
  now(): Time
  counted(outcome: Sent): void
}

/** One of our deadlines is due. */
export async function notifyChallenge(
  { store, subscriptions, sender, now, counted }: ChallengeNoticesOptions,
  { match }: Deadline,
  isHere: (person: Id) => boolean,
): Promise<void> {
  const table = await store.get('tables', match)
  const { challenge } = table ?? {}
  if (table === undefined || table.status !== 'open' || challenge === undefined) return
  const [to, by] = await Promise.all([store.get('people', challenge.to), store.get('people', challenge.by)])
  if (to === undefined || isHere(to.id) || !wantsNotices(to, now())) return
  await Promise.all(
    (await subscriptions.of(to)).map(async (subscription) => {
      const message = await challengeMessage(table, seatName(by), languageOf(to, subscription))
      const sent = await sender.send(subscription, message, topicOf(match, 0))
      if (sent === 'gone') await subscriptions.remove(subscription)
      counted(sent)
    }),
  )
}

/** Quiet hours are quiet: a challenge can wait, or it was for now. */
function wantsNotices({ departed, bannedAt, settings }: Person, now: Time): boolean {
  if (departed || bannedAt !== null || !settingsIn(settings).notify) return false
  const excuses = timeOffIn(settings) ?? undefined
  return excuses === undefined || timeOffWithin(excuses, { from: now, to: now + 1 }).length === 0
}
