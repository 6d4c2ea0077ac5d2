/* The light or dark theme, by the device's setting or as chosen. public/theme.js applies it before the first paint. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

function storedTheme(): Theme {
  const theme = readStored('theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const current = signal<Theme>(storedTheme())
export const theme: ReadonlySignal<Theme> = current

export function chooseTheme(wanted: Theme): void {
  applyTheme(wanted)
  markPending('theme')
}

/** Applies and stores a value, chosen here or in another browser. */
export function applyTheme(wanted: Theme): void {
  current.value = wanted
  writeStored('theme', wanted === 'system' ? undefined : wanted)
  if (wanted === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = wanted
}

/** Toggles light and dark; goes back to `system` when that gives the wanted theme. */
export function toggleTheme(): void {
  const isDeviceDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = current.value === 'dark' || (current.value === 'system' && isDeviceDark)
  const wanted = isDark ? 'light' : 'dark'
  chooseTheme((wanted === 'dark') === isDeviceDark ? 'system' : wanted)
}
