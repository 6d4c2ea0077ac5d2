/* Push notices about turns: sets up the parts. */
import type { Config } from '../config.ts'
import { RemotePushSender } from '../jobs/remote-push.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { People } from '../people/people.ts'
import type { Deadline, Id, Store, TableRow } from '../store/store.ts'
import { notifyChallenge } from './challenge-notices.ts'
import { type PushKeys, pushKeys } from './keys.ts'
import { Notices } from './notices.ts'
import { Sender } from './sender.ts'
import { Subscriptions } from './subscriptions.ts'

export interface Push {
  readonly keys: Pick<PushKeys, 'publicKey'>
  readonly subscriptions: Subscriptions
  readonly notices: Notices
  /** A deadline of ours is due: somebody is told that they are challenged, unless they see it. */
  notifyChallenge(row: Deadline, isHere: (person: Id) => boolean): Promise<void>
  /** A match starts: the first player may be offline by now. */
  matchStarted(row: TableRow): void
  stop(): Promise<void>
}

export interface PushParts {
  readonly store: Store
  readonly rooms: Rooms
  readonly people: People
  readonly metrics: Metrics
  now(): number
  failed(what: string, error: unknown): void
}

export async function createSender(config: Config, store: Store, now: () => number): Promise<Sender> {
  const { pushAnywhere: anywhere, pushContact, origin } = config
  const keys = await pushKeys(store)
  // Push services want a contact, or at least a plausible one.
  const contact = pushContact ?? (origin?.startsWith('https:') ? origin : 'https://localhost')
  return new Sender({ keys, contact, anywhere, now })
}

export async function openPush(
  config: Config,
  { store, rooms, people, metrics, now, failed }: PushParts,
): Promise<Push> {
  const { bus } = config
  const keys = await pushKeys(store)
  const subscriptions = new Subscriptions(people.registry, config.pushAnywhere)
  const here = await createSender(config, store, now)
  const remote = bus === null ? undefined : new RemotePushSender(here, bus, failed)
  const sender = remote ?? here
  const counted: Metrics['pushed'] = (outcome) => metrics.pushed(outcome)
  const notices = new Notices({ store, rooms, subscriptions, sender, now, failed, counted })
  const matchStarted = ({ id }: TableRow) => {
    // Opening the room checks for notices.
    rooms.get(id).catch((error) => failed(id, error))
  }
  const stop = async () => {
    await notices.stop()
    await remote?.close()
  }
  return {
    ...{ keys, subscriptions, notices, matchStarted, stop },
    notifyChallenge: (row, isHere) => notifyChallenge({ store, subscriptions, sender, now, counted }, row, isHere),
  }
}
