/* A person's settings. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Hall } from '../lobby/hall.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { changeSettings, SettingsChange, settingsIn } from '../people/settings.ts'
import { browserRoutes } from './browser-routes.ts'

export interface SettingsServices {
  readonly people: People
  readonly lobby: { readonly hall: Pick<Hall, 'forget'> }
  /** This person's quiet hours or vacations have changed. */
  settingsChanged(person: string): Promise<void>
}

export function addSettings(app: FastifyInstance, { people, lobby, settingsChanged }: SettingsServices): void {
  const route = browserRoutes(app, people)
  route('GET', '/api/me/settings', { summary: 'Your quiet hours, vacations and preferences' }, async ({ person }) =>
    settingsIn(person.settings),
  )
  route<Static<typeof SettingsChange>>(
    'PUT',
    '/api/me/settings',
    { summary: 'Change what you name of your settings; answers all of them', body: SettingsChange },
    async ({ person }, { body, log }) => {
      const changed = await changeSettings(people.registry, person.id, body)
      if (isRefused(changed)) return changed
      // Whoever hides is hidden at once.
      lobby.hall.forget(person.id)
      if (changed.isExcused) {
        // The settings are saved: a match that cannot apply them now does so when it is opened next.
        await settingsChanged(person.id).catch((error) => log.error({ error: String(error) }, 'failed'))
      }
      return changed.settings
    },
  )
}
