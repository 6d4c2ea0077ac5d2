/* The editions that are kept on this device, by game. */
import { useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { aboutOf, GAMES } from '../../games.ts'
import { deleteEdition, listEditions } from './stored.ts'
import { texts, textsReady } from './texts.ts'
import '../plain.css'
import './editions.css'

export function EditionsPage() {
  const isReady = useSignal(false)
  const changes = useSignal(0)
  useEffect(() => {
    void textsReady().then(() => {
      isReady.value = true
    })
  }, [isReady])
  useTitle(isReady.value ? texts().title : '')
  if (!isReady.value) return <div class="wrap plain" aria-busy="true" />
  const t = texts()
  return (
    <div class="wrap plain" data-changes={changes.value}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      {GAMES.filter(({ editionForm }) => editionForm !== undefined).map(({ id: game }) => (
        <section key={game} aria-labelledby={`of-${game}`}>
          <h2 class="section-heading" id={`of-${game}`}>
            {aboutOf(game).name}
          </h2>
          <ul class="edition-saved">
            {listEditions(game).map(({ id, name }) => (
              <li key={id}>
                <a class="link tap" href={`/editions/${game}?id=${id}`}>
                  {name === '' ? t.newName : name}
                </a>
                <button
                  type="button"
                  class="button ghost compact"
                  aria-label={`${t.remove}: ${name}`}
                  onClick={() => {
                    deleteEdition(game, id)
                    changes.value += 1
                  }}
                >
                  {t.remove}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <a class="button secondary" href={`/editions/${game}`}>
              {t.create}
            </a>
          </p>
        </section>
      ))}
    </div>
  )
}
