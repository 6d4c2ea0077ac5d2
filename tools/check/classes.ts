/*
 * Classes in style sheets and in code. A class of a sheet that no code names styles nothing; a class in code that neither a
 * sheet nor a selector names does nothing. Names that are put together, `ground-${kind}`, stand for all that begin so.
 */
import type { SourceFile } from './sources.ts'

const SHEETS = /^(apps\/web\/src|games\/[^/]+\/board)\/.*\.css$/
const CODE = /^(apps\/web\/(src|vite)|games\/[^/]+\/board|packages\/board-kit\/src)\/.*\.tsx?$/
const TESTS = /^(apps\/web\/test|games\/[^/]+\/test)\/.*\.tsx?$/
/** The roots of pages and games, which the build sets sheets under. */
const ROOTS = /^(page|game)-/
/** Sentences for people. */
const PROSE = /\/(texts|i18n)\//

export function classFaults(files: readonly SourceFile[]): string[] {
  const sheets = files.filter(({ path }) => SHEETS.test(path))
  const code = files.filter(({ path }) => CODE.test(path) && !PROSE.test(path))
  const tests = files.filter(({ path }) => TESTS.test(path))
  const named = new Map(code.map((file) => [file, namesIn(file.text)]))
  const styled = new Set(sheets.flatMap(({ text }) => [...classesOfSheet(text)]))
  const selected = new Set([...code, ...tests].flatMap(({ text }) => [...classesOfSelectors(text)]))
  return [
    ...sheets.flatMap(({ path, text }) => {
      const users = code.filter((file) => mayUse(file.path, path)).flatMap((file) => named.get(file) ?? [])
      return [...classesOfSheet(text)]
        .filter((name) => !users.some((names) => isNamed(name, names)))
        .map((name) => `${path}: .${name} is named by no code`)
    }),
    ...code.flatMap(({ path, text }) =>
      [...classesOfElements(text)]
        .filter((name) => !styled.has(name) && !selected.has(name) && !ROOTS.test(name))
        .map((name) => `${path}: the class ${name} is in no sheet and no selector`),
    ),
  ]
}

/** The sheets of a game are about its own elements, and about those of the page around it. */
function mayUse(code: string, sheet: string): boolean {
  const [game] = /^games\/[^/]+\//.exec(sheet) ?? []
  return game === undefined || !code.startsWith('games/') || code.startsWith(game)
}

export function classesOfSheet(text: string): ReadonlySet<string> {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"/g, '""')
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector)
  return new Set(selectors.filter((selector) => !selector.includes('@import')).flatMap(classesOf))
}

function classesOf(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
}

interface Names {
  readonly whole: ReadonlySet<string>
  /** What names begin with that are put together. */
  readonly beginnings: readonly string[]
}

function isNamed(name: string, { whole, beginnings }: Names): boolean {
  return whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning) && name !== beginning)
}

/** All that stands as a word in a string. */
export function namesIn(text: string): Names {
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  for (const literal of literalsIn(text)) {
    for (const word of literal.split(/\s+/)) {
      const [beginning, more] = word.split('\0')
      if (beginning === undefined || !/^[a-zA-Z][\w-]*$/.test(beginning)) continue
      if (more === undefined) whole.add(beginning)
      else if (beginning.length > 1) beginnings.add(beginning)
    }
  }
  return { whole, beginnings: [...beginnings] }
}

/** The strings of a source, what is put in replaced by a zero character; and the strings in what is put in. */
function literalsIn(text: string): readonly string[] {
  const found: string[] = []
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  for (const [, single, double] of bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)) {
    found.push(single ?? double ?? '')
  }
  for (const [, template = ''] of bare.matchAll(
    /`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`/g,
  )) {
    found.push(template.replaceAll(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g, '\0'))
    for (const [, inner = ''] of template.matchAll(/\$\{[^{}`]*`([^`]*)`/g)) {
      found.push(inner.replaceAll(/\$\{[^{}]*\}/g, '\0'))
    }
  }
  return found
}

/** What stands in `class="…"`, as far as it stands there literally. */
export function classesOfElements(text: string): ReadonlySet<string> {
  const values = [...text.matchAll(/\bclass=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
  const words = values.flatMap(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\S*\$\{(?:[^{}]|\{[^{}]*\})*\}\S*/g, ' ').split(/\s+/),
  )
  return new Set(words.filter((word) => /^[a-zA-Z][\w-]*$/.test(word)))
}

/** The classes in the selectors that code looks for. */
function classesOfSelectors(text: string): ReadonlySet<string> {
  return new Set(literalsIn(text).flatMap(classesOf))
}
