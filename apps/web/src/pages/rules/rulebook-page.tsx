import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isGameId } from '../../games.ts'
import { lang } from '../../i18n/lang.ts'
import { t } from '../../i18n/site.ts'
import { loadRulebook, type Rule, type Rulebook, ruleAnchor } from '../../rules/rulebook.ts'
import type { PageProps } from '../../shell/router.ts'
import { useTitle } from '../../shell/title.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import '../plain.css'
import './rules.css'

function RuleText({ rule }: { readonly rule: Rule }) {
  const words = t().rules
  const id = ruleAnchor(rule.no)
  return (
    <div class="rule" id={id}>
      <a class="no num" href={`#${id}`}>
        {rule.no}
      </a>
      <div class="prose">
        {rule.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {rule.ruling !== undefined && (
          <p class="ruling">
            <span class="badge gold">{words.ruling}</span> {rule.ruling}
          </p>
        )}
        {rule.isReconstructed === true && <span class="badge">{words.reconstructed}</span>}
      </div>
    </div>
  )
}

function Book({ book }: { readonly book: Rulebook }) {
  return (
    <div class="st">
      <nav class="toc" aria-label={t().rules.contents}>
        {book.sections.map(({ no, head }) => (
          <a key={no} href={`#section-${no}`}>
            {no} {head}
          </a>
        ))}
      </nav>
      <div class="stb">
        {book.sections.map(({ no, head, rules }) => (
          <section key={no} aria-labelledby={`section-${no}`}>
            <h2 class="h" id={`section-${no}`}>
              {head}
            </h2>
            {rules.map((rule) => (
              <RuleText key={rule.no} rule={rule} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

export function RulebookPage({ params }: PageProps) {
  const { game } = params
  const book = useSignal<Rulebook | null | undefined>(undefined)
  const now = lang.value
  useEffect(() => {
    if (!isGameId(game)) return
    void loadRulebook(game, now).then((found) => {
      book.value = found ?? null
      // The rule a link names is there only now.
      requestAnimationFrame(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView())
    })
  }, [game, now, book])
  useTitle(isGameId(game) ? `${t().games[game].name}: ${t().rules.title}` : t().notFound.title)
  if (!isGameId(game)) return <NotFoundPage />
  return (
    <div class="wrap plain broad">
      <h1 tabIndex={-1}>{t().games[game].name}</h1>
      <p class="lead">{t().games[game].what}</p>
      {book.value === null && <p class="prose soon">{t().rules.soon}</p>}
      {book.value !== null && book.value !== undefined && <Book book={book.value} />}
    </div>
  )
}
