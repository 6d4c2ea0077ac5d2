/* The table of contents: beside the text and sticky where there is room, otherwise collapsed above it. */

import { ruleAnchor } from '@logres/board-kit'
import type { Rulebook } from '@logres/rulebook'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../../i18n/site.ts'
import { chapterAnchor } from './book.tsx'

/** What style sheets call --desk. */
const BROAD = '(min-width: 1101px)'

/** The last heading that was scrolled past. */
function useCurrentHeading(anchors: readonly string[]): string {
  const where = useSignal(anchors[0] ?? '')
  const all = anchors.join(' ')
  useEffect(() => {
    const look = () => {
      const passed = all.split(' ').filter((anchor) => {
        const head = document.getElementById(anchor)
        return head !== null && head.getBoundingClientRect().top < innerHeight / 3
      })
      where.value = passed.at(-1) ?? all.split(' ')[0] ?? ''
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [all, where])
  return where.value
}

function useIsWide(): boolean {
  const isBroad = useSignal(matchMedia(BROAD).matches)
  useEffect(() => {
    const query = matchMedia(BROAD)
    const look = () => {
      isBroad.value = query.matches
    }
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [isBroad])
  return isBroad.value
}

export function Contents({ book }: { readonly book: Rulebook<unknown> }) {
  const { chapters, words } = book
  const isBroad = useIsWide()
  const isOpen = useSignal(false)
  const where = useCurrentHeading(['introduction', ...chapters.map(({ no }) => chapterAnchor(no)), 'glossary'])
  const close = () => {
    isOpen.value = false
  }
  const entry = (anchor: string, text: string, no = '') => (
    <a href={`#${anchor}`} onClick={close} aria-current={where === anchor ? 'location' : undefined}>
      <span class="num">{no}</span>
      <span>{text}</span>
    </a>
  )
  return (
    <nav class="book-contents" aria-label={t().rules.contents}>
      <details
        open={isBroad || isOpen.value}
        onToggle={(event) => {
          isOpen.value = !isBroad && event.currentTarget.open
        }}
      >
        <summary>{t().rules.contents}</summary>
        <ol>
          <li>{entry('introduction', words.introduction)}</li>
          {chapters.map(({ no, title, rules }) => (
            <li key={no}>
              {entry(chapterAnchor(no), title, String(no))}
              {isBroad && where === chapterAnchor(no) && (
                <ol>
                  {rules.map((rule) => (
                    <li key={rule.no}>
                      <a href={`#${ruleAnchor(rule.no)}`}>
                        <span class="num">{rule.no}</span>
                        <span>{rule.title}</span>
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
          <li>{entry('glossary', words.glossary)}</li>
        </ol>
      </details>
    </nav>
  )
}
