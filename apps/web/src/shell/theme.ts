/* Vellum by day, the same page by candle: as the device says, or as was chosen here. public/theme.js does it before the first paint. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { keep, kept } from '../local-storage.ts'
import { chosen } from '../pending-settings.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

function keptTheme(): Theme {
  const theme = kept('theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const current = signal<Theme>(keptTheme())
export const theme: ReadonlySignal<Theme> = current

export function chooseTheme(wanted: Theme): void {
  takeTheme(wanted)
  chosen('theme')
}

/** As it was chosen, here or elsewhere. */
export function takeTheme(wanted: Theme): void {
  current.value = wanted
  keep('theme', wanted === 'system' ? undefined : wanted)
  if (wanted === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = wanted
}

/** The other one than is seen now; and back to the device's when that is the same. */
export function turnTheme(): void {
  const isDeviceDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = current.value === 'dark' || (current.value === 'system' && isDeviceDark)
  const wanted = isDark ? 'light' : 'dark'
  chooseTheme((wanted === 'dark') === isDeviceDark ? 'system' : wanted)
}
