import { Wordmark } from '../design/draw/emblem.tsx'
import { aboutOf, BOOKS, GAMES } from '../games.ts'
import { t } from '../i18n/site.ts'

interface Column {
  readonly head: string
  readonly links: readonly (readonly [href: string, text: string])[]
}

function columns(): Column[] {
  const { shell } = t()
  return [
    {
      head: shell.play,
      links: [
        ['/new', shell.makeTable],
        ['/#open', shell.openTables],
        [`/local/${GAMES[0]?.id}`, shell.offline],
      ],
    },
    { head: shell.rules, links: BOOKS.map(({ id }) => [`/rules/${id}`, aboutOf(id).name] as const) },
    {
      head: 'Logres',
      links: [
        ['/about', shell.about],
        ['/about#host', shell.selfHost],
        ['/api/docs', shell.api],
        ['/credits', shell.credits],
        ['/style', shell.style],
      ],
    },
  ]
}

export function Footer() {
  return (
    <footer class="foot">
      <div class="wrap">
        <div class="cols">
          <div>
            <Wordmark height={28} />
            <p class="prose muted">{t().shell.footer}</p>
          </div>
          {columns().map(({ head, links }) => (
            <nav key={head} aria-label={head}>
              <h2>{head}</h2>
              <ul>
                {links.map(([href, text]) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p class="legal">{t().shell.legal}</p>
      </div>
    </footer>
  )
}
