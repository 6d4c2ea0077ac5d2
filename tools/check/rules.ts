/* Every numbered rule of a game has a place in the code and a test that names it. */
import { find, read } from './sources.ts'

export function ruleFaults(): string[] {
  return find('games/*/RULES.md').flatMap((file) => {
    const home = file.replace('/RULES.md', '')
    const join = (pattern: string) => find(`${home}/${pattern}`).map(read).join('\n')
    return faultsOfGame(home, read(file), join('rules/**/*.ts'), join('test/rules/**/*.test.ts'))
  })
}

export function faultsOfGame(home: string, rules: string, sources: string, tests: string): string[] {
  const listed = [...rules.matchAll(/^\| (\d+\.\d+) \|/gm)].flatMap((match) => match[1] ?? [])
  const known = new Set(listed)
  const inCode = numbersIn(sources)
  const tested = new Set(titles(tests).flatMap((title) => [...numbersIn(title)]))
  return [
    ...(listed.length === 0 ? [`${home}/RULES.md lists no rule`] : []),
    ...listed.filter((rule) => !inCode.has(rule)).map((rule) => `${home}: rule ${rule} has no place in rules/`),
    ...listed.filter((rule) => !tested.has(rule)).map((rule) => `${home}: rule ${rule} has no test that names it`),
    ...[...tested]
      .filter((rule) => !known.has(rule))
      .map((rule) => `${home}: a test names rule ${rule}, which RULES.md lacks`),
  ]
}

function numbersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)/g)].flatMap((match) => match[1] ?? []))
}

/** The titles of tests: the first argument of test('…') or test.each(…)('…'). */
function titles(tests: string): string[] {
  return [...tests.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)].flatMap(
    (match) => match[2] ?? [],
  )
}
