/* Local storage under a prefix. Storage may be forbidden or full: then nothing is stored, and nothing breaks. */
const PREFIX = 'logres:'

export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // Not stored; the page works without it.
  }
}
