/* Relative links and pictures in Markdown files, and whether what they point to is there. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { find, ROOT, read } from './sources.ts'

/** All Markdown files of the repository, those in hidden folders too. */
export function markdownFiles(): string[] {
  return ['*.md', '.github/**/*.md', '{apps,deploy,docs,examples,games,packages,tools}/**/*.md'].flatMap(find)
}

export function linkFaults(paths: readonly string[]): string[] {
  return paths.flatMap((path) => faultsOf(path, read(path)))
}

function faultsOf(path: string, text: string): string[] {
  return linksIn(text).flatMap((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : join(dirname(path), decodeURIComponent(file)).replaceAll('\\', '/')
    if (!existsSync(join(ROOT, target))) return [`${path}: ${link} points to nothing`]
    if (anchor === undefined || !target.endsWith('.md')) return []
    const content = target === path ? text : read(target)
    return anchorsIn(content).includes(anchor) ? [] : [`${path}: ${target} has no heading for ${link}`]
  })
}

/** Where Markdown links, pictures, references and HTML point to, without other sites and without code. */
export function linksIn(text: string): string[] {
  const plain = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [/\]\(\s*<?([^)\s>]+)/g, /^\[[^\]]+\]:\s*<?([^\s>]+)/gm, /\b(?:src|href)="([^"]+)"/g]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .flatMap(([, link]) => (link === undefined || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(link) ? [] : [link]))
}

/** The anchors that GitHub makes of the headings. */
export function anchorsIn(text: string): string[] {
  const seen = new Map<string, number>()
  return [...text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').matchAll(/^#+ +(.+?) *#*$/gm)].map(([, title = '']) => {
    const anchor = title
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
    const times = seen.get(anchor) ?? 0
    seen.set(anchor, times + 1)
    return times === 0 ? anchor : `${anchor}-${times}`
  })
}
