/* Which values of an edition differ from ours, in words: for its page, a table and a match. */
import { type EditionPath, type EditionTexts, lang } from '@logres/board-kit'
import type { NamedEdition } from '@logres/manifest'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { manifestOf } from '../../games.ts'
import { texts, textsReady } from './texts.ts'
import { differences, valueAt } from './values.ts'

interface Known {
  readonly names: EditionTexts
  readonly standard: NamedEdition
  /** The parts of an edition by the rule about them. */
  readonly ruleOf: ReadonlyMap<unknown, string>
}

async function load(game: string): Promise<Known | undefined> {
  const { editions, editionForm } = manifestOf(game)
  const [found, form] = await Promise.all([editions?.(), editionForm?.(), textsReady()])
  if (found === undefined || form === undefined) return undefined
  return {
    names: await form.texts(lang.value),
    standard: found.standard,
    ruleOf: new Map(form.parts.map(({ name, rule }) => [name, rule])),
  }
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
  const { names, standard, ruleOf } = known.value
  const t = texts()
  const isOfRule = rule !== undefined && [...ruleOf.values()].includes(rule)
  if (rule !== undefined && !isOfRule && !isWholeShown) return null
  const all = differences(standard, { ...standard, ...edition }).filter(
    ([part]) => part !== 'name' && (!isOfRule || ruleOf.get(part) === rule),
  )
  return (
    <section class="edition-differences">
      <p>{t.same(all.length)}</p>
      <ul>
        {all.slice(0, MOST_SHOWN).map((path) => (
          <li key={path.join('/')}>
            {whereText(path, names)}: {valueText(path, valueAt(standard, path), names)} →{' '}
            {valueText(path, valueAt(edition, path), names)}
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

function valueText(path: EditionPath, value: unknown, names: EditionTexts): string {
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) return `${value.length}`
  if (typeof value === 'object' && value !== null) return '…'
  if (value === undefined) return '–'
  if (typeof value === 'number' && ['count', 'crowns', 'points'].includes(String(path.at(-1)))) return String(value)
  return names.value(path, value)
}
