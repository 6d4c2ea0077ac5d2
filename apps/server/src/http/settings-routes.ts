/* A person's settings. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Lobby } from '../lobby/lobby.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { changeSettings, SettingsChange, settingsIn } from '../people/settings.ts'
import { browserRoutes } from './browser-routes.ts'

export interface SettingsServices {
  readonly people: People
  /** This person's quiet hours or vacations have changed. */
  settingsChanged(person: string): Promise<void>
  readonly lobby: Pick<Lobby, 'presenceHidden'>
}

export function addSettings(app: FastifyInstance, { people, settingsChanged, lobby }: SettingsServices): void {
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
      if (changed.isExcused) {
        // The settings are saved: a match that cannot apply them now does so when it is opened next.
        await settingsChanged(person.id).catch((error) => log.error({ error: String(error) }, 'failed'))
      }
      // People who hide are hidden at once.
      if (changed.isSeenChanged) lobby.presenceHidden(person.id)
      return changed.settings
    },
  )
}
