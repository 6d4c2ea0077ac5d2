/*
 * Which parts of the games are built for whom: pages need no minds and no terminals, the workers in which bots think and reviews
 * are computed need rules, minds and findings only. Everything else that a manifest can load would be built and cached for nothing, or twice.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { GAME_FILES, type GameFiles, ROOT } from './game-files.ts'

const MANIFESTS = /[/]catalogue[/]src[/]manifests\.ts$/

export function botWorkerGames(): Plugin {
  return {
    name: 'logres-bot-worker-games',
    enforce: 'pre',
    load(id) {
      if (!MANIFESTS.test(id.replaceAll('\\', '/'))) return undefined
      return `export const MANIFESTS = [${GAME_FILES.map(entryOf).join()}]
        export const LISTED = MANIFESTS
        export const findManifest = (id) => MANIFESTS.find((manifest) => manifest.id === id)`
    },
  }
}

function entryOf({ manifest: { id, machineOptions, mind, findings }, rules }: GameFiles): string {
  const from = (path: string) => JSON.stringify(join(ROOT, path).replaceAll('\\', '/'))
  const minded =
    mind === undefined ? '' : `, mind: async () => (await import(${from(`games/${id}/mind/index.ts`)})).mind`
  const found =
    findings === undefined
      ? ''
      : `, findings: async () => (await import(${from(`games/${id}/review/findings.ts`)})).findReview`
  return `{
    id: ${JSON.stringify(id)},
    machineOptions: ${JSON.stringify(machineOptions)},
    rules: async () => (await import(${from(rules)})).rules
    ${minded}
    ${found}
  }`
}

/** For the pages: a manifest loads nothing in place of its mind and its terminal. */
export function withoutMinds(): Plugin {
  const UNUSED = '\0unused-part'
  return {
    name: 'logres-without-minds',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      /[/]games[/][^/]+[/]manifest\.ts$/.test(importer.replaceAll('\\', '/')) &&
      /^\.[/](mind[/]|terminal[/]|review[/]findings)/.test(source)
        ? UNUSED
        : undefined,
    load: (id) =>
      id === UNUSED ? 'export const mind = undefined, terminal = undefined, findReview = undefined' : undefined,
  }
}
