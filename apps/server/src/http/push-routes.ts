/* Push notifications about turns in this browser. */
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { People } from '../people/people.ts'
import { LANGUAGES } from '../people/settings.ts'
import { LONGEST_ENDPOINT } from '../push/addresses.ts'
import type { PushKeys } from '../push/keys.ts'
import type { Subscriptions } from '../push/subscriptions.ts'
import { browserRoutes, refusalOf } from './browser-routes.ts'

export interface PushServices {
  readonly people: People
  readonly push: { readonly keys: Pick<PushKeys, 'publicKey'>; readonly subscriptions: Subscriptions }
}

const closed = { additionalProperties: false }
const SubscriptionRequest = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: LONGEST_ENDPOINT, description: 'where the push service is' }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
        auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }),
      },
      closed,
    ),
    language: Type.Union([...LANGUAGES], { description: 'of the page, for who has chosen none' }),
  },
  closed,
)

export function addPush(app: FastifyInstance, { people, push }: PushServices): void {
  const { keys, subscriptions } = push
  const route = browserRoutes(app, people)
  route('GET', '/api/me/push', { summary: 'Whether this browser is told of your turns' }, async (known) => ({
    publicKey: keys.publicKey,
    isOn: await subscriptions.isOn(known),
  }))
  route<Static<typeof SubscriptionRequest>>(
    'PUT',
    '/api/me/push',
    { summary: 'Tell this browser when it is your turn, by its push service', body: SubscriptionRequest },
    async (known, { body }) => refusalOf(await subscriptions.subscribe(known, body)),
  )
  route('DELETE', '/api/me/push', { summary: 'Tell this browser nothing any more' }, async (known) => {
    await subscriptions.unsubscribe(known)
    return undefined
  })
}
