/* "Ask the rules": a question or a component, and the rules that answer. */

import { Icon, lang, ruleAnchor } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import type { Rulebook } from '@logres/rulebook'
import type { Hit, HitGroup, RuleSearch } from '@logres/rulebook/search'
import { useSignal } from '@preact/signals'
import { useEffect, useId, useRef } from 'preact/hooks'
import { replaceUrl } from '../../../shell/router.ts'
import { companionTexts } from '../../companion/words/index.ts'

type SearchIn = NonNullable<GameManifest['book']>['search']

const QUESTION = 'q'

/** What the address asks for: /rules/GAME?q=… */
function askedInUrl(): string {
  return new URL(location.href).searchParams.get(QUESTION) ?? ''
}

function keepInUrl(question: string): void {
  const url = new URL(location.href)
  if (question === '') url.searchParams.delete(QUESTION)
  else url.searchParams.set(QUESTION, question)
  replaceUrl(url.href)
}

async function loadSearch(book: Rulebook<unknown>, search: SearchIn): Promise<RuleSearch> {
  const language = lang.peek()
  const [{ ruleSearch }, words] = await Promise.all([import('@logres/rulebook/search'), search?.(language)])
  return ruleSearch(book, language, words)
}

/** Loaded once the reader begins to ask. */
function useSearch(book: Rulebook<unknown>, search: SearchIn, isWanted: boolean): RuleSearch | undefined {
  const loaded = useSignal<{ readonly book: Rulebook<unknown>; readonly search: RuleSearch } | undefined>(undefined)
  useEffect(() => {
    if (!isWanted || loaded.peek()?.book === book) return
    loadSearch(book, search).then((found) => {
      loaded.value = { book, search: found }
    }, reportError)
  }, [book, search, isWanted, loaded])
  return loaded.value?.book === book ? loaded.value.search : undefined
}

export interface SearchPanelProps {
  readonly book: Rulebook<unknown>
  readonly search: SearchIn
}

export function SearchPanel({ book, search }: SearchPanelProps) {
  const t = companionTexts().search
  const id = useId()
  const question = useSignal(askedInUrl())
  const isWanted = useSignal(question.peek() !== '')
  const field = useRef<HTMLInputElement>(null)
  const found = useSearch(book, search, isWanted.value)
  const groups = found?.find(question.value)
  const ask = (text: string) => {
    isWanted.value = true
    question.value = text
    keepInUrl(text.trim())
  }
  useSlashKey(field)
  return (
    <search class="rules-search">
      <form onSubmit={(event) => event.preventDefault()}>
        <label for={id}>{t.label}</label>
        <div class="rules-search-field">
          <input
            ref={field}
            id={id}
            class="input"
            type="search"
            value={question.value}
            placeholder={t.placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => {
              isWanted.value = true
            }}
            onInput={(event) => ask(event.currentTarget.value)}
          />
          {question.value !== '' && (
            <button
              type="button"
              class="icon-button"
              aria-label={t.clear}
              onClick={() => {
                ask('')
                field.current?.focus()
              }}
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
      </form>
      {question.value.trim() !== '' && groups !== undefined && <Answers groups={groups} />}
    </search>
  )
}

/** "/" goes to the field, as on many sites, unless the reader is writing. */
function useSlashKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
}

function Answers({ groups }: { readonly groups: readonly HitGroup[] }) {
  const t = companionTexts().search
  const rules = new Set(groups.flatMap(({ hits }) => hits.map(({ no }) => no)))
  return (
    <div class="rules-answers">
      <p role="status" class="rules-found">
        {t.found(rules.size)} {rules.size === 0 && t.none}
      </p>
      {groups.map(({ component, hits }) => (
        <div key={component?.name ?? ''} class="rules-answer-group">
          {component !== null ? (
            <h2>
              {component.name} <small>{component.kind}</small>
            </h2>
          ) : (
            groups.length > 1 && <h2>{t.others}</h2>
          )}
          <ul>
            {hits.map((hit) => (
              <Answer key={hit.no} hit={hit} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Answer({ hit: { no, title, sentence } }: { readonly hit: Hit }) {
  return (
    <li>
      <a href={`#${ruleAnchor(no)}`}>
        <span class="num">{no}</span> {title}
      </a>
      <p>{sentence.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}</p>
    </li>
  )
}
