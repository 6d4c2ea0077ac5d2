import { useTitle } from '@logres/board-kit'
import { t } from '../i18n/site.ts'
import './plain.css'

export function CreditsPage() {
  const words = t().credits
  useTitle(words.title)
  const parts = [
    { id: 'games', head: words.games, text: words.gamesText },
    { id: 'icons', head: words.icons, text: words.iconsText, link: 'https://game-icons.net/' },
    { id: 'fonts', head: words.fonts, text: words.fontsText, link: 'https://openfontlicense.org/' },
    { id: 'software', head: words.software, text: words.softwareText },
  ]
  return (
    <div class="wrap plain">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="lead">{words.source}</p>
      {parts.map(({ id, head, text, link }) => (
        <section key={id} aria-labelledby={id}>
          <h2 class="section-heading" id={id}>
            {head}
          </h2>
          <p class="prose">{text}</p>
          {link !== undefined && (
            <p>
              <a class="link tap" href={link}>
                {new URL(link).host}
              </a>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
