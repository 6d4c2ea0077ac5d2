/*
 * French sets its double signs off by spaces at which a line must not break: a narrow one before ; ! ? and inside « »,
 * a full one before a colon. They are written in the texts themselves, where nobody can see them: so they are checked.
 */
import type { SourceFile } from './sources.ts'

/** What is wrong: the sign, and the space it wants. */
const WRONG: readonly (readonly [RegExp, string])[] = [
  [/(?<!\u202f)[;!?»]/u, 'wants U+202F (narrow no-break space) before ; ! ? »'],
  [/«(?!\u202f)/u, 'wants U+202F (narrow no-break space) after «'],
  [/[ \u202f]:|[\p{L}\d)»]:(?=\s|$)/u, 'wants U+00A0 (no-break space) before a colon'],
]

/** The first thing that is wrong with a piece of French text; undefined if nothing is. */
export function frenchFault(text: string): string | undefined {
  return WRONG.find(([sign]) => sign.test(text))?.[1]
}

export function isFrench(path: string): boolean {
  return /^((packages|apps)\/[\w-]+\/src|games\/[\w-]+)\/(.*\/)?fr(\.ts$|\/)/.test(path)
}

/** All text in a source file: strings, and the pieces of templates. It knows of no regular expression with a quote in it. */
export function textsIn(source: string): { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = []
  /** Where a template goes on after its `${ }`: by how many braces are open inside. */
  const open: number[] = []
  let line = 1
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[`{}]|\n/gu
  const template = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/uy
  const piece = (from: number) => {
    template.lastIndex = from
    const [all = '', text = '', end] = template.exec(source) ?? []
    found.push({ line, text })
    line += all.split('\n').length - 1
    if (end === '${') open.push(0)
    tokens.lastIndex = from + all.length
  }
  for (let token = tokens.exec(source); token !== null; token = tokens.exec(source)) {
    const [text] = token
    if (text === '`') piece(tokens.lastIndex)
    else if (text === '}' && open.at(-1) === 0) {
      open.pop()
      piece(tokens.lastIndex)
    } else if (text === '{' || text === '}') {
      const depth = open.pop()
      if (depth !== undefined) open.push(depth + (text === '{' ? 1 : -1))
    } else if (/^['"]/.test(text)) found.push({ line, text: text.slice(1, -1) })
    line += text.split('\n').length - 1
  }
  return found
}

export function frenchFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isFrench(path))
    .flatMap((file) =>
      textsIn(file.text).flatMap(({ line, text }) => {
        const fault = frenchFault(text)
        return fault === undefined ? [] : [`${file.path}:${line} ${fault}: ${text}`]
      }),
    )
}
