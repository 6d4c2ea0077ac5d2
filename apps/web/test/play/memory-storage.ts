/* A browser's storage in memory. Several tabs can share one; it can be full. */
import type { ShelfStorage } from '../../src/play/shelf.ts'

export interface MemoryStorage extends ShelfStorage {
  /** How many characters fit, names included. */
  capacity: number
  keys(): string[]
}

export function memoryStorage(): MemoryStorage {
  const kept = new Map<string, string>()
  return {
    capacity: Number.POSITIVE_INFINITY,
    get length() {
      return kept.size
    },
    key: (i) => [...kept.keys()][i] ?? null,
    keys: () => [...kept.keys()],
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const others = [...kept].filter(([name]) => name !== key)
      const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
      if (used + key.length + value.length > this.capacity) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key),
  }
}
