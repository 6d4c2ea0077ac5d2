/* Which values of an edition differ from ours, in words: for its page, a table and a match. */
import { type EditionForm, type EditionPath, type EditionTexts, lang } from '@logres/board-kit'
import type { NamedEdition } from '@logres/manifest'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { manifestOf } from '../../games.ts'
import { texts, textsReady } from './texts.ts'
import { differences, fieldAt, valueAt } from './values.ts'

interface Known {
  readonly names: EditionTexts
  readonly standard: NamedEdition
  readonly form: EditionForm
}

async function load(game: string): Promise<Known | undefined> {
  const { editions, editionForm } = manifestOf(game)
  const [found, form] = await Promise.all([editions?.(), editionForm?.(), textsReady()])
  if (found === undefined || form === undefined) return undefined
  return { names: await form.texts(lang.value), standard: found.standard, form }
}

const MOST_SHOWN = 30

interface DifferencesProps {
  readonly game: string
  readonly edition: object
  /** Only what this rule is about; of a rule that is about no part all, or nothing. */
  readonly rule?: string
  readonly isWholeShown?: boolean
}

export function Differences({ game, edition, rule, isWholeShown = true }: DifferencesProps) {
  const known = useSignal<Known | undefined>(undefined)
  const now = lang.value
  useEffect(() => {
    let isWanted = true
    void load(game).then((found) => {
      if (isWanted && now === lang.peek()) known.value = found
    })
    return () => {
      isWanted = false
    }
  }, [game, now, known])
  if (known.value === undefined) return null
  const found = known.value
  const { names, standard, form } = found
  const t = texts()
  const ofRule = form.parts.filter((part) => part.rule === rule).map(({ name }) => name)
  const isOfRule = ofRule.length > 0
  if (rule !== undefined && !isOfRule && !isWholeShown) return null
  const all = differences(standard, { ...standard, ...edition }).filter(
    ([part]) => part !== 'name' && (!isOfRule || ofRule.includes(String(part))),
  )
  return (
    <section class="edition-differences">
      <p>{t.same(all.length)}</p>
      <ul>
        {all.slice(0, MOST_SHOWN).map((path) => (
          <li key={path.join('/')}>
            {whereText(path, names)}: {valueText(path, valueAt(standard, path), found)} →{' '}
            {valueText(path, valueAt(edition, path), found)}
          </li>
        ))}
        {all.length > MOST_SHOWN ? <li>{t.more(all.length - MOST_SHOWN)}</li> : null}
      </ul>
    </section>
  )
}

/** "Quests, quest 12, points" */
function whereText(path: EditionPath, names: EditionTexts): string {
  return path.map((_, i) => names.label(path.slice(0, i + 1))).join(', ')
}

function valueText(path: EditionPath, value: unknown, { names, form }: Known): string {
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) return `${value.length}`
  if (typeof value === 'object' && value !== null) return '…'
  if (value === undefined) return '–'
  return fieldAt(form, path)?.kind === 'whole' ? String(value) : names.value(path, value)
}
