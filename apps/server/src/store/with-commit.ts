import type { Store } from './store.ts'

/** The same store with another `commit`. */
export function withCommit(store: Store, commit: Store['commit']): Store {
  return {
    commit,
    get: (name, ...key) => store.get(name, ...key),
    list: (name, prefix, page) => store.list(name, prefix, page),
    find: (name, field, value, page) => store.find(name, field, value, page),
    upTo: (name, field, most, page) => store.upTo(name, field, most, page),
    backup: (file) => store.backup(file),
    close: () => store.close(),
  }
}
