/* Asks the database which of the touched rows and unique fields exist. */
import { columnsOf, type Step, type Value } from '../steps.ts'
import type { Name } from '../store.ts'
import { quoted, same, stored, typeOf } from './columns.ts'
import { idOf, type Known, keyBefore, keyIn, uniqueOf } from './plan.ts'
import type { Statement } from './statement.ts'

interface Question {
  readonly collection: Name
  readonly what: 'key' | 'unique'
  /** Each once, by its id. */
  readonly sought: Map<string, readonly Value[]>
}

export interface Probe {
  /** Answers rows of two numbers: which question, and which of its values exists (from 1). */
  readonly statement: Statement
  known(rows: readonly { readonly question: number; readonly taken: string }[]): Known
}

export function probeOf(callers: readonly (readonly Step[])[]): Probe {
  const questions = [...questionsOf(callers.flat()).values()]
  const values: unknown[] = []
  const texts = questions.map(({ collection, what, sought }, i) => {
    const columns = columnsOf(collection)[what]
    const arrays = columns.map((column, j) => {
      const place = values.push([...sought.values()].map((one) => stored(one[j] ?? null)))
      return `$${place}::${typeOf(column)}[]`
    })
    const rows = `unnest(${arrays.join(', ')}) WITH ORDINALITY AS u(${quoted(columns)}, "at")`
    return `SELECT ${i} AS question, u."at" AS taken FROM ${rows} JOIN "${collection}" AS t ON ${same(columns, 't', 'u')}`
  })
  return {
    statement: { text: texts.join(' UNION ALL '), values },
    known: (rows) => {
      const ids = questions.map(({ sought }) => [...sought.keys()])
      return new Set(rows.flatMap(({ question, taken }) => ids[question]?.[Number(taken) - 1] ?? []))
    },
  }
}

function questionsOf(steps: readonly Step[]): Map<string, Question> {
  const questions = new Map<string, Question>()
  const ask = (collection: Name, what: Question['what'], values: readonly Value[] | undefined): void => {
    if (values === undefined) return
    const question = questions.get(`${collection} ${what}`) ?? { collection, what, sought: new Map() }
    question.sought.set(idOf(collection, what, values), values)
    questions.set(`${collection} ${what}`, question)
  }
  for (const { collection, kind, values } of steps) {
    const key = keyIn(collection, values)
    ask(collection, 'key', key)
    if (kind === 'insert') ask(collection, 'key', keyBefore(collection, key))
    if (kind === 'insert' || kind === 'put') ask(collection, 'unique', uniqueOf(collection, values))
  }
  return questions
}
