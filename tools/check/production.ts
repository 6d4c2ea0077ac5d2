/*
 * What `npm ci --omit=dev` installs, read from the lock file alone: the packages that are reached from the root or from a
 * workspace without a dev dependency. The peers of the benchmark and the tools for tests and builds must not be among them.
 */

interface LockedPackage {
  readonly link?: boolean
  readonly resolved?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** For each installed package, by its path, the path of the one that needs it; the root and workspaces by their folder. */
export function productionPackages(packages: LockedPackages): ReadonlyMap<string, string> {
  const neededBy = new Map<string, string>()
  const open = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
  for (const path of open) neededBy.set(path, '')
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const name of needsOf(packages[path] ?? {})) {
      const found = locate(packages, path, name)
      if (found === undefined || neededBy.has(found)) continue
      neededBy.set(found, path)
      open.push(found)
    }
  }
  return neededBy
}

/** Forbidden packages of a production install, each with the way that leads to it. */
export function productionFaults(packages: LockedPackages, forbidden: ReadonlySet<string>): string[] {
  const neededBy = productionPackages(packages)
  const wayTo = (path: string): string[] => (path === '' ? [] : [...wayTo(neededBy.get(path) ?? ''), nameOf(path)])
  return [...neededBy.keys()].flatMap((path) =>
    forbidden.has(nameOf(path)) ? [`a production install has ${wayTo(path).join(' → ')}`] : [],
  )
}

function needsOf(from: LockedPackage): string[] {
  const peers = Object.keys(from.peerDependencies ?? {}).filter((name) => !from.peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(from.dependencies ?? {}), ...Object.keys(from.optionalDependencies ?? {}), ...peers]
}

/** As Node looks for it: in the node_modules of this folder, then of the one above. A link leads to its workspace. */
function locate(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const found = packages[path]
    if (found !== undefined) return found.link === true ? found.resolved : path
    if (folder === '') return undefined
  }
}

function nameOf(path: string): string {
  return path.includes('node_modules/') ? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) : path
}
