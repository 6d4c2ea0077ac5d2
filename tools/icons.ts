/*
 * node tools/icons.ts: copies the icons we use from the game-icons set (CC BY 3.0, see /credits) into modules of
 * paths, one per part of the site, so that a page loads only its own. Add a name below and run it again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/sources.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const SETS: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/design/icons/game-icons.ts': ['cog', 'wax-seal'],
  'apps/web/src/design/icons/province-icons.ts': [
    'wyvern',
    'peace-dove',
    'double-fish',
    'snake',
    'fox',
    'eagle-emblem',
  ],
  'games/merlin/board/art/icons.ts': [
    'broadsword',
    'jeweled-chalice',
    'pointy-hat',
    'wizard-staff',
    'shiny-apple',
    'white-tower',
    'house',
    'large-dress',
    'shield',
    'flying-flag',
    'flat-hammer',
    'visored-helm',
    'scroll-unfurled',
    'wax-seal',
    'hood',
    'peaks',
    'pine-tree',
    'waves',
    'cycle',
    'laurels',
    'stone-block',
    'walk',
    'scales',
    'meeple',
    'round-table',
    'tower-flag',
    'quill-ink',
    'queen-crown',
    'dragon-head',
    'peace-dove',
    'flatfish',
    'snake',
    'fox-head',
    'eagle-emblem',
  ],
  'apps/web/src/pages/style/card-icons.ts': ['visored-helm', 'broadsword', 'shield'],
}

function pathsOf(set: IconSet, name: string): string {
  const body = set.icons[name]?.body
  if (body === undefined) throw new Error(`game-icons has no "${name}"`)
  const paths = [...body.matchAll(/<path[^>]*\bd="([^"]+)"[^>]*\/>/g)]
  const rest = paths.reduce((left, [whole]) => left.replace(whole, ''), body)
  // Anything but paths would be lost silently.
  if (rest !== '') throw new Error(`"${name}" is more than paths: ${rest}`)
  return paths.flatMap(([, d]) => d ?? []).join('')
}

/** A large set: a tenth of 512 is finer than anybody sees. */
const COARSE: readonly string[] = ['games/merlin/board/art/icons.ts']

function coarsely(path: string): string {
  const token = /[\s,]*([a-z]|-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?)/iy
  const flag = /[\s,]*([01])/y
  let text = ''
  let command = ''
  let count = 0
  for (let at = 0; at < path.length; ) {
    // The two flags of an arc may have no separator.
    const isFlag = command.toLowerCase() === 'a' && (count % 7 === 3 || count % 7 === 4)
    const pattern = isFlag ? flag : token
    pattern.lastIndex = at
    const found = pattern.exec(path)?.[1]
    if (found === undefined) throw new Error(`cannot read a path at ${at}: ${path.slice(at, at + 20)}`)
    at = pattern.lastIndex
    if (/[a-z]/i.test(found) && !isFlag && !/\d/.test(found)) {
      text += found
      command = found
      count = 0
      continue
    }
    const short = String(Math.round(Number(found) * 10) / 10).replace(/^(-?)0\./, '$1.')
    text += count > 0 && !short.startsWith('-') ? ` ${short}` : short
    count += 1
  }
  return text
}

const set: IconSet = JSON.parse(readFileSync(join(ROOT, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))
for (const [file, names] of Object.entries(SETS)) {
  const shown = COARSE.includes(file) ? coarsely : (path: string) => path
  const lines = names.map((name) => `  '${name}':\n    '${shown(pathsOf(set, name))}',`)
  const text = [
    '// Made by tools/icons.ts from game-icons.net (CC BY 3.0). 512 × 512.',
    'export const ICONS = {',
    ...lines,
    '} as const',
    '',
  ].join('\n')
  writeFileSync(join(ROOT, file), text)
  console.log(`${file}: ${names.length} icons, ${text.length} bytes`)
}
