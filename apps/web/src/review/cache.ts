/*
 * Reviews that were computed on this device, so that none is computed twice. A browser that forbids the storage, or has no room,
 * computes again.
 */
import type { ReviewData } from './data.ts'

/** The oldest go first. A review has 100 to 400 kB. */
const MOST = 24
const NAME = 'logres-reviews'
const STORE = 'reviews'

interface Kept {
  readonly key: string
  readonly at: number
  readonly data: ReviewData
}

export async function readReview(key: string): Promise<ReviewData | undefined> {
  try {
    const store = (await open()).transaction(STORE).objectStore(STORE)
    const kept: Kept | undefined = await resultOf(store.get(key))
    return kept?.data
  } catch {
    return undefined
  }
}

export async function keepReview(key: string, data: ReviewData, at: number): Promise<void> {
  try {
    const store = (await open()).transaction(STORE, 'readwrite').objectStore(STORE)
    const kept: Kept = { key, at, data }
    await resultOf(store.put(kept))
    const keys = await resultOf(store.index('at').getAllKeys())
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(old)
  } catch {
    // It is computed again next time.
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at')
  }
  return resultOf(request)
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
